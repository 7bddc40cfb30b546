//! What a reroll is paid with: a Champion's Ki, or an Ally's reroll tokens.

use super::fight_words::percent;
use crate::games::champions::model::ids::Actor;
use crate::kernel::line::{Key, Line};
use crate::views::sign::Sign;
use crate::words::champions as keys;
use crate::words::spoken::say;

/// What a reroll is paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paid {
    /// A Champion's Ki.
    Ki,
    /// An Ally's reroll tokens.
    Tokens,
}

impl Paid {
    /// What `actor` pays with.
    pub fn by(actor: Option<Actor>) -> Self {
        match actor {
            Some(Actor::Ally(_)) => Self::Tokens,
            Some(Actor::Champion(_)) | None => Self::Ki,
        }
    }

    fn choose(self, ki: Key, tokens: Key) -> Key {
        match self {
            Self::Ki => ki,
            Self::Tokens => tokens,
        }
    }

    /// "2 Ki", "2 rerolls".
    pub fn amount(self, count: u8) -> String {
        say(Line::new(self.choose(keys::FIGHT_KI, keys::FIGHT_TOKENS)).with("ki", i16::from(count)))
    }

    /// What the next reroll costs, and the most that what is promised for it may cost: "1 Ki", "1 to 3 Ki".
    pub fn up_to(self, most: u8) -> String {
        let key = self.choose(keys::FIGHT_KI_UP_TO, keys::FIGHT_TOKENS_UP_TO);
        if most > 1 { say(Line::new(key).with("most", i16::from(most))) } else { self.amount(1) }
    }

    /// The price of the next reroll beside what there is.
    pub fn one_of(self, left: u8) -> String {
        let key = if left == 0 {
            self.choose(keys::FIGHT_NO_KI, keys::FIGHT_NO_TOKEN)
        } else {
            self.choose(keys::FIGHT_FOCUS_OF, keys::FIGHT_TOKEN_OF)
        };
        say(Line::new(key).with("left", i16::from(left)))
    }

    /// The question how much one is ready to spend.
    pub fn ready(self) -> String {
        say(self.choose(keys::FIGHT_KI_READY, keys::FIGHT_TOKENS_READY))
    }

    /// The chance with the first reroll alone beside the chance with all `left`; nothing where more rerolls bring no more.
    pub fn with_this(self, one: f64, all: f64, left: u8) -> Option<String> {
        let (alone, together) = (percent(one), percent(all));
        let key = self.choose(keys::FIGHT_WITH_THIS, keys::FIGHT_WITH_THIS_TOKEN);
        let line = Line::new(key).with("one", alone.clone()).with("all", together.clone());
        (left > 1 && one < all && alone != together).then(|| say(line.with("ki", i16::from(left))))
    }

    /// The same for ears.
    pub fn with_both_ears(self) -> Key {
        self.choose(keys::FIGHT_METER_BOTH, keys::FIGHT_METER_BOTH_TOKENS)
    }

    /// The heading of the odds by what is spent.
    pub fn each(self) -> Key {
        self.choose(keys::ODDS_EACH_KI, keys::ODDS_EACH_TOKEN)
    }

    /// The row of what is spent on average.
    pub fn spent(self) -> Key {
        self.choose(keys::ODDS_ROW_KI, keys::ODDS_ROW_TOKENS)
    }

    /// Its sign.
    pub fn sign(self) -> Sign {
        match self {
            Self::Ki => Sign::Ki,
            Self::Tokens => Sign::Focus,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::model::ids::{AllyId, ChampionId};

    #[test]
    fn a_champion_pays_with_ki_and_an_ally_with_its_tokens() {
        let champion = Paid::by(Some(Actor::Champion(ChampionId::First)));
        let ally = Paid::by(Some(Actor::Ally(AllyId(1))));
        assert_eq!((champion.amount(1), champion.up_to(3)), ("1 Ki".to_owned(), "1 to 3 Ki".to_owned()));
        assert_eq!((ally.amount(1), ally.amount(0)), ("1 reroll".to_owned(), "0 rerolls".to_owned()));
        assert_eq!(ally.up_to(1), "1 reroll", "there is no more");
        assert!(!ally.one_of(0).contains("Ki") && ally.one_of(0) != ally.one_of(1));
    }

    #[test]
    fn the_chance_with_one_ki_is_named_only_where_more_ki_bring_more() {
        assert_eq!(Paid::Ki.with_this(0.64, 0.87, 3), Some("64% with this Ki, 87% with all 3.".to_owned()));
        assert_eq!(
            Paid::Ki.with_this(1.0, 0.9999, 5),
            None,
            "a plan may weigh something else against a ten-thousandth"
        );
        assert_eq!(Paid::Ki.with_this(0.641, 0.642, 5), None, "both are 64%");
        assert_eq!(Paid::Tokens.with_this(0.5, 0.5, 1), None);
    }
}
