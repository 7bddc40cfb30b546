//! The odds of one province, and of all of them for the map: who takes it, what totals there may be, what is needed.

use super::contest::Contest;
use super::fillings::{FACEDOWN, Uses, uses_of};
use super::fog::{Facedown, Fog};
use super::side::{Side, Strike};
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::rules::placement::{Role, Verdict, borders_own};
use crate::games::battle_for_rokugan::rules::resolution::battle::{
    DefenseSum, LION_BLUFF, PhoenixThere, ignores_printed, phoenix_ignores,
};
use crate::kernel::by::By;

/// From how little to how much extra strength [`ProvinceFog::need`] looks.
const EXTRA: usize = 13;

/// How likely a province comes to each end; the chances sum to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcomes {
    /// A raid scorches it.
    pub scorched: f64,
    /// Diplomacy gives it peace.
    pub peace: f64,
    /// Neither, and nobody takes it; an empty one too.
    pub held: f64,
    /// Each player but the controller takes it, in seat order.
    pub taken: Vec<(Clan, f64)>,
}

impl Outcomes {
    /// The chance that its controller loses it.
    pub fn lost(&self) -> f64 {
        self.scorched + self.taken.iter().map(|(_, chance)| chance).sum::<f64>()
    }

    /// The chance that `clan` has what it wants there: to keep control, or to take it (BR-ODD-4).
    pub fn success(&self, clan: Clan) -> f64 {
        let taken = self.taken.iter().find(|(taker, _)| *taker == clan);
        taken.map_or(self.held + self.peace, |(_, chance)| *chance)
    }
}

/// The worst battle that may legally be fought for a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorstBattle {
    /// Who takes it.
    pub attacker: Clan,
    /// With what total.
    pub total: u16,
    /// The defense that counts against this attacker.
    pub defense: u16,
}

/// Totals with their chances, ascending.
pub type Totals = Vec<(u16, f64)>;

/// What lies at one province, ready for questions.
#[derive(Clone, Debug)]
pub struct ProvinceFog<'a> {
    fog: &'a Fog<'a>,
    province: Province,
    controller: Option<Clan>,
    /// The clans but the controller of which a token is aimed at it.
    aimed: Vec<(Clan, Side)>,
    defense: Side,
}

/// Whether no combat token may lie at a province: scorched earth, peace.
pub fn is_closed(board: &Board, province: Province) -> bool {
    matches!(board.special(province), Some(Special::Scorched | Special::Peace))
}

impl<'a> Fog<'a> {
    /// What lies at `province`; nothing where it is closed.
    pub fn at(&'a self, province: Province) -> Option<ProvinceFog<'a>> {
        if is_closed(self.board, province) {
            return None;
        }
        let controller = self.board.controller(province);
        let others = self.board.players().iter().filter(|clan| Some(*clan) != controller);
        let aimed = others.filter_map(|clan| Some((clan, self.side(clan, province, 0)?))).collect();
        let board = DefenseSum::of_board(self.board, province).total();
        let tokens = controller.and_then(|clan| self.side(clan, province, board));
        let defense = tokens.unwrap_or_else(|| Side::fixed(Strike::No, board));
        Some(ProvinceFog { fog: self, province, controller, aimed, defense })
    }

    /// The chance that each controlled province is lost; nothing for the others.
    pub fn danger(&self) -> By<Province, Option<f64>> {
        By::from_fn(|province| {
            self.board.controller(province)?;
            Some(self.at(province).map_or(0.0, |there| there.outcomes().lost()))
        })
    }

    /// What `clan` brings to `province` beside `base`; nothing if no token of it is aimed there.
    fn side(&self, clan: Clan, province: Province, base: u16) -> Option<Side> {
        let known = self.known(clan, province);
        let strike = |uses: &Uses| known.strike(uses);
        let shrouded = self.shrouded.iter().find(|shrouded| shrouded.clan == clan);
        let tokens = shrouded.into_iter().flat_map(|shrouded| &shrouded.tokens);
        let (aimed, elsewhere): (Vec<_>, Vec<_>) = tokens.partition(|token| token.spot.target() == province);
        let Some(shrouded) = shrouded.filter(|_| !aimed.is_empty()) else {
            return known.any().then(|| Side::fixed(strike(&Uses::default()), base + known.total));
        };
        let ways = |tokens: &[&Facedown]| shrouded.fillings.ways(tokens.iter().map(|token| token.kinds.as_slice()));
        let lions = clan == Clan::Lion && self.board.controller(province) == Some(clan);
        let mut side = Side::default();
        for filling in shrouded.fillings.of(&ways(&aimed), &ways(&elsewhere)) {
            let bluff = if lions { LION_BLUFF * u16::from(uses_of(&filling.uses, Kind::Bluff)) } else { 0 };
            let base = usize::from(base + known.total + bluff);
            for (sum, weight) in filling.sums.iter().enumerate().filter(|(_, weight)| **weight > 0.0) {
                side.add(strike(&filling.uses), base + sum, *weight);
            }
        }
        side.normalized()
    }

    /// The legal tokens of `clan` at `province` whose faces are known (BR-A17).
    fn known(&self, clan: Clan, province: Province) -> Known {
        let borders_own = borders_own(self.board, clan, province);
        let mut known = Known { total: 0, uses: Uses::default(), borders_own };
        for (token, verdict) in self.tokens.iter().zip(&self.verdicts).filter(|(token, _)| token.clan == clan) {
            let there = self.tokens.spot(token).is_some_and(|spot| spot.target() == province);
            match (verdict, token.face) {
                (Verdict::Legal(role), Some(face)) if there => known.add(clan, face, *role),
                (Verdict::Legal(_) | Verdict::Illegal(_) | Verdict::Unknown, _) => {}
            }
        }
        known
    }
}

/// What the known tokens of a clan come to at one province.
struct Known {
    total: u16,
    uses: Uses,
    /// Whether the clan controls a province next to it.
    borders_own: bool,
}

impl Known {
    fn add(&mut self, clan: Clan, face: Face, role: Role) {
        self.total += face.weight();
        if face.kind() == Kind::Bluff && role == Role::Defend && clan == Clan::Lion {
            self.total += LION_BLUFF;
        }
        let own = FACEDOWN.iter().zip(&mut self.uses).filter(|(kind, _)| **kind == face.kind());
        own.for_each(|(_, count)| *count += 1);
    }

