//! The dice on the table: what they come to so far, the Enemy's result, the Elements that count, and the live result.

use super::foe_again::foe_again;
use super::play::Play;
use super::think::technique_lacks;
use crate::games::champions::combat::Resolution;
use crate::games::champions::combat::steps::{CombatStep, Kind, Reason};
use crate::games::champions::dice::elemental::Hand;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::enemy_die::Face;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::state::State;
use crate::games::champions::rulebook;
use crate::games::champions::sheet::draft::{Draft, Stage};
use crate::games::champions::sheet::foe::FoeRoll;
use crate::games::champions::sheet::fought::enemy_hand;
use crate::games::champions::text::{names, steps};
use crate::games::champions::views::fight_words::{element_look, short};
use crate::kernel::line::{Key, Line};
use crate::ui::components::icon::Icon;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::components::why::WhyLine;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::screens::step_lines::ten_steps;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// What the fighter's dice come to while the Enemy's are still missing: after the keys for those.
pub fn so_far(play: Play) -> AnyView {
    let card = move || {
        let known = play.told(|facts| facts.so_far.clone())?;
        let lines = play.entered(|draft| play.session.state(|state| lines(state, draft, &known)));
        let feedback = feedback();
        let line = |(sign, tint, text): (Sign, Tint, String)| {
            view! {
                <WhyLine>
                    <span class="rowx">
                        <Icon sign=sign tint=tint />
                        <span>{text}</span>
                    </span>
                </WhyLine>
            }
        };
        Some(view! {
            <section class="card pad slim">
                <p class="rowx apart">
                    <b>{say(keys::FIGHT_SO_FAR)}</b>
                    <RuleRef
                        label=page_of(rulebook::RESULTS)
                        on_open=move || feedback.open_rule(rulebook::RESULTS)
                    />
                </p>
                <ul class="why one">{lines.into_iter().map(line).collect_view()}</ul>
            </section>
        })
    };
    card.into_any()
}

fn lines(state: &State, draft: &Draft, known: &Resolution) -> Vec<(Sign, Tint, String)> {
    let fighter = draft.actor().map(Who::from);
    let results = known.steps.iter().filter(|step| step.number == CombatStep::Results);
    let mut lines: Vec<_> = results
        .filter_map(|step| {
            let (sign, tint) = sign_of(&step.line, fighter)?;
            Some((sign, tint, own_words(&step.line).unwrap_or_else(|| say(steps::reason(state, &step.line)))))
        })
        .collect();
    if let Some((element, count)) = technique_lacks(state, draft, &known.hand) {
        let line =
            Line::new(keys::FIGHT_LACKS).with("element", names::element(element)).with("count", i16::from(count));
        lines.push((Sign::Technique, Tint::Ink, say(line)));
    }
    lines.extend(total(state, draft, known));
    lines
}

/// What the fighter's own dice come to in all, and whose are missing.
fn total(state: &State, draft: &Draft, known: &Resolution) -> Option<(Sign, Tint, String)> {
    let enemy = draft.duel()?.terms()?.enemy;
    let direct = known.fighter.direct;
    let line = Line::new(if direct > 0 { keys::FIGHT_SO_FAR_TOTAL_DIRECT } else { keys::FIGHT_SO_FAR_TOTAL });
    let line = line.with("offence", i16::from(known.fighter.offence)).with("defence", i16::from(known.fighter.defence));
    let line = if direct > 0 { line.with("direct", i16::from(direct)) } else { line };
    Some((Sign::EnemyDie, Tint::Ink, say(line.with("name", short(state, Who::Enemy(enemy))))))
}

/// "3 Offensive with Fire".
fn own_words(reason: &Reason) -> Option<String> {
    let Reason::Chosen { kind, element, count } = reason else { return None };
    let key = match kind {
        Kind::Offence => keys::FIGHT_COUNT_OFFENSIVE,
        Kind::Defence => keys::FIGHT_COUNT_DEFENSIVE,
    };
    let counted = say(Line::new(key).with("count", i16::from(*count)));
    Some(format!("{counted} {}", say(Line::new(keys::FIGHT_WITH_ELEMENT).with("element", names::element(*element)))))
}

