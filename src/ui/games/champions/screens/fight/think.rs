//! What the app thinks of a Combat or test: the odds before the roll, and advice in the middle of it. Asked after the
//! screen has shown what was tapped, and before it draws what follows: what is thought is never of other dice than those
//! it stands beside.

use super::advice::{Act, AdviceView};
use super::advised::Turned;
use super::odds_card::{Headline, OddsView};
use super::play::Play;
use super::think_test::{self, Chances};
use crate::games::champions::combat::Resolution;
use crate::games::champions::dice::elemental::Hand;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::state::State;
use crate::games::champions::model::technique::Needs;
use crate::games::champions::odds::advice::{Advice, Advised, CombatEnd};
use crate::games::champions::odds::combat::{Combat, RolledCombat};
use crate::games::champions::odds::forms::{CombatForm, WeightsForm};
use crate::games::champions::odds::outcome::Odds;
use crate::games::champions::queries;
use crate::games::champions::sheet::adviser::{
    Added, Aim, Better, FreeStop, Measure, Wounds, added, better, given_up, lacks_one, measure,
};
use crate::games::champions::sheet::draft::{Draft, Ready, Stage};
use crate::games::champions::sheet::facts::Facts;
use crate::games::champions::sheet::usable::{self, What};
use crate::games::champions::sheet::{miniatures, purity, question};
use crate::games::champions::text::{advice, names};
use crate::games::champions::views::fight_words::{expected, percent, percent_in_row, short, whole_percent};
use crate::games::champions::views::paid::Paid;
use crate::kernel::line::{Key, Line};
use crate::ui::games::champions::goal::Goal;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Below this chance Wounds tell more.
const HARDLY: f64 = 0.05;
/// More Ki than this is not asked about one by one.
const MOST_KI: u8 = 4;

/// What the app thinks.
#[derive(Clone, Debug, PartialEq)]
pub enum Thought {
    /// It has not thought yet, or has nothing to think about.
    Thinking,
    /// Nothing: a card value is missing.
    Nothing,
    /// How it may come out.
    Odds(OddsView),
    /// How a test may come out.
    Chances(Chances),
    /// Something is better than to stop.
    Better(AdviceView),
    /// Nothing is.
    Stop,
}

impl Thought {
    /// The dice it advises to roll again.
    pub fn marks(&self) -> Vec<u8> {
        match self {
            Self::Better(AdviceView { act: Act::Reroll(dice), .. }) => dice.clone(),
            Self::Better(_) | Self::Thinking | Self::Nothing | Self::Odds(_) | Self::Chances(_) | Self::Stop => {
                Vec::new()
            }
        }
    }
}

/// Thinks about the sheet as it is now.
pub fn think(play: Play) {
    let Some(draft) = play.draft.try_get_untracked() else { return };
    let weights = untrack(|| play.weights().form());
    let facts = play.facts.get_untracked();
    let thought = play.session.glance(|state| {
        let thinker = Thinker { state, draft: &draft, facts: &facts, play };
        match (draft.trial(), facts.stage) {
            (Some(trial), stage) => think_test::think(state, &draft, trial, stage),
            (None, Stage::Before) => thinker.before(weights),
            (None, Stage::Rolled) => thinker.rolled(weights),
            (None, Stage::Told) => None,
            (None, Stage::Who | Stage::Rolling | Stage::Foe | Stage::Again) => Some(Thought::Thinking),
        }
    });
    play.priced.set(play.session.glance(|state| Thinker { state, draft: &draft, facts: &facts, play }.priced(weights)));
    play.thought.set(thought.unwrap_or(Thought::Nothing));
}

struct Thinker<'a> {
    state: &'a State,
    draft: &'a Draft,
    facts: &'a Facts,
    play: Play,
}

/// The two of a Combat: name and Life left.
struct Sides {
    enemy: (String, usize),
    fighter: (String, usize),
}

