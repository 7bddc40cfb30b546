//! The Fear test of whoever a frightening model comes to, before anything is declared (BU-TEST-12 b).

use super::{Draft, terms};
use crate::games::bushido::command::{Command, Fright, Purpose, Test, TestKind, TestTold};
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::rules::reference;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::views::odds::fear::approached;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::Button;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::games::bushido::screens::words;
use crate::ui::table::session::Done;
use crate::ui::texts::{page_of, say};
use crate::words::bushido as keys;
use leptos::prelude::*;

/// The test with its odds, told or rolled here; nothing where there is none, or it is done.
pub(super) fn test(draft: Draft) -> Option<AnyView> {
    let enemy = draft.model(Side::Other).filter(|enemy| terms::comes(draft) && draft.tested.get() != Some(*enemy))?;
    let view = draft.session.glance(|state| approached(state, draft.id, enemy))?;
    let percent = view.chance.map_or_else(|| "?".to_owned(), words::percent);
    let name = draft.name(Side::Other);
    let line = Line::new(keys::BUSHIDO_FEAR_APPROACHED)
        .with("name", name)
        .with("number", view.number)
        .with("percent", percent);
    let key = |label: Key, told: TestTold| {
        view! { <Button label=say(label) on_press=move || tell(draft, enemy, told.clone()) /> }
    };
    let (feedback, rule) = (feedback(), reference::FEAR);
    let view = view! {
        <section class="card pad stack fear">
            <div class="rowx apart">
                <b>{say(keys::BUSHIDO_FEAR_FIRST)}</b>
                <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) />
            </div>
            <p>{say(line)}</p>
            <div class="rowx wrap">
                {key(keys::BUSHIDO_PASSED, TestTold::Passed)} {key(keys::BUSHIDO_FAILED, TestTold::Failed)}
                {key(keys::BUSHIDO_ROLL, TestTold::Generated)}
            </div>
        </section>
    };
    Some(view.into_any())
}

/// The test is done; whoever is Frightened now divides anew.
fn tell(draft: Draft, model: ModelId, told: TestTold) {
    let kind = TestKind::Fear(Fright::Model(draft.id));
    let test = Test { model, kind, told, purpose: Purpose::Approached };
    if draft.session.dispatch(Command::Test(Box::new(test))) == Done::Refused {
        return;
    }
    draft.tested.set(Some(model));
    draft.splits.set(Sides::default());
    draft.terms.notify();
}
