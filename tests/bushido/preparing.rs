//! Before the first turn and before an action: terrain, deployment in its order, how a scenario scores, the last moment
//! for Ki Feats, traits while a card is typed.

use super::support::shot;
use rokugan::games::bushido::command::{Command, Shot, Starting, Tactical};
use rokugan::games::bushido::content::printed::{Printed, Shape, counted, found, named, shape, unsaid};
use rokugan::games::bushido::content::traits::TRAITS;
use rokugan::games::bushido::model::former::FormerPlaces;
use rokugan::games::bushido::model::player::{Player, Players};
use rokugan::games::bushido::model::scenario::{Alignment, Award, Decreasing, Interaction};
use rokugan::games::bushido::model::size::Size;
use rokugan::games::bushido::model::terrain::{Passage, Terrain, Visibility};
use rokugan::games::bushido::model::warband::{KiFeat, Profile, Warband};
use rokugan::games::bushido::refusal::RefusalKind;
use rokugan::games::bushido::rules::traits::Traits;
use rokugan::games::bushido::setup::{ScenarioChoice, Setup, TableRuling, scenario};
use rokugan::games::bushido::snapshot::snapshot;
use rokugan::games::bushido::state::SecretKind;
use rokugan::games::bushido::state::condition::Condition;
use rokugan::games::bushido::state::model::{Gauge, ModelId};
use rokugan::games::bushido::views::deployment::deployment;
use rokugan::games::bushido::views::remember::before_surprise;
use rokugan::games::bushido::views::scoring::{Group, Mark, Place, scoring};
use rokugan::games::bushido::{Table, demo};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::name::{Name, Note};
use rokugan::kernel::replay::verify;
use std::collections::BTreeSet;

const TSUBAKI: ModelId = ModelId(0);
const ICHI: ModelId = ModelId(1);
const REN: ModelId = ModelId(4);

#[track_caller]
fn play(table: &mut Table, command: Command) {
    if let Err(refusal) = table.commit(command.clone(), Stamp(0)) {
        panic!("{command:?}: {refusal:?}");
    }
}

/// The demonstration's set-up with the first card of a side changed.
fn changed(player: Player, change: impl FnOnce(&mut Profile)) -> Setup {
    let mut setup = demo::setup();
    let mut parts = setup.warbands.of(player).parts().clone();
    change(&mut parts.profiles[0]);
    *setup.warbands.of_mut(player) = Warband::new(parts).unwrap();
    setup
}

fn wood(name: &str) -> Terrain {
    let name = Name::new(name).unwrap();
    Terrain { name, passage: Passage::Difficult, visibility: Visibility::Obscuring, size: Some(Size::Large) }
}

#[test]
fn bu_ter_terrain_is_a_list_with_tags_that_is_saved_and_undone() {
    let mut table = Journal::start(demo::setup(), Seed(1)).unwrap();
    let bare = serde_json::to_string(&snapshot(table.state())).unwrap();
    assert!(!bare.contains("terrain"), "a table without terrain is saved as before");
    play(&mut table, Command::PlaceTerrain { piece: wood("Reeds") });
    play(&mut table, Command::PlaceTerrain { piece: wood("Wood") });
    play(&mut table, Command::TakeTerrain { piece: 0 });
    let left: Vec<_> = table.state().terrain().map(|(number, piece)| (number, piece.clone())).collect();
    assert_eq!(left, [(1, wood("Wood"))]);
    assert_eq!(snapshot(table.state()).terrain, [wood("Wood")]);
    let again = table.commit(Command::TakeTerrain { piece: 0 }, Stamp(0)).unwrap_err();
    assert_eq!(again.kind, RefusalKind::NothingChanges);
    verify(&table).unwrap();
    table.go_to(table.cursor() - 1);
    assert_eq!(table.state().terrain().count(), 2);
}

