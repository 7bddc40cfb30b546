//! Wounds dealt and taken, Champion by Champion.

use super::Shown;
use super::line::{Bar, card, line, most};
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::statistics::Deeds;
use crate::games::champions::text::score;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::games::champions::looks;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The card.
pub(super) fn wounds(shown: Shown) -> AnyView {
    let lines = move || {
        let all = shown.all.get();
        let everyone = ChampionId::ALL.iter().map(|id| bars(all.champions.get(*id)));
        let longest = most(everyone.chain([bars(&all.others)]).flatten().map(|(bar, _)| bar));
        let of = |id: &ChampionId| {
            let (name, mon) = shown
                .session
                .state(|state| (score::given(state, *id), looks::mon(*id, state.champion(*id).card().clan)));
            let what = view! { <Mon look=mon size=DiscSize::Small /> <span>{name.clone()}</span> }.into_any();
            of_one(what, name, all.champions.get(*id), longest)
        };
        let others = (all.others.dealt + all.others.taken > 0).then(|| {
            let name = say(keys::STATISTICS_OTHERS);
            of_one(view! { <span>{name.clone()}</span> }.into_any(), name, &all.others, longest)
        });
        view! { <ul class="bars-of">{ChampionId::ALL.iter().map(of).collect_view()} {others}</ul> }
    };
    card(say(keys::STATISTICS_WOUNDS), Some(say(keys::STATISTICS_WOUNDS_TEXT)), lines.into_any())
}

fn bars(deeds: &Deeds) -> [(Bar, String); 2] {
    let (dealt, taken) = (deeds.dealt, deeds.taken);
    [(Bar::Solid(dealt.into()), dealt.to_string()), (Bar::Hatched(taken.into()), taken.to_string())]
}

fn of_one(what: AnyView, name: String, deeds: &Deeds, longest: u64) -> AnyView {
    let number = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
    let named = Line::new(keys::STATISTICS_WOUNDS_EARS).with("name", name);
    let ears = named.with("dealt", number(deeds.dealt)).with("taken", number(deeds.taken));
    line(what, say(ears), &bars(deeds), longest)
}
