//! A model on the table: its card, its gauges, its markers, what it did this turn.

use super::condition::Condition;
use crate::games::bushido::model::former::{self, FormerPlaces};
use crate::games::bushido::model::player::Player;
use crate::games::bushido::model::warband::{Card, PrintedLimit, PrintedStatistic, Profile};
use crate::games::bushido::rules::traits::Traits;
use crate::games::bushido::rules::turn::starting::KiLimit;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A model, by its number at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ModelId(pub u16);

impl ModelId {
    /// The model at that place; nothing beyond the last number.
    pub fn at(place: usize) -> Option<Self> {
        u16::try_from(place).ok().map(Self)
    }

    /// Its place among the models.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// Where a model is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// On the table.
    Battlefield,
    /// In play, but not on the table.
    Elsewhere,
    /// Killed.
    Killed,
    /// Out of play otherwise.
    Removed,
}
crate::small!(Standing: Battlefield, Elsewhere, Killed, Removed);

impl Standing {
    /// Whether it counts as a model in play.
    pub const fn is_in_play(self) -> bool {
        match self {
            Self::Battlefield | Self::Elsewhere => true,
            Self::Killed | Self::Removed => false,
        }
    }
}

/// What a model did this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// It ran.
    Ran,
    /// It made a Ranged Attack.
    Shot,
}

/// How long a used box stays used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoxKind {
    /// Until the End Phase.
    Turn,
    /// For the rest of the game.
    Game,
}

impl BoxKind {
    /// The box of a Ki Feat with these limits: "once per turn", "once per game", in words or as letters of rosters.
    pub fn of(limits: &[String]) -> Option<Self> {
        let says = |words: &[&str]| {
            limits.iter().any(|limit| {
                let limit = limit.to_lowercase();
                words.iter().any(|word| limit == *word || limit.contains(&format!("once per {word}")))
            })
        };
        if says(&["game", "opg"]) {
            Some(Self::Game)
        } else if says(&["turn", "opt"]) {
            Some(Self::Turn)
        } else {
            None
        }
    }
}

/// A number of a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gauge {
    /// Marked Wound boxes.
    Wounds,
    /// Ki Tokens.
    Ki,
    /// Activation Counters.
    Counters,
}
crate::small!(Gauge: Wounds, Ki, Counters);

/// A model at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub(in super::super) player: Player,
    pub(in super::super) profile: usize,
    pub(in super::super) name: String,
    pub(in super::super) card: Arc<Profile>,
    pub(in super::super) standing: Standing,
    pub(in super::super) marked: i16,
    pub(in super::super) ki: i16,
    pub(in super::super) counters: i16,
    pub(in super::super) conditions: BTreeMap<Condition, Vec<u8>>,
    pub(in super::super) deeds: BTreeSet<Deed>,
    pub(in super::super) boxes: BTreeSet<(u8, BoxKind)>,
    /// Shots taken with each ranged weapon, for *Ammo*.
    pub(in super::super) shots: BTreeMap<u8, u8>,
}

impl Model {
    /// A model before the first turn: no counters, no Ki but that of a *Kami*.
    pub(in super::super) fn new(player: Player, profile: usize, name: &str, card: Arc<Profile>) -> Self {
        let mut model = Self {
            player,
            profile,
            name: name.to_owned(),
            card,
            standing: Standing::Battlefield,
            marked: 0,
            ki: 0,
            counters: 0,
            conditions: BTreeMap::new(),
            deeds: BTreeSet::new(),
            boxes: BTreeSet::new(),
            shots: BTreeMap::new(),
        };
        model.ki = if model.is_kami() { model.most_ki().unwrap_or(0) } else { 0 };
        model
    }

