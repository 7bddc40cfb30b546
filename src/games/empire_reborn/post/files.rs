//! Orders and dispatches as files (formats, §13).

use super::super::model::clan::Clan;
use super::super::rules::recurring::MOST_TEAMS;
use super::{Dispatch, MOST, Orders, is_step};
use crate::games::{DocumentFormat, GameId};
use crate::kernel::exchange::{self, Fault, Format};

/// From a player to the game master.
pub const ORDERS: Format = Format { name: "rokugan-empire-orders", version: 1 };
/// From the game master to one player.
pub const REALM: Format = Format { name: "rokugan-empire-realm", version: 1 };

/// Both, for whoever sorts files.
pub(in crate::games) const KINDS: [DocumentFormat; 2] = [
    DocumentFormat { format: ORDERS.name, game: GameId::EmpireReborn, most_bytes: MOST_BYTES },
    DocumentFormat { format: REALM.name, game: GameId::EmpireReborn, most_bytes: MOST_BYTES },
];

/// Most bytes of either: far more than a realm of 300 provinces has.
const MOST_BYTES: usize = 1 << 20;
/// Teams of explorers in a province (ER-Q-11).
const TEAMS: std::ops::RangeInclusive<u8> = 1..=MOST_TEAMS;
/// Most koku of a gift at Court.
const MOST_GIFT: u16 = 1_000;

/// What came by mail.
#[derive(Clone, Debug, PartialEq)]
pub enum Mail {
    /// Orders of a Clan.
    Orders(Orders),
    /// A Clan's realm with its report.
    Dispatch(Box<Dispatch>),
}

/// What a text from the mail is, whatever was written around it.
///
/// # Errors
///
/// It is neither orders nor a realm, or something in it is wrong.
pub fn read(text: &str) -> Result<Mail, Fault> {
    let mail = text;
    let text = unwrapped(mail).ok_or(Fault::Foreign)?;
    if serde_json::from_str::<serde::de::IgnoredAny>(text).is_err() {
        // Words with a brace in them are no file; a file that is none any more was cut or changed on its way.
        let is_ours = KINDS.iter().any(|kind| mail.contains(kind.format)) || mail.contains("\"body\":{");
        return Err(if is_ours { Fault::Checksum } else { Fault::Foreign });
    }
    match exchange::read::<Orders>(ORDERS, text) {
        Ok(orders) => checked(orders).map(Mail::Orders),
        Err(Fault::Foreign) => {
            let dispatch = exchange::read::<Dispatch>(REALM, text)?;
            sound(&dispatch)?;
            Ok(Mail::Dispatch(Box::new(dispatch)))
        }
        Err(fault) => Err(fault),
    }
}

/// The file in a mail: from its first brace to its last, or to its end where the mail was cut off.
fn unwrapped(text: &str) -> Option<&str> {
    let from = text.find('{')?;
    let to = text.rfind('}').filter(|to| *to > from);
    Some(to.map_or(&text[from..], |to| &text[from..=to]))
}

fn at(path: String, reason: &str) -> Fault {
    Fault::Unreadable { path, reason: reason.to_owned() }
}

fn checked(orders: Orders) -> Result<Orders, Fault> {
    if orders.count() > MOST {
        return Err(at("body.steps".to_owned(), "too many orders"));
    }
    let clan = orders.clan;
    if let Some(wrong) = orders.steps.iter().position(|step| !is_step(step, clan)) {
        return Err(at(format!("body.steps[{wrong}]"), "no order of this Clan"));
    }
    let crowd =
        |errand: &super::Errand| matches!(errand, super::Errand::Explore { teams, .. } if !TEAMS.contains(teams));
    if let Some(wrong) = orders.errands.iter().position(crowd) {
        return Err(at(format!("body.errands[{wrong}].explore.teams"), "not in 1..=5"));
    }
    let too_much = |errand: &super::Errand| matches!(errand, super::Errand::Favor { gift, .. } if *gift > MOST_GIFT);
    match orders.errands.iter().position(too_much) {
        Some(wrong) => Err(at(format!("body.errands[{wrong}].favor.gift"), "not in 0..=1000")),
        None => Ok(orders),
    }
}

fn sound(dispatch: &Dispatch) -> Result<(), Fault> {
    let realm = &dispatch.realm;
    if let Some(wrong) = realm.provinces.iter().position(|province| !province.is_sound()) {
        return Err(at(format!("body.realm.provinces[{wrong}]"), "a number is out of its bounds"));
    }
    if !dispatch.is_sound() {
        return Err(at("body".to_owned(), "a number or a list is out of its bounds"));
    }
    // Whom the Clan has hired is of none, and goes along.
    let foreign = |sent: &super::Sent| sent.person.form.clan.or(sent.person.employer) != Some(realm.clan);
    match dispatch.persons.iter().position(foreign) {
        Some(wrong) => Err(at(format!("body.persons[{wrong}]"), "no Character of this Clan")),
        None => Ok(()),
    }
}

/// Orders as a file; nothing where a value has no JSON form.
pub fn write_orders(orders: &Orders) -> Option<String> {
    exchange::write(ORDERS, orders)
}

/// A realm with its report as a file; nothing where a value has no JSON form.
pub fn write_dispatch(dispatch: &Dispatch) -> Option<String> {
    exchange::write(REALM, dispatch)
}

/// What a file is called, without its ending.
pub fn file_name(format: Format, clan: Clan, turn: u16) -> String {
    format!("{} {} {turn}", format.name, clan.name())
}
