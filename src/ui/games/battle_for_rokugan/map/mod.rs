//! The map: land and sea as the project draws them, who controls what, and the markers of the round.

mod figures;
mod hand;

pub use hand::Hand;

use crate::games::battle_for_rokugan::content::drawing::{
    BEYOND, ISLETS, PEAKS, Place, SHORE, WAVES, outline, spot, territory_outline,
};
use crate::games::battle_for_rokugan::laid::TokenId;
use crate::games::battle_for_rokugan::model::Named;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::games::battle_for_rokugan::views::map::{MapView, MarkerView};
use crate::games::battle_for_rokugan::views::sight::Sight;
use crate::kernel::by::Small;
use crate::ui::games::battle_for_rokugan::look;
use leptos::prelude::*;

/// What is drawn of a map beside the board itself.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Extra {
    /// The province the screen is about.
    pub chosen: Option<Province>,
    /// The marker the screen is about.
    pub asked: Option<TokenId>,
    /// One number or word for each province, instead of its faceup tokens.
    pub figures: Vec<(Province, String)>,
    /// How dark each province is, in percent.
    pub shades: Vec<(Province, u8)>,
    /// Places that can be tapped.
    pub open: Vec<Spot>,
    /// The part that is shown; nothing for all of it.
    pub frame: Option<Frame>,
}

/// A part of the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    x: i16,
    y: i16,
    width: i16,
    height: i16,
}

impl Frame {
    /// The neighborhood of a place.
    pub fn around(Place { x, y }: Place) -> Self {
        let (width, height) = (200, 130);
        Self {
            x: (x - width / 2).clamp(-10, 390 - width + 10),
            y: (y - height / 2).clamp(-10, 488 - height + 10),
            width,
            height,
        }
    }

    fn view_box(self) -> String {
        format!("{} {} {} {}", self.x, self.y, self.width, self.height)
    }
}

/// What a tap on the map does.
#[derive(Clone, Copy)]
pub struct Taps {
    /// On a province.
    pub province: Callback<(Province,)>,
    /// On an open place.
    pub spot: Callback<(Spot,)>,
    /// A finger that rests on a province.
    pub rest: Callback<(Province,)>,
    /// The fingers on it.
    pub hand: Hand,
}

/// The map. What can be done with it stands once more in a list beside it, so for ears it is one picture. Land and sea are
/// drawn once; of the rest only what changed is drawn anew.
pub fn map(label: String, view: Signal<MapView>, extra: Signal<Extra>, taps: Option<Taps>) -> AnyView {
    let frame = Memo::new(move |_| extra.with(|extra| extra.frame));
    let view_box = move || match (frame.get(), taps) {
        (Some(frame), _) => frame.view_box(),
        (None, Some(taps)) => taps.hand.sight().view_box(),
        (None, None) => Sight::WHOLE.view_box(),
    };
    let with = move |act: &dyn Fn(Taps)| taps.iter().for_each(|taps| act(*taps));
    let all = || Province::ALL.iter().copied();
    let lands = all().map(|at| land(at, view, taps)).collect_view();
    let shades = all().map(|at| shade(at, extra)).collect_view();
    let chosen = Memo::new(move |_| extra.with(|extra| extra.chosen));
    let chosen = move || chosen.get().map(|province| view! { <path class="prov-on" d=outline(province) /> });
    let marks = all().map(|at| figures::province(at, view, extra)).collect_view();
    let figures = all().map(|at| figures::figure(at, extra)).collect_view();
    let asked = Memo::new(move |_| extra.with(|extra| extra.asked));
    let markers = move || view.with(|view| view.markers.clone());
    let open = Memo::new(move |_| extra.with(|extra| extra.open.clone()));
    let once_open = Memo::new(move |before: Option<&Vec<Spot>>| once_open(before, &open.read()));
    view! {
        <svg
            class="bmap"
            class:live=taps.is_some()
            viewBox=view_box
            preserveAspectRatio="xMidYMid slice"
            role="img"
            aria-label=label
            on:pointerdown=move |event| with(&|taps| taps.hand.down(&event, taps))
            on:pointermove=move |event| with(&|taps| taps.hand.moved(&event))
            on:pointerup=move |event| with(&|taps| taps.hand.up(&event))
            on:pointercancel=move |event| with(&|taps| taps.hand.up(&event))
            on:touchend=move |event| with(&|taps| taps.hand.lifted(&event))
            on:wheel=move |event| with(&|taps| taps.hand.wheel(&event))
        >
            <defs>
                {Clan::ALL.iter().map(|clan| pattern(*clan)).collect_view()} {scorched_pattern()} {figures::stamps()}
            </defs>
            <rect
                class="sea"
                x="-400"
                y="-400"
                width="1200"
                height="1300"
                on:click=move |event| with(&|taps| taps.hand.sea(&event))
            />
            <path class="waves" d=WAVES />
            <path class="beyond" d=BEYOND[0] />
            <path class="shoal wide" d=SHORE />
            <path class="shoal" d=SHORE />
            <path class="isl" d=ISLETS />
            <path class="beyond" d=BEYOND[1] />
            <path class="peaks" d=PEAKS />
            {lands}
            {shades}
            {Territory::ALL.iter().map(|at| view! { <path class="terr" d=territory_outline(*at) /> }).collect_view()}
            <path class="shore" d=SHORE />
            {chosen}
            {marks}
            <For each=move || once_open.get() key=|at| *at children=move |at| dot(at, view, open, taps) />
            <For each=markers key=MarkerView::clone children=move |marker| figures::marker(&marker, asked) />
            {figures}
        </svg>
    }
    .into_any()
}

