//! What two Characters do against one another, with its odds now: who succeeds, who dies, what it does to Honor; then the
//! dice of both.

use super::parts::{head, select_of, select_person, toggle, too_few_persons};
use super::post::{order_key, roll_key};
use super::roller::{Roller, keypad, slots, unsettled};
use super::text::{named, percent, person, pool, tenth};
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::lessons::Lesson;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::person::{Deed, Dice, Person, PersonId};
use crate::games::empire_reborn::post::Errand;
use crate::games::empire_reborn::rules::deeds::{Crime, Presence};
use crate::games::empire_reborn::rules::odds::duel::Conduct;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::odds::deed::{Odds, exploits, odds_with};
use crate::games::empire_reborn::world::command::Decree;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::dock::Dock;
use crate::ui::games::empire_reborn::looks::{lesson_card, looked_at, looks};
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::session::{Session, session};
use crate::ui::measure::measured;
use crate::ui::page;
use crate::ui::table::session::Done;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// What can be chosen; the ring of a contest is chosen beside it.
static DEEDS: [Deed; 9] = [
    Deed::Duel,
    Deed::BattleDuel,
    Deed::Contest(Ring::Fire),
    Deed::Assassination,
    Deed::Denouncing(Presence::Present),
    Deed::Denouncing(Presence::Absent),
    Deed::Uncovering(Crime::Assassination),
    Deed::Uncovering(Crime::Forgery),
    Deed::Investigation,
];

/// What is put together on the page.
#[derive(Clone, Copy)]
struct Draft {
    session: Session,
    kind: RwSignal<Deed>,
    ring: RwSignal<Ring>,
    actor: RwSignal<Option<PersonId>>,
    target: RwSignal<Option<PersonId>>,
    chosen: RwSignal<Option<PersonId>>,
    cheats: [RwSignal<bool>; 2],
}

impl Draft {
    fn new(session: Session) -> Self {
        let living = session.glance(|state| state.living().map(|(who, _)| who).collect::<Vec<_>>());
        let of = looked_at(session).get_untracked();
        let own = session.glance(|state| state.primary(of));
        let first = looks().actor.get_untracked().or(own);
        Self {
            session,
            kind: RwSignal::new(Deed::Duel),
            ring: RwSignal::new(Ring::Fire),
            actor: RwSignal::new(first.or_else(|| living.first().copied())),
            // Whoever is acted against is chosen by the players alone: one tap too many must not kill anybody.
            target: RwSignal::new(looks().target.get_untracked().filter(|one| living.contains(one))),
            // A champion is looked for once: the next deed has none.
            chosen: RwSignal::new(looks().champion.try_update(Option::take).flatten()),
            cheats: [RwSignal::new(false), RwSignal::new(false)],
        }
    }

    fn deed(self) -> Deed {
        match self.kind.get() {
            Deed::Contest(_) => Deed::Contest(self.ring.get()),
            other => other,
        }
    }

    /// Whether somebody is challenged, who may refuse.
    fn challenges(self) -> bool {
        matches!(self.kind.get(), Deed::Duel | Deed::Contest(_))
    }

    /// Nobody cheats in anything but a duel or a contest; in the middle of a battle only against the rules (ER-DUE-4).
    fn may_cheat(self) -> bool {
        self.challenges() || self.kind.get() == Deed::BattleDuel
    }

    fn conduct(self) -> [Conduct; 2] {
        self.cheats.map(|cheats| if self.may_cheat() && cheats.get() { Conduct::Cheats } else { Conduct::Fair })
    }

    /// Whoever is challenged may have somebody else fight (ER-DUE-5).
    fn champion(self) -> Option<PersonId> {
        self.chosen.get().filter(|who| self.challenges() && self.target.get().is_some_and(|one| one != *who))
    }

    /// Who fights against whoever acts.
    fn against(self) -> Option<PersonId> {
        self.champion().or(self.target.get())
    }

    fn both(self) -> [Option<PersonId>; 2] {
        [self.actor.get(), self.against()]
    }

    /// Whether two different ones are chosen.
    fn is_whole(self) -> bool {
        let [actor, against] = self.both();
        actor.is_some() && against.is_some() && ![self.target.get(), against].contains(&actor)
    }

    /// Who trades Honor for dice is asked before the roll, step by step as cheating is; so does a champion fight.
    fn is_step_by_step(self) -> bool {
        let [actor, against] = self.both();
        let exploited = |both: (PersonId, PersonId)| {
            self.session.glance(|state| exploits(state, self.deed(), both.into())) != [0; 2]
        };
        self.conduct() != [Conduct::Fair; 2] || self.champion().is_some() || actor.zip(against).is_some_and(exploited)
    }

