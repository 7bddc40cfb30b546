//! The battle on the table: both sides as they stand, what is due, and which dice it takes.

use crate::games::empire_reborn::decide::asked;
use crate::games::empire_reborn::field::aboard::{Passenger, afloat, passengers};
use crate::games::empire_reborn::field::due::{Due, SCORPION_TN, due};
use crate::games::empire_reborn::field::event::For;
use crate::games::empire_reborn::field::leaders::{general, luck, trades};
use crate::games::empire_reborn::field::ranks::{field, flagships, lives, lost, present, taking_part};
use crate::games::empire_reborn::field::shugenja::{Caller, at_hand, callers};
use crate::games::empire_reborn::field::strikes::Volley;
use crate::games::empire_reborn::field::{Affair, Booty, Clash, Kind, ROLES, Verdict, side};
use crate::games::empire_reborn::model::army::{Nature, Role};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::{Disposition, Ground};
use crate::games::empire_reborn::model::rulings::Rulings;
use crate::games::empire_reborn::model::season::{Season, Weather};
use crate::games::empire_reborn::model::troops::Printed;
use crate::games::empire_reborn::person::{Open, PersonId};
use crate::games::empire_reborn::rules::battle::field::Field;
use crate::games::empire_reborn::rules::battle::round::fight::everyone;
use crate::games::empire_reborn::rules::battle::round::strike::StrikeField;
use crate::games::empire_reborn::rules::battle::values::{Moment, Shares, Wear, attack, toughness, walls};
use crate::games::empire_reborn::rules::odds::dice::Dice;
use crate::games::empire_reborn::rules::pool::Pool;
use crate::games::empire_reborn::state::State;
use crate::kernel::name::Name;

/// Equal units of a side, as they are now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// What they are.
    pub kind: Kind,
    /// How many live.
    pub living: u16,
    /// How many came.
    pub all: u16,
    /// How many of the living miss their next strike.
    pub pinned: u16,
    /// How many living ones a shugenja school has been laid upon; [`Group::values`] are those of the first of all.
    pub enchanted: u16,
    /// AV and TV of the first of them that lives, as it is this round; nothing where none does.
    pub values: Option<(i64, i64)>,
    /// The place of the first that lives, and of the first that fell.
    pub first: [Option<u16>; 2],
}

/// A side as it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideView {
    /// Whose it is.
    pub clan: Clan,
    /// What kind of creatures it leads.
    pub nature: Nature,
    /// Who leads it.
    pub general: Option<PersonId>,
    /// Who is there.
    pub persons: Vec<PersonId>,
    /// Its units, in the order in which they are given hits.
    pub groups: Vec<Group>,
    /// How many units it has lost.
    pub lost: u32,
    /// Where it goes when it must.
    pub back: Vec<Name>,
    /// Whose flagship which kind of ship is.
    pub flagships: Vec<(PersonId, Kind)>,
    /// Ground troops on board, kind by kind: how many are still afloat, and how many came.
    pub aboard: Vec<(Printed, u16, u16)>,
    /// Who can have how many dice for as much Honor in what is rolled now.
    pub trade: Option<(PersonId, u8)>,
}

/// A handful of dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handful {
    /// Who rolls, where it is one Character.
    pub who: Option<PersonId>,
    /// Whose dice.
    pub role: Role,
    /// The dice.
    pub pool: Pool,
    /// Whether they are plain dice that are never rolled again (ER-DICE-6).
    pub plain: bool,
    /// How often whoever rolls them may still do so again this turn, being Lucky.
    pub luck: u8,
}

/// What the card in hand asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// What it is about.
    pub topic: Topic,
    /// The dice, a handful each.
    pub handfuls: Vec<Handful>,
    /// What they are rolled against: a total to reach, or a value not to be above.
    pub against: Option<i64>,
    /// The most that can be said as a number instead of dice; nothing where it takes the dice.
    pub count: Option<u16>,
    /// The chance of a total to be reached.
    pub chance: Option<f64>,
}

