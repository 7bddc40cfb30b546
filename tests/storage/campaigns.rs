//! The players' campaigns.

use super::support::{CampaignError, Campaigns, KeptCampaign as Kept};
use rokugan::games::champions::campaign::document::{self, FileError};
use rokugan::games::champions::campaign::{Campaign, Card, Noted, Player, Replay, Share, Verdict};
use rokugan::games::champions::model::campaign_table::CampaignId;
use rokugan::games::champions::model::clan::Clan;
use rokugan::games::champions::model::name::{BadName, Name, Note};
use rokugan::games::champions::model::quantity::Glory;
use rokugan::storage::memory::{Fault, MemoryStore};
use rokugan::storage::{Store, StoreError};
use std::rc::Rc;

fn id(text: &str) -> CampaignId {
    CampaignId::new(text).unwrap()
}

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

fn campaign(called: &str) -> Campaign {
    let players = ["松 つ子", "سامي", "👩‍🎤"].map(|called| Player { name: Some(name(called)) });
    Campaign::new(name(called), players.into_iter().chain([Player { name: None }]).collect()).unwrap()
}

fn line(title: &str) -> Noted {
    let share = |glory| Share { champion: Some(name("Matsu Tsuko")), ..Share::of(Glory::clamped(glory)) };
    let glorified = Share { glorified: Some(Note::new("“two” \\ dice")), drew: Card::Yes, ..share(12) };
    Noted {
        scenario: name(title),
        verdict: Verdict::Won,
        margin: -3,
        shares: vec![Some(glorified), Some(share(0)), None, Some(share(25))],
        replay: Replay::Stands,
        table: Some("t00".to_owned()),
    }
}

/// A campaign with everything in it that a campaign can have.
fn full() -> Campaign {
    let lost =
        Noted { verdict: Verdict::Lost, shares: line("x").shares[1..2].to_vec(), table: None, ..line("The Wall") };
    let campaign = campaign("Shinomen 🌲").note(line("First steps"), &[]).unwrap().note(lost, &[]).unwrap();
    let again = campaign.replay().unwrap().note(Noted { table: None, ..line("The Wall") }, &[]).unwrap();
    again.end().unwrap().choose(3, Clan::Naga).unwrap()
}

fn room() -> (Rc<MemoryStore>, Campaigns<Rc<MemoryStore>>) {
    let store = Rc::new(MemoryStore::default());
    (store.clone(), Campaigns::new(store))
}

fn names(campaigns: &Campaigns<Rc<MemoryStore>>) -> Vec<String> {
    let name = |one: Result<Campaign, CampaignError>| one.map_or("?".to_owned(), |one| one.name().to_string());
    campaigns.list().unwrap().into_iter().map(|one| name(one.document)).collect()
}

#[test]
fn a_campaign_is_kept_as_the_exchange_file() {
    let (store, campaigns) = room();
    campaigns.create(&id("a"), &full()).unwrap();
    let text = store.get("rokugan.campaign.a.1").unwrap().unwrap();
    assert_eq!(document::read(&text).unwrap(), (id("a"), full()));
    assert_eq!(campaigns.read(&id("a")).unwrap().document, full());
}

#[test]
fn campaigns_are_listed_by_name_and_deleted_with_a_way_back() {
    let (_, campaigns) = room();
    for (key, called) in [("c", "well"), ("a", "Yard"), ("b", "Abbey")] {
        campaigns.create(&id(key), &campaign(called)).unwrap();
    }
    assert_eq!(names(&campaigns), ["Abbey", "well", "Yard"]);
    campaigns.delete(&id("a")).unwrap();
    assert_eq!(names(&campaigns), ["Abbey", "well"]);
    assert_eq!(campaigns.restore(), Ok(id("a")));
    campaigns.delete(&id("a")).unwrap();
    campaigns.delete(&id("b")).unwrap();
    campaigns.restore().unwrap();
    assert_eq!(names(&campaigns), ["Abbey", "well"], "the one before is gone for good");
}

