//! Campaigns on a map: what is known of places, marches that are ordered, lines of trade (ER-MOV, ER-TRD-5).

use super::played::{Table, muster, name, play, refused, table};
use rokugan::games::empire_reborn::Empire;
use rokugan::games::empire_reborn::atlas::{Atlas, Hindrance, Means, owner, security, slowest, standings};
use rokugan::games::empire_reborn::chart::{Chart, Ground, Place, Way};
use rokugan::games::empire_reborn::command::{Command, Survey};
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::context::Ground as BattleGround;
use rokugan::games::empire_reborn::model::map::LinkKind;
use rokugan::games::empire_reborn::model::rulings::{Ruling, Rulings};
use rokugan::games::empire_reborn::model::season::Security;
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::realm::{Line, Order, Province, Treaty};
use rokugan::games::empire_reborn::reference::{self, REFERENCE};
use rokugan::games::empire_reborn::refusal::RefusalKind;
use rokugan::games::empire_reborn::rules::trade::Level;
use rokugan::games::empire_reborn::rules::ways::Obstacle;
use rokugan::games::empire_reborn::state::State;
use rokugan::games::empire_reborn::text::map as words;
use rokugan::games::empire_reborn::views::map::{TradeLine, trade_lines, view};
use rokugan::games::empire_reborn::views::march::{Ask, Goal, Reach, armies, battle, reach};
use rokugan::games::empire_reborn::views::realm::{Todo, view as realm_view};
use rokugan::kernel::game::Game;
use rokugan::kernel::journal::Stamp;
use rokugan::words::{Language, Words};

const CLOSE: Command = Command::CloseAccount { realm: Clan::Crane };

/// The net of the design: the Crane's three provinces, the Crab's beyond a pass, a bay and a gulf.
pub fn chart() -> Chart {
    let lands = ["Kakita", "Doji", "Asahina", "Goimo", "Yasuki", "Hida", "Matsu", "Daidoji"];
    let seas = ["the bay", "the gulf"];
    let places = lands.map(|land| Place::new(name(land), Ground::UNKNOWN)).into_iter();
    let way = |(one, other, kind): (&str, &str, LinkKind)| Way { between: [name(one), name(other)], kind };
    let ways = [
        ("Kakita", "Doji", LinkKind::Land),
        ("Kakita", "Asahina", LinkKind::Land),
        ("Doji", "Asahina", LinkKind::Land),
        ("Asahina", "Goimo", LinkKind::Pass),
        ("Goimo", "Yasuki", LinkKind::Land),
        ("Yasuki", "Hida", LinkKind::Land),
        ("Asahina", "Matsu", LinkKind::Land),
        ("Matsu", "Daidoji", LinkKind::Land),
        ("Doji", "the bay", LinkKind::Coast),
        ("the bay", "the gulf", LinkKind::Sea),
        ("the gulf", "Hida", LinkKind::Coast),
    ];
    let seas = seas.map(|sea| Place::new(name(sea), Ground::Sea));
    Chart { places: places.chain(seas).collect(), ways: ways.map(way).to_vec() }
}

pub fn survey(survey: Survey) -> Command {
    Command::Survey(survey)
}

fn sight(place: &str, clan: Clan, units: u16) -> Command {
    survey(Survey::Sight { place: name(place), clan: Some(clan), units: Some(units) })
}

/// The Crane in their first turn on that map: six Bushi and two Cavalry in Kakita, three Bushi in Doji, a Kobune in the
/// bay; eight of the Crab in Goimo, some of the Lion in Matsu.
fn begun() -> Table {
    let mut table = table(&[Clan::Crane]);
    play(
        &mut table,
        [
            muster("Kakita", Printed::Bushi, 6),
            muster("Kakita", Printed::Cavalry, 2),
            muster("Doji", Printed::Bushi, 3),
            muster("the bay", Printed::Kobune, 2),
            survey(Survey::Begin { chart: chart() }),
            Command::BeginCampaign,
            CLOSE,
            sight("Goimo", Clan::Crab, 8),
            survey(Survey::Sight { place: name("Matsu"), clan: Some(Clan::Lion), units: None }),
        ],
    );
    table
}

