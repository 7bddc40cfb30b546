//! What goes by mail, as plain data: the orders of a turn, the inbox with what speaks against each order, and what one
//! Clan may know of a turn.

use crate::games::empire_reborn::atlas::guard;
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::content::starts::{self, Style};
use crate::games::empire_reborn::event::{Event, Outcome, Purpose};
use crate::games::empire_reborn::field::event::Fray;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::disadvantage::Disadvantage;
use crate::games::empire_reborn::person::{Deed, Fate, Person, PersonId};
use crate::games::empire_reborn::post::{Dispatch, Errand, Filed, MOST, Orders, Sent, Settled, is_step};
use crate::games::empire_reborn::realm::{Province, Realm, Treaty};
use crate::games::empire_reborn::refusal::{Refusal, RefusalKind};
use crate::games::empire_reborn::rules::trade::Level;
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::text::log::everything;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::realm::view;
use crate::games::empire_reborn::world::command::Decree;
use crate::games::empire_reborn::{Empire, Table};
use crate::kernel::by::Small;
use crate::kernel::chance::{Chance, Position, Seed};
use crate::kernel::game::Game;
use crate::kernel::journal::EntryOf;
use crate::kernel::line::Line;
use crate::kernel::name::{Name, Note};
use crate::words::empire_reborn as keys;

/// The entries that count since `turn` began here, or was taken over.
pub(super) fn since(table: &Table, turn: u16) -> &[EntryOf<Empire>] {
    let all = &table.entries()[..table.cursor()];
    let begins = |entry: &EntryOf<Empire>| {
        entry.events.iter().any(|event| match event {
            Event::TurnBegan { turn: begun } => *begun <= turn,
            Event::Adopted { dispatch, .. } => dispatch.turn <= turn,
            _ => false,
        })
    };
    let from = all.iter().rposition(begins).map_or(0, |at| at + 1);
    &all[from..]
}

/// The orders of a Clan for the turn, as its own table has them.
pub fn orders(table: &Table, clan: Clan) -> Orders {
    let turn = table.state().turn();
    let asked: Vec<&Command> = since(table, turn).iter().map(bare).collect();
    let redone = asked.iter().any(|command| redoes(table.state(), command, clan));
    let own = asked.into_iter().filter(|command| is_step(command, clan));
    let steps: Vec<Command> = if redone {
        // Another device numbers Characters otherwise: whoever was changed is sent as it is now.
        let units = own.flat_map(first_units);
        welcomes(table.state(), clan).chain(units).take(MOST).collect()
    } else {
        own.take(MOST).cloned().collect()
    };
    let errands = table.state().realm(clan).map(|realm| realm.errands.clone()).unwrap_or_default();
    Orders { clan, turn, steps, errands, campaign: table.state().campaign() }
}

/// What an entry asks for, whether a rule was against it or not.
fn bare(entry: &EntryOf<Empire>) -> &Command {
    match &entry.command {
        Command::Anyway(inner) => inner,
        other => other,
    }
}

/// Whether a command changes a Character of the Clan before the first turn, when all of them are handed in.
fn redoes(state: &State, command: &Command, clan: Clan) -> bool {
    match command {
        Command::SetPerson { who, .. } | Command::Die { who } => {
            state.turn() == 0 && state.person(*who).and_then(Person::clan) == Some(clan)
        }
        _ => false,
    }
}

/// The Characters of a Clan as steps that bring them to another table.
fn welcomes(state: &State, clan: Clan) -> impl Iterator<Item = Command> {
    let own = state.living().filter(move |(_, person)| person.clan() == Some(clan));
    own.map(|(_, person)| Command::Welcome { name: person.name.clone(), form: person.character.clone().into_form() })
}

/// What a step brings beside Characters.
fn first_units(step: &Command) -> Vec<Command> {
    match step {
        Command::Welcome { .. } => Vec::new(),
        Command::World(Decree::Found { realm, start }) => {
            let made = Style::ALL.get(usize::from(*start)).map(|style| starts::start(*realm, *style).units);
            let muster = |(place, kind, count)| Command::Muster { realm: *realm, place, kind, count, bid: None };
            made.into_iter().flatten().map(muster).collect()
        }
        other => vec![other.clone()],
    }
}

/// How many orders of the turn are not on their way to the game master; none where the game master keeps the realm.
pub fn unsent(table: &Table, clan: Clan) -> usize {
    let state = table.state();
    let Some(realm) = state.realm(clan).filter(|_| state.realms().len() == 1) else { return 0 };
    let entries = since(table, state.turn());
    let went = |event: &Event| matches!(event, Event::OrdersSent { realm, .. } if *realm == clan);
    let from = entries.iter().rposition(|entry| entry.events.iter().any(went)).map_or(0, |at| at + 1);
    let steps = entries[from..].iter().filter(|entry| books(state, entry, clan)).count();
    steps + realm.errands.len().saturating_sub(realm.sent.into())
}

