//! How the campaign went: curves of every Clan, deeds with their chance beside the result, the luck of the dice, the
//! dead, the treaty that lasted longest.

use super::deed::odds;
use super::war::{Look, Side, outlook};
use crate::games::empire_reborn::Table;
use crate::games::empire_reborn::event::{Event, Outcome};
use crate::games::empire_reborn::field::event::Fray;
use crate::games::empire_reborn::field::{Affair, Band, Clash, Kind, Muster, Plan, side};
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::rulings::Explosions;
use crate::games::empire_reborn::model::season::Season;
use crate::games::empire_reborn::person::{Deed, Person, PersonId};
use crate::games::empire_reborn::realm::Realm;
use crate::games::empire_reborn::state::State;
use crate::kernel::game::Game;
use crate::kernel::name::Name;

/// What a Clan had at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// The turn.
    pub turn: u16,
    /// Koku, provinces, units, and the mean Honor of its living Characters in tenths: see [`Measure`].
    pub values: [i64; 4],
}

/// What is drawn of a Clan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Koku in the treasury.
    Koku,
    /// Provinces.
    Provinces,
    /// Units.
    Units,
    /// Mean Honor of the living, in tenths.
    Honor,
}
crate::small!(Measure: Koku, Provinces, Units, Honor);

/// A Clan over the turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curve {
    /// Which.
    pub clan: Clan,
    /// A point for each turn that is over, and one for now.
    pub points: Vec<Point>,
}

/// The dice of a Clan: how many, and their mean against what dice come to, in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Luck {
    /// Which Clan.
    pub clan: Clan,
    /// How many dice.
    pub dice: i64,
    /// Their mean.
    pub mean: i64,
    /// What dice come to in the long run.
    pub expected: i64,
}

/// A deed and the chance its result had.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Result {
    /// In which turn.
    pub turn: u16,
    /// What.
    pub deed: Deed,
    /// Who acted, and against whom.
    pub both: [PersonId; 2],
    /// How it came out.
    pub outcome: Outcome,
    /// The chance of that, where nobody cheated.
    pub chance: f64,
}

/// A battle that was won, and the chance of that as the war room would have said.
#[derive(Clone, Debug, PartialEq)]
pub struct Fought {
    /// In which turn.
    pub turn: u16,
    /// Where.
    pub place: Name,
    /// The attacker's Clan and the defender's.
    pub clans: [Clan; 2],
    /// Who won.
    pub winner: Role,
    /// The chance of that; nothing where it is too large to be reckoned here, or units of no list fought.
    pub chance: Option<f64>,
}

/// Somebody who died.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Death {
    /// In which turn.
    pub turn: u16,
    /// Who.
    pub who: PersonId,
}

/// A treaty, by how long it lasted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pact {
    /// Whose.
    pub clan: Clan,
    /// With which Clan.
    pub partner: Clan,
    /// The own province, and the partner's.
    pub between: [Name; 2],
    /// Turns from its conclusion to its end, or to now.
    pub turns: u16,
}

/// How the campaign went.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    /// A curve for each realm that is kept here.
    pub curves: Vec<Curve>,
    /// The luck of each Clan whose dice were rolled.
    pub luck: Vec<Luck>,
    /// Every deed that came out one way or the other, oldest first.
    pub results: Vec<Result>,
    /// Every battle that was won and booked, oldest first.
    pub battles: Vec<Fought>,
    /// Everybody who died and stayed dead, in order.
    pub deaths: Vec<Death>,
    /// The treaty that lasted longest.
    pub longest: Option<Pact>,
}

/// Where names stand beside the ends of curves: as near to them as they can, `gap` from one another, between `top` and
/// `bottom` as long as there is room.
pub fn apart(wanted: &[i64], gap: i64, (top, bottom): (i64, i64)) -> Vec<i64> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by_key(|at| wanted[*at]);
    let mut placed = wanted.to_vec();
    let mut free = top;
    for at in &order {
        placed[*at] = wanted[*at].max(free);
        free = placed[*at] + gap;
    }
    let mut most = bottom;
    for at in order.iter().rev() {
        placed[*at] = placed[*at].min(most);
        most = placed[*at] - gap;
    }
    placed
}

