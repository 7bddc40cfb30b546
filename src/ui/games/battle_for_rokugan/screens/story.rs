//! The story of a resolved round: one card an event, Next walks, All skips to what is to be done on the board.

use super::lesson;
use super::parts::{big_mon, mon, name, rule, signed};
use super::remembered::play_by;
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::content::drawing;
use crate::games::battle_for_rokugan::laid::TokenId;
use crate::games::battle_for_rokugan::lessons::Lesson;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::control::Control;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::rulings::Ruling;
use crate::games::battle_for_rokugan::rules::resolution::battle::{Battle, Outcome, Term};
use crate::games::battle_for_rokugan::stage::Stage;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::text::log::card_moved;
use crate::games::battle_for_rokugan::text::{names, reasons, rulings};
use crate::games::battle_for_rokugan::views::honor::ClanHonor;
use crate::games::battle_for_rokugan::views::map::{MapView, of as map_of};
use crate::games::battle_for_rokugan::views::next::{Last, Next, next};
use crate::games::battle_for_rokugan::views::story::{Happened, Side, StoryCard, story};
use crate::games::battle_for_rokugan::views::todo::{Deed, ToDo, bluffs, todo};
use crate::kernel::by::Small;
use crate::kernel::line::{Arg, Key, Line};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use crate::ui::components::tick::Tick;
use crate::ui::games::battle_for_rokugan::look;
use crate::ui::games::battle_for_rokugan::map::{Extra, Frame, map};
use crate::ui::games::battle_for_rokugan::page::TablePage;
use crate::ui::games::battle_for_rokugan::session::{Session, session};
use crate::ui::page;
use crate::ui::table::pages::SharedPage;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// What the screen draws.
#[derive(Clone, Debug, PartialEq)]
struct Drawn {
    cards: Vec<StoryCard>,
    todo: Vec<ToDo>,
    /// Whose bluff goes back behind its screen.
    bluffs: Vec<Clan>,
    map: Option<MapView>,
    names: Vec<Line>,
    /// Where each marker of the round lay.
    places: Vec<(TokenId, Line)>,
    last: Last,
}

impl Drawn {
    fn name(&self, at: Province) -> Line {
        self.names.get(at.index()).cloned().unwrap_or_else(|| Line::new(names::own_province(at)))
    }
}

fn drawn(state: &State) -> Drawn {
    let last = match next(state) {
        Next::EndRound { last } => last,
        _ => Last::No,
    };
    Drawn {
        cards: story(state).unwrap_or_default(),
        todo: todo(state),
        bluffs: bluffs(state),
        map: state.before().map(|before| map_of(&before.board, &before.laid)),
        names: Province::ALL.iter().map(|at| names::province(state, *at)).collect(),
        places: places(state),
        last,
    }
}

fn places(state: &State) -> Vec<(TokenId, Line)> {
    let laid = state.before().map(|before| before.laid.as_slice()).unwrap_or_default();
    laid.iter().map(|token| (token.id, names::place(state, laid, token))).collect()
}

/// The page.
pub fn page() -> AnyView {
    let session = session();
    leave_without_a_story(session);
    let shown = session.part(|table| drawn(table.state()));
    let at = RwSignal::new(0_usize);
    let card = move || shown.with(|shown| shown.cards.get(at.get()).cloned());
    let title = move || card().map_or_else(|| say(keys::BFR_STORY_BOARD), |card| say(chapter(card.step)));
    let subtitle = move || {
        Some(match card() {
            Some(card) => say(Line::new(keys::BFR_STORY_STEP).with("step", card.step)),
            None => say(keys::BFR_STORY_BOARD_SUB),
        })
    };
    let count = move || {
        let of = shown.with(|shown| shown.cards.len());
        (at.get() < of).then(|| view! { <span class="stepn">{format!("{} / {of}", at.get() + 1)}</span> })
    };
    view! {
        <div class="screen one bfr-story">
            <Head
                title=Signal::derive(title)
                subtitle=Signal::derive(subtitle)
                back=session.href(TablePage::Table)
                back_label=say(keys::BFR_BACK)
                back_sign=Sign::Close
                trailing=move || count
            >
                {move || steps(card().map_or(7, |card| card.step))}
            </Head>
            <main class="body">
                {lesson::card(move || card().map_or(Some(Lesson::Board), |card| Lesson::of_card(&card.happened)))}
                {move || {
                    shown.with(|shown| match shown.cards.get(at.get()) {
                        Some(card) => story_card(session, shown, card),
                        None => board(shown),
                    })
                }}
            </main>
            {move || shown.with(|shown| foot(session, shown, at))}
        </div>
    }
    .into_any()
}