impl Thinker<'_> {
    fn sides(&self) -> Option<Sides> {
        let terms = self.draft.duel()?.terms()?;
        let side = |who: Who| {
            let life = usize::try_from(queries::gauge(self.state, who, Gauge::Life)?).ok()?;
            Some((short(self.state, who), life))
        };
        Some(Sides { enemy: side(Who::Enemy(terms.enemy))?, fighter: side(terms.fighter.into())? })
    }

    fn form(&self, weights: WeightsForm, ki: u8) -> Option<CombatForm> {
        let faces = self.play.enemy_faces();
        question::before(self.state, self.draft, self.facts.opened()?, (&faces, weights), ki)
    }

    /// The odds for every amount of Ki one can be ready to spend.
    fn before(&self, weights: WeightsForm) -> Option<Thought> {
        let sides = self.sides()?;
        let left = question::ki_left(self.state, self.draft).min(MOST_KI);
        let ready = self.draft.ready_ki.unwrap_or(left).min(left);
        let each = (0..=left).map(|ki| Some(Combat::new(&self.form(weights, ki)?).ok()?.odds()));
        let all: Vec<Odds> = each.collect::<Option<_>>()?;
        let (enemy, fighter) = (&sides.enemy, &sides.fighter);
        let purity = self.risk().zip(self.form(weights, ready)).and_then(|(risk, form)| purity::lost(risk, &form));
        let odds = &all[usize::from(ready)];
        let unit = self.draft.duel()?.terms().and_then(|terms| miniatures::lost(self.state, terms.enemy, &odds.dealt));
        let view = OddsView::of(odds, (&enemy.0, enemy.1), (&fighter.0, fighter.1));
        let mut view = view.with_miniatures(unit, &enemy.0).with_purity(purity, &fighter.0);
        let chances = match view.headline {
            Headline::Chance => all.iter().map(|odds| percent_in_row(odds.eliminates)).collect(),
            Headline::Wounds => all.iter().map(|odds| expected(&odds.dealt, enemy.1)).collect(),
            Headline::Unhurt => all.iter().map(|odds| percent_in_row(Aim::Unhurt.share(odds))).collect(),
        };
        view.ki = (left > 0).then_some((chances, ready.into()));
        let honest = question::may_deceive(self.state, self.draft, self.facts.opened());
        view.deception = honest.then_some(self.draft.ready_deception);
        Some(Thought::Odds(view))
    }

    /// What rerolls are paid with.
    fn paid(&self) -> Paid {
        Paid::by(self.draft.actor())
    }

    /// Purity at stake.
    fn risk(&self) -> Option<purity::Risk> {
        let terms = self.draft.duel()?.terms()?;
        purity::risk(self.state, terms.fighter, terms.enemy, self.draft.aftermath.corruption)
    }

    /// The question in the middle of the roll, as the players are ready for it.
    fn question(&self, weights: WeightsForm, ki: u8) -> Option<RolledCombat> {
        RolledCombat::new(&question::as_ready(self.draft, self.rolled_form(weights, ki)?)).ok()
    }

    /// The same where Deception may be had as well, whatever they said beforehand.
    fn deceiving(&self, weights: WeightsForm, ki: u8) -> Option<RolledCombat> {
        RolledCombat::new(&self.rolled_form(weights, ki)?).ok()
    }

    fn rolled_form(&self, weights: WeightsForm, ki: u8) -> Option<CombatForm> {
        let faces = self.play.enemy_faces();
        question::rolled(self.state, self.draft, self.facts.opened()?, (&faces, weights), ki)
    }

    /// What is better than to stop. Where something was turned already, that is what still can be had for nothing.
    fn rolled(&self, weights: WeightsForm) -> Option<Thought> {
        let now = self.facts.resolved()?;
        let turned = self.draft.hand.deception.is_some() || self.draft.hand.void.is_some();
        if turned {
            return Some(self.turned(weights, now).map_or(Thought::Stop, Thought::Better));
        }
        let left = question::ki_left(self.state, self.draft);
        let asked = self.question(weights, left)?;
        let free = self.free(weights)?;
        let rolled = self.draft.hand.roll.whole()?;
        let advised = asked.advice();
        if let Some((end, odds)) = self.deception_now(weights, advised.value) {
            let turned = self.turn(&Baseline::of(self, &free), &odds, (&end, &rolled));
            return Some(turned.map_or(Thought::Stop, Thought::Better));
        }
        let turned = match advised.advice {
            // What the players are after before all else is certain for nothing: no die is worth a Ki then.
            Advice::Reroll { .. } if self.goal().aims_at_one_thing() && self.aim().is_certain(&free.odds) => {
                self.turn(&Baseline::lying(self, now), &free.odds, (&free.end, &rolled))
            }
            Advice::Reroll { dice } => Some(self.reroll(weights, &free, (left, &asked), &dice)?),
            Advice::Settle(end) if end.deception.is_some() => {
                self.turn(&Baseline::of(self, &free), &asked.odds(), (&end, &rolled))
            }
            Advice::Settle(end) => self.turn(&Baseline::lying(self, now), &asked.odds(), (&end, &rolled)),
        };
        Some(turned.map_or(Thought::Stop, Thought::Better))
    }

    /// Deception with the dice as they lie, where its price is less than what it brings over `value`: it is offered with that
    /// price, though nothing counts on it that was not said beforehand.
    fn deception_now(&self, weights: WeightsForm, value: f64) -> Option<(CombatEnd, Odds)> {
        if self.draft.ready_deception == Ready::Yes {
            return None;
        }
        let asked = self.deceiving(weights, 0)?;
        match asked.advice() {
            Advised { value: with, advice: Advice::Settle(end) } if end.deception.is_some() && with > value => {
                Some((end, asked.odds()))
            }
            Advised { .. } => None,
        }
    }

    /// After Deception: Call of the Void or Harmony, where they bring more for nothing; the die that was turned stays so.
    fn turned(&self, weights: WeightsForm, now: &Resolution) -> Option<AdviceView> {
        if self.draft.hand.void.is_some() || self.draft.choices.harmony == Harmony::Used {
            return None;
        }
        let form = self.rolled_form(weights, 0)?;
        let rolled = self.draft.hand.lying()?;
        let free = FreeStop::after_deception(&form, rolled.clone())?;
        let mut view = self.turn(&Baseline::lying(self, now), &free.odds, (&free.end, &rolled))?;
        if let Act::Turn { deception, .. } = &mut view.act {
            *deception = self.draft.hand.deception;
        }
        Some(view)
    }

    /// The best way to stop for nothing.
    fn free(&self, weights: WeightsForm) -> Option<FreeStop> {
        FreeStop::of(&self.rolled_form(weights, 0)?)
    }

    fn reroll(
        &self,
        weights: WeightsForm,
        free: &FreeStop,
        (left, asked): (u8, &RolledCombat),
        dice: &[usize],
    ) -> Option<AdviceView> {
        let rolled = self.draft.hand.roll.whole()?;
        let with_all = asked.odds();
        let with_one = if left > 1 { self.question(weights, 1)?.odds() } else { with_all.clone() };
        let mut view = self.compared(&Baseline::of(self, free), &with_one, &with_all)?;
        view.rerolls(&rolled, dice, (self.paid(), left));
        let kept = rolled.iter().enumerate().filter(|(place, _)| !dice.contains(place)).map(|(_, face)| *face);
        let kept: Vec<Element> = kept.collect();
        let gone: Vec<Element> = dice.iter().filter_map(|place| rolled.get(*place).copied()).collect();
        view.why = self.why((free, &kept), (left, &view), (&with_one, &with_all));
        if let Some(given) = given_up(&free.end, (&kept, &gone), technique_needs(self.state, self.draft)) {
            view.why = [say(advice::given_up(given)), view.why].join(" ").trim_end().to_owned();
        }
        if free.does_something() {
            let (dealt, taken) = free.wounds();
            let wounds = Line::new(keys::FIGHT_WOUNDS_BOTH).with("dealt", dealt).with("taken", taken);
            view.frees(free, &rolled, say(wounds));
        }
        if let Some((dealt, taken)) = self.harmony_beside(free) {
            let wounds = Line::new(keys::FIGHT_WOUNDS_BOTH).with("dealt", i16::from(dealt));
            view.harmonizes(&rolled, say(wounds.with("taken", i16::from(taken))));
        }
        if let Some((end, _)) = self.deception_does().filter(|_| !self.aim().is_certain(&free.odds)) {
            view.deceives(&end, &rolled);
        }
        Some(view)
    }

    /// Wounds with Harmony, where it is another result than the best for nothing, which does without it.
    fn harmony_beside(&self, free: &FreeStop) -> Option<(u8, u8)> {
        let known = self.facts.resolved().filter(|_| !free.end.harmony)?;
        let faces = self.play.enemy_faces();
        let all = usable::all(self.state, self.draft, known, &faces);
        let harmony = all.into_iter().find(|usable| usable.what == What::Harmony && !usable.used)?;
        let (dealt, taken) = harmony.outcome?;
        ((usize::from(dealt), usize::from(taken)) != free.wounds()).then_some((dealt, taken))
    }

    /// Deception, Call of the Void or Harmony, where one of them is better than to stop as it is.
    fn turn(&self, baseline: &Baseline, after: &Odds, (end, rolled): (&CombatEnd, &[Element])) -> Option<AdviceView> {
        if end.deception.is_none() && end.void.is_none() && !end.harmony {
            return None;
        }
        let mut view = self.compared(baseline, after, after)?;
        let harmony = if end.harmony { Harmony::Used } else { Harmony::Unused };
        let turned = Turned { deception: end.deception, void: end.void.as_ref(), harmony };
        match self.added(turned) {
            Added::Nothing => return None,
            Added::More { gauge, from, to } => {
                (view.from, view.to) = (from.to_string(), to.to_string());
                view.about = say(names::gauge(gauge));
            }
            Added::Wounds => {}
        }
        let wounds = Line::new(keys::FIGHT_WOUNDS_BOTH)
            .with("dealt", expected(&after.dealt, 99))
            .with("taken", expected(&after.taken, 99));
        view.turns(rolled, turned, say(wounds));
        view.why = view.taken.clone().unwrap_or_default();
        Some(view)
    }

    /// The share the players are after, now and then; the Wounds where that is the honest number.
    fn compared(&self, now: &Baseline, one: &Odds, all: &Odds) -> Option<AdviceView> {
        let sides = self.sides()?;
        let aim = self.aim();
        let mut view = AdviceView { paid: self.paid(), ..AdviceView::blank() };
        match measure(now.share, aim.share(one), aim.share(all)) {
            Measure::Wounds => self.wounds(&mut view, now.wounds, all, &sides),
            Measure::Chance { now, one, all } => {
                view.from = percent(now);
                view.to = percent(all);
                view.about = self.about(aim, &sides);
                view.shares = Some((whole_percent(one), whole_percent(all)));
            }
        }
        Some(view)
    }

    /// The Wounds that get better at the head, and below them the others, where those change.
    fn wounds(&self, view: &mut AdviceView, now: Wounds, then: &Odds, sides: &Sides) {
        let life = Wounds { dealt: sides.enemy.1, taken: sides.fighter.1 };
        let now = now.within(life);
        let enemy = (&sides.enemy.0, now.dealt, expected(&then.dealt, life.dealt));
        let fighter = (&sides.fighter.0, now.taken, expected(&then.taken, life.taken));
        let (head, below) = match better(self.aim(), now, then, life) {
            Better::Dealt => (enemy, fighter),
            Better::Taken => (fighter, enemy),
        };
        let (name, from, to) = head;
        (view.from, view.to) = (from.to_string(), to);
        view.about = say(Line::new(keys::FIGHT_WOUNDS_TO).with("name", name.clone()));
        let (name, from, to) = below;
        let changed = Line::new(keys::FIGHT_TAKEN_THEN).with("name", name.clone()).with("from", from);
        view.taken = (from.to_string() != to).then(|| say(changed.with("to", to)));
    }

    /// What these ends of the roll add to the dice as they lie.
    fn added(&self, turned: Turned<'_>) -> Added {
        let faces = self.play.enemy_faces();
        let outcome = |draft: &Draft| {
            Facts::of(self.state, draft, &faces).resolved().map(|resolution| resolution.outcome.clone())
        };
        let mut then = self.draft.clone();
        turned.on(&mut then);
        let life = self.sides().map_or(usize::MAX, |sides| sides.enemy.1);
        // What the rules do not resolve they refuse with a sentence when it is tapped.
        outcome(self.draft).zip(outcome(&then)).map_or(Added::Wounds, |(now, then)| added(&now, &then, life))
    }

    /// That Deception brings what the players are after without a die rolled again, whatever they think of its price; with
    /// Call of the Void where that is part of it.
    fn deception_does(&self) -> Option<(CombatEnd, Key)> {
        let asked = self.deceiving(self.aim().alone(), 0)?;
        match asked.advice().advice {
            Advice::Settle(end) if end.deception.is_some() && self.aim().is_certain(&asked.odds()) => {
                let with_call = end.void.is_some();
                let said = if with_call { keys::FIGHT_DECEPTION_AND_CALL } else { keys::FIGHT_DECEPTION_DOES };
                Some((end, said))
            }
            Advice::Settle(_) | Advice::Reroll { .. } => None,
        }
    }

    /// Whether it is so with the dice as they lie.
    fn reached(&self, now: &Resolution) -> bool {
        let life = self.sides().map_or(usize::MAX, |sides| sides.enemy.1);
        if self.goal() == Goal::Unhurt { now.outcome.taken == 0 } else { usize::from(now.outcome.dealt) >= life }
    }

    /// What of it a chance can say.
    fn aim(&self) -> Aim {
        if self.goal() == Goal::Unhurt { Aim::Unhurt } else { Aim::Eliminate }
    }

    fn goal(&self) -> Goal {
        self.draft.goal()
    }

    /// What the players' own marks come to beside what is advised; nothing where they marked none or cannot pay.
    fn priced(&self, weights: WeightsForm) -> Option<String> {
        let marks: Vec<usize> = self.draft.hand.marks(&[]).into_iter().map(usize::from).collect();
        if marks.is_empty() || self.draft.duel().is_none() {
            return None;
        }
        let asked = self.question(weights, question::ki_left(self.state, self.draft))?;
        let (own, sides, aim) = (asked.odds_after(&marks)?, self.sides()?, self.aim());
        if aim.share(&own) < HARDLY {
            let line = Line::new(keys::FIGHT_MARKED_WOUNDS).with("dealt", expected(&own.dealt, sides.enemy.1));
            return Some(say(line.with("taken", expected(&own.taken, sides.fighter.1))));
        }
        let (share, advised) = (percent(aim.share(&own)), percent(aim.share(&asked.odds())));
        let about = self.about(aim, &sides);
        let key = if share == advised { keys::FIGHT_MARKED_SHARE } else { keys::FIGHT_MARKED_ADVISED };
        let line = Line::new(key).with("share", share.clone()).with("about", about);
        let line = say(if share == advised { line } else { line.with("advised", advised) });
        Some([Some(line), still_deceives(&own)].into_iter().flatten().collect::<Vec<_>>().join(" "))
    }

    /// "to eliminate the Oni".
    fn about(&self, aim: Aim, sides: &Sides) -> String {
        match aim {
            Aim::Unhurt => say(keys::FIGHT_TO_STAY_UNHURT),
            Aim::Eliminate => say(Line::new(keys::FIGHT_TO_ELIMINATE).with("name", sides.enemy.0.clone())),
        }
    }

    /// The reasons: with this Ki alone, the technique, Deception, the danger.
    fn why(
        &self,
        (free, kept): (&FreeStop, &[Element]),
        (left, view): (u8, &AdviceView),
        (with_one, odds): (&Odds, &Odds),
    ) -> String {
        let mut said = Vec::new();
        if !self.aim().is_certain(&free.odds) {
            said.extend(self.deception_does().map(|(_, key)| say(key)));
        }
        if view.shares.is_some() {
            let (one, all) = (self.aim().share(with_one), self.aim().share(odds));
            said.extend(self.paid().with_this(one, all, left));
        }
        said.extend(view.taken.clone());
        if let Some(element) = technique_needs(self.state, self.draft).and_then(|needs| lacks_one(kept, needs)) {
            said.push(say(Line::new(keys::FIGHT_COMPLETES).with("element", names::element(element))));
        }
        said.extend(still_deceives(odds));
        if odds.eliminated > 0.005
            && let Some(sides) = self.sides()
        {
            let line = Line::new(keys::FIGHT_DANGER).with("name", sides.fighter.0);
            said.push(say(line.with("share", percent(odds.eliminated))));
        }
        said.join(" ")
    }
}

