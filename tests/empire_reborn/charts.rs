//! The map as it is typed in, and as a file (ER-MOV-8): what fits, what is refused, what is only remarked.

use super::atlases::{chart, survey};
use super::played::{muster, name, play, refused, table};
use rokugan::games::empire_reborn::chart::{Chart, Ground, Place, Remark};
use rokugan::games::empire_reborn::command::{Command, Survey};
use rokugan::games::empire_reborn::content::map::{Pass, begun};
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::map::LinkKind;
use rokugan::games::empire_reborn::model::season::Security;
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::refusal::RefusalKind;
use rokugan::games::empire_reborn::tools::map_file::{FORMAT, VERSION, read, written};
use rokugan::games::empire_reborn::views::map::at_home;
use rokugan::storage::codec::CodecErrorKind;
use rokugan::storage::sealed::{check, seal};
use serde_json::{Value, json};

fn put(place: &str, ground: Ground) -> Command {
    survey(Survey::Place { was: None, name: name(place), ground })
}

fn join(one: &str, other: &str, kind: LinkKind) -> Command {
    survey(Survey::Join { between: [name(one), name(other)], kind })
}

#[test]
fn er_mov_8_a_map_is_typed_in_step_by_step() {
    let mut table = table(&[Clan::Crane]);
    play(
        &mut table,
        [
            put("Kakita", Ground::UNKNOWN),
            put("Doji", Ground::UNKNOWN),
            put("the bay", Ground::Sea),
            join("Kakita", "Doji", LinkKind::Land),
            join("Doji", "the bay", LinkKind::Coast),
            // A road becomes a pass; there is one link a pair.
            join("Doji", "Kakita", LinkKind::Pass),
            survey(Survey::Draw { place: name("Doji"), spot: [120, 900] }),
        ],
    );
    assert_eq!(table.state().chart().ways.len(), 2);
    assert!(table.state().chart().remarks().is_empty());
    for (command, kind) in [
        (put("Doji", Ground::UNKNOWN), RefusalKind::ProvinceTwice(name("Doji"))),
        (join("Kakita", "the bay", LinkKind::Land), RefusalKind::UnfitLink),
        (join("Kakita", "Kakita", LinkKind::Land), RefusalKind::UnfitLink),
        (join("Kakita", "Nowhere", LinkKind::Land), RefusalKind::NoPlace(name("Nowhere"))),
        (join("Kakita", "Doji", LinkKind::Pass), RefusalKind::NothingChanges),
        (survey(Survey::Draw { place: name("Doji"), spot: [1001, 0] }), RefusalKind::Bound),
        (survey(Survey::Drop { name: name("Nowhere") }), RefusalKind::NoPlace(name("Nowhere"))),
        (survey(Survey::Part { between: ["Kakita", "the bay"].map(name) }), RefusalKind::NothingChanges),
    ] {
        assert_eq!(refused(&mut table, command).kind, kind);
    }
    let renamed =
        survey(Survey::Place { was: Some(name("the bay")), name: name("Golden Sun Bay"), ground: Ground::Sea });
    play(&mut table, [renamed, survey(Survey::Part { between: ["Kakita", "Doji"].map(name) })]);
    assert_eq!(table.state().chart().ways[0].between, ["Doji", "Golden Sun Bay"].map(name));
    assert_eq!(table.state().chart().place(&name("Doji")).unwrap().spot, Some([120, 900]));
    play(&mut table, [survey(Survey::Drop { name: name("Doji") })]);
    assert!(table.state().chart().ways.is_empty(), "its links go with it");
}

#[test]
fn er_mov_8_the_home_provinces_and_five_passes_are_known() {
    let begun = begun();
    assert!(begun.is_sound() && begun.ways.iter().all(|way| way.kind == LinkKind::Pass));
    assert_eq!((begun.places.len(), begun.ways.len()), (23 + 6, 5), "six of the passes' ends are no home");
    assert_eq!(Pass::of(&name("Matsu"), &name("Bayushi")), Some(Pass::Beiden));
    assert_eq!(Pass::of(&name("Matsu"), &name("Doji")), None);
    let mut table = table(&[Clan::Crane]);
    play(&mut table, [survey(Survey::Begin { chart: begun.clone() })]);
    assert_eq!(refused(&mut table, survey(Survey::Begin { chart: begun })).kind, RefusalKind::NothingChanges);
}

