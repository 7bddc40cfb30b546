//! The state of the sheet: the draft, the way back, what the rules say to it, and what the app thinks of it.

use super::applying;
use super::drawn::Drawn;
use super::reopen;
use super::think::{self, Thought};
use crate::games::champions::dice::draws;
use crate::games::champions::model::enemy_die::EnemyFaces;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::games::champions::refusal::Refusal;
use crate::games::champions::sheet::back::TakenBack;
use crate::games::champions::sheet::draft::{Draft, Duel, Stage};
use crate::games::champions::sheet::facts::Facts;
use crate::games::champions::sheet::foe::FoeRoll;
use crate::games::champions::sheet::fought;
use crate::games::champions::sheet::usable::{self, What};
use crate::games::champions::view;
use crate::kernel::chance::Chance;
use crate::kernel::known::Known;
use crate::storage::Entering;
use crate::ui::focus;
use crate::ui::games::champions::goal::{Advice, Weights};
use crate::ui::games::champions::screens::example;
use crate::ui::games::champions::session::Session;
use crate::ui::later::after_paint;
use crate::ui::prefs::{self, Prefs};
use crate::ui::table::keeper;
use leptos::prelude::*;

/// Steps that can be taken back before they are applied.
const MOST_BACK: usize = 80;

/// What lies over the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// The ten steps.
    Steps,
    /// What the players are after.
    Goal,
    /// Somebody's card.
    Card(Who),
    /// A test of which only the successes are entered.
    ByHand,
    /// The keys of a keyboard.
    Shortcuts,
}

/// Which list of the sheet is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opened {
    /// None.
    Nothing,
    /// Who fights.
    Fighter,
    /// Against whom.
    Enemy,
    /// What not every Combat has.
    More,
}

impl Opened {
    /// The list that is open in a Combat, or the one of whoever is still missing.
    pub fn of(self, duel: &Duel) -> Option<Self> {
        match self {
            Self::Fighter | Self::Enemy => Some(self),
            Self::Nothing | Self::More if duel.fighter.is_none() => Some(Self::Fighter),
            Self::Nothing | Self::More if duel.enemy.is_none() => Some(Self::Enemy),
            Self::Nothing | Self::More => None,
        }
    }
}

/// The sheet's state.
#[derive(Clone, Copy)]
pub struct Play {
    /// The open table.
    pub session: Session,
    /// What was said.
    pub draft: RwSignal<Draft>,
    before: StoredValue<Vec<Draft>>,
    /// The sheet as its page opens it, before anything is said on it.
    fresh: StoredValue<Draft>,
    /// Another that waits to be gone on with, and at how many steps it was left.
    pub other: RwSignal<Option<(usize, Draft)>>,
    /// What the Enemy Dice show.
    pub faces: StoredValue<Known<EnemyFaces>>,
    /// What the rules say to the draft. Asked where a tap needs to know it; what is drawn follows in `drawn`.
    pub facts: Memo<Facts>,
    /// What of it all is drawn by now.
    pub drawn: RwSignal<Drawn>,
    /// What the app thinks of it, as soon as it has.
    pub thought: RwSignal<Thought>,
    /// What lies over the sheet.
    pub over: RwSignal<Option<Over>>,
    /// Which list is open.
    pub opened: RwSignal<Opened>,
    /// Enemy Dice marked to be rolled again, by place.
    pub foe_marks: RwSignal<Vec<u8>>,
    /// What the players' own marks would come to, in words, as soon as it is known.
    pub priced: RwSignal<Option<String>>,
    /// Whether advice was asked for or hidden in this Combat; the next begins as the setting says.
    pub asked: RwSignal<Option<Advice>>,
    /// Whether advice is shown: as the setting says, unless it was asked for or hidden.
    pub advice: Memo<Advice>,
    /// The rule that was set aside.
    pub waived: RwSignal<Option<Refusal>>,
    prefs: RwSignal<Prefs>,
}

