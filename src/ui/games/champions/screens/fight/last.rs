//! Ready to apply: the subtraction written out, what can still be used, and everything that will change.

use super::against::against;
use super::changes::changes;
use super::foe_again::foe_again;
use super::options::{fell, options, prevention};
use super::play::Play;
use super::rolled::{chosen_elements, foe_row};
use crate::games::champions::combat::Resolution;
use crate::games::champions::combat::resolve::HarmonyState;
use crate::games::champions::combat::steps::{CombatStep, Kind, Reason, Step};
use crate::games::champions::command::Outcome;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::quantity::{Gauge, GloryToken};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::sheet::draft::Draft;
use crate::games::champions::text::names;
use crate::games::champions::views::fight_words::{full, short};
use crate::kernel::line::{Key, Line};
use crate::ui::components::icon::Icon;
use crate::ui::components::number::shown;
use crate::ui::components::sign::Sign;
use crate::ui::components::why::WhyList;
use crate::ui::games::champions::screens::step_lines::step_line;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Everything below the dice.
pub fn last(play: Play) -> AnyView {
    let part = move || {
        let known = play.told(|facts| facts.resolved().cloned());
        known.map(|known| play.entered(|draft| play.session.state(|state| combat(play, state, draft, &known))))
    };
    view! { {against(play)} {part} {changes(play)} }.into_any()
}

fn combat(play: Play, state: &State, draft: &Draft, known: &Resolution) -> AnyView {
    let Some(terms) = draft.duel().and_then(|duel| duel.terms()) else { return ().into_any() };
    let (enemy, fighter) = (Who::Enemy(terms.enemy), Who::from(terms.fighter));
    let fate = fate(state, &known.outcome);
    let harmony = known.harmony == HarmonyState::Used;
    let sums = if harmony {
        view! { <p>{say(Line::new(keys::FIGHT_HARMONY_RESULT).with("name", short(state, fighter)).with("enemy", short(state, enemy)))}</p> }.into_any()
    } else {
        let dealt =
            [own_offence(state, fighter, known), foe_defence(state, enemy, known), direct(known.fighter.direct)];
        let taken = [foe_offence(state, enemy, known), own_defence(state, fighter, known), direct(known.enemy.direct)];
        view! {
            {table(state, enemy, dealt, known.outcome.dealt)}
            {table(state, fighter, taken, known.outcome.taken)}
        }
        .into_any()
    };
    view! {
        {prevention(play, draft, state, &known.outcome)}
        <section class="card pad stack">
            {fate.map(|fate| view! { <h2 class="fate">{fate}</h2> })}
            {foe_row(play, known, short(state, enemy))}
            {foe_again(play)}
            {(!harmony).then(|| chosen_elements(play, known))}
            {sums}
        </section>
        {at_the_end(state, known)}
        {options(play, state, draft, known)}
        {fell(play, state, draft, (enemy, fighter))}
    }
    .into_any()
}

/// What the cards say for the end of Combat: it applies with the Wounds, to the Eliminated too.
fn at_the_end(state: &State, known: &Resolution) -> AnyView {
    let says = |step: &&Step| step.number == CombatStep::Wounds && matches!(step.line, Reason::CardSays { .. });
    let lines: Vec<AnyView> = known.steps.iter().filter(says).map(|step| step_line(state, step)).collect();
    if lines.is_empty() {
        return ().into_any();
    }
    view! {
        <section class="card pad slim">
            <h2 class="cap">{say(keys::FIGHT_AT_THE_END)}</h2>
            <WhyList>{lines}</WhyList>
        </section>
    }
    .into_any()
}

/// Who falls.
pub fn fate(state: &State, outcome: &Outcome) -> Option<String> {
    let (enemy, fighter) = (Who::Enemy(outcome.enemy), Who::from(outcome.fighter));
    let gone = |who: Who, wounds: u8| queries::gauge(state, who, Gauge::Life).is_some_and(|life| life <= wounds.into());
    let named = |who| say(Line::new(keys::FIGHT_ELIMINATED).with("name", full(state, who)));
    match (gone(enemy, outcome.dealt), gone(fighter, outcome.taken)) {
        (true, true) => Some(say(keys::COMBAT_BOTH_FALL)),
        (true, false) => Some(named(enemy)),
        (false, true) => Some(named(fighter)),
        (false, false) => None,
    }
}

/// A line of the subtraction: its sign, its words, its number.
type Row = Option<(Sign, String, String)>;

fn row(state: &State, sign: Sign, who: Who, what: Vec<String>, number: String) -> Row {
    let line = Line::new(keys::FIGHT_WHOSE).with("name", short(state, who)).with("what", what.join(", "));
    Some((sign, say(line), number))
}

fn own_offence(state: &State, fighter: Who, known: &Resolution) -> Row {
    let parts = own_parts(known, Kind::Offence, fighter);
    row(state, Sign::Offensive, fighter, parts, known.fighter.offence.to_string())
}

fn own_defence(state: &State, fighter: Who, known: &Resolution) -> Row {
    let parts = own_parts(known, Kind::Defence, fighter);
    row(state, Sign::Defensive, fighter, parts, less(known.fighter.defence))
}

fn foe_offence(state: &State, enemy: Who, known: &Resolution) -> Row {
    let parts = foe_parts(known, Kind::Offence, enemy);
    row(state, Sign::Offensive, enemy, parts, known.enemy.offence.to_string())
}

