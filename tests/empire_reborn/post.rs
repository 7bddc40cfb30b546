//! A campaign by mail: orders go to the game master, realms and reports come back; a Clan is told nothing of the others.

use super::played::{form, muster, name, realm, table};
use rokugan::games::empire_reborn::Table;
use rokugan::games::empire_reborn::chart::Ground;
use rokugan::games::empire_reborn::command::{Command, Hand, Survey};
use rokugan::games::empire_reborn::field::command::Move;
use rokugan::games::empire_reborn::model::character::CharacterForm;
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::disadvantage::Disadvantage;
use rokugan::games::empire_reborn::model::rulings::{Ruling, Rulings};
use rokugan::games::empire_reborn::model::school::{School, Way};
use rokugan::games::empire_reborn::model::season::Security;
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::person::{Deed, Dice, PersonId};
use rokugan::games::empire_reborn::post::files::{self, Mail, ORDERS};
use rokugan::games::empire_reborn::post::{Dispatch, Errand, Orders, Settled};
use rokugan::games::empire_reborn::realm::{Line, Province, Treaty};
use rokugan::games::empire_reborn::refusal::{Refusal, RefusalKind};
use rokugan::games::empire_reborn::rules::odds::duel::Conduct;
use rokugan::games::empire_reborn::rules::odds::honor::Source;
use rokugan::games::empire_reborn::rules::trade::Level;
use rokugan::games::empire_reborn::setup::{CampaignId, Setup};
use rokugan::games::empire_reborn::text::names;
use rokugan::games::empire_reborn::views::known::known_production;
use rokugan::games::empire_reborn::views::post::{
    Against, Asked, by_mail, champion, comparison, dispatch, given_up, inbox, orders, report, unsent,
};
use rokugan::games::empire_reborn::views::realm::{Next, Todo, view as realm_view};
use rokugan::games::empire_reborn::world::command::Decree;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::exchange::Fault;
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::line::Line as Sentence;
use rokugan::kernel::name::Note;
use rokugan::words::empire_reborn as keys;

#[track_caller]
fn play(table: &mut Table, commands: impl IntoIterator<Item = Command>) {
    for command in commands {
        let told = format!("{command:?}");
        if let Err(refusal) = table.commit(command, Stamp(0)) {
            panic!("{told}: {refusal:?}");
        }
    }
}

fn welcome(who: &str, clan: Clan) -> Command {
    Command::Welcome { name: name(who), form: form(School { clan, way: Way::Bushi }, [2, 2, 3, 2, 2], 2) }
}

/// A game master's table of the Crane and the Crab with a bushi each, in its first turn.
fn master() -> Table {
    let mut table = table(&[Clan::Crane, Clan::Crab]);
    let came = [welcome("Doji Satsume", Clan::Crane), welcome("Hida Kisada", Clan::Crab)];
    play(&mut table, came.into_iter().chain([muster("Kakita", Printed::Bushi, 3), Command::BeginCampaign]));
    table
}

fn key(line: Sentence) -> String {
    line.key.name().to_owned()
}

fn sent(master: &Table, clan: Clan) -> Dispatch {
    dispatch(master, clan, key).expect("the realm is kept")
}

/// The player of the Crane, as the game master's file says.
fn player(master: &Table) -> Table {
    let text = files::write_dispatch(&sent(master, Clan::Crane)).unwrap();
    let Ok(Mail::Dispatch(dispatch)) = files::read(&text) else { panic!("a realm is read as one") };
    let mut table = table(&[Clan::Crane]);
    play(&mut table, [Command::Adopt { dispatch }]);
    table
}

fn treaty(own: &str, partner: Clan, with: &str) -> Treaty {
    Treaty {
        own: name(own),
        partner,
        with: name(with),
        production: known_production(table(&[partner]).state(), partner, &name(with)),
        war_damage: 0,
        level: Level::Minor,
        paid: 20,
        since: 0,
        line: Line::Open,
        blocked_turns: 0,
    }
}

#[test]
fn a_player_takes_over_what_the_game_master_sent_and_nothing_else() {
    let master = master();
    let player = player(&master);
    let (here, there) = (player.state().realm(Clan::Crane).unwrap(), master.state().realm(Clan::Crane).unwrap());
    assert_eq!((here.treasury, &here.units, &here.provinces), (there.treasury, &there.units, &there.provinces));
    assert_eq!(player.state().turn(), 1);
    let people: Vec<&str> = player.state().persons().map(|(_, one)| one.name.as_str()).collect();
    assert_eq!(people, ["Doji Satsume"], "the Crab is not told of");
}

#[test]
fn the_orders_of_a_turn_are_what_was_booked_in_it_and_asked_for() {
    let mut master = master();
    let mut player = player(&master);
    let duel = Errand::Deed { deed: Deed::Duel, actor: name("Doji Satsume"), target: name("Hida Kisada") };
    play(
        &mut player,
        [
            Command::ByHand(Hand::Treasury { realm: Clan::Crane, to: 90 }),
            muster("Doji", Printed::Ashigaru, 2),
            muster("Doji", Printed::Ashigaru, 1),
        ],
    );
    player.go_to(player.cursor() - 1);
    play(
        &mut player,
        [
            Command::AddErrand { realm: Clan::Crane, errand: duel.clone() },
            Command::AddErrand { realm: Clan::Crane, errand: Errand::Other(Note::new("Spies to Hida")) },
            Command::DropErrand { realm: Clan::Crane, errand: 1 },
        ],
    );
    let made = orders(&player, Clan::Crane);
    assert_eq!(
        made,
        Orders {
            clan: Clan::Crane,
            turn: 1,
            steps: vec![muster("Doji", Printed::Ashigaru, 2)],
            errands: vec![duel],
            campaign: None
        }
    );
    play(&mut master, [Command::AddErrand { realm: Clan::Crane, errand: Errand::Other(Note::new("Spies to Hida")) }]);
    let asked = |table: &Table| realm_view(table.state(), Clan::Crane).unwrap().todo.contains(&Todo::ByMail(1));
    assert!(asked(&player), "nobody forgets to send it");
    assert!(!asked(&master), "the game master sends nothing to himself");
    let text = files::write_orders(&made).unwrap();
    assert!(text.len() < 4_096, "{} bytes are too many for a mail", text.len());
    let mail = format!("Dear game master,\n{text}\nYours, the Crane");
    assert_eq!(files::read(&mail), Ok(Mail::Orders(made)));
}