/// What a card is about.
#[derive(Clone, Debug, PartialEq)]
pub enum Topic {
    /// Something in the queue.
    Queue(Open),
    /// Two who fight.
    Duel([PersonId; 2]),
    /// Units of a kind: strikes, dice of hits, what is rolled one each.
    Units(For, Role, Kind),
    /// A General, or both.
    General(For, Option<Role>),
    /// Everybody rolls whether he finds a duel.
    Seeking,
    /// What raiders carry off: so many strikes, whether somebody is caught, and freed.
    Plunder(u16, [bool; 2]),
    /// Units run: where a face leads to, by faces each.
    Retreat(Role, Vec<Name>),
    /// It is over.
    Over,
    /// The strikes of the round are rolled again.
    Again,
}

/// The battle on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// What is fought.
    pub affair: Affair,
    /// Where.
    pub place: Name,
    /// On what ground.
    pub ground: Ground,
    /// In which season.
    pub season: Season,
    /// What the sky does.
    pub weather: Option<Weather>,
    /// The round.
    pub round: u16,
    /// How they met.
    pub met: Option<(Disposition, Option<Role>)>,
    /// The attacker and the defender.
    pub sides: [SideView; 2],
    /// How it ended.
    pub verdict: Option<Verdict>,
    /// What raiders carry off.
    pub booty: Booty,
    /// What is asked now.
    pub card: Card,
    /// The places beside, where somebody can go.
    pub beside: Vec<Name>,
    /// Shugenja who can call the dead now.
    pub callers: Vec<Caller>,
}

/// The battle on the table; nothing where there is none.
pub fn view(state: &State) -> Option<View> {
    let clash = state.clash()?;
    let due = due(state)?;
    let (trades, luck) = (trades(state, clash, &due), luck(state, clash, &due));
    Some(View {
        affair: clash.affair,
        place: clash.place.clone(),
        ground: clash.ground,
        season: clash.season,
        weather: clash.weather,
        round: clash.round,
        met: clash.met,
        sides: ROLES.map(|role| side_view(state, clash, role, trades[side(role)])),
        verdict: clash.verdict,
        booty: clash.booty.clone(),
        card: lucky(state, luck, card(state, &at_hand(clash), due)),
        beside: beside(state, clash),
        callers: callers(state, clash),
    })
}

fn beside(state: &State, clash: &Clash) -> Vec<Name> {
    let ways = state.chart().ways.iter().filter_map(|way| way.beyond(&clash.place)).cloned();
    let mut all: Vec<Name> = ways.chain(clash.sides.iter().flat_map(|party| party.back.clone())).collect();
    all.sort();
    all.dedup();
    all
}

fn side_view(state: &State, clash: &Clash, role: Role, trade: Option<(PersonId, u8)>) -> SideView {
    let party = clash.party(role);
    let now = Now::of(state, clash);
    let persons: Vec<PersonId> = present(state, clash, role).map(|(who, _)| who).collect();
    let group = |kind: &Kind| group(state, clash, role, *kind, now.as_ref());
    let kind_of = |at: usize| party.fighters[usize::from(clash.ranks[side(role)][at])].kind;
    SideView {
        clan: party.clan,
        nature: party.nature,
        general: general(state, clash, role),
        groups: party.preference.iter().map(group).collect(),
        lost: lost(state, clash, role),
        back: party.back.clone(),
        flagships: flagships(state, clash, role).into_iter().map(|(who, at)| (who, kind_of(at))).collect(),
        aboard: aboard(state, clash, role),
        trade,
        persons,
    }
}

/// Who is on board of a side's ships, kind by kind.
fn aboard(state: &State, clash: &Clash, role: Role) -> Vec<(Printed, u16, u16)> {
    let mut all: Vec<(Printed, u16, u16)> = Vec::new();
    for one in passengers(state, clash, role).unwrap_or_default() {
        let left = u16::from(afloat(state, clash, role, &one).is_some());
        let Passenger { kind, .. } = one;
        match all.iter_mut().find(|(own, ..)| *own == kind) {
            Some((_, afloat, came)) => (*afloat, *came) = (*afloat + left, *came + 1),
            None => all.push((kind, left, 1)),
        }
    }
    all
}

