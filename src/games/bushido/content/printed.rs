//! Traits as cards print them: found by a few letters, taken apart into name and values, put together again.

use super::traits::TRAITS;

/// What a trait prints besides its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Nothing.
    Plain,
    /// "(X)".
    Value,
    /// "(X/Y)": so many markers of such a value.
    Markers,
    /// "[D]".
    About,
    /// "[D] (X)".
    AboutValue,
}

/// Traits with a value.
const VALUES: [&str; 40] = [
    "Adept",
    "Ammo",
    "Armour",
    "Blood of Orochi",
    "Brutal",
    "Chain Weapon",
    "Channel",
    "Courage",
    "Cultist",
    "Disease",
    "Disguise",
    "Disturb Flow",
    "Dodge",
    "Dread",
    "Fear",
    "Feint",
    "Heal",
    "Impetuous",
    "Indomitable",
    "Ki Block",
    "Leadership",
    "Leech",
    "Mettle",
    "Overwhelm",
    "Parry",
    "Pierce",
    "Ranged Defence",
    "Rapid Fire",
    "Regenerate",
    "Reload",
    "Resistance",
    "Rise",
    "Scout",
    "Sharp",
    "Spirit",
    "Tactician",
    "Tough",
    "Unblockable",
    "Willpower",
    "Virtue",
];

/// What a trait prints besides its name.
pub fn shape(name: &str) -> Shape {
    match name {
        "Bleed" | "Fire" | "Poison" => Shape::Markers,
        "Prowess" => Shape::AboutValue,
        "Charging Bonus" | "Command" | "Hatred" | "Immune" | "Order" | "Vengeance" => Shape::About,
        _ if VALUES.contains(&name) => Shape::Value,
        _ => Shape::Plain,
    }
}

/// What a trait may be about where the rules count with it: of any other, or of nothing, nothing would come.
pub fn counted(name: &str) -> &'static [&'static str] {
    if name == "Prowess" { &["Melee", "Attack", "Defence", "Ranged"] } else { &[] }
}

/// The trait of which a card does not say what it is about, although the rules count with that; nothing where it does.
pub fn unsaid(printed: &str) -> Option<&'static str> {
    let printed = Printed::read(printed).filter(|printed| printed.about.is_empty())?;
    matches!(printed.name, "Prowess" | "Immune").then_some(printed.name)
}

/// The traits of which a word begins with what was typed, those that begin with it first.
pub fn found(typed: &str) -> Vec<&'static str> {
    let typed = typed.trim().to_lowercase();
    if typed.is_empty() {
        return Vec::new();
    }
    let rank = |name: &&'static str| {
        let lower = name.to_lowercase();
        let inside = lower.split([' ', '-']).any(|word| word.starts_with(&typed));
        match (lower.starts_with(&typed), inside) {
            (true, _) => Some((0, *name)),
            (false, true) => Some((1, *name)),
            (false, false) => None,
        }
    };
    let mut all: Vec<(u8, &'static str)> = TRAITS.iter().filter_map(rank).collect();
    all.sort_unstable();
    all.into_iter().map(|(_, name)| name).collect()
}

/// The trait that a card prints there, whatever its values.
pub fn named(printed: &str) -> Option<&'static str> {
    let of = |name: &&&'static str| {
        let rest = printed.trim().strip_prefix(**name);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '(', '[']))
    };
    TRAITS.iter().filter(of).max_by_key(|name| name.len()).copied()
}

/// A trait taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// Which.
    pub name: &'static str,
    /// What it is about, where it is about something.
    pub about: String,
    /// Its value, or markers and their value.
    pub values: [i32; 2],
}

impl Printed {
    /// That trait with the least values.
    pub const fn new(name: &'static str) -> Self {
        Self { name, about: String::new(), values: [1, 1] }
    }

    /// A trait as a card prints it; nothing where it prints something that would not come back the same.
    pub fn read(printed: &str) -> Option<Self> {
        let printed = printed.trim();
        let name = named(printed)?;
        let rest = printed[name.len()..].trim();
        let (about, rest) = match rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            Some((about, rest)) => (about.trim().to_owned(), rest.trim()),
            None => (String::new(), rest),
        };
        let inside = rest.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or("1");
        let mut numbers = inside.split('/').map(|text| text.trim().parse().ok());
        let values = [numbers.next()??, numbers.next().unwrap_or(Some(1))?];
        let read = Self { name, about, values };
        (read.text() == printed).then_some(read)
    }

    /// As a card prints it.
    pub fn text(&self) -> String {
        let Self { name, about, values: [value, second] } = self;
        match shape(name) {
            Shape::Plain => (*name).to_owned(),
            Shape::Value => format!("{name} ({value})"),
            Shape::Markers => format!("{name} ({value}/{second})"),
            Shape::About => format!("{name} [{about}]"),
            Shape::AboutValue => format!("{name} [{about}] ({value})"),
        }
    }
}
