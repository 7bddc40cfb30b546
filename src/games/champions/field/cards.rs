//! From cards and behaviours to the planner's Characters, and what is guessed where a card says nothing.

use crate::games::champions::board::AreaId;
use crate::games::champions::board::mover::Side;
use crate::games::champions::board::sight::Borders;
use crate::games::champions::enemy::behaviour::{Behaviour, Goal};
use crate::games::champions::enemy::character::{Character, Kind, Weapon};
use crate::games::champions::enemy::keywords::Printed;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::card::{EnemyKind, Ranged};
use crate::games::champions::model::conduct::{Conduct, SearchGoal};
use crate::games::champions::model::field::Field;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::keyword::{Keyword, Listed};
use crate::games::champions::model::lot::Held;
use crate::games::champions::model::name::Name;
use crate::games::champions::model::quantity::{ActionPoints, Size};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::scenario::whereabouts;
use crate::games::champions::text::names::given_name;
use crate::kernel::by::Small as _;
use crate::kernel::known::Known;
use std::sync::Arc;

/// Action Points of an Enemy whose card nobody has typed in: what most have.
pub(super) const GUESSED_AP: u8 = 4;

/// A value the planner guesses because nobody has typed it in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guess {
    /// Size 1.
    Size,
    /// 4 Action Points.
    ActionPoints,
    /// No Ranged value, of an Enemy.
    Ranged,
    /// A Ranged value, of somebody on the players' side: whether it may shoot is the players' word.
    Bow,
    /// The keywords, of which nobody has typed in any.
    Keywords,
}

/// What is guessed of those on the board.
pub fn guesses(state: &State) -> Vec<(Who, Guess)> {
    let Some(field) = state.field() else { return Vec::new() };
    let of = |who: Who| {
        let unknown = match card(state, who) {
            Some(Card { size, ap, ranged, listed, .. }) => [
                (size.is_unknown(), Guess::Size),
                (matches!(who, Who::Enemy(_)) && ap.is_unknown(), Guess::ActionPoints),
                (matches!(who, Who::Enemy(_)) && ranged.is_none(), Guess::Ranged),
                (!matches!(who, Who::Enemy(_)) && ranged.is_none(), Guess::Bow),
                (!listed.are_all(), Guess::Keywords),
            ],
            None => return Vec::new(),
        };
        unknown.into_iter().filter(|(unknown, _)| *unknown).map(|(_, guess)| (who, guess)).collect()
    };
    field.positions().map(|(who, _)| who).filter(|who| queries::is_present(state, *who)).flat_map(of).collect()
}

/// What the planner asks of a card of any kind.
struct Card<'a> {
    name: &'a str,
    kind: Kind,
    size: Known<Size>,
    ap: Known<ActionPoints>,
    /// Nothing where it is not known.
    ranged: Option<Weapon>,
    borders: Borders,
    keywords: &'a [Keyword],
    listed: Listed,
}

/// Whether nobody has typed in how somebody fights from afar.
pub(super) fn bow_is_unknown(state: &State, who: Who) -> bool {
    card(state, who).is_some_and(|card| card.ranged.is_none())
}

fn weapon<D>(ranged: Known<Ranged<D>>) -> Option<Weapon>
where
    D: Copy,
{
    ranged.value().map(|ranged| match ranged {
        Ranged::Never => Weapon::Melee,
        Ranged::Bow | Ranged::Dice(_) => Weapon::Ranged,
    })
}

/// A card of any of the three kinds; their fields are called alike.
macro_rules! card_of {
    ($kind:expr, $card:expr) => {{
        let card = $card;
        Card {
            name: card.name.as_str(),
            kind: $kind,
            size: card.size,
            ap: card.ap,
            ranged: weapon(card.ranged),
            borders: card.borders,
            keywords: &card.keywords,
            listed: card.keywords_listed,
        }
    }};
}

fn card(state: &State, who: Who) -> Option<Card<'_>> {
    Some(match who {
        Who::Champion(id) => {
            let card = state.champion(id).card();
            card_of!(if card.is_companion() { Kind::Companion } else { Kind::Champion }, card)
        }
        Who::Ally(id) => card_of!(Kind::Ally, state.ally(id)?.card()),
        Who::Enemy(id) => {
            let card = state.enemy(id)?.card();
            let kind = match card.kind {
                EnemyKind::Enemy => Kind::Enemy,
                EnemyKind::Boss => Kind::Boss,
            };
            card_of!(kind, card)
        }
    })
}

fn small(value: i16) -> u8 {
    u8::try_from(value.max(0)).unwrap_or(u8::MAX)
}

