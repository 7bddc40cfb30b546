//! Advice as a Combat and a Skill Test give it alike: what to roll again, what to turn.

use super::advice::{Act, AdviceView};
use crate::games::champions::model::element::Element;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::odds::advice::CombatEnd;
use crate::games::champions::odds::changes::{Called, Deceived};
use crate::games::champions::sheet::adviser::FreeStop;
use crate::games::champions::sheet::draft::Draft;
use crate::games::champions::sheet::hand::{Call, Turn};
use crate::games::champions::text::names;
use crate::games::champions::views::fight_words::elements;
use crate::games::champions::views::paid::Paid;
use crate::kernel::line::Line;
use crate::ui::components::sign::Sign;
use crate::ui::texts::say;
use crate::words::champions as keys;

/// What is turned once no die is rolled again.
#[derive(Clone, Copy, Debug)]
pub struct Turned<'a> {
    /// Deception.
    pub deception: Option<Deceived>,
    /// Call of the Void.
    pub void: Option<&'a Called>,
    /// Harmony.
    pub harmony: Harmony,
}

impl Turned<'_> {
    /// What is done with dice that show `rolled`.
    fn title(self, rolled: &[Element]) -> String {
        let Self { deception, void, harmony } = self;
        let deceived = deception.map(|deceived| {
            let from = rolled.get(deceived.die).copied().unwrap_or(deceived.to);
            Line::new(keys::FIGHT_DECEIVE).with("from", names::element(from)).with("to", names::element(deceived.to))
        });
        let called = void.map(|called| match &called.to[..] {
            [] => Line::new(keys::FIGHT_CALL_ALONE),
            to => Line::new(keys::FIGHT_CALL).with("to", elements(to)),
        });
        let taken = (harmony == Harmony::Used).then(|| Line::new(keys::FIGHT_HARMONY));
        deceived.into_iter().chain(called).chain(taken).map(say).collect::<Vec<_>>().join(". ")
    }

    /// Does it on a sheet; a die that Deception turned there stays so.
    pub fn on(self, draft: &mut Draft) {
        draft.hand.deception = self.deceives().or(draft.hand.deception);
        draft.hand.void = self.calls();
        draft.choices.harmony = self.harmony;
    }

    fn deceives(self) -> Option<Turn> {
        self.deception.map(|deceived| Turn { die: place(deceived.die), to: deceived.to })
    }

    fn calls(self) -> Option<Call> {
        self.void.map(|call| Call { removed: place(call.removed), to: call.to.clone() })
    }

    fn act(self) -> Act {
        Act::Turn { deception: self.deceives(), void: self.calls(), harmony: self.harmony }
    }
}

fn place(place: usize) -> u8 {
    u8::try_from(place).unwrap_or(u8::MAX)
}

impl AdviceView {
    /// Advises to roll the dice at these places of `rolled` again. What it promises may cost all that is `left`.
    pub fn rerolls(&mut self, rolled: &[Element], places: &[usize], (paid, left): (Paid, u8)) {
        let which: Vec<_> = places.iter().filter_map(|place| rolled.get(*place).copied()).collect();
        let all = places.len() == rolled.len();
        let some = Line::new(keys::FIGHT_REROLL_WHICH).with("which", elements(&which));
        self.title = say(if all { keys::FIGHT_REROLL_ALL.into() } else { some });
        self.cost = Some((paid.sign(), paid.up_to(left)));
        self.ink = (Sign::Focus, say(Line::new(keys::FIGHT_REROLL_THESE).with("dice", places.len())));
        self.ink_sub = paid.one_of(left);
        self.act = Act::Reroll(places.iter().filter_map(|place| u8::try_from(*place).ok()).collect());
    }

    /// Offers what can be had for nothing, and what it `brings`.
    pub fn frees(&mut self, free: &FreeStop, rolled: &[Element], brings: String) {
        let harmony = if free.end.harmony { Harmony::Used } else { Harmony::Unused };
        let turned = Turned { deception: None, void: free.end.void.as_ref(), harmony };
        self.costs_nothing(turned, rolled, brings);
    }

    /// Offers Harmony too, where it is another result and not the better one in everything.
    pub fn harmonizes(&mut self, rolled: &[Element], brings: String) {
        self.costs_nothing(Turned { deception: None, void: None, harmony: Harmony::Used }, rolled, brings);
    }

    fn costs_nothing(&mut self, turned: Turned<'_>, rolled: &[Element], brings: String) {
        let line = Line::new(keys::FIGHT_FOR_NOTHING).with("wounds", brings);
        self.instead.push((turned.title(rolled), say(line), turned.act()));
    }

    /// Offers what Deception alone brings, at its price.
    pub fn deceives(&mut self, end: &CombatEnd, rolled: &[Element]) {
        let harmony = if end.harmony { Harmony::Used } else { Harmony::Unused };
        let turned = Turned { deception: end.deception, void: end.void.as_ref(), harmony };
        self.instead.push((turned.title(rolled), say(keys::FIGHT_DECEPTION_SUB), turned.act()));
    }

    /// Advises to turn dice of `rolled` or to take Harmony; `then` is what comes of it.
    pub fn turns(&mut self, rolled: &[Element], turned: Turned<'_>, then: String) {
        let Turned { deception, .. } = turned;
        self.title = turned.title(rolled);
        self.cost = deception.map(|_| (Sign::Honor, say(keys::FIGHT_DECEPTION_SUB)));
        self.ink = (Sign::Check, say(keys::FIGHT_DO_THAT));
        self.ink_sub = then;
        self.act = turned.act();
    }
}
