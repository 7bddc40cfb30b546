//! A new table: two Warbands, made up or from roster files, the scenario, the rulings; all faults at once.

mod keeping;
mod own;
mod typed;
mod values;

use crate::games::GameId;
use crate::games::bushido::kept;
use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::model::warband::{Cost, Profile, Warband};
use crate::games::bushido::rules::recruit;
use crate::games::bushido::rules::reference::WARBAND;
use crate::games::bushido::setup::{Recruiting, ScenarioChoice, Setup, TableRuling, recruitment, scenario};
use crate::games::bushido::text::{names, reasons};
use crate::games::bushido::tools::roster::{Imported, Note as RosterNote, NoteKind as RosterNoteKind, import};
use crate::games::bushido::views::rulings::{InForce, Reading};
use crate::games::bushido::views::scoring::scoring;
use crate::games::bushido::{Bushido, demo};
use crate::kernel::by::Small;
use crate::kernel::chance::Seed;
use crate::kernel::document::DocumentFault;
use crate::kernel::journal::Journal;
use crate::kernel::line::Line;
use crate::pwa::handed;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::icon::Icon;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::{RowButton, RowText};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sign::Sign;
use crate::ui::components::toggle::Toggle;
use crate::ui::download::FileButton;
use crate::ui::feedback::feedback;
use crate::ui::games::bushido::page::{GamePage, TablePage};
use crate::ui::games::bushido::warbands;
use crate::ui::page::{self, NEW, Page, Path};
use crate::ui::table::begin;
use crate::ui::table::keeper;
use crate::ui::texts::{page_of, say};
use crate::words::bushido as keys;
use leptos::prelude::*;
use std::collections::BTreeSet;
use std::sync::Arc;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;

/// A Warband that was chosen, and what its file could not say.
#[derive(Clone, PartialEq)]
struct Chosen {
    warband: Arc<Warband>,
    notes: Vec<RosterNote>,
}

#[derive(Clone, Copy)]
struct Draft {
    a: RwSignal<Chosen>,
    b: RwSignal<Chosen>,
    /// The Warbands of this device.
    kept: RwSignal<Vec<Warband>>,
    bad: RwSignal<Option<String>>,
    scenario: RwSignal<usize>,
    own: own::Own,
    rulings: RwSignal<BTreeSet<TableRuling>>,
}

impl Draft {
    fn of(self, player: Player) -> RwSignal<Chosen> {
        match player {
            Player::A => self.a,
            Player::B => self.b,
        }
    }

    fn faults(self) -> usize {
        let rulings = self.rulings.get();
        Player::ALL.into_iter().map(|player| recruitment(&self.of(player).get().warband, &rulings).len()).sum()
    }

    fn choice(self) -> ScenarioChoice {
        match self.scenario.get() {
            0 => ScenarioChoice::Keii,
            1 => ScenarioChoice::Seikyu,
            2 => ScenarioChoice::Idols,
            _ => self.own.choice(),
        }
    }

    /// How the chosen scenario scores; nothing while its parts do not fit together.
    fn scoring(self) -> Option<AnyView> {
        let choice = self.choice();
        let scenario = scenario(&choice, &self.rulings.get())?;
        let names = Players::from_fn(|player| self.of(player).with(|chosen| chosen.warband.parts().name.clone()));
        let ruling = TableRuling::SeikyuReset;
        let reading = if self.rulings.get().contains(&ruling) { Reading::Other } else { Reading::Usual };
        let depends = matches!(choice, ScenarioChoice::Seikyu).then_some(InForce { ruling, reading });
        Some(super::scoring::picture(&scoring(&choice, scenario.parts()), &names, depends.as_slice()))
    }

    fn setup(self) -> Setup {
        let warband = |player: Player| (*self.of(player).get().warband).clone();
        let scenario = self.choice();
        let recruiting = if self.faults() > 0 { Recruiting::Anyway } else { Recruiting::ByTheRules };
        let warbands = Players { a: warband(Player::A), b: warband(Player::B) };
        Setup { warbands, scenario, rulings: self.rulings.get(), recruiting }
    }
}

