//! What there is to notice of a step: how it is felt, and whether it is heard.

/// What there is to notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sense {
    /// One key of a gauge.
    Key,
    /// A step was taken.
    Step,
    /// A step was taken back, or done again.
    Undo,
    /// The rules refuse something.
    Refusal,
    /// Somebody fell.
    Fall,
    /// The Enemies begin.
    Enemies,
    /// A question waits.
    Question,
}

impl Sense {
    /// How long the device moves and rests, by turns, in milliseconds.
    pub const fn beat(self) -> &'static [u8] {
        match self {
            Self::Key => &[8],
            Self::Step | Self::Undo | Self::Enemies => &[15],
            Self::Refusal | Self::Fall | Self::Question => &[15, 40, 15],
        }
    }

    /// Whether it is heard: a table that is played on is not to tick.
    pub const fn is_heard(self) -> bool {
        match self {
            Self::Refusal | Self::Enemies | Self::Question => true,
            Self::Key | Self::Step | Self::Undo | Self::Fall => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Sense;

    #[test]
    fn what_wants_a_decision_is_felt_twice_and_a_key_hardly_at_all() {
        for sense in [Sense::Refusal, Sense::Question, Sense::Fall] {
            assert_eq!(sense.beat(), [15, 40, 15]);
        }
        assert_eq!(Sense::Key.beat(), [8]);
        assert_eq!(Sense::Undo.beat(), Sense::Step.beat());
    }

    #[test]
    fn only_the_enemies_and_what_waits_for_an_answer_are_heard() {
        let heard = [Sense::Refusal, Sense::Enemies, Sense::Question];
        let silent = [Sense::Key, Sense::Step, Sense::Undo, Sense::Fall];
        assert!(heard.into_iter().all(Sense::is_heard));
        assert!(!silent.into_iter().any(Sense::is_heard));
    }
}