    /// What it is by mail, and whose order: it is the challenged who names a champion.
    fn ordered(self) -> Option<(Clan, Errand)> {
        let both = self.actor.get().zip(self.target.get()).filter(|(one, other)| one != other)?;
        let (deed, [conduct, championed]) = (self.deed(), self.conduct());
        self.session.glance(|state| {
            let (one, other) = (state.person(both.0)?, state.person(both.1)?);
            let kept = |one: &Person| one.clan().filter(|clan| state.realm(*clan).is_some());
            let (actor, target) = (one.name.clone(), other.name.clone());
            if let Some(champion) = self.champion().and_then(|who| state.person(who)) {
                let (champion, conduct) = (champion.name.clone(), championed);
                return Some((
                    kept(other)?,
                    Errand::Champion { deed, actor: target, target: actor, champion, conduct },
                ));
            }
            let errand = match conduct {
                Conduct::Cheats => Errand::Cheat { deed, actor, target },
                Conduct::Fair => Errand::Deed { deed, actor, target },
            };
            Some((kept(one)?, errand))
        })
    }

    /// What it is at the table, with the dice of both.
    fn command(self, dice: [Dice; 2]) -> Option<Command> {
        let [actor, against] = self.both();
        let (deed, actor, against) = (self.deed(), actor?, against?);
        if !self.is_step_by_step() {
            return Some(Command::Act { deed, actor, target: against, dice });
        }
        let challenged = self.champion().and(self.target.get());
        Some(Command::Challenge { deed, duelists: [actor, against], conduct: self.conduct(), challenged })
    }

    /// The odds as they are now.
    fn odds(self) -> Memo<Option<Odds>> {
        let changed = self.session.part(|table| table.cursor());
        Memo::new(move |_| {
            changed.get();
            let [actor, against] = self.both();
            let (deed, both, conduct) = (self.deed(), [actor?, against?], self.conduct());
            measured("deed-odds", || self.session.glance(|state| odds_with(state, deed, both, conduct)))
        })
    }

    /// Whether the dice of both are rolled here, and not step by step.
    fn asks_for_dice(self) -> bool {
        self.is_whole() && !self.is_step_by_step()
    }

    /// What somebody is called.
    fn name(self, who: Option<PersonId>) -> String {
        who.map_or_else(|| say(keys::ER_NOBODY), |who| self.session.glance(|state| person(state, who)))
    }
}

/// The dice of both, and whose are entered.
#[derive(Clone, Copy)]
struct Rolls {
    rollers: [Roller; 2],
    at: RwSignal<usize>,
}

impl Rolls {
    fn new(draft: Draft, found: Memo<Option<Odds>>) -> Self {
        let rulings = draft.session.part(|table| *table.state().rulings());
        let rulings = Signal::derive(move || rulings.get());
        let pool = |at: usize| Signal::derive(move || found.with(|found| found.as_ref().map(|odds| odds.pools[at])));
        let rolls = Self { rollers: [0, 1].map(|at| Roller::new(pool(at), rulings)), at: RwSignal::new(0) };
        // The other's dice are next once one's own are whole.
        Effect::new(move |_| {
            if rolls.rollers[0].is_whole() && rolls.at.get_untracked() == 0 {
                rolls.at.set(1);
            }
        });
        rolls
    }

    fn are_ready(self) -> bool {
        self.rollers.iter().all(|roller| roller.is_whole() || roller.is_empty())
    }

    /// Who rolls.
    fn told(self) -> String {
        say(match self.rollers.iter().filter(|roller| roller.is_empty()).count() {
            0 => keys::ER_DICE_TYPED,
            1 => keys::ER_APP_ROLLS_ONE,
            _ => keys::ER_APP_ROLLS,
        })
    }

    /// Those that are shown to be typed in.
    fn shown(self, draft: Draft) -> Vec<Roller> {
        if draft.asks_for_dice() { self.rollers.to_vec() } else { Vec::new() }
    }

    fn clear(self) {
        self.rollers.iter().for_each(|roller| roller.clear());
        self.at.set(0);
    }
}

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let draft = Draft::new(session);
    let found = draft.odds();
    let rolls = Rolls::new(draft, found);
    let ready = move || draft.is_whole() && (draft.is_step_by_step() || rolls.are_ready());
    let act = move || {
        let Some(command) = untrack(|| draft.command(rolls.rollers.map(|roller| roller.dice()))) else { return };
        if session.dispatch(command) == Done::Yes {
            rolls.clear();
            if session.glance(|state| !state.open().is_empty()) {
                page::go(session.page(TablePage::Queue));
            }
        }
    };
    let second = move || Some(if draft.is_step_by_step() { say(keys::ER_STEP_BY_STEP) } else { rolls.told() });
    let card = move || found.with(|found| found.as_ref().map(|odds| told(session, odds, draft.both())));
    let typed = unsettled(move || rolls.shown(draft), move || Some(rolls.at.get()), move |place| rolls.at.set(place));
    view! {
        <div class="screen one er">
            {head(session, keys::ER_DEEDS, keys::ER_DEEDS_SUB)}
            <main class="body">
                {lesson_card(session, &[Lesson::Deed])} {too_few_persons(session)} {asked(draft)} {card}
                {dice(draft, rolls)}
            </main>
            <Dock>
                <UndoTool first=typed />
                {order_key(session, move || draft.ordered())}
                {roll_key(session, second, ready, act)}
            </Dock>
        </div>
    }
    .into_any()
}

