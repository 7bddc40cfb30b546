//! What a game has to say of its tables, so that their log can be read and an old entry put right: sentences as data.
//!
//! Absent on purpose: signs and colours, which belong to the screens.

use super::book::{ChangeLine, Chapter, LogLine, MarkId};
use super::correction::CorrectionPart;
use super::journal::EntryOf;
use super::line::{Key, Line};
use super::rulebook::RuleRef;
use super::saved::SavedGame;

/// A game whose log can be read.
pub trait ToldGame: SavedGame {
    /// The stretch of the game in which a table is.
    fn chapter(state: &Self::State) -> Chapter;

    /// The sentence `key` about a chapter, with the values by which it names one: `unit`, which is "round" or "turn",
    /// `turn`, its number, and `phase`, what its part is called.
    fn in_chapter(chapter: Chapter, key: Key) -> Line;

    /// An entry as a line: number and chapter in which it was made, and the table after it.
    fn line(after: &Self::State, chapter: Chapter, number: usize, entry: &EntryOf<Self>) -> LogLine;

    /// What a command is called, in a few words.
    fn called(command: &Self::Command) -> Line;

    /// Everything that events say, a sentence each; `after` is a table on which they count.
    fn events(after: &Self::State, events: &[Self::Event]) -> Vec<Line>;

    /// How one table differs from another, for players who decide whether to correct an entry.
    fn differences(before: &Self::State, after: &Self::State) -> Vec<Line>;

    /// Those whose lines can be asked for alone, in order.
    fn people(state: &Self::State) -> Vec<MarkId>;

    /// What somebody is called; nothing for a number of nobody.
    fn name(state: &Self::State, who: MarkId) -> Option<Line>;

    /// A name, or what [`ToldGame::name`] says, short enough for the head of a screen.
    fn short_name(name: &str) -> &str {
        name
    }

    /// A change before and after, on a line of `owner`: whose it is, is said of others.
    fn change(state: &Self::State, owner: Option<MarkId>, change: &ChangeLine) -> Line;

    /// The parts of a command that can be put right, on the table before it; none where it can only be left out.
    fn edits(_: &Self::State, _: &Self::Command) -> Vec<CorrectionPart> {
        Vec::new()
    }

    /// The command with another number, or the place of another answer, in the part at `place`.
    #[must_use]
    fn edited(_: &Self::State, command: &Self::Command, _: usize, _: i16) -> Self::Command {
        command.clone()
    }

    /// What `command` was entered for on the table `old` and is otherwise on the corrected table `new`, where it is done
    /// as it was entered; nothing where both tables are alike to it.
    fn shifted(_: (&Self::State, &Self::State), _: &Self::Command) -> Option<Line> {
        None
    }

    /// The rule that a refusal names.
    fn rule(refusal: &Self::Refusal) -> RuleRef;

    /// Whether the players may do anyway what was refused.
    fn can_be_overridden(refusal: &Self::Refusal) -> bool;
}
