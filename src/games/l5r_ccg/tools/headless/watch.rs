//! `watch`: losses and victories over a list of events.

use super::reading::{self, Names, Read};
use crate::games::l5r_ccg::model::ring::Ring;
use crate::games::l5r_ccg::rules::watch::{
    Change, HonorVictory, Impossible, Instant, Loss, Seat, Seen, Victory, Watch,
};
use crate::kernel::document::{DocumentFault, Node};
use serde_json::{Value, json};

const RINGS: [(&str, Ring); 5] =
    [("air", Ring::Air), ("earth", Ring::Earth), ("fire", Ring::Fire), ("water", Ring::Water), ("void", Ring::Void)];

/// What an event is, before what else it says is looked at.
#[derive(Clone, Copy)]
enum Kind {
    Turn,
    Honor,
    Province,
    Ring,
    Concede,
    Together,
}

const CHANGES: [(&str, Kind); 3] = [("honor", Kind::Honor), ("province", Kind::Province), ("ring", Kind::Ring)];

const OTHERS: [(&str, Kind); 3] = [("turn", Kind::Turn), ("concede", Kind::Concede), ("together", Kind::Together)];

/// Answers a document of `watch`.
///
/// # Errors
///
/// The document is none, or has an event after the end or of a player who is out.
pub fn answer(text: &str) -> Read<Value> {
    let document = reading::parse(text)?;
    let root = document.root().object(&["players", "events"])?;
    let mut names = Names::default();
    let mut seats = Vec::new();
    for item in root.required("players")?.items(2..=8)? {
        seats.push(read_seat(&item, &mut names)?);
    }
    let events = root.required("events")?.items(0..=1000)?;
    let instants = events.iter().map(|event| read_instant(event, &names)).collect::<Read<Vec<Instant>>>()?;
    let mut watch = Watch::new(seats);
    let mut log = Vec::new();
    for (at, (node, instant)) in events.iter().zip(&instants).enumerate() {
        let seen = watch.happen(instant).map_err(|why| impossible(node, instant, why))?;
        log.extend(seen.into_iter().map(|seen| told(at, seen, &names)));
    }
    let winner = match watch.end() {
        Some(Seen::Wins(at, _)) => Some(names.name(at)),
        Some(Seen::Out(..) | Seen::Draw) | None => None,
    };
    let players: Vec<Value> = watch.seats().iter().enumerate().map(|(at, seat)| player(names.name(at), seat)).collect();
    Ok(json!({ "log": log, "over": watch.end().is_some(), "winner": winner, "players": players }))
}

fn read_seat<'a>(node: &Node<'a>, names: &mut Names<'a>) -> Read<Seat> {
    let object = node.object(&["id", "honor", "provinces", "rings", "no_honor_win"])?;
    names.add(&object.required("id")?)?;
    let mut seat = Seat {
        honor: reading::number(&object, "honor", -19, 999)?,
        provinces: reading::number_or(&object, "provinces", 4, 1, 8)?,
        rings: [].into(),
        honor_victory: HonorVictory::Possible,
        is_in: true,
    };
    if reading::flag(&object, "no_honor_win")? {
        seat.honor_victory = HonorVictory::Barred;
    }
    for item in object.optional("rings").map_or(Ok(Vec::new()), |node| node.items(0..=4))? {
        if !seat.rings.insert(item.choice(&RINGS)?) {
            return Err(item.fault("is there twice"));
        }
    }
    Ok(seat)
}

fn read_instant<'a>(node: &Node<'a>, names: &Names<'a>) -> Read<Instant> {
    let object = node.object(&["do", "player", "by", "ring", "in", "events"])?;
    let kinds: Vec<_> = CHANGES.into_iter().chain(OTHERS).collect();
    let player = || names.find(&node.object(&["do", "player"])?.required("player")?);
    match object.required("do")?.choice(&kinds)? {
        Kind::Turn => player().map(Instant::Turn),
        Kind::Concede => player().map(Instant::Concession),
        Kind::Together => {
            let inner = node.object(&["do", "events"])?.required("events")?.items(1..=20)?;
            let changes = inner.iter().map(|inner| read_change(inner, names));
            changes.collect::<Read<Vec<_>>>().map(Instant::Changes)
        }
        Kind::Honor | Kind::Province | Kind::Ring => {
            read_change(node, names).map(|change| Instant::Changes(vec![change]))
        }
    }
}

fn read_change<'a>(node: &Node<'a>, names: &Names<'a>) -> Read<(usize, Change)> {
    let kind = node.object(&["do", "player", "by", "ring", "in"])?.required("do")?.choice(&CHANGES)?;
    let fields: &[&str] = match kind {
        Kind::Ring => &["do", "player", "ring", "in"],
        Kind::Honor | Kind::Province | Kind::Turn | Kind::Concede | Kind::Together => &["do", "player", "by"],
    };
    let object = node.object(fields)?;
    let player = names.find(&object.required("player")?)?;
    let change = match kind {
        Kind::Ring => {
            let ring = object.required("ring")?.choice(&RINGS)?;
            if object.required("in")?.boolean()? { Change::RingEnters(ring) } else { Change::RingLeaves(ring) }
        }
        Kind::Province => Change::Provinces(reading::number(&object, "by", -8, 8)?),
        Kind::Honor | Kind::Turn | Kind::Concede | Kind::Together => {
            Change::Honor(reading::number(&object, "by", -999, 999)?)
        }
    };
    Ok((player, change))
}

/// The fault of an event that cannot be; in a `together` it is one of the events inside.
fn impossible(node: &Node<'_>, instant: &Instant, why: Impossible) -> DocumentFault {
    let (reason, inside) = match why {
        Impossible::Over => ("the game is over", None),
        Impossible::Out(at) => ("the player is out", Some(at)),
    };
    let together = match instant {
        Instant::Changes(_) => node.object(&["do", "events"]).ok().and_then(|object| object.optional("events")),
        Instant::Turn(_) | Instant::Concession(_) => None,
    };
    match (together, inside) {
        (Some(events), Some(at)) => {
            DocumentFault { path: format!("{}[{at}]", events.path()), reason: reason.to_owned() }
        }
        (Some(_) | None, _) => node.fault(reason),
    }
}

fn told(at: usize, seen: Seen, names: &Names<'_>) -> Value {
    let (player, what, why) = match seen {
        Seen::Out(player, loss) => {
            let why = match loss {
                Loss::Provinces => "provinces",
                Loss::Honor => "honor",
                Loss::Conceded => "conceded",
            };
            (Some(player), "out", why)
        }
        Seen::Wins(player, victory) => {
            let why = match victory {
                Victory::Military => "military",
                Victory::Enlightenment => "enlightenment",
                Victory::Honor => "honor",
            };
            (Some(player), "wins", why)
        }
        Seen::Draw => (None, "draw", "nobody left"),
    };
    json!({ "event": at, "player": player.map(|at| names.name(at)), "what": what, "why": why })
}

fn player(name: &str, seat: &Seat) -> Value {
    let distances = seat.distances();
    let rings = RINGS.iter().filter(|(_, ring)| seat.rings.contains(ring)).map(|(name, _)| *name);
    json!({
        "id": name,
        "in": seat.is_in,
        "honor": seat.honor,
        "provinces": seat.provinces,
        "rings": rings.collect::<Vec<_>>(),
        "honor_to_win": distances.and_then(|distances| distances.honor_to_win),
        "rings_to_win": distances.map(|distances| distances.rings_to_win),
        "honor_to_lose": distances.map(|distances| distances.honor_to_lose),
        "provinces_to_lose": distances.map(|distances| distances.provinces_to_lose)
    })
}