fn ask(from: &str, units: &[(Printed, u16)], approved: &[&str]) -> Ask {
    let approved = approved.iter().map(|place| name(place)).collect();
    Ask { clan: Clan::Crane, from: name(from), units: units.to_vec(), approved }
}

fn goal<'a>(state: &State, reach: &'a Reach, to: &str) -> Option<&'a Goal> {
    reach.goals[Atlas::of(state).number(&name(to)).unwrap()].as_ref()
}

#[track_caller]
fn place<'a>(state: &'a State, named: &str) -> &'a Place {
    state.chart().place(&name(named)).unwrap()
}

#[test]
fn what_a_kept_realm_knows_counts_and_what_is_noted_has_its_turn() {
    let mut table = begun();
    play(&mut table, [Command::EndTurn, sight("Kakita", Clan::Crane, 99), sight("Doji", Clan::Scorpion, 1)]);
    let state = table.state();
    let kakita = standings(state, place(state, "Kakita"));
    assert_eq!(kakita.len(), 1, "the Crane are kept here: what was noted of them does not count");
    assert_eq!((kakita[0].clan, kakita[0].units, kakita[0].seen), (Clan::Crane, Some(8), None));
    let goimo = standings(state, place(state, "Goimo"));
    assert_eq!((goimo[0].clan, goimo[0].units, goimo[0].seen), (Clan::Crab, Some(8), Some(1)));
    assert_eq!(standings(state, place(state, "Doji")).len(), 2, "own units, and a spy's word of others");
    assert_eq!(owner(state, place(state, "Kakita")), Some(Clan::Crane));
    let mut closed = Province::new(name("Asahina"), Some(90));
    closed.security = Security::Closed;
    play(&mut table, [Command::SetProvince { realm: Clan::Crane, name: name("Asahina"), province: closed }]);
    assert_eq!(security(table.state(), place(table.state(), "Asahina")), Security::Closed);
    let shown = view(table.state());
    assert_eq!((shown.places.len(), shown.links.len(), shown.remarks.len()), (10, 11, 0));
    let doji = shown.places.iter().find(|place| place.name == name("Doji")).unwrap();
    assert!(doji.stands.len() == 2 && !doji.is_sea && doji.empty.is_none());
}

#[test]
fn er_mov_1_an_army_reaches_what_its_slowest_unit_can() {
    let table = begun();
    let state = table.state();
    let armies = armies(state, Clan::Crane);
    let told: Vec<(&str, i64)> = armies.iter().map(|army| (army.place.as_str(), army.mv)).collect();
    assert_eq!(told, [("Doji", 2), ("Kakita", 2), ("the bay", 5)], "ships sail by themselves");
    assert_eq!(slowest(&armies[1].units, Clan::Crane, &Rulings::STANDARD), [Printed::Bushi]);
    assert_eq!(slowest(&[(Printed::Bushi, 1), (Printed::Samurai, 2)], Clan::Crane, &Rulings::STANDARD).len(), 2);
    let reach = reach(state, &ask("Kakita", &armies[1].units, &[])).unwrap();
    let doji = goal(state, &reach, "Doji").unwrap();
    assert_eq!(doji.journey.means, Means::Land { needs: 1, has: 2 });
    let goimo = goal(state, &reach, "Goimo").unwrap();
    assert_eq!(goimo.journey.path, ["Kakita", "Asahina", "Goimo"].map(name));
    assert_eq!(goimo.journey.attacks, Some(Clan::Crab), "ER-MOV-2: their troops stand there");
    assert_eq!(goimo.journey.pass, Some(["Asahina", "Goimo"].map(name)), "ER-BAT-7");
    assert!(goimo.is_within_reach());
    assert!(goal(state, &reach, "Yasuki").is_none(), "nobody passes the Crab in Goimo");
    assert!(goal(state, &reach, "Daidoji").is_none(), "nor the Lion in Matsu");
    assert!(goal(state, &reach, "the bay").is_none(), "an army does not march to sea");
    let asked: Vec<&str> = reach.asked.iter().map(|(place, _)| place.as_str()).collect();
    assert_eq!(asked, ["Goimo", "Matsu"], "whose word counts");
    let riders = ask("Kakita", &[(Printed::Cavalry, 2)], &["Matsu"]);
    let far = rokugan::games::empire_reborn::views::march::reach(state, &riders).unwrap();
    let daidoji = goal(state, &far, "Daidoji").unwrap();
    assert_eq!((daidoji.journey.attacks, daidoji.order.approved.clone()), (None, vec![name("Matsu")]));
    assert!(daidoji.is_within_reach(), "Cavalry goes three provinces: {:?}", daidoji.journey.means);
}

