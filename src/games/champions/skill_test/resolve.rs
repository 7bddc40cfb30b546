//! A test from its dice to its successes (CH-TEST-1 to 4).

use super::steps::{TestReason, TestStep, Verdict};
use super::{Level, TestDice, TestKind, level};
use crate::games::champions::combat::{rolling, steps::Reason};
use crate::games::champions::command::Deception;
use crate::games::champions::dice::elemental::{Hand, MOST_REROLLS};
use crate::games::champions::dice::fault::DiceFault;
use crate::games::champions::draft::Draft;
use crate::games::champions::model::character_token::CharacterToken;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::state::State;
use crate::games::champions::refusal::{Refusal, RefusalKind};
use crate::games::champions::{character_tokens, flags, rulebook};
use crate::kernel::by::Small;
use crate::kernel::draft::Law;
use crate::kernel::rulebook::RuleRef;

/// Successes of Harmony.
const HARMONY: u8 = 4;

/// What a test came to, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct TestResolution {
    /// Ki or reroll tokens spent on Focus.
    pub ki: u8,
    /// Reroll tokens used that lay beside the roller.
    pub character_tokens: Vec<CharacterToken>,
    /// Deception.
    pub deception: Deception,
    /// The final dice.
    pub hand: Hand,
    /// The chosen Element.
    pub element: Element,
    /// Successes.
    pub successes: u8,
    /// What they bring, in an Investigation.
    pub level: Option<Level>,
    /// Whether the scenario's number is reached, where one was said.
    pub verdict: Option<Verdict>,
    /// What happened, and which rule says so.
    pub steps: Vec<TestStep>,
}

/// How many dice `actor` rolls out of Combat: five, four when Weakened (CH-TEST-1).
pub fn dice(state: &State, actor: Actor) -> u8 {
    match actor {
        Actor::Champion(id) if flags::is_weakened(state.champion(id)) => 4,
        Actor::Champion(_) | Actor::Ally(_) => 5,
    }
}

/// Works out a test. Whether it may be made now, and be paid for, is asked of the command.
///
/// # Errors
///
/// What no dice can show, and what the rules of tests do not allow.
pub fn resolve(state: &State, actor: Actor, kind: TestKind, dice: &TestDice) -> Result<TestResolution, Refusal> {
    resolved(&mut Draft::new(state, Law::Binding), actor, kind, dice)
}

/// The lines of a test while they are being written.
struct Lines {
    who: Who,
    steps: Vec<TestStep>,
}

impl Lines {
    fn say(&mut self, line: TestReason, rule: RuleRef) {
        self.steps.push(TestStep { line, rule });
    }

    fn dice(&mut self, line: Reason, rule: RuleRef) {
        self.say(TestReason::Dice(line), rule);
    }
}

/// The same in a decision, where rules may be set aside.
pub(in crate::games::champions) fn resolved(
    draft: &mut Draft,
    actor: Actor,
    kind: TestKind,
    dice: &TestDice,
) -> Result<TestResolution, Refusal> {
    let mut lines = Lines { who: actor.into(), steps: Vec::new() };
    let mut hand = roll(draft, actor, dice, &mut lines)?;
    let ki = reroll(draft, actor, dice, &mut hand, &mut lines)?;
    let deception = change(draft, actor, dice, &mut hand, &mut lines)?;
    let element = choose(dice, &hand)?;
    let successes = count(draft, (actor, kind), dice, (&hand, element), &mut lines)?;
    let level = (kind == TestKind::Investigation).then(|| level(successes));
    if let Some(level) = level {
        lines.say(TestReason::Brings { level }, rulebook::INVESTIGATION);
    }
    let reached = |target| if successes >= target { Verdict::Passed } else { Verdict::Failed };
    let verdict = dice.target.map(reached);
    if let Some((target, verdict)) = dice.target.zip(verdict) {
        lines.say(TestReason::Against { target, verdict }, rulebook::ACTIONS);
    }
    let character_tokens = rolling::rerolled_by_token(dice.rerolls.iter());
    character_tokens::require(draft, actor.into(), &character_tokens)?;
    let steps = lines.steps;
    Ok(TestResolution { ki, character_tokens, deception, hand, element, successes, level, verdict, steps })
}

fn bad(fault: DiceFault) -> Refusal {
    Refusal { kind: RefusalKind::Dice(fault), rule: rulebook::TEST }
}

