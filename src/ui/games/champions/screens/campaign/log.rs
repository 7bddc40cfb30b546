//! The Campaign Log as a table: a line of title and result for each scenario, below it everybody's Glory.

use super::desk::{Desk, Over};
use crate::games::champions::campaign::{Campaign, Card, Noted, Share};
use crate::games::champions::text::campaign as words;
use crate::kernel::line::Line;
use crate::ui::components::icon::Icon;
use crate::ui::components::number::shown;
use crate::ui::components::sign::Sign;
use crate::ui::components::tag::Tag;
use crate::ui::components::tint::Tint;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The log.
pub(super) fn table(desk: Desk) -> AnyView {
    desk.read(|campaign| {
        if campaign.scenarios().is_empty() {
            return view! { <p class="card pad">{say(keys::CAMPAIGN_EMPTY)}</p> }.into_any();
        }
        let players = 0..campaign.players().len();
        let heads = players.map(|player| {
            let name = say(words::player(campaign, player));
            view! { <th scope="col" class="n" dir="auto">{name}</th> }
        });
        let heads: Vec<_> = heads.collect();
        let lines = campaign.scenarios().iter().enumerate();
        let lines: Vec<_> = lines.map(|(place, noted)| scenario(desk, campaign, place, noted)).collect();
        view! {
            <section class="card pad slim" aria-label=say(keys::CAMPAIGN_LOG)>
                <table class="sum campaign-log">
                    <thead>
                        <tr>{heads}</tr>
                    </thead>
                    {lines}
                </table>
            </section>
        }
        .into_any()
    })
}

/// A scenario: a press on its title puts it right.
fn scenario(desk: Desk, campaign: &Campaign, place: usize, noted: &Noted) -> impl IntoView + use<> {
    let title = noted.scenario.to_string();
    let ears = say(Line::new(keys::CAMPAIGN_LINE_EARS).with("scenario", title.clone()));
    let replayed = !campaign.counts(noted);
    let tag = replayed.then(|| view! { <Tag text=say(keys::CAMPAIGN_REPLAYED) /> });
    let cells: Vec<_> = noted.shares.iter().map(|share| cell(share.as_ref())).collect();
    view! {
        <tbody class:left-out=replayed>
            <tr>
                <th scope="rowgroup" colspan=campaign.players().len().to_string()>
                    <button
                        type="button"
                        class="whose"
                        aria-label=ears
                        on:click=move |_| desk.lay(Over::Line(place))
                    >
                        <b dir="auto">{title}</b>
                    </button>
                    <span class="rowx result">
                        <span>{say(words::result(noted))}</span>
                        {tag}
                    </span>
                </th>
            </tr>
            <tr>{cells}</tr>
        </tbody>
    }
}

/// A player's Glory, and what else came of it.
fn cell(share: Option<&Share>) -> impl IntoView + use<> {
    let Some(share) = share else {
        return view! { <td class="n z"><span class="vh">{say(keys::CAMPAIGN_ABSENT)}</span><span aria-hidden="true">"·"</span></td> }
            .into_any();
    };
    let mark = |sign, tint, key| view! { <Icon sign=sign tint=tint /><span class="vh">{say(key)}</span> };
    let glorified = share.glorified.is_some().then(|| mark(Sign::Glory, Tint::Glory, keys::CAMPAIGN_GLORIFIED_MARK));
    let card = (share.drew == Card::Yes).then(|| mark(Sign::DrawObjectives, Tint::Ink, keys::CAMPAIGN_CARD_MARK));
    view! { <td class="n">{shown(share.glory.get().into())} " " {glorified} {card}</td> }.into_any()
}
