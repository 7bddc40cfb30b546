//! What a Clan reads of a turn: what happened, each battle as one thing, and at the end what became of Honor.

use super::post::may_know;
use crate::games::empire_reborn::Empire;
use crate::games::empire_reborn::event::{Event, Purpose, Why};
use crate::games::empire_reborn::field::event::Fray;
use crate::games::empire_reborn::field::{Affair, Kind, Plan, ROLES, Verdict, side};
use crate::games::empire_reborn::model::army::{Nature, Role};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::text::log::everything;
use crate::games::empire_reborn::text::news;
use crate::kernel::journal::EntryOf;
use crate::kernel::line::Line;
use std::collections::BTreeSet;

/// What a Clan may know of some entries, a sentence a line.
pub(super) fn told(state: &State, clan: Clan, entries: &[EntryOf<Empire>]) -> Vec<Line> {
    let mut reader = Reader { state, clan, told: Vec::new(), honor: Vec::new(), story: None };
    entries.iter().for_each(|entry| reader.read(&entry.events));
    let honor = reader.honor.iter().map(|one| news::honor(state, one.who, one.by, &one.tests));
    reader.told.into_iter().chain(honor).collect()
}

/// What became of somebody's Honor.
struct Tested {
    who: PersonId,
    by: i16,
    /// What the dice came to, and what they had to reach.
    tests: Vec<(i16, i16)>,
}

struct Reader<'a> {
    state: &'a State,
    clan: Clan,
    told: Vec<Line>,
    honor: Vec<Tested>,
    /// The battle on the table.
    story: Option<Story<'a>>,
}

impl<'a> Reader<'a> {
    fn read(&mut self, events: &'a [Event]) {
        let booked = events.contains(&Event::Field(Fray::Closed { booked: true }));
        let story = if booked { self.story.take() } else { None };
        if let Some(story) = story.filter(|story| story.was_there(self.clan)) {
            self.told.extend(story.told(self.state, events));
        }
        let mut known = Vec::new();
        for event in events {
            if self.belongs_to_battle(event) || booked && is_told_with_battle(event) {
                continue;
            }
            if may_know(self.state, self.clan, event) && !self.is_of_honor(event) {
                known.push(event.clone());
            }
        }
        self.told.extend(everything(self.state, &known));
    }

    /// Follows a battle; says whether an event is told with it.
    fn belongs_to_battle(&mut self, event: &'a Event) -> bool {
        match event {
            Event::Field(Fray::Begun { plan, .. }) => self.story = Some(Story::of(plan)),
            // One that is called off leaves its dead.
            Event::Field(Fray::Closed { booked: false }) => {
                let dead = self.story.take().map(|story| story.dead).unwrap_or_default();
                let own = dead.into_iter().map(|who| Event::Died { who });
                let own: Vec<Event> = own.filter(|event| may_know(self.state, self.clan, event)).collect();
                self.told.extend(everything(self.state, &own));
            }
            _ => return self.story.as_mut().is_some_and(|story| story.follow(event)),
        }
        false
    }

    /// Whether it is of somebody's Honor, which is told at the end.
    fn is_of_honor(&mut self, event: &Event) -> bool {
        match event {
            Event::Rolled { who, purpose: Purpose::Honor, total, tn, .. } => {
                self.tested(*who).tests.extend(tn.map(|tn| (*total, tn)));
            }
            Event::HonorChanged { who, by } => self.tested(*who).by += i16::from(*by),
            _ => return false,
        }
        true
    }

    fn tested(&mut self, who: PersonId) -> &mut Tested {
        let at = self.honor.iter().position(|one| one.who == who).unwrap_or_else(|| {
            self.honor.push(Tested { who, by: 0, tests: Vec::new() });
            self.honor.len() - 1
        });
        &mut self.honor[at]
    }
}

/// What the booking of a battle changes in realms: the battle itself says it.
fn is_told_with_battle(event: &Event) -> bool {
    matches!(
        event,
        Event::UnitsLost { .. }
            | Event::ProvinceLost { .. }
            | Event::ProvinceGained { .. }
            | Event::ProvinceSet { .. }
            | Event::OrderGone { .. }
            | Event::KokuChanged { why: Why::Raid, .. }
    )
}

/// A battle as its events go by.
struct Story<'a> {
    plan: &'a Plan,
    /// The units of each side that fell, by their places.
    fell: [BTreeSet<u16>; 2],
    verdict: Option<Verdict>,
    koku: u16,
    dead: Vec<PersonId>,
}