/// The sign of a line about the fighter's own result; nothing where it is about the Enemy's or the sum.
fn sign_of(reason: &Reason, fighter: Option<Who>) -> Option<(Sign, Tint)> {
    Some(match reason {
        Reason::Chosen { kind: Kind::Offence, .. } => (Sign::Offensive, Tint::Ink),
        Reason::Chosen { kind: Kind::Defence, .. } => (Sign::Defensive, Tint::Ink),
        Reason::ThreeOf { element } => match element {
            Element::Fire => (Sign::Ki, Tint::Ki),
            Element::Air => (Sign::Life, Tint::Life),
            Element::Water => (Sign::Offensive, Tint::Ink),
            Element::Earth | Element::Void => (Sign::Defensive, Tint::Ink),
        },
        Reason::TechniqueUsed { .. } | Reason::TechniqueSays { .. } => (Sign::Technique, Tint::Ink),
        Reason::PowerAdds { .. } | Reason::Token { .. } | Reason::CharacterToken { .. } => (Sign::Plus, Tint::Ink),
        Reason::CardAdds { who, .. } if Some(*who) == fighter => (Sign::Plus, Tint::Ink),
        Reason::Covered { who } | Reason::Defense { who, .. } if Some(*who) == fighter => (Sign::Cover, Tint::Ink),
        Reason::NoDefence { .. } => (Sign::Dishonored, Tint::Bad),
        Reason::NoReturnFire { who } if Some(*who) == fighter => (Sign::Warning, Tint::Ink),
        _ => return None,
    })
}

/// The Enemy's result, the Elements that count, and what comes of it.
pub fn result_card(play: Play) -> AnyView {
    let card = move || {
        let known = play.told(|facts| facts.resolved().cloned())?;
        let harmony = play.entered(|draft| draft.choices.harmony);
        let (enemy, fighter) = play.entered(|draft| {
            let terms = draft.duel()?.terms()?;
            Some((Who::Enemy(terms.enemy), Who::from(terms.fighter)))
        })?;
        let names = play.session.state(|state| (short(state, enemy), short(state, fighter)));
        Some(result(play, &known, harmony, names))
    };
    card.into_any()
}

fn result(play: Play, known: &Resolution, harmony: Harmony, (enemy, fighter): (String, String)) -> AnyView {
    let elements = (harmony == Harmony::Unused).then(|| chosen_elements(play, known));
    view! {
        <section class="card pad stack">
            {foe_row(play, known, enemy.clone())}
            {foe_again(play)}
            {elements}
            <div class="res">
                {subtraction(say(Line::new(keys::FIGHT_NOW_TAKES).with("name", enemy)), known.fighter.offence, known.enemy.defence, (known.fighter.direct, known.outcome.dealt))}
                {subtraction(say(Line::new(keys::FIGHT_TAKES).with("name", fighter)), known.enemy.offence, known.fighter.defence, (known.enemy.direct, known.outcome.taken))}
            </div>
        </section>
    }
    .into_any()
}

/// What the Enemy rolled, while the fighter's dice are rolled again or turned: that is what they are changed for.
pub fn foe_lies(play: Play) -> AnyView {
    let lies = Memo::new(move |_| {
        let colors = play.told(|facts| (facts.stage == Stage::Again).then(|| facts.colors().to_vec()))?;
        let faces = play.enemy_faces();
        play.entered(|draft| {
            let foe = Some(&draft.hand.foe).filter(|foe| foe.is_whole(colors.len()))?;
            Some((draft.duel()?.enemy?, enemy_hand(foe, &colors, &faces)?.total()))
        })
    });
    let row = move || {
        let (enemy, total) = lies.get()?;
        let name = play.session.state(|state| short(state, Who::Enemy(enemy)));
        Some(view! {
            <section class="card pad slim rowx apart">
                <b>{say(Line::new(keys::FIGHT_FOE_ROLLED).with("name", name))} " "</b>
                <span class="rowx">{totals(total)}</span>
            </section>
        })
    };
    row.into_any()
}

/// Offensive and Defensive Successes, each with its sign.
fn totals(foe: Face) -> impl IntoView {
    let count = |sign: Sign, number: u8, key: Key| {
        let ears = say(Line::new(key).with("count", i16::from(number)));
        view! {
            <b class="rowx close">
                <Icon sign=sign />
                <span aria-hidden="true">{number}</span>
                <span class="vh">{ears} " "</span>
            </b>
        }
    };
    (
        count(Sign::Offensive, foe.offence, keys::FIGHT_COUNT_OFFENSIVE),
        count(Sign::Defensive, foe.defence, keys::FIGHT_COUNT_DEFENSIVE),
    )
}

