//! A campaign as long and as large as they come: sixty turns of eight Clans.

use super::played::{Table, name, play, realm};
use rokugan::games::empire_reborn::Empire;
use rokugan::games::empire_reborn::command::Command;
use rokugan::games::empire_reborn::content::starts::{Style, start};
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::rulings::Rulings;
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::person::{Deed, Dice, PersonId};
use rokugan::games::empire_reborn::post::{Errand, Orders};
use rokugan::games::empire_reborn::realm::Realm;
use rokugan::games::empire_reborn::rules::odds::honor::Source;
use rokugan::games::empire_reborn::setup::{CampaignId, Setup};
use rokugan::games::empire_reborn::world::command::Decree;
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::game::Game;
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::name::Note;
use rokugan::storage::codec::{decode, encode};

/// Most bytes of such a save.
const MOST_BYTES: usize = 2_000_000;
const TURNS: u16 = 60;

/// Eight armed Clans of four Characters each.
fn begun() -> Table {
    let realms = Clan::ALL.iter().map(|clan| realm(*clan)).collect();
    let setup = Setup { realms, rulings: Rulings::STANDARD, campaign: Some(CampaignId(60)) };
    let mut table = Table::start(setup, Seed(60)).unwrap();
    for clan in Clan::ALL {
        let made = start(*clan, Style::Balance);
        let came = made.persons.into_iter().map(|one| Command::Welcome { name: one.name, form: one.form });
        let bought = made.units.into_iter().map(|(place, kind, count)| Command::Muster {
            realm: *clan,
            place,
            kind,
            count,
            bid: None,
        });
        play(&mut table, came.chain(bought).collect::<Vec<_>>());
    }
    play(&mut table, [Command::BeginCampaign]);
    table
}

/// Orders of a Clan as they come by mail: a muster, two deeds in words, a question.
fn orders(realm: &Realm, turn: u16) -> Orders {
    let place = realm.provinces[usize::from(turn) % realm.provinces.len()].name.clone();
    let step = Command::Muster { realm: realm.clan, place, kind: Printed::Ashigaru, count: 1, bid: None };
    let ask = |what: &str| Errand::Other(Note::new(&format!("{what} in turn {turn}, from the {}", realm.clan.name())));
    Orders {
        clan: realm.clan,
        turn,
        steps: vec![step],
        errands: vec![ask("Two spies to the north"), ask("A letter to the Emperor"), ask("Who burned our fields?")],
        campaign: Some(CampaignId(60)),
    }
}

fn try_to(table: &mut Table, command: Command) {
    // What a rule is against is done anyway, as a game master would.
    let again = Empire::anyway(&command);
    if table.commit(command, Stamp(0)).is_err() {
        let _ = table.commit(again, Stamp(0));
    }
}

fn turn(table: &mut Table, number: u16) {
    for clan in Clan::ALL {
        try_to(table, Command::CloseAccount { realm: *clan });
        let sent = orders(table.state().realm(*clan).unwrap(), number);
        play(table, [Command::FileOrders { orders: sent }]);
        try_to(table, Command::CarryOut { clan: *clan, order: 0 });
        (1..4).for_each(|order| try_to(table, Command::CarryOut { clan: *clan, order }));
    }
    let living: Vec<PersonId> = table.state().living().map(|(who, _)| who).collect();
    for pair in living.chunks_exact(2).take(4) {
        let dice = [Dice::App, Dice::App];
        try_to(table, Command::Act { deed: Deed::Investigation, actor: pair[0], target: pair[1], dice });
    }
    for who in living.into_iter().take(1) {
        try_to(table, Command::Honor { who, points: 1, source: Source::Other });
    }
    while !table.state().open().is_empty() {
        try_to(table, Command::Answer { open: 0, dice: Dice::App });
    }
    play(table, [Command::World(Decree::EndTurn)]);
}

#[test]
fn sixty_turns_of_eight_clans_are_kept_in_two_megabytes() {
    let mut table = begun();
    for number in 1..=TURNS {
        turn(&mut table, number);
    }
    assert_eq!(table.state().turn(), TURNS + 1);
    let text = encode(&name("Sixty turns"), &table).unwrap();
    assert!(text.len() < MOST_BYTES, "{} bytes", text.len());
    let read = decode::<Empire>(&text).unwrap();
    assert_eq!(read.table().state(), table.state());
}
