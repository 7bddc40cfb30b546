//! The page that closes a game: verdict, objectives, turning points, the text that is shared.

use crate::contract::Sentences;
use crate::played::{FOUR, end, face, reveal_tie, tap, tie, whole_game};
use rokugan::games::battle_for_rokugan::Table;
use rokugan::games::battle_for_rokugan::command::{Command, Hand};
use rokugan::games::battle_for_rokugan::laid::TokenId;
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::control::Control;
use rokugan::games::battle_for_rokugan::model::face::Kind;
use rokugan::games::battle_for_rokugan::model::province::Province;
use rokugan::games::battle_for_rokugan::model::rulings::{FinalTie, Ruling};
use rokugan::games::battle_for_rokugan::rules::honor::Honor;
use rokugan::games::battle_for_rokugan::text::closing::{Closing, closing, held_line, row_line, text};
use rokugan::games::battle_for_rokugan::text::names;
use rokugan::games::battle_for_rokugan::views::chronicle::rounds;
use rokugan::games::battle_for_rokugan::views::honor::ClanHonor;
use rokugan::games::battle_for_rokugan::views::score::{by_rounds, counted};
use rokugan::games::battle_for_rokugan::views::story::Happened;
use rokugan::games::battle_for_rokugan::views::turning::turning;
use rokugan::kernel::line::Line;
use rokugan::words::{Language, Words};

fn english(line: &Line) -> String {
    Words::new(Language::English).say(line)
}

fn have_all(closing: &Closing) {
    let sentences = Sentences::read();
    sentences.have_all([&closing.verdict, &closing.lead]);
    sentences.have_all(&closing.rows.iter().map(row_line).collect::<Vec<_>>());
    sentences.have_all(&closing.objectives.iter().map(held_line).collect::<Vec<_>>());
    sentences.have_all(&closing.turning);
}

#[test]
fn the_largest_swing_is_the_battle_that_moved_most_honor() {
    let mut table = tie();
    let before = honor(&table);
    reveal_tie(&mut table);
    let turned = turning(&table);
    let swing = &turned.swings[0];
    assert!(matches!(&swing.happened, Happened::Battle { battle, .. } if battle.province == Province::LionCoast));
    let moved: Vec<_> = before.iter().zip(honor(&table)).filter(|(was, is)| was.1 != is.1).collect();
    let expected: Vec<_> = moved.iter().map(|(was, is)| (was.0, is.1 - was.1)).collect();
    assert_eq!(swing.moved, expected);
    assert!(turned.defense.is_none() && turned.bluff.is_none());
    let told = english(&closing(&table).turning[0]);
    assert!(told.starts_with("Round 1: Crane takes Lion, coast. "), "{told}");
}

fn honor(table: &Table) -> Vec<(Clan, i16)> {
    let state = table.state();
    state.players().iter().map(|clan| (clan, i16::try_from(Honor::of(state.board(), clan).total()).unwrap())).collect()
}

#[test]
fn a_round_put_right_is_told_as_it_counts() {
    let mut table = tie();
    reveal_tie(&mut table);
    tap(&mut table, Command::Reveal { token: TokenId(1), face: face(Kind::Bluff, 0) });
    let stand = turning(&table).defense.unwrap();
    assert_eq!((stand.clan, stand.province, stand.defense, stand.against), (Clan::Lion, Province::LionCoast, 4, 4));
    let swings = turning(&table).swings;
    let held =
        |happened: &Happened| matches!(happened, Happened::Battle { battle, .. } if battle.province == stand.province);
    assert!(!swings.iter().any(|swing| held(&swing.happened)), "the best defense is told once: {swings:?}");
    assert!(turning(&table).bluff.is_none(), "it was the army that was defended against");
    assert_eq!(rounds(&table).len(), 1);
    tap(&mut table, Command::EndRound);
    assert_eq!(rounds(&table).len(), 1);
    assert_eq!(turning(&table).defense.unwrap(), stand, "a round that is over is told as it was");
}

