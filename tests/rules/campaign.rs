//! CH-END-5, CH-END-6: the Campaign Log, what it adds up to, who chooses the ending.

use crate::support::*;
use rokugan::games::champions::campaign::rulings::{IntermissionAfter, ReplayedDefeat};
use rokugan::games::champions::campaign::scored::Entry;
use rokugan::games::champions::campaign::{
    Against, Campaign, CampaignRulings, Card, Next, Noted, Player, Refusal, Replay, SHINOMEN, Share, Stage, Verdict,
    scored,
};
use rokugan::games::champions::model::campaign_table::{CampaignId, Intermission};
use rokugan::games::champions::model::name::Note;
use rokugan::games::champions::model::quantity::Glory;
use rokugan::games::champions::model::turn::GroupObjective;

const STANDARD: CampaignRulings = CampaignRulings::STANDARD;

fn campaign(players: &[&str]) -> Campaign {
    let players = players.iter().map(|called| Player { name: Some(name(called)) }).collect();
    Campaign::new(name("Shinomen"), players).unwrap()
}

/// A scenario in which each player had so much Glory.
fn played(verdict: Verdict, glory: &[i16]) -> Noted {
    let shares = glory.iter().map(|glory| Some(Share::of(Glory::clamped(*glory)))).collect();
    Noted { scenario: name("First steps"), verdict, margin: 0, shares, replay: Replay::Stands, table: None }
}

fn won(glory: &[i16]) -> Noted {
    played(Verdict::Won, glory)
}

fn lost(glory: &[i16]) -> Noted {
    played(Verdict::Lost, glory)
}

fn noted(campaign: &Campaign, lines: &[Noted]) -> Campaign {
    lines.iter().fold(campaign.clone(), |campaign, line| campaign.note(line.clone(), &[]).unwrap())
}

/// The same line with this player Glorified and a card drawn.
fn glorified(mut line: Noted, player: usize) -> Noted {
    let share = line.shares[player].as_mut().unwrap();
    share.glorified = Some(Note::new("a card"));
    share.drew = Card::Yes;
    line
}

#[track_caller]
fn refused(changed: Result<Campaign, Refusal>, kind: Against, rule: &str) {
    let refusal = changed.unwrap_err();
    assert_eq!((refusal.kind, refusal.rule.id), (kind, rule));
}

/// A table whose five players win with these Glories, the second Champion on top.
fn victorious() -> Play {
    let clans = [("A", Clan::Lion), ("B", Clan::Crab), ("C", Clan::Crane), ("D", Clan::Dragon), ("E", Clan::Naga)];
    let seats = clans.into_iter().fold(table(), |t, (called, clan)| t.champion(called, clan).honor(3).destiny(0));
    let mut t = seats.in_campaign(&[0, 3]).start();
    for (id, glory) in [(First, 5), (Second, 9), (Third, 5), (Fourth, 1), (Fifth, 2)] {
        t.adjust(id, Gauge::Glory, glory);
    }
    t
}

fn line(t: &Play) -> Noted {
    scored::line(t.state(), "t1", STANDARD).unwrap()
}

fn glory(noted: &Noted) -> Vec<i16> {
    noted.shares.iter().map(|share| share.as_ref().unwrap().glory.get()).collect()
}

/// CH-END-6.
#[test]
fn a_table_notes_result_margin_and_everybodys_glory() {
    let mut t = victorious();
    t.does(Command::EndGame { objective: GroupObjective::Met });
    let line = line(&t);
    assert_eq!((line.verdict, line.margin, line.table.as_deref()), (Verdict::Won, 0, Some("t1")));
    assert_eq!(glory(&line), [5, 9, 5, 1, 2]);
    assert_eq!(line.shares[1].as_ref().unwrap().champion, Some(name("B")));
}

/// CH-END-5: the Glorified of a victory draws a card.
#[test]
fn the_glorified_of_a_victory_draws_an_intermission_card() {
    let mut t = victorious();
    t.does(Command::EndGame { objective: GroupObjective::Met });
    let drew = |share: &Option<Share>| share.as_ref().is_some_and(|share| share.drew == Card::Yes);
    let line = line(&t);
    assert_eq!(line.shares.iter().map(drew).collect::<Vec<_>>(), [false, true, false, false, false]);
    assert_eq!(line.shares[1].as_ref().unwrap().glorified, Some(Note::default()));
}

/// CH-END-5: in case of a tie each player involved draws a card.
#[test]
fn those_who_tie_draw_a_card_each() {
    let mut t = victorious();
    t.adjust(First, Gauge::Glory, 4).does(Command::EndGame { objective: GroupObjective::Met });
    let drew = |share: &Option<Share>| share.as_ref().is_some_and(|share| share.drew == Card::Yes);
    assert_eq!(line(&t).shares.iter().filter(|share| drew(share)).count(), 2);
}