#[test]
fn er_mov_5_closed_borders_are_named_and_cost_more() {
    let mut table = begun();
    let mut closed = Province::new(name("Asahina"), Some(90));
    closed.security = Security::Closed;
    play(&mut table, [Command::SetProvince { realm: Clan::Crane, name: name("Asahina"), province: closed }]);
    let reach = reach(table.state(), &ask("Kakita", &[(Printed::Bushi, 6)], &[])).unwrap();
    let goimo = goal(table.state(), &reach, "Goimo").unwrap();
    assert_eq!(goimo.journey.closed, [name("Asahina")]);
    assert_eq!(goimo.journey.means.hindrance(), Some(Hindrance::TooFar { needs: 3, has: 2 }));
}

#[test]
fn er_mov_6_an_army_lands_where_its_ships_carry_it() {
    let mut table = begun();
    let landing = |state: &State, bushi: u16| {
        let reach = reach(state, &ask("Doji", &[(Printed::Bushi, bushi)], &[])).unwrap();
        goal(state, &reach, "Hida").cloned().unwrap()
    };
    let hida = landing(table.state(), 3);
    assert_eq!(hida.order.fleet, Some(name("the bay")));
    assert_eq!(hida.journey.path, ["Doji", "the bay", "the gulf", "Hida"].map(name));
    assert!(hida.is_within_reach() && hida.journey.attacks.is_none());
    let Means::Sea { moves, cargo, capacity, .. } = hida.journey.means else { panic!("by sea") };
    assert_eq!((moves, cargo), (1, 3));
    let more = u16::try_from(capacity).unwrap() + 1;
    assert_eq!(
        landing(table.state(), more).journey.means.hindrance(),
        Some(Hindrance::NoRoom { cargo: i64::from(more), capacity })
    );
    play(&mut table, [sight("Hida", Clan::Crab, 2)]);
    assert_eq!(landing(table.state(), 3).journey.attacks, Some(Clan::Crab));
    let fleet = survey(Survey::Sight { place: name("the gulf"), clan: Some(Clan::Mantis), units: None });
    play(&mut table, [fleet]);
    let reach = reach(table.state(), &ask("Doji", &[(Printed::Bushi, 3)], &[])).unwrap();
    assert!(goal(table.state(), &reach, "Hida").is_none(), "their fleet closes the gulf");
}

fn order(from: &str, to: &str, units: &[(Printed, u16)]) -> Order {
    Order { from: name(from), to: name(to), units: units.to_vec(), fleet: None, approved: Vec::new() }
}

fn ordered(from: &str, to: &str, units: &[(Printed, u16)]) -> Command {
    Command::OrderMarch { realm: Clan::Crane, order: order(from, to, units) }
}

fn todo(table: &Table) -> Vec<Todo> {
    realm_view(table.state(), Clan::Crane).unwrap().todo
}