#[test]
fn bu_set_deployment_is_told_in_its_order() {
    let mut setup = changed(Player::A, |card| card.traits.push("Scout (1)".to_owned()));
    let mut parts = setup.warbands.b.parts().clone();
    parts.profiles[0].traits.extend(["Scout (2)".to_owned(), "Flank".to_owned()]);
    setup.warbands.b = Warband::new(parts).unwrap();
    let mut table = Journal::start(setup, Seed(1)).unwrap();
    assert_eq!((deployment(&table).winner, deployment(&table).places), (None, None), "first the test");
    play(&mut table, Command::DeploymentTest(Tactical::Told(Player::B)));
    let view = deployment(&table);
    assert_eq!((view.winner, view.places), (Some(Player::B), Some(Player::B)), "its winner begins");
    assert_eq!(view.scouts, [TSUBAKI, REN], "the test's loser first");
    assert_eq!(view.flankers, [REN]);
    play(&mut table, Command::PlaceTerrain { piece: wood("Reeds") });
    assert_eq!(deployment(&table).places, Some(Player::A), "then in turn");
    let vim = |player| Command::Hide { player, kind: SecretKind::Vim, text: Note::new("that one") };
    play(&mut table, vim(Player::A));
    let view = deployment(&table);
    assert_eq!((view.vims, view.flanks), (Players { a: 1, b: 0 }, Players { a: 0, b: 0 }));
}

fn marks(turns: &[Vec<Mark>], mark: Mark) -> Vec<usize> {
    turns.iter().enumerate().filter(|(_, marks)| marks.contains(&mark)).map(|(at, _)| at + 1).collect()
}

fn view(
    choice: &ScenarioChoice,
    rulings: &BTreeSet<TableRuling>,
) -> rokugan::games::bushido::views::scoring::ScoringView {
    scoring(choice, scenario(choice, rulings).unwrap().parts())
}

#[test]
fn bu_scn_1_the_picture_of_keii_tells_whose_prayer_is_worth_what() {
    let view = view(&ScenarioChoice::Keii, &BTreeSet::new());
    let group =
        |alignment, a, b| Group { place: Place::Objective, alignment, count: 2, points: Some(Players { a, b }) };
    let friendly = Alignment::Friendly;
    let wanted = [group(friendly(Player::A), 1, 3), group(Alignment::Neutral, 2, 2), group(friendly(Player::B), 3, 1)];
    assert_eq!(view.groups, wanted);
    assert_eq!((view.interaction, view.award), (Interaction::Prayer(5), Award::Points));
    assert_eq!((marks(&view.turns, Mark::Award), marks(&view.turns, Mark::Reset)), (vec![2, 4, 6], vec![3, 5]));
}

#[test]
fn bu_scn_3_the_picture_of_seikyu_shows_zones_and_the_resets_of_its_ruling() {
    let plain = view(&ScenarioChoice::Seikyu, &BTreeSet::new());
    let neutral = Some(Players { a: 2, b: 2 });
    assert_eq!(plain.groups, [Group { place: Place::Zone, alignment: Alignment::Neutral, count: 3, points: neutral }]);
    assert_eq!(marks(&plain.turns, Mark::Reset), [2, 4, 6], "as printed");
    let other = view(&ScenarioChoice::Seikyu, &BTreeSet::from([TableRuling::SeikyuReset]));
    assert_eq!(marks(&other.turns, Mark::Reset), [3, 5]);
}

#[test]
fn bu_scn_5_the_picture_of_idols_and_of_an_own_scenario() {
    let idols = view(&ScenarioChoice::Idols, &BTreeSet::new());
    assert_eq!((idols.award, idols.decreasing), (Award::Friendly, Decreasing::Scorer));
    assert_eq!(idols.groups.iter().map(|group| group.points).collect::<Vec<_>>(), [None], "Influence gives no points");
    let mut parts = scenario(&ScenarioChoice::Keii, &BTreeSet::new()).unwrap().parts().clone();
    (parts.length, parts.reset_influence) = (7, BTreeSet::from([4]));
    let own = ScenarioChoice::Own { name: Name::new("Ours").unwrap(), parts, variable: Some(5) };
    let view = view(&own, &BTreeSet::new());
    assert_eq!(marks(&view.turns, Mark::MayEnd), [5, 6], "the seventh is the last in any case");
    assert_eq!(marks(&view.turns, Mark::ResetInfluence), [4]);
}

