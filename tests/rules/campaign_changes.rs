//! CH-END-6: whatever is done to a Campaign Log, what becomes of it can be written and is read back the same.

use crate::support::*;
use proptest::prelude::*;
use proptest::test_runner::Config;
use rokugan::games::champions::campaign::document;
use rokugan::games::champions::campaign::rulings::{IntermissionAfter, ReplayedDefeat};
use rokugan::games::champions::campaign::{
    Against, Campaign, CampaignRulings, Noted, Player, Refusal, Replay, Share, Stage, Verdict,
};
use rokugan::games::champions::model::campaign_table::CampaignId;
use rokugan::games::champions::model::quantity::Glory;

/// Something somebody does to a log.
#[derive(Clone, Debug)]
enum Change {
    Note(Noted, usize),
    Correct(usize, Noted),
    Remove(usize),
    Rulings(CampaignRulings),
    Replay,
    Pass,
    End,
    Reopen,
    Choose(usize, Clan),
    Player(usize),
}

fn made(campaign: &Campaign, change: &Change) -> Result<Campaign, Refusal> {
    match change {
        Change::Note(noted, players) => campaign.note(noted.clone(), &vec![None; *players]),
        Change::Correct(line, noted) => campaign.correct(*line, noted.clone()),
        Change::Remove(line) => campaign.remove(*line),
        Change::Rulings(rulings) => Ok(campaign.with_rulings(*rulings)),
        Change::Replay => campaign.replay(),
        Change::Pass => campaign.pass(),
        Change::End => campaign.end(),
        Change::Reopen => campaign.reopen(),
        Change::Choose(player, clan) => campaign.choose(*player, *clan),
        Change::Player(player) => campaign.with_player(*player, Some(name("Ann"))),
    }
}

fn line() -> impl Strategy<Value = Noted> {
    let share = proptest::option::weighted(0.8, (0_i16..4).prop_map(|glory| Share::of(Glory::clamped(glory))));
    let verdict = prop_oneof![Just(Verdict::Won), Just(Verdict::Lost)];
    let table = proptest::option::of(prop_oneof![Just("t1".to_owned()), Just("t2".to_owned())]);
    let replay = prop_oneof![Just(Replay::Stands), Just(Replay::Replayed)];
    (proptest::collection::vec(share, 1..4), verdict, table, replay).prop_map(|(shares, verdict, table, replay)| {
        Noted { scenario: name("First steps"), verdict, margin: 0, shares, replay, table }
    })
}

fn change() -> impl Strategy<Value = Change> {
    let rulings = (any::<bool>(), any::<bool>()).prop_map(|(counts, each)| CampaignRulings {
        replayed_defeat: if counts { ReplayedDefeat::Counts } else { ReplayedDefeat::LeftOut },
        intermission_after: if each { IntermissionAfter::EachScenario } else { IntermissionAfter::Victory },
    });
    let clan = prop_oneof![Just(Clan::Lion), Just(Clan::Naga)];
    prop_oneof![
        4 => (line(), 0_usize..5).prop_map(|(line, players)| Change::Note(line, players)),
        2 => (0_usize..4, line()).prop_map(|(at, line)| Change::Correct(at, line)),
        2 => (0_usize..4).prop_map(Change::Remove),
        2 => rulings.prop_map(Change::Rulings),
        1 => Just(Change::Replay),
        1 => Just(Change::Pass),
        3 => Just(Change::End),
        1 => Just(Change::Reopen),
        3 => (0_usize..3, clan).prop_map(|(player, clan)| Change::Choose(player, clan)),
        1 => (0_usize..4).prop_map(Change::Player),
    ]
}

fn campaign() -> Campaign {
    Campaign::new(name("Shinomen"), vec![Player { name: None }, Player { name: Some(name("Bo")) }]).unwrap()
}

proptest! {
    #![proptest_config(Config { cases: 400, failure_persistence: None, ..Config::default() })]

    #[test]
    fn whatever_becomes_of_a_campaign_is_read_back_the_same(changes in proptest::collection::vec(change(), 1..24)) {
        let id = CampaignId::new("c1").unwrap();
        let mut now = campaign();
        for change in &changes {
            now = made(&now, change).unwrap_or(now);
            let read = document::read(&document::write(&id, &now));
            prop_assert_eq!(read, Ok((id.clone(), now.clone())), "after {:?}", change);
        }
    }
}

fn played(verdict: Verdict, glory: &[i16]) -> Noted {
    let shares = glory.iter().map(|glory| Some(Share::of(Glory::clamped(*glory)))).collect();
    Noted { scenario: name("First steps"), verdict, margin: 0, shares, replay: Replay::Stands, table: None }
}

#[test]
fn an_ending_of_who_does_not_lead_by_another_reading_is_chosen_anew() {
    let lost = campaign().note(played(Verdict::Lost, &[9, 0]), &[]).unwrap().replay().unwrap();
    let over = lost.note(played(Verdict::Won, &[1, 4]), &[]).unwrap().end().unwrap();
    let chosen = over.choose(1, Clan::Lion).unwrap();
    let counts = CampaignRulings { replayed_defeat: ReplayedDefeat::Counts, ..CampaignRulings::STANDARD };
    let other = chosen.with_rulings(counts);
    assert_eq!((other.leaders(), other.stage()), (vec![0], &Stage::AtItsEnd(Vec::new())), "the first leads now");
}

#[test]
fn with_its_last_scenario_taken_out_a_campaign_is_not_at_its_end() {
    let over = campaign().note(played(Verdict::Won, &[1, 4]), &[]).unwrap().end().unwrap();
    let emptied = over.choose(1, Clan::Lion).unwrap().remove(0).unwrap();
    assert_eq!(emptied.stage(), &Stage::Underway);
    assert_eq!(emptied.end().unwrap_err().kind, Against::NothingNoted);
}