#[test]
fn an_ordered_march_stands_in_the_list_until_it_is_carried_out_taken_back_or_the_turn_is_over() {
    let mut table = begun();
    let goimo = ordered("Kakita", "Goimo", &[(Printed::Bushi, 6)]);
    play(&mut table, [goimo.clone()]);
    let shown = |table: &Table| todo(table).into_iter().filter(|todo| matches!(todo, Todo::Ordered { .. })).count();
    assert_eq!(shown(&table), 1);
    let left = armies(table.state(), Clan::Crane).into_iter().find(|army| army.place == name("Kakita")).unwrap();
    assert_eq!(left.units, [(Printed::Cavalry, 2)], "who is ordered away cannot be ordered again");
    let twice = refused(&mut table, ordered("Kakita", "Doji", &[(Printed::Bushi, 1)]));
    assert!(matches!(twice.kind, RefusalKind::TooFewUnits { .. }), "{twice:?}");
    play(&mut table, [Command::TakeBack { realm: Clan::Crane, order: 0 }]);
    assert_eq!(shown(&table), 0);
    assert_eq!(refused(&mut table, Command::TakeBack { realm: Clan::Crane, order: 0 }).kind, RefusalKind::NoOrder);
    let march = |to: &str| Command::March {
        realm: Clan::Crane,
        from: name("Kakita"),
        to: name(to),
        units: vec![(Printed::Bushi, 6)],
    };
    play(&mut table, [goimo, march("Goimo")]);
    assert_eq!(shown(&table), 0, "carried out");
    assert_eq!(table.state().realm(Clan::Crane).unwrap().count(&name("Goimo"), Printed::Bushi), 6);
    play(&mut table, [ordered("Kakita", "Doji", &[(Printed::Cavalry, 2)]), Command::EndTurn]);
    assert_eq!(shown(&table), 0, "over with the turn");
}

#[test]
fn a_march_too_far_or_without_a_way_is_refused_and_ordered_anyway() {
    let mut table = begun();
    let mut closed = Province::new(name("Asahina"), Some(90));
    closed.security = Security::Closed;
    play(&mut table, [Command::SetProvince { realm: Clan::Crane, name: name("Asahina"), province: closed }]);
    let far = ordered("Kakita", "Goimo", &[(Printed::Bushi, 6)]);
    let refusal = refused(&mut table, far.clone());
    assert_eq!((refusal.rule, refusal.kind), ("ER-MOV-1", RefusalKind::TooFar { needs: 3, has: 2 }));
    let nowhere = ordered("Kakita", "Yasuki", &[(Printed::Bushi, 1)]);
    assert_eq!(refused(&mut table, nowhere).kind, RefusalKind::NoWay(name("Yasuki")));
    let off = ordered("Kakita", "Nowhere", &[(Printed::Bushi, 1)]);
    assert_eq!(refused(&mut table, off).rule, "ER-MOV-2");
    let mut crowded = order("Doji", "Hida", &[(Printed::Bushi, 3)]);
    crowded.fleet = Some(name("the bay"));
    play(&mut table, [muster("Doji", Printed::Bushi, 5), Empire::anyway(&far)]);
    crowded.units = vec![(Printed::Bushi, 8)];
    let full = refused(&mut table, Command::OrderMarch { realm: Clan::Crane, order: crowded });
    assert_eq!((full.rule, full.kind), ("ER-MOV-6", RefusalKind::NoRoom { needs: 8, has: 4 }));
    assert_eq!(table.state().realm(Clan::Crane).unwrap().orders.len(), 1);
}

fn treaty(with: &str) -> Command {
    let treaty = Treaty {
        own: name("Kakita"),
        partner: Clan::Lion,
        with: name(with),
        production: Some(45),
        war_damage: 0,
        level: Level::Minor,
        paid: 20,
        since: 0,
        line: Line::Open,
        blocked_turns: 0,
    };
    Command::Conclude { realm: Clan::Crane, treaty }
}

fn line(table: &Table, at: usize) -> TradeLine {
    trade_lines(table.state(), Clan::Crane)[at].clone()
}