/// CH-END-5, ruling and its switch: the chapter and the Lexicon differ.
#[test]
fn after_a_defeat_nobody_is_glorified_unless_the_campaign_plays_by_the_lexicon() {
    let mut t = victorious();
    t.does(Command::EndGame { objective: GroupObjective::Missed });
    assert!(line(&t).shares.iter().flatten().all(|share| share.glorified.is_none() && share.drew == Card::No));
    let rulings = CampaignRulings { intermission_after: IntermissionAfter::EachScenario, ..STANDARD };
    let line = scored::line(t.state(), "t1", rulings).unwrap();
    assert_eq!(line.shares[1].as_ref().unwrap().drew, Card::Yes);
    let campaign = campaign(&["A", "B", "C", "D", "E"]);
    refused(campaign.note(line.clone(), &[]), Against::GlorifiedInDefeat { player: 1 }, "CH-END-5");
    assert!(campaign.with_rulings(rulings).note(line, &[]).is_ok());
}

/// CH-END-5, "More cooperation" (rulebook p. 32).
#[test]
fn in_more_cooperation_nobody_is_glorified_and_nobody_draws() {
    let seats = five().more_cooperation().destiny(0);
    let mut t = seats.start();
    for id in [First, Second, Third, Fourth, Fifth] {
        t.adjust(id, Gauge::Glory, 15).adjust(id, Gauge::Honor, 2);
    }
    t.does(Command::EndGame { objective: GroupObjective::Met });
    let line = line(&t);
    assert_eq!(line.verdict, Verdict::Won);
    assert!(line.shares.iter().flatten().all(|share| share.glorified.is_none() && share.drew == Card::No));
}

/// CH-END-6: a score below 0 is considered 0.
#[test]
fn glory_below_zero_is_noted_as_zero() {
    let mut t = five().destiny(4).start();
    t.set(Fifth, Gauge::Glory, 1).does(Command::EndGame { objective: GroupObjective::Met });
    assert_eq!(glory(&line(&t))[4], 0);
}

/// CH-END-6: players, not Companions, stand in the log.
#[test]
fn companions_have_no_line() {
    let mut t = table().champion("A", Clan::Lion).champion("B", Clan::Crab).filled().start();
    t.does(Command::EndGame { objective: GroupObjective::Met });
    assert_eq!(line(&t).shares.len(), 2);
}

/// CH-END-4, CH-END-6: alone, a victory takes more Glory than the four Companions have.
#[test]
fn a_solo_scenario_is_won_only_with_more_glory_than_the_companions() {
    let mut t = table().champion("A", Clan::Lion).destiny(0).filled().start();
    t.does(Command::AdjustThreshold { by: -50, note: no_note() });
    t.set(Second, Gauge::Glory, 9).set(First, Gauge::Glory, 3);
    t.does(Command::EndGame { objective: GroupObjective::Met });
    assert_eq!((line(&t).verdict, line(&t).margin > 0), (Verdict::Lost, true));
    t.adjust(First, Gauge::Glory, 9);
    assert_eq!((line(&t).verdict, glory(&line(&t))), (Verdict::Won, vec![12]));
}

/// CH-END-6.
#[test]
fn a_table_that_goes_on_has_nothing_to_note() {
    let refusal = scored::line(five().start().state(), "t1", STANDARD).unwrap_err();
    assert_eq!((refusal.kind, refusal.rule.id), (Against::TableGoesOn, "CH-END-6"));
}

#[test]
fn a_note_is_told_from_a_table_whose_end_was_taken_back() {
    let mut t = victorious();
    let empty = campaign(&["A", "B", "C", "D", "E"]);
    let says = |t: &Play, campaign: &Campaign| scored::entry(t.state(), "t1", campaign);
    assert_eq!(says(&t, &empty), Entry::Open);
    let end = Command::EndGame { objective: GroupObjective::Met };
    t.does(end.clone());
    assert_eq!(says(&t, &empty), Entry::ToNote);
    let kept = empty.note(line(&t), &[]).unwrap();
    assert_eq!(says(&t, &kept), Entry::Same);
    let mut t = victorious();
    assert_eq!(says(&t, &kept), Entry::TakenBack, "a game that goes on stands in the log as won");
    assert_eq!(says(&t, &kept.remove(0).unwrap()), Entry::Open);
    t.adjust(Second, Gauge::Glory, 1).does(end);
    assert_eq!(says(&t, &kept), Entry::Differs);
}

