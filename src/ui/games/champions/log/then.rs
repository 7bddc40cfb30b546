//! A whole table to read: honor scale, the board, the five Champions, Allies and Enemies. Nothing in it can be pressed.

use crate::games::champions::model::ids::Who;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::{ActivationState, State};
use crate::games::champions::text::{enemies, names};
use crate::games::champions::view::{self, Alarm, ChampionView, FigureView, GaugeView, HonorView, Presence};
use crate::kernel::line::{Key, Line};
use crate::ui::components::champion_card::Marks;
use crate::ui::components::gauge_strip::{Arrival, GaugeStrip, Level, StripNumber};
use crate::ui::components::honor_scale::HonorScale;
use crate::ui::components::icon::Icon;
use crate::ui::components::mon::{SealState, SealedMon};
use crate::ui::components::number::shown;
use crate::ui::components::row::RowText;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::components::token::{AllyToken, FoeKind, FoeToken};
use crate::ui::games::champions::looks;
use crate::ui::games::champions::screens::board::words::area_name;
use crate::ui::games::champions::screens::champion::marks;
use crate::ui::games::champions::screens::field::board_then;
use crate::ui::games::champions::screens::score::distance;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// A table as it was.
#[component]
pub(super) fn Then(
    /// The table.
    table: State,
) -> impl IntoView {
    let shown = view::table(&table);
    let HonorView { group, threshold, .. } = shown.honor;
    let cards = shown.champions.into_iter().map(|champion| view! { <CardThen champion=champion /> });
    let figures = !shown.allies.is_empty() || !shown.enemies.is_empty();
    let allies = shown.allies.into_iter().map(|ally| figure(&table, Who::Ally(ally.id), ally)).collect_view();
    let enemies = shown.enemies.into_iter().map(|enemy| figure(&table, Who::Enemy(enemy.id), enemy)).collect_view();
    view! {
        <section class="card pad stack" aria-label=say(clock(&table))>
            <p class="rowx apart">
                <b>{say(clock(&table))}</b>
                {shown.head.favor.map(favor)}
            </p>
            <HonorScale
                have=Signal::stored(i32::from(group))
                need=Signal::stored(i32::from(threshold))
                words=say(distance(shown.honor.margin()))
                have_label=say(keys::SCORE_GROUP_HONOR)
                need_label=say(keys::SCORE_THRESHOLD_SHORT)
            />
        </section>
        {board_then(&table)}
        {cards.collect_view()}
        {marked(&table)}
        {figures.then(|| view! { <section class="card rows" aria-label=say(keys::HISTORY_FIGURES)>{allies} {enemies}</section> })}
    }
}

/// Who held the Imperial Favor.
fn favor(name: String) -> impl IntoView {
    let ears = say(Line::new(keys::HISTORY_FAVOR).with("name", name.as_str()));
    view! {
        <span class="rowx">
            <Icon sign=Sign::ImperialFavor tint=Tint::Honor />
            <span aria-hidden="true">{names::given_name(&name).to_owned()}</span>
            <span class="vh">{ears}</span>
        </span>
    }
}

/// What lies on the areas of the board, in words; nothing where nothing does.
fn marked(table: &State) -> Option<AnyView> {
    let board = table.field()?.board();
    let marked = board.areas().iter().filter(|area| !area.marks.is_empty()).map(|area| {
        let marks: Vec<String> = area.marks.iter().map(|mark| say(enemies::mark(mark))).collect();
        view! { <RowText title=area_name(area) sub=marks.join(", ") /> }
    });
    let marked: Vec<_> = marked.collect();
    let any = !marked.is_empty();
    any.then(|| view! { <section class="card rows" aria-label=say(keys::FIELD_MARKS)>{marked}</section> }.into_any())
}

