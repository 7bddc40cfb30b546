//! A Champion is lost: one card, on the table and in the Enemies Phase, with what changes on the real table and with whom its
//! player goes on.

use crate::games::champions::command::Command;
use crate::games::champions::model::ids::{ChampionId, PlayerId};
use crate::games::champions::rulebook;
use crate::games::champions::text::gone::{Gone, gone};
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::session::Session;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// A card for everybody who was lost since the last order was set.
pub fn gone_cards(session: Session) -> impl IntoView {
    let lost = session.part(gone);
    move || lost.get().into_iter().map(|one| card(session, one)).collect_view()
}

fn card(session: Session, Gone { champion: _, said, table, heirs }: Gone) -> AnyView {
    let feedback = feedback();
    let go_on = (!heirs.is_empty()).then(|| {
        view! {
            <p>
                {say(keys::SHEET_TAKE_OVER_TEXT)} " "
                <RuleRef label=page_of(rulebook::TAKE_OVER) on_open=move || feedback.open_rule(rulebook::TAKE_OVER) />
            </p>
        }
    });
    view! {
        <section class="card pad stack">
            <h2 class="rowx">
                <Icon sign=Sign::Eliminated tint=Tint::Bad size=IconSize::Middle />
                {say(said)}
            </h2>
            <p>{say(table)}</p>
            {go_on}
            {heirs.into_iter().map(|heir| heir_key(session, heir)).collect_view()}
        </section>
    }
    .into_any()
}

fn heir_key(session: Session, (player, companion): (PlayerId, ChampionId)) -> AnyView {
    let label = session.glance(|state| {
        let line = Line::new(keys::SHEET_GO_ON_WITH).with("player", names::player(state, player));
        say(line.with("name", names::champion(state, companion)))
    });
    let take = move || {
        session.dispatch(Command::TakeOver { player, companion });
    };
    view! { <Button label=label on_press=take /> }.into_any()
}
