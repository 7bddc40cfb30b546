//! What the game master tells, and rolls of any pool he calls for.

use super::{dice, dice_field, field, send};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::rules::odds::dice::Dice;
use crate::games::empire_reborn::rules::pool::Pool;
use crate::games::empire_reborn::world::command::{Call, Decree};
use crate::kernel::line::Line;
use crate::kernel::name::Note;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::tick::Tick;
use crate::ui::games::empire_reborn::screens::parts::{own_stepper, select_person};
use crate::ui::games::empire_reborn::screens::text::{clan as clan_name, percent, pool as shown};
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

fn small(number: i32) -> u8 {
    u8::try_from(number).unwrap_or(0)
}

/// Both.
pub(super) fn calls(session: Session) -> AnyView {
    view! { <div class="pad stack">{call(session)} {tell(session)}</div> }.into_any()
}

/// A roll with its chance now, and the Honor it means.
fn call(session: Session) -> AnyView {
    let (what, who) = (RwSignal::new(String::new()), RwSignal::new(None::<PersonId>));
    let (roll, keep, bonus, tn) = (RwSignal::new(3), RwSignal::new(3), RwSignal::new(0), RwSignal::new(20));
    let (won, lost) = (RwSignal::new(0), RwSignal::new(0));
    let (told, typed) = (RwSignal::new(Vec::<Clan>::new()), RwSignal::new(String::new()));
    let rulings = session.glance(|state| *state.rulings());
    let pool = move || {
        let dice = |number: RwSignal<i32>| usize::try_from(number.get()).unwrap_or(0);
        Pool::new(dice(roll), dice(keep)).plus(bonus.get().into())
    };
    let chance = move || {
        let chance = Dice::new(&rulings).succeeds(pool(), tn.get().into());
        say(Line::new(keys::ER_CALL_CHANCE).with("pool", shown(pool())).with("chance", percent(chance)))
    };
    let press = move || {
        let Some(who) = who.get_untracked() else { return };
        let signed = |number: RwSignal<i32>| i8::try_from(number.get_untracked()).unwrap_or(0);
        let call = Call {
            what: Note::new(&what.get_untracked()),
            who,
            roll: small(roll.get_untracked()),
            keep: small(keep.get_untracked()),
            bonus: signed(bonus),
            tn: small(tn.get_untracked()),
            honor: [signed(won), signed(lost)],
            told: told.get_untracked(),
        };
        send(session, Decree::Call { call, dice: dice(typed) }, typed);
    };
    let ready = move || who.get().is_some() && what.with(|what| !what.trim().is_empty());
    view! {
        <section class="stack">
            <h3>{say(keys::ER_CALL)}</h3>
            {field(keys::ER_CALL_WHAT, what)} {select_person(session, keys::ER_SEARCH_WHO, who)}
            {own_stepper(say(keys::ER_CALL_ROLL), roll, (0, 20))} {own_stepper(say(keys::ER_CALL_KEEP), keep, (0, 20))}
            {own_stepper(say(keys::ER_CALL_BONUS), bonus, (-50, 50))} {own_stepper(say(keys::ER_EDIT_TN), tn, (0, 200))}
            <p role="status">{chance}</p>
            {own_stepper(say(keys::ER_CALL_WON), won, (-10, 10))} {own_stepper(say(keys::ER_CALL_LOST), lost, (-10, 10))}
            {clans(session, told)} {dice_field(typed)}
            <Button
                kind=ButtonKind::High
                label=say(keys::ER_CALL_ROLL_IT)
                disabled=Signal::derive(move || !ready())
                on_press=press
            />
        </section>
    }
    .into_any()
}

/// Which Clans are told.
fn clans(session: Session, told: RwSignal<Vec<Clan>>) -> AnyView {
    let all: Vec<Clan> = session.glance(|state| state.realms().iter().map(|realm| realm.clan).collect());
    let one = move |clan: Clan| {
        let on = Signal::derive(move || told.with(|told| told.contains(&clan)));
        let flip = move || {
            told.update(|told| match told.iter().position(|one| *one == clan) {
                Some(at) => _ = told.remove(at),
                None => told.push(clan),
            });
        };
        view! { <Tick label=clan_name(clan) on=on on_toggle=Callback::new(move |_: (bool,)| flip()) /> }
    };
    view! {
        <fieldset class="stack">
            <legend>{say(keys::ER_TOLD)}</legend>
            {all.into_iter().map(one).collect_view()}
        </fieldset>
    }
    .into_any()
}

/// Something is told, without a roll.
fn tell(session: Session) -> AnyView {
    let (what, told) = (RwSignal::new(String::new()), RwSignal::new(Vec::<Clan>::new()));
    let press = move || {
        let decree = Decree::Tell { what: Note::new(&what.get_untracked()), to: told.get_untracked() };
        send(session, decree, what);
    };
    let ready = move || what.with(|what| !what.trim().is_empty()) && told.with(|told| !told.is_empty());
    view! {
        <section class="stack">
            <h3>{say(keys::ER_TELL)}</h3>
            {field(keys::ER_CALL_WHAT, what)} {clans(session, told)}
            <Button label=say(keys::ER_TELL_THEM) disabled=Signal::derive(move || !ready()) on_press=press />
        </section>
    }
    .into_any()
}