/// How the campaign went so far.
pub fn history(table: &Table) -> History {
    let mut state = table.state_at(0);
    let mut story = Story::default();
    for entry in &table.entries()[..table.cursor()] {
        // Chances are those before anything of the entry happened.
        let before = entry.events.iter().any(|event| matches!(event, Event::Acted { .. })).then(|| state.clone());
        for event in &entry.events {
            story.tell(&state, before.as_ref(), event);
            crate::games::empire_reborn::Empire::apply(&mut state, event);
        }
    }
    story.close(&state)
}

#[derive(Default)]
struct Story {
    history: History,
    /// Dice and their sum, by Clan.
    dice: Vec<(Clan, i64, i64)>,
    /// The attacker's and the defender's chance in the battle on the table.
    foreseen: Option<[f64; 2]>,
}

/// Most units of both sides that are reckoned here: a page with many battles must not make anybody wait.
const MOST_UNITS: u16 = 40;

/// A battle as the war room would have looked at it; nothing where that would take long.
pub(super) fn look_of(state: &State, plan: &Plan, season: Season) -> Option<Look> {
    let looked = |muster: &Muster| {
        let printed = |band: &Band| if let Kind::Printed(kind) = band.kind { Some((kind, band.count)) } else { None };
        let leads = |who: &&PersonId| state.person(**who).map(|person| person.character.ring(Ring::Water));
        let able = |who: &&PersonId| state.person(**who).is_some_and(|one| !one.character.is_dishonored());
        let general = muster.persons.iter().filter(able).max_by_key(leads).copied();
        Some(Side { clan: muster.clan, units: muster.bands.iter().map(printed).collect::<Option<_>>()?, general })
    };
    let [attacker, defender] = [looked(&plan.sides[0])?, looked(&plan.sides[1])?];
    let count = |side: &Side| side.units.iter().map(|(_, count)| *count).sum::<u16>();
    if count(&attacker) + count(&defender) > MOST_UNITS || plan.affair != Affair::Battle {
        return None;
    }
    Some(Look { attacker, defender, ground: plan.ground, season })
}

/// The chances of both sides before a battle, as the war room says them; nothing where they would take long.
fn foreseen(state: &State, plan: &Plan, season: Season) -> Option<[f64; 2]> {
    let outlook = outlook(state, &look_of(state, plan, season)?).ok()?;
    Some([Role::Attacker, Role::Defender].map(|role| outlook.forecast.wins(role)))
}

/// A battle that is booked; nothing of one that nobody won.
fn fought(state: &State, clash: &Clash, foreseen: Option<[f64; 2]>) -> Option<Fought> {
    let winner = clash.verdict?.winner?;
    Some(Fought {
        turn: state.turn(),
        place: clash.place.clone(),
        clans: clash.sides.each_ref().map(|side| side.clan),
        winner,
        chance: foreseen.map(|both| both[side(winner)]),
    })
}

impl Story {
    fn tell(&mut self, state: &State, before: Option<&State>, event: &Event) {
        let history = &mut self.history;
        match event {
            Event::TurnBegan { .. } if state.turn() > 0 => mark(history, state),
            Event::Rolled { who, dice, .. } => self.throw(state, *who, dice),
            Event::Acted { deed, actor, target, outcome } => {
                let chance = before.and_then(|before| chance(before, *deed, [*actor, *target], *outcome));
                history.results.extend(chance.map(|chance| Result {
                    turn: state.turn(),
                    deed: *deed,
                    both: [*actor, *target],
                    outcome: *outcome,
                    chance,
                }));
            }
            Event::Field(Fray::Begun { plan, season }) => self.foreseen = foreseen(state, plan, *season),
            Event::Field(Fray::Closed { booked: true }) => {
                let foreseen = std::mem::take(&mut self.foreseen);
                history.battles.extend(state.clash().and_then(|clash| fought(state, clash, foreseen)));
            }
            Event::Died { who } => history.deaths.push(Death { turn: state.turn(), who: *who }),
            Event::Revived { who } => history.deaths.retain(|death| death.who != *who),
            Event::TreatyEnded { realm, treaty } => {
                let ended = state.realm(*realm).and_then(|realm| pact(state, realm, usize::from(*treaty)));
                longer(&mut history.longest, ended);
            }
            _ => {}
        }
    }

