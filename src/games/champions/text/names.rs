//! What the things of the game are called.

use crate::games::champions::event::{Cause, Deed};
use crate::games::champions::model::character_token::CharacterToken;
use crate::games::champions::model::clan::Clan;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::equipment::EquipmentKind;
use crate::games::champions::model::ids::{Actor, ChampionId, EnemyId, PlayerId, Who};
use crate::games::champions::model::name::{Name, Note};
use crate::games::champions::model::quantity::{Gauge, GloryToken};
use crate::games::champions::model::scenario::{Difficulty, ScenarioKind};
use crate::games::champions::model::state::State;
use crate::games::champions::model::turn::Phase;
use crate::games::champions::offers::ActionKind;
use crate::games::champions::queries;
use crate::games::champions::reinforcing::{Back, Comeback};
use crate::games::champions::rulings::Ruling;
use crate::games::champions::view::Status;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::words::champions as keys;

/// A Clan.
pub fn clan(clan: Clan) -> Key {
    match clan {
        Clan::Crab => keys::CLAN_CRAB,
        Clan::Crane => keys::CLAN_CRANE,
        Clan::Dragon => keys::CLAN_DRAGON,
        Clan::Lion => keys::CLAN_LION,
        Clan::Phoenix => keys::CLAN_PHOENIX,
        Clan::Scorpion => keys::CLAN_SCORPION,
        Clan::Unicorn => keys::CLAN_UNICORN,
        Clan::Naga => keys::CLAN_NAGA,
        Clan::Unaligned => keys::CLAN_UNALIGNED,
        Clan::Shadowlands => keys::CLAN_SHADOWLANDS,
    }
}

/// "Carries Tax chest"; nothing of whoever carries nothing.
pub fn load(state: &State, who: Who) -> Option<Line> {
    let items: Vec<&str> = queries::carried(state, who).map(Name::as_str).collect();
    (!items.is_empty()).then(|| Line::new(keys::FIGURES_CARRIES).with("items", items.join(", ")))
}

/// What stands on a card in words: the players', as they typed it; of the practice cards, in the language that is spoken.
pub fn note(note: &Note) -> Line {
    match note.as_str() {
        "Made up to learn with." => keys::PRACTICE_NOTE.into(),
        "Practice Champion, made up to learn with." => keys::PRACTICE_NOTE_CHAMPION.into(),
        "Practice Companion, made up to learn with." => keys::PRACTICE_NOTE_COMPANION.into(),
        own => Line::new(keys::NAME).with("name", own),
    }
}

/// A Clan in two sentences.
pub fn clan_lore(clan: Clan) -> Key {
    match clan {
        Clan::Crab => keys::CLAN_LORE_CRAB,
        Clan::Crane => keys::CLAN_LORE_CRANE,
        Clan::Dragon => keys::CLAN_LORE_DRAGON,
        Clan::Lion => keys::CLAN_LORE_LION,
        Clan::Phoenix => keys::CLAN_LORE_PHOENIX,
        Clan::Scorpion => keys::CLAN_LORE_SCORPION,
        Clan::Unicorn => keys::CLAN_LORE_UNICORN,
        Clan::Naga => keys::CLAN_LORE_NAGA,
        Clan::Unaligned => keys::CLAN_LORE_UNALIGNED,
        Clan::Shadowlands => keys::CLAN_LORE_SHADOWLANDS,
    }
}

/// An Element.
pub fn element(element: Element) -> Key {
    match element {
        Element::Air => keys::ELEMENT_AIR,
        Element::Earth => keys::ELEMENT_EARTH,
        Element::Fire => keys::ELEMENT_FIRE,
        Element::Water => keys::ELEMENT_WATER,
        Element::Void => keys::ELEMENT_VOID,
    }
}

/// A phase.
pub fn phase(phase: Phase) -> Key {
    match phase {
        Phase::Preparation => keys::PHASE_PREPARATION,
        Phase::Champions => keys::PHASE_CHAMPIONS,
        Phase::Enemies => keys::PHASE_ENEMIES,
        Phase::Recovery => keys::PHASE_RECOVERY,
    }
}

/// A gauge.
pub fn gauge(gauge: Gauge) -> Key {
    match gauge {
        Gauge::Life => keys::GAUGE_LIFE,
        Gauge::Ap => keys::GAUGE_AP,
        Gauge::Honor => keys::GAUGE_HONOR,
        Gauge::Ki => keys::GAUGE_KI,
        Gauge::Purity => keys::GAUGE_PURITY,
        Gauge::Glory => keys::GAUGE_GLORY,
    }
}

