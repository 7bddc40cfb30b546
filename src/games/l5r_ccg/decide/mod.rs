//! From a command to its events: hands each verb to its room, has no rules of its own.

mod attack;
mod battle;
mod by_hand;
mod cards;
mod duel;
mod end;
mod honor;
mod lobby;
mod recruit;
mod resolve;
mod turn;

pub use attack::{check as check_assignment, is_cavalry, to_fight};
pub use battle::{Field, check as check_action, field};
pub use cards::against_attaching;
pub use lobby::{petition, standing, under_way};
pub use recruit::{Payment, against, payment, purse, ways, without_gold};
pub use turn::order;

use super::command::Command;
use super::draft::Draft;
use super::event::Event;
use super::model::rule;
use super::phase::Phase;
use super::refusal::{Refusal, RefusalKind};
use super::rules::watch::Instant;
use super::state::State;
use crate::kernel::chance::Chance;
use crate::kernel::draft::Law;

/// What happens when `command` is carried out.
///
/// # Errors
///
/// The rule against it.
pub(super) fn decide(state: &State, command: &Command, chance: &mut Chance) -> Result<Vec<Event>, Refusal> {
    let (law, command) = Law::of(command, Command::behind_anyway);
    let mut draft = Draft::new(state, law);
    if is_play(command) {
        draft.must(state.phase != Phase::Over, RefusalKind::GameOver, rule::VERDICT)?;
        draft.must(state.verdict.is_empty(), RefusalKind::VerdictFirst, rule::VERDICT)?;
    }
    run(&mut draft, command, chance)?;
    if !matches!(command, Command::PlayOn | Command::Concede { .. }) {
        draft.judge(&instant(state, &draft.state));
    }
    Ok(draft.into_events())
}

/// What the watch is told of: a turn that began, or nothing but the numbers as they are.
fn instant(before: &State, after: &State) -> Instant {
    if before.turn == after.turn { Instant::Changes(Vec::new()) } else { Instant::Turn(after.current.index()) }
}

/// Whether a command is a move of the game; the others stay possible when it is over, so that it can be put right.
fn is_play(command: &Command) -> bool {
    !matches!(
        command,
        Command::ByHand(_)
            | Command::Remark { .. }
            | Command::SetRuling { .. }
            | Command::SetCard { .. }
            | Command::Accept
            | Command::PlayOn
            | Command::Anyway(_)
    )
}

fn run(draft: &mut Draft, command: &Command, chance: &mut Chance) -> Result<(), Refusal> {
    match command {
        Command::Cut { values } => turn::cut(draft, values),
        Command::NameFirst { seat } => turn::name_first(draft, *seat),
        Command::DrawFirst => turn::draw_first(draft, chance),
        Command::Straighten { keep } => turn::straighten(draft, keep),
        Command::EventsSeen => turn::events_seen(draft),
        Command::Act { seat, act } => turn::act(draft, *seat, *act),
        Command::PassAll => turn::pass_all(draft),
        Command::PassIdle => turn::pass_idle(draft),
        Command::NoAttack => turn::no_attack(draft),
        Command::DoneRecruiting => turn::done_recruiting(draft),
        Command::EndTurn { drew, discarded } => turn::end_turn(draft, *drew, *discarded),
        Command::Honor { seat, by, reason, involved, answer } => {
            honor::change(draft, (*seat, *by), reason, involved, *answer)
        }
        Command::DestroyProvince { seat, province } => honor::destroy_province(draft, *seat, *province),
        Command::AddProvince { seat, strength } => honor::add_province(draft, *seat, *strength),
        Command::Strength { seat, province, strength } => honor::set_strength(draft, (*seat, *province), *strength),
        Command::Ring { seat, ring, enters } => honor::move_ring(draft, *seat, *ring, *enters),
        Command::MoveFavor { to } => honor::move_favor(draft, *to),
        Command::Restore { card, dead } => honor::restore(draft, *card, *dead),
        Command::Hand { seat, by } => honor::change_hand(draft, *seat, *by),
        Command::Concede { seat } => end::concede(draft, *seat),
        Command::Accept => end::accept(draft),
        Command::PlayOn => end::play_on(draft),
        Command::PutDown { owner, card, on } => cards::put_down(draft, *owner, card, *on),
        Command::Recruit { seat, card, take, bow } => recruit::recruit(draft, *seat, (card, *take), bow),
        Command::Attach { card, to, bow } => cards::attach(draft, card, *to, bow),
        Command::MoveCards { cards, to } => cards::move_cards(draft, cards, *to),
        Command::SetCard { id, card } => cards::set(draft, *id, card),
        Command::Turn { cards, posture } => cards::turn(draft, cards, *posture),
        Command::Yield { card } => cards::yield_honor(draft, *card),
        Command::Token { card, force, chi, lasting } => cards::token(draft, *card, (*force, *chi), *lasting),
        Command::Stain { card, standing } => cards::stain(draft, *card, *standing),
        Command::Destroy { card } => cards::destroy(draft, *card),
        Command::Discard { card } => cards::discard(draft, *card),
        Command::DeclareAttack { defender, attack, defense } => attack::declare(draft, *defender, attack, defense),
        Command::Assign { unit, side, province } => attack::assign(draft, *unit, *side, *province),
        Command::CallBack { unit } => attack::call_back(draft, *unit),
        Command::NextSegment => attack::next_segment(draft),
        Command::BeginBattle { province } => attack::begin_battle(draft, *province),
        Command::EndAttack => attack::end(draft),
        Command::Shoot { by, target } => battle::shoot(draft, by, *target),
        Command::Frighten { by, unit } => battle::frighten(draft, *by, *unit),
        Command::Scheme { card, focus } => battle::scheme(draft, *card, *focus),
        Command::SendHome { unit } => battle::send_home(draft, *unit),
        Command::Terrain { seat, effects } => battle::lay_terrain(draft, *seat, effects),
        Command::Affect { effect } => battle::affect(draft, *effect),
        Command::Resolve { spare, added } => resolve::resolve(draft, *spare, *added),
        Command::Challenge { challenger, challenged, start, action } => {
            duel::challenge(draft, (*challenger, *challenged), *start, *action)
        }
        Command::RefuseDuel => duel::refuse(draft),
        Command::AcceptDuel => duel::accept(draft),
        Command::Focus { duelist } => duel::focus(draft, *duelist),
        Command::Strike { duelist } => duel::strike(draft, *duelist),
        Command::SettleDuel { challenger, challenged, stakes, honor, .. } => {
            duel::settle(draft, (challenger, challenged), *stakes, *honor)
        }
        Command::Lobby { by, antagonist } => lobby::begin(draft, *by, *antagonist),
        Command::Effort { seat, effort } => lobby::effort(draft, *seat, *effort),
        Command::SetRuling { ruling, reading } => by_hand::set_ruling(draft, *ruling, *reading),
        Command::ByHand(hand) => by_hand::change(draft, *hand),
        Command::Remark { note } => {
            draft.happen(Event::Remarked { note: note.clone() });
            Ok(())
        }
        // Every "anyway" was taken off before.
        Command::Anyway(inner) => run(draft, inner, chance),
    }
}
