//! E1: the head says what the game would come to, not only how the track stands (CH-END-1, CH-END-2; rulebook p. 32).

use crate::support::*;
use rokugan::games::champions::scoring::score;
use rokugan::games::champions::text::score::{at_end, so_far};
use rokugan::games::champions::view;
use rokugan::kernel::line::Line;
use rokugan::words::{Language, Words};

fn english(line: &Line) -> String {
    Words::new(Language::English).say(line)
}

fn head(play: &Play) -> (String, Option<String>) {
    let honor = view::honor(play.state());
    (english(&so_far(honor.margin())), at_end(honor).map(|line| english(&line)))
}

/// The table of the expert's evening: alone, a Purity lost, four Companions without Glory.
#[test]
fn e1_the_head_counts_missing_purity_and_champions_without_glory() {
    let mut play = table().champion("Matsu Tsuko", Clan::Lion).filled().start();
    let margin = score(play.state()).margin();
    play.set(First, Gauge::Glory, 1).adjust(First, Gauge::Purity, -1);
    assert_eq!(score(play.state()).margin(), margin, "one Glory less to fear, one Honor less");
    let honor = view::honor(play.state());
    assert_eq!(honor.at_end, honor.margin() - 5, "four at 0 Glory, one Purity");
    play.does(Command::AdjustThreshold { by: 1 + honor.margin(), note: no_note() });
    assert_eq!(head(&play), ("1 short".to_owned(), Some("if it ended now: 6 short".to_owned())));
}

#[test]
fn e1_fifteen_glory_brings_the_end_nearer_and_the_same_is_said_once() {
    let mut play = five().start();
    for id in [First, Second, Third, Fourth, Fifth] {
        play.set(id, Gauge::Glory, 1);
    }
    let honor = view::honor(play.state());
    assert_eq!((honor.at_end, at_end(honor)), (honor.margin(), None));
    play.set(Second, Gauge::Glory, 15);
    assert_eq!(view::honor(play.state()).at_end, honor.margin() + 1);
}