impl Play {
    /// A sheet with that draft, or with what was being entered at this table when the app was closed.
    pub fn begin(session: Session, fresh: Draft, faces: Known<EnemyFaces>) -> Self {
        let fitted = |mut draft: Draft| {
            draft.hand.resize(session.glance(|state| draft.dice_wanted(state)));
            draft.roll_dice_with(faces.value().unwrap_or(EnemyFaces::USUAL));
            draft
        };
        let fresh = fitted(fresh);
        let (draft, other) = reopen::found(session, &fresh);
        let waived = (draft != fresh).then(|| applying::set_aside(session)).flatten();
        let draft = RwSignal::new(fitted(draft));
        let faces = StoredValue::new(faces);
        let facts = Memo::new(move |_| {
            let faces = faces.get_value().value().unwrap_or(EnemyFaces::USUAL);
            draft.with(|draft| session.state(|state| Facts::of(state, draft, &faces)))
        });
        let (prefs, asked) = (prefs::current(), RwSignal::new(None));
        let example = example::is_one(session);
        let setting = move || if example { Advice::OnDemand } else { prefs.with(|prefs| prefs.advice) };
        let advice = Memo::new(move |_| asked.get().unwrap_or_else(setting));
        let thinking = (&Thought::Thinking, advice.get_untracked());
        let drawn = Drawn::of(draft.get_untracked(), facts.get_untracked(), thinking, Opened::Nothing);
        let play = Self {
            session,
            draft,
            before: StoredValue::new(Vec::new()),
            fresh: StoredValue::new(fresh),
            other: RwSignal::new(other),
            faces,
            facts,
            drawn: RwSignal::new(drawn),
            thought: RwSignal::new(Thought::Thinking),
            over: RwSignal::new(None),
            opened: RwSignal::new(Opened::Nothing),
            foe_marks: RwSignal::new(Vec::new()),
            priced: RwSignal::new(None),
            asked,
            advice,
            waived: RwSignal::new(waived),
            prefs,
        };
        play.follow();
        play
    }

    /// The Enemy Dice as they are taken to be.
    pub fn enemy_faces(self) -> EnemyFaces {
        self.faces.get_value().value().unwrap_or(EnemyFaces::USUAL)
    }

    /// Reads what the rules say to what is drawn; the reader is called again when that changes.
    pub fn told<R>(self, read: impl FnOnce(&Facts) -> R) -> R {
        self.drawn.with(|drawn| read(&drawn.facts))
    }

    /// Reads what was said as far as it is drawn; the reader is called again when that changes.
    pub fn entered<R>(self, read: impl FnOnce(&Draft) -> R) -> R {
        self.drawn.with(|drawn| read(&drawn.draft))
    }

    /// The dice that the app advises to roll again, where its advice is shown.
    pub fn advised(self) -> Vec<u8> {
        match self.advice.get() {
            Advice::Shown => self.thought.with(Thought::marks),
            Advice::OnDemand => Vec::new(),
        }
    }

    /// Changes the draft. The way back is remembered, and everything is kept for a reload.
    pub fn say(self, change: impl FnOnce(&mut Draft)) {
        let old = self.draft.get_untracked();
        let mut new = old.clone();
        change(&mut new);
        if new == old {
            return;
        }
        self.settle(&mut new);
        self.before.update_value(|before| {
            before.push(old);
            if before.len() > MOST_BACK {
                before.remove(0);
            }
        });
        self.put(new);
    }

    /// When the last die has fallen, what is better for nothing is chosen already.
    fn settle(self, draft: &mut Draft) {
        if self.facts.with_untracked(|facts| facts.stage) == Stage::Rolled {
            return;
        }
        let faces = self.enemy_faces();
        self.session.glance(|state| {
            let facts = Facts::of(state, draft, &faces);
            if facts.stage == Stage::Rolled {
                draft.take_harmony_where_better(state, facts.colors(), &faces);
            }
        });
    }