fn roll(draft: &mut Draft, actor: Actor, test: &TestDice, lines: &mut Lines) -> Result<Hand, Refusal> {
    let number = dice(&draft.state, actor);
    let who = lines.who;
    if number == 4 {
        lines.dice(Reason::Weakened { who }, rulebook::WEAKENED);
    }
    lines.dice(Reason::Rolls { who, least: number, most: number }, rulebook::TEST_ROLL);
    let hand = Hand::rolled(&test.first).map_err(bad)?;
    let has = test.first.faces.len();
    let wrong = RefusalKind::Dice(DiceFault::WrongCount { least: number, most: number, has });
    draft.require(has == usize::from(number), wrong, rulebook::TEST_ROLL)?;
    let rolled = Reason::Rolled { who, faces: test.first.faces.clone(), source: test.first.source };
    lines.dice(rolled, rulebook::TEST_ROLL);
    Ok(hand)
}

fn reroll(draft: &mut Draft, actor: Actor, test: &TestDice, hand: &mut Hand, lines: &mut Lines) -> Result<u8, Refusal> {
    if test.rerolls.len() > MOST_REROLLS {
        return Err(bad(DiceFault::TooManyRerolls { has: test.rerolls.len() }));
    }
    for reroll in &test.rerolls {
        let from = reroll.dice.iter().filter_map(|die| hand.face(*die)).collect();
        hand.reroll(reroll).map_err(bad)?;
        let line = Reason::Rerolled { who: lines.who, from, to: reroll.faces.clone(), means: reroll.means };
        lines.dice(line, rulebook::FOCUS);
    }
    rolling::require_ki(draft, actor, rolling::focus(test.rerolls.iter()))
}

/// Deception, then Call of the Void.
fn change(
    draft: &mut Draft,
    actor: Actor,
    test: &TestDice,
    hand: &mut Hand,
    lines: &mut Lines,
) -> Result<Deception, Refusal> {
    let who = lines.who;
    let mut used = Deception::Unused;
    if let Some(turned) = test.deception {
        match actor {
            Actor::Ally(_) => draft.require(false, RefusalKind::NotForAllies, rulebook::DECEPTION)?,
            Actor::Champion(id) => {
                let honor = draft.state.champion(id).honor();
                rolling::require_honor(draft, honor)?;
            }
        }
        let from = hand.turn(turned).map_err(bad)?;
        lines.dice(Reason::Deceived { who, from, to: turned.to }, rulebook::DECEPTION);
        used = Deception::Used;
    }
    if let Some(call) = &test.void {
        hand.call_void(call).map_err(bad)?;
        lines.dice(Reason::VoidCalled { who, to: call.to.clone() }, rulebook::CALL_OF_THE_VOID);
    }
    Ok(used)
}

/// The Element that counts: as said, else the one that shows most.
fn choose(test: &TestDice, hand: &Hand) -> Result<Element, Refusal> {
    match test.element {
        Some(Element::Void) => {
            Err(Refusal { kind: RefusalKind::Dice(DiceFault::VoidChosen), rule: rulebook::TEST_CHOICE })
        }
        Some(element @ (Element::Air | Element::Earth | Element::Fire | Element::Water)) => Ok(element),
        None => {
            let named = Element::ALL.iter().copied().filter(|element| *element != Element::Void);
            let best = named.rev().max_by_key(|element| hand.count(*element));
            Ok(best.unwrap_or(Element::Air))
        }
    }
}

fn count(
    draft: &mut Draft,
    (actor, kind): (Actor, TestKind),
    test: &TestDice,
    (hand, element): (&Hand, Element),
    lines: &mut Lines,
) -> Result<u8, Refusal> {
    let who = lines.who;
    if test.harmony == Harmony::Used {
        if let Some(element) = hand.missing() {
            let fault = RefusalKind::Dice(DiceFault::NoHarmony { element });
            draft.require(false, fault, rulebook::TEST_HARMONY)?;
        }
        lines.say(TestReason::Harmony { who }, rulebook::TEST_HARMONY);
        return Ok(HARMONY);
    }
    let count = hand.count(element);
    lines.say(TestReason::Chosen { element, count }, rulebook::TEST_CHOICE);
    let courtier = kind == TestKind::Investigation && is_courtier(&draft.state, actor);
    if courtier {
        lines.say(TestReason::Courtier { who }, rulebook::COURTIER);
    }
    let successes = count + u8::from(courtier);
    lines.say(TestReason::Successes { successes }, rulebook::TEST_CHOICE);
    Ok(successes)
}

fn is_courtier(state: &State, actor: Actor) -> bool {
    let keywords = match actor {
        Actor::Champion(id) => Some(&state.champion(id).card().keywords),
        Actor::Ally(id) => state.ally(id).map(|ally| &ally.card().keywords),
    };
    keywords.is_some_and(|keywords| keywords.contains(&Keyword::Courtier))
}