/// The card with the luck of whoever rolls.
fn lucky(state: &State, left: [u8; 2], mut card: Card) -> Card {
    for handful in &mut card.handfuls {
        handful.luck = match card.topic {
            Topic::Queue(open) => state.luck_left(open.who()),
            _ => left[side(handful.role)],
        };
    }
    card
}

/// The round as it stands, for values.
struct Now {
    field: Field,
    ranks: [Vec<u16>; 2],
}

impl Now {
    fn of(state: &State, clash: &Clash) -> Option<Self> {
        let ranks = taking_part(state, clash, clash.round.max(1));
        Some(Self { field: field(state, clash, &ranks)?, ranks })
    }

    fn values(&self, clash: &Clash, role: Role, unit: u16) -> Option<(i64, i64)> {
        let at = self.ranks[side(role)].iter().position(|one| *one == unit)?;
        let strength = everyone(&self.field);
        let round = u32::from(clash.round.max(1));
        let bonus = clash.meeting().bonus(role, round, self.field.rulings().free_rounds);
        let moment = Moment { round, bonus, shares: *Shares::at(&self.field, &strength).get(role) };
        let own = &self.field.units(role)[at];
        let worn = clash.party(role).fighters[usize::from(unit)].worn;
        let wear = Wear { siege_hits: worn.into(), walls: walls(&self.field, role, &strength)[at] };
        let av = attack(&self.field, role, own, moment).total();
        Some((av, toughness(&self.field, role, own, moment, wear).total()))
    }
}

fn group(state: &State, clash: &Clash, role: Role, kind: Kind, now: Option<&Now>) -> Group {
    let own = (0_u16..).zip(&clash.party(role).fighters).filter(|(_, one)| one.kind == kind);
    let (alive, dead) = own.partition::<Vec<_>, _>(|(_, one)| lives(state, one));
    let count = |all: usize| u16::try_from(all).unwrap_or(u16::MAX);
    let first = alive.first().map(|(at, _)| *at);
    Group {
        kind,
        living: count(alive.len()),
        all: count(alive.len() + dead.len()),
        pinned: count(alive.iter().filter(|(_, one)| one.pinned).count()),
        enchanted: count(alive.iter().filter(|(_, one)| one.enchantment.is_some()).count()),
        values: first.and_then(|at| now?.values(clash, role, at)),
        first: [first, dead.first().map(|(at, _)| *at)],
    }
}

fn plain(role: Role, dice: usize) -> Handful {
    Handful { who: None, role, pool: Pool::new(dice, dice), plain: true, luck: 0 }
}

