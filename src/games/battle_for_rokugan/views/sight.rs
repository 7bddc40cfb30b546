//! What part of the map is seen: all of it, or nearer, never beyond its edges. In units of the drawing.

/// The drawing: its left and upper edge, its width and height.
const WHOLE: (f64, f64, f64, f64) = (0.0, -4.0, 390.0, 500.0);
/// How near the map can be brought.
const NEAREST: f64 = 4.0;

/// The part of the map that is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sight {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// How many times larger than the whole it stands there, 1 to 4.
    pub scale: f64,
}

impl Sight {
    /// All of it.
    pub const WHOLE: Self = Self { x: WHOLE.0, y: WHOLE.1, scale: 1.0 };

    /// Whether it is all of it.
    pub fn is_whole(self) -> bool {
        self.scale <= 1.0
    }

    /// How wide the part is.
    pub fn width(self) -> f64 {
        WHOLE.2 / self.scale
    }

    /// How high the part is.
    pub fn height(self) -> f64 {
        WHOLE.3 / self.scale
    }

    /// So many times nearer, while the spot `around` of the part stays where it is: shares of its width and height.
    #[must_use]
    pub fn nearer(self, factor: f64, around: (f64, f64)) -> Self {
        let scale = (self.scale * factor).clamp(1.0, NEAREST);
        let (width, height) = (self.width(), self.height());
        let after = Self { scale, ..self };
        let x = self.x + (width - after.width()) * around.0;
        let y = self.y + (height - after.height()) * around.1;
        Self { x, y, scale }.within()
    }

    /// Moved by so many shares of its width and height, as a finger moves the paper.
    #[must_use]
    pub fn moved(self, by: (f64, f64)) -> Self {
        Self { x: self.x - by.0 * self.width(), y: self.y - by.1 * self.height(), ..self }.within()
    }

    fn within(self) -> Self {
        let (right, lower) = (WHOLE.0 + WHOLE.2 - self.width(), WHOLE.1 + WHOLE.3 - self.height());
        Self { x: self.x.clamp(WHOLE.0, right.max(WHOLE.0)), y: self.y.clamp(WHOLE.1, lower.max(WHOLE.1)), ..self }
    }

    /// As a picture says it.
    pub fn view_box(self) -> String {
        format!("{:.2} {:.2} {:.2} {:.2}", self.x, self.y, self.width(), self.height())
    }
}

#[cfg(test)]
mod tests {
    use super::Sight;

    #[test]
    fn the_map_comes_nearer_around_the_fingers_and_never_leaves_its_edges() {
        let near = Sight::WHOLE.nearer(2.0, (0.5, 0.5));
        assert_eq!(near.view_box(), "97.50 121.00 195.00 250.00");
        assert_eq!(near.nearer(0.5, (0.5, 0.5)), Sight::WHOLE, "and goes back the same way");
        let corner = Sight::WHOLE.nearer(4.0, (0.0, 0.0));
        assert_eq!(corner.view_box(), "0.00 -4.00 97.50 125.00");
        assert_eq!(corner.moved((1.0, 1.0)), corner, "the edge of the map is its end");
        assert!(corner.moved((-0.5, 0.0)).x > corner.x, "the paper follows the finger");
        assert!(Sight::WHOLE.nearer(0.5, (0.5, 0.5)).is_whole());
        assert_eq!(Sight::WHOLE.nearer(100.0, (1.0, 1.0)), Sight::WHOLE.nearer(4.0, (1.0, 1.0)));
        assert_eq!(Sight::WHOLE.view_box(), "0.00 -4.00 390.00 500.00");
    }
}
