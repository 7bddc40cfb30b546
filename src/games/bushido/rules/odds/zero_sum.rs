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

/// Entries of the tableau below this are nothing but the rounding of 0; the matrix is scaled to 1..=2.
const NOTHING: f64 = 1e-11;

/// The equilibrium of the game in which the row player gets `payoffs[row][column]`.
///
/// The matrix must have a row and a column, and finite entries.
pub fn solve(payoffs: &[Vec<f64>]) -> Equilibrium {
    let least = payoffs.iter().flatten().copied().fold(f64::INFINITY, f64::min);
    let most = payoffs.iter().flatten().copied().fold(f64::NEG_INFINITY, f64::max);
    let spread = if most > least { most - least } else { 1.0 };
    let mut tableau = Tableau::new(payoffs, |payoff| 1.0 + (payoff - least) / spread);
    tableau.optimize();
    let (rows, columns) = (normalized(tableau.duals()), normalized(tableau.primals()));
    let value = (guaranteed_to_rows(payoffs, &rows) + guaranteed_to_columns(payoffs, &columns)) / 2.0;
    Equilibrium { value, rows, columns }
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

    fn optimize(&mut self) {
        // Bland's rule from the first step: the lowest variable enters and leaves, so no basis comes twice.
        while let Some(entering) = self.gains[..self.gains.len() - 1].iter().position(|gain| *gain > NOTHING) {
            let Some(line) = self.leaving(entering) else { return };
            self.pivot(line, entering);
        }
    }

    fn leaving(&self, entering: usize) -> Option<usize> {
        let ratio = |line: usize| self.lines[line].last().map_or(0.0, |right| right / self.lines[line][entering]);
        let open = (0..self.lines.len()).filter(|line| self.lines[*line][entering] > NOTHING);
        open.min_by(|one, another| {
            ratio(*one).total_cmp(&ratio(*another)).then(self.basis[*one].cmp(&self.basis[*another]))
        })
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
