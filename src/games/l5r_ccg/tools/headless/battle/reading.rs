//! The document of `battle`.

use crate::games::l5r_ccg::model::side::Side;
use crate::games::l5r_ccg::rules::battle::{
    Action, AllyHonor, Attached, Bonus, BowedBonus, CardAt, DefensiveAllies, Effect, Kind, Personality, Place, Rulings,
    Setup, Unit,
};
use crate::games::l5r_ccg::tools::headless::reading::{Names, Read, SIDES, flag, id, nullable, number, number_or};
use crate::kernel::document::{Node, Object};

/// What the document says.
pub(super) struct Asked<'a> {
    pub(super) setup: Setup,
    pub(super) actions: Vec<Action>,
    pub(super) names: BattleNames<'a>,
}

/// What everything is called.
#[derive(Default)]
pub(super) struct BattleNames<'a> {
    pub(super) players: Vec<&'a str>,
    pub(super) units: Names<'a>,
    cards: Names<'a>,
    places: Vec<CardAt>,
}

impl<'a> BattleNames<'a> {
    /// The name of a card.
    pub(super) fn card(&self, card: CardAt) -> &'a str {
        // Every place there is was given its name when it was read.
        self.places.binary_search(&card).map_or("", |at| self.cards.name(at))
    }

    fn add_card(&mut self, node: &Node<'a>, place: CardAt) -> Read<()> {
        self.places.push(place);
        self.cards.add(node)
    }

    fn find_card(&self, node: &Node<'a>) -> Read<CardAt> {
        self.cards.find(node).map(|at| self.places[at])
    }

    /// A player, who may be a new one.
    fn add_player(&mut self, node: &Node<'a>) -> Read<usize> {
        let name = id(node)?;
        Ok(self.players.iter().position(|known| *known == name).unwrap_or_else(|| {
            self.players.push(name);
            self.players.len() - 1
        }))
    }

    fn find_player(&self, node: &Node<'a>) -> Read<usize> {
        let name = id(node)?;
        let found = self.players.iter().position(|known| *known == name);
        found.ok_or_else(|| node.fault(format!("there is no {name:?}")))
    }
}

/// Reads the document.
///
/// # Errors
///
/// It is none.
pub(super) fn read<'a>(root: &Node<'a>) -> Read<Asked<'a>> {
    let fields = ["attacker", "defender", "province", "favor", "modifiers", "rulings", "units", "actions"];
    let object = root.object(&fields)?;
    let mut names = BattleNames::default();
    let attacker = names.add_player(&object.required("attacker")?)?;
    let node = object.required("defender")?;
    let defender = names.add_player(&node)?;
    if attacker == defender {
        return Err(node.fault("is the attacker"));
    }
    let favor = nullable(&object, "favor", |node| names.add_player(node))?;
    let strength = number(&object.required("province")?.object(&["strength"])?, "strength", 0, 99)?;
    let modifiers =
        object.optional("modifiers").map(|node| node.object(&["attack", "defense", "province"])).transpose()?;
    let modifier = |side: &str| modifiers.as_ref().map_or(Ok(0), |object| number_or(object, side, 0, -99, 99));
    let mut setup = Setup {
        attacker,
        defender,
        favor,
        strength,
        attack_modifier: modifier("attack")?,
        defense_modifier: modifier("defense")?,
        province_modifier: modifier("province")?,
        rulings: read_rulings(object.optional("rulings").as_ref())?,
        units: Vec::new(),
    };
    for item in object.required("units")?.items(0..=40)? {
        let unit = read_unit(&item, &setup, &mut names)?;
        setup.units.push(unit);
    }
    let actions = object.optional("actions").map_or(Ok(Vec::new()), |node| node.items(0..=200))?;
    let actions = actions.iter().map(|item| read_action(item, &names)).collect::<Read<_>>()?;
    Ok(Asked { setup, actions, names })
}

fn read_rulings(node: Option<&Node<'_>>) -> Read<Rulings> {
    let mut rulings = Rulings {
        bowed_bonus: BowedBonus::Nothing,
        ally_honor: AllyHonor::Principal,
        defensive_allies: DefensiveAllies::Bow,
    };
    let Some(node) = node else { return Ok(rulings) };
    let object = node.object(&["bowed_bonus", "ally_honor", "ally_defenders_bow"])?;
    let bonuses = [("none", BowedBonus::Nothing), ("direct", BowedBonus::Direct)];
    rulings.bowed_bonus = object.or("bowed_bonus", BowedBonus::Nothing, |node| node.choice(&bonuses))?;
    let gains = [("principal", AllyHonor::Principal), ("each", AllyHonor::Each)];
    rulings.ally_honor = object.or("ally_honor", AllyHonor::Principal, |node| node.choice(&gains))?;
    if !object.or("ally_defenders_bow", true, Node::boolean)? {
        rulings.defensive_allies = DefensiveAllies::Stay;
    }
    Ok(rulings)
}