#[test]
fn orders_are_booked_one_by_one_and_refused_ones_anyway_or_not_at_all() {
    let mut master = master();
    let dear = muster("Doji", Printed::Bushi, 99);
    let made = Orders {
        clan: Clan::Crane,
        turn: 1,
        steps: vec![dear.clone(), muster("Doji", Printed::Ashigaru, 1)],
        errands: Vec::new(),
        campaign: None,
    };
    let (clan, before) = (Clan::Crane, master.state().realm(Clan::Crane).unwrap().treasury);
    play(
        &mut master,
        [
            Command::ByHand(Hand::Treasury { realm: Clan::Crane, to: u16::try_from(before).unwrap() + 50 }),
            Command::FileOrders { orders: made },
        ],
    );
    let all = inbox(master.state(), clan);
    let refusals: Vec<bool> = all.iter().map(|one| !one.against.is_empty()).collect();
    assert_eq!(refusals, [true, false]);
    assert!(matches!(all[0].against[..], [Against::Refused(_)]));
    assert!(master.commit(Command::CarryOut { clan, order: 0 }, Stamp(0)).is_err(), "nothing past a rule by itself");
    play(
        &mut master,
        [Command::CarryOut { clan, order: 1 }, Command::Settle { clan, order: 0, settled: Settled::LeftOut }],
    );
    let realm = master.state().realm(clan).unwrap();
    assert_eq!(realm.count(&name("Doji"), Printed::Ashigaru), 1);
    assert_eq!(realm.count(&name("Doji"), Printed::Bushi), 0);
    assert_eq!(master.state().filed(clan).unwrap().waiting(), 0);
    let again = master.commit(Command::CarryOut { clan, order: 1 }, Stamp(0)).unwrap_err();
    assert_eq!(again.kind, RefusalKind::NoOrder, "an order is carried out once");
}

#[test]
fn of_a_province_only_its_borders_are_the_players_to_order() {
    let mut master = master();
    let rich = Province { production: Some(9_000), security: Security::Closed, ..Province::new(name("Doji"), None) };
    let step = Command::SetProvince { realm: Clan::Crane, name: name("Doji"), province: rich };
    let made = Orders { clan: Clan::Crane, turn: 1, steps: vec![step], errands: Vec::new(), campaign: None };
    let before = master.state().realm(Clan::Crane).unwrap().province(&name("Doji")).cloned().unwrap();
    play(&mut master, [Command::FileOrders { orders: made }]);
    let one = inbox(master.state(), Clan::Crane).remove(0);
    let Asked::Step(told) = one.asked else { panic!("a step") };
    let line = Sentence::new(keys::ER_POST_SECURITY).with("place", "Doji");
    let line = line.with("from", names::security(Security::Open)).with("to", names::security(Security::Closed));
    assert_eq!(told, [line]);
    let production = Against::Production { place: name("Doji"), said: Some(9_000), held: before.production };
    assert_eq!(one.against, [production], "what the Clan cannot order is to be looked at");
    play(&mut master, [Command::CarryOut { clan: Clan::Crane, order: 0 }]);
    let after = master.state().realm(Clan::Crane).unwrap().province(&name("Doji")).cloned().unwrap();
    assert_eq!(after, Province { security: Security::Closed, ..before });
}

#[test]
fn what_is_too_dear_waits_for_the_account_of_the_turn() {
    let mut master = master();
    let clan = Clan::Crane;
    let steps = vec![muster("Doji", Printed::Bushi, 2)];
    play(
        &mut master,
        [Command::FileOrders { orders: Orders { clan, turn: 1, steps, errands: Vec::new(), campaign: None } }],
    );
    let against = |master: &Table| inbox(master.state(), clan).remove(0).against;
    assert_eq!(against(&master), [Against::AccountFirst]);
    play(&mut master, [Command::CloseAccount { realm: clan }]);
    assert_eq!(against(&master), []);
    play(&mut master, [Command::ByHand(Hand::Treasury { realm: clan, to: 1 })]);
    assert!(matches!(against(&master)[..], [Against::Refused(_)]), "now it is too dear");
}

#[test]
fn orders_of_another_turn_or_of_no_clan_here_are_refused_whole() {
    let mut master = master();
    let made = |clan, turn| Orders {
        clan,
        turn,
        steps: Vec::new(),
        errands: vec![Errand::Other(Note::new("x"))],
        campaign: None,
    };
    let late = master.commit(Command::FileOrders { orders: made(Clan::Crane, 4) }, Stamp(0)).unwrap_err();
    assert_eq!(late.kind, RefusalKind::OtherTurn { found: 4, turn: 1 });
    let nobody = master.commit(Command::FileOrders { orders: made(Clan::Lion, 1) }, Stamp(0)).unwrap_err();
    assert_eq!(nobody.kind, RefusalKind::NoRealm(Clan::Lion));
    assert!(master.state().inbox().is_empty());
}

/// The same set-up as a numbered campaign.
fn numbered(clans: &[Clan], campaign: Option<u32>) -> Table {
    let realms = clans.iter().map(|clan| realm(*clan)).collect();
    let setup = Setup { realms, rulings: Rulings::STANDARD, campaign: campaign.map(CampaignId) };
    Table::start(setup, Seed(1)).unwrap()
}