/// Whether this is a player's table of a campaign by mail: orders went out, or a realm was taken over.
pub fn by_mail(table: &Table) -> bool {
    let mail = |event: &Event| matches!(event, Event::OrdersSent { .. } | Event::Adopted { .. });
    let all = &table.entries()[..table.cursor()];
    table.state().realms().len() == 1 && all.iter().any(|entry| entry.events.iter().any(mail))
}

/// How many orders nobody has sent are gone once a realm of another turn is taken over.
pub fn given_up(table: &Table, dispatch: &Dispatch) -> usize {
    if dispatch.turn == table.state().turn() { 0 } else { unsent(table, dispatch.realm.clan) }
}

/// Whether an entry books a step of a Clan's orders.
fn books(state: &State, entry: &EntryOf<Empire>, clan: Clan) -> bool {
    let command = bare(entry);
    is_step(command, clan) || redoes(state, command, clan)
}

/// What a step does, a sentence a line; of a ready-made start only which it is.
fn sentences(state: &State, step: &Command, events: &[Event]) -> Vec<Line> {
    let is_start = matches!(step, Command::World(Decree::Found { .. }));
    let told = events.iter().filter(|event| !is_start || matches!(event, Event::World(_)));
    everything(state, &told.cloned().collect::<Vec<_>>())
}

/// What speaks against an order.
#[derive(Clone, Debug, PartialEq)]
pub enum Against {
    /// A rule, or something that is not so.
    Refused(Refusal),
    /// The other Clan has not ordered the treaty (ER-TRD-1).
    OneSided(Clan),
    /// The other Clan has ordered another treaty of the same provinces (ER-TRD-1).
    OtherLevel(Clan, Level),
    /// A province produces something else at this table, which counts (ER-LED-2).
    Production {
        /// Which.
        place: Name,
        /// What the orders say.
        said: Option<u16>,
        /// What the table holds.
        held: Option<u16>,
    },
    /// The orders change more of a province than its borders: that is the game master's, and stays.
    Kept(Name),
    /// Nothing came in yet this turn: the account of the Clan is closed first (ER-SEQ).
    AccountFirst,
    /// The other Clan has not accepted the duel or contest (ER-DUE-1).
    NotAccepted(Clan),
    /// Whoever enters without leave may be captured: by whom, and on how many faces of a die (ER-SEC).
    Guarded(Clan, u8),
    /// Somebody Brash has not accepted the duel, and has to (ER-DUE-1).
    Brash(Name),
    /// No Character of that name is at this table.
    Nobody(Name),
}

/// What an order asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// A step of the ledger: what would happen, a sentence a line.
    Step(Vec<Line>),
    /// A deed, with those of this table.
    Errand(Errand, Option<[PersonId; 2]>),
}

/// One order in the inbox.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// Its place, steps first.
    pub place: u16,
    /// What it asks for.
    pub asked: Asked,
    /// The command itself, where it is a step.
    pub command: Option<Command>,
    /// What speaks against it; nothing once it is settled.
    pub against: Vec<Against>,
    /// What became of it.
    pub settled: Option<Settled>,
}

/// The orders of a Clan that came in, each with what speaks against it now.
pub fn inbox(state: &State, clan: Clan) -> Vec<Order> {
    let Some(filed) = state.filed(clan) else { return Vec::new() };
    let places = (0..).zip(&filed.settled);
    places.filter_map(|(place, settled)| order(state, filed, place, *settled)).collect()
}

fn order(state: &State, filed: &Filed, place: u16, settled: Option<Settled>) -> Option<Order> {
    let orders = &filed.orders;
    let (asked, command, against) = match orders.steps.get(usize::from(place)) {
        Some(step) => {
            let (told, against) = step_of(state, orders, place, step);
            (Asked::Step(told), Some(step.clone()), against)
        }
        None => {
            let at = usize::from(place) - orders.steps.len();
            let errand = orders.errands.get(at)?;
            let (both, mut against) = errand_of(state, orders.clan, errand);
            against.extend(idle(state, filed, at, errand));
            (Asked::Errand(errand.clone(), both), None, against)
        }
    };
    Some(Order { place, asked, command, against: if settled.is_some() { Vec::new() } else { against }, settled })
}

