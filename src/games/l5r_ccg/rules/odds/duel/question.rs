//! What is known of a duel under way.

/// One of the two players, seen from the one who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The player who asks.
    Me,
    /// The other one.
    Opponent,
}

/// A decimal fraction in millionths: what is written with at most six decimals is exact.
pub type Micro = i64;

/// One, in millionths.
pub const WHOLE: Micro = 1_000_000;

/// A Focus Value, 0 to 10.
pub type Value = usize;

/// How many different Focus Values there are.
pub const FACES: usize = 11;

/// What is known of my side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Me {
    /// My start value.
    pub chi: i64,
    /// How often each of my focus cards counts: 2 with Double Chi (CC-DUEL-4).
    pub per_card: i64,
    /// Focus Values of the cards left in my hand.
    pub hand: Vec<Value>,
    /// Those I have focused.
    pub focused: Vec<Value>,
}

/// Where the opponent's unknown cards come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cards {
    /// Independent draws: the weight of each value.
    Chances([Micro; FACES]),
    /// A counted stock, drawn without replacement: how many of each value.
    Unseen([i64; FACES]),
}

/// The default distribution (ruling FocusGuess), a guess of the app's.
pub fn default_chances() -> Cards {
    typed_chances(&[1, 4, 5, 5, 4, 1])
}

/// A distribution as the players think it is: the weight of each value from 0 on (ruling FocusGuess, typed).
pub fn typed_chances(weights: &[u8]) -> Cards {
    let mut all = [0; FACES];
    all.iter_mut().zip(weights).for_each(|(weight, typed)| *weight = Micro::from(*typed) * WHOLE);
    Cards::Chances(all)
}

/// How the opponent decides (CC-DUEL-7e).
#[derive(Clone, Debug, PartialEq)]
pub enum Model {
    /// He knows my plan and answers it as is worst for me.
    Knows,
    /// He strikes when he leads by enough.
    Lead {
        /// What he expects of each of my focus cards.
        per_card: Micro,
        /// What he wants to lead by.
        margin: Micro,
    },
    /// He strikes with these probabilities after 0, 1, 2 … focuses of his own.
    Count(Vec<f64>),
}

impl Model {
    /// A habit: how likely he strikes after 0, 1, 2 … focuses of his own, in percent.
    pub fn habit(percent: impl IntoIterator<Item = u8>) -> Self {
        Self::Count(percent.into_iter().map(|chance| f64::from(chance) / 100.0).collect())
    }
}

/// What is known of the opponent.
#[derive(Clone, Debug, PartialEq)]
pub struct Opponent {
    /// His start value.
    pub chi: i64,
    /// How often each of his focus cards counts.
    pub per_card: i64,
    /// Cards left in his hand.
    pub hand: usize,
    /// Cards he has focused.
    pub focused: usize,
    /// Cards of his starting hand that are known.
    pub known: Vec<Value>,
    /// Where the others come from.
    pub cards: Cards,
    /// How he decides.
    pub model: Model,
}

/// What the ends of a duel are worth to me.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payoffs {
    /// A victory.
    pub win: i64,
    /// A tie.
    pub tie: i64,
    /// A defeat.
    pub loss: i64,
    /// What each further focus of mine costs.
    pub card: i64,
}

/// Why a question cannot be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// The numbers of focuses are not those of alternating decisions (CC-DUEL-7b).
    Focuses,
    /// More cards are known than he has.
    Known,
    /// The stock does not have as many cards as are hidden, or no value has a weight.
    Cards,
    /// There are too many different hands.
    TooLarge,
}

/// Different hands that are looked at, at most.
const MOST_HANDS: u64 = 20_000;

/// A duel under way that can be answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    challenged: Side,
    me: Me,
    opponent: Opponent,
    payoffs: Payoffs,
    totals: Vec<i64>,
}

impl Question {
    /// A duel in which `challenged` decided first.
    ///
    /// # Errors
    ///
    /// What does not fit together, the first of the list of [`Mismatch`].
    pub fn new(challenged: Side, me: Me, opponent: Opponent, payoffs: Payoffs) -> Result<Self, Mismatch> {
        let (mine, his) = (me.focused.len(), opponent.focused);
        let ahead = match challenged {
            Side::Me => mine.checked_sub(his),
            Side::Opponent => his.checked_sub(mine),
        };
        if !matches!(ahead, Some(0 | 1)) {
            return Err(Mismatch::Focuses);
        }
        let hidden = (opponent.hand + his).checked_sub(opponent.known.len()).ok_or(Mismatch::Known)?;
        opponent.cards.check(hidden)?;
        let totals = totals(me.chi + me.per_card * sum(&me.focused), me.per_card, me.hand.clone());
        Ok(Self { challenged, me, opponent, payoffs, totals })
    }

    /// My side.
    pub fn me(&self) -> &Me {
        &self.me
    }

    /// The opponent.
    pub fn opponent(&self) -> &Opponent {
        &self.opponent
    }

    /// What the ends are worth.
    pub fn payoffs(&self) -> &Payoffs {
        &self.payoffs
    }

    /// Whose decision it is: the challenged one's as long as both have focused equally often.
    pub fn turn(&self) -> Side {
        let even = self.me.focused.len() == self.opponent.focused;
        match (self.challenged, even) {
            (Side::Me, true) | (Side::Opponent, false) => Side::Me,
            (Side::Opponent, true) | (Side::Me, false) => Side::Opponent,
        }
    }

    /// My focuses when he decides for the time after `his` own: one more where I was challenged.
    pub(super) fn mine_at_his_decision(&self, his: usize) -> usize {
        match self.challenged {
            Side::Me => his + 1,
            Side::Opponent => his,
        }
    }

    /// My total after so many further focuses.
    pub(super) fn my_total(&self, further: usize) -> i64 {
        self.totals[further]
    }

    /// Cards of his starting hand that are not known.
    pub(super) fn hidden(&self) -> usize {
        self.opponent.hand + self.opponent.focused - self.opponent.known.len()
    }
}

impl Cards {
    /// The values a hidden card can have.
    pub(super) fn values(&self) -> Vec<Value> {
        let (Self::Chances(amounts) | Self::Unseen(amounts)) = self;
        (0..FACES).filter(|value| amounts[*value] > 0).collect()
    }

    fn check(&self, hidden: usize) -> Result<(), Mismatch> {
        let values = self.values().len();
        let suffices = match self {
            Self::Chances(_) => values > 0,
            // Hands are far smaller than what a count can hold.
            Self::Unseen(counts) => counts.iter().sum::<i64>() >= hidden as i64,
        };
        if !suffices {
            Err(Mismatch::Cards)
        } else if multisets(hidden as u64, values as u64) > MOST_HANDS {
            Err(Mismatch::TooLarge)
        } else {
            Ok(())
        }
    }
}

/// How many multisets of `size` cards of `values` values there are, C(size + values − 1, size).
fn multisets(size: u64, values: u64) -> u64 {
    if size == 0 {
        return 1;
    }
    (1..values).fold(1, |all, step| all * (size + step) / step)
}

fn sum(values: &[Value]) -> i64 {
    // Focus Values end at 10.
    values.iter().map(|value| *value as i64).sum()
}

/// Totals after 0, 1, 2 … focuses of the highest cards first.
pub(super) fn totals(start: i64, per_card: i64, mut hand: Vec<Value>) -> Vec<i64> {
    hand.sort_unstable_by(|one, other| other.cmp(one));
    (0..=hand.len()).map(|focused| start + per_card * sum(&hand[..focused])).collect()
}
