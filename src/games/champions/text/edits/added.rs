//! What cards, items and the scenario added to either side of a Combat: one modifier a side, as its sheet types it in.

use super::number;
use crate::games::champions::combat::fight::{Fight, Modifier};
use crate::kernel::correction::Input;
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// The most a modifier adds or takes away.
const MOST: i16 = 9;

/// One of the numbers of a modifier.
#[derive(Clone, Copy)]
pub(super) struct Added {
    whose: Whose,
    what: What,
}

#[derive(Clone, Copy)]
enum Whose {
    Fighter,
    Enemy,
}

#[derive(Clone, Copy)]
enum What {
    Offence,
    Defence,
    Wounds,
}

/// The numbers of both sides; Wounds past defense only where something was typed for that side.
pub(super) fn added(fight: &Fight) -> Vec<Added> {
    let of = |whose: Whose| {
        let wounds = (!whose.all(fight).is_empty()).then_some(What::Wounds);
        [What::Offence, What::Defence].into_iter().chain(wounds).map(move |what| Added { whose, what })
    };
    of(Whose::Fighter).chain(of(Whose::Enemy)).collect()
}

impl Whose {
    fn all(self, fight: &Fight) -> &[Modifier] {
        match self {
            Self::Fighter => &fight.choices.modifiers,
            Self::Enemy => &fight.choices.enemy_modifiers,
        }
    }

    fn all_mut(self, fight: &mut Fight) -> &mut Vec<Modifier> {
        match self {
            Self::Fighter => &mut fight.choices.modifiers,
            Self::Enemy => &mut fight.choices.enemy_modifiers,
        }
    }
}

impl Added {
    /// What it is called.
    pub(super) fn label(self) -> Line {
        match (self.whose, self.what) {
            (Whose::Fighter, What::Offence) => keys::FIGHT_MORE_OFFENCE,
            (Whose::Fighter, What::Defence) => keys::FIGHT_MORE_DEFENCE,
            (Whose::Fighter, What::Wounds) => keys::FIGHT_MORE_WOUNDS,
            (Whose::Enemy, What::Offence) => keys::FIGHT_FOE_MORE_OFFENCE,
            (Whose::Enemy, What::Defence) => keys::FIGHT_FOE_MORE_DEFENCE,
            (Whose::Enemy, What::Wounds) => keys::FIGHT_FOE_MORE_WOUNDS,
        }
        .into()
    }

    /// What was said.
    pub(super) fn input(self, fight: &Fight) -> Input {
        let one = self.whose.all(fight).first();
        let (value, least) = match self.what {
            What::Offence => (one.map_or(0, |one| one.offence.into()), -MOST),
            What::Defence => (one.map_or(0, |one| one.defence.into()), -MOST),
            What::Wounds => (one.map_or(0, |one| one.wounds.into()), 0),
        };
        number(Some(value), least, MOST)
    }

    /// Says another number, up to its bounds. A modifier that does nothing is none.
    pub(super) fn set(self, fight: &mut Fight, value: i16) {
        let all = self.whose.all_mut(fight);
        if all.is_empty() {
            all.push(Modifier::default());
        }
        let Some(one) = all.first_mut() else { return };
        let by = i8::try_from(value.clamp(-MOST, MOST)).unwrap_or(0);
        match self.what {
            What::Offence => one.offence = by,
            What::Defence => one.defence = by,
            What::Wounds => one.wounds = by.max(0).unsigned_abs(),
        }
        if *one == Modifier::default() {
            all.remove(0);
        }
    }
}
