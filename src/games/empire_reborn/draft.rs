//! A command being decided: the table as it becomes, the events so far, and whether rules may be set aside.

use super::Empire;
use super::event::Event;
use super::model::clan::Clan;
use super::person::{Person, PersonId};
use super::realm::{Province, Realm};
use super::refusal::{Refusal, RefusalKind};
use crate::kernel::draft::Law;
use crate::kernel::name::Name;

/// A command of this game being decided.
pub(super) type Draft = crate::kernel::draft::Draft<Empire>;

impl Draft {
    /// Refuses where a rule is against it, or notes that the players set it aside.
    pub(super) fn require(&mut self, holds: bool, rule: &'static str, kind: RefusalKind) -> Result<(), Refusal> {
        match self.law() {
            _ if holds => Ok(()),
            Law::SetAside if kind.can_be_overridden() => {
                self.happen(Event::Overrode { rule: rule.to_owned() });
                Ok(())
            }
            Law::Binding | Law::SetAside => Err(Refusal { kind, rule }),
        }
    }

    /// A realm that is kept here.
    pub(super) fn realm(&self, clan: Clan) -> Result<Realm, Refusal> {
        let found = self.state.realm(clan).cloned();
        found.ok_or(Refusal { kind: RefusalKind::NoRealm(clan), rule: "ER-SEQ" })
    }

    /// A province of a realm.
    pub(super) fn province(&self, clan: Clan, name: &Name) -> Result<Province, Refusal> {
        let found = self.realm(clan)?.province(name).cloned();
        found.ok_or_else(|| Refusal { kind: RefusalKind::NoProvince(name.clone()), rule: "ER-LED-2" })
    }

    /// A Character.
    pub(super) fn person(&self, who: PersonId) -> Result<Person, Refusal> {
        self.state.person(who).cloned().ok_or(Refusal { kind: RefusalKind::NoPerson, rule: "ER-Q-1" })
    }

    /// A Character who lives.
    pub(super) fn living(&mut self, who: PersonId) -> Result<Person, Refusal> {
        let person = self.person(who)?;
        self.require(person.lives(), "ER-ACT-1", RefusalKind::Dead(person.name.clone()))?;
        Ok(person)
    }

    /// Refuses whoever has taken the action of the turn (ER-ACT-1).
    pub(super) fn free(&mut self, who: PersonId) -> Result<(), Refusal> {
        let free = !self.state.tally().acted.contains(&who);
        let name = self.person(who)?.name;
        self.require(free, "ER-ACT-1", RefusalKind::ActsTwice(name))
    }

    /// Takes koku out of a treasury, if there are so many (ER-LED-4).
    pub(super) fn pay(&mut self, clan: Clan, cost: i64, why: super::event::Why) -> Result<(), Refusal> {
        let has = i64::from(self.realm(clan)?.treasury);
        let small = |koku: i64| i16::try_from(koku).unwrap_or(i16::MAX);
        let kind = RefusalKind::TooDear { cost: small(cost), has: small(has) };
        self.require(cost <= has, "ER-LED-4", kind)?;
        if cost != 0 {
            let by = i32::try_from(-cost).unwrap_or(i32::MIN);
            self.happen(Event::KokuChanged { realm: clan, by, why });
        }
        Ok(())
    }
}
