//! What the dice say to ears: whose throw lies and what it shows, and what it all comes to.

use super::foot::{in_short, own_instruction};
use super::play::Play;
use crate::games::champions::combat::steps::Reason;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::ids::Who;
use crate::games::champions::sheet::draft::Stage;
use crate::games::champions::sheet::hand::Asking;
use crate::games::champions::text::steps;
use crate::games::champions::views::fight_words::{elements, short};
use crate::kernel::line::Line;
use crate::ui::feedback::feedback;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What there is to be heard.
#[derive(Clone, PartialEq)]
struct Heard {
    /// How many dice are still to be tapped in; nothing once they lie.
    left: Option<String>,
    /// The fighter's throw, once it lies whole.
    own: Option<String>,
    /// The Enemy's.
    foe: Option<String>,
    /// What comes of it.
    result: Option<String>,
}

impl Heard {
    fn now(play: Play) -> Self {
        Self { left: still_to_tap(play), own: own(play), foe: foe(play), result: in_short(play).map(say) }
    }

    /// What is new since `before`: a throw that has fallen, and what it comes to with it; before that, after each die that
    /// was tapped, how many are left.
    fn since(&self, before: &Self) -> String {
        let thrown = [(&self.own, &before.own), (&self.foe, &before.foe)];
        let fallen: Vec<&String> =
            thrown.into_iter().filter(|(now, before)| now != before).filter_map(|(now, _)| now.as_ref()).collect();
        let result = self.result.as_ref().filter(|_| !fallen.is_empty() || self.result != before.result);
        // What a throw begins with is read where the focus is.
        let tapped = self.left.as_ref().filter(|_| before.left.is_some() && self.left != before.left);
        fallen.into_iter().chain(tapped).chain(result).cloned().collect::<Vec<_>>().join(" ")
    }
}

/// Says every throw as soon as it lies, by whomever it was rolled, and the result whenever it changes.
pub fn follow(play: Play) {
    let feedback = feedback();
    let heard = Memo::new(move |_| Heard::now(play));
    Effect::new(move |before: Option<Heard>| {
        let now = heard.get();
        let said = before.map(|before| now.since(&before)).unwrap_or_default();
        if !said.is_empty() {
            feedback.announce(said);
        }
        now
    });
}

/// "2 more dice to tap", while the fighter's dice are asked for.
fn still_to_tap(play: Play) -> Option<String> {
    let stage = play.told(|facts| facts.stage);
    let asked = matches!(stage, Stage::Before | Stage::Rolling | Stage::Again);
    play.entered(|draft| {
        let plain = asked && draft.hand.asking == Asking::Nothing;
        plain.then(|| say(own_instruction(draft, stage)))
    })
}

/// "Ren rolls 2 Fire, Air and Void."
fn own(play: Play) -> Option<String> {
    let lies = play.told(|facts| !matches!(facts.stage, Stage::Who | Stage::Before | Stage::Told));
    play.entered(|draft| {
        let (actor, faces) = (draft.actor()?, draft.hand.roll.faces());
        let faces = faces.into_iter().collect::<Option<Vec<Element>>>().filter(|faces| lies && !faces.is_empty())?;
        let name = play.session.state(|state| short(state, actor.into()));
        Some(say(Line::new(keys::STEP_ROLLED).with("name", name).with("dice", elements(&faces))))
    })
}

/// "Zombie A rolls in all: 2 Offensive, 1 Defensive."
fn foe(play: Play) -> Option<String> {
    let total = play.told(|facts| facts.resolved().map(|known| known.enemy_hand.total()))?;
    let enemy = play.entered(|draft| draft.duel().and_then(|duel| duel.enemy))?;
    let totals = Reason::EnemyTotals { who: Who::Enemy(enemy), total };
    Some(say(play.session.state(|state| steps::reason(state, &totals))))
}
