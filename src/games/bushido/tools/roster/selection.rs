//! Selections of a roster: their categories, profiles, costs and inner selections. Names are local ones, of any
//! namespace.

use super::fault;
use crate::games::bushido::model::warband::{Carried, SpecialKind};
use crate::kernel::document::DocumentFault;
use roxmltree::Node;

/// Endings of categories that make a selection a special card.
const SPECIALS: [(&str, SpecialKind); 5] = [
    ("Event Cards", SpecialKind::Event),
    ("Enhancement Cards", SpecialKind::Enhancement),
    (EQUIPMENT, SpecialKind::Enhancement),
    ("Terrain Cards", SpecialKind::Terrain),
    ("Communal Cards", SpecialKind::Communal),
];
const EQUIPMENT: &str = "Equipment Cards";
const THEME: &str = "Theme Cards";
/// The most of one selection.
const MOST: usize = 1000;

/// Whether a node is an element of this local name.
pub fn is(node: Node, name: &str) -> bool {
    node.is_element() && node.tag_name().name() == name
}

/// An attribute without blanks around it; empty where there is none.
pub fn trimmed(attribute: Option<&str>) -> &str {
    attribute.unwrap_or("").trim()
}

/// The elements `inner` in the lists `outer` that are children of a node.
pub fn listed<'a, 'input>(
    node: Node<'a, 'input>,
    outer: &'static str,
    inner: &'static str,
) -> impl Iterator<Item = Node<'a, 'input>> {
    let lists = node.children().filter(move |list| is(*list, outer));
    lists.flat_map(|list| list.children()).filter(move |item| is(*item, inner))
}

/// The Rice among the costs of a node itself, where it has any.
pub fn rice_of(node: Node, outer: &'static str, inner: &'static str) -> Option<i64> {
    let named = listed(node, outer, inner).filter(|cost| trimmed(cost.attribute("name")) == "Rice");
    named.map(|cost| whole(trimmed(cost.attribute("value")))).fold(None, |sum, cost| Some(sum.unwrap_or(0) + cost?))
}

/// A decimal number without its fraction.
fn whole(text: &str) -> Option<i64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = fraction.chars().all(|c| c.is_ascii_digit());
    whole.parse::<i64>().ok().filter(|number| digits && number.abs() <= 1_000_000)
}

/// A selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selection<'a, 'input>(Node<'a, 'input>);

impl<'a, 'input> Selection<'a, 'input> {
    /// The selections of a force.
    pub fn direct(force: Node<'a, 'input>) -> impl Iterator<Item = Self> {
        listed(force, "selections", "selection").map(Self)
    }

    /// Its name.
    pub fn name(self) -> &'a str {
        trimmed(self.0.attribute("name"))
    }

    /// How many of it there are.
    ///
    /// # Errors
    ///
    /// None, more than anybody has, or no number.
    pub fn number(self) -> Result<usize, DocumentFault> {
        let Some(text) = self.0.attribute("number") else { return Ok(1) };
        let number = text.trim().parse::<usize>().ok().filter(|number| (1..=MOST).contains(number));
        number.ok_or_else(|| fault("roster", format!("{text:?} of {:?} are not from 1 to {MOST}", self.name())))
    }

    /// Names of its own categories.
    pub fn categories(self) -> impl Iterator<Item = &'a str> {
        listed(self.0, "categories", "category").map(|category| trimmed(category.attribute("name")))
    }

    /// Its own profiles.
    pub fn profiles(self) -> impl Iterator<Item = Profile<'a, 'input>> {
        listed(self.0, "profiles", "profile").map(Profile)
    }

    /// What kind of special card it is, if it is one but a Theme.
    pub fn special_kind(self) -> Option<SpecialKind> {
        let of_category = |category: &str| SPECIALS.iter().find(|(ending, _)| category.ends_with(ending));
        self.categories().find_map(of_category).map(|(_, kind)| *kind)
    }

    /// Whether it is something a model carries.
    pub fn carried(self) -> Carried {
        if self.categories().any(|category| category.ends_with(EQUIPMENT)) { Carried::Equipment } else { Carried::No }
    }

    /// Whether it is a Theme card.
    pub fn is_theme(self) -> bool {
        self.special_kind().is_none() && self.categories().any(|category| category.ends_with(THEME))
    }

    /// Whether it is a special card of any kind, a Theme too.
    pub fn is_special(self) -> bool {
        self.special_kind().is_some() || self.is_theme()
    }

    /// It and all selections inside it, in the order of the document.
    pub fn with_inner(self) -> impl Iterator<Item = Self> {
        self.0.descendants().filter(|node| is(*node, "selection")).map(Self)
    }

    /// It and all selections inside it that are not part of a special card, in the order of the document.
    pub fn without_specials(self) -> Vec<Self> {
        let mut found = vec![self];
        let mut open: Vec<Self> = self.children();
        open.reverse();
        while let Some(next) = open.pop() {
            if !next.is_special() {
                found.push(next);
                open.extend(next.children().into_iter().rev());
            }
        }
        found
    }

    fn children(self) -> Vec<Self> {
        listed(self.0, "selections", "selection").map(Self).collect()
    }

    /// The selections it is inside of, the nearest first.
    pub fn outer(self) -> impl Iterator<Item = Self> {
        self.0.ancestors().skip(1).filter(|node| is(*node, "selection")).map(Self)
    }

    /// The Rice of its own costs.
    pub fn own_rice(self) -> i64 {
        rice_of(self.0, "costs", "cost").unwrap_or(0)
    }

    /// The Faction of the card: Ronin by its categories, or the Warband's.
    pub fn faction(self, of_warband: &str) -> String {
        if self.categories().any(|category| category.starts_with("Ronin ")) { "Ronin" } else { of_warband }.to_owned()
    }
}

/// A profile of a selection: named characteristics of some type.
#[derive(Clone, Copy, Debug)]
pub struct Profile<'a, 'input>(Node<'a, 'input>);

impl<'a> Profile<'a, '_> {
    /// Its name.
    pub fn name(self) -> &'a str {
        trimmed(self.0.attribute("name"))
    }

    /// The name of its type.
    pub fn kind(self) -> &'a str {
        trimmed(self.0.attribute("typeName"))
    }

    /// The text of a characteristic, without blanks around it; empty where there is none.
    pub fn characteristic(self, name: &str) -> String {
        self.characteristic_where(|one| one == name)
    }

    /// The text of the first characteristic whose name fits.
    pub fn characteristic_where(self, fits: impl Fn(&str) -> bool) -> String {
        let mut all = listed(self.0, "characteristics", "characteristic");
        let found = all.find(|one| fits(trimmed(one.attribute("name"))));
        let text: String = found.into_iter().flat_map(|one| one.descendants()).filter_map(text_of).collect();
        text.trim().to_owned()
    }
}

fn text_of<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    if node.is_text() { node.text() } else { None }
}
