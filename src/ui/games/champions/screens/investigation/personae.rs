//! Who can be asked: each token with the side that lies up, put right by hand in a sheet.

use super::tokens::lies;
use crate::games::champions::command::Command;
use crate::games::champions::investigation::command::InvestigationCommand;
use crate::games::champions::model::investigation::{Persona, PersonaId, Willing};
use crate::games::champions::model::name::Name;
use crate::games::champions::model::state::State;
use crate::games::champions::scenario::whereabouts;
use crate::games::champions::text::investigation::willing;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::games::champions::screens::field::area_name;
use crate::ui::games::champions::session::{Done, Session};
use crate::ui::texts::say;
use crate::ui::widgets::sheet_over::SheetOver;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The Personae, and another one.
pub(super) fn personae(session: Session) -> AnyView {
    let open = RwSignal::new(None::<PersonaId>);
    let all = Memo::new(move |_| {
        session.state(|state| {
            let known = state.investigation();
            let one = |(id, persona): (PersonaId, &Persona)| (id, persona.clone(), area(state, id));
            known.map(|known| known.personae().map(one).collect()).unwrap_or_default()
        })
    });
    let rows = move || {
        let all: Vec<(PersonaId, Persona, Option<String>)> = all.get();
        all.into_iter().map(|(id, persona, area)| row(id, &persona, area, open)).collect_view()
    };
    view! {
        <section class="stack" aria-label=say(keys::INVESTIGATION_PERSONAE_TITLE)>
            <div class="sec"><h2>{say(keys::INVESTIGATION_PERSONAE_TITLE)}</h2></div>
            <div class="card rows">{rows}</div>
            {another(session)}
        </section>
        {token_sheet(session, open)}
        {away(session)}
    }
    .into_any()
}

/// The area a Persona stands in, where the scenario's board lies on the table.
fn area(state: &State, id: PersonaId) -> Option<String> {
    whereabouts::persona(state, id).map(|area| area_name(state, area))
}

fn row(id: PersonaId, persona: &Persona, area: Option<String>, open: RwSignal<Option<PersonaId>>) -> AnyView {
    let side = persona.willing;
    let about = match area {
        Some(area) => say(Line::new(keys::INVESTIGATION_SIDE_AT).with("side", say(willing(side))).with("area", area)),
        None => say(willing(side)),
    };
    let lead = move || {
        let class = match side {
            Willing::Fresh => "persona",
            Willing::Gray => "persona gray",
            Willing::Gone => "persona gone",
        };
        view! { <span class=class aria-hidden="true"></span> }
    };
    view! {
        <RowButton
            title=persona.name.to_string()
            sub=about
            lead=lead
            on_press=move || open.set(Some(id))
        />
    }
    .into_any()
}

/// A name, and the Persona comes to the board.
fn another(session: Session) -> AnyView {
    let text = RwSignal::new(String::new());
    let name = move || text.with(|text| Name::typed(text).ok());
    let add = move || {
        if let Some(name) = untrack(name) {
            let command = Command::Investigation(InvestigationCommand::AddPersona { name });
            if session.dispatch(command) == Done::Yes {
                text.set(String::new());
            }
        }
    };
    view! {
        <div class="rowx foot">
            <TextField
                label=say(keys::INVESTIGATION_ANOTHER)
                value=text
                maxlength=60
                on_input=move |typed: String| text.set(typed)
            />
            <Button
                label=say(keys::INVESTIGATION_ADD)
                sign=Sign::Plus
                disabled=Signal::derive(move || name().is_none())
                on_press=add
            />
        </div>
    }
    .into_any()
}

/// Puts a token right by hand.
fn token_sheet(session: Session, open: RwSignal<Option<PersonaId>>) -> AnyView {
    let persona = move || {
        let id = open.get()?;
        session.state(|state| state.investigation()?.persona(id).cloned())
    };
    let set = move |side: Willing| {
        if let Some(id) = open.get_untracked() {
            session.dispatch(Command::Investigation(InvestigationCommand::SetPersona { persona: id, willing: side }));
        }
        open.set(None);
    };
    let choice = move |side: Willing| {
        let is = Signal::derive(move || persona().is_some_and(|persona| persona.willing == side));
        let on_choose = move || if is.get_untracked() { open.set(None) } else { set(side) };
        view! { <Choice title=say(willing(side)) chosen=is on_choose=on_choose /> }
    };
    let stands = move || {
        let id = open.get()?;
        let area = session.state(|state| area(state, id))?;
        Some(lies(session, keys::INVESTIGATION_STANDS, area))
    };
    let title = move || persona().map_or_else(String::new, |persona| persona.name.to_string());
    view! {
        <SheetOver over=open title=Signal::derive(title)>
            {stands}
            <Choices label=say(keys::INVESTIGATION_SIDE)>{Willing::ALL.iter().map(|side| choice(*side)).collect_view()}</Choices>
        </SheetOver>
    }
    .into_any()
}

/// The end of it.
fn away(session: Session) -> AnyView {
    let put_away = move || {
        session.dispatch(Command::Investigation(InvestigationCommand::PutAway));
    };
    view! { <Button label=say(keys::INVESTIGATION_AWAY) sign=Sign::Close on_press=put_away /> }.into_any()
}
