//! What stands on the map: marks of clans, flowers, numbers, special tokens, markers.

use super::Extra;
use crate::games::battle_for_rokugan::content::drawing::{Place, mark};
use crate::games::battle_for_rokugan::laid::{At, TokenId};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::views::map::{Capital, MapView, MarkerView, ProvinceView};
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
            {numbered(up)}
        </g>
    }
    .into_any()
}

/// The figure of a province, where a layer has figures; over everything that lies there.
pub(super) fn figure(at: Province, extra: Signal<Extra>) -> AnyView {
    let Place { x, y } = mark(at);
    let figure =
        move |extra: &Extra| extra.figures.iter().find(|(province, _)| *province == at).map(|(_, text)| text.clone());
    let figure = move || extra.with(figure);
    view! { <g class="figure" transform=format!("translate({x} {y})")>{numbered(figure)}</g> }.into_any()
}

/// A number at the foot of a mark, drawn anew only where it changes.
fn numbered(number: impl Fn() -> Option<String> + Send + Sync + 'static) -> AnyView {
    let number = Memo::new(move |_| number());
    (move || number.get().map(|number| view! { <text class="up" x="14" y="17">{number}</text> })).into_any()
}

fn lying(province: &ProvinceView) -> AnyView {
    let capital = province.capital == Capital::Yes;
    let scorched = province.special == Some(Special::Scorched);
    let disc = province.control.map(|control| disc(control.clan()));
    let flowers = i16::from(province.flowers);
    let above = if capital { -25 } else { -21 };
    let row = (0..flowers).map(|at| sign(Sign::Purity5, "flo", (at * 9 - flowers * 9 / 2, above, 9))).collect_view();
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
            {(!scorched).then_some(row)}
            {coin}
        </g>
    }
    .into_any()
}

fn disc(clan: Clan) -> AnyView {
    view! {
        <g class=format!("of-{}", look::hue(clan))>
            <circle class="disc" r="11" />
            {sign(look::mark(clan), "mark", (-10, -10, 20))}
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
    let angle = match (dx >= 0, dy >= 0) {
        (true, _) if flat => 0,
        (false, _) if flat => 180,
        (_, true) if steep => 90,
        (_, false) if steep => 270,
        (true, true) => 45,
        (false, true) => 135,
        (false, false) => 225,
        (true, false) => 315,
    };
    view! { <path class="tip" d="M7-6 15 0 7 6Z" transform=format!("rotate({angle})") /> }.into_any()
}

fn facedown(clan: Clan) -> AnyView {
    view! {
        <g class=format!("of-{}", look::hue(clan))>
            <circle class="mk" r="9.5" />
            {sign(look::mark(clan), "mark", (-7, -7, 14))}
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
    let text = format!("+{}", face.weight());
    view! {
        <rect class="mk-b" x="-11" y="-8" width="22" height="16" rx="2" />
        <text class="mk-bn" y="5">{text}</text>
    }
    .into_any()
}