#[test]
fn er_trd_5_the_map_says_by_which_line_a_treaty_trades_and_why_by_none() {
    let mut table = begun();
    play(&mut table, [treaty("Hida"), treaty("Matsu"), treaty("Ikoma")]);
    assert_eq!(line(&table, 0).way.unwrap(), ["Kakita", "Doji", "the bay", "the gulf", "Hida"].map(name));
    assert_eq!(line(&table, 2).way, Err(Obstacle::NoLine), "Ikoma is not on the map");
    let enemies = |enemies: &[Clan]| Command::SetEnemies { realm: Clan::Crane, enemies: enemies.to_vec() };
    assert!(matches!(refused(&mut table, enemies(&[Clan::Crane])).kind, RefusalKind::Bound));
    play(&mut table, [enemies(&[Clan::Mantis, Clan::Lion])]);
    assert_eq!(line(&table, 1).way, Err(Obstacle::Enemy), "the Lion stand in Matsu");
    play(&mut table, [survey(Survey::Sight { place: name("the gulf"), clan: Some(Clan::Mantis), units: None })]);
    assert_eq!(line(&table, 0).way.unwrap().len(), 5, "by Goimo and Yasuki, where only the Crab stand");
    play(&mut table, [enemies(&[Clan::Mantis, Clan::Crab])]);
    let broken = line(&table, 0);
    assert_eq!((broken.way.clone(), broken.says(), broken.noted), (Err(Obstacle::NoLine), Line::Blocked, Line::Open));
    let mut closed = Province::new(name("Kakita"), Some(95));
    closed.security = Security::Closed;
    play(&mut table, [Command::SetProvince { realm: Clan::Crane, name: name("Kakita"), province: closed }]);
    assert_eq!(line(&table, 0).way, Err(Obstacle::Closed));
}

#[test]
fn a_province_keeps_its_place_on_the_map_under_another_name() {
    let mut table = begun();
    play(&mut table, [ordered("Kakita", "Doji", &[(Printed::Bushi, 1)])]);
    let renamed = Province::new(name("Kyuden Kakita"), Some(95));
    play(&mut table, [Command::SetProvince { realm: Clan::Crane, name: name("Kakita"), province: renamed }]);
    let state = table.state();
    assert!(state.chart().place(&name("Kakita")).is_none() && state.chart().remarks().is_empty());
    assert_eq!(state.realm(Clan::Crane).unwrap().orders[0].from, name("Kyuden Kakita"));
    assert!(table.commit(Command::TakeBack { realm: Clan::Crane, order: 0 }, Stamp(0)).is_ok());
}

/// Sentences as the screen says them in English.
fn said(lines: impl IntoIterator<Item = rokugan::kernel::line::Line>) -> Vec<String> {
    let words = Words::new(Language::English);
    lines.into_iter().map(|line| words.say(&line)).collect()
}

#[test]
fn the_march_of_the_design_is_told_with_its_reasons() {
    let mut table = begun();
    play(&mut table, [Command::EndTurn]);
    let state = table.state();
    let reach = reach(state, &ask("Kakita", &[(Printed::Bushi, 6)], &[])).unwrap();
    let goimo = goal(state, &reach, "Goimo").unwrap();
    assert_eq!(
        said(words::march(goimo)),
        ["March from Kakita through Asahina to Goimo: 2 of 2 movement.", "Crab troops stand there: an attack."]
    );
    let there = standings(state, place(state, "Goimo"));
    let (lines, rules): (Vec<_>, Vec<_>) =
        words::reasons(goimo, Clan::Crane, &there, &Rulings::STANDARD).into_iter().unzip();
    assert_eq!(
        said(lines),
        [
            "Slowest: Bushi, movement 2",
            "Over Dawn’s Blessing: attackers fight worse",
            "Crab: 8 units, seen in spring, turn 1"
        ]
    );
    assert_eq!(rules, ["ER-MOV-1", "ER-BAT-7", "ER-MOV-8"]);
    for rule in rules {
        assert!(REFERENCE.of_rule(reference::rule(rule)).is_some(), "{rule} is explained");
    }
    assert_eq!(said(words::reached(goimo)), ["movement 2", "over Dawn’s Blessing", "an attack"]);
    let look = battle(state, Clan::Crane, goimo).unwrap();
    assert_eq!((look.ground, look.defender.clan), (BattleGround::Pass, Clan::Crab));
    assert_eq!(look.attacker.units, [(Printed::Bushi, 6)]);
    let shown = view(state);
    let told = |named: &str| {
        let place = shown.places.iter().find(|place| place.name == name(named)).unwrap();
        said(words::known(place))
    };
    assert_eq!(told("Goimo"), ["Crab: 8 units, seen in spring, turn 1"]);
    assert_eq!(told("Matsu"), ["Lion, seen in spring, turn 1"]);
    assert_eq!(told("Kakita"), ["of the Crane", "Crane: 8 units"]);
    assert_eq!(told("the gulf"), ["Sea zone"]);
}