fn made_up(player: Player) -> Chosen {
    let warband = match player {
        Player::A => demo::harbor_watch(),
        Player::B => demo::reed_marsh(),
    };
    Chosen { warband: Arc::new(warband), notes: Vec::new() }
}

/// A new table.
pub fn setup() -> AnyView {
    let draft = Draft {
        a: RwSignal::new(made_up(Player::A)),
        b: RwSignal::new(made_up(Player::B)),
        kept: RwSignal::new(warbands::all()),
        bad: RwSignal::new(None),
        scenario: RwSignal::new(0),
        own: own::Own::new(),
        rulings: RwSignal::new(BTreeSet::new()),
    };
    read_handed(draft);
    let begin = move || {
        let setup = untrack(|| draft.setup());
        match Journal::<Bushido>::start(setup, Seed(keeper::random())) {
            Ok(table) => begin::begin(table.state().title().clone(), &table, &TablePage::Table),
            Err(faults) => {
                let said = untrack(|| draft.setup());
                let first = faults.first().map(|fault| say(reasons::fault(&said, fault)));
                draft.bad.set(first);
            }
        }
    };
    let faults = Memo::new(move |_| draft.faults());
    let label = move || say(if faults.get() > 0 { keys::BUSHIDO_PLAY_ANYWAY } else { keys::BUSHIDO_BEGIN_TABLE });
    let ink = move || {
        // Where there are faults nothing is pressed next as a matter of course.
        let kind = if faults.get() > 0 { ButtonKind::High } else { ButtonKind::Act };
        view! { <Button kind=kind label=Signal::derive(label) on_press=begin /> }
    };
    view! {
        <div class="screen bu">
            <Head
                title=say(keys::BUSHIDO_NEW_TITLE)
                subtitle=say(keys::GAME_BUSHIDO)
                back=Page::Home.href()
                back_label=say(keys::BUSHIDO_BACK_HOME)
            />
            <main class="body">
                {move || draft.bad.get().map(|why| view! { <Note kind=NoteKind::Error>{why}</Note> })}
                {Player::ALL.map(|player| warband(draft, player)).collect_view()}
                {scenarios(draft)}
                <details class="card pad">
                    <summary>{say(keys::BUSHIDO_RULINGS)} <Icon sign=Sign::Down /></summary>
                    {TableRuling::ALL.iter().map(|one| ruling(draft, *one)).collect_view()}
                </details>
            </main>
            <Dock>{ink}</Dock>
        </div>
    }
    .into_any()
}

/// The scenarios, the players' own last, and how the one that is chosen is scored.
fn scenarios(draft: Draft) -> AnyView {
    let printed = [
        ("Keii", keys::BUSHIDO_SCENARIO_KEII),
        ("Seikyu", keys::BUSHIDO_SCENARIO_SEIKYU),
        ("Idols", keys::BUSHIDO_SCENARIO_IDOLS),
    ];
    let own = printed.len();
    let with_own = Segment::of(say(keys::BUSHIDO_OWN_SHORT)).with_second(say(keys::BUSHIDO_OWN_SUB));
    let printed = printed.into_iter().map(|(name, sub)| Segment::of(name).with_second(say(sub)));
    let answers: Vec<Segment> = printed.chain([with_own]).collect();
    view! {
        <section class="card pad stack">
            <h2>{say(keys::BUSHIDO_SCENARIO)}</h2>
            <Segmented
                label=say(keys::BUSHIDO_SCENARIO)
                answers=Signal::stored(answers)
                chosen=Signal::derive(move || Some(draft.scenario.get()))
                look=SegmentedLook::Lines
                on_choose=move |at: usize| draft.scenario.set(at)
            />
            {move || (draft.scenario.get() == own).then(|| own::parts(draft.own))}
            {move || draft.scoring()}
        </section>
    }
    .into_any()
}