/// Where no round is resolved there is nothing to tell: an undo leads back to the markers, an old address to the table.
/// Whoever ends the round is led on by the key for it.
fn leave_without_a_story(session: Session) {
    let stage = session.part(|table| table.state().stage());
    Effect::new(move |before: Option<()>| {
        let to = match stage.get() {
            Stage::Story => None,
            Stage::Reveal => Some(TablePage::Reveal),
            _ => before.is_none().then_some(TablePage::Table),
        };
        to.into_iter().for_each(|to| page::replace(session.page(to)));
    });
}

fn chapter(step: u8) -> Key {
    match step {
        0..=2 => keys::BFR_STORY_LEFT,
        3 => keys::BFR_STORY_RAIDS,
        4 => keys::BFR_STORY_DIPLOMACY,
        5 => keys::BFR_STORY_BATTLES,
        6.. => keys::BFR_STORY_CLAIMS,
    }
}

/// The steps of the rulebook.
fn steps(now: u8) -> AnyView {
    let step = |at: u8| {
        let class = match at.cmp(&now) {
            std::cmp::Ordering::Less => "past",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "",
        };
        view! { <i class=class></i> }
    };
    view! { <div class="steps" aria-hidden="true">{(1..=7).map(step).collect_view()}</div> }.into_any()
}

fn story_card(session: Session, shown: &Drawn, card: &StoryCard) -> AnyView {
    let place = province_of(card);
    let picture = shown.map.clone().zip(place).map(|(view, at)| {
        let frame = Some(Frame::around(drawing::mark(at)));
        let extra = Extra { chosen: Some(at), frame, ..Extra::default() };
        view! { <div class="strip-map tall">{map(say(keys::BFR_MAP_LABEL), view.into(), extra.into(), None)}</div> }
    });
    let inside = match &card.happened {
        Happened::Left(left) => left
            .iter()
            .map(|(laid, fate)| {
                let face = laid.face.map(|face| say(names::face(face))).unwrap_or_default();
                let place =
                    shown.places.iter().find(|(token, _)| *token == laid.id).map(|(_, place)| say(place.clone()));
                view! {
                    <p class="rowx">
                        {mon(laid.clan)}
                        <span><b>{face}</b> " " {say(reasons::fate(laid.face, *fate))} " · " <span class="sub2">{place}</span></span>
                    </p>
                }
            })
            .collect_view()
            .into_any(),
        Happened::Scorched { province, by, gone } => {
            let title = Line::new(keys::BFR_STORY_SCORCHED).with("clan", names::clan(*by));
            let gone: Vec<_> = gone.iter().map(|laid| (laid.clan, laid.face)).collect();
            struck(*by, title.with("province", shown.name(*province)), keys::BFR_STORY_SCORCHED_SUB.into(), &gone)
        }
        Happened::Pacified { province, by, gone } => {
            let title = Line::new(keys::BFR_STORY_PACIFIED).with("province", shown.name(*province));
            let sub = Line::new(keys::BFR_STORY_PACIFIED_SUB).with("clan", names::clan(*by));
            let gone: Vec<_> = gone.iter().map(|laid| (laid.clan, laid.face)).collect();
            struck(*by, title, sub, &gone)
        }
        Happened::NoEffect { token, province } => {
            let face = token.face.map_or(Line::new(keys::BFR_NONE), names::face);
            let title = Line::new(keys::BFR_STORY_NO_EFFECT).with("clan", names::clan(token.clan)).with("face", face);
            heading(Some(token.clan), title, Some(shown.name(*province)))
        }
        Happened::Battle { battle, sides } => fight(shown, battle, sides),
        Happened::Defended(defended) => {
            let title = Line::new(keys::BFR_STORY_DEFENDED)
                .with("clan", names::clan(defended.clan))
                .with("province", shown.name(defended.province));
            heading(Some(defended.clan), title, Some(reasons::defense(defended.reason).into()))
        }
        Happened::Cards(moves) => moves
            .iter()
            .map(|card| {
                view! { <p>{say(card_moved(card.territory, card.to).1)}</p> }
            })
            .collect_view()
            .into_any(),
        Happened::Nothing => heading(None, keys::BFR_STORY_QUIET.into(), None),
    };
    let why = match &card.happened {
        Happened::Battle { battle, .. } => say(reasons::why(battle)),
        Happened::Left(_)
        | Happened::Scorched { .. }
        | Happened::Pacified { .. }
        | Happened::NoEffect { .. }
        | Happened::Defended(_)
        | Happened::Cards(_)
        | Happened::Nothing => String::new(),
    };
    let switches =
        card.switches.iter().map(|switch| switch_note(session, switch.ruling, switch.control)).collect_view();
    let moved = (!card.honor.is_empty()).then(|| {
        view! { <section class="card pad hd">{card.honor.iter().map(honor_moved).collect_view()}</section> }
    });
    view! {
        {picture}
        <section class="card pad" aria-live="polite">
            {inside}
            <p class="rowx why"><span class="grow">{why}</span> {rule(card.rule)}</p>
        </section>
        {switches}
        {moved}
    }
    .into_any()
}