/// A Champion's card, closed and at rest.
#[component]
fn CardThen(champion: ChampionView) -> impl IntoView {
    let state = match champion.activation {
        ActivationState::Acting => SealState::On,
        ActivationState::Done => SealState::Done,
        ActivationState::Waiting | ActivationState::Off => SealState::Waiting,
    };
    let order = champion.place.map(|place| place.to_string());
    let gauges: Vec<String> = champion.gauges.iter().map(|gauge| say(spoken(gauge))).collect();
    let ears = Line::new(keys::HISTORY_CARD).with("name", champion.name.as_str()).with("gauges", gauges.join(", "));
    let marks = marks(&champion);
    let out =
        champion.statuses.iter().any(|status| matches!(status, view::Status::Eliminated | view::Status::Corrupted));
    let numbers: Vec<StripNumber> = champion.gauges.iter().map(strip).collect();
    view! {
        <section class="card champ" class:out=out class:done=state == SealState::Done aria-label=say(ears)>
            <div class="who">
                <SealedMon look=looks::mon_of(&champion) order=order state=state />
                <div class="mid">
                    <div class="top">
                        <span class="name" dir="auto">{champion.name.clone()}</span>
                        <Marks marks=Signal::stored(marks) />
                    </div>
                    <GaugeStrip numbers=Signal::stored(numbers) arrival=Arrival::WithTheCard />
                </div>
            </div>
        </section>
    }
}

/// "Turn 3 of 8, Champions".
fn clock(state: &State) -> Line {
    Line::new(keys::HISTORY_CLOCK)
        .with("turn", state.turn().get())
        .with("last", state.scenario().max_turns.get())
        .with("phase", names::phase(state.phase()))
}

fn strip(gauge: &GaugeView) -> StripNumber {
    StripNumber {
        sign: looks::gauge_sign(gauge.gauge, gauge.value),
        tint: looks::gauge_tint(gauge.gauge),
        shown: gauge.value.map_or_else(|| "?".to_owned(), |value| shown(value.into())),
        of: (gauge.gauge == Gauge::Life).then_some(gauge.of).flatten().map(|of| shown(of.into())),
        level: match gauge.alarm {
            Alarm::None => Level::Fine,
            Alarm::Low => Level::Low,
        },
    }
}

fn spoken(gauge: &GaugeView) -> Line {
    let name = names::gauge(gauge.gauge);
    match gauge.value {
        Some(value) => Line::new(keys::HISTORY_GAUGE).with("gauge", name).with("value", value),
        None => Line::new(keys::HISTORY_GAUGE_UNKNOWN).with("gauge", name),
    }
}

/// An Ally or an Enemy: its token, its name, its Life, and where it is if not on the board.
fn figure<Id>(table: &State, who: Who, figure: FigureView<Id>) -> impl IntoView + use<Id> {
    let life = match figure.life {
        Some((life, of)) => Line::new(keys::HISTORY_LIFE).with("life", life).with("of", of),
        None => Line::new(keys::HISTORY_WOUNDS).with("wounds", figure.wounds),
    };
    let away = presence(figure.presence).map(say);
    let sub = std::iter::once(say(life)).chain(away).collect::<Vec<_>>().join(", ");
    let letter = StoredValue::new(figure.letter);
    let out = figure.presence != Presence::OnBoard;
    let lead = move || match who {
        Who::Enemy(_) => {
            let kind = match (out, figure.boss) {
                (true, _) => FoeKind::Out,
                (false, true) => FoeKind::Boss,
                (false, false) => FoeKind::Plain,
            };
            view! { <FoeToken letter=letter.get_value() kind=kind /> }.into_any()
        }
        Who::Ally(_) | Who::Champion(_) => view! { <AllyToken letter=letter.get_value() /> }.into_any(),
    };
    view! { <RowText title=say(names::who(table, who)) sub=sub lead=lead /> }
}

fn presence(presence: Presence) -> Option<Key> {
    match presence {
        Presence::OnBoard => None,
        Presence::Eliminated => Some(keys::STATUS_ELIMINATED),
        Presence::Removed => Some(keys::STANDING_OFF_BOARD),
        Presence::Corrupted => Some(keys::STATUS_CORRUPTED),
    }
}
