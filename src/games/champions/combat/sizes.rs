//! Step 2: who has Numerical Superiority (CH-COM-2; in Battles CH-BAT-4).

use super::profile::Profile;
use super::steps::{CombatStep, Lines, Reason};
use super::terms::{Compared, Terms};
use crate::games::champions::battle;
use crate::games::champions::command::{CombatKind, Sizes};
use crate::games::champions::dice::fault::DiceFault;
use crate::games::champions::draft::Draft;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::model::quantity::Size;
use crate::games::champions::model::scenario::ScenarioKind;
use crate::games::champions::model::state::State;
use crate::games::champions::refusal::{CardValue, Refusal, RefusalKind};
use crate::games::champions::rulebook;
use crate::kernel::known::Known;

/// Two areas hold Size 8; Imposing Characters may add something.
const MOST_TOTAL: u8 = 16;

/// Whether the fighter is the only one of its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Company {
    Alone,
    Beside,
}

/// How the Sizes compare, and the lines that say why.
pub(super) fn compare(
    draft: &mut Draft,
    terms: &Terms,
    fighter: &Profile,
    lines: &mut Lines,
) -> Result<Sizes, Refusal> {
    if terms.kind == CombatKind::Ranged {
        lines.say(CombatStep::Sizes, Reason::NoSizesInRanged, rulebook::RANGED);
        return Ok(Sizes::Even);
    }
    match &terms.sizes {
        Compared::Said(sizes) => Ok(*sizes),
        Compared::Totals { ours, theirs } => {
            let company = require_totals(draft, (terms, fighter), *ours, *theirs)?;
            Ok(weigh(&draft.state, (*ours, *theirs), fighter, company, lines))
        }
        Compared::Present { ours, theirs } => {
            let (ours, theirs, company) = add_up(draft, terms, fighter, ours, theirs)?;
            Ok(weigh(&draft.state, (ours, theirs), fighter, company, lines))
        }
    }
}

fn weigh(state: &State, totals: (u8, u8), fighter: &Profile, company: Company, lines: &mut Lines) -> Sizes {
    let (ours, theirs) = totals;
    lines.say(CombatStep::Sizes, Reason::TotalSizes { ours, theirs }, rulebook::OUTNUMBERED);
    let sizes = if state.scenario().kind == ScenarioKind::Battle {
        battle::superiority(ours, theirs)
    } else {
        match ours.cmp(&theirs) {
            std::cmp::Ordering::Less => Sizes::Outnumbered,
            std::cmp::Ordering::Equal => Sizes::Even,
            std::cmp::Ordering::Greater => Sizes::Superiority,
        }
    };
    let alone = company == Company::Alone && fighter.has(&Keyword::Imposing);
    if sizes == Sizes::Superiority && alone { Sizes::SuperiorityAlone } else { sizes }
}

/// Totals that the players added up: each holds at least the combatant itself. Units of a Battle shrink, so that theirs
/// may be lower than the card says.
fn require_totals(
    draft: &mut Draft,
    (terms, fighter): (&Terms, &Profile),
    ours: u8,
    theirs: u8,
) -> Result<Company, Refusal> {
    let has = ours.max(theirs);
    let fits = RefusalKind::Dice(DiceFault::SizesTooHigh { has });
    draft.require(has <= MOST_TOTAL, fits, rulebook::OUTNUMBERED)?;
    let known = |(size, keywords): (Known<Size>, Vec<Keyword>)| size.value().map(|size| counted(size, &keywords));
    let own = known(on_card(&draft.state, fighter.who));
    let foe = known(on_card(&draft.state, Who::Enemy(terms.enemy)));
    let least = |card: Option<u8>| match draft.state.scenario().kind {
        ScenarioKind::Battle => 1,
        ScenarioKind::Adventure | ScenarioKind::Investigation => card.unwrap_or(1),
    };
    let enough = ours >= least(own) && theirs >= least(foe);
    draft.require(enough, RefusalKind::Dice(DiceFault::SizeMissing), rulebook::OUTNUMBERED)?;
    if fighter.has(&Keyword::Imposing) && ours > theirs {
        let unknown = RefusalKind::UnknownOnCard { who: fighter.who, value: CardValue::Size };
        draft.require(own.is_some(), unknown, rulebook::OUTNUMBERED)?;
    }
    Ok(if own == Some(ours) { Company::Alone } else { Company::Beside })
}