#[test]
fn er_q_7_the_map_says_how_many_are_mustered_in_a_province() {
    let mut table = table(&[Clan::Crane]);
    let limited = |muster| Ground::Province { owner: None, security: Security::Open, production: None, muster };
    play(
        &mut table,
        [
            put("Doji", limited(Some(2))),
            Command::BeginCampaign,
            Command::CloseAccount { realm: Clan::Crane },
            muster("Doji", Printed::Ashigaru, 2),
        ],
    );
    let third = refused(&mut table, muster("Doji", Printed::Ashigaru, 1));
    assert_eq!((third.rule, third.kind), ("ER-BUY-2", RefusalKind::MusterLimit { place: name("Doji"), limit: 2 }));
}

fn file() -> Value {
    json!({
        "format": FORMAT,
        "version": 1,
        "provinces": [
            {"id": "kakita", "owner": "crane", "troops": "crane", "production": 95},
            {"id": "Doji", "security": "closed", "production": null},
            {"id": "Goimo", "troops": "crab"},
        ],
        "seas": [{"id": "the bay", "fleet": "mantis"}],
        "links": [
            {"between": ["kakita", "Doji"], "kind": "land"},
            {"between": ["kakita", "Goimo"], "kind": "pass"},
            {"between": ["Doji", "the bay"], "kind": "coast"},
        ],
        "limits": {"Doji": 4},
    })
}

fn with(path: &str, value: Value) -> String {
    let mut file = file();
    let (parent, field) = path.rsplit_once('/').unwrap();
    match file.pointer_mut(parent).unwrap() {
        Value::Object(fields) => _ = fields.insert(field.to_owned(), value),
        Value::Array(items) => items.push(value),
        other => panic!("{other}"),
    }
    file.to_string()
}

#[test]
fn a_map_comes_as_a_file_and_goes_out_the_same() {
    let chart = read(&file().to_string()).unwrap();
    assert_eq!((chart.places.len(), chart.ways.len(), chart.muster(&name("Doji"))), (4, 3, Some(4)));
    assert_eq!(chart.place(&name("the bay")).unwrap().seen.unwrap().clan, Some(Clan::Mantis));
    assert_eq!(read(&written(&chart).to_string()).unwrap(), chart);
    let sealed = seal(written(&chart));
    assert_eq!(check(&sealed, FORMAT, VERSION), Ok(()));
    assert_eq!(read(&sealed).unwrap(), chart, "the seal stands beside it");
    // The names of this table, and the spots of its drawing.
    let known = [name("Kakita"), name("Doji")];
    let mut drawn = Chart { places: vec![Place::new(name("Kakita"), Ground::UNKNOWN)], ways: Vec::new() };
    drawn.places[0].spot = Some([7, 8]);
    let home = chart.at_home(known.iter(), &drawn);
    assert_eq!(home.place(&name("Kakita")).unwrap().spot, Some([7, 8]));
    assert!(home.place(&name("kakita")).is_none() && home.remarks().is_empty());
    let mut table = table(&[Clan::Crane]);
    play(&mut table, [Command::BeginCampaign, Command::CloseAccount { realm: Clan::Crane }, Command::EndTurn]);
    play(&mut table, [survey(Survey::Begin { chart: home })]);
    let goimo = table.state().chart().place(&name("Goimo")).unwrap().seen.unwrap();
    assert_eq!(goimo.turn, 2, "known in the turn in which it came");
}

/// A file of version 1 as it was given out; it is taken in for ever.
#[test]
fn the_first_map_file_is_taken_in_with_its_remarks() {
    let text = include_str!("../data/maps/v1.json");
    assert_eq!(check(text, FORMAT, VERSION), Ok(()));
    let chart = at_home(table(&[Clan::Crane]).state(), read(text).unwrap());
    assert_eq!((chart.places.len(), chart.ways.len()), (10, 11));
    assert_eq!(chart.muster(&name("Doji")), Some(4), "with the names of the rulebook");
    let lost = Remark::LostLink([name("Matsu"), name("ikoma")]);
    assert_eq!(chart.remarks(), [lost, Remark::Island(vec![name("Silk")])]);
}