/// How often a reroll still takes Deception in the end, with its price.
fn still_deceives(odds: &Odds) -> Option<String> {
    let deceived = -odds.honor / 2.0;
    (deceived > 0.01).then(|| say(Line::new(keys::FIGHT_DECEPTION_HELPS).with("share", percent(deceived))))
}

/// What stopping now comes to.
struct Baseline {
    /// The share of what the players are after.
    share: f64,
    /// The Wounds of both.
    wounds: Wounds,
}

impl Baseline {
    /// The best there is for nothing.
    fn of(thinker: &Thinker<'_>, free: &FreeStop) -> Self {
        let (dealt, taken) = free.wounds();
        Self { share: thinker.aim().share(&free.odds), wounds: Wounds { dealt, taken } }
    }

    /// The dice as they lie.
    fn lying(thinker: &Thinker<'_>, now: &Resolution) -> Self {
        let share = f64::from(u8::from(thinker.reached(now)));
        Self { share, wounds: Wounds { dealt: now.outcome.dealt.into(), taken: now.outcome.taken.into() } }
    }
}

/// What the fighter's Secret Technique asks for.
fn technique_needs(state: &State, draft: &Draft) -> Option<Needs> {
    let Some(Actor::Champion(id)) = draft.actor() else { return None };
    Some(state.champion(id).card().technique.as_ref()?.needs)
}

/// The one Element the Secret Technique still lacks, where it lacks a single die.
pub fn technique_lacks(state: &State, draft: &Draft, hand: &Hand) -> Option<(Element, u8)> {
    let needs = technique_needs(state, draft)?;
    let (element, needed) = hand.short_of(needs)?;
    Some((element, needed.saturating_sub(hand.count(element))))
}
