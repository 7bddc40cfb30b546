//! A Combat or Skill Test, die by die: who and how, the dice of both sides by tapping, advice where it is wanted, and
//! everything applied as one step. What came of a Combat can be said on the same sheet without its dice.

mod applying;
mod drawn;
mod keys;
mod play;
mod shape;

mod think;
mod think_test;

mod advice;
mod advised;
mod odds_card;
pub mod reopen;

mod dice_row;
pub mod foe;
mod foe_again;
mod foot;
mod marks;
mod spoken;

mod against;
mod before;
mod changes;
mod last;
mod more;
mod options;
mod rolled;
mod terms;
mod test_parts;
mod told;
mod versus;
mod whom;

pub mod goal;
mod over;

use crate::games::champions::command::CombatKind;
use crate::games::champions::examples;
use crate::games::champions::lessons::Lesson;
use crate::games::champions::model::ids::{Actor, ChampionId, EnemyId};
use crate::games::champions::model::investigation::Whom;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::state::State;
use crate::games::champions::scenario::whereabouts;
use crate::games::champions::sheet::draft::{Draft, Duel, Ready, Stage, Task, Trial, TrialKind};
use crate::games::champions::sheet::hand::Asking;
use crate::games::champions::sheet::told::Told;
use crate::games::champions::views::fight_words;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::head::Head;
use crate::ui::components::sign::Sign;
use crate::ui::components::steps::Steps;
use crate::ui::games::champions::cards::Cards;
use crate::ui::games::champions::page::{TablePage, TestPage};
use crate::ui::games::champions::screens::example::{self, example_card};
use crate::ui::games::champions::screens::lesson::{first_wanted, lesson_card};
use crate::ui::games::champions::screens::{combat, runner};
use crate::ui::games::champions::session::session;
use crate::ui::later::following;
use crate::ui::texts::say;
use crate::words::champions as texts;
use leptos::prelude::*;
use over::over;
use play::{Over, Play};
use shape::Shape;

/// Successes one is after: in an Investigation two cards are drawn.
const USUAL_TARGET: u8 = 4;

/// A Combat.
#[component]
pub fn CombatSheet(
    /// Who fights, where that is known.
    champion: Option<ChampionId>,
    /// Against whom, where that is known.
    enemy: Option<EnemyId>,
    /// What came of it, where the players say that instead of the dice.
    told: Option<Told>,
) -> impl IntoView {
    let session = session();
    let mut duel = session.glance(|state| Duel::begin(state, champion, enemy));
    let intent = combat::intended();
    if let Some(intent) = intent {
        duel.kind = intent.kind;
        duel.fighter = Some(intent.fighter);
        session.glance(|state| {
            duel.against_the_only_one(state);
            duel.as_the_board_says(state);
        });
    }
    runner::stay_with_phase(session, duel.enemy);
    // At the table nothing that costs Honor is said yes to beforehand, but the odds that led here may count on it.
    let ready_deception = intent.map_or(Ready::No, |intent| intent.deception);
    sheet(Draft { told, ready_deception, ..Draft::of(Task::Combat(duel)) })
}

/// A Skill Test out of Combat.
#[component]
pub fn TestSheet(
    /// Who is tested.
    actor: Actor,
    /// In what.
    test: TestPage,
) -> impl IntoView {
    let kind = match test {
        TestPage::Investigation => TrialKind::Investigation,
        TestPage::ComplexManipulation => TrialKind::ComplexManipulation,
    };
    sheet(Draft::of(Task::Test(Trial {
        actor,
        kind,
        target: USUAL_TARGET,
        element: None,
        harmony_counts: Harmony::Unused,
        whom: likely_asked(kind, actor),
    })))
}

/// Who is asked unless the players say another.
fn likely_asked(kind: TrialKind, actor: Actor) -> Option<Whom> {
    match kind {
        TrialKind::ComplexManipulation => None,
        TrialKind::Investigation => session().glance(|state| whereabouts::likely(state, actor)),
    }
}

fn sheet(fresh: Draft) -> AnyView {
    let session = session();
    let faces = expect_context::<Cards>().enemy_faces();
    let play = Play::begin(session, fresh, faces);
    let shape = Memo::new(move |_| play.drawn.with(|drawn| drawn.shape));
    on_cleanup(move || play.leave());
    keys::listen(play);
    spoken::follow(play);
    let over = following(move || over(play));
    view! {
        <div class=move || shape.get().class()>
            {head(play, shape)}
            <main class="body">{against::untimely(play)} {lesson(play, Place::Above)} {body(play)}</main>
            {foot::foot(play, shape)}
        </div>
        {over}
    }
    .into_any()
}

