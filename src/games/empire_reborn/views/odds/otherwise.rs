//! What another reading of a ruling would have made of the last duel: of its odds, and of the very dice that fell; and of
//! the odds of the last battle.

use super::deed::between;
use super::history::look_of;
use super::war::outlook;
use crate::games::empire_reborn::decide;
use crate::games::empire_reborn::event::{Event, Outcome, Purpose};
use crate::games::empire_reborn::field::event::Fray;
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::rulings::{DuelTie, Explosions, Ruling, Rulings};
use crate::games::empire_reborn::model::school::School;
use crate::games::empire_reborn::person::{Deed, PersonId};
use crate::games::empire_reborn::rules::odds::duel::Conduct;
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::{Empire, Table};
use crate::kernel::game::Game;
use crate::kernel::journal::EntryOf;
use crate::kernel::name::Name;

/// The rulings that bear on a duel.
const BEARING: [Ruling; 5] =
    [Ruling::Explosions, Ruling::DiceCap, Ruling::TnTie, Ruling::DuelTie, Ruling::DragonSecondRoll];

/// The rulings that bear on the forecast of a battle.
const OF_BATTLES: [Ruling; 9] = [
    Ruling::Explosions,
    Ruling::DiceCap,
    Ruling::TnTie,
    Ruling::FreeRounds,
    Ruling::TvCap,
    Ruling::MoraleWho,
    Ruling::MoraleTie,
    Ruling::MoraleModifiers,
    Ruling::Scouts,
];

/// A chance that is not changed by more is not changed.
pub const SAME: f64 = 5e-4;

/// The last duel or contest that came out one way or the other.
#[derive(Clone, Debug, PartialEq)]
pub struct LastDuel {
    /// What it was.
    pub deed: Deed,
    /// The challenger and the challenged.
    pub both: [PersonId; 2],
    /// How it came out.
    pub outcome: Outcome,
    /// The chance of the challenger as it was read.
    pub wins: f64,
    /// The chances that each dies.
    pub dies: [f64; 2],
    /// What every other reading would have made of it.
    pub others: Vec<Other>,
}

/// What another reading would have made of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Other {
    /// The ruling.
    pub ruling: Ruling,
    /// Its reading, by place.
    pub reading: usize,
    /// The chance of the challenger.
    pub wins: f64,
    /// The chances that each dies.
    pub dies: [f64; 2],
    /// How the same dice would have come out.
    pub outcome: Outcome,
}

/// The last battle that was won and booked.
#[derive(Clone, Debug, PartialEq)]
pub struct LastBattle {
    /// Where it was.
    pub place: Name,
    /// The attacker's Clan and the defender's.
    pub clans: [Clan; 2],
    /// Who won.
    pub winner: Role,
    /// The attacker's chance as it was read.
    pub wins: f64,
    /// Each other reading by which the attacker's chance was another, and that chance.
    pub others: Vec<(Ruling, usize, f64)>,
}

/// Whether an entry books a battle.
pub fn is_booked(entry: &EntryOf<Empire>) -> bool {
    entry.events.iter().any(|event| matches!(event, Event::Field(Fray::Closed { booked: true })))
}

/// The last battle; nothing where there was none that can be forecast.
pub fn last_battle(table: &Table) -> Option<LastBattle> {
    let entries = &table.entries()[..table.cursor()];
    let won = |at: usize| is_booked(&entries[at]).then(|| table.state_at(at));
    let (end, clash) = (0..entries.len()).rev().find_map(|at| Some((at, won(at)?.clash()?.clone())))?;
    let begun = |at: usize| {
        entries[at].events.iter().find_map(|event| match event {
            Event::Field(Fray::Begun { plan, season }) => Some((at, plan, *season)),
            _ => None,
        })
    };
    let (at, plan, season) = (0..=end).rev().find_map(begun)?;
    let before = table.state_at(at);
    let look = look_of(&before, plan, season)?;
    let wins = |state: &State| outlook(state, &look).ok().map(|look| look.forecast.wins(Role::Attacker));
    let (now, rulings) = (wins(&before)?, *before.rulings());
    let other = |(ruling, reading): (Ruling, usize)| {
        let mut state = before.clone();
        Empire::apply(&mut state, &Event::RulingSet { ruling, reading: u8::try_from(reading).ok()? });
        Some((ruling, reading, wins(&state)?)).filter(|(.., wins)| (wins - now).abs() > SAME)
    };
    let readings = |ruling: &Ruling| {
        let ruling = *ruling;
        (0..Rulings::readings(ruling).len()).map(move |reading| (ruling, reading))
    };
    let others = OF_BATTLES.iter().flat_map(readings).filter(|(ruling, at)| rulings.reading(*ruling) != *at);
    Some(LastBattle {
        place: clash.place.clone(),
        clans: clash.sides.each_ref().map(|side| side.clan),
        winner: clash.verdict?.winner?,
        wins: now,
        others: others.filter_map(other).collect(),
    })
}