fn card(state: &State, clash: &Clash, due: Due) -> Card {
    let bare = |topic: Topic| Card { topic, handfuls: Vec::new(), against: None, count: None, chance: None };
    let roll = |role: Role, pool: Pool| Handful { who: None, role, pool, plain: false, luck: 0 };
    let both = |what: For, pools: [Pool; 2]| Card {
        handfuls: vec![roll(Role::Attacker, pools[0]), roll(Role::Defender, pools[1])],
        ..bare(Topic::General(what, None))
    };
    let test = |topic: Topic, handful: Handful, tn: i64| {
        let chance = Dice::new(state.rulings()).succeeds(handful.pool, tn);
        Card { against: Some(tn), chance: Some(chance), handfuls: vec![handful], ..bare(topic) }
    };
    match due {
        Due::Queue(at) => queue(state, at).unwrap_or_else(|| bare(Topic::Again)),
        Due::Disposition(pools) => both(For::Disposition, pools),
        Due::Initiative(pools) => both(For::Initiative, pools),
        Due::Seeking(all) => Card { handfuls: vec![plain(Role::Attacker, all.len())], ..bare(Topic::Seeking) },
        Due::Duel(pair, pools) => {
            let handful =
                |at: usize| Handful { who: Some(pair[at]), role: ROLES[at], pool: pools[at], plain: false, luck: 0 };
            Card { handfuls: vec![handful(0), handful(1)], ..bare(Topic::Duel(pair)) }
        }
        Due::Scorpion(role, pool) => test(Topic::General(For::Scorpion, Some(role)), roll(role, pool), SCORPION_TN),
        Due::Morale(test_of) => {
            let role = test_of.role;
            test(Topic::General(For::Morale, Some(role)), roll(role, test_of.pool), test_of.tn)
        }
        Due::Volley(volley) => strikes(clash, For::Strikes, &volley, &clash.ranks[side(volley.role)]),
        Due::Objective(volley) => {
            let ranks = crate::games::empire_reborn::field::due::raiders(state, clash, volley.role);
            strikes(clash, For::Objective, &volley, &ranks)
        }
        Due::Rolls(rolls) => {
            let (what, striker) = match rolls.field {
                StrikeField::Fear | StrikeField::By | StrikeField::On => (For::Fear, true),
                StrikeField::Save => (For::Saves, false),
                StrikeField::Pin => (For::Pins, false),
                StrikeField::Back => (For::Back, false),
                StrikeField::BackSave => (For::BackSaves, true),
            };
            let role = if striker { rolls.role } else { rolls.role.other() };
            let blow = rolls.blows.first().and_then(|at| clash.blows[side(rolls.role)].get(*at));
            let unit = blow.and_then(|blow| if striker { Some(blow.by) } else { blow.on }).unwrap_or(0);
            let kind = kind_at(clash, role, &clash.ranks[side(role)], unit);
            let count = rolls.blows.len();
            Card {
                handfuls: vec![plain(role, count)],
                against: Some(rolls.value),
                count: u16::try_from(count).ok(),
                ..bare(Topic::Units(what, role, kind))
            }
        }
        Due::Plunder(strikes, who) => {
            let handfuls = 1 + who.iter().filter(|wanted| **wanted).count();
            let each = plain(Role::Attacker, strikes.into());
            Card { handfuls: vec![each; handfuls], ..bare(Topic::Plunder(strikes, who)) }
        }
        Due::Berserkers(role, units) => Card {
            handfuls: vec![plain(role, units.len())],
            against: Some(2),
            count: u16::try_from(units.len()).ok(),
            ..bare(Topic::Units(For::Berserkers, role, clash.party(role).fighters[usize::from(units[0])].kind))
        },
        Due::Retreat(role, units) => {
            let places = clash.party(role).back.clone();
            Card { handfuls: vec![plain(role, units.len())], ..bare(Topic::Retreat(role, places)) }
        }
        Due::Book => bare(Topic::Over),
        Due::Again | Due::Onward => bare(Topic::Again),
    }
}

fn kind_at(clash: &Clash, role: Role, ranks: &[u16], unit: usize) -> Kind {
    let at = ranks.get(unit).copied().unwrap_or(0);
    clash.party(role).fighters[usize::from(at)].kind
}

fn strikes(clash: &Clash, what: For, volley: &Volley, ranks: &[u16]) -> Card {
    let kind = volley.by.first().map_or(0, |by| *by);
    Card {
        topic: Topic::Units(what, volley.role, kind_at(clash, volley.role, ranks, kind)),
        handfuls: vec![plain(volley.role, volley.by.len())],
        against: Some(volley.av),
        count: u16::try_from(volley.by.len()).ok().filter(|_| !volley.needs_dice),
        chance: None,
    }
}

/// A roll of the queue that the battle waits for.
fn queue(state: &State, at: u8) -> Option<Card> {
    let open = *state.open().get(usize::from(at))?;
    let (pool, tn) = asked(state, open)?;
    let pool = pool.capped(state.rulings().dice_cap);
    let role = Role::Attacker;
    Some(Card {
        topic: Topic::Queue(open),
        handfuls: vec![Handful { who: Some(open.who()), role, pool, plain: false, luck: 0 }],
        against: tn,
        count: None,
        chance: tn.map(|tn| Dice::new(state.rulings()).succeeds(pool, tn)),
    })
}

/// The rulings by which dice of a handful are typed in: plain dice are never rolled again, and pools are capped already.
pub fn typed_by(rulings: &Rulings, plain: bool) -> Rulings {
    use crate::games::empire_reborn::model::rulings::{DiceCap, Explosions};
    let explosions = if plain { Explosions::None } else { rulings.explosions };
    Rulings { explosions, dice_cap: DiceCap::None, ..*rulings }
}
