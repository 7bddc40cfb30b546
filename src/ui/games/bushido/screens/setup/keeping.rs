//! The Warbands of this device: one is chosen with a tap, handed on as a file, or forgotten.

use super::{Chosen, Draft};
use crate::games::bushido::kept;
use crate::games::bushido::model::player::Player;
use crate::games::bushido::model::warband::{Profile, Warband};
use crate::games::bushido::text::reasons;
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::icon::Icon;
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::download::{download, file_name};
use crate::ui::feedback::{Offer, feedback};
use crate::ui::games::bushido::warbands;
use crate::ui::table::handover;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;
use std::sync::Arc;

/// Keeps a Warband that was brought in; where that is refused it is played all the same, and said.
pub(super) fn keep(draft: Draft, warband: &Warband) -> Option<Line> {
    listed(draft, warbands::keep(warband))
}

/// The same with a card that was typed over the one from before: what was taken off it is gone.
pub(super) fn keep_typed(draft: Draft, warband: &Warband, (before, card): (&Profile, &Profile)) -> Option<Line> {
    listed(draft, warbands::keep_typed(warband, before, card))
}

fn listed(draft: Draft, kept: Result<(), Line>) -> Option<Line> {
    draft.kept.try_set(warbands::all());
    kept.err()
}

/// The ways to hand the chosen one on and to forget it, and the list of those that are kept.
pub(super) fn kept(draft: Draft, player: Player) -> AnyView {
    let signal = draft.of(player);
    let feedback = feedback();
    let share = move || {
        let warband = signal.with_untracked(|chosen| Arc::clone(&chosen.warband));
        download(&file_name(&warband.parts().name), &kept::file(&warband));
    };
    let coded = RwSignal::new(false);
    let codes = move || {
        let text = coded.get().then(|| signal.with(|chosen| kept::brief(&chosen.warband)))?;
        handover::codes(&text)
    };
    let name = Memo::new(move |_| signal.with(|chosen| chosen.warband.parts().name.clone()));
    let is_kept = move || draft.kept.with(|all| all.iter().any(|one| one.parts().name == name.get()));
    let forget = move || {
        if let Err(why) = warbands::forget(&name.get_untracked()) {
            feedback.toast(why, Offer::Nothing);
        }
        draft.kept.set(warbands::all());
    };
    let row = move |warband: Warband| {
        let line = reasons::sum(&warband);
        let (title, warband) = (warband.parts().name.clone(), Arc::new(warband));
        let choose = move || signal.set(Chosen { warband: Arc::clone(&warband), notes: Vec::new() });
        view! { <RowButton title=title sub=say(line) on_press=choose /> }
    };
    view! {
        <div class="rowx wrap">
            <Button label=say(keys::BUSHIDO_SHARE_WARBAND) sign=Sign::Out on_press=share />
            <Button
                label=say(keys::BUSHIDO_CODE_WARBAND)
                sign=Sign::Image
                pressed=coded
                on_press=move || coded.update(|coded| *coded = !*coded)
            />
            <Show when=is_kept>
                <Button label=say(Line::new(keys::BUSHIDO_FORGET_WARBAND).with("name", name.get())) on_press=forget />
            </Show>
        </div>
        {codes}
        <Show when=move || draft.kept.with(|all| !all.is_empty())>
            <details>
                <summary>{say(keys::BUSHIDO_KEPT_WARBANDS)} <Icon sign=Sign::Down /></summary>
                <div class="rows">{move || draft.kept.get().into_iter().map(row).collect_view()}</div>
            </details>
        </Show>
    }
    .into_any()
}
