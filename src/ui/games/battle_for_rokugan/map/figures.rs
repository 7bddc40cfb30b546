//! What stands on the map: marks of clans, flowers, numbers, special tokens, markers.

use super::Extra;
use crate::games::battle_for_rokugan::content::drawing::{Place, figure as figure_of, mark};
use crate::games::battle_for_rokugan::laid::{At, TokenId};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::views::map::{Capital, MapView, MarkerView, ProvinceView};
use crate::games::battle_for_rokugan::views::plates::PLATE;
use crate::kernel::by::Small;
use crate::ui::components::sign::Sign;
use crate::ui::games::battle_for_rokugan::look;
use leptos::prelude::*;

/// A sign of the sprite on the map.
fn sign(sign: Sign, class: &'static str, (x, y, size): (i16, i16, i16)) -> AnyView {
    view! {
        <svg class=class x=x y=y width=size height=size>
            <use href=sign.href() />
        </svg>
    }
    .into_any()
}

/// The marks of the clans and the flower, for [`stamp`] and [`flowers`] to draw them by.
pub(super) fn stamps() -> AnyView {
    let marks = Clan::ALL.iter().map(|clan| {
        let hue = look::hue(*clan);
        stamp_of(format!("mk-{hue}"), format!("mark of-{hue}"), look::mark(*clan), 32)
    });
    view! { {marks.collect_view()} {stamp_of("mk-flower".to_owned(), "flo".to_owned(), Sign::Purity5, 24)} }.into_any()
}

/// A sign that the corners of a path draw, centered on them and twice as wide as the path's line would be. A browser keeps
/// a place in its lists for each sign that is put on the map by itself, and reads them all again with every token; a path
/// with its corners is one.
fn stamp_of(id: String, class: String, sign: Sign, side: u8) -> AnyView {
    let (box_, middle) = (format!("0 0 {side} {side}"), side / 2);
    view! {
        <marker id=id class=class viewBox=box_ markerWidth="2" markerHeight="2" refX=middle refY=middle>
            <use href=sign.href() width=side height=side />
        </marker>
    }
    .into_any()
}

/// The mark of a clan in the middle of a disc.
fn stamp(clan: Clan, size: u8) -> AnyView {
    let mark = format!("url(#mk-{})", look::hue(clan));
    view! { <path class="stamps" d="M0 0h0h0" marker-mid=mark stroke-width=size / 2 /> }.into_any()
}

/// So many flowers side by side.
fn flowers(count: u8, y: f32) -> AnyView {
    let x = (f32::from(count) - 1.0) * -4.5;
    // Only what lies between the ends is drawn, so that the first and the last are drawn once.
    let more = "h9".repeat(usize::from(count.saturating_sub(1)));
    let line = format!("M{x} {y}h0{more}h0");
    view! { <path class="stamps" d=line marker-mid="url(#mk-flower)" stroke-width="4.5" /> }.into_any()
}

/// Everything that stands in a province.
pub(super) fn province(at: Province, view: Signal<MapView>, extra: Signal<Extra>) -> AnyView {
    let Place { x, y } = mark(at);
    let province = Memo::new(move |_| view.with(|view| view.provinces.get(at.index()).cloned()));
    let up = move || {
        let up = province.with(|province| province.as_ref()?.control.map(|control| control.up()));
        up.filter(|up| *up > 0).map(|up| up.to_string())
    };
    let up = move || if extra.with(|extra| extra.figures.is_empty()) { up() } else { None };
    view! {
        <g class="figure" transform=format!("translate({x} {y})")>
            {move || province.with(|province| province.as_ref().map(lying))}
            {numbered(up, Place { x: 14, y: 17 })}
        </g>
    }
    .into_any()
}

/// The figure of a province, where a layer has figures; beside everything that is printed there.
pub(super) fn figure(at: Province, extra: Signal<Extra>) -> AnyView {
    let Place { x, y } = figure_of(at);
    let figure =
        move |extra: &Extra| extra.figures.iter().find(|(province, _)| *province == at).map(|(_, text)| text.clone());
    let figure = move || extra.with(figure);
    view! { <g class="figure" transform=format!("translate({x} {y})")>{numbered(figure, Place { x: 0, y: 5 })}</g> }
        .into_any()
}

/// A number with the middle of its foot at a place, drawn anew only where it changes.
fn numbered(number: impl Fn() -> Option<String> + Send + Sync + 'static, Place { x, y }: Place) -> AnyView {
    let number = Memo::new(move |_| number());
    (move || number.get().map(|number| view! { <text class="up" x=x y=y>{number}</text> })).into_any()
}