    fn throw(&mut self, state: &State, who: PersonId, dice: &[u8]) {
        let Some(clan) = state.person(who).and_then(Person::clan) else { return };
        let sum: i64 = dice.iter().map(|die| i64::from(*die)).sum();
        let count = i64::try_from(dice.len()).unwrap_or(0);
        match self.dice.iter_mut().find(|(one, ..)| *one == clan) {
            Some((_, all, total)) => (*all, *total) = (*all + count, *total + sum),
            None => self.dice.push((clan, count, sum)),
        }
    }

    fn close(mut self, state: &State) -> History {
        mark(&mut self.history, state);
        for realm in state.realms() {
            for at in 0..realm.treaties.len() {
                longer(&mut self.history.longest, pact(state, realm, at));
            }
        }
        let expected = expected(state.rulings().explosions);
        let luck = |(clan, dice, sum): &(Clan, i64, i64)| {
            let mean = (sum * 1_000).checked_div(*dice).unwrap_or(0);
            Luck { clan: *clan, dice: *dice, mean, expected }
        };
        self.dice.sort_unstable();
        self.history.luck = self.dice.iter().filter(|(_, dice, _)| *dice > 0).map(luck).collect();
        self.history
    }
}

/// What a die comes to in the long run, in thousandths.
const fn expected(explosions: Explosions) -> i64 {
    match explosions {
        Explosions::Unlimited => 6_111,
        Explosions::Once => 6_050,
        Explosions::None => 5_500,
    }
}

fn mark(history: &mut History, state: &State) {
    for realm in state.realms() {
        let own = state.living().filter(|(_, person)| person.clan() == Some(realm.clan));
        let honors: Vec<i64> = own.map(|(_, person)| person.character.honor()).collect();
        let count = i64::try_from(honors.len()).unwrap_or(0);
        let honor = (honors.iter().sum::<i64>() * 10).checked_div(count).unwrap_or(0);
        let units = realm.units.iter().map(|stand| i64::from(stand.count)).sum();
        let provinces = i64::try_from(realm.provinces.len()).unwrap_or(0);
        let point = Point { turn: state.turn(), values: [realm.treasury.into(), provinces, units, honor] };
        match history.curves.iter_mut().find(|curve| curve.clan == realm.clan) {
            Some(curve) => curve.points.push(point),
            None => history.curves.push(Curve { clan: realm.clan, points: vec![point] }),
        }
    }
}

fn chance(before: &State, deed: Deed, both: [PersonId; 2], outcome: Outcome) -> Option<f64> {
    let odds = odds(before, deed, both)?;
    match outcome {
        Outcome::Actor => Some(odds.succeeds),
        Outcome::Target => Some(1.0 - odds.succeeds - odds.tie),
        Outcome::Again | Outcome::Nobody => None,
    }
}

fn pact(state: &State, realm: &Realm, at: usize) -> Option<Pact> {
    let treaty = realm.treaties.get(at)?;
    Some(Pact {
        clan: realm.clan,
        partner: treaty.partner,
        between: [treaty.own.clone(), treaty.with.clone()],
        turns: state.turn().saturating_sub(treaty.since),
    })
}

fn longer(longest: &mut Option<Pact>, one: Option<Pact>) {
    if one.as_ref().map(|pact| pact.turns) > longest.as_ref().map(|pact| pact.turns) {
        *longest = one;
    }
}
