//! Behind a player's screen: hand, plan and own odds, which no journal and no save knows (BR-ODD-5).

use crate::played::{army, face, tap, tie};
use rokugan::games::battle_for_rokugan::command::Command;
use rokugan::games::battle_for_rokugan::demo;
use rokugan::games::battle_for_rokugan::laid::{At, TokenId};
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::face::{Face, Kind};
use rokugan::games::battle_for_rokugan::model::objective::Objective;
use rokugan::games::battle_for_rokugan::model::place::{LandBorder, Spot};
use rokugan::games::battle_for_rokugan::model::province::Province::{self, *};
use rokugan::games::battle_for_rokugan::queries::hands;
use rokugan::games::battle_for_rokugan::rules::odds::fog::Fog;
use rokugan::games::battle_for_rokugan::rules::placement::Reason;
use rokugan::games::battle_for_rokugan::sleeve::{MOST, Sleeve};
use rokugan::games::battle_for_rokugan::state::State;
use rokugan::games::battle_for_rokugan::views::odds::province;
use rokugan::games::battle_for_rokugan::views::own_odds::{Comes, Wants, own};
use rokugan::games::battle_for_rokugan::views::plan::provinces;
use rokugan::games::battle_for_rokugan::{Rokugan, Table};
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::name::Name;
use rokugan::kernel::saved::SavedGame;
use rokugan::storage::transfer;

fn demonstration() -> Table {
    demo::table(Seed(1), Stamp(0)).unwrap()
}

fn border(from: Province, target: Province) -> Option<Spot> {
    LandBorder::new(from, target).map(Spot::Border)
}

/// The screen of a clan with these tokens beside the bluff, each planned.
fn screen(state: &State, clan: Clan, tokens: &[(Face, Option<Spot>)]) -> Sleeve {
    let mut sleeve = Sleeve::new(state, clan);
    for (at, (face, place)) in tokens.iter().enumerate() {
        sleeve.add(state, *face);
        assert_eq!(sleeve.hand().len(), at + 2, "{face:?} is left");
        sleeve.plan(state, sleeve.hand().len() - 1, *place);
    }
    sleeve
}

fn chance(comes: Option<Comes>) -> f64 {
    match comes {
        Some(Comes::Chance(chance)) => chance,
        other => panic!("{other:?}"),
    }
}

#[test]
fn br_odd_5_an_army_of_its_own_changes_its_odds_and_nobody_elses() {
    let table = demonstration();
    let state = table.state();
    let open = province(state, LionCoast).unwrap().unwrap();
    let army4 = face(Kind::Army, 4);
    let sleeve = screen(state, Clan::Crane, &[(army4, border(CraneCapital, LionCoast))]);
    assert_eq!(sleeve.hand()[1].token, Some(TokenId(2)), "the marker that lies where it was planned");
    let seen = own(state, &sleeve);
    let known = chance(seen.hand[1].comes);
    // The design's 0.6854 has a fifth token of Lion on the map.
    assert!((known - 0.685).abs() < 0.01, "{known}");
    let taken = open.outcomes.taken.iter().find(|(clan, _)| *clan == Clan::Crane).unwrap().1;
    assert!(known > taken, "{known} {taken}");
    assert_eq!(province(state, LionCoast).unwrap().unwrap(), open, "the shared odds know nothing of it");
    let stake = seen.stakes.iter().find(|stake| stake.province == LionCoast).unwrap();
    assert_eq!((stake.wants, stake.chance), (Wants::Take, known));
}

/// The design draws a fifth token of Lion, from Unicorn, east, which no order of turns has laid by then, and counts six
/// unknown tokens of it. With both its numbers come out; the demonstration keeps to the order of turns.
#[test]
fn the_odds_of_the_design_have_one_marker_more() {
    let mut table = demonstration();
    let held = |table: &Table, hands: &_| {
        let tokens = table.state().tokens();
        let fog = Fog::new(table.state().board(), &tokens, hands).unwrap();
        fog.at(LionCapital).unwrap().outcomes()
    };
    let now = held(&table, &hands(table.state()));
    assert!((now.held - 0.729).abs() < 1e-3, "{now:?}");
    let fifth = Command::Place { clan: Clan::Lion, at: army(UnicornEast, ScorpionNorth), face: None, token: None };
    tap(&mut table, Command::Anyway(Box::new(fifth)));
    let mut hands = hands(table.state());
    hands.get_mut(Clan::Lion).as_mut().unwrap().unknown = 6;
    let drawn = held(&table, &hands);
    let taken = |clan| drawn.taken.iter().find(|(taker, _)| *taker == clan).unwrap().1;
    let all = [drawn.held, drawn.peace, taken(Clan::Crane), taken(Clan::Scorpion)];
    let design = [0.7212, 0.0730, 0.1796, 0.0262];
    assert!(all.iter().zip(design).all(|(one, other)| (one - other).abs() < 5e-5), "{all:?}");
}

