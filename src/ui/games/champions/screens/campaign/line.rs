//! A scenario of the log by hand: to put right what was noted, or to note one that was played without the app.

use super::desk::Desk;
use super::names::name_field;
use super::over::{close_after, refused};
use crate::games::champions::campaign::{Card, Noted, Replay, Share, Verdict};
use crate::games::champions::model::name::Note;
use crate::games::champions::model::quantity::Glory;
use crate::games::champions::text::campaign as words;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::stepper::Stepper;
use crate::ui::components::text_field::TextField;
use crate::ui::components::toggle::Toggle;
use crate::ui::texts::say;
use crate::ui::widgets::names::read_name;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The farthest from the Threshold that is typed in.
const FARTHEST: i32 = 200;

/// What a player takes from the scenario, as it is typed.
#[derive(Clone, Copy)]
struct Typed {
    part: RwSignal<bool>,
    glory: RwSignal<i16>,
    glorified: RwSignal<bool>,
    bonus: RwSignal<String>,
    drew: RwSignal<bool>,
    played: RwSignal<bool>,
    before: StoredValue<Option<Share>>,
}

impl Typed {
    fn new(share: Option<&Share>) -> Self {
        let bonus = share.and_then(|share| share.glorified.as_ref());
        Self {
            part: RwSignal::new(share.is_some()),
            glory: RwSignal::new(share.map_or(0, |share| share.glory.get())),
            glorified: RwSignal::new(bonus.is_some()),
            bonus: RwSignal::new(bonus.map(|note| note.as_str().to_owned()).unwrap_or_default()),
            drew: RwSignal::new(share.is_some_and(|share| share.drew == Card::Yes)),
            played: RwSignal::new(share.is_some_and(|share| share.played == Card::Yes)),
            before: StoredValue::new(share.cloned()),
        }
    }

    fn share(self) -> Option<Share> {
        let card = |yes: RwSignal<bool>| if yes.get_untracked() { Card::Yes } else { Card::No };
        self.part.get_untracked().then(|| Share {
            champion: self.before.with_value(|before| before.as_ref().and_then(|share| share.champion.clone())),
            glory: Glory::clamped(self.glory.get_untracked()),
            glorified: self.glorified.get_untracked().then(|| Note::new(&self.bonus.get_untracked())),
            drew: if self.glorified.get_untracked() { card(self.drew) } else { Card::No },
            played: card(self.played),
        })
    }
}

/// A scenario of the log, as it is typed.
#[derive(Clone, Copy)]
struct Entry {
    name: RwSignal<String>,
    won: RwSignal<bool>,
    margin: RwSignal<i16>,
    shares: StoredValue<Vec<Typed>>,
    /// What was noted before.
    before: StoredValue<Option<Noted>>,
}

impl Entry {
    fn new(players: usize, noted: Option<Noted>) -> Self {
        let everybody = Share::of(Glory::LEAST);
        let typed = (0..players).map(|player| match &noted {
            Some(noted) => Typed::new(noted.shares.get(player).and_then(Option::as_ref)),
            None => Typed::new(Some(&everybody)),
        });
        Self {
            name: RwSignal::new(noted.as_ref().map(|noted| noted.scenario.to_string()).unwrap_or_default()),
            won: RwSignal::new(noted.as_ref().is_none_or(|noted| noted.verdict == Verdict::Won)),
            margin: RwSignal::new(noted.as_ref().map_or(0, |noted| noted.margin)),
            shares: StoredValue::new(typed.collect()),
            before: StoredValue::new(noted),
        }
    }

    /// The line it makes; nothing without a name.
    fn line(self) -> Option<Noted> {
        let scenario = read_name(&self.name.get_untracked()).ok()?;
        let verdict = if self.won.get_untracked() { Verdict::Won } else { Verdict::Lost };
        let before = self.before.get_value();
        Some(Noted {
            scenario,
            verdict,
            margin: self.margin.get_untracked(),
            shares: self.shares.get_value().into_iter().map(Typed::share).collect(),
            replay: match verdict {
                Verdict::Won => Replay::Stands,
                Verdict::Lost => before.as_ref().map_or(Replay::Stands, |noted| noted.replay),
            },
            table: before.and_then(|noted| noted.table),
        })
    }

    fn keep(self, desk: Desk, place: Option<usize>) {
        let Some(line) = self.line() else { return };
        let changed = desk.change(|campaign| match place {
            Some(place) => campaign.correct(place, line),
            None => campaign.note(line, &[]),
        });
        close_after(desk, changed);
    }
}

