//! Reading printed traits: whether one is there, and what it is worth (BU-TRT, A19).
//!
//! "No value" is 1; the same trait twice counts its highest value; "(+X)" and negative values add up.

use crate::games::bushido::model::warband::Profile;

/// The traits of a model together with those of what it uses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Traits(Vec<String>);

impl Traits {
    /// The traits of a card.
    pub fn of(card: &Profile) -> Self {
        Self(card.traits.clone())
    }

    /// These and those of a weapon.
    #[must_use]
    pub fn with(mut self, weapon: &[String]) -> Self {
        self.0.extend_from_slice(weapon);
        self
    }

    /// Whether `name` is there in any form.
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|text| rest_of(text, name).is_some())
    }

    /// What `name` is worth; nothing where it is not there.
    pub fn value(&self, name: &str) -> Option<i64> {
        self.sum(name, |_| true)
    }

    /// What `name` is worth, or 0.
    pub fn amount(&self, name: &str) -> i64 {
        self.value(name).unwrap_or(0)
    }

    /// What `name [inside]` is worth, or 0: *Prowess [Melee] (1)*.
    pub fn amount_inside(&self, name: &str, inside: &str) -> i64 {
        self.sum(name, |rest| bracketed(rest).is_some_and(|text| text.eq_ignore_ascii_case(inside))).unwrap_or(0)
    }

    /// What stands in the square brackets of `name`, each entry by itself: *Immune [Held, Fire]*.
    pub fn inside(&self, name: &str) -> Vec<String> {
        let texts = self.0.iter().filter_map(|text| rest_of(text, name)).filter_map(bracketed);
        texts.flat_map(|text| text.split(',').map(|one| one.trim().to_owned())).collect()
    }

    /// The two values of *Bleed (X/Y)* and the like: so many markers of such a value.
    pub fn markers(&self, name: &str) -> Option<(u8, u8)> {
        let rest = self.0.iter().find_map(|text| rest_of(text, name))?;
        let text = in_parentheses(rest).unwrap_or("1/1");
        let (count, value) = text.split_once('/').unwrap_or((text, "1"));
        Some((count.trim().parse().unwrap_or(1), value.trim().parse().unwrap_or(1)))
    }

    fn sum(&self, name: &str, wanted: impl Fn(&str) -> bool) -> Option<i64> {
        let rests: Vec<&str> =
            self.0.iter().filter_map(|text| rest_of(text, name)).filter(|rest| wanted(rest)).collect();
        if rests.is_empty() {
            return None;
        }
        let values = rests.iter().map(|rest| in_parentheses(rest).unwrap_or("1"));
        let (mut highest, mut added) = (0, 0);
        for text in values {
            match number(text) {
                Some(Printed::Plain(value)) => highest = value.max(highest),
                Some(Printed::Signed(value)) => added += value,
                None => highest = highest.max(1),
            }
        }
        Some(highest + added)
    }
}

enum Printed {
    Plain(i64),
    Signed(i64),
}

fn number(text: &str) -> Option<Printed> {
    let first = text.split(['/', '"', ',']).next()?.trim();
    let value = first.trim_start_matches('+').replace('\u{2212}', "-").parse().ok()?;
    Some(if first.starts_with('+') || value < 0 { Printed::Signed(value) } else { Printed::Plain(value) })
}

/// What follows the name of a trait; nothing where the text is of another.
fn rest_of<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let rest = text.trim().strip_prefix(name)?;
    let next = rest.chars().next();
    next.is_none_or(|c| c == ' ' || c == '(' || c == '[').then_some(rest)
}

fn bracketed(rest: &str) -> Option<&str> {
    rest.split_once('[')?.1.split_once(']').map(|(inside, _)| inside.trim())
}

fn in_parentheses(rest: &str) -> Option<&str> {
    rest.rsplit_once('(')?.1.split_once(')').map(|(inside, _)| inside.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn traits(texts: &[&str]) -> Traits {
        Traits(texts.iter().map(|text| (*text).to_owned()).collect())
    }

    #[test]
    fn a_trait_without_a_value_is_1_and_the_highest_counts() {
        let own = traits(&["Tough", "Armour (1)", "Armour (2)"]);
        assert_eq!((own.amount("Tough"), own.amount("Armour"), own.value("Parry")), (1, 2, None));
    }

    #[test]
    fn signed_values_add_up() {
        assert_eq!(traits(&["Armour (1)", "Armour (+1)"]).amount("Armour"), 2);
        assert_eq!(traits(&["Spirit (-1)"]).amount("Spirit"), -1);
    }

    #[test]
    fn what_a_trait_is_about_stands_in_brackets() {
        let own = traits(&["Prowess [Melee] (1)", "Immune [Held, Fire]", "Bleed (2/1)"]);
        assert_eq!((own.amount_inside("Prowess", "Melee"), own.amount_inside("Prowess", "Attack")), (1, 0));
        assert_eq!(own.inside("Immune"), ["Held", "Fire"]);
        assert_eq!(own.markers("Bleed"), Some((2, 1)));
        assert!(!traits(&["Fearless"]).has("Fear"));
    }
}
