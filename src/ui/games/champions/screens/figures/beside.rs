//! The tokens beside a Character: how many of each of the six kinds. Folded, for most scenarios lay none.

use crate::games::champions::character_tokens::left_in_the_box;
use crate::games::champions::command::Command;
use crate::games::champions::model::character_token::CharacterToken;
use crate::games::champions::model::ids::Who;
use crate::games::champions::text::names;
use crate::kernel::by::Small as _;
use crate::kernel::line::Line;
use crate::ui::components::stepper::Stepper;
use crate::ui::games::champions::session::{Session, session};
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::champions as keys;
use leptos::prelude::*;

/// More than any box: what is above is refused by name, and may be laid anyway.
const MOST: i32 = 20;

/// The fold with its steppers.
#[component]
pub fn TokensBeside(
    /// Whose.
    #[prop(into)]
    who: Signal<Who>,
) -> impl IntoView {
    let session = session();
    let open = RwSignal::new(false);
    let held = Memo::new(move |_| {
        let who = who.get();
        session.state(|state| CharacterToken::ALL.iter().map(|token| state.tokens(who, *token)).collect::<Vec<_>>())
    });
    let sub = move || Some(held.with(|held| told(held)));
    let row = move |token: &CharacterToken| stepper(session, who, held, *token);
    view! {
        <Folded title=say(keys::FIGURES_TOKENS) sub=Signal::derive(sub) open=open>
            <div class="rows">{CharacterToken::ALL.iter().map(row).collect_view()}</div>
        </Folded>
    }
}

/// The tokens that lie there, in a line.
fn told(held: &[u8]) -> String {
    let one = |(token, count): (&CharacterToken, u8)| {
        let name = names::character_token(*token);
        say(Line::new(keys::FIGURES_TOKEN_COUNT).with("token", name).with("count", i16::from(count)))
    };
    let some = CharacterToken::ALL.iter().zip(held.iter().copied()).filter(|(_, count)| *count > 0);
    let all = some.map(one).collect::<Vec<_>>();
    if all.is_empty() { say(keys::FIGURES_NO_TOKENS) } else { all.join(", ") }
}

/// How many tokens of one kind lie there, and how many are left in the box.
fn stepper(session: Session, who: Signal<Who>, held: Memo<Vec<u8>>, token: CharacterToken) -> impl IntoView {
    let count = move || held.with(|held| held.get(token.index()).copied().unwrap_or(0));
    let most = move || session.state(|state| left_in_the_box(state, who.get(), token));
    let set = move |value: i32| {
        let count = u8::try_from(value).unwrap_or(0);
        session.dispatch(Command::LayTokens { who: who.get_untracked(), token, count });
    };
    let left =
        move || Some(say(Line::new(keys::FIGURES_TOKENS_LEFT).with("left", i16::from(most() - count().min(most())))));
    view! {
        <Stepper
            label=say(names::character_token(token))
            sub=Signal::derive(left)
            value=Signal::derive(move || Some(i32::from(count())))
            least=0
            most=MOST
            minus_label=say(keys::FIGURES_ONE_LESS)
            plus_label=say(keys::FIGURES_ONE_MORE)
            on_change=set
        />
    }
}
