//! Recovery: everything that will change, before and after, and one press of ink (CH-TURN-4).

use crate::games::champions::event::Event;
use crate::games::champions::model::champion::Once;
use crate::games::champions::model::ids::{Actor, ChampionId, PlayerId, Who};
use crate::games::champions::model::quantity::{ActionPoints, Gauge};
use crate::games::champions::model::state::State;
use crate::games::champions::text::log::{self, Change as GaugeChange};
use crate::games::champions::text::names;
use crate::games::champions::view::NextStep;
use crate::games::champions::{phase, rulebook};
use crate::kernel::line::Line;
use crate::kernel::rulebook::RuleRef as Rule;
use crate::ui::components::button::ButtonLink;
use crate::ui::components::change::Change;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::number::shown;
use crate::ui::components::row::RowText;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::champion::Seat;
use crate::ui::games::champions::session::session;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// What Recovery does to one Champion.
#[derive(Clone, PartialEq)]
struct Recovering {
    id: ChampionId,
    /// AP and Ki, before and after, as far as they change; nothing where the card is unknown.
    gauges: Vec<(Gauge, i16, i16)>,
    /// What is lost, and what is free again.
    remarks: Vec<Line>,
}

/// What Recovery does to the table.
#[derive(Clone, PartialEq)]
struct Whole {
    champions: Vec<Recovering>,
    favor: Option<PlayerId>,
}

/// The Recovery Phase.
#[component]
pub fn Recovery() -> impl IntoView {
    let session = session();
    let last = Memo::new(move |_| session.view().next.with(|next| *next == NextStep::EndGame));
    let whole = Memo::new(move |_| session.state(|state| Some(whole(state, &phase::recovery(state)?))));
    let turns = Memo::new(move |_| session.view().head.with(|head| head.max_turns - head.turn));
    move || {
        if last.get() {
            return view! { <LastTurn /> }.into_any();
        }
        let whole = whole.get();
        view! {
            <div class="sec">
                <h2>{say(keys::TABLE_WILL_CHANGE)}</h2>
                <Page rule=rulebook::RECOVERY />
            </div>
            {whole.map(|whole| view! { <Changes whole=whole /> })}
            <p class="sub2">{move || say(Line::new(keys::TABLE_REMAIN).with("turns", turns.get()))}</p>
        }
        .into_any()
    }
}

/// The reference to a page.
#[component]
fn Page(
    /// The rule.
    rule: Rule,
) -> impl IntoView {
    let feedback = feedback();
    let page = page_of(rule);
    view! { <RuleRef label=page on_open=move || feedback.open_rule(rule) /> }
}

/// Nothing recovers any more.
#[component]
fn LastTurn() -> impl IntoView {
    let session = session();
    view! {
        <div class="sec">
            <h2>{say(keys::TABLE_LAST_TURN)}</h2>
            <Page rule=rulebook::END />
        </div>
        <p>{say(keys::TABLE_LAST_TURN_TEXT)}</p>
        <p>
            <ButtonLink href=session.href(TablePage::Options) label=say(keys::TABLE_MORE_TURNS) />
        </p>
    }
}

fn whole(state: &State, events: &[Event]) -> Whole {
    let changes = log::changes(events);
    let in_play = state.champions().filter(|(_, champion)| champion.is_in_play());
    let favor = events.iter().find_map(|event| if let Event::FavorHeld { by } = event { Some(*by) } else { None });
    Whole { champions: in_play.map(|(id, _)| recovering(state, id, &changes)).collect(), favor }
}