/// A status.
pub fn status(status: Status) -> Key {
    match status {
        Status::Weakened => keys::STATUS_WEAKENED,
        Status::Dishonored => keys::STATUS_DISHONORED,
        Status::Eliminated => keys::STATUS_ELIMINATED,
        Status::Corrupted => keys::STATUS_CORRUPTED,
    }
}

/// An action.
pub fn action(action: ActionKind) -> Key {
    match action {
        ActionKind::Melee => keys::ACTION_MELEE,
        ActionKind::Ranged => keys::ACTION_RANGED,
        ActionKind::Movement => keys::ACTION_MOVEMENT,
        ActionKind::Healing => keys::ACTION_HEALING,
        ActionKind::Concentration => keys::ACTION_CONCENTRATION,
        ActionKind::Investigation => keys::ACTION_INVESTIGATION,
        ActionKind::ComplexManipulation => keys::ACTION_COMPLEX,
        ActionKind::SimpleManipulation => keys::ACTION_SIMPLE,
        ActionKind::DrawObjectives => keys::ACTION_DRAW,
        ActionKind::RaisePurity => keys::ACTION_RAISE_PURITY,
    }
}

/// An action that was carried out.
pub fn deed(deed: Deed) -> Key {
    match deed {
        Deed::Investigation(_) => keys::ACTION_INVESTIGATION,
        Deed::ComplexManipulation(_) => keys::ACTION_COMPLEX,
        Deed::Healing => keys::ACTION_HEALING,
        Deed::Concentration => keys::ACTION_CONCENTRATION,
        Deed::Movement => keys::ACTION_MOVEMENT,
        Deed::Disengagement => keys::ACTION_DISENGAGEMENT,
        Deed::SimpleManipulation | Deed::Handling => keys::ACTION_SIMPLE,
        Deed::DrawObjectives => keys::ACTION_DRAW,
        Deed::RaisePurity => keys::ACTION_RAISE_PURITY,
    }
}

/// Why a gauge changed.
pub fn cause(cause: Cause) -> Key {
    match cause {
        Cause::Cost => keys::CAUSE_COST,
        Cause::Action => keys::CAUSE_ACTION,
        Cause::Focus => keys::CAUSE_FOCUS,
        Cause::Deception => keys::CAUSE_DECEPTION,
        Cause::Disengagement => keys::CAUSE_DISENGAGEMENT,
        Cause::Outnumbered => keys::CAUSE_OUTNUMBERED,
        Cause::Superiority => keys::CAUSE_SUPERIORITY,
        Cause::ClanPower => keys::CAUSE_CLAN_POWER,
        Cause::Effect => keys::CAUSE_EFFECT,
        Cause::Technique => keys::CAUSE_TECHNIQUE,
        Cause::Wounds => keys::CAUSE_WOUNDS,
        Cause::WoundedEnemy => keys::CAUSE_WOUNDED_ENEMY,
        Cause::EnemyEliminated => keys::CAUSE_ENEMY_ELIMINATED,
        Cause::Corruption => keys::CAUSE_CORRUPTION,
        Cause::Prevention => keys::CAUSE_PREVENTION,
        Cause::Elimination => keys::CAUSE_ELIMINATION,
        Cause::Objective => keys::CAUSE_OBJECTIVE,
        Cause::Recovery => keys::CAUSE_RECOVERY,
        Cause::Oni => keys::CAUSE_ONI,
        Cause::Refresh => keys::CAUSE_REFRESH,
        Cause::Return => keys::CAUSE_RETURN,
        Cause::Retreat => keys::CAUSE_RETREAT,
        Cause::ForcedMovement => keys::CAUSE_FORCED_MOVEMENT,
        Cause::ByHand => keys::CAUSE_BY_HAND,
        Cause::Card => keys::CAUSE_CARD,
    }
}

/// A token beside a Character.
pub fn character_token(token: CharacterToken) -> Key {
    match token {
        CharacterToken::Offensive => keys::CHARACTER_TOKEN_OFFENSIVE,
        CharacterToken::OffensiveTwo => keys::CHARACTER_TOKEN_OFFENSIVE_TWO,
        CharacterToken::Defensive => keys::CHARACTER_TOKEN_DEFENSIVE,
        CharacterToken::DefensiveTwo => keys::CHARACTER_TOKEN_DEFENSIVE_TWO,
        CharacterToken::Reroll => keys::CHARACTER_TOKEN_REROLL,
        CharacterToken::EnemyDie => keys::CHARACTER_TOKEN_ENEMY_DIE,
    }
}