/// The dice of both, as they fell.
type Fallen = [Vec<u8>; 2];

/// The last duel; nothing where there was none.
pub fn last_duel(table: &Table) -> Option<LastDuel> {
    let entries = &table.entries()[..table.cursor()];
    let acted = |event: &Event| match event {
        Event::Acted { deed: deed @ (Deed::Duel | Deed::BattleDuel | Deed::Contest(_)), actor, target, outcome }
            if *outcome != Outcome::Again =>
        {
            Some((*deed, [*actor, *target], *outcome))
        }
        _ => None,
    };
    let at = entries.iter().rposition(|entry| entry.events.iter().any(|event| acted(event).is_some()))?;
    let (deed, both, outcome) = entries[at].events.iter().find_map(acted)?;
    let before = table.state_at(at);
    let [a, b] = [&before.person(both[0])?.character, &before.person(both[1])?.character];
    let events = entries[..=at].iter().flat_map(|entry| &entry.events);
    let fallen = fallen(events, deed, both);
    let now = *before.rulings();
    let odds = between(deed, [a, b], [Conduct::Fair; 2], &now);
    let other = |(ruling, reading): (Ruling, usize)| {
        let rulings = now.with(ruling, reading)?;
        let odds = between(deed, [a, b], [Conduct::Fair; 2], &rulings);
        let outcome = fallen.as_ref().map_or(outcome, |fallen| read(fallen, deed, [a, b], &rulings));
        Some(Other { ruling, reading, wins: odds.succeeds, dies: odds.dies, outcome })
    };
    let readings = |ruling: Ruling| (0..Rulings::readings(ruling).len()).map(move |reading| (ruling, reading));
    let dragon = School::bushi(Clan::Dragon);
    let turns = [a, b].iter().any(|one| one.rank_in(dragon) > 0) && !matches!(deed, Deed::Contest(_));
    let bears = |ruling: &&Ruling| turns || **ruling != Ruling::DragonSecondRoll;
    let others =
        BEARING.iter().filter(bears).flat_map(|ruling| readings(*ruling)).filter(|(one, at)| now.reading(*one) != *at);
    Some(LastDuel {
        deed,
        both,
        outcome,
        wins: odds.succeeds,
        dies: odds.dies,
        others: others.filter_map(other).collect(),
    })
}

/// The last dice of both for the deed; nothing where a Dragon bushi rolled more than once, for then they are not told
/// apart.
fn fallen<'a>(events: impl DoubleEndedIterator<Item = &'a Event>, deed: Deed, both: [PersonId; 2]) -> Option<Fallen> {
    let rolled = events.rev().filter_map(|event| match event {
        Event::Rolled { who, purpose: Purpose::Deed(one), dice, tn: None, .. } if *one == deed => Some((*who, dice)),
        Event::Rolled { purpose: Purpose::Deed(one), .. } if *one == deed => Some((PersonId(u16::MAX), &EMPTY)),
        _ => None,
    });
    let two: Vec<(PersonId, &Vec<u8>)> = rolled.take(2).collect();
    let of = |who: PersonId| two.iter().find(|(one, _)| *one == who).map(|(_, dice)| (*dice).clone());
    Some([of(both[0])?, of(both[1])?])
}

static EMPTY: Vec<u8> = Vec::new();

/// How dice that fell come out under some rulings.
fn read(fallen: &Fallen, deed: Deed, both: [&Character; 2], rulings: &Rulings) -> Outcome {
    let pools = decide::pools(deed, both[0], both[1], rulings);
    let total = |at: usize| {
        let dice: Vec<i64> = fallen[at].iter().map(|die| i64::from(seen(*die, rulings.explosions))).collect();
        pools[at].capped(rulings.dice_cap).total(&dice)
    };
    match (total(0), total(1)) {
        (one, other) if one > other => Outcome::Actor,
        (one, other) if one < other => Outcome::Target,
        _ if rulings.duel_tie == DuelTie::Draw => Outcome::Nobody,
        // Equal dice are rolled again; what then falls nobody knows.
        _ => Outcome::Again,
    }
}

/// What a die that fell counts where tens are read otherwise.
fn seen(die: u8, explosions: Explosions) -> u8 {
    match explosions {
        Explosions::Unlimited => die,
        Explosions::Once => die.min(20),
        Explosions::None => die.min(10),
    }
}
