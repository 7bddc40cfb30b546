//! CH-SET-4 and p. 15: Clan Objectives during play.

use crate::support::*;
use rokugan::games::champions::model::ids::ObjectiveId;
use rokugan::games::champions::model::objective::{Objective, Progress, Timing, Visibility, Worth};
use rokugan::games::champions::model::quantity::GloryValue;
use rokugan::games::champions::scoring;

const CARD: ObjectiveId = ObjectiveId(0);

fn complete(glory: i16) -> Command {
    Command::CompleteObjective { champion: Fifth, objective: CARD, glory: GloryValue::clamped(glory) }
}

#[test]
fn an_instant_objective_brings_its_glory_at_once_and_is_revealed() {
    let mut t = five().objective(objective(Timing::Instant, &[2, 4])).start();
    t.does(complete(4));
    let kept = &t.champion(Fifth).objectives()[&CARD];
    assert_eq!((t.glory(Fifth), kept.visibility), (4, Visibility::Revealed));
    t.refuses(complete(4), RefusalKind::ObjectiveDone, "CH-SET-4");
}

#[test]
fn an_end_objective_brings_its_glory_in_the_scoring() {
    let mut t = five().objective(objective(Timing::End, &[2])).start();
    t.does(complete(2));
    assert_eq!(t.glory(Fifth), 0);
    assert_eq!(t.champion(Fifth).objectives()[&CARD].progress, Progress::Completed(GloryValue::clamped(2)));
}

#[test]
fn an_objective_brings_a_value_of_its_card() {
    let mut t = five().objective(objective(Timing::Instant, &[2, 4])).start();
    t.refuses(complete(3), RefusalKind::ValueNotOnCard, "CH-SET-4");
    t.never(complete(3));
}

#[test]
fn a_reopened_objective_gives_its_glory_back() {
    let mut t = five().objective(objective(Timing::Instant, &[2])).start();
    let reopen = Command::ReopenObjective { champion: Fifth, objective: CARD };
    t.does(complete(2)).does(reopen);
    assert_eq!((t.glory(Fifth), t.champion(Fifth).objectives()[&CARD].progress), (0, Progress::Open));
}

#[test]
fn an_objective_that_is_not_there_can_be_neither_completed_nor_dropped() {
    let mut t = five().start();
    t.refuses(complete(2), RefusalKind::NoSuchObjective, "CH-SET-4");
    t.never(Command::DropObjective { champion: Fifth, objective: CARD });
    t.never(Command::RevealObjective { champion: Fifth, objective: CARD });
}

#[test]
fn a_dropped_objective_is_gone_and_its_number_is_not_used_again() {
    let mut t = five().objective(objective(Timing::End, &[2])).start();
    t.does(Command::DropObjective { champion: Fifth, objective: CARD });
    t.does(Command::KeepObjective { champion: Fifth, objective: objective(Timing::End, &[1]) });
    assert_eq!(t.champion(Fifth).objectives().keys().collect::<Vec<_>>(), [&ObjectiveId(1)]);
}

/// CH-SET-4: a card face down may be kept without its Glory; that is asked for later and never counted as 0.
#[test]
fn a_hidden_objective_is_kept_without_its_glory() {
    let hidden = Objective { worth: Worth::Unknown, ..objective(Timing::End, &[2]) };
    let mut t = five().objective(hidden).start();
    assert_eq!(scoring::score(t.state()).unsettled(), [Fifth], "scoring says what is missing");
    let note = |worth| Command::NoteWorth { champion: Fifth, objective: CARD, worth };
    t.never(note(Worth::Unknown));
    t.does(note(Worth::One(GloryValue::clamped(3))));
    let sheet = scoring::score(t.state());
    assert_eq!((sheet.unsettled(), sheet.glory[4].failed), (Vec::new(), 3));
    t.refuses(note(Worth::One(GloryValue::clamped(4))), RefusalKind::WorthKnown, "CH-SET-4");
}

/// CH-SET-4: completed, the card lies face up and its Glory can be read.
#[test]
fn an_objective_of_unknown_glory_brings_what_its_card_says() {
    let hidden = Objective { worth: Worth::Unknown, ..objective(Timing::Instant, &[2]) };
    let mut t = five().objective(hidden).start();
    t.does(complete(4));
    assert_eq!((t.glory(Fifth), scoring::score(t.state()).unsettled()), (4, Vec::new()));
}
