//! Who can be asked: each token with the side that lies up, put right by hand in a sheet.

use crate::games::champions::command::Command;
use crate::games::champions::investigation::command::InvestigationCommand;
use crate::games::champions::model::investigation::{Persona, PersonaId, Willing};
use crate::games::champions::model::name::Name;
use crate::games::champions::text::investigation::willing;
use crate::kernel::by::Small;
use crate::ui::components::button::Button;
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::components::row::RowButton;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::session::{Done, Session};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The Personae, and another one.
pub(super) fn personae(session: Session) -> AnyView {
    let open = RwSignal::new(None::<PersonaId>);
    let all = Memo::new(move |_| {
        session.state(|state| {
            let known = state.investigation();
            known.map(|known| known.personae().map(|(id, persona)| (id, persona.clone())).collect()).unwrap_or_default()
        })
    });
    let rows = move || {
        let all: Vec<(PersonaId, Persona)> = all.get();
        all.into_iter().map(|(id, persona)| row(id, &persona, open)).collect_view()
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

fn row(id: PersonaId, persona: &Persona, open: RwSignal<Option<PersonaId>>) -> AnyView {
    let side = persona.willing;
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
            sub=say(willing(side))
            lead=lead
            on_press=move || open.set(Some(id))
        />
    }
    .into_any()
}

/// A name, and the Persona comes to the board.
fn another(session: Session) -> AnyView {
    let text = RwSignal::new(String::new());
    let name = move || text.with(|text| Name::new(text).ok());
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
    view! {
        <Sheet
            open=Signal::derive(move || open.get().is_some())
            title=Signal::derive(move || persona().map_or_else(String::new, |persona| persona.name.to_string()))
            close_label=say(keys::CLOSE)
            on_close=move || open.set(None)
        >
            <Choices label=say(keys::INVESTIGATION_SIDE)>{Willing::ALL.iter().map(|side| choice(*side)).collect_view()}</Choices>
        </Sheet>
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