fn province_of(card: &StoryCard) -> Option<Province> {
    match &card.happened {
        Happened::Scorched { province, .. } | Happened::Pacified { province, .. } => Some(*province),
        Happened::NoEffect { province, .. } => Some(*province),
        Happened::Battle { battle, .. } => Some(battle.province),
        Happened::Defended(defended) => Some(defended.province),
        Happened::Left(_) | Happened::Cards(_) | Happened::Nothing => None,
    }
}

fn heading(clan: Option<Clan>, title: Line, sub: Option<Line>) -> AnyView {
    view! {
        <div class="rowx">
            {clan.map(big_mon)}
            <h2 class="vt">{say(title)} {sub.map(|sub| view! { <small>{say(sub)}</small> })}</h2>
        </div>
    }
    .into_any()
}

type Gone = (Clan, Option<crate::games::battle_for_rokugan::model::face::Face>);

fn struck(by: Clan, title: Line, sub: Line, gone: &[Gone]) -> AnyView {
    let row = |(clan, face): &Gone| {
        let face = face.map(|face| say(names::face(face))).unwrap_or_default();
        view! { <li class="rowx">{mon(*clan)} {face}</li> }
    };
    view! {
        {heading(Some(by), title, Some(sub))}
        <ul class="gone">{gone.iter().map(row).collect_view()}</ul>
    }
    .into_any()
}

/// A battle: who wins is the title, every side's sum a row ending in the same column.
fn fight(shown: &Drawn, battle: &Battle, sides: &[Side]) -> AnyView {
    let at = shown.name(battle.province);
    let (clan, title, sub) = match battle.outcome {
        Outcome::Taken(clan) => {
            let sub = match battle.defender {
                Some(holder) => Line::new(keys::BFR_STORY_FROM).with("clan", names::clan(holder)),
                None => Line::new(keys::BFR_STORY_EMPTY),
            };
            (Some(clan), Line::new(keys::BFR_STORY_TAKES).with("clan", names::clan(clan)).with("province", at), sub)
        }
        Outcome::Held(clan) => {
            let title = Line::new(keys::BFR_STORY_HOLDS).with("clan", names::clan(clan)).with("province", at);
            (Some(clan), title, Line::new(keys::BFR_STORY_HOLDS_SUB))
        }
        Outcome::Nothing => {
            (None, Line::new(keys::BFR_STORY_NOTHING).with("province", at), Line::new(keys::BFR_EMPTY_LAND))
        }
    };
    let winner = clan;
    let tokens =
        |clan: Clan| sides.iter().find(|side| side.clan == clan).map(|side| side.faces.clone()).unwrap_or_default();
    let row = |attacker: &crate::games::battle_for_rokugan::rules::resolution::battle::Attacker| {
        let discounted = (attacker.against != battle.defense.total()).then(|| {
            let line = Line::new(keys::BFR_AGAINST_PART).with("count", usize::from(attacker.against));
            view! { <small>{say(line)}</small> }
        });
        view! {
            <tr>
                <th scope="row">{mon(attacker.clan)} <b>{name(attacker.clan)}</b></th>
                <td>{faces(&tokens(attacker.clan))} {discounted}</td>
                <td class="n" class:win=winner == Some(attacker.clan)>{attacker.total}</td>
            </tr>
        }
    };
    let defender = match battle.defender {
        Some(clan) => {
            let held = say(Line::new(keys::BFR_HOLDER).with("clan", names::clan(clan)));
            view! { {mon(clan)} <b>{held}</b> }.into_any()
        }
        None => view! { <b>{say(keys::BFR_EMPTY_LAND)}</b> }.into_any(),
    };
    let own = battle.defender.map(tokens).unwrap_or_default();
    let parts: Vec<String> = battle.defense.terms().iter().filter_map(|(term, part)| part_of(*term, *part)).collect();
    view! {
        {heading(clan, title, Some(sub))}
        <table class="bfr-fight">
            <tbody>
                {battle.attackers.iter().map(row).collect_view()}
                <tr class="d">
                    <th scope="row">{defender}</th>
                    <td>{faces(&own)} <small>{parts.join(", ")}</small></td>
                    <td class="n" class:win=winner.is_some() && winner == battle.defender>{battle.defense.total()}</td>
                </tr>
            </tbody>
        </table>
    }
    .into_any()
}