/// Where an explanation stands: it never moves the dice away from their keys, and is read without scrolling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Above,
    UnderTheDice,
}

/// What is happening, for whoever plays a first game or an example.
fn lesson(play: Play, place: Place) -> AnyView {
    let of_example = move |state: &State| {
        let stage = play.told(|facts| facts.stage);
        let here = match stage {
            Stage::Who | Stage::Before | Stage::Rolled | Stage::Told => Place::Above,
            Stage::Rolling | Stage::Foe | Stage::Again => Place::UnderTheDice,
        };
        if here == place { play.entered(|draft| examples::in_combat(state, draft, stage)) } else { None }
    };
    let of_example = example_card(play.session, of_example);
    if of_example.is_some() {
        return of_example.into_any();
    }
    lesson_card(move || {
        let stage = play.told(|facts| facts.stage);
        let here = match stage {
            Stage::Who | Stage::Before | Stage::Told => Place::Above,
            Stage::Rolling | Stage::Foe | Stage::Again | Stage::Rolled => Place::UnderTheDice,
        };
        // What would be pinned over it stands in its place.
        let pinned = stage == Stage::Rolled && play.drawn.with(|drawn| drawn.shape.pins());
        (here == place && !pinned).then(|| wanted(play)).flatten()
    })
}

/// What is explained now, where anything is.
fn wanted(play: Play) -> Option<Lesson> {
    if example::is_one(play.session) {
        return None;
    }
    let test = play.draft.with_untracked(|draft| draft.trial().is_some());
    let stage = play.told(|facts| facts.stage);
    let lessons = if test { Lesson::in_test(stage) } else { Lesson::in_combat(stage) };
    // What comes of it is told with the last look: while advice is pinned there is still something to be done.
    let pinned = stage == Stage::Rolled && play.drawn.with(|drawn| drawn.shape.pins());
    first_wanted(if pinned { lessons.get(..1).unwrap_or_default() } else { lessons })
}

/// Where we are among the ten steps of a Combat, or the four of a test.
fn step(play: Play, shape: Shape) -> (usize, usize, Key) {
    let (stage, blank, test) = (
        play.told(|facts| facts.stage),
        play.entered(|draft| draft.hand.asking == Asking::Nothing),
        play.entered(|draft| draft.trial().is_some()),
    );
    let of = if test { 4 } else { 10 };
    let (now, name) = match (stage, shape) {
        (Stage::Who, _) => (1, texts::FIGHT_STEP_TARGET),
        (Stage::Before, _) if test => (4, texts::FIGHT_STEP_ROLL),
        (Stage::Before, _) => (4, texts::FIGHT_STEP_DICE),
        (Stage::Rolling | Stage::Foe, _) => (5, texts::FIGHT_STEP_ROLL),
        (Stage::Again, _) if blank => (6, texts::FIGHT_STEP_REROLLS),
        (Stage::Again, _) => (7, texts::FIGHT_STEP_CHANGES),
        (Stage::Rolled, Shape::Apply) if test => (10, texts::FIGHT_STEP_SUCCESSES),
        (Stage::Rolled, Shape::Apply) | (Stage::Told, _) => (9, texts::FIGHT_STEP_WOUNDS),
        (Stage::Rolled, _) => (6, texts::FIGHT_STEP_REROLLS),
    };
    // A test rolls, rerolls, turns and counts: the steps 4 and 5, 6, 7 and the last of a Combat.
    let now = match (test, now) {
        (false, now) => now,
        (true, 6) => 2,
        (true, 7) => 3,
        (true, 10) => 4,
        (true, _) => 1,
    };
    (now, of, name)
}

/// The page this sheet belongs to: the Enemies Phase where it opened the Combat, else the table.
fn home(play: Play) -> TablePage {
    let enemy = play.draft.with_untracked(|draft| draft.duel().map(|duel| duel.enemy));
    enemy.map_or(TablePage::Table, |enemy| runner::home_of(play.session, enemy))
}

