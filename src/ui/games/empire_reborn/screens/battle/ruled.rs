//! What the game master rules of the battle as a whole: how they met, who strikes first, where they go, how it ends.

use super::words::of_side;
use super::{Seen, Session, ask};
use crate::games::empire_reborn::field::command::Move;
use crate::games::empire_reborn::field::{ROLES, Verdict, side as place};
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::rules::battle::schedule::Meeting;
use crate::games::empire_reborn::text::battle;
use crate::games::empire_reborn::views::odds::battle::View;
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::ui::components::button::Button;
use crate::ui::components::select::Select;
use crate::ui::games::empire_reborn::screens::parts::toggle;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The fold.
pub(super) fn ruled(session: Session, seen: Seen) -> AnyView {
    let open = RwSignal::new(false);
    let within = move || seen.with(|view| Some(inside(session, view.as_ref()?)));
    view! {
        <Folded title=say(keys::ER_BATTLE_GM) sub=say(keys::ER_BATTLE_GM_SUB) open=open>
            {move || view! { <div class="pad stack">{within}</div> }}
        </Folded>
    }
    .into_any()
}

fn inside(session: Session, view: &View) -> AnyView {
    let meetings = Meeting::all();
    let words: Vec<String> = meetings.iter().map(|meeting| met(*meeting)).collect();
    let now = view.met.and_then(|(how, winner)| Meeting::new(how, winner)).unwrap_or(Meeting::EQUAL);
    let at = meetings.iter().position(|meeting| *meeting == now).unwrap_or(0);
    let choose = move |at: usize| {
        let Some(meeting) = meetings.get(at) else { return };
        ask(session, Move::RuleMeeting { disposition: meeting.disposition(), winner: meeting.winner() });
    };
    let first = ROLES.map(|role| {
        let press = move || ask(session, Move::RuleFirst { role });
        view! { <Button label=of_side(keys::ER_LOG_FIRST, role) on_press=press /> }
    });
    let won = ROLES.map(|role| {
        let press = move || ask(session, Move::RuleEnd { verdict: Verdict { winner: Some(role), fled: true } });
        view! { <Button label=of_side(keys::ER_LOG_WON_FLED, role) on_press=press /> }
    });
    let nobody = move || ask(session, Move::RuleEnd { verdict: Verdict { winner: None, fled: false } });
    let back = ROLES.map(|role| ways(session, view, role));
    view! {
        <Select
            label=say(keys::ER_BATTLE_MEETING)
            answers=Signal::stored(words)
            chosen=Signal::stored(at)
            on_choose=choose
        />
        <div class="rowx wrap">{first} {won} <Button label=say(keys::ER_LOG_UNDECIDED) on_press=nobody /></div>
        {back}
        <Button label=say(keys::ER_BATTLE_CALL_OFF) on_press=move || ask(session, Move::CallOff) />
    }
    .into_any()
}

fn met(meeting: Meeting) -> String {
    match meeting.winner() {
        None => say(keys::ER_LOG_MET),
        Some(winner) => {
            let line = Line::new(keys::ER_LOG_MET_BETTER).with("how", battle::disposition(meeting.disposition()));
            say(line.with("side", battle::side(winner)))
        }
    }
}

/// Where a side goes when it must.
fn ways(session: Session, view: &View, role: Role) -> AnyView {
    let now = view.sides[place(role)].back.clone();
    let one = |name: &Name| {
        let (name, now) = (name.clone(), now.clone());
        let is_on = now.contains(&name);
        let label = Line::new(keys::ER_BATTLE_WAY).with("side", battle::side(role)).with("place", name.as_str());
        let set = move |on: bool| {
            let mut places = now.clone();
            places.retain(|one| *one != name);
            places.extend(on.then(|| name.clone()));
            ask(session, Move::SetBack { role, places });
        };
        toggle(say(label), [keys::ER_NO, keys::ER_YES], Signal::stored(is_on), set)
    };
    view.beside.iter().map(one).collect_view().into_any()
}