fn part_of(term: Term, part: u16) -> Option<String> {
    let key = match term {
        Term::Tokens => return None,
        Term::Bluff if part == 0 => return None,
        Term::Special if part == 0 => return None,
        Term::Bluff => keys::BFR_BLUFF_PART,
        Term::Printed => keys::BFR_PRINTED_PART,
        Term::Faceup => keys::BFR_FACEUP_PART,
        Term::Special => keys::BFR_SPECIAL_PART,
    };
    Some(say(Line::new(key).with("count", usize::from(part))))
}

/// The tokens of a side with their strengths.
fn faces(faces: &[crate::games::battle_for_rokugan::model::face::Face]) -> AnyView {
    let face = |(at, face): (usize, &crate::games::battle_for_rokugan::model::face::Face)| {
        let plus = (at > 0).then_some(" + ");
        let word = say(names::face(*face));
        let strength = face.strength().map(|strength| strength.to_string()).unwrap_or_default();
        view! { {plus} <Icon sign=look::kind(face.kind()) /> " " <span aria-hidden="true">{strength}</span> <span class="vh">{word}</span> }
    };
    faces.iter().enumerate().map(face).collect_view().into_any()
}

/// A ruling whose other reading would change what the card says.
fn switch_note(session: Session, ruling: Ruling, control: Option<Control>) -> AnyView {
    let then = Line::new(keys::BFR_STORY_RULING_THEN)
        .with("choice", format!("{}: {}", say(rulings::title(ruling)), say(rulings::choice(ruling))))
        .with("tokens", tokens_of(control));
    let press = move || play_by(session, ruling);
    view! {
        <section class="card pad rowx note-ruling">
            <Icon sign=Sign::Swap />
            <span class="grow"><b>{say(keys::BFR_STORY_RULING)}</b> " " {say(then)}</span>
            <Button label=say(keys::BFR_STORY_SWITCH) on_press=press />
        </section>
    }
    .into_any()
}

