//! Before the first turn: the Tactical Test, terrain with its tags, and deployment in its order.

use super::faces::faces;
use super::panels::tactical_odds;
use super::words::small;
use crate::games::bushido::assemble::tests::{scouting, tactical_dice};
use crate::games::bushido::command::{Command, Tactical};
use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::model::size::Size;
use crate::games::bushido::model::terrain::{Passage, Terrain, Visibility};
use crate::games::bushido::refusal::RefusalKind;
use crate::games::bushido::rules::reference;
use crate::games::bushido::state::State;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::text::names;
use crate::games::bushido::views::deployment::{DeploymentView, LEAST_PIECES, deployment, terrain as listed};
use crate::games::bushido::views::rulings::{OF_SCORING, decisive};
use crate::games::bushido::views::scoring::scoring;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::kernel::name::Name;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::Icon;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::feedback::feedback;
use crate::ui::games::bushido::session::Session;
use crate::ui::table::session::Done;
use crate::ui::texts::{page_of, say};
use crate::words::bushido as keys;
use leptos::prelude::*;

/// Everything before the first turn; `told` is how the Tactical Test is told.
pub fn set_up(session: Session, told: impl Fn() -> Tactical + Send + Sync + 'static) -> AnyView {
    let feedback = feedback();
    let test = move || _ = session.dispatch(Command::DeploymentTest(told()));
    let view = session.part(deployment);
    let untested = Memo::new(move |_| view.with(|view| view.winner.is_none()));
    view! {
        <section class="card pad stack">
            <h2>{say(keys::BUSHIDO_SETUP_PANEL)}</h2>
            <p>{say(keys::BUSHIDO_SETUP_HELP)}</p>
            <p class="sub2">{tactical_odds(session, scouting)}</p>
            <div class="rowx apart">
                <Button label=say(keys::BUSHIDO_DEPLOY_TEST) on_press=test />
                <RuleRef
                    label=page_of(reference::SET_UP)
                    on_open=move || feedback.open_rule(reference::SET_UP)
                />
            </div>
            {move || untested.get().then(|| own_dice(session))}
            <h3>{say(keys::BUSHIDO_DEPLOY_ORDER)}</h3>
            <ol class="stack tightly numbered">
                {move || {
                    let steps = view.with(|view| steps(session, view));
                    steps.into_iter().map(|line| view! { <li>{say(line)}</li> }).collect_view()
                }}
            </ol>
        </section>
        {terrain(session)}
        <section class="card pad">{how_it_scores(session)}</section>
    }
    .into_any()
}

/// The players' own dice of the Tactical Test, the first player's before the other's; the last one decides it, and a tie
/// is rolled again.
fn own_dice(session: Session) -> AnyView {
    let counts = session.glance(|state| Players::from_fn(|player| tactical_dice(state, player)));
    let typed: RwSignal<Vec<u8>> = RwSignal::new(Vec::new());
    let asked = move || {
        let lie = typed.with(Vec::len);
        let (player, before) = if lie < counts.a { (Player::A, 0) } else { (Player::B, counts.a) };
        let name = session.glance(|state| names::player(state, player));
        let line = Line::new(keys::BUSHIDO_TESTS_DIE_NEXT).with("name", name);
        say(line.with("number", small(lie - before + 1)).with("dice", small(*counts.of(player))))
    };
    let tied = RwSignal::new(false);
    let enter = move |face: u8| {
        tied.set(false);
        typed.update(|typed| typed.push(face));
        if typed.with_untracked(Vec::len) == counts.a + counts.b {
            let mut a = std::mem::take(&mut *typed.write());
            let b = a.split_off(counts.a);
            let test = Command::DeploymentTest(Tactical::Entered(Players { a, b }));
            let refused = untrack(|| session.preview(&test)).err();
            if refused.is_some_and(|refusal| refusal.kind == RefusalKind::Tied) {
                tied.set(true);
            } else {
                session.dispatch(test);
            }
        }
    };
    let die = |face: u8| view! { <span class="nd" class:one=face == 1>{face}</span> };
    let lies = Memo::new(move |_| typed.with(|typed| !typed.is_empty()));
    view! {
        <p role="status">
            {move || tied.get().then(|| view! { <b>{say(keys::BUSHIDO_WHY_TIED)}</b> " " })}
            {say(keys::BUSHIDO_DEPLOY_OWN_DICE)} " " <b>{asked}</b>
        </p>
        <Show when=move || lies.get()>
            <div class="rowx apart">
                <div class="nds">{move || typed.get().into_iter().map(die).collect_view()}</div>
                <Button
                    kind=ButtonKind::Round
                    label=say(keys::BUSHIDO_TAKE_BACK)
                    sign=Sign::Undo
                    on_press=move || typed.update(|typed| _ = typed.pop())
                />
            </div>
        </Show>
        {faces(enter)}
    }
    .into_any()
}

/// How the scenario of this table scores.
pub fn how_it_scores(session: Session) -> AnyView {
    let view = session.glance(|state| scoring(state.choice(), state.scenario().parts()));
    let names = session.glance(|state| Players::from_fn(|player| names::player(state, player)));
    let told = |state: &State| scoring(state.choice(), state.scenario().parts());
    let depends = session.glance(|state| decisive(state, OF_SCORING, told));
    super::scoring::picture(&view, &names, &depends)
}