/// Ren with an Instant, in the Main Phase with Ki to pay for it.
fn table_of_instants(traits: &[&str], timing: Option<&str>) -> Table {
    let setup = changed(Player::B, |card| {
        card.traits.extend(traits.iter().map(|one| (*one).to_owned()));
        let mut feat = demo::harbor_watch().parts().profiles[0].card.feats[0].clone();
        feat.timing = timing.map(str::to_owned);
        card.card.feats = vec![feat];
    });
    let mut table = Journal::start(setup, Seed(1)).unwrap();
    play(&mut table, Command::BeginGame);
    let tactical = Tactical::Told(Player::A);
    play(
        &mut table,
        Command::StartPhase(Box::new(Starting { tactical, first: None, coins: Vec::new(), length: None })),
    );
    table
}

#[test]
fn a_used_box_stays_with_its_ki_feat_when_the_card_is_typed_anew() {
    let mut table = table_of_instants(&[], Some("Instant"));
    play(&mut table, Command::UseFeat { model: REN, feat: 0, paid: None });
    let card = |table: &Table| table.state().model(REN).unwrap().profile_card().clone();
    let enter = |table: &mut Table, card: Profile| {
        play(table, Command::EnterCard { model: REN, card: Box::new(card), former: None });
    };
    let used = |table: &Table| table.state().model(REN).unwrap().boxes().map(|(feat, _)| feat).collect::<Vec<_>>();
    assert_eq!(used(&table), [0]);
    let mut more = card(&table);
    let other = KiFeat { name: "Another".to_owned(), ..more.card.feats[0].clone() };
    more.card.feats.insert(0, other);
    enter(&mut table, more.clone());
    assert_eq!(used(&table), [1], "it stands below another one");
    more.card.feats[1].name = "Written otherwise".to_owned();
    enter(&mut table, more.clone());
    assert_eq!(used(&table), [1], "it is the same");
    more.card.feats.remove(1);
    enter(&mut table, more);
    assert_eq!(used(&table), [0_u8; 0], "it is gone");
}

#[test]
fn a_used_box_does_not_go_over_to_a_renamed_ki_feat_that_moved_up() {
    let mut table = table_of_instants(&[], Some("Instant"));
    let mut card = table.state().model(REN).unwrap().profile_card().clone();
    let other = KiFeat { name: "Last Stance".to_owned(), ..card.card.feats[0].clone() };
    card.card.feats.push(other);
    play(&mut table, Command::EnterCard { model: REN, card: Box::new(card.clone()), former: None });
    play(&mut table, Command::UseFeat { model: REN, feat: 0, paid: None });
    card.card.feats.remove(0);
    card.card.feats[0].name = "Final Stance".to_owned();
    play(&mut table, Command::EnterCard { model: REN, card: Box::new(card), former: None });
    assert_eq!(table.state().model(REN).unwrap().boxes().count(), 0, "what was used is gone, the other is free");
}

/// The card of Ren typed anew in one keeping, with the places where its rows stood.
fn typed_anew(table: &mut Table, card: Profile, former: FormerPlaces) {
    let former = former.beside(table.state().model(REN).unwrap().card(), &card.card);
    let command = Command::EnterCard { model: REN, card: Box::new(card), former };
    let kept = serde_json::to_string(&command).unwrap();
    play(table, serde_json::from_str(&kept).unwrap());
}

