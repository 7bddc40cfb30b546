//! Steps 1 to 4: the target, the Sizes and the Honor they bring, the status that follows, and how many dice are rolled.

use super::profile::{Profile, Strength};
use super::sizes;
use super::steps::{CombatStep, Lines, Reason, Step};
use super::terms::Terms;
use crate::games::champions::command::{CombatKind, Place, Sizes, Starter};
use crate::games::champions::dice::enemy::{self, Colors, Weakest};
use crate::games::champions::dice::fault::DiceFault;
use crate::games::champions::draft::Draft;
use crate::games::champions::event::Cause;
use crate::games::champions::model::card::{EnemyCard, EnemyDice, Ranged};
use crate::games::champions::model::ids::{ChampionId, Who};
use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::model::quantity::Honor;
use crate::games::champions::model::state::State;
use crate::games::champions::model::technique::OutnumberedDice;
use crate::games::champions::refusal::{Refusal, RefusalKind};
use crate::games::champions::{flags, rulebook};
use crate::kernel::draft::Law;

/// How many Elemental Dice fit: one number, or two where a card is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceCount {
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
}

/// Whether the fighter counts its Defensive Successes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It does.
    Honorable,
    /// It does not.
    Dishonored,
}

/// A Combat up to its dice.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// How the Sizes compare.
    pub sizes: Sizes,
    /// Honor from the Clan Power.
    pub power_honor: i8,
    /// The Champion's Honor after step 2; nothing for an Ally.
    pub honor: Option<Honor>,
    /// The status after step 2; it holds for the whole Combat.
    pub status: Status,
    /// How many Elemental Dice the fighter rolls.
    pub dice: DiceCount,
    /// The Enemy Dice, the weakest first; nothing where the card is not known.
    pub enemy_dice: Option<Colors>,
    /// What happened so far.
    pub steps: Vec<Step>,
}

/// Works out steps 1 to 4, for a sheet that asks for dice.
///
/// # Errors
///
/// What is against these combatants or Sizes.
pub fn opening(state: &State, terms: &Terms) -> Result<Opening, Refusal> {
    let mut draft = Draft::new(state, Law::Binding);
    let mut lines = Lines::default();
    let (mut opening, _) = open(&mut draft, terms, &mut lines)?;
    opening.steps = lines.into_steps();
    Ok(opening)
}

/// The same, writing into `lines`; the opening's own list stays empty.
pub(super) fn open(draft: &mut Draft, terms: &Terms, lines: &mut Lines) -> Result<(Opening, Profile), Refusal> {
    let nobody = || Refusal { kind: RefusalKind::Nobody, rule: rulebook::ACTIONS };
    let fighter = Profile::of(&draft.state, terms.fighter).ok_or_else(nobody)?;
    let card = draft.state.enemy(terms.enemy).ok_or_else(nobody)?.card().clone();
    choose_target(draft, terms, &fighter, lines)?;
    let sizes = sizes::compare(draft, terms, &fighter, lines)?;
    let power_honor = power_honor(terms, &fighter, sizes);
    say_sizes(draft, terms, &fighter, sizes, lines);
    let honor = honor(&draft.state, terms, &fighter, (sizes, power_honor), lines);
    let status = status(&draft.state, &fighter, honor, lines);
    begin(&fighter, terms, &card, lines);
    let dice = elemental_dice(terms, &fighter, sizes, lines);
    let enemy_dice = enemy_dice(draft, terms, &card, sizes, lines)?;
    let opening = Opening { sizes, power_honor, honor, status, dice, enemy_dice, steps: Vec::new() };
    Ok((opening, fighter))
}

/// Step 1.
fn choose_target(draft: &mut Draft, terms: &Terms, fighter: &Profile, lines: &mut Lines) -> Result<(), Refusal> {
    let (who, enemy) = (fighter.who, Who::Enemy(terms.enemy));
    let rule = match terms.kind {
        CombatKind::Melee => rulebook::TARGET,
        CombatKind::Ranged => rulebook::RANGED,
    };
    let line = Reason::Attacks { fighter: who, enemy, kind: terms.kind, starter: terms.starter };
    lines.say(CombatStep::Target, line, rule);
    let instead_of = terms.instead_of.map(Who::from);
    let stands_in = Reason::StandsIn { who, instead_of, place: terms.place };
    match terms.place {
        Place::Own => {}
        Place::Intervening => lines.say(CombatStep::Target, stands_in, rulebook::INTERVENE),
        Place::Yojimbo => {
            let yojimbo = fighter.keywords.iter().any(|keyword| matches!(keyword, Keyword::Yojimbo(_)));
            draft.require(yojimbo, RefusalKind::NoYojimbo, rulebook::YOJIMBO)?;
            lines.say(CombatStep::Target, stands_in, rulebook::YOJIMBO);
        }
    }
    Ok(())
}

/// What the Clan Power brings: the card's own part only when Outnumbered.
fn power_honor(terms: &Terms, fighter: &Profile, sizes: Sizes) -> i8 {
    let printed = if sizes == Sizes::Outnumbered { fighter.power.honor_outnumbered } else { 0 };
    let all = printed.saturating_add(terms.power_honor);
    if fighter.champion.is_some() { all } else { 0 }
}

