//! A figure as a key: its token, its name, where it stands.

use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::games::champions::text::names;
use crate::games::champions::views::field_lines::place_of;
use crate::games::champions::views::field_map::token;
use crate::ui::components::board_map::TokenShape;
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::token::{AllyToken, FoeKind, FoeToken};
use crate::ui::texts::say;
use leptos::prelude::*;

/// A figure as its key shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// Who it is.
    pub who: Who,
    /// Its name, short: the token says the rest.
    pub name: String,
    /// What its whole name has before that, for ears.
    pub before: String,
    /// Where it stands.
    pub place: String,
    shape: TokenShape,
}

impl Figure {
    /// Somebody at the table.
    pub fn of(state: &State, who: Who) -> Self {
        let full = say(names::who(state, who));
        let name = names::given_name(&full);
        let before = full.strip_suffix(name).unwrap_or_default().to_owned();
        Self { who, name: name.to_owned(), before, place: place_of(state, who), shape: token::shape(state, who) }
    }
}

/// The token of a figure beside its name.
pub fn small_token(shape: &TokenShape) -> AnyView {
    let inner = match shape.clone() {
        TokenShape::Disc(look) => view! { <Mon look=look size=DiscSize::Small /> }.into_any(),
        TokenShape::Ringed(letter) => view! { <AllyToken letter=letter size=DiscSize::Small /> }.into_any(),
        TokenShape::Point(letter) => view! { <FoeToken letter=letter size=DiscSize::Small /> }.into_any(),
        TokenShape::DoublePoint(letter) => {
            view! { <FoeToken letter=letter kind=FoeKind::Boss size=DiscSize::Small /> }.into_any()
        }
    };
    view! { <span aria-hidden="true">{inner}</span> }.into_any()
}

/// Figures side by side, each a key.
#[component]
pub fn FigureKeys(
    /// What they are, for ears.
    #[prop(into)]
    label: Signal<String>,
    /// Who they are.
    #[prop(into)]
    figures: Signal<Vec<Figure>>,
    /// Which is in hand.
    #[prop(into)]
    chosen: Signal<Option<Who>>,
    /// One is pressed.
    #[prop(into)]
    on_press: Callback<(Who,)>,
) -> impl IntoView {
    let key = move |figure: Figure| {
        let who = figure.who;
        let pressed = move || (chosen.get() == Some(who)).to_string();
        view! {
            <button type="button" class="btn figure-key" aria-pressed=pressed on:click=move |_| on_press.run((who,))>
                {small_token(&figure.shape)}
                <span dir="auto"><span class="vh">{figure.before}</span>{figure.name}</span>
            </button>
        }
    };
    view! {
        <div class="figure-keys" role="group" aria-label=move || label.get()>
            {move || figures.get().into_iter().map(key).collect_view()}
        </div>
    }
}
