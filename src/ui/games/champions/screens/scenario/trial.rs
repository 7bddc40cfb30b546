//! How a scenario plays by itself: hundreds of games of simple players, a few between two frames, drawn as they come.

use super::desk::Desk;
use crate::games::champions::model::scenario::Difficulty;
use crate::games::champions::simulator::{Asked, Care, Proof, Run, Unplayable};
use crate::games::champions::text::names;
use crate::games::champions::views::fight_words::{percent, whole_percent};
use crate::games::champions::views::trial_shares::{share, spread};
use crate::kernel::by::Small as _;
use crate::kernel::chance::Seed;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::meter::Meter;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::select::Select;
use crate::ui::games::champions::page::ScenarioFace;
use crate::ui::games::champions::scenario_room::with_packs;
use crate::ui::games::champions::screens::odds::table;
use crate::ui::table::keeper;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::leptos_dom::helpers::set_timeout;
use leptos::prelude::*;
use std::time::Duration;

/// How many games are offered.
const GAMES: [u32; 3] = [100, 300, 1000];
/// How long games are played before the page may draw again, in milliseconds. A game is never cut in two.
const SLICE: f64 = 24.0;

/// Where the games are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Going {
    Idle,
    Running,
}

/// The choices, and the games that are played.
#[derive(Clone, Copy)]
struct Trying {
    desk: Desk,
    /// Players, 1 to 5; 0 for one to five in turn.
    players: RwSignal<usize>,
    difficulty: RwSignal<usize>,
    games: RwSignal<usize>,
    going: RwSignal<Going>,
    run: RwSignal<Option<Run>>,
    /// Which press of the button the games belong to.
    turn: StoredValue<u32>,
    fault: RwSignal<Option<String>>,
}

impl Trying {
    fn new(desk: Desk) -> Self {
        Self {
            desk,
            players: RwSignal::new(0),
            difficulty: RwSignal::new(Difficulty::Normal.index()),
            games: RwSignal::new(0),
            going: RwSignal::new(Going::Idle),
            run: RwSignal::new(None),
            turn: StoredValue::new(0),
            fault: RwSignal::new(None),
        }
    }

    fn wanted(self) -> u32 {
        GAMES[self.games.get_untracked().min(GAMES.len() - 1)]
    }

    fn begin(self) {
        let asked = Asked {
            games: self.wanted(),
            seed: Seed(keeper::random()),
            players: Some(self.players.get_untracked()).filter(|players| *players > 0),
            difficulty: Difficulty::ALL[self.difficulty.get_untracked().min(2)],
            care: Care::Quick,
        };
        self.turn.update_value(|turn| *turn += 1);
        self.fault.set(None);
        let scenario = self.desk.now();
        match untrack(|| with_packs(self.desk.cards, |packs| Run::begin(&scenario, packs, &asked, Proof::Skipped))) {
            Ok(run) => {
                self.run.set(Some(run));
                self.going.set(Going::Running);
                self.go_on(self.turn.get_value());
            }
            Err(error) => self.fault.set(Some(why(&error))),
        }
    }

    fn stop(self) {
        self.turn.update_value(|turn| *turn += 1);
        self.going.set(Going::Idle);
    }

    /// Plays for a moment, lets the page draw, and goes on.
    fn go_on(self, turn: u32) {
        let next = move || {
            if self.turn.try_get_value() == Some(turn) {
                self.slice();
                self.go_on(turn);
            }
        };
        set_timeout(next, Duration::from_millis(1));
    }

    fn slice(self) {
        let begun = now();
        let wanted = self.wanted();
        let result = untrack(|| {
            with_packs(self.desk.cards, |packs| {
                let mut result = Ok(());
                self.run.update(|run| {
                    let Some(run) = run else { return };
                    while result.is_ok() && run.played() < wanted {
                        result = run.play_next(packs);
                        if now() - begun > SLICE {
                            break;
                        }
                    }
                });
                result
            })
        });
        if let Err(error) = result {
            self.fault.set(Some(why(&error)));
            self.stop();
        } else if self.run.with_untracked(|run| run.as_ref().is_none_or(|run| run.played() >= wanted)) {
            self.stop();
            self.desk
                .feedback
                .announce(say(Line::new(keys::TRIAL_DONE).with("games", usize::try_from(wanted).unwrap_or(0))));
        }
    }
}

/// The time of the page in milliseconds.
fn now() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}

/// Why a scenario cannot be played by itself.
fn why(error: &Unplayable) -> String {
    say(match error {
        Unplayable::NoScript => keys::TRIAL_NO_SCRIPT.into(),
        Unplayable::NoBoard => keys::TRIAL_NO_BOARD.into(),
        Unplayable::Fault(_) => keys::TRIAL_FAULTS.into(),
        Unplayable::NoChampion(name) => Line::new(keys::TRIAL_NO_CHAMPION).with("name", name.as_str()),
        Unplayable::TooFewChampions { found } => Line::new(keys::TRIAL_TOO_FEW).with("found", *found),
        Unplayable::NoCompanion => keys::TRIAL_NO_COMPANION.into(),
    })
}

