//! Putting a line of the scoring right by hand: Honor, Purity, Glory of a Champion, or the Threshold, with a note.

use super::ScoreState;
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::{ChampionId, Who};
use crate::games::champions::model::name::Note;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::queries;
use crate::games::champions::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::row::RowButton;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::components::text_field::TextField;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::session::{Done, Session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What is being put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// Nothing.
    Nothing,
    /// That is the question.
    Choose,
    /// A Champion's gauges.
    Champion(ChampionId),
    /// The Threshold.
    Threshold,
}

/// The sheet for it.
#[component]
pub(super) fn ByHand(
    /// The screen.
    state: ScoreState,
) -> impl IntoView {
    let open = Signal::derive(move || state.by_hand.get() != Target::Nothing);
    let title = Signal::derive(move || match state.by_hand.get() {
        Target::Nothing | Target::Choose => say(keys::SCORE_BY_HAND_TITLE),
        Target::Champion(id) => state.session.state(|table| names::champion(table, id)),
        Target::Threshold => say(keys::SCORE_THRESHOLD),
    });
    let inside = move || match state.by_hand.get() {
        Target::Nothing => ().into_any(),
        Target::Choose => view! { <Choose state=state /> }.into_any(),
        Target::Champion(id) => view! { <Form state=state lines=gauges(state.session, id) /> }.into_any(),
        Target::Threshold => view! { <Form state=state lines=vec![threshold(state.session)] /> }.into_any(),
    };
    view! {
        <Sheet
            open=open
            title=title
            close_label=say(keys::CLOSE)
            on_close=move || state.by_hand.set(Target::Nothing)
        >
            {inside}
        </Sheet>
    }
}

/// Whose line it is.
#[component]
fn Choose(state: ScoreState) -> impl IntoView {
    let champion = move |id: &ChampionId| {
        let id = *id;
        let (name, clan) = state.session.glance(|table| (names::champion(table, id), table.champion(id).card().clan));
        let lead = move || view! { <Mon look=looks::mon(id, clan) size=DiscSize::Small /> };
        view! { <RowButton title=name lead=lead on_press=move || state.by_hand.set(Target::Champion(id)) /> }
    };
    view! {
        <div class="card rows" role="group" aria-label=say(keys::SCORE_BY_HAND_WHO)>
            {ChampionId::ALL.iter().map(champion).collect_view()}
            <RowButton
                title=say(keys::SCORE_THRESHOLD)
                lead=|| view! { <Icon sign=Sign::Honor size=IconSize::Lead /> }
                on_press=move || state.by_hand.set(Target::Threshold)
            />
        </div>
    }
}

/// A number that can be put right.
#[derive(Clone)]
struct Number {
    name: String,
    now: i16,
    bounds: (i16, i16),
    /// The number as it is to be.
    to: RwSignal<i16>,
    what: What,
}

#[derive(Clone, Copy)]
enum What {
    Gauge(ChampionId, Gauge),
    Threshold,
}

impl Number {
    fn new(name: String, now: i16, bounds: (i16, i16), what: What) -> Self {
        Self { name, now, bounds, to: RwSignal::new(now), what }
    }

    /// The command that makes it so; nothing where it is so.
    fn command(&self, note: &Note) -> Option<Command> {
        let by = self.to.get_untracked() - self.now;
        let note = note.clone();
        if by == 0 {
            return None;
        }
        Some(match self.what {
            What::Gauge(id, gauge) => Command::Adjust { who: Who::Champion(id), gauge, by, note },
            What::Threshold => Command::AdjustThreshold { by, note },
        })
    }
}

fn gauges(session: Session, id: ChampionId) -> Vec<Number> {
    let number = |gauge: Gauge| {
        let (now, bounds) = session.journal.with_untracked(|journal| {
            let (table, who) = (journal.state(), Who::Champion(id));
            (queries::gauge(table, who, gauge), queries::bounds(table, who, gauge))
        });
        let (now, bounds) = now.zip(bounds)?;
        Some(Number::new(say(names::gauge(gauge)), now, (*bounds.start(), *bounds.end()), What::Gauge(id, gauge)))
    };
    [Gauge::Honor, Gauge::Purity, Gauge::Glory].into_iter().filter_map(number).collect()
}

fn threshold(session: Session) -> Number {
    let now = session.journal.with_untracked(|journal| queries::threshold(journal.state()).total());
    Number::new(say(keys::SCORE_SO_FAR), now, (now - 99, now + 99), What::Threshold)
}

/// The numbers, a note, and the ink that applies them.
#[component]
fn Form(state: ScoreState, lines: Vec<Number>) -> impl IntoView {
    let note = RwSignal::new(String::new());
    let lines = StoredValue::new(lines);
    let changes = move || lines.with_value(|lines| lines.iter().filter(|line| line.to.get() != line.now).count());
    let second =
        Signal::derive(move || Some(say(Line::new(keys::SCORE_BY_HAND_APPLY_SECOND).with("changes", changes()))));
    let apply = move || {
        let note = Note::new(&note.get_untracked());
        carry_out(state, lines.with_value(|lines| lines.iter().filter_map(|line| line.command(&note)).collect()));
    };
    view! {
        <div class="card rows">{lines.with_value(|lines| lines.iter().map(stepper).collect_view())}</div>
        <TextField
            label=say(keys::SCORE_BY_HAND_NOTE)
            hint=say(keys::SCORE_BY_HAND_NOTE_HINT)
            value=note
            on_input=Callback::new(move |(text,)| note.set(text))
        />
        <footer>
            <Button
                kind=ButtonKind::Act
                label=say(keys::SCORE_BY_HAND_APPLY)
                second=second
                disabled=Signal::derive(move || changes() == 0)
                on_press=apply
            />
        </footer>
    }
}

fn carry_out(state: ScoreState, commands: Vec<Command>) {
    state.by_hand.set(Target::Nothing);
    // The first that is refused shows its reason; the rest waits for the players.
    let _ = commands.into_iter().try_for_each(|command| match state.session.dispatch(command) {
        Done::Yes => Some(()),
        Done::Later | Done::Refused => None,
    });
}

fn stepper(line: &Number) -> impl IntoView + use<> {
    let Number { name, now, bounds: (least, most), to, .. } = line.clone();
    let key = |key| say(Line::new(key).with("what", name.as_str()));
    let what = name.clone();
    let from_to = move |to: i16| {
        say(Line::new(keys::SCORE_BY_HAND_CHANGE).with("what", what.as_str()).with("from", now).with("to", to))
    };
    let sub = move || (to.get() != now).then(|| from_to(to.get()));
    view! {
        <Stepper
            label=name.clone()
            sub=Signal::derive(sub)
            value=Signal::derive(move || Some(i32::from(to.get())))
            least=least.into()
            most=i32::from(most)
            minus_label=key(keys::SCORE_MINUS)
            plus_label=key(keys::SCORE_PLUS)
            on_change=Callback::new(move |(value,): (i32,)| to.set(i16::try_from(value).unwrap_or(now)))
        />
    }
}