#[test]
fn a_changed_a_foreign_and_a_newer_file_are_told_apart() {
    let sealed = seal(file());
    let fails = |text: &str| check(text, FORMAT, VERSION).unwrap_err().kind;
    assert!(matches!(fails(&sealed.replace("\"Doji\"", "\"Dojo\"")), CodecErrorKind::Checksum { .. }));
    assert!(matches!(fails(&sealed.replace(FORMAT, "rokugan-save")), CodecErrorKind::Foreign { .. }));
    let newer = sealed.replace("\"version\":1", "\"version\":2");
    assert!(matches!(fails(&newer), CodecErrorKind::TooNew { found: 2, known: 1 }), "said before its checksum");
    assert!(matches!(fails(&sealed[..sealed.len() / 2]), CodecErrorKind::CutOff));
    assert!(matches!(fails(&file().to_string()), CodecErrorKind::Field { .. }), "without a checksum");
}

#[test]
fn whatever_does_not_belong_in_a_map_is_refused_with_its_path() {
    for (path, value, said) in [
        ("/weather", json!("fine"), "weather"),
        ("/version", json!(2), "version"),
        ("/provinces/0/koku", json!(5), "provinces[0].koku"),
        ("/provinces/0/production", json!(10_000), "provinces[0].production"),
        ("/provinces/0/owner", json!("badger"), "provinces[0].owner"),
        ("/provinces/-", json!({"id": "Doji"}), "provinces[3].id"),
        ("/seas/-", json!({"id": "Goimo"}), "seas[1].id"),
        ("/seas/0/troops", json!("crab"), "seas[0].troops"),
        ("/links/0/kind", json!("road"), "links[0].kind"),
        ("/links/0/between", json!(["kakita"]), "links[0].between"),
        ("/limits", json!({"Nowhere": 3}), "limits.Nowhere"),
        ("/limits/Doji", json!(100), "limits.Doji"),
    ] {
        let fault = read(&with(path, value)).unwrap_err();
        assert_eq!(fault.path, said, "{fault}");
    }
    assert_eq!(read("{").unwrap_err().path, "document");
}

#[test]
fn a_lost_link_an_island_and_two_names_are_remarks() {
    let link = |one: &str, other: &str, kind: &str| json!({"between": [one, other], "kind": kind});
    let lost = read(&with("/links/-", link("kakita", "Matsu", "land"))).unwrap();
    assert_eq!(lost.remarks(), [Remark::LostLink(["kakita", "Matsu"].map(name))]);
    let unfit = read(&with("/links/-", link("kakita", "the bay", "land"))).unwrap();
    assert_eq!(unfit.remarks(), [Remark::UnfitLink(["kakita", "the bay"].map(name))]);
    let twice = read(&with("/links/-", link("Doji", "kakita", "pass"))).unwrap();
    assert_eq!(twice.remarks(), [Remark::UnfitLink(["Doji", "kakita"].map(name))]);
    let island = read(&with("/provinces/-", json!({"id": "Silk"}))).unwrap();
    assert_eq!(island.remarks(), [Remark::Island(vec![name("Silk")])]);
    let Some(Remark::Island(cut_off)) = begun().remarks().into_iter().next() else { panic!("nothing is joined yet") };
    assert_eq!(cut_off.len(), begun().places.len() - 2, "one remark for all that two provinces and a pass leave out");
    let mut names = read(&with("/provinces/-", json!({"id": "do-ji"}))).unwrap();
    assert!(names.remarks().contains(&Remark::TwoNames(["Doji", "do-ji"].map(name))), "{:?}", names.remarks());
    // A link that was lost is found as soon as its place is typed in.
    names = lost;
    names.places.push(Place::new(name("Matsu"), Ground::UNKNOWN));
    assert!(names.remarks().is_empty());
    assert!(chart().remarks().is_empty());
}
