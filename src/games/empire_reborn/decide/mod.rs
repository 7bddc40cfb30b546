//! What happens when a command is carried out, or why it is refused.

mod border;
mod bout;
mod court;
mod luck;
mod march;
mod persons;
mod post;
mod realm;
mod rolls;
mod survey;
mod turn;
mod world;

pub(super) use bout::{exploited, exploits, left_to_exploit};
pub use luck::Fortune;
pub(super) use luck::retried;
pub(super) use rolls::{act, answer, asked, die, is_possible, move_honor, open_honor, pools, provoke};
pub(super) use turn::{shamed, shaming};

use super::command::{Command, Hand};
use super::draft::Draft;
use super::event::{Event, Why};
use super::refusal::{Refusal, RefusalKind};
use super::state::{MOST_TREASURY, State};
use crate::kernel::chance::Chance;
use crate::kernel::draft::Law;

/// What happens when `command` is carried out now.
///
/// # Errors
///
/// The reason why the rules refuse it.
pub(super) fn decide(state: &State, command: &Command, chance: &mut Chance) -> Result<Vec<Event>, Refusal> {
    let (law, command) = Law::of(command, Command::behind_anyway);
    let mut draft = Draft::new(state, law);
    let goes_on = matches!(command, Command::Remark { .. } | Command::ByHand(_) | Command::SetRuling { .. });
    draft.require(!state.is_over() || goes_on, "ER-SEQ", RefusalKind::Over)?;
    carry_out(&mut draft, command, chance)?;
    // Whatever was changed, a battle on the table goes on to the next dice.
    super::field::decide::onward(&mut draft);
    Ok(draft.into_events())
}

fn carry_out(draft: &mut Draft, command: &Command, chance: &mut Chance) -> Result<(), Refusal> {
    match command {
        Command::BeginCampaign => turn::begin(draft),
        Command::CloseAccount { realm } => turn::close(draft, *realm),
        Command::EndTurn => turn::end(draft),
        Command::EndCampaign => {
            require(draft, !draft.state.is_over(), RefusalKind::NothingChanges)?;
            draft.happen(Event::CampaignEnded);
            Ok(())
        }
        Command::Muster { realm, place, kind, count, bid } => {
            realm::muster(draft, *realm, place, (*kind, *count), *bid)
        }
        Command::Lose { realm, place, kind, count } => realm::lose(draft, *realm, place, (*kind, *count)),
        Command::March { realm, from, to, units } => realm::march(draft, *realm, [from, to], units),
        Command::Koku { realm, by, reason } => {
            require(draft, *by != 0, RefusalKind::NothingChanges)?;
            draft.pay(*realm, -i64::from(*by), Why::Said(reason.clone()))
        }
        Command::GainProvince { realm, province } => realm::gain(draft, *realm, province),
        Command::SetProvince { realm, name, province } => realm::set(draft, *realm, name, province),
        Command::LoseProvince { realm, name, to } => realm::lose_province(draft, *realm, name, *to),
        Command::Repair { realm, name, steps } => realm::repair(draft, *realm, name, *steps),
        Command::Conclude { realm, treaty } => realm::conclude(draft, *realm, treaty),
        Command::EndTreaty { realm, treaty } => realm::end_treaty(draft, *realm, *treaty),
        Command::SetLine { realm, treaty, line } => realm::set_line(draft, *realm, *treaty, *line),
        Command::Survey(survey) => survey::survey(draft, survey),
        Command::SetEnemies { realm, enemies } => march::set_enemies(draft, *realm, enemies),
        Command::SetAllies { realm, allies } => march::set_allies(draft, *realm, allies),
        Command::OrderMarch { realm, order } => march::order(draft, *realm, order),
        Command::TakeBack { realm, order } => march::take_back(draft, *realm, *order),
        Command::Welcome { name, form } => persons::welcome(draft, name, form),
        Command::Hire { realm, name, form, bid } => persons::hire(draft, *realm, name, form, *bid),
        Command::SetPerson { who, name, form } => persons::set(draft, *who, name, form),
        Command::Die { who } => {
            draft.living(*who)?;
            draft.happen(Event::Died { who: *who });
            Ok(())
        }
        Command::Honor { who, points, source } => {
            draft.person(*who)?;
            require(draft, *points != 0, RefusalKind::NothingChanges)?;
            require(draft, (-10..=10).contains(points), RefusalKind::Bound)?;
            rolls::open_honor(draft, *who, *points, *source);
            Ok(())
        }
        Command::Act { deed, actor, target, dice } => {
            rolls::act(draft, chance, *deed, [*actor, *target], dice, &[None, None])?;
            post::resolved(draft, *deed, [*actor, *target])
        }
        Command::Court { courtiers } => {
            court::court(draft, chance, courtiers)?;
            post::court_held(draft, courtiers);
            Ok(())
        }
        Command::Test { who, ring, bonus, tn, dice } => rolls::test(draft, chance, *who, (*ring, *bonus, *tn), dice),
        Command::Answer { open, dice } => rolls::answer(draft, chance, *open, (dice, None)),
        Command::Retry { open, dice, again } => {
            rolls::answer(draft, chance, *open, (dice, Some((Fortune::Good, again))))
        }
        Command::Mishap { open, dice, again } => {
            rolls::answer(draft, chance, *open, (dice, Some((Fortune::Bad, again))))
        }
        Command::Exploit { open, who } => bout::exploit(draft, *open, *who),
        Command::Dismiss { open } => rolls::dismiss(draft, *open),
        Command::AddErrand { realm, errand } => post::add(draft, *realm, errand),
        Command::DropErrand { realm, errand } => post::drop(draft, *realm, *errand),
        Command::Send { realm } => post::send(draft, *realm),
        Command::FileOrders { orders } => post::file(draft, orders),
        Command::CarryOut { clan, order } => post::carry_out(draft, chance, *clan, *order),
        Command::Settle { clan, order, settled } => post::settle(draft, *clan, *order, *settled),
        Command::Reply { clan, order, answer } => post::reply(draft, *clan, *order, answer),
        Command::Adopt { dispatch } => post::adopt(draft, dispatch),
        Command::SetRuling { ruling, reading } => {
            let rulings = draft.state.rulings();
            let changes = rulings.reading(*ruling) != usize::from(*reading);
            let exists = rulings.with(*ruling, (*reading).into()).is_some();
            require(draft, exists, RefusalKind::Bound)?;
            require(draft, changes, RefusalKind::NothingChanges)?;
            draft.happen(Event::RulingSet { ruling: *ruling, reading: *reading });
            Ok(())
        }
        Command::ByHand(hand) => by_hand(draft, *hand),
        Command::Challenge { deed, duelists, conduct, challenged } => {
            bout::challenge(draft, *deed, *duelists, *conduct, *challenged)?;
            post::resolved(draft, *deed, [duelists[0], challenged.unwrap_or(duelists[1])])
        }
        Command::World(decree) => world::decree(draft, chance, decree),
        Command::Remark { note } => {
            require(draft, !note.is_empty(), RefusalKind::NothingChanges)?;
            draft.happen(Event::Remarked { note: note.clone() });
            Ok(())
        }
        Command::Field(asked) => super::field::decide::carry_out(draft, chance, asked),
        // Every "anyway" was taken off before.
        Command::Anyway(inner) => carry_out(draft, inner, chance),
    }
}

