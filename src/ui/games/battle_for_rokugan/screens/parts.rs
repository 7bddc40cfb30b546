//! What several screens show: the name of a clan with its mark, a rule reference, the honor strip.

use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::Face;
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::honor::ClanHonor;
use crate::kernel::line::Line;
use crate::kernel::rulebook;
use crate::ui::components::icon::Icon;
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::games::battle_for_rokugan::look;
use crate::ui::texts::{page_of, say};
use crate::words::battle_for_rokugan as keys;
use crate::words::minus;
use leptos::prelude::*;

/// A clan's mark, small.
pub(super) fn mon(clan: Clan) -> AnyView {
    view! { <Mon look=look::mon(clan) size=DiscSize::Small /> }.into_any()
}

/// A key for a token: its sign, what it is, and a line on how many are left.
pub(super) fn token_key(face: Face, line: String, left: u8, press: impl Fn() + Send + Sync + 'static) -> AnyView {
    view! {
        <button type="button" class="key rev" class:none=left == 0 on:click=move |_| press()>
            <Icon sign=look::kind(face.kind()) />
            <b>{say(names::face(face))}</b>
            <small>{line}</small>
        </button>
    }
    .into_any()
}

/// "2 left".
pub(super) fn left_line(left: u8) -> String {
    say(Line::new(keys::BFR_REVEAL_LEFT).with("left", left))
}

/// A clan's mark at the head of a card.
pub(super) fn big_mon(clan: Clan) -> AnyView {
    view! { <Mon look=look::mon(clan) size=DiscSize::Middle /> }.into_any()
}

/// What a clan is called.
pub(super) fn name(clan: Clan) -> String {
    say(names::clan(clan))
}

/// The page that decides.
pub(super) fn rule(rule: rulebook::RuleRef) -> AnyView {
    let feedback = feedback();
    view! { <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) /> }.into_any()
}

/// A change with its sign.
pub(super) fn signed(change: i16) -> String {
    if change > 0 { format!("+{change}") } else { minus(change.into()) }
}

/// The honor of every clan: the number is the sum, the bar its sources. Whose turn it is changes with each token, the honor
/// hardly ever while tokens are placed, so the two are drawn apart.
pub(super) fn honors(strip: Signal<Vec<ClanHonor>>, turn: Signal<Option<Clan>>) -> AnyView {
    view! {
        <section class="hstrip" aria-label=say(keys::BFR_HONORS)>
            {move || strip.with(|strip| clans(strip, turn))}
            <p class="hkey tall" aria-hidden="true">
                <span><i class="h-fl"></i>{say(keys::BFR_KEY_FLOWERS)}</span>
                <span><i class="h-tok"></i>{say(keys::BFR_KEY_TOKENS)}</span>
                <span><i class="h-up"></i>{say(keys::BFR_KEY_FACEUP)}</span>
                <span><i class="h-ter"></i>{say(keys::BFR_KEY_TERRITORY)}</span>
            </p>
        </section>
    }
    .into_any()
}

fn clans(strip: &[ClanHonor], turn: Signal<Option<Clan>>) -> AnyView {
    let most = strip.iter().map(|clan| clan.total).max().unwrap_or(0).max(1);
    let one = |honor: &ClanHonor| {
        let clan = honor.clan;
        let line = Line::new(keys::BFR_HONOR_LINE)
            .with("clan", names::clan(honor.clan))
            .with("total", usize::from(honor.total))
            .with("flowers", usize::from(honor.flowers))
            .with("tokens", usize::from(honor.tokens))
            .with("faceup", usize::from(honor.faceup))
            .with("territories", usize::from(honor.territories))
            .with("change", crate::kernel::line::Arg::Signed(honor.change.into()));
        let change = (honor.change != 0).then(|| {
            let class = if honor.change > 0 { "good" } else { "bad" };
            view! { <small class=class>{signed(honor.change)}</small> }
        });
        let part = |class: &'static str, value: u16| {
            let width = format!("{}%", u32::from(value) * 100 / u32::from(most));
            (value > 0).then(|| view! { <i class=class style:width=width></i> })
        };
        view! {
            <li class:turn=move || turn.get() == Some(clan)>
                <span class="hv" aria-hidden="true">{mon(honor.clan)} <b>{honor.total}</b> {change}</span>
                <span class="hb" aria-hidden="true">
                    {part("h-fl", honor.flowers)} {part("h-tok", honor.tokens)} {part("h-up", honor.faceup)}
                    {part("h-ter", honor.territories)}
                </span>
                <span class="vh">{say(line)}</span>
            </li>
        }
    };
    view! { <ul class="honors" data-count=strip.len().to_string()>{strip.iter().map(one).collect_view()}</ul> }
        .into_any()
}