fn say_sizes(draft: &Draft, terms: &Terms, fighter: &Profile, sizes: Sizes, lines: &mut Lines) {
    use crate::games::champions::model::scenario::ScenarioKind;
    if terms.kind == CombatKind::Ranged {
        return;
    }
    let (even, rule) = match draft.state.scenario().kind {
        ScenarioKind::Battle => (Reason::NotTwice, rulebook::BATTLE_SIZES),
        ScenarioKind::Adventure | ScenarioKind::Investigation => (Reason::EvenSizes, rulebook::OUTNUMBERED),
    };
    let line = match sizes {
        Sizes::Even => even,
        Sizes::Outnumbered => Reason::Outnumbered { who: fighter.who },
        Sizes::Superiority | Sizes::SuperiorityAlone => Reason::Outnumbered { who: Who::Enemy(terms.enemy) },
    };
    lines.say(CombatStep::Sizes, line, rule);
    if sizes == Sizes::SuperiorityAlone && fighter.champion.is_some() {
        lines.say(CombatStep::Sizes, Reason::ImposingAlone { who: fighter.who }, rulebook::IMPOSING);
    }
}

/// By how much the Sizes change a Champion's Honor (CH-COM-2).
fn by_sizes(kind: CombatKind, sizes: Sizes) -> Option<(i16, Cause)> {
    match (kind, sizes) {
        (CombatKind::Melee, Sizes::Outnumbered) => Some((1, Cause::Outnumbered)),
        (CombatKind::Melee, Sizes::Superiority) => Some((-1, Cause::Superiority)),
        (CombatKind::Melee, Sizes::Even | Sizes::SuperiorityAlone) | (CombatKind::Ranged, _) => None,
    }
}

/// What a Champion's Honor would be after step 2 of a Combat that opens like this one.
pub fn honor_after(honor: Honor, kind: CombatKind, opening: &Opening) -> Honor {
    let by_sizes = by_sizes(kind, opening.sizes).map_or(0, |(by, _)| by);
    honor.plus(by_sizes).plus(opening.power_honor.into())
}

/// The Champion's Honor after step 2, change by change as the gauge moves.
fn honor(
    state: &State,
    terms: &Terms,
    fighter: &Profile,
    (sizes, power_honor): (Sizes, i8),
    lines: &mut Lines,
) -> Option<Honor> {
    let mut honor = state.champion(fighter.champion?).honor();
    let by_sizes = by_sizes(terms.kind, sizes);
    let by_power = (power_honor != 0).then_some((i16::from(power_honor), Cause::ClanPower));
    for (by, cause) in by_sizes.into_iter().chain(by_power) {
        honor = honor.plus(by);
        lines.say(CombatStep::Sizes, Reason::Honor { who: fighter.who, by, cause }, rulebook::OUTNUMBERED);
    }
    Some(honor)
}

/// The status with that Honor, said where it matters.
fn status(state: &State, fighter: &Profile, honor: Option<Honor>, lines: &mut Lines) -> Status {
    let (Some(honor), Some(id)) = (honor, fighter.champion) else { return Status::Honorable };
    let who = fighter.who;
    if flags::is_dishonored_at(state, honor) {
        lines.say(CombatStep::Sizes, Reason::IsDishonored { who }, rulebook::DISHONORED);
        return Status::Dishonored;
    }
    if was_dishonored(state, id) {
        lines.say(CombatStep::Sizes, Reason::IsHonorable { who }, rulebook::DISHONORED);
    }
    Status::Honorable
}

fn was_dishonored(state: &State, id: ChampionId) -> bool {
    flags::is_dishonored(state, state.champion(id))
}

/// Step 3: what the cards say in words is read now, before anything is rolled.
fn begin(fighter: &Profile, terms: &Terms, card: &EnemyCard, lines: &mut Lines) {
    let enemy = Who::Enemy(terms.enemy);
    let own = [(fighter.who, &fighter.note), (fighter.who, &fighter.moments.beginning)];
    let theirs = [(enemy, &card.note), (enemy, &card.moments.beginning)];
    for (who, note) in own.into_iter().chain(theirs) {
        if !note.is_empty() {
            lines.say(CombatStep::Beginning, Reason::CardSays { who, note: note.clone() }, rulebook::COMBAT_BEGINS);
        }
    }
    for item in &fighter.items {
        let line = Reason::ItemSays { who: fighter.who, item: item.name.clone(), note: item.note.clone() };
        lines.say(CombatStep::Beginning, line, rulebook::EQUIPMENT);
    }
    lines.say_if_silent(CombatStep::Beginning, Reason::Begins, rulebook::COMBAT_BEGINS);
}