fn recovering(state: &State, id: ChampionId, changes: &[GaugeChange]) -> Recovering {
    let champion = state.champion(id);
    let of = |gauge, now: Option<i16>| {
        let who = Who::Champion(id);
        let change = changes.iter().find(|change| change.who == who && change.gauge == gauge);
        now.map(|now| (gauge, now, change.map_or(now, |change| change.to)))
    };
    let ap = of(Gauge::Ap, champion.ap().map(|ap| ap.get()));
    let ki = of(Gauge::Ki, champion.ki().map(|ki| ki.available.get()));
    let lost = ap.zip(champion.card().ap.value()).map_or(0, |((_, from, to), gain)| from + gain.get() - to);
    let lost =
        (lost > 0).then(|| Line::new(keys::TABLE_AP_LOST).with("most", ActionPoints::MOST.get()).with("lost", lost));
    let temporary = ki.map_or(0, |(_, from, to)| from - to);
    let temporary = (temporary > 0).then(|| Line::new(keys::TABLE_KI_LOST).with("lost", temporary));
    let intervene = (champion.intervened() == Once::Done).then(|| keys::TABLE_INTERVENE_FREE.into());
    let unknown = champion.misses_card_values().then(|| keys::SHEET_CARD_MISSING.into());
    Recovering {
        id,
        gauges: [ap, ki].into_iter().flatten().filter(|(_, from, to)| from != to).collect(),
        remarks: [lost, temporary, intervene, unknown].into_iter().flatten().collect(),
    }
}

/// Champions, Favor, tokens.
#[component]
fn Changes(
    /// All of it.
    whole: Whole,
) -> impl IntoView {
    let one = |champion| view! { <li><OneChampion champion=champion /></li> };
    view! {
        <ul class="card rows">{whole.champions.into_iter().map(one).collect_view()}</ul>
        <section class="card rows">
            {whole.favor.map(|player| view! { <FavorPasses to=player /> })}
            <TokensBack />
        </section>
    }
}

/// One Champion; its line leads to the sheet, where it can be changed first.
#[component]
fn OneChampion(
    /// What happens to it.
    champion: Recovering,
) -> impl IntoView {
    let session = session();
    let seat = Seat::new(champion.id);
    let change = |(gauge, from, to): (Gauge, i16, i16)| {
        let ears =
            Line::new(keys::SHEET_CHANGE_EARS).with("gauge", names::gauge(gauge)).with("from", from).with("to", to);
        view! {
            <Change
                sign=looks::gauge_sign(gauge, Some(to))
                tint=looks::gauge_tint(gauge)
                from=shown(from.into())
                to=shown(to.into())
                ears=say(ears)
            />
        }
    };
    let remark = |line: Line| view! { <p>{say(line)}</p> };
    let name = seat.name();
    view! {
        <a class="delta" href=session.href(TablePage::Champion(champion.id))>
            <Mon look=seat.mon() size=DiscSize::Small />
            <b class="title">{move || name.get()}</b>
            <span class="chs">{champion.gauges.into_iter().map(change).collect_view()}</span>
            {champion.remarks.into_iter().map(remark).collect_view()}
        </a>
    }
}

/// The Favor passes clockwise.
#[component]
fn FavorPasses(
    /// Who receives it.
    to: PlayerId,
) -> impl IntoView {
    let session = session();
    let (from, to) = session.journal.with_untracked(|journal| {
        let state = journal.state();
        let to = state.players().get(usize::from(to.0)).map(|player| names::champion(state, player.plays()));
        (names::favor_holder(state).unwrap_or_default(), to.unwrap_or_default())
    });
    view! {
        <RowText
            title=say(Line::new(keys::TABLE_FAVOR_TO).with("name", to))
            sub=say(Line::new(keys::TABLE_FAVOR_FROM).with("name", from))
            lead=|| view! { <Icon sign=Sign::ImperialFavor size=IconSize::Lead tint=Tint::Honor /> }
            trailing=|| view! { <Page rule=rulebook::FAVOR /> }
        />
    }
}

/// Activation tokens come back, and what Allies did not use is lost.
#[component]
fn TokensBack() -> impl IntoView {
    let session = session();
    let allies = session
        .journal
        .with_untracked(|journal| journal.state().allies().any(|(id, _)| journal.state().is_in_play(Actor::Ally(id))));
    view! {
        <RowText
            title=say(keys::TABLE_TOKENS_BACK)
            sub=allies.then(|| say(keys::TABLE_ALLIES_REFRESH))
            lead=|| view! { <Icon sign=Sign::Check size=IconSize::Lead /> }
        />
    }
}