#[test]
fn orders_and_realms_of_another_campaign_are_refused_whole() {
    let mut master = numbered(&[Clan::Crane, Clan::Crab], Some(7));
    let mut player = numbered(&[Clan::Crane], None);
    play(&mut master, [Command::BeginCampaign]);
    let realm = files::write_dispatch(&sent(&master, Clan::Crane)).unwrap();
    let Ok(Mail::Dispatch(dispatch)) = files::read(&realm) else { panic!("a realm is read as one") };
    assert_eq!(dispatch.campaign, Some(CampaignId(7)));
    play(&mut player, [Command::Adopt { dispatch }]);
    assert_eq!(player.state().campaign(), Some(CampaignId(7)), "the player is told the number");
    play(&mut player, [Command::AddErrand { realm: Clan::Crane, errand: Errand::Other(Note::new("x")) }]);
    let made = orders(&player, Clan::Crane);
    let text = files::write_orders(&made).unwrap();
    assert_eq!((files::read(&text), made.campaign), (Ok(Mail::Orders(made.clone())), Some(CampaignId(7))));
    play(&mut master, [Command::FileOrders { orders: made.clone() }]);

    let mut other = numbered(&[Clan::Crane, Clan::Crab], Some(8));
    play(&mut other, [Command::BeginCampaign]);
    let refusal = other.commit(Command::FileOrders { orders: made.clone() }, Stamp(0)).unwrap_err();
    assert_eq!(refusal.kind, RefusalKind::OtherCampaign);
    assert!(other.state().inbox().is_empty(), "nothing of them is taken over");
    let foreign = Box::new(sent(&other, Clan::Crane));
    let before = player.state().clone();
    let refusal = player.commit(Command::Adopt { dispatch: foreign }, Stamp(0)).unwrap_err();
    assert_eq!((refusal.kind, player.state()), (RefusalKind::OtherCampaign, &before));
    // Who has heard of no game master yet, and files of earlier apps, come without a number.
    play(&mut other, [Command::FileOrders { orders: Orders { campaign: None, ..made } }]);
}

#[test]
fn files_of_earlier_apps_say_nothing_of_a_campaign_and_are_read() {
    let (master, player) = (master(), player(&master()));
    let realm = files::write_dispatch(&sent(&master, Clan::Crane)).unwrap();
    let orders = files::write_orders(&orders(&player, Clan::Crane)).unwrap();
    for text in [realm, orders] {
        assert!(!text.contains("campaign"), "nothing is written that earlier apps refuse");
        assert!(files::read(&text).is_ok());
    }
}

#[test]
fn orders_that_are_not_sent_are_counted_until_they_are() {
    let mut player = player(&master());
    let (clan, left) = (Clan::Crane, |table: &Table| unsent(table, Clan::Crane));
    let ask = |what: &str| Command::AddErrand { realm: Clan::Crane, errand: Errand::Other(Note::new(what)) };
    assert_eq!(left(&player), 0);
    play(&mut player, [Command::ByHand(Hand::Treasury { realm: clan, to: 90 })]);
    play(&mut player, [muster("Doji", Printed::Ashigaru, 1), ask("first")]);
    assert_eq!(left(&player), 2);
    play(&mut player, [Command::Send { realm: clan }]);
    assert_eq!(left(&player), 0);
    assert!(!realm_view(player.state(), clan).unwrap().todo.contains(&Todo::ByMail(1)));
    play(&mut player, [ask("second"), Command::DropErrand { realm: clan, errand: 0 }]);
    assert_eq!((left(&player), orders(&player, clan).count()), (1, 2));
    player.go_to(player.cursor() - 3);
    assert_eq!(left(&player), 2, "what is taken back is not sent");
    play(&mut player, [Command::CloseAccount { realm: clan }, Command::EndTurn]);
    assert_eq!(left(&player), 0, "the turn is over");
    assert_eq!(unsent(&master(), clan), 0, "the game master sends nothing to himself");
}

#[test]
fn a_start_and_new_characters_of_turn_0_reach_the_game_master() {
    let (clan, mut player) = (Clan::Lion, table(&[Clan::Lion]));
    let taken = |player: &Table| {
        let made = orders(player, clan);
        let text = files::write_orders(&made).unwrap();
        assert_eq!(files::read(&text), Ok(Mail::Orders(made.clone())), "the file is read as it was written");
        let mut master = table(&[Clan::Crane, Clan::Lion]);
        play(&mut master, [Command::FileOrders { orders: made.clone() }]);
        let lines: Vec<usize> = inbox(master.state(), clan)
            .iter()
            .map(|one| match &one.asked {
                Asked::Step(told) => told.len(),
                Asked::Errand(..) => 0,
            })
            .collect();
        let all = 0..u16::try_from(made.count()).unwrap();
        play(&mut master, all.map(|order| Command::CarryOut { clan, order }));
        let realm = master.state().realm(clan).unwrap();
        let own = player.state().realm(clan).unwrap();
        assert_eq!((realm.treasury, &realm.units), (own.treasury, &own.units));
        let named = |table: &Table| -> Vec<(String, i64)> {
            table.state().living().map(|(_, one)| (one.name.to_string(), one.character.honor())).collect()
        };
        assert_eq!(named(&master), named(player));
        (made.count(), lines)
    };
    play(&mut player, [Command::World(Decree::Found { realm: clan, start: 1 })]);
    assert!(player.state().living().count() > 1 && !player.state().realm(clan).unwrap().units.is_empty());
    assert_eq!((unsent(&player, clan), taken(&player)), (1, (1, vec![1])), "a start is one order, told in one line");
    // Whoever is changed is handed in as changed, though another device numbers Characters otherwise.
    let old = player.state().person(PersonId(0)).unwrap().character.clone().into_form();
    let changed = Command::SetPerson { who: PersonId(0), name: name("Akodo Toturi"), form: old };
    play(&mut player, [changed, Command::Die { who: PersonId(1) }]);
    assert_eq!(unsent(&player, clan), 3);
    taken(&player);
    // Those who are made one by one go the same way.
    let mut alone = table(&[clan]);
    play(&mut alone, [Command::Anyway(Box::new(welcome("Akodo Toturi", clan)))]);
    assert_eq!(orders(&alone, clan).steps, [welcome("Akodo Toturi", clan)]);
}