/// The page.
pub(super) fn trial(desk: Desk) -> AnyView {
    desk.keep();
    let trying = Trying::new(desk);
    on_cleanup(move || {
        trying.turn.try_update_value(|turn| *turn += 1);
    });
    let running = Memo::new(move |_| trying.going.get() == Going::Running);
    view! {
        <div class="screen one trial">
            <Head
                title=say(keys::TRIAL_TITLE)
                subtitle=Signal::derive(move || Some(desk.read(|scenario| scenario.name.to_string())))
                back=desk.href(ScenarioFace::Overview)
                back_label=say(keys::SCENARIO_BACK)
            />
            <main class="body">
                <p class="sub2">{say(keys::TRIAL_SUB)}</p>
                <section class="card pad stack">{choices(trying, running)}</section>
                {move || trying.fault.get().map(|text| view! { <Note kind=NoteKind::Warn>{text}</Note> })}
                {move || trying.run.with(|run| run.as_ref().map(|run| figures(run, trying.wanted())))}
            </main>
            <Dock>{ink(trying, running)}</Dock>
        </div>
    }
    .into_any()
}

fn ink(trying: Trying, running: Memo<bool>) -> impl IntoView {
    move || {
        if running.get() {
            view! { <Button kind=ButtonKind::High label=say(keys::TRIAL_STOP) on_press=move || trying.stop() /> }
                .into_any()
        } else {
            view! { <Button kind=ButtonKind::Act label=say(keys::TRIAL_BEGIN) second=say(keys::TRIAL_BEGIN_SUB) on_press=move || trying.begin() /> }.into_any()
        }
    }
}

fn choices(trying: Trying, running: Memo<bool>) -> impl IntoView {
    let difficulties = Difficulty::ALL.iter().map(|one| Segment::of(say(names::difficulty(*one)))).collect::<Vec<_>>();
    let games = GAMES.iter().map(|count| Segment::of(count.to_string())).collect::<Vec<_>>();
    // What is asked is fixed while games are played.
    let set = move |signal: RwSignal<usize>| {
        move |place: usize| {
            if !running.get_untracked() {
                signal.set(place);
            }
        }
    };
    view! {
        {players_field(trying, set(trying.players))}
        <Segmented
            label=say(keys::SETUP_DIFFICULTY)
            answers=Signal::stored(difficulties)
            chosen=Signal::derive(move || Some(trying.difficulty.get()))
            on_choose=set(trying.difficulty)
        />
        <div class="field">
            <b>{say(keys::TRIAL_GAMES)}</b>
            <Segmented
                label=say(keys::TRIAL_GAMES)
                answers=Signal::stored(games)
                chosen=Signal::derive(move || Some(trying.games.get()))
                on_choose=set(trying.games)
            />
        </div>
    }
}

fn players_field(trying: Trying, choose: impl Fn(usize) + Send + Sync + 'static) -> impl IntoView {
    let player = |count: usize| match count {
        0 => say(keys::TRIAL_PLAYERS_ALL),
        count => say(Line::new(keys::SETUP_PLAYER_COUNT).with("players", count)),
    };
    let players: Vec<String> = (0..=5).map(player).collect();
    view! {
        <Select label=say(keys::SETUP_PLAYERS) answers=Signal::stored(players) chosen=trying.players on_choose=choose />
    }
}

/// What came of the games so far.
fn figures(run: &Run, wanted: u32) -> AnyView {
    let (played, figures) = (u64::from(run.played()), run.figures());
    let won = share(figures.victories.into(), played);
    let met = share(figures.objective_met.into(), played);
    let done = share(played, wanted.into());
    let line = |key, value: f64| say(Line::new(key).with("share", percent(value)));
    let progress = say(Line::new(keys::TRIAL_PROGRESS)
        .with("played", usize::try_from(played).unwrap_or(0))
        .with("games", usize::try_from(wanted).unwrap_or(0)));
    let bar = (played < u64::from(wanted)).then(|| {
        view! { <Meter label=progress.clone() percent=whole_percent(done) /> }
    });
    if played == 0 {
        return view! { <p class="sub2">{progress.clone()}</p> {bar} }.into_any();
    }
    view! {
        <p class="sub2">{progress.clone()}</p>
        {bar}
        <section class="card pad stack">
            <p class="trial-wins"><b>{line(keys::TRIAL_WON, won)}</b></p>
            <Meter label=line(keys::TRIAL_WON, won) percent=whole_percent(won) more=whole_percent(met) />
            <p class="sub2">{line(keys::TRIAL_MET, met)}</p>
        </section>
        <section class="card pad">{table(spread((keys::SETUP_TURNS, keys::TRIAL_TURNS), &run.turns()))}</section>
        <section class="card pad">{table(spread((keys::TABLE_GROUP_HONOR, keys::TRIAL_MARGIN), &run.margins()))}</section>
        <section class="card pad">{table(spread((keys::TRIAL_ELIMINATED_HEAD, keys::TRIAL_ELIMINATED), &run.eliminated()))}</section>
    }
    .into_any()
}