fn read_unit<'a>(node: &Node<'a>, setup: &Setup, names: &mut BattleNames<'a>) -> Read<Unit> {
    let object = node.object(&["id", "player", "side", "modifier", "personality", "attached"])?;
    let at = names.units.count();
    names.units.add(&object.required("id")?)?;
    let player = names.add_player(&object.required("player")?)?;
    let side = read_side(&object.required("side")?, player, setup)?;
    let modifier = number_or(&object, "modifier", 0, -99, 99)?;
    let personality = read_personality(&object.required("personality")?, at, names)?;
    let items = object.optional("attached").map_or(Ok(Vec::new()), |node| node.items(0..=20))?;
    let mut attached = Vec::new();
    for (place, item) in items.iter().enumerate() {
        attached.push(read_attached(item, CardAt { unit: at, place: Place::Attached(place) }, names)?);
    }
    Ok(Unit { player, side, modifier, personality, attached })
}

/// The side of a unit: the principals have theirs, and nobody is on both.
fn read_side(node: &Node<'_>, player: usize, setup: &Setup) -> Read<Side> {
    let side = node.choice(&SIDES)?;
    let wrong = match side {
        Side::Attack => player == setup.defender,
        Side::Defense => player == setup.attacker,
    };
    if wrong || setup.units.iter().any(|other| other.player == player && other.side != side) {
        return Err(node.fault("the player is on the other side"));
    }
    Ok(side)
}

fn read_personality<'a>(node: &Node<'a>, unit: usize, names: &mut BattleNames<'a>) -> Read<Personality> {
    let object = node.object(&[
        "id",
        "force",
        "personal_honor",
        "bowed",
        "dishonored",
        "modifier",
        "versions",
        "tactician",
        "ranged",
        "fear",
    ])?;
    names.add_card(&object.required("id")?, CardAt::personality(unit))?;
    Ok(Personality {
        force: number(&object, "force", 0, 99)?,
        modifier: number_or(&object, "modifier", 0, -99, 99)?,
        personal_honor: number_or(&object, "personal_honor", 0, 0, 20)?,
        bowed: flag(&object, "bowed")?,
        dishonored: flag(&object, "dishonored")?,
        versions: number_or(&object, "versions", 1, 1, 9)?,
        tactician: flag(&object, "tactician")?,
        ranged: nullable(&object, "ranged", |node| node.integer(0..=99))?,
        fear: nullable(&object, "fear", |node| node.integer(0..=99))?,
    })
}

fn read_attached<'a>(node: &Node<'a>, place: CardAt, names: &mut BattleNames<'a>) -> Read<Attached> {
    let all = ["id", "kind", "force", "bowed", "fear", "plus", "token", "modifier", "ranged"];
    let kinds = [
        ("follower", Kind::Follower(Bonus::Unit)),
        ("item", Kind::Item),
        ("spell", Kind::Spell),
        ("ancestor", Kind::Ancestor(Bonus::Unit)),
    ];
    let kind = node.object(&all)?.required("kind")?.choice(&kinds)?;
    let object = match kind {
        Kind::Follower(_) => node.object(&all)?,
        Kind::Item | Kind::Spell => node.object(&["id", "kind", "force", "bowed", "fear", "modifier"])?,
        Kind::Ancestor(_) => node.object(&["id", "kind", "force", "bowed", "fear", "plus"])?,
    };
    names.add_card(&object.required("id")?, place)?;
    let bonus = if flag(&object, "plus")? { Bonus::Direct } else { Bonus::Unit };
    // A token is a Follower in every respect (CC-Q-14): nothing here depends on it.
    flag(&object, "token")?;
    Ok(Attached {
        kind: match kind {
            Kind::Follower(_) => Kind::Follower(bonus),
            Kind::Ancestor(_) => Kind::Ancestor(bonus),
            Kind::Item => Kind::Item,
            Kind::Spell => Kind::Spell,
        },
        force: number_or(&object, "force", 0, -99, 99)?,
        modifier: number_or(&object, "modifier", 0, -99, 99)?,
        bowed: flag(&object, "bowed")?,
        ranged: nullable(&object, "ranged", |node| node.integer(0..=99))?,
        fear: nullable(&object, "fear", |node| node.integer(0..=99))?,
    })
}

