//! The equilibrium of a zero-sum game of two players: the simplex method on the matrix itself.

/// The best both players can do.
#[derive(Clone, Debug, PartialEq)]
pub struct Equilibrium {
    /// What the row player gets.
    pub value: f64,
    /// How often the row player chooses each row; 0 or more, adding up to 1.
    pub rows: Vec<f64>,
    /// How often the column player chooses each column; 0 or more, adding up to 1.
    pub columns: Vec<f64>,
}

/// Gains and shares below this are nothing but the rounding of 0; the matrix is scaled to 1..=2.
const NOTHING: f64 = 1e-12;
/// Entries below this are no pivots: dividing by them would make rounding errors great.
const PIVOT: f64 = 1e-9;
/// Ratios that differ by less are equal.
const EQUAL: f64 = 1e-11;
/// The most steps for each variable.
const STEPS: usize = 20;
/// A gap between the guarantees of both players that is nothing but rounding, for payoffs between 0 and 1.
const SMALL_GAP: f64 = 1e-11;
/// What entries are rounded to where nothing else helps.
const GRID: f64 = 1e-9;

/// Which variable enters next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entering {
    /// That which gains the most: the fewest steps.
    Steepest,
    /// The first that gains: the surest way out of a circle.
    First,
}

/// The equilibrium of the game in which the row player gets `payoffs[row][column]`.
///
/// The matrix must have a row and a column, and finite entries.
pub fn solve(payoffs: &[Vec<f64>]) -> Equilibrium {
    let least = payoffs.iter().flatten().copied().fold(f64::INFINITY, f64::min);
    let most = payoffs.iter().flatten().copied().fold(f64::NEG_INFINITY, f64::max);
    let spread = if most > least { most - least } else { 1.0 };
    let scaled = |payoff: f64| 1.0 + (payoff - least) / spread;
    let rounded = |payoff: f64| (scaled(payoff) / GRID).round() * GRID;
    // Entries that are all but equal can lead the steps astray; then another rule, or a coarser matrix, finds the way.
    let ways: [(Entering, &dyn Fn(f64) -> f64); 4] = [
        (Entering::Steepest, &scaled),
        (Entering::First, &scaled),
        (Entering::Steepest, &rounded),
        (Entering::First, &rounded),
    ];
    let mut best: Option<(f64, Equilibrium)> = None;
    for (rule, scale) in ways {
        let found = attempt(payoffs, rule, scale);
        if best.as_ref().is_none_or(|(gap, _)| found.0 < *gap) {
            best = Some(found);
        }
        if best.as_ref().is_some_and(|(gap, _)| *gap <= SMALL_GAP * spread) {
            break;
        }
    }
    // Only payoffs that are no numbers have no better than no way.
    best.map_or_else(|| Equilibrium { value: f64::NAN, rows: Vec::new(), columns: Vec::new() }, |(_, found)| found)
}

/// One way to solve the game, and how much the guarantees of both players differ.
fn attempt(payoffs: &[Vec<f64>], rule: Entering, scaled: &dyn Fn(f64) -> f64) -> (f64, Equilibrium) {
    let mut tableau = Tableau::new(payoffs, scaled);
    tableau.optimize(rule);
    let (rows, columns) = (normalized(tableau.duals()), normalized(tableau.primals()));
    let (low, high) = (guaranteed_to_rows(payoffs, &rows), guaranteed_to_columns(payoffs, &columns));
    (high - low, Equilibrium { value: low + (high - low) / 2.0, rows, columns })
}

/// What a mixture of rows gets at least.
pub fn guaranteed_to_rows(payoffs: &[Vec<f64>], rows: &[f64]) -> f64 {
    let columns = 0..payoffs[0].len();
    let against = |column: usize| -> f64 { payoffs.iter().zip(rows).map(|(row, share)| share * row[column]).sum() };
    columns.map(against).fold(f64::INFINITY, f64::min)
}

/// What a mixture of columns concedes at most.
pub fn guaranteed_to_columns(payoffs: &[Vec<f64>], columns: &[f64]) -> f64 {
    let against = |row: &Vec<f64>| -> f64 { row.iter().zip(columns).map(|(payoff, share)| payoff * share).sum() };
    payoffs.iter().map(against).fold(f64::NEG_INFINITY, f64::max)
}