pub(super) fn character(state: &State, field: &Field, who: Who) -> Option<Character> {
    let card = card(state, who)?;
    let (side, ki, wounds, behaviour) = match who {
        Who::Champion(id) => {
            let champion = state.champion(id);
            (Side::Champion, champion.available_ki(), champion.wounds(), None)
        }
        Who::Ally(id) => (Side::Champion, 0, state.ally(id)?.wounds(), None),
        Who::Enemy(id) => {
            let enemy = state.enemy(id)?;
            let moved = state.enemy_phase().moved_by(id).map(|moved| &moved.conduct);
            let behaviour = behaviour(state, field, moved.unwrap_or(enemy.behaviour()), field.position(who)?);
            (Side::Enemy, 0, enemy.wounds(), Some(behaviour))
        }
    };
    let miniatures = queries::miniatures_standing(state, who).max(1);
    Some(Character {
        id: id(who),
        side,
        kind: card.kind,
        area: field.position(who)?,
        size: small(card.size.value().map_or(1, |size| size.get()).saturating_mul(miniatures)),
        miniatures: small(miniatures),
        ki: small(ki),
        ap: card.ap.value().map_or(GUESSED_AP, |ap| small(ap.get())),
        weapon: card.ranged.unwrap_or(match side {
            Side::Champion => Weapon::Ranged,
            Side::Enemy => Weapon::Melee,
        }),
        borders: card.borders,
        keywords: card.keywords.iter().map(|keyword| Printed::Keyword(guarding(state, keyword))).collect(),
        wounds: small(wounds.get()),
        behaviour,
    })
}

/// What the situation calls somebody.
fn id(who: Who) -> String {
    match who {
        Who::Champion(id) => format!("champion {}", id.index()),
        Who::Ally(id) => format!("ally {}", id.0),
        Who::Enemy(id) => format!("enemy {}", id.0),
    }
}

/// A card names whom its Yojimbo guards, by full or given name; the planner asks for the Character.
fn guarding(state: &State, keyword: &Keyword) -> Keyword {
    let Keyword::Yojimbo(Some(name)) = keyword else { return keyword.clone() };
    let champions = state.champions().map(|(id, _)| Who::Champion(id));
    let allies = state.allies().map(|(id, _)| Who::Ally(id));
    let enemies = state.enemies().map(|(id, _)| Who::Enemy(id));
    let called = |who: &Who| {
        card(state, *who)
            .is_some_and(|card| [card.name, given_name(card.name)].iter().any(|own| own.eq_ignore_ascii_case(name)))
    };
    let guarded = champions.chain(allies).chain(enemies).find(called);
    Keyword::Yojimbo(Some(guarded.map_or_else(|| name.clone(), id)))
}

/// Where an item of the scenario is now (CH-ENE 9.3): an Enemy goes where it lies, or for whoever carries it.
fn item(state: &State, field: &Field, name: &Name) -> Goal {
    match state.item(name) {
        Some(Held::Lies(key)) => field.find(key).map_or(Goal::Gone, Goal::Area),
        Some(Held::By(who @ (Who::Champion(_) | Who::Ally(_)))) => Goal::HeldBy(Arc::from(id(*who))),
        Some(Held::By(Who::Enemy(_)) | Held::Gone) | None => Goal::Gone,
    }
}

/// A behaviour in terms of this board. Areas it does not have do not exist: a patrol without a letter stays where it
/// is, a goal nowhere is no goal.
fn behaviour(state: &State, field: &Field, conduct: &Conduct, at: AreaId) -> Behaviour {
    let areas = |keys: &[AreaKey]| keys.iter().filter_map(|key| field.find(key)).collect::<Vec<_>>();
    let named = |who: &Actor| Arc::<str>::from(id((*who).into()));
    match conduct {
        Conduct::Assault(assault) => Behaviour::Assault(*assault),
        Conduct::Guardian(guardian) => Behaviour::Guardian(*guardian),
        Conduct::Patrol { route, next } => {
            let letters = areas(route);
            let letters = if letters.is_empty() { vec![at] } else { letters };
            let next = usize::from(*next) % letters.len();
            Behaviour::Patrol { route: letters.into(), next }
        }
        Conduct::Search { goal: SearchGoal::Area(key), cost } => {
            let goal = field.find(key).map_or_else(|| Goal::HeldBy(Arc::from("")), Goal::Area);
            Behaviour::Search { goal, cost: *cost }
        }
        Conduct::Search { goal: SearchGoal::Item(name), cost } => {
            Behaviour::Search { goal: item(state, field, name), cost: *cost }
        }
        Conduct::Search { goal: SearchGoal::Persona(persona), cost } => {
            let goal = whereabouts::persona(state, *persona).map_or(Goal::Gone, Goal::Area);
            Behaviour::Search { goal, cost: *cost }
        }
        Conduct::Search { goal: SearchGoal::HeldBy(who), cost } => {
            Behaviour::Search { goal: Goal::HeldBy(named(who)), cost: *cost }
        }
        Conduct::Assassination { targets } => Behaviour::Assassination { targets: targets.iter().map(named).collect() },
        Conduct::Escape { exits } => {
            let exits = if exits.is_empty() { None } else { Some(areas(exits).into()) };
            Behaviour::Escape { exits }
        }
    }
}