/// How two Units of a Battle compare by their cards, wherever they stand (CH-BAT-4); nothing in another scenario, or where
/// a Size is unknown.
pub fn of_units(state: &State, ours: Actor, theirs: EnemyId) -> Option<Sizes> {
    totals_of_units(state, ours, theirs).map(|(ours, theirs)| battle::superiority(ours, theirs))
}

/// The Sizes of two Units of a Battle by their cards, with the miniatures that are left; nothing where
/// [`of_units`] says nothing.
pub fn totals_of_units(state: &State, ours: Actor, theirs: EnemyId) -> Option<(u8, u8)> {
    let size = |who: Who| {
        let (size, keywords) = on_card(state, who);
        size.value().map(|size| counted(size, &keywords))
    };
    match state.scenario().kind {
        ScenarioKind::Battle => Some((size(ours.into())?, size(Who::Enemy(theirs))?)),
        ScenarioKind::Adventure | ScenarioKind::Investigation => None,
    }
}

/// The totals of the two combatants and of those present; in a Battle only the two Units count.
fn add_up(
    draft: &mut Draft,
    terms: &Terms,
    fighter: &Profile,
    ours: &[Actor],
    theirs: &[EnemyId],
) -> Result<(u8, u8, Company), Refusal> {
    let beside = |mut all: Vec<Who>| {
        let count = all.len();
        all.sort();
        all.dedup();
        all.len() == count
    };
    let ours: Vec<Who> = std::iter::once(fighter.who).chain(ours.iter().map(|actor| (*actor).into())).collect();
    let theirs: Vec<Who> = std::iter::once(terms.enemy).chain(theirs.iter().copied()).map(Who::Enemy).collect();
    let once = beside(ours.clone()) && beside(theirs.clone());
    draft.require(once, RefusalKind::Dice(DiceFault::PresentTwice), rulebook::OUTNUMBERED)?;
    let company = if ours.len() == 1 { Company::Alone } else { Company::Beside };
    let counted = |all: Vec<Who>, state: &State| match state.scenario().kind {
        ScenarioKind::Battle => all[..1].to_vec(),
        ScenarioKind::Adventure | ScenarioKind::Investigation => all,
    };
    let (ours, theirs) = (counted(ours, &draft.state), counted(theirs, &draft.state));
    Ok((total(draft, &ours)?, total(draft, &theirs)?, company))
}

fn total(draft: &mut Draft, all: &[Who]) -> Result<u8, Refusal> {
    let mut total = 0_u8;
    for &who in all {
        let (size, keywords) = on_card(&draft.state, who);
        let nobody = RefusalKind::UnknownOnCard { who, value: CardValue::Size };
        draft.require(!size.is_unknown(), nobody, rulebook::OUTNUMBERED)?;
        total = total.saturating_add(size.value().map_or(0, |size| counted(size, &keywords)));
    }
    Ok(total)
}

fn on_card(state: &State, who: Who) -> (Known<Size>, Vec<Keyword>) {
    let card = match who {
        Who::Champion(id) => {
            let card = state.champion(id).card();
            Some((card.size, &card.keywords))
        }
        Who::Ally(id) => state.ally(id).map(|ally| (ally.size(), &ally.card().keywords)),
        Who::Enemy(id) => state.enemy(id).map(|enemy| (enemy.size(), &enemy.card().keywords)),
    };
    card.map_or((Known::Unknown, Vec::new()), |(size, keywords)| (size, keywords.clone()))
}

/// A Size as it counts here: Imposing makes it one more (CH-KEY).
pub(super) fn counted(size: Size, keywords: &[Keyword]) -> u8 {
    let printed = u8::try_from(size.get()).unwrap_or(1);
    printed + u8::from(keywords.contains(&Keyword::Imposing))
}
