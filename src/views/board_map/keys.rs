//! What keys ask for on the map, and which area an arrow leads to.

use super::view::{AreaLook, MapView};

/// How many times farther a place counts for lying aside than for lying ahead.
const ASIDE: f64 = 2.0;

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Asked {
    /// The next area so far to the right and down.
    Go(f64, f64),
    /// A tap on the area that was reached.
    Tap,
    /// A larger board.
    Nearer,
    /// A smaller one.
    Farther,
    /// No area any more.
    Leave,
}

/// What a key asks for by its name; nothing for a key that means nothing here.
pub fn asked(key: &str) -> Option<Asked> {
    Some(match key {
        "ArrowLeft" => Asked::Go(-1.0, 0.0),
        "ArrowRight" => Asked::Go(1.0, 0.0),
        "ArrowUp" => Asked::Go(0.0, -1.0),
        "ArrowDown" => Asked::Go(0.0, 1.0),
        "Enter" | " " => Asked::Tap,
        "+" => Asked::Nearer,
        "-" | "−" => Asked::Farther,
        "Escape" => Asked::Leave,
        _ => return None,
    })
}

/// Where the keyboard begins: at what the screen is about, else at what it frames, else at the first of the list.
pub fn first(view: &MapView) -> Option<usize> {
    let chosen = view.areas.iter().position(|area| area.look == AreaLook::Chosen);
    let framed = || view.frame.first().copied().filter(|area| *area < view.areas.len());
    chosen.or_else(framed).or_else(|| (!view.areas.is_empty()).then_some(0))
}

/// The nearest area in a direction: rather straight ahead than near.
pub fn next(view: &MapView, from: usize, (right, down): (f64, f64)) -> Option<usize> {
    let (x, y) = view.middle(from);
    let far = |area: usize| {
        let (to_x, to_y) = view.middle(area);
        let (dx, dy) = (to_x - x, to_y - y);
        let ahead = dx.mul_add(right, dy * down);
        let aside = dx.mul_add(down, dy * right).abs();
        (ahead > 0.0 && aside <= ASIDE * ahead).then(|| ASIDE.mul_add(aside, ahead))
    };
    let all = (0..view.areas.len()).filter(|area| *area != from).filter_map(|area| Some((area, far(area)?)));
    all.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(area, _)| area)
}

#[cfg(test)]
mod tests {
    use super::super::view::{Ground, MapArea, Spot};
    use super::*;

    /// Gate above, Kitchen at the left, Hall in the middle, Garden far to the right and a little lower.
    fn board() -> MapView {
        let area = |(x, y): (f64, f64)| MapArea {
            spot: Spot { x, y },
            label: String::new(),
            look: AreaLook::Plain,
            marks: Vec::new(),
            tags: Vec::new(),
        };
        let areas = [(0.5, 0.1), (0.2, 0.5), (0.5, 0.5), (0.9, 0.6)].map(area).to_vec();
        MapView { areas, ..MapView::bare(Ground::Plain(1.0)) }
    }

    #[test]
    fn an_arrow_leads_to_the_area_that_lies_there() {
        let view = board();
        assert_eq!(next(&view, 2, (-1.0, 0.0)), Some(1));
        assert_eq!(next(&view, 2, (1.0, 0.0)), Some(3));
        assert_eq!(next(&view, 2, (0.0, -1.0)), Some(0));
        assert_eq!(next(&view, 0, (0.0, 1.0)), Some(2));
        assert_eq!(next(&view, 0, (0.0, -1.0)), None, "nothing lies above the gate");
    }

    #[test]
    fn the_keyboard_begins_where_the_screen_looks() {
        let mut view = board();
        assert_eq!(first(&view), Some(0));
        view.frame = vec![3];
        assert_eq!(first(&view), Some(3));
        view.areas[1].look = AreaLook::Chosen;
        assert_eq!(first(&view), Some(1));
        view.areas.clear();
        assert_eq!(first(&view), None, "an empty board has no place to begin at");
    }
}
