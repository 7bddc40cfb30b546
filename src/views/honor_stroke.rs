//! The brush stroke of the honor scale: how far it is inked, and the way to the post at the Threshold.

/// The stroke from left to right.
const STROKE: [Breadth; 15] = [
    Breadth { along: 1.0, upper: 9.7, lower: 9.7 },
    Breadth { along: 2.0, upper: 9.0, lower: 10.2 },
    Breadth { along: 5.0, upper: 8.2, lower: 10.8 },
    Breadth { along: 10.0, upper: 7.2, lower: 11.4 },
    Breadth { along: 20.0, upper: 5.9, lower: 12.0 },
    Breadth { along: 35.0, upper: 4.8, lower: 12.5 },
    Breadth { along: 60.0, upper: 4.1, lower: 12.7 },
    Breadth { along: 110.0, upper: 4.5, lower: 12.3 },
    Breadth { along: 170.0, upper: 3.6, lower: 12.1 },
    Breadth { along: 230.0, upper: 3.9, lower: 12.0 },
    Breadth { along: 270.0, upper: 4.6, lower: 11.3 },
    Breadth { along: 285.0, upper: 5.0, lower: 10.5 },
    Breadth { along: 292.0, upper: 5.7, lower: 9.6 },
    Breadth { along: 296.0, upper: 6.4, lower: 8.7 },
    Breadth { along: 299.0, upper: 7.5, lower: 7.5 },
];
/// Where the post stands: three quarters along, so that there is room above the Threshold.
const POST: f64 = 225.0;
/// The end of the stroke.
pub const END: f64 = 300.0;

/// How much of the stroke is inked.
pub fn inked(have: i32, need: i32) -> f64 {
    if need <= 0 {
        return if have >= need { POST } else { 0.0 };
    }
    (f64::from(have.max(0)) / f64::from(need) * POST).min(END).round()
}

/// The stroke's two edges at one place, in a field of 300 by 18.
#[derive(Clone, Copy, Debug)]
struct Breadth {
    along: f64,
    upper: f64,
    lower: f64,
}

impl Breadth {
    /// The edges at a place on the way to the next place where they are known.
    fn towards(self, next: Self, along: f64) -> Self {
        let part = (along - self.along) / (next.along - self.along);
        let at = |from: f64, to: f64| from + (to - from) * part;
        Self { along, upper: at(self.upper, next.upper), lower: at(self.lower, next.lower) }
    }
}

/// The corners of the stroke as far as it is inked, its upper edge first; none where it is dry.
pub fn stroke(inked: f64) -> String {
    let whole = STROKE.into_iter().take_while(|place| place.along <= inked);
    let ways = STROKE.array_windows().find(|[from, to]| from.along < inked && inked < to.along);
    let end = ways.map(|[from, to]| from.towards(*to, inked));
    let places: Vec<Breadth> = whole.chain(end).collect();
    let upper = places.iter().map(|place| (place.along, place.upper));
    let lower = places.iter().rev().map(|place| (place.along, place.lower));
    let corners: Vec<String> = upper.chain(lower).map(|(along, edge)| format!("{along},{edge:.1}")).collect();
    corners.join(" ")
}

/// The dotted way to the post, or the line of what lies above it.
#[derive(Clone, Debug, PartialEq)]
pub struct Gap {
    /// The class of its line.
    pub class: &'static str,
    /// Where it begins and ends; nowhere at the post itself.
    ends: Option<(f64, f64)>,
}

impl Gap {
    /// The way from where the ink ends.
    pub fn at(ink: f64) -> Self {
        match ink {
            short if short < POST - 4.0 => Self { class: "gap", ends: Some((short + 2.0, POST - 2.0)) },
            above if above > POST + 4.0 => Self { class: "gap over", ends: Some((POST + 2.0, above.min(END - 4.0))) },
            _ => Self { class: "gap", ends: None },
        }
    }

    /// Its path; empty at the post itself.
    pub fn path(&self) -> String {
        self.ends.map_or_else(String::new, |(from, to)| format!("M{from} 8H{to}"))
    }
}

#[cfg(test)]
mod tests {
    use super::{Gap, inked, stroke};

    #[test]
    fn the_ink_ends_at_the_post_when_the_threshold_is_met() {
        assert_eq!(inked(24, 24).to_string(), "225");
        assert_eq!(inked(20, 24).to_string(), "188");
    }

    #[test]
    fn the_ink_is_the_stroke_cut_straight_where_it_ends() {
        assert_eq!(stroke(0.0), "", "dry");
        assert_eq!(stroke(5.0), "1,9.7 2,9.0 5,8.2 5,10.8 2,10.2 1,9.7", "where the edges are known");
        assert_eq!(stroke(3.5), "1,9.7 2,9.0 3.5,8.6 3.5,10.5 2,10.2 1,9.7", "half way between two such places");
        assert!(stroke(300.0).contains("296,6.4 299,7.5 299,7.5 296,8.7"), "all of it comes to a point");
    }

    #[test]
    fn the_way_to_the_post_ends_where_the_ink_meets_it() {
        assert_eq!(Gap::at(188.0).path(), "M190 8H223");
        assert_eq!(Gap::at(225.0).path(), "");
        assert_eq!((Gap::at(300.0).class, Gap::at(300.0).path().as_str()), ("gap over", "M227 8H296"));
    }

    #[test]
    fn honor_below_nought_leaves_the_stroke_dry() {
        assert_eq!(inked(-3, 24).to_string(), "0");
        assert_eq!(inked(99, 24).to_string(), "300");
    }
}