/// Refuses what is not about a rule of the game.
fn require(draft: &mut Draft, holds: bool, kind: RefusalKind) -> Result<(), Refusal> {
    draft.require(holds, "ER-SEQ", kind)
}

fn by_hand(draft: &mut Draft, hand: Hand) -> Result<(), Refusal> {
    draft.happen(Event::ByHand);
    match hand {
        Hand::Treasury { realm, to } => {
            let by = i32::from(to) - draft.realm(realm)?.treasury;
            require(draft, i32::from(to) <= MOST_TREASURY, RefusalKind::Bound)?;
            require(draft, by != 0, RefusalKind::NothingChanges)?;
            draft.happen(Event::KokuChanged { realm, by, why: Why::Said(Default::default()) });
        }
        Hand::Honor { who, to } => {
            let by = i64::from(to) - draft.person(who)?.character.honor();
            require(draft, (-20..=20).contains(&to), RefusalKind::Bound)?;
            require(draft, by != 0, RefusalKind::NothingChanges)?;
            draft.happen(Event::HonorChanged { who, by: i8::try_from(by).unwrap_or(0) });
        }
        Hand::Turn { to } => {
            require(draft, draft.state.turn() > 0, RefusalKind::NotBegun)?;
            require(draft, (1..=999).contains(&to), RefusalKind::Bound)?;
            require(draft, to != draft.state.turn(), RefusalKind::NothingChanges)?;
            draft.happen(Event::TurnBegan { turn: to });
        }
        Hand::Revive { who } => {
            let lives = draft.person(who)?.lives();
            require(draft, !lives, RefusalKind::NothingChanges)?;
            draft.happen(Event::Revived { who });
        }
    }
    Ok(())
}