    fn put(self, draft: Draft) {
        focus::stay();
        let mut draft = draft;
        draft.hand.resize(self.session.glance(|state| draft.dice_wanted(state)));
        if self.draft.with_untracked(|old| old.hand.foe != draft.hand.foe) {
            self.foe_marks.set(Vec::new());
        }
        self.draft.set(draft);
    }

    /// A card that was typed in may ask for another number of dice.
    fn recount(self) {
        let wanted = |state: &State| self.draft.with_untracked(|draft| draft.dice_wanted(state));
        let dice = self.session.state(wanted);
        if self.draft.with_untracked(|draft| draft.hand.roll.dice() != dice) {
            self.draft.update(|draft| draft.hand.resize(dice));
        }
    }

    /// Keeps everything for a reload. Where it cannot be kept a reload begins anew; that nothing is saved is said elsewhere.
    /// As long as nothing is entered here, another sheet that waits keeps its place, also one whose step was taken back just
    /// now; and one that is as it was opened leaves none.
    fn keep(self) {
        let steps = self.session.journal.with(|journal| journal.cursor());
        let (tables, id) = (keeper::tables(), self.session.id());
        self.draft.with(|draft| {
            let other = self.other.get_untracked().filter(|_| draft.is_blank());
            if let Some((left_at, other)) = other {
                let _ = tables.keep_unfinished(&id, Entering::Dice, left_at, &other);
            } else if !reopen::is_applied(self.session, draft) && (!self.is_as_opened(draft) || self.is_kept(draft)) {
                let _ = tables.keep_unfinished(&id, Entering::Dice, steps, draft);
            }
        });
    }

    /// Whether something of this very sheet is kept.
    fn is_kept(self, draft: &Draft) -> bool {
        reopen::kept(self.session).is_some_and(|kept| kept.continues(draft))
    }

    /// Whether nothing was said on the sheet.
    fn is_as_opened(self, draft: &Draft) -> bool {
        self.fresh.with_value(|fresh| fresh == draft)
    }

    /// This sheet is a step now: another one that waited does so again, unless it was of the same two.
    pub fn bring_back_the_other(self) {
        let another = |(_, other): &(usize, Draft)| self.draft.with_untracked(|draft| !other.continues(draft));
        if let Some((left_at, other)) = self.other.get_untracked().filter(another) {
            let _ = keeper::tables().keep_unfinished(&self.session.id(), Entering::Dice, left_at, &other);
        }
    }

    /// Takes the last thing said back, also where the taps are not remembered any more; where nothing was entered, the last
    /// step of the table.
    pub fn undo(self) {
        if let Some(draft) = self.before.try_update_value(Vec::pop).flatten() {
            return self.put(draft);
        }
        let mut draft = self.draft.get_untracked();
        match draft.step_back() {
            TakenBack::Yes => self.put(draft),
            TakenBack::Nothing if !self.is_as_opened(&draft) => self.put(self.fresh.get_value()),
            TakenBack::Nothing => {
                self.session.undo();
                self.go_on_with(&draft);
            }
        }
    }

    /// The step that was taken back may have been this very Combat, which the page of it does not leave.
    fn go_on_with(self, fresh: &Draft) {
        let is_of_page = |kept: &Draft| kept.continues(fresh) || reopen::is_here(self.session, kept);
        if let Some(kept) = reopen::kept(self.session).filter(is_of_page) {
            self.put(kept);
        }
    }

    /// The weights of this Combat's goal, at this table as it stands.
    pub fn weights(self) -> Weights {
        let own = self.prefs.with(|prefs| prefs.weights);
        let at_end = self.session.state(|state| view::honor(state).at_end);
        self.draft.with(|draft| draft.goal().weighed(own, at_end))
    }

    /// Uses something, or takes it back.
    pub fn toggle(self, what: What) {
        let colors = self.facts.with_untracked(|facts| facts.colors().to_vec());
        let faces = self.enemy_faces();
        self.say(|draft| *draft = self.session.glance(|state| usable::toggled(state, draft, what, (&colors, &faces))));
    }