fn ruling(draft: Draft, ruling: TableRuling) -> AnyView {
    let (name, usual, other) = names::ruling(ruling);
    let on = Memo::new(move |_| draft.rulings.with(|rulings| rulings.contains(&ruling)));
    let sub = move || Some(say(if on.get() { other } else { usual }));
    let word = move || say(if on.get() { keys::BUSHIDO_OTHER_READING } else { keys::BUSHIDO_USUAL });
    let toggle = move |on: bool| {
        draft.rulings.update(|rulings| _ = if on { rulings.insert(ruling) } else { rulings.remove(&ruling) });
    };
    view! {
        <Toggle
            label=say(name)
            sub=Signal::derive(sub)
            state_word=Signal::derive(word)
            on=on
            on_toggle=toggle
        />
    }
    .into_any()
}

/// One Warband: its Rice, its faults with their pages, its cards, and the ways to another.
fn warband(draft: Draft, player: Player) -> AnyView {
    let number = usize::from(player == Player::B) + 1;
    let caption = say(Line::new(keys::BUSHIDO_WARBAND_OF).with("number", super::words::small(number)));
    let (signal, asked) = (draft.of(player), RwSignal::new(None));
    let made = move || signal.set(made_up(player));
    let name = made_up(player).warband.parts().name.clone();
    let file = move |(file,): (File,)| read(&file, draft, player);
    let label = say(keys::BUSHIDO_IMPORT_ROSTER);
    let inside = {
        let label = label.clone();
        move || view! { <Icon sign=Sign::In /> <span>{label.clone()}</span> }
    };
    let body = move || {
        let chosen = signal.get();
        let rulings = draft.rulings.get();
        let made_up = Player::ALL.into_iter().any(|player| made_up(player).warband == chosen.warband);
        told(&chosen, &rulings, (!made_up).then_some(asked))
    };
    let top = NodeRef::new();
    view! {
        <section class="card pad stack" node_ref=top>
            <p class="cap">{caption}</p>
            {body}
            <div class="rowx wrap">
                <FileButton
                    accept=".ros,.rosz,.json,application/xml,application/zip,application/json"
                    class="btn"
                    label=label
                    inside=inside
                    on_file=Callback::new(file)
                />
                <Button label=say(Line::new(keys::BUSHIDO_MADE_UP).with("name", name)) on_press=made />
            </div>
            {typed::form(draft, player, top)} {keeping::kept(draft, player)} {values::sheet(draft, player, asked)}
        </section>
    }
    .into_any()
}

fn told(chosen: &Chosen, rulings: &BTreeSet<TableRuling>, asked: Option<RwSignal<Option<usize>>>) -> AnyView {
    let feedback = feedback();
    let warband = &chosen.warband;
    let sum = say(reasons::sum(warband));
    let faults = recruitment(warband, rulings);
    let count = match faults.len() {
        0 => say(keys::BUSHIDO_NO_FAULT),
        count => say(Line::new(keys::BUSHIDO_FAULTS).with("count", super::words::small(count))),
    };
    let rows = faults.iter().map(|fault| {
        let rule = fault.place.rule();
        view! {
            <div class="row plain">
                <span>{say(reasons::recruitment(warband, fault))}</span>
                <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(WARBAND) />
            </div>
        }
    });
    let cards = warband
        .parts()
        .profiles
        .iter()
        .enumerate()
        .map(|(at, profile)| card(profile, (costs(warband, profile), at), asked));
    let has_faults = !faults.is_empty();
    let below = warband.limit().is_some_and(|limit| recruit::total(warband) < limit);
    let less = below && rulings.contains(&TableRuling::RiceTotal);
    let less = less.then_some(InForce { ruling: TableRuling::RiceTotal, reading: Reading::Other });
    view! {
        <h2>{warband.parts().name.clone()}</h2>
        <p>{sum} " · " <b class:bad=has_faults>{count}</b></p>
        {super::words::rulings(less.as_slice())}
        {has_faults.then(|| view! { <div class="rows faults">{rows.collect_view()}</div> })}
        <div class="rows">{unread(&chosen.notes)} {cards.collect_view()}</div>
    }
    .into_any()
}

/// What a roster says that could not be read.
fn unread(notes: &[RosterNote]) -> AnyView {
    let row = |note: &RosterNote| {
        let RosterNoteKind::Unreadable(field) = note.kind else { return None };
        let line = Line::new(keys::BUSHIDO_UNREADABLE).with("name", note.selection.as_str()).with("value", field);
        Some(view! { <RowText title=say(line) sub=say(keys::BUSHIDO_UNREADABLE_HELP) /> })
    };
    notes.iter().filter_map(row).collect_view().into_any()
}