#[test]
fn two_planned_tokens_fight_together_and_what_is_illegal_says_why() {
    let table = demonstration();
    let state = table.state();
    let one = [(face(Kind::Army, 4), border(CraneCapital, LionCoast))];
    let both = [one[0], (face(Kind::Shinobi, 2), Some(Spot::Center(LionCoast)))];
    let alone = chance(own(state, &screen(state, Clan::Crane, &one)).hand[1].comes);
    let together = own(state, &screen(state, Clan::Crane, &both));
    assert!(chance(together.hand[1].comes) > alone);
    assert_eq!(together.hand[1].comes, together.hand[2].comes, "both come to the same battle");
    let inland = [(face(Kind::Army, 1), border(UnicornEast, UnicornWest))];
    let far = own(state, &screen(state, Clan::Crane, &inland));
    assert!(matches!(far.hand[1].comes, Some(Comes::Illegal(Reason::NotYours))), "{far:?}");
    let blessing = [(face(Kind::Blessing, 2), Some(Spot::Center(CraneSouth)))];
    let lost = own(state, &screen(state, Clan::Crane, &blessing));
    assert_eq!(lost.hand[1].comes, Some(Comes::Illegal(Reason::BlessingBase)));
    let blessed = [
        (face(Kind::Army, 4), border(CraneCapital, LionCoast)),
        (face(Kind::Blessing, 2), border(CraneCapital, LionCoast)),
    ];
    assert!(chance(own(state, &screen(state, Clan::Crane, &blessed)).hand[1].comes) > alone);
}

#[test]
fn raid_diplomacy_and_bluff_come_to_what_they_are_for() {
    let table = demonstration();
    let state = table.state();
    let raid = [(face(Kind::Raid, 0), Some(Spot::Center(LionCapital)))];
    let seen = own(state, &screen(state, Clan::Crane, &raid));
    assert_eq!(chance(seen.hand[1].comes), 1.0, "Crane middle and capital are next to it");
    assert_eq!(seen.hand[0].comes, None, "the bluff stays");
    let mut bluffs = Sleeve::new(state, Clan::Crane);
    bluffs.plan(state, 0, border(CraneCapital, LionCoast));
    assert_eq!(own(state, &bluffs).hand[0].comes, Some(Comes::Bluffs));
    let talks = [(face(Kind::Diplomacy, 0), Some(Spot::Center(LionNorthwest)))];
    assert_eq!(chance(own(state, &screen(state, Clan::Lion, &talks)).hand[1].comes), 1.0, "nobody raids there");
}

#[test]
fn what_a_scout_saw_is_certain_behind_the_own_screen() {
    let table = demonstration();
    let state = table.state();
    let mut sleeve = screen(state, Clan::Crane, &[(face(Kind::Army, 4), border(CraneCapital, LionCoast))]);
    let before = chance(own(state, &sleeve).hand[1].comes);
    // Lion's blessed token in the center is its army 1, of which none is gone but three.
    sleeve.look(TokenId(0), Some(face(Kind::Army, 1)));
    let after = chance(own(state, &sleeve).hand[1].comes);
    assert!(after > before, "{after} {before}");
    sleeve.look(TokenId(0), None);
    assert_eq!(chance(own(state, &sleeve).hand[1].comes), before);
}

#[test]
fn a_hand_holds_seven_at_most_and_nothing_that_is_gone() {
    let table = demonstration();
    let state = table.state();
    let mut sleeve = Sleeve::new(state, Clan::Crane);
    assert_eq!(sleeve.hand().iter().map(|held| held.face.kind()).collect::<Vec<_>>(), [Kind::Bluff]);
    sleeve.add(state, face(Kind::Bluff, 0));
    sleeve.add(state, face(Kind::Army, 6));
    assert_eq!(sleeve.hand().len(), 1, "one bluff, and no army 6 outside Lion");
    // Of Crane's three armies of strength 3 two are gone.
    sleeve.add(state, face(Kind::Army, 3));
    sleeve.add(state, face(Kind::Army, 3));
    assert_eq!((sleeve.hand().len(), sleeve.left(state).of(face(Kind::Army, 3))), (2, 0));
    (0..9).for_each(|_| sleeve.add(state, face(Kind::Army, 1)));
    sleeve.add(state, face(Kind::Army, 2));
    sleeve.add(state, face(Kind::Army, 4));
    assert_eq!(sleeve.hand().len(), MOST);
    sleeve.take_out(1);
    sleeve.take_out(40);
    assert_eq!(sleeve.hand().len(), MOST - 1);
}

