//! The end of a campaign: who chooses, and which Clan's ending is read.

use super::desk::Desk;
use super::{glory, href, is_over, next, undo_tool};
use crate::games::champions::campaign::Campaign;
use crate::games::champions::model::clan::Clan;
use crate::games::champions::rulebook;
use crate::games::champions::text::{campaign as words, names};
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::select::Select;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::games::champions::page::CampaignFace;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The ending.
pub(super) fn ending(desk: Desk) -> AnyView {
    let page = page_of(rulebook::CAMPAIGN);
    let rule = move || desk.feedback.open_rule(rulebook::CAMPAIGN);
    let back = href(desk, CampaignFace::Log);
    view! {
        <div class="screen one">
            <Head
                title=say(keys::CAMPAIGN_ENDING)
                subtitle=Signal::derive(move || Some(desk.read(|campaign| campaign.name().to_string())))
                back=back.clone()
                back_label=say(keys::CAMPAIGN_BACK_TO_LOG)
            />
            <main class="body">
                {move || if is_over(desk) { choosers(desk).into_any() } else { goes_on() }}
                <p class="sub2">
                    {say(keys::CAMPAIGN_ENDING_ANY)} " " <RuleRef label=page on_open=rule />
                </p>
                {move || glory::bars(desk)}
                <Show when=move || is_over(desk)>
                    <div class="card rows">{next::reopen(desk)}</div>
                </Show>
            </main>
            <Dock>
                {undo_tool(desk)}
                <ButtonLink kind=ButtonKind::Act href=back label=say(keys::CAMPAIGN_BACK_TO_LOG) />
            </Dock>
        </div>
    }
    .into_any()
}

fn goes_on() -> AnyView {
    view! { <Note kind=NoteKind::Info sign=Sign::About>{say(keys::CAMPAIGN_NOT_AT_ITS_END)}</Note> }.into_any()
}

/// Who chooses, each with the Clans there are.
fn choosers(desk: Desk) -> impl IntoView {
    let leaders = desk.read(Campaign::leaders);
    let headline = desk.read(|campaign| headline(campaign, &leaders));
    let fields: Vec<_> = leaders.iter().map(|player| chooser(desk, *player)).collect();
    view! {
        <section class="card pad stack">
            <p class="rowx">
                <Icon sign=Sign::Glory tint=Tint::Glory size=IconSize::Middle />
                <b>{say(headline)}</b>
            </p>
            {fields}
        </section>
    }
}

fn headline(campaign: &Campaign, leaders: &[usize]) -> Line {
    let names: Vec<String> = leaders.iter().map(|player| say(words::player(campaign, *player))).collect();
    match &names[..] {
        [name] => Line::new(keys::CAMPAIGN_CHOOSES).with("name", name.as_str()),
        names => Line::new(keys::CAMPAIGN_CHOOSE_EACH).with("names", names.join(", ")),
    }
}

fn chooser(desk: Desk, player: usize) -> impl IntoView {
    let (name, chosen) =
        desk.read(|campaign| (say(words::player(campaign, player)), campaign.ending_of(player).map(Small::index)));
    let clans = Clan::ALL.iter().map(|clan| say(names::clan(*clan)));
    let answers: Vec<String> = std::iter::once(say(keys::CAMPAIGN_ENDING_NONE)).chain(clans).collect();
    let choose = move |place: usize| {
        if let Some(clan) = place.checked_sub(1).and_then(|place| Clan::ALL.get(place)) {
            desk.change(|campaign| campaign.choose(player, *clan));
        }
    };
    let said = chosen.and_then(|place| Clan::ALL.get(place)).map(|clan| {
        let line = Line::new(keys::CAMPAIGN_ENDING_CHOSEN).with("name", name.clone());
        (say(line.with("clan", names::clan(*clan))), say(names::clan_lore(*clan)))
    });
    view! {
        <Select
            label=say(Line::new(keys::CAMPAIGN_ENDING_OF).with("name", name))
            answers=Signal::stored(answers)
            chosen=Signal::stored(chosen.map_or(0, |place| place + 1))
            on_choose=move |place: usize| choose(place)
        />
        {said.map(|(said, lore)| view! { <p><b>{said}</b></p> <p class="sub2">{lore}</p> })}
    }
}
