//! The open game searched with alpha-beta cuts, so that it can be stopped and gone on with.
//!
//! Assignments are tried in ascending order and only a strictly better one is kept, so of equally good ones the
//! smallest is found. A cut leaves out only what could at best be as good as something smaller.

use super::ground::{Before, Ground};
use super::{MOST_LINES, Plan, Question, TooLarge, Unit};
use crate::games::l5r_ccg::model::side::Side;

/// One unit being assigned, everything before it fixed.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// What is tried next: 0 home, then the Provinces.
    next: usize,
    /// The attack has at least this already.
    alpha: i64,
    /// The defense allows at most this already.
    beta: i64,
    /// The Province the choice being tried changed, as it was.
    before: Option<Before>,
}

/// A search under way.
#[derive(Clone, Debug)]
pub struct Search {
    ground: Ground,
    units: Vec<Unit>,
    /// Positions of the units still to be assigned, in the order of the stages.
    open: Vec<usize>,
    nodes: Vec<Node>,
    /// No assignment is worth less or more than this.
    bounds: (i64, i64),
    /// For each of `open`, the best known choices of it and all after it.
    best: Vec<Vec<usize>>,
    value: Option<i64>,
}

impl Search {
    /// A search before its first step.
    ///
    /// # Errors
    ///
    /// There are too many ways to assign the units.
    pub fn new(question: &Question) -> Result<Self, TooLarge> {
        let units = question.units.clone();
        let mut open: Vec<usize> = (0..units.len()).filter(|at| units[*at].is_open(question.stage)).collect();
        open.sort_by_key(|at| units[*at].stage());
        let choices = question.strengths.len() as u64 + 1;
        let lines = open.iter().try_fold(1_u64, |lines, _| Some(lines * choices).filter(|lines| *lines <= MOST_LINES));
        lines.ok_or(TooLarge)?;
        let mut ground = Ground::new(&question.strengths, question.weights);
        for unit in units.iter().filter(|unit| !unit.is_open(question.stage)) {
            if let Some(at) = unit.at {
                ground.send(unit, at);
            }
        }
        let value = open.is_empty().then(|| ground.worth());
        let best = vec![vec![0; open.len()]; open.len()];
        let nodes = vec![Node { next: 0, alpha: i64::MIN, beta: i64::MAX, before: None }];
        let bounds = ground.bounds(&units);
        Ok(Self { ground, units, open, nodes, bounds, best, value })
    }

    /// Goes on for about as many steps; the plan, once it is found.
    pub fn advance(&mut self, steps: u64) -> Option<Plan> {
        for _ in 0..steps {
            if let Some(value) = self.value {
                return Some(self.plan(value));
            }
            self.step();
        }
        None
    }

    /// How much of everything is behind it, in whole percent; what need not be looked at is behind it at once.
    pub fn percent(&self) -> u8 {
        let choices = self.ground.provinces() as u64 + 1;
        let (mut behind, mut part) = (0, 1_000_000_u64);
        for (depth, node) in self.nodes.iter().enumerate() {
            // Of the units before the deepest one, the choice that was tried last is still being looked at.
            let under_way = u64::from(depth + 1 < self.nodes.len());
            part /= choices;
            behind += part * (node.next as u64).saturating_sub(under_way);
        }
        u8::try_from(behind / 10_000).unwrap_or(100).min(100)
    }

    /// Tries the next choice of the deepest unit, or gives its result to the unit before it.
    fn step(&mut self) {
        let depth = self.nodes.len() - 1;
        if self.is_settled(depth) {
            self.finish(depth);
            return;
        }
        let node = &mut self.nodes[depth];
        let choice = node.next;
        node.next += 1;
        let below = Node { next: 0, before: None, ..*node };
        node.before = choice.checked_sub(1).map(|at| self.ground.send(&self.units[self.open[depth]], at));
        if depth + 1 < self.open.len() {
            self.nodes.push(below);
        } else {
            let worth = self.ground.worth();
            self.take(depth, worth);
        }
    }

    /// Whether everything was tried, or nothing better can come.
    fn is_settled(&self, depth: usize) -> bool {
        let node = &self.nodes[depth];
        let (least, most) = self.bounds;
        let best_possible = match self.mover(depth) {
            Side::Attack => node.alpha >= most,
            Side::Defense => node.beta <= least,
        };
        best_possible || node.alpha >= node.beta || node.next > self.ground.provinces()
    }

    /// The unit at `depth` is done: its value is what its mover got.
    fn finish(&mut self, depth: usize) {
        let node = self.nodes[depth];
        let value = match self.mover(depth) {
            Side::Attack => node.alpha,
            Side::Defense => node.beta,
        };
        if depth == 0 {
            self.value = Some(value);
            return;
        }
        self.nodes.pop();
        self.take(depth - 1, value);
    }

    /// Takes back the choice being tried at `depth` and keeps it if it is better for its mover.
    fn take(&mut self, depth: usize, value: i64) {
        let mover = self.mover(depth);
        let node = &mut self.nodes[depth];
        let choice = node.next - 1;
        if let Some(before) = node.before.take() {
            self.ground.restore(before);
        }
        let better = match mover {
            Side::Attack => value > node.alpha,
            Side::Defense => value < node.beta,
        };
        if better {
            match mover {
                Side::Attack => node.alpha = value,
                Side::Defense => node.beta = value,
            }
            let (own, below) = self.best.split_at_mut(depth + 1);
            own[depth][depth] = choice;
            if let Some(below) = below.first() {
                own[depth][depth + 1..].copy_from_slice(&below[depth + 1..]);
            }
        }
    }

    fn mover(&self, depth: usize) -> Side {
        self.units[self.open[depth]].side
    }

    fn plan(&self, value: i64) -> Plan {
        let mut line: Vec<Option<usize>> = self.units.iter().map(|unit| unit.at).collect();
        let mut ground = self.ground.clone();
        for (depth, at) in self.open.iter().enumerate() {
            line[*at] = self.best[0][depth].checked_sub(1);
            if let Some(province) = line[*at] {
                ground.send(&self.units[*at], province);
            }
        }
        Plan { value, line, ends: ground.ends() }
    }
}
