//! The other's way of playing, as one side of a duel thinks it is, and what the ends are worth to it: quiet, behind a
//! sheet for its eyes alone.

use super::super::own_cards;
use super::super::parts::slider;
use super::super::text::{of_player, player_at};
use super::source::plays;
use crate::games::l5r_ccg::in_play::Duelist;
use crate::games::l5r_ccg::views::thinks::{Manner, Thinks, Worth};
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::Button;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::games::l5r_ccg::looks::looks;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// What this side thinks; the usual as long as it said nothing.
pub fn thinks(session: Session, duelist: Duelist) -> Thinks {
    let said = plays(session, duelist).and_then(|who| looks().thinks.with(|all| all.get(&who).cloned()));
    said.unwrap_or(Thinks::USUAL)
}

fn think(session: Session, duelist: Duelist, change: impl FnOnce(&mut Thinks)) {
    if let Some(who) = plays(session, duelist) {
        looks().thinks.update(|all| change(all.entry(who).or_insert(Thinks::USUAL)));
    }
}

const fn manner_key(manner: Manner) -> Key {
    match manner {
        Manner::Worst => keys::CCG_MODEL_WORST,
        Manner::Leads => keys::CCG_MODEL_LEADS,
        Manner::Habit => keys::CCG_MODEL_HABIT,
    }
}

/// How the other decides.
pub fn choice(session: Session, duelist: Duelist) -> AnyView {
    let words: Vec<Segment> = Manner::ALL.iter().map(|manner| Segment::of(say(manner_key(*manner)))).collect();
    let chosen = Signal::derive(move || Some(thinks(session, duelist).manner.index()));
    let choose = move |at: usize| {
        let manner = Manner::ALL.get(at).copied().unwrap_or(Manner::Worst);
        think(session, duelist, |thinks| thinks.manner = manner);
    };
    view! {
        <Segmented
            label=say(keys::CCG_MODEL)
            answers=Signal::stored(words)
            chosen=chosen
            look=SegmentedLook::Lines
            on_choose=choose
        />
    }
    .into_any()
}

/// The habit the odds take, where they take one.
pub fn told(thinks: &Thinks) -> Option<String> {
    (thinks.manner == Manner::Habit).then(|| {
        let all = thinks.habit.map(|chance| chance.to_string()).join(", ");
        say(Line::new(keys::CCG_HABIT_TOLD).with("all", all))
    })
}

/// The sheet, for one pair of eyes.
pub fn sheet(session: Session, whose: Memo<Duelist>, open: RwSignal<bool>) -> AnyView {
    let seat = move || session.glance(|state| state.duel().map(|duel| duel.side(whose.get()).seat));
    let title = move || of_player(keys::CCG_HAND_FOR, seat().map_or_else(String::new, |seat| player_at(session, seat)));
    let inside = move || {
        let of = move || thinks(session, whose.get());
        let usual = move || think(session, whose.get_untracked(), |thinks| *thinks = Thinks::USUAL);
        let habits = (0..Thinks::USUAL.habit.len()).map(|at| habit(session, whose, at)).collect_view();
        let worths = Worth::ALL.iter().map(|of| worth(session, whose, *of)).collect_view();
        view! {
            <p class="sub2">{say(keys::CCG_WAY_SUB)}</p>
            {move || choice(session, whose.get())}
            <h3>{say(keys::CCG_HABIT)}</h3>
            <div class="ccg">
                <div class="sliders">{habits}</div>
            </div>
            <h3>{say(keys::CCG_WORTH)}</h3>
            <div class="ccg">
                <div class="sliders">{worths}</div>
            </div>
            <Button
                label=say(keys::CCG_WAY_USUAL)
                disabled=Signal::derive(move || of() == Thinks::USUAL)
                on_press=usual
            />
        }
        .into_any()
    };
    own_cards::sheet(open, title, inside)
}

/// How likely it strikes after so many focuses of its own.
fn habit(session: Session, whose: Memo<Duelist>, at: usize) -> AnyView {
    let last = at + 1 == Thinks::USUAL.habit.len();
    let label = say(Line::new(if last { keys::CCG_HABIT_FROM } else { keys::CCG_HABIT_AFTER }).with("count", at));
    let value = Signal::derive(move || thinks(session, whose.get()).habit[at].into());
    let slide = move |to: i32| {
        let chance = u8::try_from(to.clamp(0, 100)).unwrap_or(0);
        think(session, whose.get_untracked(), |thinks| thinks.habit[at] = chance);
    };
    slider(label, value, (0, 100, 5), slide)
}

/// What an end is worth, or a card costs.
fn worth(session: Session, whose: Memo<Duelist>, of: Worth) -> AnyView {
    let (key, bounds) = match of {
        Worth::Win => (keys::CCG_ODDS_WIN, (-100, 100, 5)),
        Worth::Tie => (keys::CCG_ODDS_TIE, (-100, 100, 5)),
        Worth::Loss => (keys::CCG_ODDS_LOSE, (-100, 100, 5)),
        Worth::Card => (keys::CCG_WORTH_CARD, (0, 50, 1)),
    };
    let value = Signal::derive(move || i32::try_from(thinks(session, whose.get()).worth(of)).unwrap_or(0));
    let slide = move |to: i32| think(session, whose.get_untracked(), |thinks| thinks.set_worth(of, to.into()));
    slider(say(key), value, bounds, slide)
}
