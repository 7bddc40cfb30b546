//! The chance that each province is lost, as the map shows it.

use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::views::odds::{danger as chances, percent};
use crate::kernel::by::Small;
use crate::ui::games::battle_for_rokugan::map::Extra;

/// A number where there is any danger, and darker the more there is; nothing where no chances stand.
pub fn danger(state: &State) -> Extra {
    let Ok(danger) = chances(state) else { return Extra::default() };
    let all = Province::ALL.iter().copied();
    let shades: Vec<_> = all.filter_map(|at| danger.get(at).map(|chance| (at, percent(chance)))).collect();
    let figures = shades.iter().filter(|(_, chance)| *chance > 0);
    let figures = figures.map(|(at, chance)| (*at, format!("{chance}%"))).collect::<Vec<_>>();
    // Without any danger the numbers of faceup tokens would come back.
    let figures = if figures.is_empty() { vec![(Province::ShadowlandsSouth, String::new())] } else { figures };
    Extra { figures, shades, ..Extra::default() }
}