/// A Glory token.
pub fn token(token: GloryToken) -> Key {
    match token {
        GloryToken::Defensive => keys::TOKEN_DEFENSIVE,
        GloryToken::Offensive => keys::TOKEN_OFFENSIVE,
        GloryToken::EnemyDie => keys::TOKEN_ENEMY_DIE,
    }
}

/// A difficulty.
pub fn difficulty(difficulty: Difficulty) -> Key {
    match difficulty {
        Difficulty::Easy => keys::DIFFICULTY_EASY,
        Difficulty::Normal => keys::DIFFICULTY_NORMAL,
        Difficulty::Hard => keys::DIFFICULTY_HARD,
    }
}

/// A kind of scenario.
pub fn scenario_kind(kind: ScenarioKind) -> Key {
    match kind {
        ScenarioKind::Adventure => keys::SCENARIO_ADVENTURE,
        ScenarioKind::Investigation => keys::SCENARIO_INVESTIGATION,
        ScenarioKind::Battle => keys::SCENARIO_BATTLE,
    }
}

/// A type of equipment.
pub fn equipment(kind: EquipmentKind) -> Key {
    match kind {
        EquipmentKind::Weapon => keys::EQUIPMENT_WEAPON,
        EquipmentKind::Armor => keys::EQUIPMENT_ARMOR,
        EquipmentKind::Relic => keys::EQUIPMENT_RELIC,
    }
}

/// A ruling, and the two readings of it, the standard one first.
pub fn ruling(ruling: Ruling) -> (Key, [Key; 2]) {
    match ruling {
        Ruling::ThresholdGlory => {
            (keys::RULING_THRESHOLD_GLORY, [keys::RULING_THRESHOLD_GLORY_BEFORE, keys::RULING_THRESHOLD_GLORY_AFTER])
        }
        Ruling::Dishonored => (keys::RULING_DISHONORED, [keys::RULING_DISHONORED_BELOW, keys::RULING_DISHONORED_ZERO]),
        Ruling::AllyHoldsBack => {
            (keys::RULING_ALLY_HOLDS_BACK, [keys::RULING_ALLY_HOLDS_BACK_CHAMPION, keys::RULING_ALLY_HOLDS_BACK_NOBODY])
        }
        Ruling::ThresholdChampions => (
            keys::RULING_THRESHOLD_CHAMPIONS,
            [keys::RULING_THRESHOLD_CHAMPIONS_FIRST, keys::RULING_THRESHOLD_CHAMPIONS_OTHER],
        ),
        Ruling::ThresholdCorrupted => (
            keys::RULING_THRESHOLD_CORRUPTED,
            [keys::RULING_THRESHOLD_CORRUPTED_FIRST, keys::RULING_THRESHOLD_CORRUPTED_OTHER],
        ),
        Ruling::CorruptedActs => {
            (keys::RULING_CORRUPTED_ACTS, [keys::RULING_CORRUPTED_ACTS_FIRST, keys::RULING_CORRUPTED_ACTS_OTHER])
        }
        Ruling::PatrolSees => {
            (keys::RULING_PATROL_SEES, [keys::RULING_PATROL_SEES_FIRST, keys::RULING_PATROL_SEES_OTHER])
        }
        Ruling::RetreatAfter => {
            (keys::RULING_RETREAT_AFTER, [keys::RULING_RETREAT_AFTER_FIRST, keys::RULING_RETREAT_AFTER_OTHER])
        }
        Ruling::UnkeptObjectives => (
            keys::RULING_UNKEPT_OBJECTIVES,
            [keys::RULING_UNKEPT_OBJECTIVES_FIRST, keys::RULING_UNKEPT_OBJECTIVES_OTHER],
        ),
        Ruling::AssaultOnAllies => (
            keys::RULING_ASSAULT_ON_ALLIES,
            [keys::RULING_ASSAULT_ON_ALLIES_FIRST, keys::RULING_ASSAULT_ON_ALLIES_OTHER],
        ),
        Ruling::ReturningBehaviour => (
            keys::RULING_RETURNING_BEHAVIOUR,
            [keys::RULING_RETURNING_BEHAVIOUR_FIRST, keys::RULING_RETURNING_BEHAVIOUR_OTHER],
        ),
        Ruling::GlorifiedBelowZero => (
            keys::RULING_GLORIFIED_BELOW_ZERO,
            [keys::RULING_GLORIFIED_BELOW_ZERO_FIRST, keys::RULING_GLORIFIED_BELOW_ZERO_OTHER],
        ),
    }
}

