//! What the app thinks of a Skill Test: the chance of each number of successes, and the way to the one that is wanted.

use super::advice::AdviceView;
use super::advised::Turned;
use super::think::Thought;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::state::State;
use crate::games::champions::odds::advice::{Advice, Advised};
use crate::games::champions::odds::skill_test::{Reroll, RolledTest, SkillTest};
use crate::games::champions::sheet::draft::{Draft, Ready, Stage, Trial};
use crate::games::champions::sheet::{exam, question};
use crate::games::champions::views::fight_words::{percent, percent_in_row, whole_percent};
use crate::games::champions::views::paid::Paid;
use crate::kernel::line::Line;
use crate::ui::texts::say;
use crate::words::champions as keys;

/// Thinks about a test.
pub fn think(state: &State, draft: &Draft, trial: &Trial, stage: Stage) -> Option<Thought> {
    match stage {
        Stage::Before => Some(Thought::Chances(chances(state, draft)?)),
        Stage::Rolled => rolled(state, draft, trial),
        Stage::Who | Stage::Rolling | Stage::Foe | Stage::Again | Stage::Told => Some(Thought::Thinking),
    }
}

/// The most successes asked about.
const MOST: u8 = 6;

/// The chances of a test before its roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances {
    /// Of at least 1 to 6 successes, with the Ki one is ready to spend.
    pub of: Vec<(String, u8)>,
    /// How much Ki one can be ready to spend, each with its chance of the target, and the place of the chosen one.
    pub ki: Option<(Vec<String>, usize)>,
    /// Whether Deception can be used.
    pub deception: Option<Ready>,
}

fn chance(state: &State, draft: &Draft, target: u8, ki: u8) -> Option<f64> {
    let form = exam::question(state, draft, target, ki)?;
    Some(SkillTest::new(&form).ok()?.chance().success)
}

fn chances(state: &State, draft: &Draft) -> Option<Chances> {
    let target = draft.trial()?.target;
    let left = exam::ki(state, draft).min(4);
    let ready = draft.ready_ki.unwrap_or(left).min(left);
    let of = (1..=MOST).map(|target| chance(state, draft, target, ready));
    let of = of.map(|share| share.map(|share| (percent(share), whole_percent(share)))).collect::<Option<_>>()?;
    let each: Vec<String> =
        (0..=left).map(|ki| chance(state, draft, target, ki).map(percent_in_row)).collect::<Option<_>>()?;
    let honest = question::may_deceive(state, draft, None);
    Some(Chances {
        of,
        ki: (left > 0).then_some((each, ready.into())),
        deception: honest.then_some(draft.ready_deception),
    })
}

fn rolled(state: &State, draft: &Draft, trial: &Trial) -> Option<Thought> {
    if draft.hand.deception.is_some() || draft.hand.void.is_some() {
        return Some(Thought::Stop);
    }
    let left = exam::ki(state, draft);
    let asked = RolledTest::new(&exam::question(state, draft, trial.target, left)?).ok()?;
    let now = exam::resolution(state, draft)?.ok()?.successes;
    if now >= trial.target {
        return Some(Thought::Stop);
    }
    let paid = Paid::by(draft.actor());
    let mut view = AdviceView { paid, ..AdviceView::blank() };
    view.from = percent(0.0);
    view.about = say(Line::new(keys::FIGHT_FOR_SUCCESSES).with("target", i16::from(trial.target)));
    let rolled = draft.hand.roll.whole()?;
    if let Some(Reroll { dice, one, all }) = asked.reroll() {
        view.to = percent(all);
        view.shares = Some((whole_percent(one), whole_percent(all)));
        view.rerolls(&rolled, &dice, (paid, left));
        let said = deception(state, draft, trial).into_iter().chain(paid.with_this(one, all, left));
        view.why = said.collect::<Vec<_>>().join(" ");
        return Some(Thought::Better(view));
    }
    match asked.advice() {
        Advised { value, advice: Advice::Settle(end) } if value > 0.5 => {
            view.to = percent(value);
            view.shares = Some((whole_percent(value), whole_percent(value)));
            let harmony = if end.harmony { Harmony::Used } else { Harmony::Unused };
            let turned = Turned { deception: end.deception, void: end.void.as_ref(), harmony };
            let then = say(Line::new(keys::FIGHT_SUCCESSES).with("count", i16::from(trial.target)));
            view.turns(&rolled, turned, then);
            Some(Thought::Better(view))
        }
        Advised { .. } => Some(Thought::Stop),
    }
}

/// That Deception passes the test without a die rolled again.
fn deception(state: &State, draft: &Draft, trial: &Trial) -> Option<String> {
    let end = exam::deception_does(state, draft, trial.target)?;
    Some(say(if end.void.is_some() { keys::FIGHT_DECEPTION_AND_CALL } else { keys::FIGHT_DECEPTION_DOES }))
}