fn normalized(weights: Vec<f64>) -> Vec<f64> {
    let kept: Vec<f64> = weights.into_iter().map(|weight| if weight > NOTHING { weight } else { 0.0 }).collect();
    let sum: f64 = kept.iter().sum();
    kept.into_iter().map(|weight| weight / sum).collect()
}

/// Maximize the sum of the columns' weights with every row's sum at most 1.
///
/// A weight divided by the sum of all is the column's probability, and the dual weights are those of the rows.
/// All entries are positive, so no weight at all is a feasible start and the maximum is finite.
struct Tableau {
    /// One line a row; the last entry is its right side.
    lines: Vec<Vec<f64>>,
    /// What is gained by each variable, last the negative of what is gained so far.
    gains: Vec<f64>,
    /// The variable of each line: a column of the matrix, or beyond them the slack of a row.
    basis: Vec<usize>,
    columns: usize,
}

impl Tableau {
    fn new(payoffs: &[Vec<f64>], scaled: impl Fn(f64) -> f64) -> Self {
        let (rows, columns) = (payoffs.len(), payoffs[0].len());
        let line = |(at, row): (usize, &Vec<f64>)| {
            let slack = (0..rows).map(|other| if other == at { 1.0 } else { 0.0 });
            row.iter().map(|payoff| scaled(*payoff)).chain(slack).chain([1.0]).collect()
        };
        let gains = (0..=columns + rows).map(|at| if at < columns { 1.0 } else { 0.0 }).collect();
        Self {
            lines: payoffs.iter().enumerate().map(line).collect(),
            gains,
            basis: (columns..columns + rows).collect(),
            columns,
        }
    }

    fn optimize(&mut self, rule: Entering) {
        // Far more steps than any game here takes; where rounding alone would go round in a circle, it ends there.
        for _ in 0..STEPS * self.gains.len() {
            let Some(entering) = self.entering(rule) else { return };
            let Some(line) = self.leaving(entering) else { return };
            self.pivot(line, entering);
        }
    }

    fn entering(&self, rule: Entering) -> Option<usize> {
        let mut open = self.gains[..self.gains.len() - 1].iter().enumerate().filter(|(_, gain)| **gain > NOTHING);
        let entering = match rule {
            Entering::Steepest => open.max_by(|one, another| one.1.total_cmp(another.1)),
            Entering::First => open.next(),
        };
        entering.map(|(variable, _)| variable)
    }

    /// The line that stops a variable first; of equal ones that with the greatest entry, which rounds the least.
    fn leaving(&self, entering: usize) -> Option<usize> {
        let entry = |line: usize| self.lines[line][entering];
        let ratio = |line: usize| self.lines[line].last().map_or(0.0, |right| right.max(0.0) / entry(line));
        let open = || (0..self.lines.len()).filter(|line| entry(*line) > PIVOT);
        let first = open().map(ratio).fold(f64::INFINITY, f64::min);
        open()
            .filter(|line| ratio(*line) <= first + EQUAL)
            .max_by(|one, another| entry(*one).total_cmp(&entry(*another)))
    }

    fn pivot(&mut self, line: usize, entering: usize) {
        let by = self.lines[line][entering];
        self.lines[line].iter_mut().for_each(|entry| *entry /= by);
        let pivot = self.lines[line].clone();
        let others = self.lines.iter_mut().enumerate().filter(|(at, _)| *at != line).map(|(_, other)| other);
        for other in others.chain([&mut self.gains]) {
            let times = other[entering];
            if times != 0.0 {
                other.iter_mut().zip(&pivot).for_each(|(entry, own)| *entry -= times * own);
                other[entering] = 0.0;
            }
        }
        self.basis[line] = entering;
    }

    fn primals(&self) -> Vec<f64> {
        let mut weights = vec![0.0; self.columns];
        for (line, variable) in self.lines.iter().zip(&self.basis) {
            if let (Some(weight), Some(right)) = (weights.get_mut(*variable), line.last()) {
                *weight = *right;
            }
        }
        weights
    }

    fn duals(&self) -> Vec<f64> {
        self.gains[self.columns..self.gains.len() - 1].iter().map(|gain| -gain).collect()
    }
}