    /// Gives it another card. Used boxes and shots stay with the Ki Feats and weapons they belong to, wherever those
    /// stand now by what `told` says; where it says nothing, by their names: where as many stand there as before, one
    /// that is called otherwise in its place is the same.
    pub(in super::super) fn enter_card(&mut self, card: Arc<Profile>, told: Option<&FormerPlaces>) {
        let (before, after) = (former::names(self.card()), former::names(&card.card));
        let feat = |place: u8| match told {
            Some(told) => former::now(&told.feats, place),
            None => moved([&before.0, &after.0], place),
        };
        let weapon = |place: u8| match told {
            Some(told) => former::now(&told.ranged_weapons, place),
            None => moved([&before.1, &after.1], place),
        };
        let boxes = self.boxes.iter().filter_map(|(at, kind)| Some((feat(*at)?, *kind))).collect();
        let shots = self.shots.iter().filter_map(|(at, shots)| Some((weapon(*at)?, *shots))).collect();
        (self.boxes, self.shots) = (boxes, shots);
        self.card = card;
    }

    /// Whose card it is.
    pub const fn owner(&self) -> Player {
        self.player
    }

    /// For whom it fights: *Controlled* models change sides.
    pub fn player(&self) -> Player {
        if self.has(Condition::Controlled) { self.player.opponent() } else { self.player }
    }

    /// The place of its card in the Warband.
    pub const fn profile(&self) -> usize {
        self.profile
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its profile card.
    pub fn profile_card(&self) -> &Profile {
        &self.card
    }

    /// The printed values of its card.
    pub fn card(&self) -> &Card {
        &self.card.card
    }

    /// Its traits.
    pub fn traits(&self) -> Traits {
        Traits::of(&self.card)
    }

    /// Where it is.
    pub const fn standing(&self) -> Standing {
        self.standing
    }

    /// A number of it.
    pub const fn gauge(&self, gauge: Gauge) -> i16 {
        match gauge {
            Gauge::Wounds => self.marked,
            Gauge::Ki => self.ki,
            Gauge::Counters => self.counters,
        }
    }

    /// The most a number of it may be; nothing where that is not known or there is no end.
    pub fn most(&self, gauge: Gauge) -> Option<i16> {
        match gauge {
            Gauge::Wounds => self.track(),
            Gauge::Ki => self.most_ki(),
            Gauge::Counters => None,
        }
    }

    /// Its Wound boxes; nothing where its card does not say. Those of a *Kami* are its tokens.
    pub fn track(&self) -> Option<i16> {
        if self.is_kami() { self.most_ki() } else { small(self.card().wounds?) }
    }

    /// Boxes that are free.
    pub fn free_boxes(&self) -> Option<i16> {
        if self.is_kami() { Some(self.ki) } else { self.track().map(|track| (track - self.marked).max(0)) }
    }

    /// Whether so many Wounds more leave it no box (*Last Stand* stays).
    pub fn is_killed_by(&self, wounds: i16) -> bool {
        wounds > 0 && self.free_boxes().is_some_and(|free| free <= wounds) && !self.traits().has("Last Stand")
    }

    /// Whether its tokens are its Wounds.
    pub fn is_kami(&self) -> bool {
        self.traits().has("Kami")
    }

    fn most_ki(&self) -> Option<i16> {
        match self.card().ki_limit? {
            PrintedLimit::Number(most) => small(most),
            PrintedLimit::Communal => Some(0),
            PrintedLimit::Unlimited => None,
        }
    }

    /// Its Ki Limit as the Starting Phase counts it; no Limit where the card does not say.
    pub fn ki_limit(&self) -> KiLimit {
        match self.card().ki_limit {
            Some(PrintedLimit::Number(most)) => KiLimit::Most(most),
            Some(PrintedLimit::Communal) => KiLimit::Communal,
            Some(PrintedLimit::Unlimited) | None => KiLimit::None,
        }
    }

    /// Its Ki Statistic, *Spirit* apart; nothing where its card does not say.
    pub fn ki_statistic(&self) -> Option<i64> {
        match self.card().ki? {
            PrintedStatistic::Number(number) => Some(number),
            PrintedStatistic::Dash => Some(0),
        }
    }

    /// Values of its markers of a state, the highest first.
    pub fn markers(&self, condition: Condition) -> &[u8] {
        self.conditions.get(&condition).map_or(&[], Vec::as_slice)
    }

    /// Whether it has a state.
    pub fn has(&self, condition: Condition) -> bool {
        !self.markers(condition).is_empty()
    }

    /// Its states, in order, with the values of their markers.
    pub fn conditions(&self) -> impl Iterator<Item = (Condition, &[u8])> {
        self.conditions.iter().map(|(condition, values)| (*condition, values.as_slice()))
    }

    /// Whether it did that this turn.
    pub fn did(&self, deed: Deed) -> bool {
        self.deeds.contains(&deed)
    }

    /// Whether the box of a Ki Feat, by its place on the card, is used.
    pub fn is_used(&self, feat: u8) -> bool {
        self.boxes.iter().any(|(used, _)| *used == feat)
    }

    /// Counters the action of a Ki Feat costs: Simple 1, Complex 2; none for one that is no action.
    pub fn feat_counters(&self, feat: u8) -> i16 {
        let timing = self.card().feats.get(usize::from(feat)).and_then(|feat| feat.timing.as_deref()).unwrap_or("");
        match timing.to_lowercase() {
            timing if timing.contains("complex") => 2,
            timing if timing.contains("simple") => 1,
            _ => 0,
        }
    }

    /// Its used boxes.
    pub fn boxes(&self) -> impl Iterator<Item = (u8, BoxKind)> + '_ {
        self.boxes.iter().copied()
    }

