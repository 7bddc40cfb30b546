//! Accumulated Glory: a bar and its number for each player.

use super::desk::Desk;
use crate::games::champions::text::campaign as words;
use crate::kernel::line::Line;
use crate::ui::components::meter::Meter;
use crate::ui::components::tag::{Tag, Tone};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The bars; nothing before the first scenario.
pub(super) fn bars(desk: Desk) -> AnyView {
    desk.read(|campaign| {
        if campaign.scenarios().is_empty() {
            return ().into_any();
        }
        let (glory, leaders) = (campaign.accumulated(), campaign.leaders());
        let most = glory.iter().max().copied().unwrap_or(0).max(1);
        let line = |(player, glory): (usize, &usize)| {
            let leads = *glory > 0 && leaders.contains(&player);
            let tag = leads.then(|| view! { <Tag text=say(keys::CAMPAIGN_LEADS) tone=Tone::Good /> });
            bar(say(words::player(campaign, player)), *glory, most, tag)
        };
        let lines: Vec<_> = glory.iter().enumerate().map(line).collect();
        view! {
            <div class="sec">
                <h2>{say(keys::CAMPAIGN_GLORY)}</h2>
            </div>
            <ul class="card pad stack" aria-label=say(keys::CAMPAIGN_GLORY)>{lines}</ul>
        }
        .into_any()
    })
}

/// The bar of a player, as long as its part of the most.
fn bar(name: String, glory: usize, most: usize, tag: Option<impl IntoView>) -> impl IntoView {
    let label = say(Line::new(keys::CAMPAIGN_GLORY_OF).with("name", name.clone()).with("glory", glory));
    let percent = u8::try_from(glory * 100 / most).unwrap_or(100);
    view! {
        <li>
            <span class="rowx apart">
                <span class="rowx">
                    <b dir="auto">{name}</b>
                    {tag}
                </span>
                <b>{glory}</b>
            </span>
            <Meter label=label percent=Signal::stored(percent) />
        </li>
    }
}