#[test]
fn no_turn_ends_over_orders_that_wait() {
    let mut master = table(&[Clan::Crane, Clan::Crab]);
    let clan = Clan::Crane;
    let made = |turn| Orders {
        clan,
        turn,
        steps: vec![muster("Doji", Printed::Ashigaru, 1)],
        errands: vec![Errand::Other(Note::new("x"))],
        campaign: None,
    };
    let settle = |order| Command::Settle { clan, order, settled: Settled::LeftOut };
    let next = |table: &Table| realm_view(table.state(), Clan::Crab).unwrap().next;
    let refused = |table: &mut Table, command: Command| table.commit(command, Stamp(0)).unwrap_err();
    play(&mut master, [Command::FileOrders { orders: made(0) }]);
    assert_eq!(next(&master), Next::Orders);
    assert!(realm_view(master.state(), Clan::Crab).unwrap().todo.contains(&Todo::Filed(2)));
    assert_eq!(refused(&mut master, Command::BeginCampaign).kind, RefusalKind::OrdersWait(2));
    play(&mut master, [Command::CarryOut { clan, order: 0 }, settle(1), Command::BeginCampaign]);
    play(&mut master, [Command::FileOrders { orders: made(1) }]);
    let seen = |of| realm_view(master.state(), of).unwrap().next;
    assert_eq!([seen(Clan::Crane), seen(Clan::Crab)], [Next::Close(Clan::Crane), Next::Close(Clan::Crab)]);
    play(&mut master, [Command::CloseAccount { realm: Clan::Crab }]);
    assert_eq!(next(&master), Next::Close(Clan::Crane), "what they cost is paid out of what comes in");
    play(&mut master, [Command::CloseAccount { realm: clan }]);
    assert_eq!(next(&master), Next::Orders);
    for end in [Command::EndTurn, Command::World(Decree::EndTurn)] {
        let refusal = refused(&mut master, end);
        assert_eq!((refusal.kind, refusal.rule), (RefusalKind::OrdersWait(2), "ER-SEQ"));
    }
    assert_eq!(master.state().waiting(), 2, "nothing of them is gone");
    play(&mut master, [settle(1)]);
    assert!(realm_view(master.state(), clan).unwrap().todo.contains(&Todo::Filed(1)));
    play(&mut master, [settle(0)]);
    assert_eq!(next(&master), Next::EndTurn);
    play(&mut master, [Command::FileOrders { orders: Orders { errands: Vec::new(), ..made(1) } }]);
    play(&mut master, [Command::Anyway(Box::new(Command::EndTurn))]);
    assert_eq!((master.state().turn(), master.state().waiting()), (2, 0));
}

#[test]
fn the_later_of_two_orders_counts_and_the_same_twice_is_said() {
    let mut master = master();
    let made = |note: &str| Orders {
        clan: Clan::Crab,
        turn: 1,
        steps: Vec::new(),
        errands: vec![Errand::Other(Note::new(note))],
        campaign: None,
    };
    play(&mut master, ["first", "second"].map(|note| Command::FileOrders { orders: made(note) }));
    assert_eq!(master.state().inbox().len(), 1);
    assert_eq!(master.state().filed(Clan::Crab).unwrap().orders, made("second"));
    let twice = master.commit(Command::FileOrders { orders: made("second") }, Stamp(0)).unwrap_err();
    assert_eq!(twice.kind, RefusalKind::NothingChanges);
}

#[test]
fn contradictions_between_sheets_are_found() {
    let mut master = master();
    let duel = |actor: &str, target: &str| Errand::Deed { deed: Deed::Duel, actor: name(actor), target: name(target) };
    let conclude = Command::Conclude { realm: Clan::Crane, treaty: treaty("Doji", Clan::Crab, "Hida") };
    let crane = Orders {
        clan: Clan::Crane,
        turn: 1,
        steps: vec![conclude],
        errands: vec![duel("Doji Satsume", "Hida Kisada"), duel("Doji Satsume", "Hida Nobody")],
        campaign: None,
    };
    play(
        &mut master,
        [
            Command::ByHand(Hand::Treasury { realm: Clan::Crane, to: 200 }),
            Command::ByHand(Hand::Treasury { realm: Clan::Crab, to: 200 }),
            Command::FileOrders { orders: crane },
        ],
    );
    let against = |master: &Table| -> Vec<Vec<Against>> {
        inbox(master.state(), Clan::Crane).into_iter().map(|one| one.against).collect()
    };
    let all = against(&master);
    assert_eq!(all[0], [Against::OneSided(Clan::Crab)]);
    assert_eq!(all[1], [Against::NotAccepted(Clan::Crab)]);
    assert_eq!(all[2], [Against::Nobody(name("Hida Nobody")), Against::Refused(twice())]);
    let crab = Orders {
        clan: Clan::Crab,
        turn: 1,
        steps: vec![Command::Conclude { realm: Clan::Crab, treaty: treaty("Hida", Clan::Crane, "Doji") }],
        errands: vec![duel("Hida Kisada", "Doji Satsume")],
        campaign: None,
    };
    play(&mut master, [Command::FileOrders { orders: crab }]);
    let all = against(&master);
    assert_eq!((all[0].len(), all[1].len()), (0, 0), "both have ordered it");
    let table_of = |produces: u16| Treaty {
        level: Level::Major,
        production: Some(produces),
        ..treaty("Hida", Clan::Crane, "Doji")
    };
    let major = |produces| Orders {
        clan: Clan::Crab,
        turn: 1,
        steps: vec![Command::Conclude { realm: Clan::Crab, treaty: table_of(produces) }],
        errands: Vec::new(),
        campaign: None,
    };
    let before = master.clone();
    let held = |table: &Table| table.state().realm(Clan::Crane).unwrap().province(&name("Doji")).unwrap().production;
    let right = held(&master).unwrap();
    play(&mut master, [Command::FileOrders { orders: major(right + 30) }]);
    assert_eq!(against(&master)[0], [Against::OtherLevel(Clan::Crab, Level::Major)]);
    let crab: Vec<Against> = inbox(master.state(), Clan::Crab).remove(0).against;
    let wrong = Against::Production { place: name("Doji"), said: Some(right + 30), held: Some(right) };
    assert_eq!(crab, [Against::OtherLevel(Clan::Crane, Level::Minor), wrong]);
    play(&mut master, [Command::CarryOut { clan: Clan::Crab, order: 0 }]);
    let booked = &master.state().realm(Clan::Crab).unwrap().treaties[0];
    assert_eq!(booked.production, Some(right), "what the table holds counts");
    let mut master = before;
    play(&mut master, [Command::FileOrders { orders: major(right) }]);
    let crab: Vec<Against> = inbox(master.state(), Clan::Crab).remove(0).against;
    assert_eq!(crab, [Against::OtherLevel(Clan::Crane, Level::Minor)], "what is known rightly is no remark");
    let back = Orders {
        steps: vec![Command::Conclude { realm: Clan::Crab, treaty: treaty("Hida", Clan::Crane, "Doji") }],
        errands: vec![duel("Hida Kisada", "Doji Satsume")],
        ..major(right)
    };
    play(&mut master, [Command::FileOrders { orders: back }]);
    let both = inbox(master.state(), Clan::Crane);
    assert!(matches!(both[1].asked, Asked::Errand(_, Some([PersonId(0), PersonId(1)]))));
}