#[test]
fn the_last_two_changes_are_kept_and_undo_goes_there_and_back() {
    let (store, campaigns) = room();
    let mut revision = campaigns.create(&id("a"), &campaign("Zero")).unwrap();
    assert_eq!(campaigns.undo(&id("a"), revision), Err(StoreError::Missing.into()));
    for called in ["One", "Two", "Three"] {
        revision = campaigns.change(&id("a"), revision, &campaign(called)).unwrap();
    }
    assert_eq!(store.keys().unwrap().len(), 2);
    revision = campaigns.undo(&id("a"), revision).unwrap();
    assert_eq!(names(&campaigns), ["Two"]);
    campaigns.undo(&id("a"), revision).unwrap();
    assert_eq!((names(&campaigns), store.keys().unwrap().len()), (vec!["Three".to_owned()], 2));
}

#[test]
fn a_change_that_is_cut_off_at_any_byte_leaves_the_campaign_as_it_was() {
    let next = full().renamed(name("Next"));
    for bytes in 0..document::write(&id("a"), &next).len() {
        let (store, campaigns) = room();
        let revision = campaigns.create(&id("a"), &full()).unwrap();
        store.set_fault(Fault::PowerFails(bytes));
        campaigns.change(&id("a"), revision, &next).unwrap_err();
        store.set_fault(Fault::None);
        let Kept { document: campaign, before, revision } = campaigns.read(&id("a")).unwrap();
        assert_eq!((campaign, before), (full(), None), "after {bytes} bytes");
        // It goes on, and what was cut off stays however often it is changed.
        let cut = store.get("rokugan.campaign.a.2").unwrap();
        let again = campaigns.change(&id("a"), revision, &next).unwrap();
        let last = campaigns.change(&id("a"), again, &full()).unwrap();
        campaigns.change(&id("a"), last, &next).unwrap();
        assert_eq!((names(&campaigns), store.get("rokugan.campaign.a.2").unwrap()), (vec!["Next".to_owned()], cut));
    }
}

#[test]
fn a_full_store_says_so_and_keeps_the_campaign() {
    let (store, campaigns) = room();
    let revision = campaigns.create(&id("a"), &campaign("Small")).unwrap();
    store.set_fault(Fault::Room(store.bytes() + 10));
    assert_eq!(campaigns.change(&id("a"), revision, &full()), Err(StoreError::Full.into()));
    assert_eq!(campaigns.read(&id("a")).unwrap().document, campaign("Small"));
}

#[test]
fn two_tabs_do_not_write_over_each_other() {
    let (_, campaigns) = room();
    let seen = campaigns.create(&id("a"), &campaign("Shared")).unwrap();
    campaigns.change(&id("a"), seen, &campaign("First")).unwrap();
    assert_eq!(campaigns.change(&id("a"), seen, &campaign("Second")), Err(CampaignError::Changed));
    assert_eq!(names(&campaigns), ["First"]);
}

