//! Line of Sight (CH-LOS, CH-BAT-6).

use crate::support::drawn::board;
use rokugan::games::champions::board::sight::{Borders, Eye, Sight};

const USUAL: Eye = Eye { range: 2, borders: Borders::AsPrinted };
const BATTLE: Eye = Eye { range: 3, borders: Borders::AsPrinted };
const BONES: Eye = Eye { range: 2, borders: Borders::AsSingle };

const DIRECT: Option<Sight> = Some(Sight::Direct);
const INDIRECT: Option<Sight> = Some(Sight::Indirect);

/// What is seen from `a`, or `A`, of the last area of the drawing in the alphabet.
fn seen(eye: Eye, drawing: &str) -> Option<Sight> {
    let board = board(drawing);
    let ids: Vec<_> = board.area_ids().collect();
    board.line_of_sight(eye, ids[0], ids[ids.len() - 1])
}

#[track_caller]
fn all(eye: Eye, cases: &[(&str, Option<Sight>)]) {
    for (drawing, expected) in cases {
        assert_eq!(seen(eye, drawing), *expected, "{drawing}");
    }
}

#[test]
fn single_borders_within_range_are_direct() {
    all(USUAL, &[("a", DIRECT), ("a-b", DIRECT), ("a-b-c", DIRECT), ("a-b-c-d", None)]);
}

#[test]
fn range_is_3_in_a_battle() {
    all(BATTLE, &[("a-b-c-d", DIRECT), ("a-b-c-d-e", None)]);
}

#[test]
fn nobody_sees_across_red() {
    all(USUAL, &[("a#b", None), ("a-b#c", None)]);
    all(BONES, &[("a#b", None)]);
}

#[test]
fn one_double_dotted_double_or_split_border_is_indirect() {
    all(USUAL, &[("a=b", INDIRECT), ("a:b", INDIRECT), ("a/b", INDIRECT), ("a-b=c", INDIRECT), ("a/b-c", INDIRECT)]);
}

#[test]
fn two_of_them_together_are_too_many() {
    let pairs = ["==", "=:", "=/", "::", ":/", "//", "/=", "/:"];
    for pair in pairs {
        let drawing = format!("a{}b{}c", &pair[..1], &pair[1..]);
        assert_eq!(seen(USUAL, &drawing), None, "{drawing}");
    }
}

#[test]
fn dotted_borders_are_not_single_but_do_not_count_as_double() {
    all(USUAL, &[("a.b", INDIRECT), ("a.b.c", INDIRECT), ("a.b=c", INDIRECT), ("a/b.c", INDIRECT)]);
}

/// Straight over the double border it would be Indirect; round by b it is Direct.
#[test]
fn the_best_path_counts() {
    all(USUAL, &[("a-b-c\n also a=c", DIRECT), ("a.b-c\n also a=c", INDIRECT), ("a=b=c\n also a/c", INDIRECT)]);
}

/// The double border leads there in two steps, the singles in three.
#[test]
fn a_path_that_is_too_long_does_not_count() {
    all(USUAL, &[("a-b-c-d\n also a=d", INDIRECT), ("a-b-c-d\n also a#d", None)]);
}

#[test]
fn high_ground_sees_one_area_further() {
    all(USUAL, &[("A-b-c-d", DIRECT), ("A-b-c-d-e", None)]);
    all(BATTLE, &[("A-b-c-d-e", DIRECT), ("A-b-c-d-e-f", None)]);
}

/// The area further is only for targets that high ground helps against.
#[test]
fn high_ground_does_not_help_against_elevated_or_indoor_areas() {
    all(USUAL, &[("A-b-c-D", None), ("A-b-c-d\n indoor d", None), ("A=B", INDIRECT), ("A=b\n indoor b", INDIRECT)]);
    all(USUAL, &[("A/B", INDIRECT), ("a=B", INDIRECT)]);
}

/// What lies between does not matter.
#[test]
fn high_ground_is_about_both_ends() {
    all(USUAL, &[("A-B-c-d", DIRECT), ("A=b-c\n indoor b", DIRECT), ("a-B=c", INDIRECT)]);
}

#[test]
fn on_high_ground_split_borders_count_as_single() {
    all(USUAL, &[("A/b", DIRECT), ("A/b/c", DIRECT), ("A/b/c/d", DIRECT)]);
}

#[test]
fn on_high_ground_the_first_double_border_counts_as_single() {
    all(USUAL, &[("A=b", DIRECT), ("A:b", DIRECT), ("A-b=c", DIRECT), ("A=b=c", INDIRECT), ("A:b=c", INDIRECT)]);
    all(USUAL, &[("A=b=c=d", None), ("A=b:c=d", None), ("A=b/c=d", INDIRECT), ("A=b/c/d", DIRECT)]);
}

#[test]
fn on_high_ground_dotted_borders_still_give_cover() {
    all(USUAL, &[("A.b", INDIRECT), ("A=b.c", INDIRECT), ("A=b=c.d", INDIRECT)]);
}

#[test]
fn an_ability_counts_all_borders_but_red_as_single() {
    all(BONES, &[("a=b", DIRECT), ("a/b:c", DIRECT), ("a.b", DIRECT), ("a=b=c=d", None), ("A=b=c=d", DIRECT)]);
}

/// The other direction of sight: who can see somebody, for looking up where to shoot from.
#[test]
fn those_who_see_an_area_are_those_whose_line_of_sight_reaches_it() {
    for drawing in ["A-b=c/d.e\n also a:c b#d", "a=B=c-D/e\n indoor c", "A/B/c\n also a-c"] {
        let board = board(drawing);
        for eye in [USUAL, BATTLE, BONES] {
            for target in board.area_ids() {
                let others = board.area_ids().filter(|&from| from != target);
                let expected: Vec<_> =
                    others.filter(|&from| board.line_of_sight(eye, from, target).is_some()).collect();
                assert_eq!(board.in_sight_of(eye, target), expected, "{drawing}");
            }
        }
    }
}
