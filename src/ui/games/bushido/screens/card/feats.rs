//! The Ki Feats of a card while it is typed: what each costs, when it is used, how often.

use super::rows::Rows;
use crate::games::bushido::model::warband::{Card, FeatCost, KiFeat};
use crate::games::bushido::state::model::BoxKind;
use crate::games::bushido::tools::roster::feat_cost;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::text_field::TextField;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::bushido as keys;
use leptos::prelude::*;
use std::slice::from_ref;

/// When a Ki Feat is used, as cards print it.
const TIMINGS: [&str; 4] = ["Instant", "Active", "Simple", "Complex"];

/// How often it is used, as cards print it; nothing printed is as often as it can be paid.
const LIMITS: [(Option<BoxKind>, &str); 3] =
    [(None, ""), (Some(BoxKind::Turn), "once per turn"), (Some(BoxKind::Game), "once per game")];

/// A Ki Feat in the making.
#[derive(Clone, Copy)]
pub(super) struct Feat {
    before: StoredValue<KiFeat>,
    /// Its place on the card before; none of one that is new.
    place: Option<u8>,
    name: RwSignal<String>,
    cost: RwSignal<String>,
    timing: RwSignal<Option<usize>>,
    limit: RwSignal<Option<usize>>,
    open: RwSignal<bool>,
}

impl Feat {
    fn of(feat: &KiFeat, place: Option<u8>) -> Self {
        let printed = feat.timing.as_deref().unwrap_or("").to_lowercase();
        let cost = match &feat.cost {
            Some(FeatCost::Number(number)) => number.to_string(),
            Some(FeatCost::Printed(text)) => text.clone(),
            None => String::new(),
        };
        let limit = BoxKind::of(&feat.limits);
        Self {
            before: StoredValue::new(feat.clone()),
            place,
            name: RwSignal::new(feat.name.clone()),
            cost: RwSignal::new(cost),
            timing: RwSignal::new(TIMINGS.iter().position(|timing| printed.contains(&timing.to_lowercase()))),
            limit: RwSignal::new(LIMITS.iter().position(|(kind, _)| *kind == limit)),
            open: RwSignal::new(feat.cost.is_none()),
        }
    }

    fn new() -> Self {
        Self::of(&KiFeat { name: String::new(), cost: None, timing: None, subject: None, limits: Vec::new() }, None)
    }

    /// The Ki Feat with what was typed, and what nobody touched as it was; nothing where nothing was typed.
    fn typed(self) -> Option<KiFeat> {
        let mut feat = self.before.get_value();
        let was = Self::of(&feat, self.place);
        let (name, cost) = (self.name.get_untracked(), self.cost.get_untracked());
        let (timing, limit) = (self.timing.get_untracked(), self.limit.get_untracked());
        if name.trim().is_empty() && cost.trim().is_empty() {
            return None;
        }
        feat.name = if name.trim().is_empty() { say(keys::BUSHIDO_FEAT) } else { name.trim().to_owned() };
        feat.cost = feat_cost(cost.trim());
        if timing != was.timing.get_untracked() {
            feat.timing = timing.and_then(|at| TIMINGS.get(at)).map(|timing| (*timing).to_owned());
        }
        if limit != was.limit.get_untracked() {
            feat.limits.retain(|limit| BoxKind::of(from_ref(limit)).is_none());
            let printed = limit.and_then(|at| LIMITS.get(at)).filter(|(kind, _)| kind.is_some());
            feat.limits.extend(printed.map(|(_, text)| (*text).to_owned()));
        }
        Some(feat)
    }
}

/// The Ki Feats of the card.
pub(super) fn of(card: &Card) -> Rows<Feat> {
    Rows::of(card.feats.iter().enumerate().map(|(at, feat)| Feat::of(feat, u8::try_from(at).ok())))
}

/// The card with what was typed; where each of its Ki Feats stood before.
pub(super) fn typed(feats: Rows<Feat>, card: &mut Card) -> Vec<Option<u8>> {
    let typed = feats.all().into_iter().filter_map(|feat| Some((feat.place, feat.typed()?)));
    let (places, feats) = typed.unzip();
    card.feats = feats;
    places
}

/// The Ki Feats, each folded away once its card has said what it costs.
pub(super) fn feats(rows: Rows<Feat>) -> AnyView {
    let title = |feat: Feat| {
        let name = feat.name.get();
        if name.trim().is_empty() { say(keys::BUSHIDO_FEAT) } else { name }
    };
    view! {
        <h3>{say(keys::BUSHIDO_FEATS)}</h3>
        <For
            each=move || rows.numbered()
            key=|(number, _)| *number
            children=move |(number, feat)| {
                let title = Signal::derive(move || title(feat));
                view! {
                    <Folded title=title open=feat.open>
                        {inside(rows, number, feat, title)}
                    </Folded>
                }
            }
        />
        <Button label=say(keys::BUSHIDO_FEAT_MORE) on_press=move || rows.add(Feat::new()) />
    }
    .into_any()
}

fn inside(rows: Rows<Feat>, place: usize, feat: Feat, title: Signal<String>) -> AnyView {
    let off = move || say(Line::new(keys::BUSHIDO_TRAIT_OFF).with("name", title.get()));
    let field = |label: Key, text: RwSignal<String>, most: u32| {
        view! { <TextField label=say(label) value=text maxlength=most on_input=move |to: String| text.set(to) /> }
    };
    let limits = [keys::BUSHIDO_FEAT_NO_LIMIT, keys::BUSHIDO_FEAT_TURN, keys::BUSHIDO_FEAT_GAME];
    view! {
        <div class="stack" role="group" aria-label=move || title.get()>
            {field(keys::BUSHIDO_WEAPON_NAME, feat.name, 60)}
            {field(keys::BUSHIDO_FEAT_COST, feat.cost, 10)}
            {choice(keys::BUSHIDO_FEAT_TIMING, TIMINGS.map(Segment::of).to_vec(), feat.timing)}
            {choice(keys::BUSHIDO_FEAT_LIMIT, limits.map(|limit| Segment::of(say(limit))).to_vec(), feat.limit)}
            <Button kind=ButtonKind::Quiet label=Signal::derive(off) on_press=move || rows.take(place) />
        </div>
    }
    .into_any()
}

fn choice(label: Key, answers: Vec<Segment>, chosen: RwSignal<Option<usize>>) -> impl IntoView {
    view! {
        <Segmented
            label=say(label)
            answers=Signal::stored(answers)
            chosen=chosen
            look=SegmentedLook::Lines
            on_choose=move |at: usize| chosen.set(Some(at))
        />
    }
}