    /// Whether there is anything to take back.
    pub fn can_undo(self) -> bool {
        self.drawn.track();
        let entered = self.draft.with_untracked(|draft| !self.is_as_opened(draft));
        let said = entered || self.before.with_value(|before| !before.is_empty());
        said || self.session.journal.with(|journal| journal.can_undo())
    }

    /// Leaves the sheet. What was said is kept, so that the same Combat goes on where it was; of the table's next moment
    /// it is none any more. A sheet on which nothing was entered leaves nothing of its own, unless one only looks something up.
    pub fn leave(self) {
        let Some(draft) = self.draft.try_get_untracked() else { return };
        let left = draft.is_blank() && reopen::is_where_it_is_played();
        if left && self.is_kept(&draft) {
            let _ = keeper::tables().forget_unfinished(&self.session.id(), Entering::Dice);
        }
    }

    /// The app's chance, past everything it has rolled in this sheet.
    fn chance(self, draft: &Draft) -> Chance {
        let mut chance = self.session.journal.with_untracked(|journal| journal.chance());
        let colors = self.facts.with_untracked(|facts| facts.colors().to_vec());
        let enemy = fought::enemy_roll(&draft.hand.foe, &colors, &self.enemy_faces());
        let first = fought::first(&draft.hand.roll);
        draws::pass_over(&mut chance, &first, enemy.as_ref(), &fought::rerolls(&draft.hand));
        chance
    }

    /// The app rolls what is to be rolled now: the players' dice for them, the Enemy's once those lie. Nothing where what
    /// the key said is over: it may still be there for a moment.
    pub fn roll(self) {
        let stage = self.facts.with_untracked(|facts| facts.stage);
        let meant = self.drawn.with_untracked(|drawn| drawn.facts.stage) == stage;
        if !meant || matches!(stage, Stage::Who | Stage::Rolled) {
            return;
        }
        self.say(|draft| if stage == Stage::Foe { self.roll_enemy(draft) } else { self.roll_elemental(draft) });
    }

    fn roll_elemental(self, draft: &mut Draft) {
        draft.hand.roll.clear();
        let dice = draft.hand.roll.missing();
        let faces = draws::elemental(&mut self.chance(draft), dice.into());
        draft.hand.roll.fill(faces);
    }

    fn roll_enemy(self, draft: &mut Draft) {
        let all = self.facts.with_untracked(|facts| facts.colors().len());
        let again = draft.hand.foe.rolling_again().map(|again| again.dice.len());
        let dice = again.unwrap_or(all);
        if dice > 0 && draft.duel().is_some() {
            if again.is_none() {
                draft.hand.foe = FoeRoll::BLANK;
            }
            let faces = draws::faces(&mut self.chance(draft), dice);
            draft.hand.foe.fill(faces);
        }
    }

    /// Rolls the marked Enemy Dice again.
    pub fn reroll_foe(self) {
        let dice = self.facts.with_untracked(|facts| facts.colors().len());
        let marked = self.foe_marks.get_untracked();
        self.say(|draft| draft.reroll_foe(marked, dice));
    }

    /// Thinks again whenever something changed and then draws what follows from it, after the change is on the screen.
    fn follow(self) {
        Effect::new(move |_| self.keep());
        Effect::new(move |_| self.recount());
        let turn = StoredValue::new(0_u32);
        // Of the preferences nothing else matters here, least of all which page was noted as the last. The goal is the draft's.
        let weighing = Memo::new(move |_| self.prefs.with(|prefs| prefs.weights));
        Effect::new(move |_| {
            self.session.journal.track();
            self.draft.track();
            weighing.track();
            let mine = turn.get_value().wrapping_add(1);
            turn.set_value(mine);
            after_paint(move || {
                if turn.try_get_value() == Some(mine) {
                    think::think(self);
                }
            });
        });
        Drawn::follow(self);
    }

    /// The preferences.
    pub fn prefs(self) -> RwSignal<Prefs> {
        self.prefs
    }
}