/// The fields, and the ink that keeps them.
#[component]
pub(super) fn LineForm(
    /// The campaign.
    desk: Desk,
    /// Its place in the log; nothing for a new one.
    place: Option<usize>,
) -> impl IntoView {
    let campaign = desk.now();
    let noted = place.and_then(|place| campaign.scenarios().get(place).cloned());
    let entry = Entry::new(campaign.players().len(), noted);
    let fields = |(player, typed)| player_fields(say(words::player(&campaign, player)), typed);
    let players: Vec<_> = entry.shares.get_value().into_iter().enumerate().map(fields).collect();
    view! {
        {head_fields(entry)}
        {players}
        {place.map(|place| remove(desk, place))}
        {refused(desk)}
        <Button
            kind=ButtonKind::Act
            label=say(keys::CAMPAIGN_LINE_KEEP)
            disabled=Signal::derive(move || read_name(&entry.name.get()).is_err())
            on_press=move || entry.keep(desk, place)
        />
    }
}

fn head_fields(Entry { name, won, margin, .. }: Entry) -> impl IntoView {
    let answers = [keys::CAMPAIGN_VERDICT_WON, keys::CAMPAIGN_VERDICT_LOST].map(|key| Segment::of(say(key)));
    view! {
        {name_field(keys::CAMPAIGN_LINE_NAME, name)}
        <Segmented
            label=say(keys::CAMPAIGN_LINE_VERDICT)
            answers=Signal::stored(answers.to_vec())
            chosen=Signal::derive(move || Some(usize::from(!won.get())))
            on_choose=move |place: usize| won.set(place == 0)
        />
        <Stepper
            label=say(keys::CAMPAIGN_LINE_MARGIN)
            value=Signal::derive(move || Some(i32::from(margin.get())))
            least=-FARTHEST
            most=FARTHEST
            minus_label=say(keys::CAMPAIGN_MARGIN_MINUS)
            plus_label=say(keys::CAMPAIGN_MARGIN_PLUS)
            on_change=move |value: i32| margin.set(i16::try_from(value).unwrap_or_default())
        />
    }
}

/// One player: Glory, Glorified, the cards.
fn player_fields(name: String, typed: Typed) -> impl IntoView {
    let ears = |key: Key| say(Line::new(key).with("name", name.as_str()));
    let (minus, plus) = (ears(keys::CAMPAIGN_GLORY_MINUS), ears(keys::CAMPAIGN_GLORY_PLUS));
    let steps = move || {
        view! {
            <Stepper
                label=say(keys::CAMPAIGN_GLORY_SHORT)
                value=Signal::derive(move || Some(i32::from(typed.glory.get())))
                least=i32::from(Glory::LEAST.get())
                most=i32::from(Glory::MOST.get())
                minus_label=minus.clone()
                plus_label=plus.clone()
                on_change=move |value: i32| typed.glory.set(i16::try_from(value).unwrap_or_default())
            />
            {switch(keys::CAMPAIGN_GLORIFIED, None, typed.glorified)}
            <Show when=move || typed.glorified.get()>{bonus(typed)}</Show>
            {switch(keys::CAMPAIGN_PLAYED, Some(keys::CAMPAIGN_PLAYED_SUB), typed.played)}
        }
    };
    view! {
        <section class="card rows" aria-label=name.clone()>
            <p class="pad" dir="auto"><b>{name.clone()}</b></p>
            {switch(keys::CAMPAIGN_TOOK_PART, None, typed.part)}
            <Show when=move || typed.part.get()>{steps()}</Show>
        </section>
    }
}

fn bonus(typed: Typed) -> impl IntoView {
    view! {
        <div class="pad">
            <TextField
                label=say(keys::CAMPAIGN_BONUS)
                hint=say(keys::CAMPAIGN_BONUS_HINT)
                value=typed.bonus
                on_input=move |text: String| typed.bonus.set(text)
            />
        </div>
        {switch(keys::CAMPAIGN_DREW, Some(keys::CAMPAIGN_DREW_SUB), typed.drew)}
    }
}

fn switch(label: Key, sub: Option<Key>, on: RwSignal<bool>) -> impl IntoView {
    let word = Signal::derive(move || say(if on.get() { keys::SWITCH_ON } else { keys::SWITCH_OFF }));
    let sub = Signal::stored(sub.map(say));
    view! { <Toggle label=say(label) sub=sub state_word=word on=on on_toggle=move |yes: bool| on.set(yes) /> }
}

fn remove(desk: Desk, place: usize) -> impl IntoView {
    let take = move || close_after(desk, desk.change(|campaign| campaign.remove(place)));
    view! {
        <Button
            kind=ButtonKind::Quiet
            label=say(keys::CAMPAIGN_LINE_REMOVE)
            second=say(keys::CAMPAIGN_LINE_REMOVE_SUB)
            on_press=take
        />
    }
}
