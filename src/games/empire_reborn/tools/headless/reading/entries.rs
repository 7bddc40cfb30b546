//! Advantages and Disadvantages as documents name them.

use super::{clan, small};
use crate::games::empire_reborn::model::advantage::Advantage;
use crate::games::empire_reborn::model::clan::{Clan, HomeProvince};
use crate::games::empire_reborn::model::disadvantage::Disadvantage;
use crate::games::empire_reborn::model::ring::Ring;
use crate::kernel::document::{DocumentFault, Node};

/// What an entry must say besides its id.
#[derive(Clone, Copy)]
enum Form<T> {
    Plain(T),
    Level(u8, fn(u8) -> T),
    Clan(fn(Clan) -> T),
    Ring(fn(Ring) -> T),
    Province(fn(HomeProvince) -> T),
}

const ADVANTAGES: &[(&str, Form<Advantage>)] = &[
    ("adventurous", Form::Plain(Advantage::Adventurous)),
    ("ambidextrous", Form::Plain(Advantage::Ambidextrous)),
    ("ambition", Form::Plain(Advantage::Ambition)),
    ("ancestral_item", Form::Plain(Advantage::AncestralItem)),
    ("assassin", Form::Plain(Advantage::Assassin)),
    ("bentens_blessing", Form::Plain(Advantage::BentensBlessing)),
    ("different_school", Form::Plain(Advantage::DifferentSchool)),
    ("duplicitous", Form::Plain(Advantage::Duplicitous)),
    ("elemental_attunement", Form::Ring(Advantage::ElementalAttunement)),
    ("exploitative", Form::Plain(Advantage::Exploitative)),
    ("fearless", Form::Plain(Advantage::Fearless)),
    ("inquisitive", Form::Plain(Advantage::Inquisitive)),
    ("know_the_school", Form::Clan(Advantage::KnowTheSchool)),
    ("large", Form::Plain(Advantage::Large)),
    ("lucky", Form::Level(3, Advantage::Lucky)),
    ("minor_school", Form::Plain(Advantage::MinorSchool)),
    ("prodigy", Form::Plain(Advantage::Prodigy)),
    ("strength_of_the_earth", Form::Level(5, Advantage::StrengthOfTheEarth)),
    ("tactician", Form::Plain(Advantage::Tactician)),
    ("way_of_the_land", Form::Province(Advantage::WayOfTheLand)),
];

const DISADVANTAGES: &[(&str, Form<Disadvantage>)] = &[
    ("bentens_curse", Form::Plain(Disadvantage::BentensCurse)),
    ("bitter", Form::Plain(Disadvantage::Bitter)),
    ("brash", Form::Plain(Disadvantage::Brash)),
    ("compulsion", Form::Level(3, Disadvantage::Compulsion)),
    ("cowardly", Form::Plain(Disadvantage::Cowardly)),
    ("elemental_disharmony", Form::Ring(Disadvantage::ElementalDisharmony)),
    ("gaijin_plague", Form::Level(5, Disadvantage::GaijinPlague)),
    ("hatred", Form::Clan(Disadvantage::Hatred)),
    ("lame", Form::Plain(Disadvantage::Lame)),
    ("secret", Form::Plain(Disadvantage::Secret)),
    ("shadowlands_taint", Form::Level(5, Disadvantage::ShadowlandsTaint)),
    ("slow_learner", Form::Plain(Disadvantage::SlowLearner)),
    ("unlucky", Form::Level(3, Disadvantage::Unlucky)),
    ("unschooled", Form::Plain(Disadvantage::Unschooled)),
    ("vengeful", Form::Plain(Disadvantage::Vengeful)),
];

/// An Advantage.
pub(in super::super) fn advantage(node: &Node<'_>) -> Result<Advantage, DocumentFault> {
    entry(node, ADVANTAGES)
}

/// A Disadvantage.
pub(in super::super) fn disadvantage(node: &Node<'_>) -> Result<Disadvantage, DocumentFault> {
    entry(node, DISADVANTAGES)
}

fn entry<T: Copy>(node: &Node<'_>, forms: &[(&str, Form<T>)]) -> Result<T, DocumentFault> {
    let (own, most) = match node.object(&["id", "level", "clan", "ring", "province"])?.required("id")?.choice(forms)? {
        Form::Plain(_) => (None, 1),
        Form::Level(most, _) => (None, most),
        Form::Clan(_) => (Some("clan"), 1),
        Form::Ring(_) => (Some("ring"), 1),
        Form::Province(_) => (Some("province"), 1),
    };
    let allowed: Vec<&str> = ["id", "level"].into_iter().chain(own).collect();
    let object = node.object(&allowed)?;
    let level = object.or("level", 1, |level| small(level, 1..=most))?;
    Ok(match object.required("id")?.choice(forms)? {
        Form::Plain(entry) => entry,
        Form::Level(_, entry) => entry(level),
        Form::Clan(entry) => entry(clan(&object.required("clan")?)?),
        Form::Ring(entry) => entry(object.required("ring")?.choice(Ring::NAMES)?),
        Form::Province(entry) => entry(object.required("province")?.choice(HomeProvince::NAMES)?),
    })
}