#[test]
fn the_boldest_bluff_drew_most_strength() {
    let mut table = tie();
    reveal_tie(&mut table);
    tap(&mut table, Command::Reveal { token: TokenId(1), face: face(Kind::Bluff, 0) });
    tap(&mut table, Command::Reveal { token: TokenId(2), face: face(Kind::Bluff, 0) });
    let (round, bluff) = turning(&table).bluff.unwrap();
    assert_eq!(
        (round, bluff.clan, bluff.province, bluff.defender),
        (1, Clan::Crane, Province::LionCoast, Some(Clan::Lion))
    );
    assert_eq!(bluff.drew, 4, "an army 2 and the blessing on it");
    let told = closing(&table).turning.iter().map(english).collect::<Vec<_>>();
    assert!(
        told.contains(&"Boldest bluff, round 1: Crane at Lion, coast; Lion defended with 4".to_owned()),
        "{told:?}"
    );
}

#[test]
fn what_the_rounds_tell_of_honor_is_what_the_graph_shows() {
    let table = whole_game(|_| ());
    let history = table.state().history().to_vec();
    let told = rounds(&table);
    assert_eq!(told.len(), 5);
    for (round, pair) in told.iter().zip(history.windows(2)) {
        for (seat, clan) in FOUR.iter().enumerate() {
            let by = |(was, is): &(ClanHonor, ClanHonor)| i32::from(is.total) - i32::from(was.total);
            let own = round.told.cards.iter().flat_map(|card| &card.honor).filter(|(was, _)| was.clan == *clan);
            let moved: i32 = own.map(by).sum();
            assert_eq!(moved, i32::from(pair[1][seat]) - i32::from(pair[0][seat]), "round {}, {clan:?}", round.number);
        }
    }
}

#[test]
fn a_round_whose_story_is_open_counts_in_the_score_as_it_does_in_the_table() {
    let mut table = tie();
    assert_eq!(by_rounds(table.state()), table.state().history());
    reveal_tie(&mut table);
    let open = (counted(table.state()), by_rounds(table.state()));
    assert_eq!(open.1.len(), table.state().history().len() + 1);
    let totals: Vec<u16> = honor(&table).into_iter().map(|(_, total)| u16::try_from(total).unwrap_or(0)).collect();
    assert_eq!(open.1.last(), Some(&totals), "the graph ends where the table stands");
    assert!(english(&closing(&table).lead).starts_with(&format!("{} round", open.0)));
    tap(&mut table, Command::EndRound);
    assert_eq!((counted(table.state()), by_rounds(table.state())), open, "and nothing changes with its end");
}

#[test]
fn a_game_closes_with_verdict_objectives_and_a_text_to_share() {
    let mut table = whole_game(|_| ());
    let open = closing(&table);
    assert!(open.objectives.iter().all(|held| held.how.is_none() && english(&held.title) == "not revealed"));
    have_all(&open);
    end(&mut table);
    let closed = closing(&table);
    have_all(&closed);
    assert!(closed.objectives.iter().all(|held| held.how.is_some() && held.worth.is_some()));
    let shared = text(&closed, english);
    assert!(shared.starts_with(&english(&closed.verdict)), "{shared}");
    assert!(shared.contains("The Last Line of Defense") && shared.ends_with("kept with Rokugan Companion"), "{shared}");
    let rows = &closed.rows;
    let first = format!("1. {} {}: ", english(&Line::new(names::clan(rows[0].score.clan))), rows[0].score.total());
    assert!(shared.contains(&first), "{shared}");
}

#[test]
fn a_tie_is_shared_or_goes_by_provinces_as_the_ruling_has_it() {
    let mut table = crate::played::table(&[Clan::Lion, Clan::Crab, Clan::Crane], Clan::Lion);
    let hand = |province, clan| {
        let control = Control::new(clan, 1, 0);
        Command::ByHand(Hand::Control { province, control })
    };
    // Crane has one flower more in one province; Lion two provinces of one flower and no capital.
    tap(&mut table, hand(Province::CrabNorthwest, Clan::Lion));
    tap(&mut table, hand(Province::ScorpionWest, Clan::Crane));
    tap(&mut table, Command::ByHand(Hand::Control { province: Province::LionCapital, control: None }));
    tap(&mut table, hand(Province::UnicornWest, Clan::Lion));
    tap(&mut table, hand(Province::IslandsWest, Clan::Lion));
    assert_eq!(honor(&table), [(Clan::Lion, 3), (Clan::Crab, 2), (Clan::Crane, 3)]);
    let lead = |table: &_| english(&closing(table).lead);
    assert_eq!(lead(&table), "0 rounds played, 3 each: Lion, Crane");
    tap(&mut table, Command::SetRuling { ruling: Ruling::FinalTie(FinalTie::MostProvinces) });
    assert_eq!(lead(&table), "0 rounds played, level with Crane, with more provinces");
}
