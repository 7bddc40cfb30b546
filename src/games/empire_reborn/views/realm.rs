//! A realm at a glance: the account of its turn, the turns to come, and what can still be ordered.

use crate::games::empire_reborn::account::{Account, Ahead, ahead};
use crate::games::empire_reborn::atlas::Atlas;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::rulings::TurnOrder;
use crate::games::empire_reborn::model::season::Season;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::realm::{Month, Order, Realm};
use crate::games::empire_reborn::rules::muster::travel;
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::views::world::{Due, due};
use crate::kernel::name::Name;

/// Turns the forecast shows at least; it always reaches the end of the next winter.
const TURNS: u16 = 10;
/// Turns of a year, the last of which ends winter.
const YEAR: u16 = 12;

/// Something that can still be done this turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Todo {
    /// Something is to be rolled: so many.
    Rolls(usize),
    /// An army that could march.
    Army {
        /// Where it stands.
        place: Name,
        /// How many units it has.
        units: u16,
        /// How far it goes on land; nothing where it cannot move.
        mv: Option<i64>,
    },
    /// A march that is ordered.
    Ordered {
        /// Its place among the orders, from 0.
        at: u8,
        /// The order.
        order: Order,
        /// Whether others stand where it ends; nothing where no way is known.
        attacks: Option<bool>,
    },
    /// What only the game master can carry out, as long as it is not on its way to him: so many errands.
    ByMail(usize),
    /// Orders of the Clans that came by mail: so many wait.
    Filed(usize),
    /// A Character that could act.
    Person(PersonId),
    /// A battle is on the table.
    Battle,
    /// The world owes something, which the game master lets come.
    World(Due),
}

/// The next thing to press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The first army is bought: the campaign begins.
    Begin,
    /// Something is to be rolled.
    Roll,
    /// The account of a realm is closed.
    Close(Clan),
    /// Orders that came by mail are carried out or left out.
    Orders,
    /// The turn ends.
    EndTurn,
    /// Nothing: the campaign is over.
    Over,
    /// The battle on the table goes on.
    Battle,
    /// The world goes on.
    World,
}

/// A realm at a glance. Amounts in koku.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Whose.
    pub clan: Clan,
    /// The turn, 0 before the first.
    pub turn: u16,
    /// Its season.
    pub season: Season,
    /// What is at hand.
    pub treasury: i32,
    /// The account as it was closed, or would be now.
    pub account: Account,
    /// How it was closed this turn.
    pub closed: Option<Month>,
    /// The turns to come.
    pub ahead: Vec<Ahead>,
    /// What can still be ordered.
    pub todo: Vec<Todo>,
    /// Who holds the Emperor's Favor.
    pub favor: Option<Favor>,
    /// The next thing to press.
    pub next: Next,
}

impl View {
    /// What comes in this turn; nothing while a part of it is unknown.
    pub fn income(&self) -> Option<i64> {
        self.closed.map_or_else(|| self.account.income(), |month| Some(month.income.into()))
    }

    /// What the units cost this turn.
    pub fn upkeep(&self) -> i64 {
        self.closed.map_or(self.account.upkeep, |month| month.upkeep.into())
    }

    /// What can be spent this turn; below 0 where so many are missing, nothing while a part of it is unknown.
    pub fn free(&self) -> Option<i64> {
        if self.turn == 0 || self.closed.is_some() {
            return Some(self.treasury.into());
        }
        Some(self.account.treasury + self.account.income()? - self.account.upkeep - self.account.penalties())
    }

    /// What the sum of the provinces and treaties does not say of the income: on a player's device, of an account that the
    /// game master closed before something changed.
    pub fn unsaid(&self) -> i64 {
        self.income().zip(self.account.income()).map_or(0, |(all, said)| all - said)
    }

    /// What is left next turn, if nothing is ordered.
    pub fn next_turn(&self) -> Option<i64> {
        let now = if self.closed.is_some() { self.turn + 1 } else { self.turn.max(1) };
        let next = if self.closed.is_some() || self.turn == 0 { now } else { now + 1 };
        self.ahead.iter().find(|ahead| ahead.turn == next).map(|ahead| ahead.left)
    }

    /// The turn to come that matters most: the first that is short, else the one in which winter ends, else the last.
    pub fn decisive(&self) -> Option<&Ahead> {
        let short = self.ahead.iter().find(|ahead| ahead.left < 0);
        let winter = self.ahead.iter().find(|ahead| ahead.season == Season::Winter && ahead.turn.is_multiple_of(3));
        short.or(winter).or_else(|| self.ahead.last())
    }
}

/// The Emperor's Favor as long as it is worth something (ER-FAV).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Favor {
    /// Who holds it.
    pub who: PersonId,
    /// The turn in which it can be used, and no other.
    pub turn: u16,
}