    /// Whether there is any; a blessing alone is none, it lies on one that is counted or unknown.
    fn any(&self) -> bool {
        self.uses.iter().any(|count| *count > 0)
    }

    /// Whether these and the unknown ones strike before a battle: diplomacy, or a raid that works (BR-RES-3, -4).
    fn strike(&self, unknown: &Uses) -> Strike {
        let has = |kind| uses_of(&self.uses, kind) + uses_of(unknown, kind) > 0;
        if has(Kind::Diplomacy) || has(Kind::Raid) && (self.borders_own || has(Kind::Shinobi)) {
            Strike::Yes
        } else {
            Strike::No
        }
    }
}

impl ProvinceFog<'_> {
    /// How likely each end is.
    pub fn outcomes(&self) -> Outcomes {
        self.battle(&self.aimed, &self.defense.quiet)
    }

    /// The chance of each attack total for the clans but the controller that have a token aimed here, in seat order.
    pub fn totals(&self) -> Vec<(Clan, Totals)> {
        self.aimed.iter().map(|(clan, side)| (*clan, side.totals())).collect()
    }

    /// The chance of each defense, undiscounted.
    pub fn defense(&self) -> Totals {
        self.defense.totals()
    }

    /// The battle that is lost by most; nothing where none can be. Diplomacy and a raid that works leave no battle, so
    /// neither is in its totals; what clans bring is independent, so the highest may meet the lowest.
    pub fn worst(&self, outcomes: &Outcomes) -> Option<WorstBattle> {
        let lowest = total_at(self.defense.quiet.iter().position(|chance| *chance > 0.0)?);
        let highest = |side: &Side| side.quiet.iter().rposition(|chance| *chance > 0.0).map(total_at);
        let can = |clan| outcomes.taken.iter().any(|(taker, chance)| *taker == clan && *chance > 0.0);
        let phoenix = self.aimed.iter().find(|(clan, _)| *clan == Clan::Phoenix);
        let phoenix = match phoenix.and_then(|(_, side)| highest(side)) {
            Some(1..) => PhoenixThere::Attacks,
            Some(0) | None => PhoenixThere::Absent,
        };
        let battle = |(attacker, side): &(Clan, Side)| {
            let ignores = ignores_printed(self.fog.board.rulings(), *attacker, phoenix);
            let defense = lowest.saturating_sub(if ignores { phoenix_ignores(self.province) } else { 0 });
            Some(WorstBattle { attacker: *attacker, total: highest(side)?, defense })
        };
        let lost = self.aimed.iter().filter(|(clan, _)| can(*clan)).filter_map(battle);
        lost.max_by_key(|battle| (i32::from(battle.total) - i32::from(battle.defense), battle.total))
    }

    /// The chance that `clan` keeps or takes the province with 0, 1, … 12 strength more (BR-ODD-4, BR-A18).
    pub fn need(&self, clan: Clan) -> Vec<f64> {
        (0..EXTRA).map(|extra| self.with_extra(clan, extra).success(clan)).collect()
    }

    fn with_extra(&self, clan: Clan, extra: usize) -> Outcomes {
        if self.controller == Some(clan) {
            return self.battle(&self.aimed, &self.defense.with_extra(extra).quiet);
        }
        let mut attackers = self.aimed.clone();
        match attackers.iter_mut().find(|(other, _)| *other == clan) {
            Some((_, side)) => *side = side.with_extra(extra),
            None => attackers.push((clan, Side::fixed(Strike::No, 0).with_extra(extra))),
        }
        self.battle(&attackers, &self.defense.quiet)
    }

    fn battle(&self, attackers: &[(Clan, Side)], defense: &[f64]) -> Outcomes {
        let rulings = self.fog.board.rulings();
        let contest = Contest { rulings, attackers, defense, ignored: phoenix_ignores(self.province) };
        let won = contest.taken();
        let players = self.fog.board.players().iter().filter(|clan| Some(*clan) != self.controller);
        let of = |clan| attackers.iter().zip(&won).find(|((other, _), _)| *other == clan).map_or(0.0, |(_, won)| *won);
        let taken: Vec<_> = players.map(|clan| (clan, of(clan))).collect();
        let no_raid: f64 = attackers.iter().map(|(_, side)| 1.0 - side.strike()).product();
        let (scorched, peace) = (1.0 - no_raid, no_raid * self.defense.strike());
        // Rounding must not make a chance negative.
        let held = (no_raid - peace - won.iter().sum::<f64>()).max(0.0);
        Outcomes { scorched, peace, held, taken }
    }
}

/// A total as the place of its chance tells it: a sum of at most 54 tokens.
fn total_at(place: usize) -> u16 {
    u16::try_from(place).unwrap_or(u16::MAX)
}
