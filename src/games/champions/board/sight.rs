//! Line of Sight (CH-LOS; rulebook p. 26–27).

use super::area::{AreaId, Cover, Height};
use super::border::BorderKind;
use super::map::Board;
use serde::{Deserialize, Serialize};

/// How well somebody sees somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sight {
    /// Every border on the way counts as single.
    Direct,
    /// The target has Cover.
    Indirect,
}

/// How borders count for somebody who looks across them. Saved on cards: variants are added, never renamed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Borders {
    /// As they are printed.
    #[default]
    AsPrinted,
    /// All but the red ones as single (Skeleton Archer).
    AsSingle,
}

impl Borders {
    /// Whether no ability changes how they count.
    pub fn are_as_printed(&self) -> bool {
        *self == Self::AsPrinted
    }
}

/// Somebody who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eye {
    /// The most borders it looks across without high ground: 2, in a Battle 3.
    pub range: u8,
    /// How borders count for it.
    pub borders: Borders,
}

/// Whether high ground helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ground {
    High,
    Even,
}

/// What one border does to a path of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counts {
    /// Nothing.
    Free,
    /// It is one of the few that are allowed.
    Once,
    /// It ends it.
    Barred,
}

/// Which paths are looked along.
#[derive(Clone, Copy, Debug)]
struct Rule {
    eye: Eye,
    ground: Ground,
    sight: Sight,
}

impl Rule {
    fn steps(self) -> u8 {
        match self.ground {
            Ground::High => self.eye.range + 1,
            Ground::Even => self.eye.range,
        }
    }

    /// How many borders of those that count once a path may cross: none may be double for Direct, one for Indirect,
    /// and the first counts as single on high ground.
    fn spare(self) -> u8 {
        let heavy = match self.sight {
            Sight::Direct => 0,
            Sight::Indirect => 1,
        };
        match self.ground {
            Ground::High => heavy + 1,
            Ground::Even => heavy,
        }
    }

    fn counts(self, kind: BorderKind) -> Counts {
        let printed = self.eye.borders == Borders::AsPrinted;
        match kind {
            BorderKind::Red => Counts::Barred,
            _ if !printed => Counts::Free,
            BorderKind::Single => Counts::Free,
            BorderKind::Double | BorderKind::DottedDouble => Counts::Once,
            BorderKind::Split if self.ground == Ground::High => Counts::Free,
            BorderKind::Split => Counts::Once,
            BorderKind::Dotted if self.sight == Sight::Direct => Counts::Barred,
            BorderKind::Dotted => Counts::Free,
        }
    }
}

/// What can be seen from an area by one rule; sight is the same in both directions as long as the ground is.
struct Field {
    /// For each area how many borders of those that count once a path to it crosses; nothing where no path leads.
    crossed: Vec<Option<u8>>,
}

impl Field {
    fn around(board: &Board, centre: AreaId, rule: Rule) -> Self {
        let mut crossed = vec![None; board.areas().len()];
        crossed[centre.index()] = Some(0);
        let mut edge = vec![(centre, 0)];
        for _ in 0..rule.steps() {
            let mut beyond = Vec::new();
            for &(area, so_far) in &edge {
                for &(next, kind) in board.neighbours(area) {
                    let now = match rule.counts(kind) {
                        Counts::Free => so_far,
                        Counts::Once => so_far + 1,
                        Counts::Barred => continue,
                    };
                    let best: &mut Option<u8> = &mut crossed[next.index()];
                    if now <= rule.spare() && best.is_none_or(|best| now < best) {
                        *best = Some(now);
                        beyond.push((next, now));
                    }
                }
            }
            edge = beyond;
        }
        Self { crossed }
    }

    fn holds(&self, area: AreaId) -> bool {
        self.crossed[area.index()].is_some()
    }
}

impl Board {
    /// What somebody in `from` sees of somebody in `to`; the best path counts. Its own area lies in Direct Line of
    /// Sight, though nobody shoots there.
    pub fn line_of_sight(&self, eye: Eye, from: AreaId, to: AreaId) -> Option<Sight> {
        let ground = self.ground(from, to);
        let sees = |sight| Field::around(self, from, Rule { eye, ground, sight }).holds(to);
        [Sight::Direct, Sight::Indirect].into_iter().find(|&sight| sees(sight))
    }

    /// The areas from which somebody sees somebody in `target`, Directly or not, `target` itself apart.
    pub fn in_sight_of(&self, eye: Eye, target: AreaId) -> Vec<AreaId> {
        let field = |ground| Field::around(self, target, Rule { eye, ground, sight: Sight::Indirect });
        let (even, high) = (field(Ground::Even), field(Ground::High));
        let sees = |from: AreaId| match self.ground(from, target) {
            Ground::Even => even.holds(from),
            Ground::High => high.holds(from),
        };
        self.area_ids().filter(|&from| from != target && sees(from)).collect()
    }

    /// High ground helps from an Elevated area against one that is neither Elevated nor indoors.
    fn ground(&self, from: AreaId, to: AreaId) -> Ground {
        let (from, to) = (self.area(from), self.area(to));
        let helps = from.height == Height::Elevated && to.height == Height::Level && to.cover == Cover::Outdoor;
        if helps { Ground::High } else { Ground::Even }
    }
}
