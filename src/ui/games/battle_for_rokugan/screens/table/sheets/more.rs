//! What else there is at the table.

use super::super::Place;
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::stage::Stage;
use crate::kernel::line::Key;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::{RowButton, SignLink};
use crate::ui::components::sign::Sign;
use crate::ui::games::battle_for_rokugan::page::TablePage;
use crate::ui::page::Page;
use crate::ui::table::pages::SharedPage;
use crate::ui::texts::say;
use crate::ui::widgets::rules::RulesPage;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

pub(super) fn more(place: Place) -> AnyView {
    let session = place.session;
    let link = move |page: TablePage, sign: Sign, title: Key, sub: Option<Key>| {
        let sub = sub.map(say);
        view! { <SignLink href=session.href(page) sign=sign title=say(title) sub=sub /> }
    };
    let (stage, ronin) = session.glance(|state| {
        let ronin = state.turn().is_some_and(|clan: Clan| state.board().is_ronin(clan));
        (state.stage(), ronin)
    });
    let act = move |title: Key, sign: Sign, command: Command| {
        let press = move || place.act(command.clone());
        let lead = move || view! { <Icon sign=sign size=IconSize::Lead /> };
        view! { <RowButton title=say(title) lead=lead on_press=press /> }
    };
    let shared = move |page: SharedPage, sign: Sign, title: Key| {
        view! { <SignLink href=page.href(&session.id()) sign=sign title=say(title) /> }
    };
    let placing = stage == Stage::Placement;
    let pass = (stage == Stage::Cards).then(|| act(keys::BFR_NOBODY_PLAYS, Sign::Next, Command::EndCards));
    let reveal = placing.then(|| act(keys::BFR_REVEAL_EARLY, Sign::Next, Command::BeginReveal));
    let stop = (placing && ronin).then(|| act(keys::BFR_VERB_STOP, Sign::Close, Command::StopPlacing));
    view! {
        <div class="card rows">
            {pass}
            {reveal}
            {stop}
            {link(TablePage::Ledger, Sign::TokenArmy, keys::BFR_LEDGER, Some(keys::BFR_LEDGER_SUB))}
            {link(TablePage::Private, Sign::Cover, keys::BFR_PRIVATE, Some(keys::BFR_PRIVATE_SUB))}
            {link(TablePage::Score, Sign::Honor, keys::BFR_SCORE_LINK, None)}
            {shared(SharedPage::Log, Sign::Log, keys::BFR_LOG_LINK)}
            {shared(SharedPage::Rules(RulesPage::All), Sign::About, keys::BFR_RULES_LINK)}
            {link(TablePage::Options, Sign::Gear, keys::BFR_OPTIONS, Some(keys::BFR_OPTIONS_SUB))}
            <SignLink href=Page::Home.href() sign=Sign::Back title=say(keys::BFR_HOME_LINK) />
        </div>
    }
    .into_any()
}