/// What is done by whom against whom, and how each goes about it.
fn asked(draft: Draft) -> AnyView {
    let session = draft.session;
    let ring = move || {
        let contest = matches!(draft.kind.get(), Deed::Contest(_));
        contest.then(|| select_of(say(keys::ER_WHICH_RING), Ring::ALL, |one| say(names::ring(one)), draft.ring))
    };
    let champion = move || draft.challenges().then(|| select_person(session, keys::ER_CHAMPION, draft.chosen));
    let cheat = move |at: usize, who: Option<PersonId>| {
        let (on, words) = (draft.cheats[at], [keys::ER_CHEATS_NO, keys::ER_CHEATS_YES]);
        toggle(named(keys::ER_CHEATS, draft.name(who)), words, on.into(), move |to| on.set(to))
    };
    let cheating = move || {
        let [actor, against] = draft.both();
        (draft.may_cheat() && draft.is_whole()).then(|| (cheat(0, actor), cheat(1, against)))
    };
    let refuses = move || {
        let both =
            draft.actor.get().zip(draft.target.get()).filter(|(one, other)| one != other && draft.challenges())?;
        Some(refusal(session, draft.deed(), both.into()))
    };
    view! {
        <section class="card pad stack">
            {select_of(say(keys::ER_WHICH_DEED), &DEEDS, |one| say(names::deed(one)), draft.kind)} {ring}
            {select_person(session, keys::ER_ACTS, draft.actor)}
            {select_person(session, keys::ER_AGAINST, draft.target)} {champion} {cheating} {refuses}
        </section>
    }
    .into_any()
}

/// The dice of both, unless they are rolled step by step.
fn dice(draft: Draft, rolls: Rolls) -> AnyView {
    let slot = move |place: usize| {
        let name = Signal::derive(move || draft.name(draft.both()[place]));
        slots(rolls.rollers[place], name, Signal::derive(move || rolls.at.get() == place), move || rolls.at.set(place))
    };
    let at_hand = Signal::derive(move || rolls.rollers.get(rolls.at.get()).copied());
    let hidden = move || !draft.asks_for_dice();
    view! {
        <section class="card" aria-label=say(keys::ER_ROLLS) hidden=hidden>
            {slot(0)} {slot(1)} <div class="pad">{keypad(at_hand)}</div>
        </section>
    }
    .into_any()
}

/// The key with which the second of two refuses the duel or contest with the first.
pub(super) fn refusal(session: Session, deed: Deed, [against, who]: [PersonId; 2]) -> AnyView {
    let refuse = Decree::Refuse { deed, who, against };
    let label = named(keys::ER_REFUSES, session.glance(|state| person(state, who)));
    let press = move || {
        if session.dispatch(Command::World(refuse.clone())) == Done::Yes {
            page::go(session.page(TablePage::Queue));
        }
    };
    view! { <Button label=label on_press=press /> }.into_any()
}

/// The odds: the chance big, a bar, and what it means for both.
fn told(session: Session, odds: &Odds, both: [Option<PersonId>; 2]) -> AnyView {
    let name = |at: usize| both[at].map_or_else(String::new, |who| session.glance(|state| person(state, who)));
    let deaths = (0..2).filter(|at| odds.dies[*at] > 0.0).map(|at| {
        let line = Line::new(keys::ER_ODDS_DIES).with("name", name(at)).with("chance", percent(odds.dies[at]));
        view! { <li>{say(line)}</li> }
    });
    let caught = (0..2).filter(|at| odds.caught[*at] > 0.0).map(|at| {
        let line = Line::new(keys::ER_ODDS_CAUGHT).with("name", name(at)).with("chance", percent(odds.caught[at]));
        view! { <li>{say(line)}</li> }
    });
    let honor = (0..2).filter_map(|at| {
        let line = Line::new(keys::ER_ODDS_HONOR).with("name", name(at)).with("honor", tenth(odds.honor[at]?));
        Some(view! { <li>{say(line)}</li> })
    });
    let tie = (odds.tie > 0.0)
        .then(|| view! { <li>{say(Line::new(keys::ER_ODDS_TIE).with("chance", percent(odds.tie)))}</li> });
    let pools = Line::new(keys::ER_ODDS_POOLS).with("one", pool(odds.pools[0])).with("other", pool(odds.pools[1]));
    let width = format!("{:.1}%", odds.succeeds * 100.0);
    view! {
        <section class="card pad stack" role="status">
            <div class="lead2">
                <b class="big">{percent(odds.succeeds)}</b>
                <p>{named(keys::ER_ODDS_SUCCEEDS, name(0))}</p>
            </div>
            <div class="er-bar" aria-hidden="true"><i style:width=width></i></div>
            <ul class="er-list">{deaths.collect_view()} {caught.collect_view()} {honor.collect_view()} {tie}</ul>
            <p class="sub2">{say(pools)}</p>
        </section>
    }
    .into_any()
}