/// What the Enemy rolled; a press enters it anew.
pub fn foe_row(play: Play, known: &Resolution, enemy: String) -> AnyView {
    let foe = known.enemy_hand.total();
    let again = move |_| play.say(|draft| draft.hand.foe = FoeRoll::BLANK);
    view! {
        <button type="button" class="rowx apart foe-row" on:click=again>
            <b>{say(Line::new(keys::FIGHT_FOE_ROLLED).with("name", enemy))} " "</b>
            <span class="rowx">
                {totals(foe)}
                <Icon sign=Sign::Edit />
                <span class="vh">{say(keys::FIGHT_FOE_AGAIN)}</span>
            </span>
        </button>
    }
    .into_any()
}

/// Offensive less Defensive, and what is inflicted directly.
fn subtraction(who: String, offence: u8, defence: u8, (direct, wounds): (u8, u8)) -> AnyView {
    let plain = u16::from(offence.saturating_sub(defence)) + u16::from(direct) == u16::from(wounds);
    let sum = plain.then(|| {
        view! {
            <Icon sign=Sign::Offensive />
            {offence}
            " − "
            <Icon sign=Sign::Defensive />
            {defence}
            {(direct > 0).then(|| format!(" + {direct}"))}
            " = "
        }
    });
    let harmony = (!plain).then(|| view! { <Icon sign=Sign::Harmony /> });
    let ears = Line::new(keys::FIGHT_TAKES_EARS).with("wounds", i16::from(wounds));
    view! {
        <div>
            <span class="cap">{who}</span>
            <p>
                <span class="v" aria-hidden="true">{harmony} {sum} {wounds}</span>
                <span class="vh">{say(ears)}</span>
            </p>
        </div>
    }
    .into_any()
}

/// Which Element counts on either side: the app's choice, which can be flipped.
pub fn chosen_elements(play: Play, known: &Resolution) -> AnyView {
    let offence = flip(
        (keys::FIGHT_OFFENSIVE_ELEMENT, known.offence),
        [Element::Fire, Element::Water],
        &known.hand,
        move |element| play.say(|draft| draft.choices.offence = Some(element)),
    );
    let defence = flip(
        (keys::FIGHT_DEFENSIVE_ELEMENT, known.defence),
        [Element::Earth, Element::Air],
        &known.hand,
        move |element| play.say(|draft| draft.choices.defence = Some(element)),
    );
    let fighter = play.entered(Draft::actor).map(|actor| play.session.glance(|state| short(state, actor.into())));
    let counts = fighter.map(|name| say(Line::new(keys::FIGHT_OWN_ELEMENTS).with("name", name)));
    view! {
        <div class="stack tightly">
            <p class="cap">{counts}</p>
            <div class="rowx wrapx">{offence} {defence}</div>
        </div>
    }
    .into_any()
}

fn flip(
    (label, chosen): (Key, Element),
    pair: [Element; 2],
    hand: &Hand,
    choose: impl Fn(Element) + Send + Sync + 'static,
) -> AnyView {
    let first = if pair[0] == chosen { pair } else { [pair[1], pair[0]] };
    let answers = first.map(|element| {
        let (sign, tint) = element_look(element);
        let name = say(names::element(element));
        let count = hand.count(element);
        let words = format!("{name} {count}");
        let text = if element == chosen { words.clone() } else { count.to_string() };
        Segment::of(text).with_sign(sign, tint).with_ears(words)
    });
    view! {
        <div class="grow">
            <Segmented
                label=say(label)
                look=SegmentedLook::FirstWide
                answers=Signal::stored(answers.to_vec())
                chosen=Signal::stored(Some(0))
                on_choose=move |place: usize| choose(first[place.min(1)])
            />
        </div>
    }
    .into_any()
}

/// All ten steps so far, each line with its rule.
pub fn all_steps(play: Play) -> AnyView {
    let view = move || {
        let steps = play.told(|facts| {
            let opened = facts.opened().map(|opening| opening.steps.clone());
            facts.resolved().map(|known| known.steps.clone()).or(opened)
        });
        play.session.state(|state| ten_steps(state, &steps.unwrap_or_default()))
    };
    view.into_any()
}