    /// Shots taken with a ranged weapon.
    pub fn shots(&self, weapon: u8) -> u8 {
        self.shots.get(&weapon).copied().unwrap_or(0)
    }

    /// Whether it has no counters.
    pub const fn is_exhausted(&self) -> bool {
        self.counters == 0
    }

    /// Whether a marker of the state is refused (*Immune* and what implies it).
    pub fn is_immune(&self, condition: Condition) -> bool {
        let traits = self.traits();
        let implied: &[&str] = match condition {
            Condition::Held => &["Agile", "Intangible"],
            Condition::Immobilised => &["Intangible"],
            Condition::Blind | Condition::Surprised => &["Sixth Sense"],
            Condition::Bleed => &["Soulless", "Kami"],
            Condition::Frightened => &["Soulless", "Fearless"],
            Condition::Poison => &["Soulless", "Kami"],
            Condition::Fire | Condition::Diseased => &["Kami"],
            Condition::Prone => &["Immovable"],
            Condition::Berserk
            | Condition::Controlled
            | Condition::DeathSentence
            | Condition::Disguised
            | Condition::Impetuous
            | Condition::Reload
            | Condition::SpiritBlock
            | Condition::Stunned => &[],
        };
        implied.iter().any(|name| traits.has(name))
            || traits.inside("Immune").iter().any(|name| name.eq_ignore_ascii_case(condition.name()))
    }
}

fn small(number: i64) -> Option<i16> {
    i16::try_from(number).ok()
}

/// The place after of what stood at a place before, by name; nothing where it is gone. Of several of one name each is the
/// one with as many of them before it. A place keeps what is called otherwise only where nothing was added or taken off:
/// else what stands there may be another one that moved up.
fn moved([before, after]: [&[&str]; 2], place: u8) -> Option<u8> {
    let at = usize::from(place);
    let name = before.get(at)?;
    let here = after.get(at);
    if here == Some(name) {
        return Some(place);
    }
    let others = before.iter().take(at).filter(|other| *other == name).count();
    let mut same = after.iter().enumerate().filter(|(_, other)| *other == name).map(|(at, _)| at);
    let there = same.clone().nth(others).or(same.next_back());
    let all_stayed = before.len() == after.len();
    let renamed = || here.filter(|here| all_stayed && !before.contains(here)).map(|_| at);
    u8::try_from(there.or_else(renamed)?).ok()
}
