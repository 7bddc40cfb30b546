//! How a scenario scores, as a picture: its turns in a row, below them what each objective or zone is worth to whom.

use super::words::{self, small};
use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::model::scenario::{Alignment, Award, Decreasing, Interaction};
use crate::games::bushido::rules::reference;
use crate::games::bushido::views::rulings::InForce;
use crate::games::bushido::views::scoring::{Group, Mark, Place, ScoringView};
use crate::kernel::line::{Key, Line};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::texts::{page_of, say};
use crate::words::bushido as keys;
use leptos::prelude::*;

/// The picture; `names` are those of the two sides, `depends` the rulings its turns depend on.
pub fn picture(view: &ScoringView, names: &Players<String>, depends: &[InForce]) -> AnyView {
    let feedback = feedback();
    let rule = reference::SCENARIO;
    let turns = view.turns.iter().enumerate().map(|(at, marks)| turn(at + 1, marks)).collect_view();
    let groups = view.groups.iter().map(|one| group(one, names)).collect_view();
    let sentences = sentences(view).into_iter().map(|line| view! { <li>{say(line)}</li> }).collect_view();
    view! {
        <div class="stack scoring">
            <div class="rowx apart">
                <h3>{say(keys::BUSHIDO_SCORING)}</h3>
                <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) />
            </div>
            <ol class="sturns">{turns}</ol>
            <ul class="sgroups">{groups}</ul>
            <ul class="stack tightly sub2">{sentences}</ul>
            {words::rulings(depends)}
        </div>
    }
    .into_any()
}

fn called(mark: Mark) -> Key {
    match mark {
        Mark::Reset => keys::BUSHIDO_SCORING_RESET,
        Mark::ResetInfluence => keys::BUSHIDO_SCORING_RESET_INFLUENCE,
        Mark::Award => keys::BUSHIDO_SCORING_AWARD,
        Mark::MayEnd => keys::BUSHIDO_SCORING_MAY_END,
    }
}

/// A turn: what it begins with above its number, what it ends with below.
fn turn(turn: usize, marks: &[Mark]) -> AnyView {
    let said = match marks {
        [] => say(keys::BUSHIDO_SCORING_NOTHING),
        marks => marks.iter().map(|mark| say(called(*mark))).collect::<Vec<_>>().join(", "),
    };
    let ears = say(Line::new(keys::BUSHIDO_SCORING_TURN_EARS).with("turn", small(turn)).with("marks", said));
    let has = |mark: Mark| marks.contains(&mark);
    let above = [(Mark::Reset, "0"), (Mark::ResetInfluence, "\u{25cb}")];
    let above = above.into_iter().filter(|(mark, _)| has(*mark)).map(|(_, sign)| sign).collect::<Vec<_>>().join(" ");
    let below = has(Mark::Award).then(|| view! { <b class="svp">{say(keys::BUSHIDO_SCORING_VP)}</b> });
    view! {
        <li class:open=has(Mark::MayEnd)>
            <span class="vh">{ears}</span>
            <span class="sreset" aria-hidden="true">{above}</span>
            <b class="snum" aria-hidden="true">{turn}</b>
            <span class="sward" aria-hidden="true">{below}</span>
        </li>
    }
    .into_any()
}

/// Objectives or zones that are worth the same: as many marks as there are, and the points of both sides.
fn group(group: &Group, names: &Players<String>) -> AnyView {
    let side = match group.alignment {
        Alignment::Neutral => "neutral",
        Alignment::Friendly(Player::A) => "of-a",
        Alignment::Friendly(Player::B) => "of-b",
    };
    let whose = match group.alignment {
        Alignment::Neutral => say(keys::BUSHIDO_SCORING_NEUTRAL),
        Alignment::Friendly(player) => names.of(player).clone(),
    };
    let (kind, key) = match group.place {
        Place::Objective => ("smark", keys::BUSHIDO_SCORING_OBJECTIVES),
        Place::Zone => ("smark zone-mark", keys::BUSHIDO_SCORING_ZONES),
    };
    let marks = (0..group.count).map(|_| view! { <i class=format!("{kind} {side}")></i> }).collect_view();
    let count = say(Line::new(key).with("count", small(group.count)));
    let points = group.points.map(|points| {
        let small = |number: i64| i16::try_from(number).unwrap_or(i16::MAX);
        say(Line::new(keys::BUSHIDO_SCORING_POINTS).with("a", small(points.a)).with("b", small(points.b)))
    });
    view! {
        <li>
            <span class="smarks" aria-hidden="true">{marks}</span>
            <span>{count} ", " {whose}</span>
            <b>{points}</b>
        </li>
    }
    .into_any()
}

fn sentences(view: &ScoringView) -> Vec<Line> {
    let acts = match view.interaction {
        Interaction::None => None,
        Interaction::Influence => Some(Line::new(keys::BUSHIDO_SCORING_INFLUENCE)),
        Interaction::Prayer(count) => {
            let count = i16::try_from(count).unwrap_or(i16::MAX);
            Some(Line::new(keys::BUSHIDO_SCORING_PRAYER).with("count", count))
        }
    };
    let zones = view.groups.iter().any(|group| group.place == Place::Zone);
    let award = match view.award {
        Award::Points => keys::BUSHIDO_SCORING_MOST_POINTS,
        Award::Friendly => keys::BUSHIDO_SCORING_MOST_FRIENDLY,
    };
    let leaves = match view.decreasing {
        Decreasing::None => None,
        Decreasing::Scorer => Some(keys::BUSHIDO_SCORING_LEAVES_SCORER),
        Decreasing::Popular => Some(keys::BUSHIDO_SCORING_LEAVES_POPULAR),
    };
    let zones = zones.then_some(keys::BUSHIDO_SCORING_ZONE_RULE);
    let rest = [zones, Some(award), leaves].into_iter().flatten().map(Line::new);
    acts.into_iter().chain(rest).collect()
}