#[test]
fn a_deed_that_is_resolved_is_settled_on_both_sheets() {
    let mut master = master();
    let duel = |actor: &str, target: &str| Errand::Deed { deed: Deed::Duel, actor: name(actor), target: name(target) };
    let slander = Errand::Deed { deed: Deed::Investigation, actor: name("Hida Kisada"), target: name("Doji Satsume") };
    let of = |clan, errands| Orders { clan, turn: 1, steps: vec![], errands, campaign: None };
    let mut crane = of(Clan::Crane, vec![duel("Doji Satsume", "Hida Kisada")]);
    crane.steps.push(muster("Doji", Printed::Ashigaru, 1));
    let crab = of(Clan::Crab, vec![slander, duel("Hida Kisada", "Doji Satsume")]);
    play(&mut master, [crane, crab].map(|orders| Command::FileOrders { orders }));
    let settled = |table: &Table, clan: Clan| table.state().filed(clan).unwrap().settled.clone();
    let before = master.clone();
    let dice = [Dice::App, Dice::App];
    play(&mut master, [Command::Act { deed: Deed::Duel, actor: PersonId(0), target: PersonId(1), dice }]);
    assert_eq!(settled(&master, Clan::Crane), [None, Some(Settled::Done)], "the muster still waits");
    assert_eq!(settled(&master, Clan::Crab), [None, Some(Settled::Done)], "the investigation still waits");
    master.go_to(master.cursor() - 1);
    assert_eq!(settled(&master, Clan::Crane), [None, None], "undone, the duel waits again");
    let mut cheated = before;
    let conduct = [Conduct::Cheats, Conduct::Fair];
    play(
        &mut cheated,
        [Command::Challenge { deed: Deed::Duel, duelists: [PersonId(1), PersonId(0)], conduct, challenged: None }],
    );
    assert_eq!(settled(&cheated, Clan::Crane), [None, Some(Settled::Done)]);
}

#[test]
fn er_due_1_a_challenge_nobody_accepts_is_refused_and_settled_unless_the_challenged_is_brash() {
    let mut master = master();
    let duel = Errand::Deed { deed: Deed::Duel, actor: name("Doji Satsume"), target: name("Hida Kisada") };
    let made = Orders { clan: Clan::Crane, turn: 1, steps: vec![], errands: vec![duel], campaign: None };
    play(&mut master, [Command::FileOrders { orders: made }]);
    let mut brash = master.clone();
    let (kisada, satsume) = (PersonId(1), PersonId(0));
    let refuse = Command::World(Decree::Refuse { deed: Deed::Duel, who: kisada, against: satsume });
    play(&mut master, [refuse.clone()]);
    assert_eq!(master.state().filed(Clan::Crane).unwrap().settled, [Some(Settled::Done)]);
    for clan in [Clan::Crane, Clan::Crab] {
        let told = report(&master, clan);
        assert!(told.iter().any(|line| line.key == keys::ER_BEFELL_REFUSED), "{clan:?} knows");
    }
    let mut form = brash.state().person(kisada).unwrap().character.clone().into_form();
    form.disadvantages.push(Disadvantage::Brash);
    play(&mut brash, [Command::SetPerson { who: kisada, name: name("Hida Kisada"), form }]);
    let against = inbox(brash.state(), Clan::Crane).remove(0).against;
    assert_eq!(against, [Against::Brash(name("Hida Kisada"))]);
    assert!(brash.commit(refuse, Stamp(0)).is_err());
}

fn deed(deed: Deed) -> Errand {
    Errand::Deed { deed, actor: name("Doji Satsume"), target: name("Hida Kisada") }
}

fn twice() -> Refusal {
    Refusal { kind: RefusalKind::ActsTwice(name("Doji Satsume")), rule: "ER-ACT-1" }
}

#[test]
fn er_act_1_a_second_action_is_no_order_but_anyway() {
    let mut player = player(&master());
    let add = |errand| Command::AddErrand { realm: Clan::Crane, errand };
    play(&mut player, [add(deed(Deed::Assassination)), add(deed(Deed::BattleDuel))]);
    let second = add(deed(Deed::Investigation));
    assert_eq!(player.commit(second.clone(), Stamp(0)).unwrap_err(), twice());
    play(&mut player, [Command::Anyway(Box::new(second))]);
    assert_eq!(orders(&player, Clan::Crane).errands.len(), 3);
}

#[test]
fn er_act_1_a_second_action_is_flagged_whether_it_is_ordered_or_was_taken() {
    let mut master = master();
    let made = |errands| Orders { clan: Clan::Crane, turn: 1, steps: vec![], errands, campaign: None };
    let flagged = |table: &Table| -> Vec<bool> {
        let twice = Against::Refused(twice());
        inbox(table.state(), Clan::Crane).iter().map(|one| one.against.contains(&twice)).collect()
    };
    let errands = vec![deed(Deed::Assassination), deed(Deed::Investigation)];
    play(&mut master, [Command::FileOrders { orders: made(errands) }]);
    assert_eq!(flagged(&master), [false, true]);
    let mut left_out = master.clone();
    play(&mut left_out, [Command::Settle { clan: Clan::Crane, order: 0, settled: Settled::LeftOut }]);
    assert_eq!(flagged(&left_out), [false, false], "the other is the only one");
    play(&mut master, [Command::FileOrders { orders: made(vec![deed(Deed::Investigation)]) }]);
    assert_eq!(flagged(&master), [false]);
    let dice = [Dice::App, Dice::App];
    let duel = Command::Act { deed: Deed::Duel, actor: PersonId(1), target: PersonId(0), dice };
    play(&mut master, [Command::SetRuling { ruling: Ruling::DuelTie, reading: 1 }, duel]);
    assert_eq!(flagged(&master), [true], "the challenged spends the turn on it, too");
}

