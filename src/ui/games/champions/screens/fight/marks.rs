//! What can be done with the dice the players marked: Focus, Deception, Call of the Void, or setting a wrong face right.

use super::play::{Over, Play};
use crate::games::champions::model::element::Element;
use crate::games::champions::model::rolls::Means;
use crate::games::champions::sheet::draft::Draft;
use crate::games::champions::sheet::hand::Hand;
use crate::games::champions::sheet::question;
use crate::games::champions::views::fight_words::elements;
use crate::games::champions::views::paid::Paid;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::sign::Sign;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The card.
pub fn marks_card(play: Play) -> AnyView {
    let (marks, which) = play.entered(|draft| {
        let marks = draft.hand.marks(&[]);
        let dice = draft.hand.roll.faces();
        let which: Vec<Element> =
            marks.iter().filter_map(|place| dice.get(usize::from(*place)).copied().flatten()).collect();
        (marks, which)
    });
    let turned = play.entered(|draft| draft.hand.deception.is_some() || draft.hand.void.is_some());
    view! {
        <div class="card pad stack advice">
            <div class="rowx">
                <h2 class="grow">{say(Line::new(keys::FIGHT_MARKED).with("which", elements(&which)))}</h2>
                <Button
                    kind=ButtonKind::Round
                    label=say(keys::FIGHT_UNMARK)
                    sign=Sign::Close
                    on_press=move || play.say(|draft| draft.hand.clear_marks())
                />
            </div>
            {move || play.priced.get().map(|line| view! { <p class="reason">{line}</p> })}
            <div class="rowx wrapx">
                {turning(play, &marks, &which)}
                <Button
                    label=say(keys::FIGHT_WRONG)
                    sign=Sign::Edit
                    on_press=move || play.say(|draft| draft.hand.correct(draft.hand.marks(&[])))
                />
            </div>
            {turned.then(|| view! { <p class="sub2">{say(keys::FIGHT_TURNED_BACK)}</p> })}
            {focus(play, marks.len())}
            {by_token(play, |draft| draft.hand.marks(&[]))}
            <Button
                label=say(keys::FIGHT_REROLL_BY_EFFECT)
                second=say(keys::FIGHT_REROLL_BY_EFFECT_SUB)
                sign=Sign::Focus
                on_press=move || play.say(|draft| draft.reroll_by(draft.hand.marks(&[]), Means::Effect))
            />
        </div>
    }
    .into_any()
}

/// Focus. Where nobody knows the Ki, the card is asked for: unknown is not none.
fn focus(play: Play, dice: usize) -> AnyView {
    let (left, unknown) = play.entered(|draft| {
        play.session.state(|state| (question::ki_left(state, draft), question::ki_unknown(state, draft)))
    });
    let paid = play.entered(|draft| Paid::by(draft.actor()));
    let second = if unknown.is_some() { say(keys::FIGHT_KI_UNKNOWN) } else { paid.one_of(left) };
    let press = move || match unknown {
        Some(who) => play.over.set(Some(Over::Card(who))),
        None => play.say(|draft| draft.reroll(draft.hand.marks(&[]))),
    };
    view! {
        <Button
            kind=ButtonKind::Act
            label=say(Line::new(keys::FIGHT_REROLL_THESE).with("dice", dice))
            second=second
            sign=Sign::Focus
            disabled=Signal::stored(left == 0 && unknown.is_none())
            on_press=press
        />
    }
    .into_any()
}

/// A reroll of dice that a token beside whoever rolls pays for, where one lies there.
pub fn by_token(play: Play, dice: impl Fn(&Draft) -> Vec<u8> + Send + Sync + 'static) -> Option<AnyView> {
    let tokens = play.entered(|draft| play.session.state(|state| draft.reroll_tokens(state)));
    let roll = move || play.say(|draft| draft.reroll_by(dice(draft), Means::Token));
    let key = view! {
        <Button
            label=say(keys::FIGHT_REROLL_BY_TOKEN)
            second=say(Line::new(keys::FIGHT_TOKEN_OF).with("left", i16::from(tokens)))
            sign=Sign::Focus
            on_press=roll
        />
    };
    (tokens > 0).then(|| key.into_any())
}

/// Does something with the one die that is marked by now: the card may be a painting behind the dice.
fn with_the_one(play: Play, what: fn(&mut Hand, u8)) {
    play.say(|draft| {
        if let [die] = draft.hand.marks(&[])[..] {
            what(&mut draft.hand, die);
        }
    });
}

/// Deception of a single die, and the Call that a single Void begins.
fn turning(play: Play, marks: &[u8], which: &[Element]) -> AnyView {
    let (&[_], &[element]) = (marks, which) else { return ().into_any() };
    let may = play.entered(|draft| {
        play.told(|facts| play.session.state(|state| question::may_deceive(state, draft, facts.opened())))
    });
    let deception = may.then(|| {
        view! {
            <Button
                label=say(keys::FIGHT_DECEPTION)
                second=say(keys::FIGHT_DECEPTION_SUB)
                sign=Sign::Deception
                on_press=move || with_the_one(play, Hand::deceive)
            />
        }
    });
    let call = (element == Element::Void).then(|| {
        view! {
            <Button
                label=say(keys::FIGHT_CALL_VOID)
                sign=Sign::Void
                on_press=move || with_the_one(play, Hand::call)
            />
        }
    });
    view! { {deception} {call} }.into_any()
}