/// What an action or effect is, before what else it says is looked at.
#[derive(Clone, Copy)]
enum Do {
    Ranged,
    Fear,
    Tactician,
    Favor,
    Terrain,
    Bow,
    Straighten,
    Destroy,
    Modify,
    Side,
    Province,
}

const ACTIONS: [(&str, Do); 5] = [
    ("ranged", Do::Ranged),
    ("fear", Do::Fear),
    ("tactician", Do::Tactician),
    ("favor", Do::Favor),
    ("terrain", Do::Terrain),
];

const EFFECTS: [(&str, Do); 6] = [
    ("bow", Do::Bow),
    ("straighten", Do::Straighten),
    ("destroy", Do::Destroy),
    ("modify", Do::Modify),
    ("side", Do::Side),
    ("province", Do::Province),
];

impl Do {
    /// The fields it has.
    fn fields(self) -> &'static [&'static str] {
        match self {
            Self::Ranged | Self::Fear => &["do", "by", "target"],
            Self::Tactician => &["do", "card", "focus"],
            Self::Favor => &["do", "player", "unit"],
            Self::Terrain => &["do", "player", "effects"],
            Self::Bow | Self::Straighten | Self::Destroy => &["do", "card"],
            Self::Modify => &["do", "card", "force"],
            Self::Side => &["do", "side", "force"],
            Self::Province => &["do", "force"],
        }
    }
}

const ANY_FIELDS: [&str; 10] = ["do", "by", "target", "card", "focus", "player", "unit", "effects", "side", "force"];

fn read_action<'a>(node: &Node<'a>, names: &BattleNames<'a>) -> Read<Action> {
    let choices: Vec<_> = ACTIONS.into_iter().chain(EFFECTS).collect();
    let kind = node.object(&ANY_FIELDS)?.required("do")?.choice(&choices)?;
    let object = node.object(kind.fields())?;
    Ok(match kind {
        Do::Ranged => Action::Ranged {
            by: read_shooters(&object.required("by")?, names)?,
            target: names.find_card(&object.required("target")?)?,
        },
        Do::Fear => Action::Fear {
            by: names.find_card(&object.required("by")?)?,
            target: names.units.find(&object.required("target")?)?,
        },
        Do::Tactician => Action::Tactician {
            card: names.find_card(&object.required("card")?)?,
            focus: number(&object, "focus", 0, 10)?,
        },
        Do::Favor => Action::Favor {
            player: names.find_player(&object.required("player")?)?,
            unit: names.units.find(&object.required("unit")?)?,
        },
        Do::Terrain => {
            let effects = object.required("effects")?.items(0..=40)?;
            Action::Terrain {
                player: names.find_player(&object.required("player")?)?,
                effects: effects.iter().map(|effect| read_effect(effect, names)).collect::<Read<_>>()?,
            }
        }
        Do::Bow | Do::Straighten | Do::Destroy | Do::Modify | Do::Side | Do::Province => {
            Action::Effect(read_effect(node, names)?)
        }
    })
}

fn read_shooters<'a>(node: &Node<'a>, names: &BattleNames<'a>) -> Read<Vec<CardAt>> {
    let mut by = Vec::new();
    for item in node.items(1..=10)? {
        let card = names.find_card(&item)?;
        if by.contains(&card) {
            return Err(item.fault("is named twice"));
        }
        by.push(card);
    }
    Ok(by)
}

fn read_effect<'a>(node: &Node<'a>, names: &BattleNames<'a>) -> Read<Effect> {
    let kind = node.object(&ANY_FIELDS)?.required("do")?.choice(&EFFECTS)?;
    let object: Object<'a> = node.object(kind.fields())?;
    let card = || names.find_card(&object.required("card")?);
    let force = || number(&object, "force", -99, 99);
    Ok(match kind {
        Do::Bow => Effect::Bow(card()?),
        Do::Straighten => Effect::Straighten(card()?),
        Do::Destroy => Effect::Destroy(card()?),
        Do::Modify => Effect::Modify(card()?, force()?),
        Do::Side => Effect::Army(object.required("side")?.choice(&SIDES)?, force()?),
        // The choice above leaves only the last of the effects.
        Do::Province | Do::Ranged | Do::Fear | Do::Tactician | Do::Favor | Do::Terrain => Effect::Province(force()?),
    })
}