/// CH-END-6.
#[test]
fn glory_of_all_scenarios_is_added_up() {
    let campaign = noted(&campaign(&["Ann", "Bo"]), &[won(&[5, 2]), lost(&[1, 7]), won(&[0, 3])]);
    assert_eq!((campaign.accumulated(), campaign.leaders()), (vec![6, 12], vec![1]));
}

/// CH-END-6, ruling and its switch.
#[test]
fn a_defeat_that_was_replayed_is_left_out_or_counts() {
    let first = noted(&campaign(&["Ann", "Bo"]), &[lost(&[1, 9])]);
    assert_eq!(first.next(), Next::AfterDefeat);
    let again = noted(&first.replay().unwrap(), &[won(&[5, 2])]);
    assert_eq!((again.scenarios().len(), again.accumulated()), (2, vec![5, 2]), "both lines stay");
    let counts = CampaignRulings { replayed_defeat: ReplayedDefeat::Counts, ..STANDARD };
    assert_eq!(again.with_rulings(counts).accumulated(), [6, 11]);
}

/// CH-END-6.
#[test]
fn a_defeat_is_replayed_or_passed_and_a_victory_is_neither() {
    let lost_one = noted(&campaign(&["Ann"]), &[lost(&[3])]);
    let replay = lost_one.replay().unwrap();
    assert_eq!((replay.next(), replay.accumulated()), (Next::Replay, vec![0]));
    assert_eq!(replay.pass().unwrap(), lost_one);
    assert_eq!(noted(&lost_one, &[won(&[4])]).accumulated(), [7], "passed: the defeat stands");
    let won_one = noted(&campaign(&["Ann"]), &[won(&[3])]);
    refused(won_one.replay(), Against::NotLost, "CH-END-6");
    refused(campaign(&["Ann"]).pass(), Against::NotLost, "CH-END-6");
}

/// CH-END-5: the card is for the next scenario, be it played once or, after a defeat, again.
#[test]
fn a_card_is_brought_to_the_next_scenario_and_to_no_later_one() {
    let drawn = noted(&campaign(&["Ann", "Bo"]), &[glorified(won(&[5, 2]), 0)]);
    assert_eq!(drawn.cards(), [0]);
    let failed = noted(&drawn, &[lost(&[1, 1])]);
    assert_eq!(failed.cards(), [0_usize; 0], "passed: the next scenario is over");
    assert_eq!(failed.replay().unwrap().cards(), [0], "replayed: it is still the next one");
    let mut used = lost(&[1, 1]);
    used.shares[0].as_mut().unwrap().played = Card::Yes;
    assert_eq!(noted(&drawn, &[used]).replay().unwrap().cards(), [0_usize; 0], "it was played");
    assert_eq!(noted(&drawn, &[won(&[1, 1])]).cards(), [0_usize; 0]);
}

/// CH-END-5.
#[test]
fn only_the_glorified_draw() {
    let mut line = glorified(won(&[5, 2]), 0);
    line.shares[0].as_mut().unwrap().glorified = None;
    refused(campaign(&["Ann", "Bo"]).note(line, &[]), Against::CardWithoutGlorified { player: 0 }, "CH-END-5");
}

/// CH-END-6: the player with the most Glory chooses a Clan; those who tie choose one ending each.
#[test]
fn the_leader_chooses_the_ending_and_those_who_tie_one_each() {
    let over = noted(&campaign(&["Ann", "Bo", "Cy"]), &[won(&[5, 2, 5])]).end().unwrap();
    assert_eq!((over.next(), over.leaders()), (Next::End, vec![0, 2]));
    refused(over.choose(1, Clan::Lion), Against::NotLeading { player: 1 }, "CH-END-6");
    let chosen = over.choose(2, Clan::Crab).unwrap().choose(0, Clan::Lion).unwrap().choose(2, Clan::Naga).unwrap();
    assert_eq!(
        (chosen.ending_of(0), chosen.ending_of(1), chosen.ending_of(2)),
        (Some(Clan::Lion), None, Some(Clan::Naga))
    );
    let mut better = over.scenarios()[0].clone();
    better.shares[0] = Some(Share::of(Glory::clamped(9)));
    let corrected = chosen.correct(0, better).unwrap();
    assert_eq!((corrected.ending_of(0), corrected.ending_of(2)), (Some(Clan::Lion), None), "Cy leads no more");
}

/// CH-END-6.
#[test]
fn a_campaign_ends_only_after_a_scenario_and_with_no_replay_open() {
    let empty = campaign(&["Ann"]);
    refused(empty.end(), Against::NothingNoted, "CH-END-6");
    let open = noted(&empty, &[lost(&[1])]).replay().unwrap();
    refused(open.end(), Against::ReplayOpen, "CH-END-6");
    let over = open.pass().unwrap().end().unwrap();
    refused(over.end(), Against::AtItsEnd, "CH-END-6");
    refused(over.note(won(&[1]), &[]), Against::AtItsEnd, "CH-END-6");
    assert_eq!(over.reopen().unwrap().stage(), &Stage::Underway);
    refused(empty.reopen(), Against::NotAtItsEnd, "CH-END-6");
    refused(empty.choose(0, Clan::Lion), Against::NotAtItsEnd, "CH-END-6");
}

