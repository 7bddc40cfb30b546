//! What a game is to the kernel.

use super::chance::Chance;
use std::fmt::Debug;

/// A game: how a table begins, what may be asked of it, and what then happens.
///
/// `decide` may say no and is the only place with chance; `apply` never fails and has neither chance nor clock.
pub trait Game: Clone + Debug + PartialEq + 'static {
    /// What the players choose before the first turn; raw, anything goes.
    type Setup: Clone + PartialEq + Debug;
    /// A table in play; only [`Game::start`] and [`Game::apply`] make one.
    type State: Clone + PartialEq + Debug;
    /// What the players may ask for.
    type Command: Clone + PartialEq + Debug;
    /// What happened, results of chance included.
    type Event: Clone + PartialEq + Debug;
    /// One reason why a set-up is not playable.
    type Fault: Clone + PartialEq + Debug;
    /// Why a command was refused.
    type Refusal: Clone + PartialEq + Debug;

    /// The table before its first event.
    ///
    /// # Errors
    ///
    /// Every fault of the set-up, not only the first.
    fn start(setup: &Self::Setup) -> Result<Self::State, Vec<Self::Fault>>;

    /// What happens when `command` is carried out now.
    ///
    /// # Errors
    ///
    /// The reason why the rules refuse it; the state is untouched.
    fn decide(
        state: &Self::State,
        command: &Self::Command,
        chance: &mut Chance,
    ) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// Makes `event` true of `state`.
    fn apply(state: &mut Self::State, event: &Self::Event);

    /// The same command, to be carried out although a rule is against it; itself, where no rule can be set aside.
    fn anyway(command: &Self::Command) -> Self::Command;

    /// A later step as a corrected table is asked for it: what it brought to the table keeps the names by which steps after
    /// it mean it. `events` is what happened in it before the correction.
    fn kept(_: &Self::State, command: &Self::Command, _: &[Self::Event]) -> Self::Command {
        command.clone()
    }

    /// Whether a later step that a corrected table refuses stays all the same, done anyway as `events`: where it was
    /// made so, and only its turn is another's now.
    fn stays(_: &Self::Refusal, _: &[Self::Event]) -> bool {
        false
    }
}
