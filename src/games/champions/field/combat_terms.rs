//! What the board says about a Combat: who can be fought, Sizes, Cover, who may stand in (CH-COM-1, CH-COM-2, CH-LOS).

use super::cards::bow_is_unknown;
use super::scene::Scene;
use super::told;
use crate::games::champions::board::AreaId;
use crate::games::champions::board::mover::Side;
use crate::games::champions::board::sight::Sight;
use crate::games::champions::combat::redirect::enemy_yojimbo;
use crate::games::champions::command::{CombatKind, Sizes};
use crate::games::champions::enemy::character::{CharacterId, Weapon};
use crate::games::champions::enemy::situation::Scenario;
use crate::games::champions::model::champion::Once;
use crate::games::champions::model::ids::{Actor, ChampionId, EnemyId, Who};
use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;

/// Whether a combatant has Cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// It has none.
    None,
    /// One Defensive Success more.
    Covered,
}

/// Whether the defender's Offensive Successes count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReturnFire {
    /// They do; always in melee.
    Counts,
    /// It cannot shoot back.
    None,
}

/// What the board says about a Combat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Cover of whoever is attacked.
    pub defender: Cover,
    /// Cover of whoever attacks.
    pub attacker: Cover,
    /// Whether whoever is attacked strikes back.
    pub return_fire: ReturnFire,
    /// Sizes, seen from the players' side.
    pub sizes: Sizes,
    /// Champions who may Intervene, where an Enemy attacks.
    pub may_intervene: Vec<ChampionId>,
}

/// Enemies somebody on the players' side can fight from where it stands, and how: not those whom a Yojimbo guards.
pub fn targets(state: &State, actor: Actor) -> Vec<(EnemyId, CombatKind)> {
    let Some(scene) = Scene::of(state) else { return Vec::new() };
    let Some(id) = scene.character(actor.into()) else { return Vec::new() };
    let ways = scene.situation().on_side(Side::Enemy).flat_map(|enemy| ways(&scene, id, enemy));
    let all = ways.filter_map(|(enemy, kind)| Some((told::enemy_id(&scene, enemy)?, kind)));
    all.filter(|(enemy, _)| bodyguards(state, *enemy).is_empty()).collect()
}

/// The Enemies with Yojimbo in an Enemy's area, one of whom has to be attacked instead of it (CH-COM-1); nobody where
/// it stands beside the board, or there is none.
pub fn bodyguards(state: &State, enemy: EnemyId) -> Vec<EnemyId> {
    let Some(field) = state.field() else { return Vec::new() };
    let Some(area) = field.position(Who::Enemy(enemy)) else { return Vec::new() };
    let enemy_id = |who| if let Who::Enemy(id) = who { Some(id) } else { None };
    let here = field.standing_in(area).filter(|who| queries::is_present(state, *who)).filter_map(enemy_id);
    enemy_yojimbo(state, enemy, &here.collect::<Vec<_>>())
}

/// Whether the board says that somebody can fight nobody that way. It does not while the fighter or an Enemy in play
/// stands beside it.
pub fn nobody_in_reach(state: &State, actor: Actor, kind: CombatKind) -> bool {
    let Some(field) = state.field() else { return false };
    let mut enemies = state.enemies().map(|(id, _)| Who::Enemy(id)).filter(|who| queries::is_present(state, *who));
    let all_placed = field.position(actor.into()).is_some() && enemies.all(|who| field.position(who).is_some());
    all_placed && targets(state, actor).into_iter().all(|(_, how)| how != kind)
}

/// Those an Enemy can fight from where it stands, and how.
pub fn foes(state: &State, enemy: EnemyId) -> Vec<(Actor, CombatKind)> {
    let Some(scene) = Scene::of(state) else { return Vec::new() };
    let Some(id) = scene.character(Who::Enemy(enemy)) else { return Vec::new() };
    let ways = scene.situation().on_side(Side::Champion).flat_map(|foe| ways(&scene, id, foe));
    ways.filter_map(|(foe, kind)| Some((told::actor(&scene, foe)?, kind))).collect()
}

/// How somebody can fight somebody from where it stands.
fn ways(scene: &Scene, id: CharacterId, foe: CharacterId) -> impl Iterator<Item = (CharacterId, CombatKind)> {
    let melee = can_strike(scene, id, foe).then_some((foe, CombatKind::Melee));
    melee.into_iter().chain(can_shoot(scene, id, foe).then_some((foe, CombatKind::Ranged)))
}

/// The others on the players' side in somebody's area, who could stand in for it; nothing where it stands beside the
/// board, or there is none.
pub fn beside(state: &State, actor: Actor) -> Option<Vec<Actor>> {
    let scene = Scene::of(state)?;
    let id = scene.character(actor.into())?;
    let place = area(&scene, id);
    let others =
        scene.situation().on_side(Side::Champion).filter(|other| *other != id && area(&scene, *other) == place);
    Some(others.filter_map(|other| told::actor(&scene, other)).collect())
}

/// What the board says about a Combat that somebody on the players' side begins; nothing where one stands beside it.
pub fn attack(state: &State, actor: Actor, enemy: EnemyId, kind: CombatKind) -> Option<Terms> {
    let scene = Scene::of(state)?;
    let (attacker, defender) = (scene.character(actor.into())?, scene.character(Who::Enemy(enemy))?);
    Some(terms(state, &scene, attacker, defender, kind))
}

/// What the board says about a Combat that an Enemy begins; nothing where one stands beside it.
pub fn defence(state: &State, enemy: EnemyId, actor: Actor, kind: CombatKind) -> Option<Terms> {
    let scene = Scene::of(state)?;
    let (attacker, defender) = (scene.character(Who::Enemy(enemy))?, scene.character(actor.into())?);
    Some(terms(state, &scene, attacker, defender, kind))
}

