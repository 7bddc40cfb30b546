//! Shugenja in battle (ER-SCH): those of the Crab pray against the Shadowlands, those of the Lion call the dead.

use super::decide::again;
use super::event::Fray;
use super::ranks::{present, taking_part};
use super::{Clash, Fighter, Kind, Stage, side};
use crate::games::empire_reborn::draft::Draft;
use crate::games::empire_reborn::model::army::{Nature, Role};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::school::School;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::refusal::{Refusal, RefusalKind};
use crate::games::empire_reborn::state::State;
use std::borrow::Cow;

/// Who of a side prays in the initiative step of the round, once for each rank; nobody against people of the Empire, and
/// in a round without that step.
fn praying(state: &State, clash: &Clash, role: Role) -> Vec<PersonId> {
    let alone = clash.meeting().strikes_alone(clash.round.into()).is_some();
    if alone || clash.party(role.other()).nature != Nature::Shadowlands {
        return Vec::new();
    }
    let all = present(state, clash, role);
    all.flat_map(|(who, person)| {
        let rank = person.character.rank_in(School::shugenja(Clan::Crab));
        std::iter::repeat_n(who, rank.into())
    })
    .collect()
}

/// The first of these sides whose shugenja pray does so; where none does it is found out who strikes first.
pub(super) fn pray(draft: &mut Draft, sides: &[Role]) {
    let Some(clash) = draft.state.clash().cloned() else { return };
    let left = taking_part(&draft.state, &clash, clash.round);
    for role in sides {
        let (by, ranks) = (praying(&draft.state, &clash, *role), left[side(role.other())].clone());
        if !by.is_empty() && !ranks.is_empty() {
            return draft.fray(Fray::PrayersBegan { role: *role, by, ranks });
        }
    }
    draft.fray(Fray::Came { stage: Stage::Scorpions { made: Vec::new() } });
}

/// The battle whose strikes are on the table: while shugenja pray, their prayers are the units of their side.
pub fn at_hand(clash: &Clash) -> Cow<'_, Clash> {
    let Stage::Prayers { role, by } = &clash.stage else { return Cow::Borrowed(clash) };
    let prayer = |who: &PersonId| Fighter {
        kind: Kind::Prayer(*who),
        from: clash.place.clone(),
        lives: true,
        pinned: false,
        worn: 0,
        av: 0,
        tv: 0,
        enchantment: None,
        risen: false,
    };
    let mut hand = clash.clone();
    hand.sides[side(*role)].fighters = by.iter().map(prayer).collect();
    hand.ranks[side(*role)] = (0_u16..).take(by.len()).collect();
    Cow::Owned(hand)
}

/// A shugenja who can call the dead now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    /// Whose side.
    pub role: Role,
    /// Who.
    pub who: PersonId,
    /// How many units at most.
    pub most: usize,
    /// The dead units of the side, whoever is hit last first.
    pub dead: Vec<u16>,
}

/// Shugenja who can call the dead this round: as often in a battle as they have ranks, before anybody has struck.
pub fn callers(state: &State, clash: &Clash) -> Vec<Caller> {
    let before = match clash.stage {
        Stage::Seeking | Stage::Duels { .. } | Stage::Scorpions { .. } | Stage::Initiative => true,
        Stage::Strikes => clash.blows.iter().all(Vec::is_empty),
        Stage::Disposition
        | Stage::Prayers { .. }
        | Stage::Objective { .. }
        | Stage::Plunder { .. }
        | Stage::Berserkers
        | Stage::Retreat
        | Stage::Over => false,
    };
    let of = |role: Role| {
        let dead = dead(clash, role);
        present(state, clash, role).filter_map(move |(who, person)| {
            let most = usize::from(person.character.rank_in(School::shugenja(Clan::Lion)));
            let used = clash.called.iter().filter(|one| **one == who).count();
            (used < most && !dead.is_empty()).then(|| Caller { role, who, most, dead: dead.clone() })
        })
    };
    super::ROLES.into_iter().filter(|_| before).flat_map(of).collect()
}

/// The dead units of a side; a Character's unit is none any more.
fn dead(clash: &Clash, role: Role) -> Vec<u16> {
    let party = clash.party(role);
    let fighter = |at: &u16| &party.fighters[usize::from(*at)];
    let mut all: Vec<u16> = (0_u16..).take(party.fighters.len()).filter(|at| !fighter(at).lives).collect();
    all.retain(|at| !matches!(fighter(at).kind, Kind::Person(_)));
    all.sort_by_key(|at| std::cmp::Reverse(party.preference.iter().position(|kind| *kind == fighter(at).kind)));
    all
}

/// The dead fight this round; who was lost stays lost.
pub(super) fn call(draft: &mut Draft, who: PersonId, units: &[u16]) -> Result<(), Refusal> {
    let clash = draft.clash()?;
    let callers = callers(&draft.state, &clash);
    let nobody = Refusal { kind: RefusalKind::NothingOpen, rule: "ER-SCH" };
    let caller = callers.into_iter().find(|caller| caller.who == who).ok_or(nobody)?;
    let once = |(at, unit): (usize, &u16)| caller.dead.contains(unit) && !units[..at].contains(unit);
    let fits = (1..=caller.most).contains(&units.len()) && units.iter().enumerate().all(once);
    draft.bound(fits, "ER-SCH")?;
    draft.fray(Fray::Called { role: caller.role, who, units: units.to_vec() });
    if clash.stage == Stage::Strikes { again(draft) } else { Ok(()) }
}
