//! The signs of the app, one name for each symbol of `style/symbols.svg`, which stands in the page.
//!
//! The sprite belongs to the whole app, so the marks of every game are named here; what a sign means in a game is
//! decided by that game's screens.

macro_rules! signs {
    ($($(#[$doc:meta])* $name:ident => $id:literal,)*) => {
        /// A symbol of the sprite.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Sign {
            $($(#[$doc])* $name,)*
        }

        impl Sign {
            /// Every sign, in the order of the sprite.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// The id of the symbol in the sprite.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)*
                }
            }
        }
    };
}

signs! {
    /// Earth: a square.
    Earth => "el-earth",
    /// Water: a circle.
    Water => "el-water",
    /// Fire: a triangle.
    Fire => "el-fire",
    /// Air: a bowl.
    Air => "el-air",
    /// Void: a jewel, outline only.
    Void => "el-void",
    /// Offensive success: the katana.
    Offensive => "s-off",
    /// Defensive success: the helmet.
    Defensive => "s-def",
    /// Harmony.
    Harmony => "s-harmony",
    /// Secret Technique.
    Technique => "s-technique",
    /// Life.
    Life => "g-life",
    /// Action Points.
    ActionPoints => "g-ap",
    /// Honor.
    Honor => "g-honor",
    /// Ki.
    Ki => "g-ki",
    /// Purity 0: the blossom with 0 petals.
    Purity0 => "g-purity-0",
    /// Purity 1: the blossom with 1 petals.
    Purity1 => "g-purity-1",
    /// Purity 2: the blossom with 2 petals.
    Purity2 => "g-purity-2",
    /// Purity 3: the blossom with 3 petals.
    Purity3 => "g-purity-3",
    /// Purity 4: the blossom with 4 petals.
    Purity4 => "g-purity-4",
    /// Purity 5: the blossom with 5 petals.
    Purity5 => "g-purity-5",
    /// Glory.
    Glory => "g-glory",
    /// Destiny.
    Destiny => "g-destiny",
    /// Imperial Favor.
    ImperialFavor => "g-favor",
    /// Size.
    Size => "g-size",
    /// Weakened.
    Weakened => "st-weakened",
    /// Dishonored.
    Dishonored => "st-dishonored",
    /// Corrupted.
    Corrupted => "st-corrupted",
    /// Eliminated.
    Eliminated => "st-eliminated",
    /// Melee Combat.
    Melee => "a-melee",
    /// Ranged Combat.
    Ranged => "a-ranged",
    /// Investigation.
    Investigation => "a-investigation",
    /// Complex Manipulation.
    ComplexManipulation => "a-complex",
    /// Healing.
    Healing => "a-healing",
    /// Concentration.
    Concentration => "a-concentration",
    /// Movement.
    Movement => "a-move",
    /// Disengagement.
    Disengagement => "a-disengage",
    /// Simple Manipulation.
    SimpleManipulation => "a-simple",
    /// Draw Objectives.
    DrawObjectives => "a-objectives",
    /// Raise Purity.
    RaisePurity => "a-purity",
    /// Focus: reroll.
    Focus => "a-focus",
    /// Deception.
    Deception => "a-deception",
    /// Undo.
    Undo => "u-undo",
    /// Redo: Undo mirrored.
    Redo => "u-redo",
    /// Back.
    Back => "u-back",
    /// Onwards.
    Next => "u-next",
    /// Close.
    Close => "u-close",
    /// Done, good.
    Check => "u-check",
    /// Plus.
    Plus => "u-plus",
    /// Minus.
    Minus => "u-minus",
    /// More.
    More => "u-more",
    /// The board.
    Board => "u-board",
    /// The log, a list.
    Log => "u-log",
    /// Something goes out as a file.
    Out => "u-out",
    /// A file is taken in.
    In => "u-in",
    /// An Elemental Die.
    ElementalDie => "u-die",
    /// An Enemy Die.
    EnemyDie => "u-d6",
    /// Take care.
    Warning => "u-warn",
    /// About this.
    About => "u-info",
    /// Advice: a lamp.
    Advice => "u-advice",
    /// By hand.
    Edit => "u-edit",
    /// Becomes.
    Arrow => "u-arrow",
    /// Opens downwards.
    Down => "u-down",
    /// Settings.
    Gear => "u-gear",
    /// Theme.
    Moon => "u-moon",
    /// Otherwise.
    Swap => "u-swap",
    /// An area of the board.
    Area => "u-area",
    /// A border of the board.
    Border => "u-border",
    /// An exit of the board.
    Exit => "u-exit",
    /// A route.
    Route => "u-route",
    /// Reinforcement, upwards.
    Reinforcement => "u-rein",
    /// A picture.
    Image => "u-image",
    /// Ranged value.
    Bow => "u-bow",
    /// Cover.
    Cover => "u-cover",
    /// A device that lies on the table.
    Tablet => "u-tablet",
    /// A printer.
    Print => "u-print",
    /// The mark of the Crab.
    ClanCrab => "c-crab",
    /// The mark of the Crane.
    ClanCrane => "c-crane",
    /// The mark of the Dragon.
    ClanDragon => "c-dragon",
    /// The mark of the Lion.
    ClanLion => "c-lion",
    /// The mark of the Phoenix.
    ClanPhoenix => "c-phoenix",
    /// The mark of the Scorpion.
    ClanScorpion => "c-scorpion",
    /// The mark of the Unicorn.
    ClanUnicorn => "c-unicorn",
    /// The mark of the Naga.
    ClanNaga => "c-naga",
    /// The mark of the Unaligned.
    ClanUnaligned => "c-unaligned",
    /// The mark of the Shadowlands.
    ClanShadowlands => "c-shadowlands",
    /// Battle for Rokugan: an army.
    TokenArmy => "k-army",
    /// A navy.
    TokenNavy => "k-navy",
    /// A shinobi.
    TokenShinobi => "k-shinobi",
    /// A blessing.
    TokenBlessing => "k-blessing",
    /// Diplomacy.
    TokenDiplomacy => "k-diplomacy",
    /// A raid.
    TokenRaid => "k-raid",
    /// A bluff.
    TokenBluff => "k-bluff",
    /// A faceup control token.
    ControlToken => "k-control",
    /// Scorched earth.
    ScorchedEarth => "k-scorched",
    /// Peace.
    PeaceToken => "k-peace",
    /// The harbor.
    HarborToken => "k-harbor",
    /// A defense token.
    DefenseToken => "k-shield",
    /// A scout.
    Scout => "k-eye",
    /// A secret objective.
    Objective => "k-scroll",
    /// A territory, or the shrine.
    TerritoryGate => "k-terr",
    /// Cards in hand.
    Hand => "x-hand",
    /// The dead.
    Dead => "x-dead",
    /// Fear.
    Fear => "x-fear",
    /// A terrain.
    Terrain => "x-terrain",
    /// Cavalry.
    Horse => "x-horse",
    /// A finger that holds something open.
    Hold => "x-hold",
    /// A duel.
    Duel => "x-duel",
}

impl Sign {
    /// The blossom with that many petals; below 0 it is empty, above 5 it is full.
    pub const fn purity(petals: i32) -> Self {
        match petals {
            i32::MIN..=0 => Self::Purity0,
            1 => Self::Purity1,
            2 => Self::Purity2,
            3 => Self::Purity3,
            4 => Self::Purity4,
            5..=i32::MAX => Self::Purity5,
        }
    }

    /// Where the page holds this sign.
    pub fn href(self) -> String {
        format!("#{}", self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_in_the_sprite_and_every_symbol_has_a_sign() {
        let sprite = include_str!("../../style/symbols.svg");
        for sign in Sign::ALL {
            assert!(sprite.contains(&format!("<symbol id=\"{}\"", sign.as_str())), "{sign:?} is not in the sprite");
        }
        assert_eq!(sprite.matches("<symbol ").count(), Sign::ALL.len(), "a symbol has no sign");
    }
}