/// Whoever is a captive takes no action, and nobody a second one: neither after one that was taken this turn, nor after
/// another of the same orders (ER-ACT-1).
fn idle(state: &State, filed: &Filed, at: usize, errand: &Errand) -> Option<Against> {
    let name = errand.actor()?;
    let own = |person: &Person| person.serves(filed.orders.clan) && person.name == *name;
    let found = state.living().find(|(_, person)| own(person));
    let refused = |kind: RefusalKind, rule| Some(Against::Refused(Refusal { kind, rule }));
    if found.is_some_and(|(_, person)| person.captor.is_some()) {
        return refused(RefusalKind::Captive(name.clone()), "ER-CAP");
    }
    let settled = filed.settled.iter().skip(filed.orders.steps.len());
    let mut before = filed.orders.errands.iter().zip(settled).take(at);
    let twice = before.any(|(one, settled)| *settled != Some(Settled::LeftOut) && one.actor() == Some(name));
    let acted = found.is_some_and(|(who, _)| state.tally().acted.contains(&who));
    if twice || acted { refused(RefusalKind::ActsTwice(name.clone()), "ER-ACT-1") } else { None }
}

/// What a step would do, or says of itself where it is refused; and what speaks against it.
fn step_of(state: &State, orders: &Orders, place: u16, step: &Command) -> (Vec<Line>, Vec<Against>) {
    let tried = |command: &Command| Empire::decide(state, command, &mut Chance::seeded(Seed(0), Position(0)));
    let clan = orders.clan;
    let carry = Command::CarryOut { clan, order: place };
    let (events, refused) = match tried(&carry) {
        Ok(events) => (events, None),
        Err(refusal) => (tried(&Empire::anyway(&carry)).unwrap_or_default(), Some(against(state, clan, refusal))),
    };
    let (told, remarks) = match step {
        Command::Conclude { treaty, .. } => (None, against_treaty(state, clan, treaty)),
        Command::SetProvince { name, province, .. } => changed(state, clan, name, province),
        _ => (None, Vec::new()),
    };
    let told = told.map_or_else(|| sentences(state, step, &events), |line| vec![line]);
    (told, refused.into_iter().chain(remarks).collect())
}

/// What is too dear before anything came in is not too dear yet.
fn against(state: &State, clan: Clan, refusal: Refusal) -> Against {
    let turn = state.turn();
    let open = turn > 0 && state.realm(clan).is_some_and(|realm| !realm.has_closed(turn));
    match refusal.kind {
        RefusalKind::TooDear { .. } if open => Against::AccountFirst,
        _ => Against::Refused(refusal),
    }
}

/// Where the partner is at this table, too: whether it has ordered the same, and what its province produces.
fn against_treaty(state: &State, clan: Clan, treaty: &Treaty) -> Vec<Against> {
    let Some(partner) = state.realm(treaty.partner) else { return Vec::new() };
    let steps = state.filed(treaty.partner).map(|filed| filed.orders.steps.as_slice()).unwrap_or_default();
    let same = |step: &Command| match step {
        Command::Conclude { treaty: other, .. } => {
            let mirrored = other.partner == clan && other.own == treaty.with && other.with == treaty.own;
            mirrored.then_some(other.level)
        }
        _ => None,
    };
    let levels: Vec<Level> = steps.iter().filter_map(same).collect();
    let sided = match levels.last() {
        None => Some(Against::OneSided(treaty.partner)),
        Some(_) if levels.contains(&treaty.level) => None,
        Some(level) => Some(Against::OtherLevel(treaty.partner, *level)),
    };
    let held = partner.province(&treaty.with).and_then(|province| province.production);
    let differs = held.is_some() && held != treaty.production;
    let production = Against::Production { place: treaty.with.clone(), said: treaty.production, held };
    sided.into_iter().chain(differs.then_some(production)).collect()
}

/// What of a province becomes another by its Clan's orders, and what they say beside that.
fn changed(state: &State, clan: Clan, name: &Name, ordered: &Province) -> (Option<Line>, Vec<Against>) {
    let Some(held) = state.realm(clan).and_then(|realm| realm.province(name)) else { return (None, Vec::new()) };
    let line = Line::new(keys::ER_POST_SECURITY)
        .with("place", name.as_str())
        .with("from", names::security(held.security))
        .with("to", names::security(ordered.security));
    let production = (held.production != ordered.production).then(|| Against::Production {
        place: name.clone(),
        said: ordered.production,
        held: held.production,
    });
    let rest = Province { security: held.security, production: held.production, ..ordered.clone() };
    let kept = (rest != *held).then(|| Against::Kept(name.clone()));
    ((held.security != ordered.security).then_some(line), production.into_iter().chain(kept).collect())
}