/// The Sizes of both sides in a melee of the two, the players' side first; nothing where one stands beside the board.
pub fn total_sizes(state: &State, actor: Actor, enemy: EnemyId) -> Option<(u16, u16)> {
    let scene = Scene::of(state)?;
    let (ours, theirs) = (scene.character(actor.into())?, scene.character(Who::Enemy(enemy))?);
    Some(totals(&scene, ours, theirs))
}

/// What the board says about a Combat.
pub(super) fn terms(
    state: &State,
    scene: &Scene,
    attacker: CharacterId,
    defender: CharacterId,
    kind: CombatKind,
) -> Terms {
    let (there, back) = match kind {
        CombatKind::Melee => (None, None),
        CombatKind::Ranged => (sight(scene, attacker, defender), sight(scene, defender, attacker)),
    };
    // What nobody has typed in is left to the card: the players are asked for it.
    let armed =
        scene.situation().character(defender).weapon == Weapon::Ranged || bow_is_unknown(state, scene.who(defender));
    let shoots_back = back.is_some() && armed;
    let cover = |sight: Option<Sight>| if sight == Some(Sight::Indirect) { Cover::Covered } else { Cover::None };
    Terms {
        defender: cover(there),
        attacker: cover(back),
        return_fire: if kind == CombatKind::Melee || shoots_back { ReturnFire::Counts } else { ReturnFire::None },
        sizes: sizes(scene, attacker, defender, kind),
        may_intervene: may_intervene(state, scene, defender),
    }
}

fn area(scene: &Scene, id: CharacterId) -> AreaId {
    scene.situation().character(id).area
}

fn sight(scene: &Scene, from: CharacterId, to: CharacterId) -> Option<Sight> {
    let eye = scene.situation().character(from).eye(scene.situation().scenario.range());
    scene.board().line_of_sight(eye, area(scene, from), area(scene, to))
}

fn can_strike(scene: &Scene, id: CharacterId, target: CharacterId) -> bool {
    let occupancy = scene.occupancy();
    let traveller = scene.traveller(&occupancy, id);
    traveller.has_in_melee(traveller.at, area(scene, target))
}

fn can_shoot(scene: &Scene, id: CharacterId, target: CharacterId) -> bool {
    let own = area(scene, id);
    let side = scene.situation().character(id).side;
    let armed = scene.situation().character(id).weapon == Weapon::Ranged;
    let held = scene.occupancy().holds(own, side.opponents());
    armed && !held && own != area(scene, target) && sight(scene, id, target).is_some()
}

/// How the Sizes compare, seen from the players' side; in a Battle from twice the Size on (CH-COM-2, CH-BAT-4).
fn sizes(scene: &Scene, attacker: CharacterId, defender: CharacterId, kind: CombatKind) -> Sizes {
    let situation = scene.situation();
    let is_ours = |id: CharacterId| situation.character(id).side == Side::Champion;
    let (ours, theirs) = if is_ours(attacker) { (attacker, defender) } else { (defender, attacker) };
    let (our_size, their_size) = totals(scene, ours, theirs);
    let factor = match situation.scenario {
        Scenario::Usual => 1,
        Scenario::Battle => 2,
    };
    let places = [area(scene, attacker), area(scene, defender)];
    let there = |id: &CharacterId| places.contains(&area(scene, *id));
    let alone = situation.on_side(Side::Champion).filter(there).count() == 1;
    let outdoes = |one: u16, other: u16| one > other && one >= factor * other;
    match kind {
        CombatKind::Ranged => Sizes::Even,
        CombatKind::Melee if outdoes(their_size, our_size) => Sizes::Outnumbered,
        CombatKind::Melee if outdoes(our_size, their_size) => {
            let excused = alone && situation.character(ours).has(&Keyword::Imposing);
            if excused { Sizes::SuperiorityAlone } else { Sizes::Superiority }
        }
        CombatKind::Melee => Sizes::Even,
    }
}

/// The Sizes of both sides, ours first: over the area or the two areas of a melee; in a Battle of the two alone.
fn totals(scene: &Scene, ours: CharacterId, theirs: CharacterId) -> (u16, u16) {
    let situation = scene.situation();
    let counts = |id: CharacterId| {
        let character = situation.character(id);
        u16::from(character.size) + u16::from(character.has(&Keyword::Imposing))
    };
    let places = [area(scene, ours), area(scene, theirs)];
    let there = |id: &CharacterId| places.contains(&area(scene, *id));
    let total = |side| situation.on_side(side).filter(there).map(counts).sum::<u16>();
    match situation.scenario {
        Scenario::Usual => (total(Side::Champion), total(Side::Enemy)),
        Scenario::Battle => (counts(ours), counts(theirs)),
    }
}

/// Champions in the area of the Champion aimed at, another than that one, who have not Intervened this turn (CH-COM-1).
pub(super) fn may_intervene(state: &State, scene: &Scene, aimed_at: CharacterId) -> Vec<ChampionId> {
    let champion = |id| match told::actor(scene, id) {
        Some(Actor::Champion(champion)) => Some(champion),
        Some(Actor::Ally(_)) | None => None,
    };
    // Only a Champion's place is taken.
    if champion(aimed_at).is_none() {
        return Vec::new();
    }
    let place = area(scene, aimed_at);
    let others = scene.situation().on_side(Side::Champion).filter(|id| *id != aimed_at && area(scene, *id) == place);
    others.filter_map(champion).filter(|id| state.champion(*id).intervened() == Once::Free).collect()
}
