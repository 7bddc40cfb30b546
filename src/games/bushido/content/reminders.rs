//! When a trait that the app does not compute is to be remembered (BU-TRT, marked R; BU-APP-3).

use super::super::rules::traits::Traits;

/// A moment at which players are reminded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// A model chooses an action, or moves.
    Acting,
    /// An exchange is declared, before the split.
    Exchange,
    /// A Ranged Attack is declared.
    Shot,
    /// The Starting Phase.
    Starting,
    /// The End Phase.
    Ending,
}
crate::small!(Moment: Acting, Exchange, Shot, Starting, Ending);

/// Every trait the table has to keep in mind, and when.
pub const REMINDERS: [(&str, &[Moment]); 36] = {
    use Moment::{Acting, Ending, Exchange, Shot, Starting};
    [
        ("Agile", &[Acting]),
        ("Aloof", &[Acting]),
        ("Aware", &[Exchange, Shot]),
        ("Banzai!", &[Exchange]),
        ("Bear Stands Alone", &[Exchange]),
        ("Blood of Orochi", &[Starting]),
        ("Bodyguard", &[Exchange, Shot]),
        ("Booted", &[Acting]),
        ("Camouflage", &[Shot]),
        ("Cavalry", &[Acting]),
        ("Channel", &[Acting]),
        ("Cloudwalk", &[Acting]),
        ("Command", &[Acting]),
        ("Co-ordinated Attack", &[Exchange]),
        ("Construct", &[Acting]),
        ("Cultist", &[Acting]),
        ("Disguise", &[Acting]),
        ("Evasive", &[Exchange, Shot]),
        ("Group", &[Acting]),
        ("Heal", &[Acting]),
        ("Insignificant", &[Acting]),
        ("Intangible", &[Acting]),
        ("Intimidate", &[Starting]),
        ("Leech", &[Acting]),
        ("Lightfooted", &[Acting]),
        ("Oni Rage", &[Starting]),
        ("Order", &[Acting]),
        ("Pack", &[Acting]),
        ("Protected", &[Exchange, Shot]),
        ("Rise", &[Exchange, Ending]),
        ("Sacrifice", &[Exchange, Shot]),
        ("Sixth Sense", &[Exchange, Shot]),
        ("Split Attack", &[Exchange]),
        ("Strategy", &[Starting]),
        ("Stupid", &[Acting]),
        ("Unstable", &[Acting]),
    ]
};

/// The traits of a card to be remembered at a moment, as the card prints them.
pub fn reminders(printed: &[String], moment: Moment) -> Vec<String> {
    let due = |text: &&String| {
        let one = Traits::default().with(std::slice::from_ref(*text));
        REMINDERS.iter().any(|(name, moments)| moments.contains(&moment) && one.has(name))
    };
    printed.iter().filter(due).cloned().collect()
}
