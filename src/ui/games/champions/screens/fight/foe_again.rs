//! Enemy Dice that an effect rolls again: the dice one by one, marked by a press, then rolled.
//!
//! Where only totals were said, the dice are rolled at the table and the totals entered again.

use super::foe::{by_dice, color_class, color_name, ears, signs};
use super::play::Play;
use crate::games::champions::model::enemy_die::{DieColor, Face};
use crate::games::champions::views::fight_words::of_all;
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::sign::Sign;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The dice, and what rolls the marked ones again. Nothing where only totals were said.
pub fn foe_again(play: Play) -> AnyView {
    let by_dice = by_dice(play);
    (move || by_dice.get().then(|| dice(play))).into_any()
}

fn dice(play: Play) -> AnyView {
    let row = move || {
        let colors = play.told(|facts| facts.colors().to_vec());
        let shown = play.entered(|draft| draft.hand.foe.shown(colors.len()));
        let table = play.enemy_faces();
        let face = |color: DieColor, face: Option<u8>| table.of(color).get(usize::from(face?)).copied();
        let all = (0_u8..).zip(colors.into_iter().zip(shown));
        all.filter_map(|(place, (color, shown))| Some(die(play, (place, color), face(color, shown)?))).collect_view()
    };
    let any = move || play.foe_marks.with(|marks| !marks.is_empty());
    view! {
        <div class="stack foe-dice">
            <div class="rowx wrapx" role="group" aria-label=say(keys::FIGHT_FOE_MARK)>
                <span class="cap grow" aria-hidden="true">{say(keys::FIGHT_FOE_MARK)}</span>
                {row}
            </div>
            <Show when=any>{roll(play)}</Show>
        </div>
    }
    .into_any()
}

fn die(play: Play, (place, color): (u8, DieColor), face: Face) -> AnyView {
    let marked = move || play.foe_marks.with(|marks| marks.contains(&place));
    let mark = move |_| {
        play.foe_marks.update(|marks| match marks.iter().position(|other| *other == place) {
            Some(at) => drop(marks.remove(at)),
            None => marks.push(place),
        });
    };
    let dice = play.told(|facts| facts.colors().len());
    let label = of_all(format!("{}, {}", say(color_name(color)), ears(face)), (place.into(), dice));
    let class = format!("{} key", color_class(color));
    view! {
        <button type="button" class=class aria-label=label aria-pressed=move || marked().to_string() on:click=mark>
            {signs(face)}
        </button>
    }
    .into_any()
}

fn roll(play: Play) -> AnyView {
    let label = move || say(Line::new(keys::FIGHT_FOE_ROLL_AGAIN).with("dice", play.foe_marks.with(Vec::len)));
    view! {
        <Button
            label=Signal::derive(label)
            second=say(keys::FIGHT_BY_EFFECT)
            sign=Sign::ElementalDie
            on_press=move || play.reroll_foe()
        />
    }
    .into_any()
}