/// The Characters of an errand, and what speaks against it.
fn errand_of(state: &State, clan: Clan, errand: &Errand) -> (Option<[PersonId; 2]>, Vec<Against>) {
    let living = |name: &Name, of: Option<Clan>| {
        let known = state.living().filter(|(_, person)| person.name == *name);
        known.filter(|(_, person)| of.is_none_or(|of| person.serves(of))).map(|(who, _)| who).next()
    };
    if let Some((deed, [actor, target])) = errand.deed() {
        let (one, other) = (living(actor, Some(clan)), living(target, None));
        let champion = if let Errand::Champion { champion, .. } = errand { Some(champion) } else { None };
        let needed = [(one, actor), (other, target)].into_iter();
        let needed = needed.chain(champion.map(|champion| (living(champion, None), champion)));
        let missing = needed.filter(|(found, _)| found.is_none()).map(|(_, name)| Against::Nobody(name.clone()));
        let mut against: Vec<Against> = missing.collect();
        against.extend(other.and_then(|other| unanswered(state, clan, (deed, [actor, target]), other)));
        // Whoever is challenged stands in the second place.
        let both = one.zip(other).map(|(one, other)| if champion.is_some() { [other, one] } else { [one, other] });
        return (both, against);
    }
    match errand {
        Errand::Favor { courtier, .. } => {
            let found = living(courtier, Some(clan));
            let missing = found.is_none().then(|| Against::Nobody(courtier.clone()));
            (found.map(|who| [who, who]), missing.into_iter().collect())
        }
        Errand::Travel { who, place } => {
            let found = living(who, Some(clan));
            let missing = found.is_none().then(|| Against::Nobody(who.clone()));
            let guard = guard(state, place).filter(|(by, _)| *by != clan);
            let guarded = guard.map(|(by, security)| Against::Guarded(by, security.capture_faces()));
            (found.map(|who| [who, who]), missing.into_iter().chain(guarded).collect())
        }
        Errand::Seppuku { who } => {
            let found = living(who, Some(clan));
            let missing = found.is_none().then(|| Against::Nobody(who.clone()));
            (found.map(|who| [who, who]), missing.into_iter().collect())
        }
        _ => (None, Vec::new()),
    }
}

/// A duel or contest that the other Clan has not ordered, where its realm is kept here; somebody Brash has to fight it.
fn unanswered(
    state: &State,
    clan: Clan,
    (deed, [actor, target]): (Deed, [&Name; 2]),
    other: PersonId,
) -> Option<Against> {
    let person = state.person(other).filter(|_| matches!(deed, Deed::Duel | Deed::Contest(_)))?;
    let theirs = person.clan().filter(|theirs| *theirs != clan && state.realm(*theirs).is_some())?;
    let accepts = |errand: &Errand| errand.deed() == Some((deed, [target, actor]));
    if state.filed(theirs).is_some_and(|filed| filed.orders.errands.iter().any(accepts)) {
        return None;
    }
    let brash = deed == Deed::Duel && person.character.suffers(Disadvantage::Brash);
    Some(if brash { Against::Brash(person.name.clone()) } else { Against::NotAccepted(theirs) })
}

/// Who fights for somebody challenged by another, as his Clan has ordered (ER-DUE-5).
pub fn champion(state: &State, [challenger, challenged]: [PersonId; 2]) -> Option<PersonId> {
    let [one, other] = [state.person(challenger)?, state.person(challenged)?];
    let orders = &state.filed(other.clan()?)?.orders;
    let named = orders.errands.iter().find_map(|errand| match errand {
        Errand::Champion { actor, target, champion, .. } => {
            (*actor == other.name && *target == one.name).then_some(champion)
        }
        _ => None,
    })?;
    state.living().find(|(_, person)| person.name == *named).map(|(who, _)| who)
}

