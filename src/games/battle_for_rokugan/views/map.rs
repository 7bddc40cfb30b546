//! The map: what lies in every province, and every marker with its place on the drawing.

use super::plates::{self, Area};
use crate::games::battle_for_rokugan::content::drawing::{self, Place};
use crate::games::battle_for_rokugan::content::map;
use crate::games::battle_for_rokugan::laid::{At, Laid};
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::control::Control;
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::queries::spot;
use crate::games::battle_for_rokugan::rules::resolution::battle::DefenseSum;
use crate::games::battle_for_rokugan::state::State;
use crate::kernel::by::Small;

/// A province as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct ProvinceView {
    /// Which.
    pub province: Province,
    /// Its control tokens.
    pub control: Option<Control>,
    /// Its special token.
    pub special: Option<Special>,
    /// Its flowers; a 4 honor token covers the printed ones.
    pub flowers: u8,
    /// Its defense before any combat token.
    pub defense: u16,
    /// Whether a clan's capital stands there.
    pub capital: Capital,
}

/// Whether a province is a capital.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capital {
    /// It is.
    Yes,
    /// It is not.
    No,
}

/// A marker as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MarkerView {
    /// The marker.
    pub token: Laid,
    /// Where it lies.
    pub spot: Spot,
    /// The middle of its disc, or of its plate.
    pub at: Place,
    /// The middle of the province it points at; nothing for one in a center, and for a blessing, whose token has the
    /// arrow.
    pub towards: Option<Place>,
}

/// A map.
#[derive(Clone, Debug, PartialEq)]
pub struct MapView {
    /// The provinces, in map order.
    pub provinces: Vec<ProvinceView>,
    /// The markers, those of the centers first, so that no arrow lies under one, and the blessings last; else in the
    /// order in which they were placed.
    pub markers: Vec<MarkerView>,
}

/// The map of a table.
pub fn map(state: &State) -> MapView {
    of(state.board(), state.laid())
}

/// The map of a board with markers.
pub fn of(board: &Board, laid: &[Laid]) -> MapView {
    let provinces: Vec<ProvinceView> = Province::ALL.iter().map(|province| view(board, *province)).collect();
    let mut markers: Vec<MarkerView> = Vec::new();
    for token in laid.iter().filter(|token| !matches!(token.at, At::On(_))) {
        let Some(at) = spot(laid, token) else { continue };
        let beside = markers.iter().filter(|other| other.spot == at).count();
        markers.push(of_token(*token, at, beside));
    }
    let plates = plates(laid, &provinces, &markers);
    markers.sort_by_key(|marker| marker.towards.is_some());
    markers.extend(plates);
    MapView { provinces, markers }
}

/// A token on the board itself, with so many `beside` it.
fn of_token(token: Laid, at: Spot, beside: usize) -> MarkerView {
    // More tokens than fit beside one another lie over one another.
    let step = i16::try_from(beside.min(6)).unwrap_or(0);
    let place = drawing::spot(at);
    let place = match at {
        Spot::Center(_) => Place { x: place.x + 15 * step, y: place.y + step },
        Spot::Border(_) | Spot::Coast(_) => place,
    };
    let towards = match at {
        Spot::Center(_) => None,
        Spot::Border(border) => Some(drawing::mark(border.target())),
        Spot::Coast(coast) => Some(drawing::mark(coast.province())),
    };
    MarkerView { token, spot: at, at: place, towards }
}

/// The plates of the blessings, each beside its token.
fn plates(laid: &[Laid], provinces: &[ProvinceView], tokens: &[MarkerView]) -> Vec<MarkerView> {
    let mut plates: Vec<MarkerView> = Vec::new();
    let mut drawn: Vec<Area> = Vec::new();
    for token in laid {
        let At::On(base) = token.at else { continue };
        let Some(under) = tokens.iter().find(|under| under.token.id == base) else { continue };
        if drawn.is_empty() {
            drawn = plates::rings();
            drawn.extend(provinces.iter().flat_map(plates::of_province));
            drawn.extend(tokens.iter().flat_map(plates::of_token));
        }
        let at = plates::beside(under, &drawn);
        drawn.push(Area::of_plate(at));
        plates.push(MarkerView { token: *token, spot: under.spot, at, towards: None });
    }
    plates
}

fn view(board: &Board, province: Province) -> ProvinceView {
    let facts = map::facts(province);
    let special = board.special(province);
    ProvinceView {
        province,
        control: board.control(province),
        special,
        flowers: if special == Some(Special::Honor4) { 0 } else { facts.flowers },
        defense: DefenseSum::of_board(board, province).total(),
        capital: if facts.capital_of.is_some() { Capital::Yes } else { Capital::No },
    }
}