fn land(at: Province, view: Signal<MapView>, taps: Option<Taps>) -> AnyView {
    let ground = move |view: &MapView| {
        let province = view.provinces.get(at.index())?;
        Some((province.special, province.control.map(|control| control.clan())))
    };
    let ground = Memo::new(move |_| view.with(ground));
    let fill = move || match ground.get() {
        Some((Some(Special::Scorched), _)) => "url(#pt-scorched)".to_owned(),
        Some((_, Some(clan))) => format!("url(#pt-{})", look::hue(clan)),
        Some((_, None)) | None => "var(--land)".to_owned(),
    };
    let tap = move |_| {
        if let Some(taps) = taps.filter(|taps| taps.hand.taps()) {
            taps.province.run((at,));
        }
    };
    view! { <path class="prov" data-at=at.index().to_string() d=outline(at) fill=fill on:click=tap /> }.into_any()
}

fn shade(at: Province, extra: Signal<Extra>) -> AnyView {
    let dark = move |extra: &Extra| extra.shades.iter().find(|(province, _)| *province == at).map(|(_, dark)| *dark);
    let dark = Memo::new(move |_| extra.with(dark));
    let shade = move || {
        dark.get().map(|percent| {
            let opacity = format!("0.{:02}", u16::from(percent) * 7 / 10);
            view! { <path class="shade" d=outline(at) fill-opacity=opacity /> }
        })
    };
    shade.into_any()
}

/// Every place that was open since the map was drawn. Whose turn it is changes with each token, and all open places with
/// it: hiding them and showing them again takes a fraction of the time that drawing them takes.
fn once_open(before: Option<&Vec<Spot>>, open: &[Spot]) -> Vec<Spot> {
    let mut all = before.cloned().unwrap_or_default();
    for at in open {
        if !all.contains(at) {
            all.push(*at);
        }
    }
    all
}

/// A place that can be tapped while it is open: a small ring, wider where it goes around a marker, and a finger's width
/// around it.
fn dot(at: Spot, view: Signal<MapView>, open: Memo<Vec<Spot>>, taps: Option<Taps>) -> AnyView {
    let Place { x, y } = spot(at);
    let held = Memo::new(move |_| view.with(|view| view.markers.iter().any(|marker| marker.spot == at)));
    let radius = move || if held.get() { "12.5" } else { "4.5" };
    // Of two arrows on one border the tap is asked which.
    let tap = move |event: leptos::ev::MouseEvent| {
        event.stop_propagation();
        if let Some(taps) = taps.filter(|taps| taps.hand.taps()) {
            taps.spot.run((at,));
        }
    };
    view! {
        <g class="dot" class:shut=move || !open.read().contains(&at) data-spot=spot_id(at) on:click=tap>
            <circle cx=x cy=y r="13" class="hit" />
            <circle cx=x cy=y r=radius class="ring" />
        </g>
    }
    .into_any()
}

/// What a place is called in the page: `lion_coast`, `lion_capital>lion_coast`, `~lion_coast`.
fn spot_id(at: Spot) -> String {
    match at {
        Spot::Center(province) => province.id().to_owned(),
        Spot::Border(border) => format!("{}>{}", border.from().id(), border.target().id()),
        Spot::Coast(coast) => format!("~{}", coast.province().id()),
    }
}

/// The pattern of a clan: with its mark in the middle, colour is only the third sign.
fn pattern(clan: Clan) -> AnyView {
    let hue = look::hue(clan);
    let lines = match clan {
        Clan::Crab => "M0 4H8M4 0V8",
        Clan::Crane => "M0 2q2-2 4 0t4 0M0 6q2-2 4 0t4 0",
        Clan::Dragon => "M0 0 8 8M-2 6 2 10M6-2 10 2",
        Clan::Lion => "M0 8 8 0M-2 2 2-2M6 10 10 6",
        Clan::Phoenix => "M0 6 4 2 8 6",
        Clan::Scorpion => "M2 2h.01M6 6h.01",
        Clan::Unicorn => "M2 0V8M6 0V8",
    };
    let class = format!("pt of-{hue}");
    let dots = clan == Clan::Scorpion;
    view! {
        <pattern id=format!("pt-{hue}") class=class width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" />
            <path d=lines class:dots=dots />
        </pattern>
    }
    .into_any()
}

fn scorched_pattern() -> AnyView {
    view! {
        <pattern id="pt-scorched" class="pt of-ash" width="6" height="6" patternUnits="userSpaceOnUse">
            <rect width="6" height="6" />
            <path d="M0 0 6 6M6 0 0 6" />
        </pattern>
    }
    .into_any()
}