/// Whether a Clan may know of an event: what is its own, what is done in the open, and nothing else.
pub fn may_know(state: &State, clan: Clan, event: &Event) -> bool {
    let served = |who: PersonId| state.person(who).and_then(|person| person.clan().or(person.employer));
    let own = |who: PersonId| served(who) == Some(clan);
    match event {
        Event::TurnBegan { .. } | Event::FavorWon { .. } => true,
        Event::AccountClosed { realm, .. }
        | Event::UnitsCame { realm, .. }
        | Event::UnitsLost { realm, .. }
        | Event::UnitsMoved { realm, .. }
        | Event::KokuChanged { realm, .. }
        | Event::ProvinceGained { realm, .. }
        | Event::ProvinceSet { realm, .. }
        | Event::ProvinceLost { realm, .. }
        | Event::RepairOrdered { realm, .. }
        | Event::TreatyMade { realm, .. }
        | Event::TreatyEnded { realm, .. }
        | Event::LineSet { realm, .. }
        | Event::MarchOrdered { realm, .. }
        | Event::EnemiesSet { realm, .. }
        | Event::AlliesSet { realm, .. }
        | Event::OrderGone { realm, .. } => *realm == clan,
        Event::OrderSettled { clan: whose, settled: Settled::LeftOut, .. } | Event::Replied { clan: whose, .. } => {
            *whose == clan
        }
        Event::Died { who } | Event::Revived { who } | Event::HonorChanged { who, .. } => own(*who),
        // Dice that are thrown in secret are told by what came of them.
        Event::Rolled { who, purpose: Purpose::Honor | Purpose::Death | Purpose::Border, .. } => own(*who),
        Event::Acted { actor, .. } if own(*actor) => true,
        Event::Acted {
            target, deed: Deed::Duel | Deed::BattleDuel | Deed::Contest(_) | Deed::Denouncing(_), ..
        } => own(*target),
        // Nobody learns of an Investigation that found nothing out.
        Event::Acted { target, deed: Deed::Uncovering(_), outcome: Outcome::Actor, .. } => own(*target),
        Event::World(befell) => befell.is_known_to(clan, served),
        // A battle as a whole is told to those who were there.
        Event::Field(Fray::Captured { who, by }) => own(*who) || *by == clan,
        Event::Field(Fray::Freed { who }) => own(*who),
        Event::Field(Fray::Taken { from, to, .. }) => [*from, *to].contains(&clan),
        _ => false,
    }
}

/// What a Clan may know of the turn before and of what has happened since, a sentence a line.
pub fn report(table: &Table, clan: Clan) -> Vec<Line> {
    let state = table.state();
    let mut told = super::news::told(state, clan, since(table, state.turn().saturating_sub(1)));
    told.truncate(MOST);
    told
}

/// What a Clan is sent; nothing where its realm is not kept here. `said` puts a sentence into words.
pub fn dispatch(table: &Table, clan: Clan, said: impl Fn(Line) -> String) -> Option<Dispatch> {
    let state = table.state();
    let realm = Realm { player: None, errands: Vec::new(), sent: 0, report: Vec::new(), ..state.realm(clan)?.clone() };
    let own = state.persons().filter(|(_, person)| person.serves(clan));
    let persons = own.map(|(_, person)| Sent { person: person.form(), fate: person.fate });
    let report = report(table, clan).into_iter().map(|line| Note::new(&said(line)));
    Some(Dispatch {
        turn: state.turn(),
        rulings: *state.rulings(),
        campaign: state.campaign(),
        persons: persons.collect(),
        report: report.collect(),
        realm,
    })
}

/// A number here, and the same by the game master.
pub type Pair = (i64, i64);

/// How a dispatch differs from the table it came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// Koku as foreseen here, and as they are; nothing where nothing could be foreseen.
    pub treasury: Option<Pair>,
    /// Units here, and as they are.
    pub units: Pair,
    /// Who died.
    pub dead: Vec<Name>,
}

/// What a dispatch changes.
pub fn comparison(state: &State, dispatch: &Dispatch) -> Comparison {
    let clan = dispatch.realm.clan;
    let units = |realm: &Realm| realm.units.iter().map(|stand| i64::from(stand.count)).sum();
    let view = view(state, clan);
    let foreseen =
        view.filter(|_| state.turn() > 0).and_then(|view| match dispatch.turn.checked_sub(state.turn())? {
            0 => Some(i64::from(view.treasury)),
            1 => view.free(),
            _ => None,
        });
    let fell = |sent: &&Sent| {
        let lived = state.living().any(|(_, one)| one.serves(clan) && one.name == sent.person.name);
        lived && sent.fate == Fate::Dead
    };
    Comparison {
        treasury: foreseen.map(|here| (here, dispatch.realm.treasury.into())),
        units: (state.realm(clan).map_or(0, units), units(&dispatch.realm)),
        dead: dispatch.persons.iter().filter(fell).map(|sent| sent.person.name.clone()).collect(),
    }
}

/// The steps of a Clan's orders as its own table tells them, a sentence a line.
pub fn told(table: &Table, clan: Clan) -> Vec<Line> {
    let state = table.state();
    let own = since(table, state.turn()).iter().filter(|entry| books(state, entry, clan));
    own.take(MOST).flat_map(|entry| sentences(state, bare(entry), &entry.events)).collect()
}
