//! What a Combat needs to know of the fighter, whether Champion or Ally.

use crate::games::champions::flags;
use crate::games::champions::model::card::Ranged;
use crate::games::champions::model::effects::{Bonus, Moments};
use crate::games::champions::model::equipment::{Equipment, Use};
use crate::games::champions::model::ids::{Actor, ChampionId, Who};
use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::model::name::Note;
use crate::games::champions::model::quantity::ElementalDice;
use crate::games::champions::model::state::State;
use crate::games::champions::model::technique::{Power, Technique};
use crate::kernel::known::Known;

/// Whether the fighter is Weakened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Strength {
    /// It rolls four dice at most.
    Weakened,
    /// It does not.
    Full,
}

/// The fighter's card and status.
pub(super) struct Profile {
    pub who: Who,
    pub champion: Option<ChampionId>,
    pub keywords: Vec<Keyword>,
    pub melee: Known<ElementalDice>,
    pub ranged: Known<Ranged<ElementalDice>>,
    pub note: Note,
    pub technique: Option<Technique>,
    pub power: Power,
    pub moments: Moments,
    pub bonus: Bonus,
    /// What it carries and uses.
    pub items: Vec<Equipment>,
    pub strength: Strength,
}

impl Profile {
    /// The fighter; nothing where nobody has that number.
    pub fn of(state: &State, actor: Actor) -> Option<Self> {
        match actor {
            Actor::Champion(id) => Some(Self::of_champion(state, id)),
            Actor::Ally(id) => {
                let card = state.ally(id)?.card();
                Some(Self {
                    who: actor.into(),
                    champion: None,
                    keywords: card.keywords.clone(),
                    melee: card.melee,
                    ranged: card.ranged,
                    note: card.note.clone(),
                    technique: None,
                    power: Power::default(),
                    moments: card.moments.clone(),
                    bonus: card.bonus,
                    items: Vec::new(),
                    strength: Strength::Full,
                })
            }
        }
    }

    fn of_champion(state: &State, id: ChampionId) -> Self {
        let champion = state.champion(id);
        let card = champion.card();
        Self {
            who: Who::Champion(id),
            champion: Some(id),
            keywords: card.keywords.clone(),
            melee: card.melee,
            ranged: card.ranged,
            note: card.note.clone(),
            technique: card.technique.clone(),
            power: card.power.unwrap_or_default(),
            moments: card.moments.clone(),
            bonus: Bonus::default(),
            items: champion.equipment().iter().filter(|item| item.used == Use::InUse).cloned().collect(),
            strength: if flags::is_weakened(champion) { Strength::Weakened } else { Strength::Full },
        }
    }

    /// Whether the card has a keyword.
    pub fn has(&self, keyword: &Keyword) -> bool {
        self.keywords.contains(keyword)
    }
}

/// The X of Defense(X); 0 without it.
pub(super) fn defense(keywords: &[Keyword]) -> u8 {
    let value = |keyword: &Keyword| if let Keyword::Defense(value) = keyword { *value } else { 0 };
    keywords.iter().map(value).fold(0, u8::saturating_add)
}
