//! One army of the war room: its Clan, its General, its units as counts, or an army of the realm taken whole.

use super::super::text::{clan as clan_name, person, small, unit};
use crate::games::empire_reborn::field::side as place;
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::model::troops::Printed;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::views::odds::war::{Host, Look, Side, hosts, is_wall, leader};
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::select::Select;
use crate::ui::games::empire_reborn::looks::looks;
use crate::ui::games::empire_reborn::screens::parts::stepper;
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

fn of(look: &Look, role: Role) -> &Side {
    match role {
        Role::Attacker => &look.attacker,
        Role::Defender => &look.defender,
    }
}

fn of_mut(look: &mut Look, role: Role) -> &mut Side {
    match role {
        Role::Attacker => &mut look.attacker,
        Role::Defender => &mut look.defender,
    }
}

/// A side of the battle that is looked at.
#[derive(Clone, Copy)]
struct Army {
    session: Session,
    look: RwSignal<Look>,
    role: Role,
    clan: Memo<Clan>,
    kinds: Memo<Vec<Printed>>,
}

impl Army {
    fn new(session: Session, look: RwSignal<Look>, role: Role) -> Self {
        let kinds = Memo::new(move |_| {
            look.with(|look| of(look, role).units.iter().map(|(kind, _)| *kind).collect::<Vec<Printed>>())
        });
        Self { session, look, role, clan: Memo::new(move |_| look.with(|look| of(look, role).clan)), kinds }
    }

    /// Has so many units of a kind.
    fn count(self, kind: Printed, to: i32) {
        self.look.update(|look| {
            let units = &mut of_mut(look, self.role).units;
            let to = u16::try_from(to).unwrap_or(0);
            match units.iter_mut().find(|(own, _)| *own == kind) {
                Some((_, own)) => *own = to,
                None => units.push((kind, to)),
            }
        });
    }

    /// Is another Clan's: with its first army, where that is kept here.
    fn change_clan(self, clan: Clan) {
        self.look.update(|look| {
            let ground = look.ground;
            let all = self.session.glance(|state| hosts(state, clan, (self.role, ground)));
            // The army that stands where the other side's does comes before the largest.
            let other = looks().hosts.with_untracked(|hosts| hosts[place(self.role.other())].clone());
            let beside = all.iter().position(|(at, _)| Some(at) == other.as_ref());
            let kept = all.into_iter().nth(beside.unwrap_or(0));
            let side = of_mut(look, self.role);
            (side.clan, side.general) = (clan, None);
            looks().hosts.update(|hosts| hosts[place(self.role)] = kept.as_ref().map(|(at, _)| at.clone()));
            if let Some((_, units)) = kept {
                (side.general, side.units) = (self.session.glance(|state| leader(state, clan)), units);
            }
        });
    }
}

/// One army as counts, its Clan and its General.
pub(super) fn side(session: Session, look: RwSignal<Look>, role: Role) -> AnyView {
    let title = match role {
        Role::Attacker => keys::ER_ATTACKER,
        Role::Defender => keys::ER_DEFENDER,
    };
    let army = Army::new(session, look, role);
    let row = move |kind: Printed| {
        let value = Signal::derive(move || {
            look.with(|look| {
                of(look, role).units.iter().find(|(own, _)| *own == kind).map(|(_, count)| i32::from(*count))
            })
        });
        stepper(unit(kind, army.clan.get()), value, (0, 99), move |to| army.count(kind, to))
    };
    let rows = move || army.kinds.get().into_iter().map(row).collect_view();
    let clans: Vec<String> = Clan::ALL.iter().map(|one| clan_name(*one)).collect();
    view! {
        <section class="card pad stack">
            <h2>{say(title)}</h2>
            <Select
                label=say(keys::ER_CLAN_LABEL)
                answers=Signal::stored(clans)
                chosen=Signal::derive(move || army.clan.get().index())
                on_choose=move |at: usize| Clan::ALL.get(at).into_iter().for_each(|clan| army.change_clan(*clan))
            />
            {general(army)} {armies(session, look, role)} {rows} {more(army)}
        </section>
    }
    .into_any()
}

