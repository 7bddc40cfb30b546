//! The colours a sign may carry. A colour means one thing and never stands without a shape or a word.

/// The meaning of a colour; the theme decides how it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    /// The ink around it.
    Ink,
    /// Life.
    Life,
    /// Action Points.
    ActionPoints,
    /// Honor, and the Imperial Favor.
    Honor,
    /// Ki.
    Ki,
    /// Purity.
    Purity,
    /// Glory.
    Glory,
    /// The Element Air.
    Air,
    /// The Element Earth.
    Earth,
    /// The Element Fire.
    Fire,
    /// The Element Water.
    Water,
    /// The Element Void.
    Void,
    /// Something went well.
    Good,
    /// Something is amiss.
    Bad,
    /// Something wants care.
    Caution,
}

impl Tint {
    /// The class that carries the colour; empty where the ink stays.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ink => "",
            Self::Life => "g-life",
            Self::ActionPoints => "g-ap",
            Self::Honor => "g-honor",
            Self::Ki => "g-ki",
            Self::Purity => "g-purity",
            Self::Glory => "g-glory",
            Self::Air => "c-air",
            Self::Earth => "c-earth",
            Self::Fire => "c-fire",
            Self::Water => "c-water",
            Self::Void => "c-void",
            Self::Good => "good",
            Self::Bad => "bad",
            Self::Caution => "caution",
        }
    }
}