/// Who holds the Favor, from the Court where it was won to the end of the turn after it, or until it is used.
pub fn favor(state: &State) -> Option<Favor> {
    let turn = state.tally().favor + 1;
    let counts = turn > state.turn() || (turn == state.turn() && state.world().favored == 0);
    state.favor().filter(|_| counts).map(|who| Favor { who, turn })
}

/// The realm of a Clan at a glance; nothing where it is not kept here.
pub fn view(state: &State, clan: Clan) -> Option<View> {
    let realm = state.realm(clan)?;
    let turn = state.turn();
    let closed = realm.months.last().filter(|month| month.turn == turn && turn > 0).copied();
    let booked = state.tally().booked.iter().rev().find(|(one, _)| *one == clan).filter(|_| closed.is_some());
    let account = || Account::of(realm, turn.max(1), state.rulings());
    Some(View {
        clan,
        turn,
        season: state.season(),
        treasury: realm.treasury,
        account: booked.map_or_else(account, |(_, account)| account.clone()),
        closed,
        ahead: ahead(realm, turn, state.rulings(), TURNS.max(YEAR - (turn.max(1) - 1) % YEAR)),
        todo: todo(state, realm),
        favor: favor(state),
        next: orders_first(state, next(state, clan)),
    })
}

fn todo(state: &State, realm: &Realm) -> Vec<Todo> {
    let rolls = Some(state.asked().len()).filter(|rolls| *rolls > 0).map(Todo::Rolls);
    if state.is_over() {
        return Vec::new();
    }
    let army = |place: Name| {
        let bands = realm.bands(Some(&place));
        let here = realm.units.iter().filter(|stand| stand.place == place);
        let left = here.map(|stand| stand.count.saturating_sub(realm.ordered(&place, stand.kind)));
        let units = left.sum();
        let travels = travel(&bands, realm.clan, 0, state.rulings());
        (units > 0).then(|| Todo::Army { units, mv: travels.land.or(travels.sea), place })
    };
    let persons = state.living().filter(|(_, person)| person.clan() == Some(realm.clan));
    let armies = realm.places().into_iter().filter_map(army);
    let filed = Some(state.waiting()).filter(|count| *count > 0);
    // Who has one realm has a game master elsewhere.
    let unsent = realm.errands.len().saturating_sub(realm.sent.into());
    let errands = Some(unsent).filter(|count| *count > 0 && state.realms().len() == 1);
    let battle = state.clash().map(|_| Todo::Battle);
    let (early, late) = owed(state).into_iter().partition::<Vec<Due>, _>(Due::is_early);
    let early = early.into_iter().map(Todo::World);
    early
        .chain(battle)
        .chain(rolls)
        .chain(errands.map(Todo::ByMail))
        .chain(filed.map(Todo::Filed))
        .chain(ordered(state, realm))
        .chain(armies)
        .chain(persons.map(|(who, _)| Todo::Person(who)))
        .chain(late.into_iter().map(Todo::World))
        .collect()
}

/// What the world owes at a game master's table: who has one realm is told it.
fn owed(state: &State) -> Vec<Due> {
    if state.realms().len() > 1 { due(state) } else { Vec::new() }
}

/// How many marches are ordered and gone with the turn if it ends now; none where a game master elsewhere carries them
/// out.
pub fn left_out(state: &State) -> usize {
    let realms = state.realms();
    if realms.len() > 1 { realms.iter().map(|realm| realm.orders.len()).sum() } else { 0 }
}

/// The marches that are ordered.
fn ordered(state: &State, realm: &Realm) -> Vec<Todo> {
    if realm.orders.is_empty() {
        return Vec::new();
    }
    let atlas = Atlas::of(state);
    let map = atlas.map_for(realm.clan);
    let todo = |(at, order): (u8, &Order)| {
        let journey = atlas.journey(&map, realm, order);
        Todo::Ordered { at, order: order.clone(), attacks: journey.map(|journey| journey.attacks.is_some()) }
    };
    (0..).zip(&realm.orders).map(todo).collect()
}

/// Orders that came by mail are of their turn alone.
fn orders_first(state: &State, next: Next) -> Next {
    match next {
        Next::Begin | Next::EndTurn if state.waiting() > 0 => Next::Orders,
        other => other,
    }
}

/// What the turn waits for; of the open accounts that of the Clan looked at comes first.
fn next(state: &State, clan: Clan) -> Next {
    let turn = state.turn();
    if state.is_over() {
        Next::Over
    } else if state.clash().is_some() {
        Next::Battle
    } else if !state.asked().is_empty() {
        Next::Roll
    } else if turn == 0 {
        Next::Begin
    } else {
        let in_order = state.rulings().turn_order == TurnOrder::Sequence;
        let open = state.realms().iter().filter(|realm| !realm.has_closed(turn)).min_by_key(|realm| realm.clan != clan);
        match open {
            _ if in_order && state.is_restless() => Next::World,
            Some(realm) => Next::Close(realm.clan),
            None if in_order && state.has_spies_out() => Next::World,
            None => Next::EndTurn,
        }
    }
}