/// What is to be done, in its order.
fn steps(session: Session, view: &DeploymentView) -> Vec<Line> {
    let player = |player| session.glance(|state| names::player(state, player));
    let all = |ids: &[ModelId]| {
        session.glance(|state| ids.iter().map(|id| names::model(state, *id)).collect::<Vec<_>>().join(", "))
    };
    let (Some(winner), Some(places)) = (view.winner, view.places) else {
        return vec![Line::new(keys::BUSHIDO_DEPLOY_UNTESTED)];
    };
    let key = if view.pieces.len() < LEAST_PIECES { keys::BUSHIDO_DEPLOY_PLACES } else { keys::BUSHIDO_DEPLOY_ENOUGH };
    let cards = [winner, winner.opponent()].map(|side| view.cards.of(side).join(", "));
    let cards = cards.into_iter().filter(|side| !side.is_empty()).collect::<Vec<_>>().join("; ");
    let both = |key: Key, count: &Players<usize>| Line::new(key).with("a", small(count.a)).with("b", small(count.b));
    let steps = [
        Some(Line::new(keys::BUSHIDO_DEPLOY_WON).with("player", player(winner))),
        Some(Line::new(key).with("player", player(places)).with("number", small(view.pieces.len() + 1))),
        Some(keys::BUSHIDO_DEPLOY_ZONE.into()),
        (!cards.is_empty()).then(|| Line::new(keys::BUSHIDO_DEPLOY_CARDS).with("cards", cards)),
        Some(both(keys::BUSHIDO_DEPLOY_VIMS, &view.vims)),
        Some(Line::new(keys::BUSHIDO_DEPLOY_MODELS).with("player", player(winner))),
        (!view.scouts.is_empty()).then(|| Line::new(keys::BUSHIDO_DEPLOY_SCOUTS).with("names", all(&view.scouts))),
        (!view.flankers.is_empty())
            .then(|| both(keys::BUSHIDO_DEPLOY_FLANKS, &view.flanks).with("names", all(&view.flankers))),
    ];
    steps.into_iter().flatten().collect()
}

/// The list of terrain, and a piece to be noted.
pub fn terrain(session: Session) -> AnyView {
    let pieces = session.part(|table| listed(table.state()));
    let count = move || pieces.with(|all| say(Line::new(keys::BUSHIDO_TERRAIN_COUNT).with("count", small(all.len()))));
    let row = move |(number, piece): (u16, Terrain)| {
        let tags = [Some(say(names::passage(piece.passage))), Some(say(names::visibility(piece.visibility)))];
        let size = piece.size.map(|size| size.name().to_owned());
        let tags = tags.into_iter().chain([size]).flatten().collect::<Vec<_>>().join(", ");
        let off = say(Line::new(keys::BUSHIDO_TERRAIN_OFF).with("name", piece.name.as_str()));
        let take = move || _ = session.dispatch(Command::TakeTerrain { piece: number });
        view! {
            <div class="row plain">
                <span><b>{piece.name.to_string()}</b> <span class="sub">{tags}</span></span>
                <Button kind=ButtonKind::Round label=off sign=Sign::Close on_press=take />
            </div>
        }
    };
    view! {
        <details class="card">
            <summary class="pad">
                <span>{say(keys::BUSHIDO_TERRAIN)} " · " {count}</span>
                <Icon sign=Sign::Down />
            </summary>
            <div class="rows">{move || pieces.get().into_iter().map(row).collect_view()}</div>
            {piece(session)}
        </details>
    }
    .into_any()
}

/// A piece: its name, a tap for each tag, and it is on the list.
fn piece(session: Session) -> AnyView {
    let name = RwSignal::new(String::new());
    let (passage, visibility, size) = (RwSignal::new(2_usize), RwSignal::new(0_usize), RwSignal::new(0_usize));
    let note = move || {
        let typed = name.get_untracked();
        let called = Name::typed(&typed).or_else(|_| Name::new(&say(keys::BUSHIDO_TERRAIN)));
        let Ok(called) = called else { return };
        let piece = Terrain {
            name: called,
            passage: Passage::ALL[passage.get_untracked()],
            visibility: Visibility::ALL[visibility.get_untracked()],
            size: size.get_untracked().checked_sub(1).and_then(|at| Size::NAMED.get(at)).map(|(_, size)| *size),
        };
        if session.dispatch(Command::PlaceTerrain { piece }) == Done::Yes {
            name.set(String::new());
        }
    };
    let choice = |label: String, answers: Vec<Segment>, signal: RwSignal<usize>| {
        view! {
            <Segmented
                label=label
                answers=Signal::stored(answers)
                chosen=Signal::derive(move || Some(signal.get()))
                look=SegmentedLook::Lines
                on_choose=move |at: usize| signal.set(at)
            />
        }
    };
    let passages = Passage::ALL.iter().map(|one| Segment::of(say(names::passage(*one)))).collect();
    let visibilities = Visibility::ALL.iter().map(|one| Segment::of(say(names::visibility(*one)))).collect();
    let none = Segment::of(say(keys::BUSHIDO_TERRAIN_SIZE_NONE));
    let sizes = std::iter::once(none).chain(Size::NAMED.iter().map(|(name, _)| Segment::of(*name))).collect();
    view! {
        <div class="stack pad">
            <TextField
                label=say(keys::BUSHIDO_TERRAIN_NAME)
                value=name
                maxlength=60
                on_input=move |text: String| name.set(text)
            />
            {choice(say(keys::BUSHIDO_TERRAIN_PASSAGE), passages, passage)}
            {choice(say(keys::BUSHIDO_TERRAIN_VISIBILITY), visibilities, visibility)}
            {choice(say(names::value(crate::games::bushido::refusal::CardValue::Size)), sizes, size)}
            <Button label=say(keys::BUSHIDO_TERRAIN_ADD) sign=Sign::Plus on_press=note />
        </div>
    }
    .into_any()
}