fn title(play: Play) -> Key {
    play.entered(|draft| match &draft.task {
        Task::Combat(Duel { kind: CombatKind::Melee, .. }) => texts::ACTION_MELEE,
        Task::Combat(Duel { kind: CombatKind::Ranged, .. }) => texts::ACTION_RANGED,
        Task::Test(Trial { kind: TrialKind::Investigation, .. }) => texts::ACTION_INVESTIGATION,
        Task::Test(Trial { kind: TrialKind::ComplexManipulation, .. }) => texts::ACTION_COMPLEX,
    })
}

fn head(play: Play, shape: Memo<Shape>) -> AnyView {
    let at = Memo::new(move |_| step(play, shape.get()));
    let words = move |key: Key| {
        let (now, of, name) = at.get();
        say(Line::new(key).with("now", now).with("of", of).with("name", name))
    };
    let open = move |what: Over| move || play.over.set(Some(what));
    let combat = play.draft.with_untracked(|draft| draft.duel().is_some());
    let tools = move || {
        let goal = view! {
            <Button kind=ButtonKind::Round label=say(texts::FIGHT_GOAL) sign=Sign::Gear on_press=open(Over::Goal) />
        };
        let steps = view! {
            <Button kind=ButtonKind::Round label=say(texts::FIGHT_TEN_STEPS) sign=Sign::About on_press=open(Over::Steps) />
        };
        view! { <span class="rowx close">{combat.then_some(goal)} {combat.then_some(steps)}</span> }
    };
    view! {
        <Head
            title=Signal::derive(move || say(title(play)))
            subtitle=Signal::derive(move || words(texts::FIGHT_STEP))
            back=play.session.href(home(play))
            back_label=say(if combat { texts::COMBAT_LEAVE } else { texts::FIGHT_LEAVE_TEST })
            back_sign=Sign::Close
            trailing=tools
        >
            <Steps
                label=Signal::derive(move || words(texts::FIGHT_STEP_EARS))
                count=Signal::derive(move || at.get().1)
                now=Signal::derive(move || at.get().0 - 1)
            />
        </Head>
    }
    .into_any()
}

fn body(play: Play) -> AnyView {
    let dice_lie =
        Memo::new(move |_| play.told(|facts| !matches!(facts.stage, Stage::Who | Stage::Before | Stage::Told)));
    (move || if dice_lie.get() { dice(play) } else { before::before(play) }).into_any()
}

/// The dice, and what is said of them, which follows.
fn dice(play: Play) -> AnyView {
    let rolled = Memo::new(move |_| play.told(|facts| facts.stage == Stage::Rolled));
    let ready = Memo::new(move |_| play.drawn.with(|drawn| drawn.shape == Shape::Apply));
    let test = play.draft.with_untracked(|draft| draft.trial().is_some());
    let below = move || match (rolled.get(), ready.get()) {
        (false, _) => {
            view! { {rolled::foe_lies(play)} {foe::faces_guess(play)} {rolled::so_far(play)} {against::against(play)} }
                .into_any()
        }
        (true, ready) if test => {
            let rest = ready.then(|| view! { {against::against(play)} {changes::changes(play)} });
            view! { {test_parts::last(play)} {rest} }.into_any()
        }
        (true, true) => view! { {last::last(play)} {before::guess(play)} }.into_any(),
        (true, false) => {
            view! { {rolled::result_card(play)} {options::tokens(play)} {against::against(play)} {before::guess(play)} }
                .into_any()
        }
    };
    view! {
        {move || (!rolled.get()).then(|| who_rolls(play))}
        {dice_row::dice_row(play)}
        {lesson(play, Place::UnderTheDice)}
        {below}
    }
    .into_any()
}

/// Whose dice these are, and how one is taken back.
fn who_rolls(play: Play) -> AnyView {
    let name = move || {
        let actor = play.entered(|draft| draft.actor());
        actor.map(|actor| play.session.state(|state| fight_words::full(state, actor.into())))
    };
    let tap_means = move || {
        let asked = play.entered(|draft| draft.hand.asking != Asking::Nothing);
        let again = play.told(|facts| facts.stage == Stage::Again);
        say(match (asked, again) {
            (true, _) => texts::FIGHT_LEAVE_ASKED,
            (false, true) => texts::FIGHT_TAKE_BACK_AGAIN,
            (false, false) => texts::FIGHT_TAKE_BACK,
        })
    };
    view! {
        <div class="sec">
            <h2>{name}</h2>
            <span class="sub2">{tap_means}</span>
        </div>
    }
    .into_any()
}
