//! The odds of a province and of the whole map, if every facedown token was placed at random among legal places.

use crate::games::battle_for_rokugan::laid::{At, Laid};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::queries::{hands, spot};
use crate::games::battle_for_rokugan::rules::odds::fog::{Fog, FogFault};
use crate::games::battle_for_rokugan::rules::odds::province::{Outcomes, Totals, WorstBattle};
use crate::games::battle_for_rokugan::state::{State, tokens_of};
use crate::kernel::by::{By, Small};

/// The odds of one province.
#[derive(Clone, Debug, PartialEq)]
pub struct ProvinceOdds {
    /// Which.
    pub province: Province,
    /// Who controls it.
    pub controller: Option<Clan>,
    /// How many tokens aimed at it lie facedown.
    pub facedown: usize,
    /// How it may end.
    pub outcomes: Outcomes,
    /// The chance of each attack total.
    pub totals: Vec<(Clan, Totals)>,
    /// The chance of each defense.
    pub defense: Totals,
    /// The battle that is lost by most; nothing where none can be.
    pub worst: Option<WorstBattle>,
    /// For every clan with something at stake, the chance with 0, 1, … 12 strength more.
    pub need: Vec<(Clan, Vec<f64>)>,
}

/// The odds of a province; nothing where no combat token may lie.
///
/// # Errors
///
/// Why there are none: what the table says of hands cannot be.
pub fn province(state: &State, at: Province) -> Result<Option<ProvinceOdds>, FogFault> {
    let controller = state.board().controller(at);
    asked_of(state, |fog| {
        let there = fog.at(at)?;
        let totals = there.totals();
        let asked = totals.iter().map(|(clan, _)| *clan).chain(controller);
        let need = asked.map(|clan| (clan, there.need(clan))).collect();
        let outcomes = there.outcomes();
        Some(ProvinceOdds {
            province: at,
            controller,
            facedown: facedown_at(state, at).count(),
            worst: there.worst(&outcomes),
            outcomes,
            defense: there.defense(),
            totals,
            need,
        })
    })
}

/// What `ask` finds in the fog. A token that was placed where its clan may have none is discarded whatever it is
/// (BR-A17), so it counts nowhere.
fn asked_of<T>(state: &State, ask: impl Fn(&Fog<'_>) -> T) -> Result<T, FogFault> {
    let (mut laid, hands) = (state.laid().to_vec(), hands(state));
    loop {
        let tokens = tokens_of(state.players(), &laid);
        match Fog::new(state.board(), &tokens, &hands) {
            Ok(fog) => return Ok(ask(&fog)),
            Err(FogFault::Nowhere(at)) if at < laid.len() => {
                let gone = laid.remove(at).id;
                laid.retain(|other| other.at != At::On(gone));
            }
            Err(fault) => return Err(fault),
        }
    }
}

/// The chance that each controlled province is lost.
///
/// # Errors
///
/// Why there are none.
pub fn danger(state: &State) -> Result<By<Province, Option<f64>>, FogFault> {
    asked_of(state, |fog| fog.danger())
}

/// The facedown tokens aimed at a province.
pub fn facedown_at(state: &State, at: Province) -> impl Iterator<Item = &Laid> {
    let aimed = move |laid: &&Laid| spot(state.laid(), laid).is_some_and(|spot| spot.target() == at);
    state.laid().iter().filter(|laid| laid.face.is_none()).filter(aimed)
}

/// The provinces at which facedown tokens are aimed, in map order.
pub fn foggy(state: &State) -> Vec<Province> {
    Province::ALL.iter().copied().filter(|at| facedown_at(state, *at).next().is_some()).collect()
}

/// What counts as certain in a sum of decimals.
const DUST: f64 = 1e-12;

/// A chance in whole percent; never 0 or 100 where it is neither, and never as much as is enough where it is less.
pub fn percent(chance: f64) -> u8 {
    // Between these bounds it fits.
    let rounded = || (chance * 100.0).round() as u8;
    match chance {
        chance if chance <= DUST => 0,
        chance if chance >= 1.0 - DUST => 100,
        chance if is_enough(chance) => rounded().min(99),
        _ => rounded().clamp(1, 79),
    }
}

/// Whether a chance is four in five.
pub fn is_enough(chance: f64) -> bool {
    chance >= 0.8 - DUST
}

/// How much strength a clan needs for a chance of four in five; nothing where twelve are not enough.
pub fn enough(need: &[f64]) -> Option<usize> {
    need.iter().position(|chance| is_enough(*chance))
}