/// A card with its types, how many models it is for, and what it costs; a press types its values in, unless it is made up.
fn card(profile: &Profile, (cost, at): (String, usize), asked: Option<RwSignal<Option<usize>>>) -> AnyView {
    let line = Line::new(keys::BUSHIDO_CARD_MODELS).with("count", super::words::small(profile.models.len()));
    let types = Some(profile.types.join(", ")).filter(|types| !types.is_empty());
    let sub = types.into_iter().chain([say(line)]).collect::<Vec<_>>().join(" · ");
    let title = profile.name.clone();
    let Some(asked) = asked else {
        return view! { <RowText title=title sub=sub trailing=move || view! { <b>{cost.clone()}</b> } /> }.into_any();
    };
    let edge = move || view! { <b>{cost.clone()}</b> <Icon sign=Sign::Edit /> };
    view! { <RowButton title=title sub=sub trailing=edge on_press=move || asked.set(Some(at)) /> }.into_any()
}

/// What the models of a card cost: "2 × 6".
fn costs(warband: &Warband, profile: &Profile) -> String {
    let each = cost(warband, profile.cost);
    match profile.models.len() {
        1 => each,
        count => format!("{count} × {each}"),
    }
}

/// What a model of a card costs; "?" where nobody has said.
fn cost(warband: &Warband, cost: Cost) -> String {
    match cost {
        Cost::Rice(rice) => names::known(recruit::known(warband, rice)),
        Cost::Summoned => "Su".to_owned(),
        Cost::Special => "Sp".to_owned(),
    }
}

/// Reads a roster that was chosen here.
fn read(file: &File, draft: Draft, player: Player) {
    let bytes = JsFuture::from(file.array_buffer());
    spawn_local(async move {
        // Who opens the list of files and then cannot be given one has chosen nothing.
        if let Ok(buffer) = bytes.await {
            take(draft, player, &js_sys::Uint8Array::new(&buffer).to_vec());
        }
    });
}

/// Reads what another app has handed over, where the page was opened with it. A reload asks for it no more.
fn read_handed(draft: Draft) {
    let shown = page::shown();
    if !shown.with_untracked(GamePage::has_handed) {
        return;
    }
    spawn_local(async move {
        if let Some(bytes) = handed::file().await {
            take(draft, Player::A, &bytes);
            handed::is_dealt_with();
        }
        // Whoever has left the page meanwhile stays where they are.
        if shown.with_untracked(GamePage::has_handed) {
            page::replace(Page::Game(GameId::Bushido, Path::new(NEW)));
        }
    });
}

/// Takes a roster in, and keeps it; what is wrong with it is said, and nothing else changes.
fn take(draft: Draft, player: Player, bytes: &[u8]) {
    match read_bytes(bytes) {
        Ok(chosen) => {
            let not_kept = keeping::keep(draft, &chosen.warband);
            draft.bad.try_set(not_kept.map(say));
            draft.of(player).try_set(chosen);
        }
        Err(fault) => {
            let why = format!("{} {}", fault.path, fault.reason);
            let bad = say(Line::new(keys::BUSHIDO_ROSTER_BAD).with("why", why));
            draft.bad.try_set(Some(format!("{bad} {}", say(keys::IMPORT_UNCHANGED))));
        }
    }
}

/// A roster, or the file in which players hand a Warband on: told apart by how it begins.
fn read_bytes(bytes: &[u8]) -> Result<Chosen, DocumentFault> {
    let chosen = |warband: Warband, notes| Chosen { warband: Arc::new(warband), notes };
    match std::str::from_utf8(bytes) {
        Ok(text) if text.trim_start().starts_with('{') => {
            kept::of_file(text).map(|warband| chosen(warband, Vec::new()))
        }
        Ok(_) | Err(_) => import(bytes).map(|Imported { warband, notes }| chosen(warband, notes)),
    }
}