fn honor_moved((was, is): &(ClanHonor, ClanHonor)) -> AnyView {
    let change = |key: Key, was: u16, is: u16| {
        let by = i64::from(is) - i64::from(was);
        (by != 0).then(|| say(Line::new(key).with("change", Arg::Signed(by))))
    };
    let parts = [
        change(keys::BFR_HONOR_FLOWERS, was.flowers, is.flowers),
        change(keys::BFR_HONOR_TOKENS, was.tokens, is.tokens),
        change(keys::BFR_HONOR_FACEUP, was.faceup, is.faceup),
        change(keys::BFR_HONOR_TERRITORY, was.territories, is.territories),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    let by = i16::try_from(i32::from(is.total) - i32::from(was.total)).unwrap_or(0);
    view! {
        <p class="hdl">
            {mon(was.clan)} <span class="vh">{name(was.clan)}</span> <b>{was.total}</b> <Icon sign=Sign::Arrow /> <b>{is.total}</b>
            <span class="vh">{signed(by)}</span> <span class="sub2">{parts.join(", ")}</span>
        </p>
    }
    .into_any()
}

/// Whose control tokens lie in a province, and how many.
fn tokens_of(control: Option<Control>) -> String {
    control.map_or_else(|| say(keys::BFR_TODO_NONE), |control| say(tokens(control)))
}

fn tokens(control: Control) -> Line {
    let line = Line::new(keys::BFR_TODO_CONTROL).with("clan", names::clan(control.clan()));
    line.with("down", control.down()).with("up", control.up())
}

/// What is to be done on the board, to be ticked off: the tokens province by province, all bluffs that were turned,
/// then the territory cards.
fn board(shown: &Drawn) -> AnyView {
    let provinces = shown.todo.iter().map(|todo| {
        let deeds: Vec<String> = todo.deeds.iter().map(|deed| say(done(*deed))).collect();
        format!("{}: {}", say(shown.name(todo.province)), deeds.join(", "))
    });
    let cards = shown.cards.iter().filter_map(|card| match &card.happened {
        Happened::Cards(moves) => Some(moves),
        _ => None,
    });
    let cards = cards.flatten().map(|card| say(card_moved(card.territory, card.to).1));
    let bluffs = names::all(shown.bluffs.iter().map(|clan| Line::new(names::clan(*clan))));
    let bluffs = bluffs.map(|clans| say(Line::new(keys::BFR_TODO_BLUFFS).with("clans", clans)));
    let all: Vec<String> = provinces.chain(bluffs).chain(cards).collect();
    if all.is_empty() {
        return view! { <p>{say(keys::BFR_STORY_BOARD_NOTHING)}</p> }.into_any();
    }
    let row = |label: String| {
        let done = RwSignal::new(false);
        view! { <Tick label=label on=done on_toggle=move |on: bool| done.set(on) /> }
    };
    view! { <section class="card pad todo">{all.into_iter().map(row).collect_view()}</section> }.into_any()
}

fn done(deed: Deed) -> Line {
    let faceup = |key: Key, clan, count: u8| Line::new(key).with("clan", names::clan(clan)).with("count", count);
    match deed {
        Deed::Away(control) => Line::new(keys::BFR_TODO_AWAY).with("tokens", tokens(control)),
        Deed::Put(control) => Line::new(keys::BFR_TODO_PUT).with("tokens", tokens(control)),
        Deed::More(clan, count) => faceup(keys::BFR_TODO_MORE, clan, count),
        Deed::Fewer(clan, count) => faceup(keys::BFR_TODO_FEWER, clan, count),
        Deed::AwaySpecial(special) => Line::new(keys::BFR_TODO_SPECIAL_AWAY).with("special", names::special(special)),
        Deed::PutSpecial(special) => Line::new(keys::BFR_TODO_SPECIAL_PUT).with("special", names::special(special)),
    }
}

fn foot(session: Session, shown: &Drawn, at: RwSignal<usize>) -> AnyView {
    let of = shown.cards.len();
    let last = shown.last;
    let end = move || {
        let leave = move || {
            let to = match last {
                Last::Yes => TablePage::Score,
                Last::No => TablePage::Table,
            };
            page::go(session.page(to));
        };
        session.dispatch_and_leave(Command::EndRound, leave, || ());
    };
    let ink = move || {
        if at.get() < of {
            let press = move || at.update(|at| *at += 1);
            let second = (at.get() + 1 == of).then(|| say(keys::BFR_STORY_BOARD));
            view! { <Button kind=ButtonKind::Act label=say(keys::BFR_STORY_NEXT) second=second on_press=press /> }
        } else {
            let label = match last {
                Last::Yes => keys::BFR_END_ROUND_LAST,
                Last::No => keys::BFR_END_ROUND,
            };
            view! {
                <Button kind=ButtonKind::Act label=say(label) second=Some(say(keys::BFR_END_ROUND_SUB)) on_press=end />
            }
        }
    };
    view! {
        <Dock>
            <UndoTool />
            <ButtonLink
                kind=ButtonKind::Tool
                href=SharedPage::Log.href(&session.id())
                label=say(keys::BFR_STORY_CORRECT)
                sign=Sign::Edit
            />
            <Show when=move || at.get() < of>
                <Button
                    kind=ButtonKind::Tool
                    label=say(keys::BFR_STORY_ALL)
                    sign=Sign::Check
                    on_press=move || at.set(of)
                />
            </Show>
            {ink}
        </Dock>
    }
    .into_any()
}