/// CH-END-6: a table corrects its own line and writes no second one.
#[test]
fn a_table_has_one_line() {
    let of_table = |glory: &[i16]| Noted { table: Some("t1".to_owned()), ..lost(glory) };
    let once = noted(&campaign(&["Ann", "Bo"]), &[of_table(&[1, 2])]).replay().unwrap();
    let twice = once.note(of_table(&[3, 2]), &[]).unwrap();
    assert_eq!((twice.scenarios().len(), glory(&twice.scenarios()[0])), (1, vec![3, 2]));
    assert_eq!(twice.next(), Next::Replay, "what was decided stays");
}

/// CH-SET-1, CH-END-6.
#[test]
fn players_come_and_stay_away() {
    let two = noted(&campaign(&["Ann", "Bo"]), &[won(&[5, 2])]);
    let names = [None, None, Some(name("Cy"))];
    let three = two.note(won(&[1, 1, 8]), &names).unwrap();
    assert_eq!((three.players().len(), three.accumulated()), (3, vec![6, 3, 8]));
    assert_eq!(three.scenarios()[0].shares[2], None, "was not there");
    let mut without = won(&[1, 1, 8]);
    without.shares[0] = None;
    assert_eq!(noted(&three, &[without]).accumulated(), [6, 4, 16]);
    let mut nobody = won(&[1, 1, 1]);
    nobody.shares = vec![None; 3];
    refused(three.note(nobody, &[]), Against::NobodyPlayed, "CH-END-6");
    refused(three.note(won(&[1; 6]), &vec![None; 6]), Against::PlayerCount { players: 6 }, "CH-SET-1");
    assert!(Campaign::new(name("x"), Vec::new()).is_err());
}

/// CH-END-5.
#[test]
fn an_intermission_card_is_played_once_and_undone() {
    let mut t = victorious();
    let plays = |seat| Command::PlayIntermission { player: PlayerId(seat), note: Note::new("two dice more") };
    assert_eq!(t.state().intermission(PlayerId(0)), Some(Intermission::Held));
    t.refuses(plays(1), RefusalKind::NoIntermissionCard, "CH-END-5");
    t.does(plays(0)).refuses(plays(0), RefusalKind::NoIntermissionCard, "CH-END-5");
    assert_eq!(t.state().intermission(PlayerId(0)), Some(Intermission::Played));
    let before = t.journal.cursor() - 1;
    t.journal.go_to(before);
    assert_eq!(t.state().intermission(PlayerId(0)), Some(Intermission::Held));
    t.does(plays(3)).does(Command::EndGame { objective: GroupObjective::Met });
    let used: Vec<bool> = line(&t).shares.iter().flatten().map(|share| share.played == Card::Yes).collect();
    assert_eq!(used, [false, false, false, true, false]);
}

/// D6, rulebook p. 8: the campaign of the box that introduces the game has five scenarios.
#[test]
fn d6_the_shinomen_campaign_says_which_of_its_five_scenarios_comes_next() {
    let shinomen = campaign(&["Ann"]).of_length(SHINOMEN);
    assert_eq!(shinomen.next_of(), Some((1, 5)));
    let two = noted(&shinomen, &[won(&[3]), won(&[3])]);
    assert_eq!((two.next_of(), noted(&campaign(&["Ann"]), &[won(&[3])]).next_of()), (Some((3, 5)), None));
    let again = noted(&two, &[lost(&[1])]).replay().unwrap();
    assert_eq!(again.next_of(), Some((3, 5)), "the third once more");
    let all = noted(&two, &[won(&[3]), won(&[3]), won(&[3])]);
    assert_eq!(all.next_of(), None, "what comes after the fifth is not of it");
}

/// D6: the file keeps it, and one without it reads and is written as before.
#[test]
fn d6_the_length_of_a_campaign_is_kept_and_checked() {
    use rokugan::games::champions::campaign::document::{read, write};
    let id = CampaignId::new("c1").unwrap();
    let text = write(&id, &campaign(&["Ann"]).of_length(SHINOMEN));
    assert_eq!(read(&text).unwrap().1.length(), Some(SHINOMEN));
    assert!(!write(&id, &campaign(&["Ann"])).contains("length"));
    let endless = text.replace(r#""length":5"#, r#""length":0"#);
    assert_eq!(read(&endless).unwrap_err().to_string(), "length: 1 to 60 scenarios are possible");
}