#[test]
fn a_used_box_stays_with_a_ki_feat_that_is_renamed_while_another_comes_or_goes() {
    let used = |table: &Table| table.state().model(REN).unwrap().boxes().map(|(feat, _)| feat).collect::<Vec<_>>();
    let feats = |places: &[Option<u8>]| FormerPlaces { feats: places.to_vec(), ranged_weapons: Vec::new() };
    let mut table = table_of_instants(&[], Some("Instant"));
    play(&mut table, Command::UseFeat { model: REN, feat: 0, paid: None });
    let mut card = table.state().model(REN).unwrap().profile_card().clone();
    let other = KiFeat { name: "Another".to_owned(), ..card.card.feats[0].clone() };
    card.card.feats[0].name = "Written otherwise".to_owned();
    card.card.feats.insert(0, other);
    typed_anew(&mut table, card.clone(), feats(&[None, Some(0)]));
    assert_eq!(used(&table), [1], "another one came");
    card.card.feats.remove(0);
    card.card.feats[0].name = "Final Stance".to_owned();
    typed_anew(&mut table, card.clone(), feats(&[Some(1)]));
    assert_eq!(used(&table), [0], "and went");
    card.card.feats[0].name = "A new one".to_owned();
    typed_anew(&mut table, card.clone(), feats(&[None]));
    assert_eq!(used(&table), [0_u8; 0], "a new one in its place is not the same");
    verify(&table).unwrap();

    let mut table = table_of_instants(&[], Some("Instant"));
    play(&mut table, Command::UseFeat { model: REN, feat: 0, paid: None });
    typed_anew(&mut table, card, feats(&[Some(7)]));
    assert_eq!(used(&table), [0], "a place that the card has not says nothing: it goes by the names");
}

#[test]
fn shots_stay_with_a_ranged_weapon_that_is_renamed_while_another_goes() {
    let mut table = table_of_instants(&[], None);
    let mut card = table.state().model(ICHI).unwrap().profile_card().clone();
    let mut other = card.card.ranged_weapons[0].clone();
    other.weapon.name = "Another".to_owned();
    card.card.ranged_weapons.insert(0, other);
    play(&mut table, Command::EnterCard { model: ICHI, card: Box::new(card.clone()), former: None });
    play(&mut table, Command::Shoot(Box::new(Shot { weapon: 1, ..shot((ICHI, REN), [1, 1]) })));
    card.card.ranged_weapons.remove(0);
    card.card.ranged_weapons[0].weapon.name = "Written otherwise".to_owned();
    let feats = (0_u8..).zip(&card.card.feats).map(|(at, _)| Some(at)).collect();
    let former = Some(FormerPlaces { feats, ranged_weapons: vec![Some(1)] });
    play(&mut table, Command::EnterCard { model: ICHI, card: Box::new(card), former });
    assert_eq!(table.state().model(ICHI).unwrap().shots(0), 1);
}

#[test]
fn a_card_whose_rows_stay_is_kept_as_before() {
    let mut table = table_of_instants(&[], None);
    let mut card = table.state().model(REN).unwrap().profile_card().clone();
    card.card.wounds = Some(9);
    let feats = (0_u8..).zip(&card.card.feats).map(|(at, _)| Some(at)).collect();
    let ranged_weapons = (0_u8..).zip(&card.card.ranged_weapons).map(|(at, _)| Some(at)).collect();
    typed_anew(&mut table, card, FormerPlaces { feats, ranged_weapons });
    let entry = table.entries().last().unwrap();
    assert!(!serde_json::to_string(&(&entry.command, &entry.events)).unwrap().contains("former"));
}

#[test]
fn of_two_ki_feats_of_one_name_each_keeps_its_own_box() {
    let mut table = table_of_instants(&[], Some("Instant"));
    let mut card = table.state().model(REN).unwrap().profile_card().clone();
    let twin = card.card.feats[0].clone();
    let other = KiFeat { name: "Another".to_owned(), ..twin.clone() };
    card.card.feats = vec![other, twin.clone(), twin];
    play(&mut table, Command::EnterCard { model: REN, card: Box::new(card.clone()), former: None });
    play(&mut table, Command::UseFeat { model: REN, feat: 2, paid: None });
    card.card.feats.remove(0);
    play(&mut table, Command::EnterCard { model: REN, card: Box::new(card), former: None });
    let used: Vec<u8> = table.state().model(REN).unwrap().boxes().map(|(feat, _)| feat).collect();
    assert_eq!(used, [1], "the second of them, as before");
}

