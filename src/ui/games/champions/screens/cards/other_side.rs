//! The Enemy or Boss card that a Champion's or an Ally's card is linked with, as it stands in the form.

use super::half_typed::Slot;
use crate::games::champions::model::name::Name;
use crate::games::champions::model::other_side::OtherSide;
use crate::ui::components::select::Select;
use crate::ui::games::champions::cards::Cards;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Which card it is, and how it was known before.
#[derive(Clone, Copy)]
pub(super) struct SideEntry {
    chosen: RwSignal<Option<Name>>,
    before: StoredValue<Option<OtherSide>>,
}

impl SideEntry {
    /// The link of a card.
    pub fn new(side: Option<&OtherSide>) -> Self {
        let chosen = RwSignal::new(side.map(|side| side.name().clone()));
        Self { chosen, before: StoredValue::new(side.cloned()) }
    }

    /// The link, to be kept.
    pub fn slot(self) -> Slot {
        Slot::of(self.chosen)
    }

    /// The link as a table takes it: with the card, where one of that name is known.
    pub fn read(self, cards: Cards) -> Option<OtherSide> {
        let name = self.chosen.get()?;
        let before = self.before.get_value().filter(|before| *before.name() == name);
        let mut side = Some(before.unwrap_or(OtherSide::Named(name)));
        cards.catalogue.with(|catalogue| catalogue.turn(&mut side));
        side
    }

    /// The list of Enemy and Boss cards.
    pub fn view(self, cards: Cards) -> impl IntoView {
        let found = cards.catalogue.with_untracked(|catalogue| catalogue.enemies());
        let mut names: Vec<Name> = found.into_iter().map(|found| found.card.name).collect();
        // A link may name a card that was never typed in, or is in nobody's list any more.
        names.extend(self.chosen.get_untracked().into_iter().filter(|name| !names.contains(name)).collect::<Vec<_>>());
        names.sort();
        let none = std::iter::once(say(keys::CARD_NOT_LINKED));
        let answers = none.chain(names.iter().map(Name::to_string)).collect::<Vec<_>>();
        let shown = names.clone();
        let place = move || {
            let chosen = self.chosen.get();
            chosen.and_then(|name| shown.iter().position(|other| *other == name)).map_or(0, |place| place + 1)
        };
        let choose = move |place: usize| {
            self.chosen.set(place.checked_sub(1).and_then(|place| names.get(place)).cloned());
        };
        view! {
            <div class="stack close">
                <Select
                    label=say(keys::CARD_OTHER_SIDE)
                    answers=Signal::stored(answers)
                    chosen=Signal::derive(place)
                    on_choose=choose
                />
                <p class="sub2">{say(keys::CARD_OTHER_SIDE_HINT)}</p>
            </div>
        }
    }
}