fn lying(province: &ProvinceView) -> AnyView {
    let capital = province.capital == Capital::Yes;
    let scorched = province.special == Some(Special::Scorched);
    let disc = province.control.map(|control| disc(control.clan()));
    let above = if capital { -20.5 } else { -16.5 };
    let blooming = !scorched && province.flowers > 0;
    let coin = province.special.filter(|_| !scorched).map(|special| {
        view! {
            // Between the flowers and the number; on the other side lie the tokens of the center.
            <g transform="translate(14 -12)">
                <circle class="coin" cx="8" cy="8" r="9" />
                {sign(look::special(special), "spc", (2, 2, 12))}
            </g>
        }
    });
    view! {
        <g>
            {(capital && !scorched).then(|| view! { <circle class="cap-ring" r="13.5" /> })}
            {disc}
            {scorched.then(|| sign(Sign::ScorchedEarth, "spc", (-9, -9, 18)))}
            {blooming.then(|| flowers(province.flowers, above))}
            {coin}
        </g>
    }
    .into_any()
}

fn disc(clan: Clan) -> AnyView {
    view! {
        <g class=format!("of-{}", look::hue(clan))>
            <circle class="disc" r="11" />
            {stamp(clan, 20)}
        </g>
    }
    .into_any()
}

/// A marker: its owner's mark, what it is once it was turned, and its arrow.
pub(super) fn marker(marker: &MarkerView, asked: Memo<Option<TokenId>>) -> AnyView {
    let Place { x, y } = marker.at;
    let tip = marker.towards.map(|to| tip(marker.at, to));
    let id = marker.token.id;
    let ring = move || (asked.get() == Some(id)).then(|| view! { <circle class="ask" r="17" /> });
    let inner = match marker.token.face {
        Some(face) if matches!(marker.token.at, At::On(_)) => blessing(face),
        Some(face) => turned(marker.token.clan, face),
        None => facedown(marker.token.clan),
    };
    view! {
        <g class="marker" transform=format!("translate({x} {y})")>
            {tip}
            {inner}
            {ring}
        </g>
    }
    .into_any()
}

/// The arrow at the edge of the disc, by eighths of a circle.
fn tip(from: Place, to: Place) -> AnyView {
    let (dx, dy) = (i32::from(to.x - from.x), i32::from(to.y - from.y));
    let steep = dx.abs() * 2 < dy.abs();
    let flat = dy.abs() * 2 < dx.abs();
    let arrow = match (dx >= 0, dy >= 0) {
        (true, _) if flat => "M7-6 15 0 7 6Z",
        (false, _) if flat => "M-7-6-15 0-7 6Z",
        (_, true) if steep => "M-6 7 0 15 6 7Z",
        (_, false) if steep => "M-6-7 0-15 6-7Z",
        (true, true) => "M9.2.7 10.6 10.6.7 9.2Z",
        (false, true) => "M-9.2.7-10.6 10.6-.7 9.2Z",
        (false, false) => "M-9.2-.7-10.6-10.6-.7-9.2Z",
        (true, false) => "M9.2-.7 10.6-10.6.7-9.2Z",
    };
    view! { <path class="tip" d=arrow /> }.into_any()
}

fn facedown(clan: Clan) -> AnyView {
    view! {
        <g class=format!("of-{}", look::hue(clan))>
            <circle class="mk" r="9.5" />
            {stamp(clan, 14)}
        </g>
    }
    .into_any()
}

fn turned(clan: Clan, face: Face) -> AnyView {
    let inner = match face.strength() {
        Some(strength) => view! { <text class="mk-n" y="5.5">{strength}</text> }.into_any(),
        None => sign(look::kind(face.kind()), "mk-k", (-7, -7, 14)),
    };
    let small = (face.kind() != Kind::Army && face.strength().is_some())
        .then(|| sign(look::kind(face.kind()), "mk-s", (5, -14, 11)));
    view! {
        <g class=format!("of-{}", look::hue(clan))>
            <circle class="mk-rev" r="10" />
            {inner}
            {small}
        </g>
    }
    .into_any()
}

fn blessing(face: Face) -> AnyView {
    let (text, (across, down)) = (format!("+{}", face.weight()), PLATE);
    view! {
        <rect class="mk-b" x=-across y=-down width=2 * across height=2 * down rx="2" />
        <text class="mk-bn" y="4.3">{text}</text>
    }
    .into_any()
}