impl<'a> Story<'a> {
    fn of(plan: &'a Plan) -> Self {
        Self { plan, fell: Default::default(), verdict: None, koku: 0, dead: Vec::new() }
    }

    fn was_there(&self, clan: Clan) -> bool {
        self.plan.sides.iter().any(|side| side.clan == clan && side.nature != Nature::Outlaws)
    }

    /// Says whether it is told with the battle: that somebody died in it.
    fn follow(&mut self, event: &Event) -> bool {
        match event {
            Event::Field(Fray::RoundEnded { tolls }) => {
                tolls.iter().zip(&mut self.fell).for_each(|(toll, fell)| fell.extend(&toll.fell));
            }
            Event::Field(Fray::Fell { role, units }) => self.fell[side(*role)].extend(units),
            Event::Field(Fray::Prayed { role, toll }) => self.fell[side(role.other())].extend(&toll.fell),
            Event::Field(Fray::UnitRuled { role, unit, fighter }) => {
                let fell = &mut self.fell[side(*role)];
                _ = if fighter.lives { fell.remove(unit) } else { fell.insert(*unit) };
            }
            Event::Field(Fray::Decided { verdict }) => self.verdict = Some(*verdict),
            Event::Field(Fray::Plundered { booty }) => self.koku = booty.koku,
            Event::Died { who } if self.plan.sides.iter().any(|side| side.persons.contains(who)) => {
                self.dead.push(*who);
                return true;
            }
            Event::Revived { who } => self.dead.retain(|one| one != who),
            _ => {}
        }
        false
    }

    /// What both sides saw, who were there: how it came out, who holds the place, what each lost, who fell.
    fn told(&self, state: &State, booking: &[Event]) -> Vec<Line> {
        let raid = self.plan.affair == Affair::Raid;
        let came_out = if raid { news::raid(self.plan, self.koku) } else { news::battle(self.plan, self.verdict) };
        let losses = ROLES.map(|role| news::losses(state, &self.plan.sides[side(role)], &self.lost(role, booking)));
        let dead = self.dead.iter().map(|who| news::fell(state, *who));
        std::iter::once(came_out).chain(self.holder(booking)).chain(losses).chain(dead).collect()
    }

    fn holder(&self, booking: &[Event]) -> Option<Line> {
        let gained = booking.iter().find_map(|event| match event {
            Event::ProvinceGained { realm, .. } => Some(news::taken(&self.plan.place, *realm)),
            _ => None,
        });
        let holds = self.verdict.and_then(|verdict| verdict.winner) == Some(Role::Defender);
        let held = holds && self.plan.affair == Affair::Battle && self.plan.ground != Ground::Naval;
        gained.or_else(|| held.then(|| news::held(&self.plan.place, self.plan.sides[1].clan)))
    }

    /// The units a side lost, kind by kind: those that fell, or more where those that were left had nowhere to go.
    fn lost(&self, role: Role, booking: &[Event]) -> Vec<(Kind, u16)> {
        let muster = &self.plan.sides[side(role)];
        let kinds: Vec<Kind> =
            muster.bands.iter().flat_map(|band| std::iter::repeat_n(band.kind, band.count.into())).collect();
        let fell = self.fell[side(role)].iter().filter_map(|at| kinds.get(usize::from(*at)));
        let mut all: Vec<(Kind, u16)> = Vec::new();
        fell.filter(|kind| !matches!(kind, Kind::Person(_))).for_each(|kind| add(&mut all, *kind, 1));
        let mut booked: Vec<(Kind, u16)> = Vec::new();
        for event in booking {
            match event {
                Event::UnitsLost { realm, kind, count, .. } if *realm == muster.clan => {
                    add(&mut booked, Kind::Printed(*kind), *count);
                }
                _ => {}
            }
        }
        for (kind, count) in booked {
            let fell = all.iter().find(|(one, _)| *one == kind).map_or(0, |(_, count)| *count);
            add(&mut all, kind, count.saturating_sub(fell));
        }
        all.retain(|(_, count)| *count > 0);
        all
    }
}

fn add(all: &mut Vec<(Kind, u16)>, kind: Kind, count: u16) {
    match all.iter_mut().find(|(one, _)| *one == kind) {
        Some((_, some)) => *some = some.saturating_add(count),
        None => all.push((kind, count)),
    }
}