/// Units of which the army has none yet.
fn more(army: Army) -> AnyView {
    let naval = Memo::new(move |_| army.look.with(|look| look.ground == Ground::Naval));
    // Ground troops at sea are on board.
    let fits = move |kind: Printed| !naval.get() || !is_wall(kind);
    let select = move || {
        let clan = army.clan.get();
        let other = |own: &Vec<Printed>| {
            Printed::ALL.iter().copied().filter(|kind| fits(*kind) && !own.contains(kind)).collect::<Vec<Printed>>()
        };
        let rest = army.kinds.with(other);
        let words = rest.iter().map(|kind| unit(*kind, clan));
        let words: Vec<String> = std::iter::once(say(keys::ER_ADD)).chain(words).collect();
        let add = move |at: usize| {
            let kind = at.checked_sub(1).and_then(|at| rest.get(at));
            kind.into_iter().for_each(|kind| army.count(*kind, 1));
        };
        view! { <Select label=say(keys::ER_ADD_UNITS) answers=Signal::stored(words) chosen=Signal::stored(0) on_choose=add /> }
    };
    select.into_any()
}

/// The General of an army, or none.
fn general(army: Army) -> AnyView {
    let Army { session, look, role, .. } = army;
    let living = session.part(|table| {
        table.state().living().map(|(who, person)| (person.clan(), who)).collect::<Vec<(Option<Clan>, PersonId)>>()
    });
    // Their own first.
    let generals = Memo::new(move |_| {
        let own = Some(army.clan.get());
        let (own, others) = living.get().into_iter().partition::<Vec<_>, _>(|(of, _)| *of == own);
        own.into_iter().chain(others).map(|(_, who)| who).collect::<Vec<PersonId>>()
    });
    let words = move || {
        let named = |who: &PersonId| session.glance(|state| person(state, *who));
        let all = generals.with(|all| all.iter().map(named).collect::<Vec<_>>());
        std::iter::once(say(keys::ER_NO_GENERAL)).chain(all).collect::<Vec<_>>()
    };
    let chosen = move || {
        let now = look.with(|look| of(look, role).general);
        generals.with(|all| all.iter().position(|who| Some(*who) == now)).map_or(0, |at| at + 1)
    };
    let choose = move |at: usize| {
        let chosen = at.checked_sub(1).and_then(|at| generals.with_untracked(|all| all.get(at).copied()));
        look.update(|look| of_mut(look, role).general = chosen);
    };
    view! {
        <Select
            label=say(keys::ER_GENERAL)
            answers=Signal::derive(words)
            chosen=Signal::derive(chosen)
            on_choose=choose
        />
    }
    .into_any()
}

/// The armies of a side's realm, where it is kept here, to be taken whole.
fn armies(session: Session, look: RwSignal<Look>, role: Role) -> AnyView {
    let asked = Memo::new(move |_| look.with(|look| (of(look, role).clan, look.ground)));
    let select = move || {
        let (clan, ground) = asked.get();
        let all = session.glance(|state| hosts(state, clan, (role, ground)));
        let size = |units: &[(Printed, u16)]| units.iter().map(|(_, count)| *count).sum::<u16>();
        let word = |(at, units): &Host| {
            say(Line::new(keys::ER_ARMY_IN).with("place", at.as_str()).with("count", small(size(units))))
        };
        let words: Vec<String> = std::iter::once(say(keys::ER_ADD)).chain(all.iter().map(word)).collect();
        // Which of them it is, as long as no unit of it is left out.
        let is_it = {
            let all = all.clone();
            move || {
                let host = looks().hosts.with(|hosts| hosts[place(role)].clone());
                let whole =
                    |(at, units): &Host| Some(at) == host.as_ref() && look.with(|look| of(look, role).units == *units);
                all.iter().position(whole).map_or(0, |at| at + 1)
            }
        };
        let take = move |at: usize| {
            if let Some((at, units)) = at.checked_sub(1).and_then(|at| all.get(at)).cloned() {
                looks().hosts.update(|hosts| hosts[place(role)] = Some(at));
                look.update(|look| of_mut(look, role).units = units);
            }
        };
        (words.len() > 1).then(|| {
            view! {
                <Select
                    label=say(keys::ER_WHICH_ARMY)
                    answers=Signal::stored(words)
                    chosen=Signal::derive(is_it)
                    on_choose=take
                />
            }
        })
    };
    select.into_any()
}