#[test]
fn a_landing_and_a_march_too_far_say_why() {
    let mut table = begun();
    let bushi = [(Printed::Bushi, 3)];
    let by_sea = reach(table.state(), &ask("Doji", &bushi, &[])).unwrap();
    let hida = goal(table.state(), &by_sea, "Hida").unwrap();
    let way = said(words::march(hida));
    assert!(way[0].starts_with("By ship from Doji through the bay, the gulf to Hida: 1 of "), "{way:?}");
    let reasons = said(words::reasons(hida, Clan::Crane, &[], &Rulings::STANDARD).into_iter().map(|(line, _)| line));
    assert_eq!(reasons[1], "Ships in the bay carry 4, needed 3; boarding and landing cost 1 each");
    assert_eq!(battle(table.state(), Clan::Crane, hida), None, "nobody is attacked");
    let mut closed = Province::new(name("Asahina"), Some(90));
    closed.security = Security::Closed;
    play(&mut table, [Command::SetProvince { realm: Clan::Crane, name: name("Asahina"), province: closed }]);
    let far = reach(table.state(), &ask("Kakita", &[(Printed::Bushi, 6)], &[])).unwrap();
    let goimo = goal(table.state(), &far, "Goimo").unwrap();
    let reasons = said(words::reasons(goimo, Clan::Crane, &[], &Rulings::STANDARD).into_iter().map(|(line, _)| line));
    assert_eq!(reasons[1], "It needs movement 3, and there is 2.");
    assert_eq!(reasons[2], "Closed borders cost 1 more each: Asahina");
    assert_eq!(said(words::reached(goimo))[0], "too far");
}

#[test]
fn closed_border_mv_is_read_in_both_ways() {
    let mut table = begun();
    let closed = Province { security: Security::Closed, ..Province::new(name("Asahina"), Some(90)) };
    play(&mut table, [Command::SetProvince { realm: Clan::Crane, name: name("Asahina"), province: closed }]);
    let needs = |table: &Table, from: &str, to: &str| {
        let found = reach(table.state(), &ask(from, &[(Printed::Bushi, 1)], &[])).unwrap();
        match goal(table.state(), &found, to).unwrap().journey.means {
            Means::Land { needs, .. } => needs,
            Means::Sea { .. } => panic!("on foot"),
        }
    };
    assert_eq!((needs(&table, "Kakita", "Asahina"), needs(&table, "Kakita", "Matsu")), (1, 3));
    play(&mut table, [Command::SetRuling { ruling: Ruling::ClosedBorderMv, reading: 1 }]);
    assert_eq!((needs(&table, "Kakita", "Asahina"), needs(&table, "Kakita", "Matsu")), (2, 3));
    assert_eq!(needs(&table, "Kakita", "Doji"), 1, "where borders are open nothing changes");
}

#[test]
fn trade_over_pass_is_read_in_both_ways() {
    let mut table = begun();
    let line = |table: &Table| {
        let ends = [&name("Asahina"), &name("Goimo")];
        Atlas::of(table.state()).line(ends, &[]).map(|path| path.len())
    };
    assert_eq!(line(&table), Ok(2), "over the pass");
    play(&mut table, [Command::SetRuling { ruling: Ruling::TradeOverPass, reading: 1 }]);
    assert_eq!(line(&table), Ok(7), "around by sea");
}