#[test]
fn bu_act_8_the_last_moment_for_feats_is_told_before_a_surprise() {
    let mut table = table_of_instants(&[], Some("Instant"));
    assert_eq!(before_surprise(table.state(), REN), [0]);
    play(&mut table, Command::Mark { model: REN, condition: Condition::Surprised, value: 1 });
    assert_eq!(before_surprise(table.state(), REN), [0_u8; 0], "Surprised: none any more");
    play(&mut table, Command::Unmark { model: REN, condition: Condition::Surprised });
    play(&mut table, Command::UseFeat { model: REN, feat: 0, paid: None });
    assert_eq!(before_surprise(table.state(), REN), [0_u8; 0], "its box is used");

    let mut poor = table_of_instants(&[], Some("Instant"));
    let ki = poor.state().model(REN).unwrap().gauge(Gauge::Ki);
    play(&mut poor, Command::Adjust { model: REN, gauge: Gauge::Ki, by: -ki, note: Note::default() });
    assert_eq!(before_surprise(poor.state(), REN), [0_u8; 0], "nothing to pay it with");
    assert_eq!(before_surprise(table_of_instants(&["Sixth Sense"], Some("Instant")).state(), REN), [0_u8; 0], "never");
    assert_eq!(
        before_surprise(table_of_instants(&[], Some("Active")).state(), REN),
        [0_u8; 0],
        "its side is not Active"
    );
    assert_eq!(before_surprise(table_of_instants(&[], None).state(), REN), [0], "unknown is not no");
}

#[test]
fn bu_app_4_traits_are_found_by_a_few_letters_and_printed_with_their_values() {
    assert_eq!(found("ar"), ["Armour"]);
    assert_eq!(found("defence"), ["Impenetrable Defence", "Ranged Defence"]);
    assert_eq!(found("attack"), ["Co-ordinated Attack", "Split Attack"]);
    assert_eq!(found("ordinated"), ["Co-ordinated Attack"]);
    assert_eq!(found("fear")[0], "Fear", "what begins with it comes first");
    assert!(found(" ").is_empty() && found("zzz").is_empty());
    for name in TRAITS {
        assert!(found(name).contains(&name), "{name} is found by its own name");
        let printed = Printed::new(name);
        assert_eq!(Printed::read(&printed.text()), Some(printed), "{name} comes back as it was written");
        assert_eq!(named(&Printed::new(name).text()), Some(name));
    }
    assert_eq!(shape("Bleed"), Shape::Markers);
    let armour = Printed::read("Armour (2)").unwrap();
    assert_eq!((armour.name, armour.values[0]), ("Armour", 2));
    let prowess = Printed::read("Prowess [Melee] (1)").unwrap();
    assert_eq!((prowess.about.as_str(), prowess.text().as_str()), ("Melee", "Prowess [Melee] (1)"));
    assert_eq!(Printed::read("Poison (2/3)").unwrap().values, [2, 3]);
    for other in ["Armour (+1)", "Virtue (6\")", "Fearlessly", "Of a card alone"] {
        assert_eq!(Printed::read(other), None, "{other} stays as it is printed");
    }
    assert_eq!(named("Fearless"), Some("Fearless"), "not Fear");
}

#[test]
fn prowess_says_what_it_is_about_or_counts_for_nothing() {
    assert_eq!(unsaid(&Printed::new("Prowess").text()), Some("Prowess"), "as it is picked from the list");
    for about in counted("Prowess") {
        let card = format!("Prowess [{about}] (2)");
        assert_eq!(unsaid(&card), None);
        let changed = changed(Player::B, |profile| profile.traits.push(card.clone()));
        let traits = Traits::of(&changed.warbands.b.parts().profiles[0]);
        assert_eq!(traits.amount_inside("Prowess", about), 2, "the rules count with {about}");
    }
    assert_eq!(unsaid("Immune []"), Some("Immune"));
    assert!(unsaid("Hatred []").is_none() && unsaid("Armour (2)").is_none() && unsaid("Of a card alone").is_none());
}