/// Step 4 for the fighter.
fn elemental_dice(terms: &Terms, fighter: &Profile, sizes: Sizes, lines: &mut Lines) -> DiceCount {
    let who = fighter.who;
    if (terms.kind, terms.starter) == (CombatKind::Ranged, Starter::Enemy) {
        lines.say(CombatStep::Dice, Reason::RangedTarget { who }, rulebook::RANGED);
        lines.say(CombatStep::Dice, Reason::Rolls { who, least: 4, most: 4 }, rulebook::COMBAT_DICE);
        return DiceCount { least: 4, most: 4 };
    }
    let printed = printed_dice(terms.kind, fighter);
    lines.say(CombatStep::Dice, Reason::OnCard { who, dice: printed }, rulebook::COMBAT_DICE);
    let (change, highest) = dice_change(terms, fighter, sizes, lines);
    // Between 4 and 5: the number fits.
    let rolled = |printed: u8| u8::try_from((i16::from(printed) + change).clamp(4, highest)).unwrap_or(4);
    let (least, most) = (rolled(printed.unwrap_or(4)), rolled(printed.unwrap_or(5)));
    lines.say(CombatStep::Dice, Reason::Rolls { who, least, most }, rulebook::COMBAT_DICE);
    DiceCount { least, most }
}

/// By how many dice the card's value changes, and how many are rolled at most.
fn dice_change(terms: &Terms, fighter: &Profile, sizes: Sizes, lines: &mut Lines) -> (i16, i16) {
    let who = fighter.who;
    let mut say = |line, rule| lines.say(CombatStep::Dice, line, rule);
    if terms.kind == CombatKind::Melee && fighter.has(&Keyword::Elementalist) {
        say(Reason::Elementalist { who }, rulebook::ELEMENTALIST);
    }
    let mut change = i16::from(terms.extra_dice);
    match (sizes, fighter.power.dice_outnumbered) {
        (Sizes::Outnumbered, OutnumberedDice::Reduced) => {
            say(Reason::DieLess { who }, rulebook::OUTNUMBERED);
            change -= 1;
        }
        (Sizes::Outnumbered, OutnumberedDice::Kept) => say(Reason::DieKept { who }, rulebook::OUTNUMBERED),
        (Sizes::Even | Sizes::Superiority | Sizes::SuperiorityAlone, _) => {}
    }
    if terms.extra_dice != 0 {
        say(Reason::ExtraDice { by: terms.extra_dice }, rulebook::COMBAT_DICE);
    }
    match fighter.strength {
        Strength::Weakened => {
            say(Reason::Weakened { who }, rulebook::WEAKENED);
            (change, 4)
        }
        Strength::Full => (change, 5),
    }
}

/// The value for that kind of Combat; four for Elementalists in melee.
fn printed_dice(kind: CombatKind, fighter: &Profile) -> Option<u8> {
    let dice = match kind {
        CombatKind::Melee if fighter.has(&Keyword::Elementalist) => return Some(4),
        CombatKind::Melee => fighter.melee.value(),
        CombatKind::Ranged => match fighter.ranged.value() {
            Some(Ranged::Dice(dice)) => Some(dice),
            Some(Ranged::Never | Ranged::Bow) | None => None,
        },
    };
    dice.and_then(|dice| u8::try_from(dice.get()).ok())
}

/// Step 4 for the Enemy. A target without a Ranged value rolls what it rolls in melee, for its Defensive Successes.
fn enemy_dice(
    draft: &mut Draft,
    terms: &Terms,
    card: &EnemyCard,
    sizes: Sizes,
    lines: &mut Lines,
) -> Result<Option<Colors>, Refusal> {
    let who = Who::Enemy(terms.enemy);
    let never = card.ranged.value() == Some(Ranged::Never);
    let shoots = (terms.kind, terms.starter) == (CombatKind::Ranged, Starter::Enemy);
    draft.require(!(never && shoots), RefusalKind::NoRangedValue, rulebook::RANGED)?;
    let printed: Option<EnemyDice> = match (terms.kind, card.ranged.value()) {
        (CombatKind::Melee, _) | (CombatKind::Ranged, Some(Ranged::Never)) => card.melee.value(),
        (CombatKind::Ranged, Some(Ranged::Dice(dice))) => Some(dice),
        (CombatKind::Ranged, Some(Ranged::Bow) | None) => None,
    };
    let weakest = match sizes {
        Sizes::Superiority | Sizes::SuperiorityAlone => Weakest::Removed,
        Sizes::Even | Sizes::Outnumbered => Weakest::Kept,
    };
    let dice = printed.map(|dice| enemy::colors(dice, weakest));
    if let (Some(printed), Some(dice)) = (printed, &dice) {
        let all = printed.each();
        let few = RefusalKind::Dice(DiceFault::TooFewOnCard { has: all.len() });
        draft.require(all.len() >= enemy::LEAST, few, rulebook::COMBAT_DICE)?;
        if let (Weakest::Removed, Some(color)) = (weakest, all.first().filter(|_| all.len() > dice.len())) {
            let line = Reason::WeakestLeftOut { who, color: *color };
            lines.say(CombatStep::Dice, line, rulebook::OUTNUMBERED);
        }
    }
    lines.say(CombatStep::Dice, Reason::EnemyRolls { who, dice: dice.clone() }, rulebook::COMBAT_DICE);
    Ok(dice)
}