#[test]
fn er_act_1_a_second_action_at_the_table_is_refused_but_anyway() {
    let mut master = master();
    let act = |deed| Command::Act { deed, actor: PersonId(0), target: PersonId(1), dice: [Dice::App, Dice::App] };
    play(&mut master, [act(Deed::Investigation)]);
    let challenge = Command::Challenge {
        deed: Deed::Duel,
        duelists: [PersonId(1), PersonId(0)],
        conduct: [Conduct::Cheats, Conduct::Fair],
        challenged: None,
    };
    for second in [act(Deed::Investigation), act(Deed::Duel), challenge] {
        assert_eq!(master.clone().commit(second.clone(), Stamp(0)).unwrap_err(), twice());
        play(&mut master.clone(), [Command::Anyway(Box::new(second))]);
    }
    play(&mut master, [act(Deed::BattleDuel)]);
}

#[test]
fn er_act_1_a_captive_takes_no_action() {
    let mut master = master();
    let errands = vec![deed(Deed::Investigation)];
    let made = Orders { clan: Clan::Crane, turn: 1, steps: vec![], errands, campaign: None };
    let capture = Command::Field(Move::Capture { who: PersonId(0), by: Clan::Crab });
    play(&mut master, [Command::FileOrders { orders: made }, capture]);
    let captive = Refusal { kind: RefusalKind::Captive(name("Doji Satsume")), rule: "ER-CAP" };
    assert_eq!(inbox(master.state(), Clan::Crane)[0].against, [Against::Refused(captive)]);
}

fn through_the_mail(clan: Clan, errands: Vec<Errand>) -> Command {
    let made = Orders { clan, turn: 1, steps: vec![], errands, campaign: None };
    let Ok(Mail::Orders(orders)) = files::read(&files::write_orders(&made).unwrap()) else { panic!("orders") };
    assert_eq!(orders, made);
    Command::FileOrders { orders }
}

#[test]
fn er_sep_seppuku_is_ordered_and_the_game_master_carries_it_out_even_of_a_captive() {
    let mut master = master();
    let seppuku = Errand::Seppuku { who: name("Doji Satsume") };
    let capture = Command::Field(Move::Capture { who: PersonId(0), by: Clan::Crab });
    play(&mut master, [through_the_mail(Clan::Crane, vec![seppuku]), capture, Command::Dismiss { open: 0 }]);
    assert!(inbox(master.state(), Clan::Crane)[0].against.is_empty());
    let mut by_hand = master.clone();
    play(&mut master, [Command::CarryOut { clan: Clan::Crane, order: 0 }]);
    play(&mut by_hand, [Command::World(Decree::Seppuku { who: PersonId(0) })]);
    for table in [&master, &by_hand] {
        assert!(!table.state().person(PersonId(0)).unwrap().lives());
        assert_eq!(table.state().filed(Clan::Crane).unwrap().settled, [Some(Settled::Done)]);
    }
    let stranger = Errand::Seppuku { who: name("Hida Kisada") };
    let mut other = self::master();
    play(&mut other, [through_the_mail(Clan::Crane, vec![stranger])]);
    assert_eq!(inbox(other.state(), Clan::Crane)[0].against, [Against::Nobody(name("Hida Kisada"))]);
    assert!(other.commit(Command::CarryOut { clan: Clan::Crane, order: 0 }, Stamp(0)).is_err(), "another's is spared");
}

#[test]
fn er_due_5_a_champion_is_ordered_and_stands_for_the_challenged() {
    let mut master = master();
    play(&mut master, [welcome("Hida Yakamo", Clan::Crab)]);
    let champion_of = Errand::Champion {
        deed: Deed::Duel,
        actor: name("Hida Kisada"),
        target: name("Doji Satsume"),
        champion: name("Hida Yakamo"),
        conduct: Conduct::Cheats,
    };
    assert_eq!(names::errand(&champion_of).key, keys::ER_ERRAND_CHAMPION_CHEATS);
    let fair = r#"{"champion": {"deed": "duel", "actor": "Kisada", "target": "Satsume", "champion": "Yakamo"}}"#;
    let fair: Errand = serde_json::from_str(fair).unwrap();
    assert_eq!(names::errand(&fair).key, keys::ER_ERRAND_CHAMPION, "as earlier apps wrote it");
    let challenge = through_the_mail(Clan::Crane, vec![deed(Deed::Duel)]);
    play(&mut master, [challenge, through_the_mail(Clan::Crab, vec![champion_of])]);
    let (satsume, kisada, yakamo) = (PersonId(0), PersonId(1), PersonId(2));
    for clan in [Clan::Crane, Clan::Crab] {
        let one = inbox(master.state(), clan).remove(0);
        assert!(one.against.is_empty(), "both have ordered it");
        let Asked::Errand(_, Some(both)) = one.asked else { panic!("a deed") };
        assert_eq!((both, champion(master.state(), both)), ([satsume, kisada], Some(yakamo)));
    }
    let challenge = Command::Challenge {
        deed: Deed::Duel,
        duelists: [satsume, yakamo],
        conduct: [Conduct::Fair; 2],
        challenged: Some(kisada),
    };
    play(&mut master, [challenge]);
    for clan in [Clan::Crane, Clan::Crab] {
        assert_eq!(master.state().filed(clan).unwrap().settled, [Some(Settled::Done)]);
    }
}

#[test]
fn court_and_explorers_settle_what_was_ordered_of_them() {
    let mut master = master();
    let of = |clan, errands| Orders { clan, turn: 1, steps: vec![], errands, campaign: None };
    let settled = |table: &Table, clan: Clan| table.state().filed(clan).unwrap().settled.clone();
    let favor = Errand::Favor { courtier: name("Doji Satsume"), gift: 0 };
    let explore = Errand::Explore { place: name("Hida"), teams: 1 };
    let sheets = [of(Clan::Crane, vec![favor]), of(Clan::Crab, vec![explore])];
    play(&mut master, sheets.map(|orders| Command::FileOrders { orders }));
    let explorers =
        |realm, place| Command::World(Decree::Explore { realm, place: name(place), teams: 1, dice: Dice::App });
    let koku = [Clan::Crane, Clan::Crab].map(|realm| Command::ByHand(Hand::Treasury { realm, to: 50 }));
    play(&mut master, koku.into_iter().chain([explorers(Clan::Crane, "Doji")]));
    assert_eq!(settled(&master, Clan::Crab), [None], "master explored elsewhere");
    play(&mut master, [explorers(Clan::Crab, "Hida")]);
    assert_eq!(settled(&master, Clan::Crab), [Some(Settled::Done)]);
    assert_eq!(settled(&master, Clan::Crane), [None]);
    play(&mut master, [Command::Court { courtiers: vec![(PersonId(0), 0, Dice::App), (PersonId(1), 0, Dice::App)] }]);
    assert_eq!(settled(&master, Clan::Crane), [Some(Settled::Done)]);
}