fn foe_defence(state: &State, enemy: Who, known: &Resolution) -> Row {
    let parts = foe_parts(known, Kind::Defence, enemy);
    row(state, Sign::Defensive, enemy, parts, less(known.enemy.defence))
}

/// A number that is taken away; nought has no sign.
fn less(number: u8) -> String {
    shown(-i32::from(number))
}

fn direct(wounds: u8) -> Row {
    (wounds > 0).then(|| (Sign::Technique, say(keys::FIGHT_DIRECT), format!("+{wounds}")))
}

/// What a side's number is made of, after its dice.
fn own_parts(known: &Resolution, of: Kind, fighter: Who) -> Vec<String> {
    let lines = known.steps.iter().map(|step| &step.line);
    lines.filter_map(|line| own_part(line, of, fighter)).collect()
}

fn own_part(reason: &Reason, of: Kind, fighter: Who) -> Option<String> {
    let counted = |element: Element, count: u8| {
        let name = say(names::element(element));
        say(Line::new(keys::FIGHT_COUNTED).with("count", i16::from(count)).with("what", name))
    };
    let plus = |key: Key, offence: i8, defence: i8| {
        let by = if of == Kind::Offence { offence } else { defence };
        (by != 0).then(|| say(Line::new(key).with("by", crate::kernel::line::Arg::Signed(by.into()))))
    };
    match reason {
        Reason::Chosen { kind, element, count } if *kind == of => Some(counted(*element, *count)),
        Reason::ThreeOf { element: Element::Water } => plus(keys::FIGHT_THREE_WATER, 1, 0),
        Reason::ThreeOf { element: Element::Earth } => plus(keys::FIGHT_THREE_EARTH, 0, 1),
        Reason::TechniqueUsed { offence, defence, .. } => plus(keys::FIGHT_TECHNIQUE, *offence, *defence),
        Reason::PowerAdds { offence, defence } => plus(keys::FIGHT_POWER, *offence, *defence),
        Reason::Token { token: GloryToken::Offensive } => plus(keys::FIGHT_TOKEN, 1, 0),
        Reason::Token { token: GloryToken::Defensive } => plus(keys::FIGHT_TOKEN, 0, 1),
        Reason::NoDefence { .. } if of == Kind::Defence => Some(say(keys::STATUS_DISHONORED)),
        _ => shared_part(reason, of, fighter),
    }
}

/// Cover, Defense(X), what cards add, and a target that cannot shoot back: of either side.
fn shared_part(reason: &Reason, of: Kind, whose: Who) -> Option<String> {
    let by = |key: Key, by: i8| say(Line::new(key).with("by", crate::kernel::line::Arg::Signed(by.into())));
    match reason {
        Reason::CharacterToken { who, token } if *who == whose => {
            let (offence, defence) = token.adds();
            let value = if of == Kind::Offence { offence } else { defence };
            (value != 0).then(|| by(keys::FIGHT_TOKEN, value))
        }
        Reason::Covered { who } if *who == whose && of == Kind::Defence => Some(by(keys::FIGHT_COVER_PLUS, 1)),
        Reason::Defense { who, value } if *who == whose && of == Kind::Defence => {
            Some(by(keys::FIGHT_DEFENSE_PLUS, i8::try_from(*value).unwrap_or(i8::MAX)))
        }
        Reason::CardAdds { who, offence, defence } if *who == whose => {
            let value = if of == Kind::Offence { *offence } else { *defence };
            (value != 0).then(|| by(keys::FIGHT_CARDS, value))
        }
        Reason::Modified { who, modifier } if *who == whose => {
            let value = if of == Kind::Offence { modifier.offence } else { modifier.defence };
            (value != 0).then(|| by(keys::FIGHT_CARDS, value))
        }
        Reason::NoReturnFire { who } if *who == whose && of == Kind::Offence => Some(say(keys::FIGHT_SILENT)),
        _ => None,
    }
}

fn foe_parts(known: &Resolution, of: Kind, enemy: Who) -> Vec<String> {
    let colors = known.opening.enemy_dice.clone().unwrap_or_default();
    let dice = say(Line::new(keys::FIGHT_ENEMY_DICE).with("count", colors.len().max(1)));
    let lines = known.steps.iter().map(|step| &step.line);
    std::iter::once(dice).chain(lines.filter_map(|line| shared_part(line, of, enemy))).collect()
}

fn wounds_to(state: &State, who: Who) -> String {
    let name = short(state, who);
    say(match queries::gauge(state, who, Gauge::Life) {
        Some(life) => Line::new(keys::FIGHT_WOUNDS_TO_LIFE).with("name", name).with("life", life),
        None => Line::new(keys::FIGHT_WOUNDS_TO).with("name", name),
    })
}

/// What somebody takes: the numbers it comes from, below them the Wounds.
fn table(state: &State, who: Who, rows: [Row; 3], wounds: u8) -> AnyView {
    let caption = say(Line::new(keys::FIGHT_TAKES).with("name", short(state, who)));
    let line = |(sign, text, number): (Sign, String, String)| {
        view! {
            <tr>
                <th scope="row">
                    <Icon sign=sign />
                    " "
                    {text}
                </th>
                <td class="n">{number}</td>
            </tr>
        }
    };
    view! {
        <table class="sum by-row">
            <caption class="vh">{caption}</caption>
            <tbody>
                {rows.into_iter().flatten().map(line).collect_view()}
                <tr class="tot">
                    <th scope="row">{wounds_to(state, who)}</th>
                    <td class="n fin">{wounds}</td>
                </tr>
            </tbody>
        </table>
    }
    .into_any()
}