/// A Champion's full name. Companions with the same card have a letter each, by seat, as Enemies have.
pub fn champion(state: &State, id: ChampionId) -> String {
    let name = &state.champion(id).card().name;
    let alike: Vec<ChampionId> =
        state.champions().filter(|(_, other)| other.card().name == *name).map(|(other, _)| other).collect();
    match (&alike[..], alike.iter().position(|other| *other == id)) {
        ([_, _, ..], Some(place)) => format!("{name} {}", LETTERS[place]),
        _ => name.to_string(),
    }
}

/// The letters of the five Champions, should they all have the same name.
const LETTERS: [char; 5] = ['A', 'B', 'C', 'D', 'E'];

/// A name short enough for a table or a button: the given name, where the name has a family name before it. A letter
/// that tells one from another stays.
///
/// ```
/// # use rokugan::games::champions::text::names::given_name;
/// assert_eq!(given_name("Matsu Tsuko"), "Tsuko");
/// assert_eq!(given_name("Isha"), "Isha");
/// assert_eq!(given_name("Practice Bushi B"), "Bushi B");
/// assert_eq!(given_name("Bushi B"), "Bushi B");
/// ```
pub fn given_name(name: &str) -> &str {
    let is_letter = |word: &str| word.len() == 1 && LETTERS.iter().any(|letter| word.starts_with(*letter));
    match name.rsplit_once(' ') {
        Some((before, letter)) if is_letter(letter) => {
            before.rsplit_once(' ').map_or(name, |(family, _)| &name[family.len() + 1..])
        }
        Some((_, given)) => given,
        None => name,
    }
}

/// A player by name, or by the given name of the Champion where the players gave none: nobody counts seats at a table.
pub fn player(state: &State, PlayerId(seat): PlayerId) -> Line {
    let Some(player) = state.players().get(usize::from(seat)) else {
        return Line::new(keys::PLAYER_NUMBER).with("number", usize::from(seat) + 1);
    };
    let champion = || given_name(state.champion(player.plays()).card().name.as_str());
    Line::new(keys::NAME).with("name", player.name().map_or_else(champion, Name::as_str))
}

/// An Enemy: kind and letter; a lone Boss needs no letter. Whoever was Corrupted keeps its name, and the word with it,
/// until a card with another name is typed in.
pub fn enemy(state: &State, id: EnemyId) -> Line {
    let Some(enemy) = state.enemy(id) else { return keys::NOBODY.into() };
    if let Some(was) = enemy.was().filter(|was| card_name(state, *was) == Some(&enemy.card().name)) {
        return Line::new(keys::NAME_CORRUPTED).with("name", actor(state, was));
    }
    let name = enemy.card().name.as_str();
    let alone = state.enemies().filter(|(_, other)| other.card().name == enemy.card().name).nth(1).is_none();
    if alone {
        Line::new(keys::NAME).with("name", name)
    } else {
        Line::new(keys::NAME_LETTER).with("name", name).with("letter", enemy.letter())
    }
}

/// An Enemy in a word and its letter.
pub fn enemy_short(state: &State, id: EnemyId) -> Line {
    let Some(figure) = state.enemy(id).filter(|figure| figure.was().is_none()) else { return enemy(state, id) };
    let name = figure.card().name.as_str();
    let alone = state.enemies().filter(|(_, other)| other.card().name.as_str() == name).nth(1).is_none();
    let line = |key| Line::new(key).with("name", given_name(name));
    if alone { line(keys::NAME) } else { line(keys::NAME_LETTER).with("letter", figure.letter()) }
}

/// What returns as a Reinforcement; a Unit of lost miniatures has only the name of its card.
pub fn comeback(state: &State, found: Comeback) -> Line {
    match (found.back, state.enemy(found.enemy)) {
        (Back::Unit { .. }, Some(unit)) => Line::new(keys::NAME_UNIT).with("name", unit.card().name.as_str()),
        (Back::Unit { .. }, None) | (Back::Itself, _) => enemy(state, found.enemy),
    }
}