#[test]
fn a_new_round_keeps_what_stayed_and_the_bluff() {
    let mut table = tie();
    let state = table.state();
    let mut sleeve = screen(
        state,
        Clan::Crane,
        &[(face(Kind::Army, 4), border(CraneCapital, LionCoast)), (face(Kind::Navy, 1), None)],
    );
    sleeve.plan(state, 0, border(CraneMiddle, ScorpionCapital));
    crate::played::reveal_tie(&mut table);
    sleeve.follow(table.state());
    assert_eq!(sleeve.hand()[1].token, Some(TokenId(1)), "its story is still read");
    tap(&mut table, Command::EndRound);
    sleeve.follow(table.state());
    let faces: Vec<_> = sleeve.hand().iter().map(|held| (held.face, held.plan)).collect();
    assert_eq!(faces, [(face(Kind::Bluff, 0), None), (face(Kind::Navy, 1), None)]);
}

#[test]
fn a_token_taken_back_is_planned_again() {
    let mut table = tie();
    let place = border(CraneCapital, LionCoast);
    let mut sleeve = screen(table.state(), Clan::Crane, &[(face(Kind::Army, 4), place)]);
    let cursor = table.cursor();
    let placed = |table: &Table| table.state().laid().iter().any(|laid| laid.at == army(CraneCapital, LionCoast));
    while placed(&table) {
        table.go_to(table.cursor() - 1);
    }
    sleeve.follow(table.state());
    assert_eq!((sleeve.hand()[1].token, sleeve.hand()[1].plan), (None, place));
    table.go_to(cursor);
    sleeve.follow(table.state());
    assert_eq!(sleeve.hand()[1].token, Some(TokenId(1)));
}

#[test]
fn a_save_an_export_and_a_snapshot_hold_none_of_it() {
    let table = demonstration();
    let name = Name::new("Evening").unwrap();
    let before = transfer::export(&name, &table).unwrap();
    let mut sleeve = screen(table.state(), Clan::Crane, &[(face(Kind::Army, 4), border(CraneCapital, LionCoast))]);
    sleeve.objective = Some(Objective::WayOfTheSail);
    let _ = own(table.state(), &sleeve);
    let after = transfer::export(&name, &table).unwrap();
    assert_eq!(after, before);
    assert!(!after.contains("way_of_the_sail"));
    let marker = table.state().token(TokenId(2)).unwrap();
    assert_eq!((marker.face, marker.at), (None, At::Spot(border(CraneCapital, LionCoast).unwrap())));
    assert!(!serde_json::to_string(&Rokugan::snapshot(table.state())).unwrap().contains("sail"));
    // It comes back on its own device as it was, and an older one without its newer fields too.
    let kept = serde_json::to_string(&sleeve).unwrap();
    assert_eq!(serde_json::from_str::<Sleeve>(&kept).unwrap(), sleeve);
    assert!(serde_json::from_str::<Sleeve>(r#"{"clan":"crane","round":3}"#).is_ok());
}

#[test]
fn what_one_player_keeps_belongs_to_every_copy_of_its_game_and_to_no_other() {
    let table = demonstration();
    let sleeve = Sleeve::new(table.state(), Clan::Crane).of_game(table.seed());
    let kept: Sleeve = serde_json::from_str(&serde_json::to_string(&sleeve).unwrap()).unwrap();
    let handed_over = transfer::import::<Rokugan>(&transfer::export(&Name::new("Evening").unwrap(), &table).unwrap());
    assert!(kept.is_of(handed_over.unwrap().table.seed()), "a table that comes by codes or as a file is the same game");
    assert!(!kept.is_of(demo::table(Seed(2), Stamp(0)).unwrap().seed()));
    let older: Sleeve = serde_json::from_str(r#"{"clan":"crane","round":3}"#).unwrap();
    assert!(!older.is_of(table.seed()), "what says nothing of its game goes with no copy");
}

#[test]
fn a_plan_begins_where_own_markers_lie_that_are_not_planned() {
    let table = tie();
    let state = table.state();
    let at_first = provinces(state, &Sleeve::new(state, Clan::Crane));
    assert_eq!((at_first[0], at_first.len()), (LionCoast, Province::ALL.len()));
    assert_ne!(Province::ALL[0], LionCoast);
    let planned = screen(state, Clan::Crane, &[(face(Kind::Army, 4), border(CraneCapital, LionCoast))]);
    assert_eq!(provinces(state, &planned), Province::ALL);
}