#[test]
fn what_cannot_be_read_is_listed_and_never_overwritten_or_deleted() {
    let (store, campaigns) = room();
    for (key, text) in [("x", "{\"format\":"), ("y", r#"{"format":"rokugan-save","version":1}"#)] {
        store.put(&format!("rokugan.campaign.{key}.4"), text).unwrap();
        assert!(matches!(campaigns.read(&id(key)), Err(CampaignError::Unreadable(_))));
        assert!(campaigns.delete(&id(key)).is_err());
        assert_eq!(campaigns.create(&id(key), &full()), Err(StoreError::Exists.into()));
        assert_eq!(campaigns.raw(&id(key)).unwrap().into_values().collect::<Vec<_>>(), [text]);
    }
    assert_eq!(names(&campaigns), ["?", "?"]);
}

#[test]
fn a_campaign_of_a_newer_version_is_left_alone_whatever_is_in_it() {
    let (store, campaigns) = room();
    store.put("rokugan.campaign.n.1", &document::write(&id("n"), &full())).unwrap();
    store.put("rokugan.campaign.n.2", r#"{"format":"rokugan-campaign","version":2,"moons":3}"#).unwrap();
    assert_eq!(campaigns.read(&id("n")), Err(CampaignError::TooNew(2)));
}

/// The file of [`full`] with something else in it.
fn read_changed(from: &str, to: &str) -> Result<(CampaignId, Campaign), FileError> {
    let text = document::write(&id("a"), &full());
    assert!(text.contains(from), "{text}");
    document::read(&text.replacen(from, to, 1))
}

fn path_of(read: Result<(CampaignId, Campaign), FileError>) -> String {
    match read.unwrap_err() {
        FileError::Unreadable { path, .. } => path,
        other => format!("{other:?}"),
    }
}

#[test]
fn a_file_of_something_else_a_newer_one_and_a_large_one_are_told_apart() {
    let board = r#"{"format":"rokugan-board","version":1,"areas":[]}"#;
    assert_eq!(document::read(board).unwrap_err(), FileError::Foreign);
    assert_eq!(read_changed("\"version\":1", "\"version\":7").unwrap_err(), FileError::TooNew { found: 7 });
    let large = " ".repeat(document::MOST_BYTES + 1);
    assert_eq!(document::read(&large).unwrap_err(), FileError::TooLarge { bytes: large.len() });
}

#[test]
fn what_is_wrong_in_a_file_is_named_by_its_path() {
    assert_eq!(path_of(read_changed("\"margin\":-3", "\"margin\":-3,\"moon\":1")), "scenarios[0].moon");
    assert_eq!(path_of(read_changed("\"glory\":25", "\"glory\":26")), "scenarios[0].shares[3].glory");
    assert_eq!(path_of(read_changed("\"glory\":12", "\"glory\":-1")), "scenarios[0].shares[0].glory");
    assert_eq!(path_of(read_changed("\"replay\":\"replayed\"", "\"replay\":\"maybe\"")), "scenarios[1].replay");
    assert_eq!(path_of(read_changed("\"verdict\":\"lost\"", "\"verdict\":\"won\"")), "scenarios[1].replay");
    assert_eq!(path_of(read_changed("\"player\":3", "\"player\":1")), "endings[0].player");
    assert_eq!(path_of(read_changed("{\"name\":\"سامي\"},", "")), "scenarios[0].shares");
    assert_eq!(path_of(read_changed("\"id\":\"a\"", "\"id\":\"../a\"")), "id");
    assert_eq!(path_of(document::read("{}")), "Foreign");
}

#[test]
fn a_file_cut_at_any_byte_is_refused() {
    let text = document::write(&id("a"), &full());
    for cut in (0..text.len()).filter(|cut| text.is_char_boundary(*cut)) {
        assert!(document::read(&text[..cut]).is_err(), "cut at {cut}");
    }
}

#[test]
fn names_of_a_thousand_characters_are_refused_and_any_script_is_kept() {
    assert_eq!(Name::new(&"x".repeat(1000)), Err(BadName::TooLong { length: 1000 }));
    let long = "y".repeat(1000);
    assert_eq!(path_of(read_changed("Shinomen 🌲", &long)), "name");
    assert_eq!(path_of(read_changed("First steps", &long)), "scenarios[0].scenario");
    assert_eq!(document::read(&document::write(&id("a"), &full())).unwrap().1, full());
}

#[test]
fn a_campaign_with_all_it_may_hold_fits_its_file() {
    let note = Note::new(&"語".repeat(400));
    let full_share = Share { glorified: Some(note), ..line("x").shares[0].clone().unwrap() };
    let line = Noted { scenario: name(&"語".repeat(60)), shares: vec![Some(full_share); 5], table: None, ..line("x") };
    let mut campaign = Campaign::new(name("Long"), vec![Player { name: Some(name(&"語".repeat(60))) }; 5]).unwrap();
    for _ in 0..60 {
        campaign = campaign.note(line.clone(), &[]).unwrap();
    }
    assert!(campaign.note(line, &[]).is_err(), "the log is full");
    assert_eq!(document::read(&document::write(&id("a"), &campaign)).unwrap().1, campaign);
}