/// The name on the card of somebody on the players' side.
fn card_name(state: &State, actor: Actor) -> Option<&Name> {
    match actor {
        Actor::Champion(id) => Some(&state.champion(id).card().name),
        Actor::Ally(id) => state.ally(id).map(|ally| &ally.card().name),
    }
}

/// Anybody.
pub fn who(state: &State, who: Who) -> Line {
    match who {
        Who::Champion(id) => Line::new(keys::NAME).with("name", champion(state, id)),
        Who::Enemy(id) => enemy(state, id),
        Who::Ally(id) => {
            let Some(ally) = state.ally(id) else { return keys::NOBODY.into() };
            let alone = state.allies().filter(|(_, other)| other.card().name == ally.card().name).count() == 1;
            let name = ally.card().name.as_str();
            if alone {
                Line::new(keys::NAME).with("name", name)
            } else {
                Line::new(keys::NAME_LETTER).with("name", name).with("letter", ally.letter())
            }
        }
    }
}

/// Somebody on the players' side.
pub fn actor(state: &State, actor: Actor) -> Line {
    who(state, actor.into())
}

/// Somebody on the players' side, in a word.
pub fn given(state: &State, actor: Actor) -> Line {
    match actor {
        Actor::Champion(id) => Line::new(keys::NAME).with("name", given_name(&champion(state, id))),
        Actor::Ally(_) => who(state, actor.into()),
    }
}

/// The Champion whose player holds the Favor.
pub fn favor_holder(state: &State) -> Option<String> {
    state.favor_champion().map(|id| champion(state, id))
}

/// The seat number players read, from 1.
pub fn seat(id: ChampionId) -> usize {
    id.index() + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::command::{Command, Fall};
    use crate::games::champions::setup::{Seat, Setup};
    use crate::games::champions::{Champions, demo, pack};
    use crate::kernel::chance::Seed;
    use crate::kernel::journal::{Journal, Stamp};
    use crate::words::{Language, Words};

    /// One player and four Minor Clan Bushi.
    fn alone() -> Journal<Champions> {
        let pack = pack::practice();
        let bushi = pack.champions.iter().find(|card| card.is_companion()).unwrap();
        let companion = Seat { player: None, card: bushi.clone(), objectives: Vec::new() };
        let setup = demo::table(Seed(1), Stamp(0)).unwrap().setup().clone();
        let players = setup.players[..1].to_vec();
        Journal::start(Setup { players, companions: vec![companion; 4], ..setup }, Seed(1)).unwrap()
    }

    fn english(line: Line) -> String {
        Words::new(Language::English).say(&line)
    }

    #[test]
    fn the_practice_cards_speak_the_language_of_the_table() {
        let practice = pack::practice();
        let champions = practice.champions.iter().map(|card| &card.note);
        let others =
            practice.enemies.iter().map(|card| &card.note).chain(practice.allies.iter().map(|card| &card.note));
        let notes: Vec<&Note> = champions.chain(others).filter(|note| !note.is_empty()).collect();
        assert!(!notes.is_empty());
        for own in notes {
            let said = note(own);
            assert_ne!(said.key, keys::NAME, "{}", own.as_str());
            assert_eq!(english(said), own.as_str(), "in English it is the card's own");
        }
        assert_eq!(english(note(&Note::new("Bows to nobody"))), "Bows to nobody");
    }

    #[test]
    fn companions_with_the_same_card_have_a_letter_each() {
        let journal = alone();
        let all = ChampionId::ALL.iter().map(|id| champion(journal.state(), *id)).collect::<Vec<_>>();
        assert!(!all[0].ends_with(" A"), "{all:?}");
        let letters = all[1..].iter().map(|name| name.rsplit_once(' ').unwrap().1).collect::<Vec<_>>();
        assert_eq!(letters, ["A", "B", "C", "D"], "{all:?}");
    }

    #[test]
    fn a_corrupted_companion_keeps_its_name_and_is_told_from_the_others() {
        let mut journal = alone();
        let before = champion(journal.state(), ChampionId::Third);
        journal.commit(Command::Fall { champion: ChampionId::Third, fall: Fall::Corrupted }, Stamp(0)).unwrap();
        let (id, _) = journal.state().enemies().next().unwrap();
        assert_eq!(english(enemy(journal.state(), id)), format!("{before} (Corrupted)"));
    }
}