#[test]
fn a_question_is_answered_in_the_report_of_its_clan_alone() {
    let mut master = master();
    let (clan, asked) = (Clan::Crane, Note::new("Who burned the fields of Doji?"));
    let steps = vec![muster("Doji", Printed::Ashigaru, 1)];
    let made = Orders { clan, turn: 1, steps, errands: vec![Errand::Other(asked)], campaign: None };
    let reply = |order, answer: &str| Command::Reply { clan, order, answer: Note::new(answer) };
    play(&mut master, [Command::FileOrders { orders: made }]);
    for (order, answer) in [(0, "no question"), (1, " "), (2, "nothing like that")] {
        assert!(master.commit(reply(order, answer), Stamp(0)).is_err(), "{answer}");
    }
    play(&mut master, [reply(1, "The Lion, at night")]);
    assert_eq!(master.state().filed(clan).unwrap().settled, [None, Some(Settled::Done)]);
    let told = |clan| report(&master, clan).into_iter().filter(|line| line.key == keys::ER_LOG_REPLIED).count();
    assert_eq!((told(clan), told(Clan::Crab)), (1, 0));
    let said = report(&master, clan).into_iter().find(|line| line.key == keys::ER_LOG_REPLIED).unwrap();
    assert!(format!("{said:?}").contains("The Lion, at night"));
}

#[test]
fn a_campaign_goes_by_mail_once_orders_went_or_a_realm_came() {
    let mut alone = table(&[Clan::Crane]);
    assert!(!by_mail(&alone));
    play(&mut alone, [Command::Send { realm: Clan::Crane }]);
    assert!(by_mail(&alone));
    alone.go_to(alone.cursor() - 1);
    assert!(!by_mail(&alone), "what is undone was not sent");
    let master = master();
    assert!(by_mail(&player(&master)));
    assert!(!by_mail(&master), "the game master resolves what others order");
}

#[test]
fn a_production_is_known_where_table_map_or_rulebook_say_it() {
    let state = |table: &Table, place: &str| known_production(table.state(), Clan::Lion, &name(place));
    let mut alone = table(&[Clan::Crane]);
    assert_eq!((state(&alone, "Matsu"), state(&alone, "Otosan Uchi")), (Some(45), None));
    assert_eq!(state(&alone, "matsu "), Some(45), "however it is typed");
    let ground = Ground::Province { owner: None, security: Security::Open, production: Some(33), muster: None };
    let place = Survey::Place { was: None, name: name("Toturi"), ground };
    play(&mut alone, [Command::Survey(place)]);
    assert_eq!(state(&alone, "Toturi"), Some(33));
    let mut kept = table(&[Clan::Crane, Clan::Lion]);
    let province = Province::new(name("Matsu"), Some(50));
    play(&mut kept, [Command::SetProvince { realm: Clan::Lion, name: name("Matsu"), province }]);
    assert_eq!(state(&kept, "Matsu"), Some(50), "the table counts before the rulebook");
}

#[test]
fn a_file_that_was_changed_on_its_way_is_refused_with_its_reason() {
    let made = Orders { clan: Clan::Crane, turn: 1, steps: Vec::new(), errands: Vec::new(), campaign: None };
    let text = files::write_orders(&made).unwrap();
    assert_eq!(files::read(&text.replace("\"turn\":1", "\"turn\":2")), Err(Fault::Checksum));
    assert_eq!(files::read(&text.replace(ORDERS.name, "rokugan-board")), Err(Fault::Foreign));
    assert_eq!(files::read("Who burned the fields of Doji?"), Err(Fault::Foreign), "words without a file");
    assert_eq!(files::read(&text.replace("\"version\":1", "\"version\":9")), Err(Fault::TooNew { found: 9 }));
    assert_eq!(files::read("{good morning}"), Err(Fault::Foreign), "words in braces");
    assert_eq!(files::read(&text[..text.len() - 9]), Err(Fault::Checksum), "cut off");
    let forged = Orders { steps: vec![Command::EndTurn], ..made.clone() };
    let forged = files::write_orders(&forged).unwrap();
    assert!(matches!(files::read(&forged), Err(Fault::Unreadable { path, .. }) if path == "body.steps[0]"));
    let others = Orders { steps: vec![muster("Doji", Printed::Bushi, 1)], clan: Clan::Crab, ..made };
    let others = files::write_orders(&others).unwrap();
    assert!(matches!(files::read(&others), Err(Fault::Unreadable { .. })), "nobody orders for another Clan");
}

#[test]
fn a_realm_with_numbers_out_of_their_bounds_is_refused_whole() {
    let (master, mut player) = (master(), player(&master()));
    let good = sent(&master, Clan::Crane);
    let spoil: [fn(&mut Dispatch); 6] = [
        |one| one.realm.treasury = i32::MIN,
        |one| one.turn = u16::MAX,
        |one| one.realm.units[0].count = u16::MAX,
        |one| one.realm.provinces[0].damage = 30,
        |one| one.report = vec![Note::new("x"); 301],
        |one| one.persons[0].person.form.honor = i64::MAX,
    ];
    for (number, spoil) in spoil.into_iter().enumerate() {
        let mut bad = good.clone();
        spoil(&mut bad);
        bad.realm.treasury = bad.realm.treasury.saturating_sub(1);
        let text = files::write_dispatch(&bad).unwrap();
        if number < 5 {
            assert!(matches!(files::read(&text), Err(Fault::Unreadable { .. })), "{number}");
        }
        let refusal = player.commit(Command::Adopt { dispatch: Box::new(bad) }, Stamp(0)).unwrap_err();
        assert_eq!(refusal.kind, RefusalKind::Bound, "{number}");
    }
}

#[test]
fn a_report_tells_the_turn_that_was_and_nothing_of_the_others() {
    let mut master = master();
    play(
        &mut master,
        [
            Command::Koku { realm: Clan::Crab, by: 77, reason: Note::new("a secret of the Crab") },
            Command::Koku { realm: Clan::Crane, by: 5, reason: Note::new("a gift") },
            Command::Act {
                deed: Deed::Assassination,
                actor: PersonId(1),
                target: PersonId(0),
                dice: [Dice::Entered(vec![1, 1, 1]), Dice::Entered(vec![9, 9, 9])],
            },
        ],
    );
    while !master.state().open().is_empty() {
        play(&mut master, [Command::Dismiss { open: 0 }]);
    }
    play(
        &mut master,
        [Command::CloseAccount { realm: Clan::Crane }, Command::CloseAccount { realm: Clan::Crab }, Command::EndTurn],
    );
    let text = files::write_dispatch(&sent(&master, Clan::Crane)).unwrap();
    for secret in ["a secret of the Crab", "Hida", "Kisada", "assassination"] {
        assert!(!text.contains(secret), "{secret} is in the file of the Crane");
    }
    assert!(text.contains("Satsume"));
    let keys: Vec<String> = report(&master, Clan::Crane).into_iter().map(key).collect();
    assert!(keys.iter().any(|key| key == "er-log-koku"), "{keys:?}");
    assert!(keys.iter().any(|key| key == "er-log-account"), "{keys:?}");
    assert!(!keys.iter().any(|key| key == "er-log-fails"), "who failed in secret is not told");
}

#[test]
fn what_was_not_foreseen_is_told_before_it_is_taken_over() {
    let mut master = master();
    play(&mut master, [Command::ByHand(Hand::Treasury { realm: Clan::Crane, to: 30 })]);
    let mut player = player(&master);
    play(
        &mut master,
        [
            Command::Koku { realm: Clan::Crane, by: -9, reason: Note::new("raided") },
            Command::Lose { realm: Clan::Crane, place: name("Kakita"), kind: Printed::Bushi, count: 1 },
            Command::CloseAccount { realm: Clan::Crane },
            Command::CloseAccount { realm: Clan::Crab },
            Command::EndTurn,
        ],
    );
    let came = sent(&master, Clan::Crane);
    let told = comparison(player.state(), &came);
    let (here, there) = told.treasury.expect("the turn before was foreseen");
    // One Bushi less costs one koku less to keep.
    assert_eq!(there - here, -9 + 1);
    assert_eq!(told.units, (3, 2));
    play(&mut player, [Command::Adopt { dispatch: Box::new(came.clone()) }]);
    assert_eq!(player.state().turn(), 2);
    assert_eq!(player.state().realm(Clan::Crane).unwrap().report, came.report);
    let twice = player.commit(Command::Adopt { dispatch: Box::new(came) }, Stamp(0)).unwrap_err();
    assert_eq!(twice.kind, RefusalKind::NothingChanges);
}

#[test]
fn what_is_asked_in_this_turn_outlives_a_realm_of_this_turn() {
    let mut master = master();
    let mut player = player(&master);
    let errand = Errand::Other(Note::new("Who burned the fields of Doji?"));
    play(&mut player, [Command::AddErrand { realm: Clan::Crane, errand: errand.clone() }]);
    play(&mut master, [Command::ByHand(Hand::Treasury { realm: Clan::Crane, to: 30 })]);
    play(&mut player, [Command::Adopt { dispatch: Box::new(sent(&master, Clan::Crane)) }]);
    assert_eq!(player.state().realm(Clan::Crane).unwrap().errands, [errand]);
    play(
        &mut master,
        [Command::CloseAccount { realm: Clan::Crane }, Command::CloseAccount { realm: Clan::Crab }, Command::EndTurn],
    );
    play(&mut player, [Command::Adopt { dispatch: Box::new(sent(&master, Clan::Crane)) }]);
    assert!(player.state().realm(Clan::Crane).unwrap().errands.is_empty(), "the turn it was asked in is over");
}

#[test]
fn whom_a_clan_has_hired_goes_along_with_what_it_is_sent() {
    let mut master = master();
    let ronin = CharacterForm { clan: None, ..form(School { clan: Clan::Lion, way: Way::Bushi }, [2, 2, 2, 2, 2], 1) };
    let hire = Command::Hire { realm: Clan::Crane, name: name("Toku"), form: ronin, bid: 1 };
    play(&mut master, [Command::Anyway(Box::new(hire))]);
    let player = player(&master);
    assert!(player.state().persons().any(|(_, person)| person.serves(Clan::Crane) && person.clan().is_none()));
}

#[test]
fn a_dispatch_does_not_depend_on_what_the_others_did_alone() {
    let quiet = master();
    for secret in 0..6_u8 {
        let mut busy = master();
        let crab = Clan::Crab;
        let command = match secret {
            0 => Command::Koku { realm: crab, by: 40, reason: Note::default() },
            1 => Command::Muster { realm: crab, place: name("Hida"), kind: Printed::Ashigaru, count: 1, bid: None },
            2 => welcome("Kuni Yori", crab),
            3 => Command::Honor { who: PersonId(1), points: 1, source: Source::Other },
            4 => Command::SetPerson {
                who: PersonId(1),
                name: name("Hida O-Ushi"),
                form: form(School { clan: crab, way: Way::Bushi }, [4, 2, 3, 2, 2], 2),
            },
            _ => Command::AddErrand { realm: crab, errand: Errand::Other(Note::new("to war")) },
        };
        play(&mut busy, [Command::ByHand(Hand::Treasury { realm: crab, to: 99 }), command]);
        assert_eq!(sent(&busy, Clan::Crane), sent(&quiet, Clan::Crane), "secret {secret}");
    }
}

#[test]
fn orders_that_nobody_sent_are_counted_before_a_realm_takes_their_place() {
    let mut master = master();
    let mut player = player(&master);
    play(&mut player, [muster("Doji", Printed::Ashigaru, 1)].map(|step| Command::Anyway(Box::new(step))));
    play(&mut player, [Command::AddErrand { realm: Clan::Crane, errand: Errand::Other(Note::new("x")) }]);
    let same = sent(&master, Clan::Crane);
    let accounts = [Clan::Crane, Clan::Crab].map(|realm| Command::CloseAccount { realm });
    play(&mut master, accounts.into_iter().chain([Command::EndTurn]));
    let next = sent(&master, Clan::Crane);
    assert_eq!((given_up(&player, &same), given_up(&player, &next)), (0, 2));
    play(&mut player, [Command::Send { realm: Clan::Crane }]);
    assert_eq!(given_up(&player, &next), 0);
}
