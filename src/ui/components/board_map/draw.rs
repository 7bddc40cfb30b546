//! The drawing itself. What stands in [`still`] keeps its size, whatever the map is zoomed to.

use super::gesture::Live;
use crate::views::board_map::camera::Frame;
use crate::views::board_map::names::{Stands, apart, signs, with_room};
use crate::views::board_map::seats::{Seat, seats};
use crate::views::board_map::view::{
    AreaLook, AreaMark, Bars, Ground, Hands, MapArea, MapBorder, MapRoute, MapToken, MapView, Names, RouteLook, WIDTH,
};
use crate::views::board_map::view::{TokenLook, TokenShape};
use crate::views::board_map::words::{MARK_ROOM, SIGN_ROOM, Words, short, tag_width, words};
use leptos::prelude::*;

/// Two waves beside the middle of a stretch of water.
const WAVES: &str = "M-28-4q4-5 8 0t8 0M10 8q4-5 8 0t8 0";

/// Everything that lies on the ground.
pub(super) fn drawing(view: &MapView, frame: Frame) -> AnyView {
    let view = &*with_room(view, frame);
    let gates: Vec<_> = view.borders.iter().map(|border| gate(view, border)).collect();
    let routes: Vec<_> = view.routes.iter().map(|way| route(view, way)).collect();
    let stands = match view.names {
        Names::Below => Vec::new(),
        Names::Apart => apart(view, frame),
    };
    let name = |at: usize| stands.get(at).map_or(Name::Usual, |stands| stands.map_or(Name::Later, Name::At));
    let areas: Vec<_> =
        (view.areas.iter().enumerate()).map(|(at, area)| self::area(view, at, area, (frame, name(at)))).collect();
    let tokens: Vec<_> = (0..view.areas.len()).map(|area| tokens(view, area)).collect();
    view! {
        {ground(view)}
        <path class="edge" d=edges(view) />
        {gates}
        {routes}
        {areas}
        {tokens}
    }
    .into_any()
}

/// Something at a spot of the ground that keeps its size, turned by so many degrees.
fn still((x, y): (f64, f64), turn: f64, class: &'static str, inner: AnyView) -> AnyView {
    let place = format!("translate({x:.1} {y:.1}) rotate({turn:.1})");
    view! { <g transform=place><g class=format!("still {class}")>{inner}</g></g> }.into_any()
}

fn ground(view: &MapView) -> AnyView {
    let height = format!("{:.1}", view.height());
    let url = if let Ground::Picture { url, .. } = &view.ground { Some(url.clone()) } else { None };
    let veil = if url.is_some() { "veil" } else { "plain" };
    let picture = url.map(|url| {
        view! { <image href=url width=WIDTH.to_string() height=height.clone() preserveAspectRatio="none" /> }
    });
    view! { {picture} <rect class=veil width=WIDTH.to_string() height=height.clone() /> }.into_any()
}

/// The ways between areas, all in one line. A wall has none.
fn edges(view: &MapView) -> String {
    let ways = view.borders.iter().filter(|border| border.bars.is_some_and(|bars| bars != Bars::Wall));
    let way = |border: &MapBorder| {
        let ((ax, ay), (bx, by)) = (view.middle(border.between.0), view.middle(border.between.1));
        format!("M{ax:.1} {ay:.1}L{bx:.1} {by:.1}")
    };
    ways.map(way).collect()
}

fn gate(view: &MapView, border: &MapBorder) -> AnyView {
    let ((ax, ay), (bx, by)) = (view.middle(border.between.0), view.middle(border.between.1));
    let turn = (by - ay).atan2(bx - ax).to_degrees();
    let bars = border.bars.map(|bars| {
        let (class, path, halo) = bars.path();
        view! { <path class="gate halo" d=halo /> <path class=class d=path /> }
    });
    let chosen = (border.look == AreaLook::Chosen).then(|| view! { <circle class="pick" r="20" /> });
    let class = if border.look == AreaLook::Dim { "dim" } else { "" };
    still(view.between(border.between), turn, class, view! { {bars} {chosen} }.into_any())
}

/// Where the name of an area stands.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Name {
    /// Where names usually do.
    Usual,
    /// Where there is room.
    At(Stands),
    /// There is room only once the board is zoomed in.
    Later,
}

fn area(view: &MapView, at: usize, area: &MapArea, (frame, stands): (Frame, Name)) -> AnyView {
    let (label, is_empty) = (short(&area.label), view.tokens.iter().all(|token| token.area != at));
    let words = words(view, at, frame);
    let (feet, Words { half, aside, name, blocks }) = (words.feet(), words);
    let (aside, name) = if let Name::At(there) = stands { there } else { (aside, name) };
    let tight = if stands == Name::Later { "tight" } else { "" };
    let class = match area.look {
        AreaLook::Plain => "",
        AreaLook::Chosen => "on",
        AreaLook::Dim => "dim",
    };
    // Where somebody stands, the place itself is under their feet.
    let water = area.marks.contains(&AreaMark::Water).then(|| {
        view! { <ellipse class="water" rx="34" ry="22" /> <path class="wave" d=WAVES /> }
    });
    let node = (is_empty && water.is_none()).then(|| view! { <circle class="node" r="9" /> });
    let marks = view! { <g class=tight>{marks(area, aside - half, name - 1.0)}</g> };
    // What an area is counts also where its name has no room.
    let alone = (stands == Name::Later)
        .then(|| view! { <g class="loose">{self::marks(area, signs(view, at) / 2.0, feet)}</g> });
    let inner = view! { {water} {node} <text class=tight x=format!("{aside:.1}") y=name.to_string()>{label}</text> {marks} {alone} {tags(area, blocks)} };
    still(view.middle(at), 0.0, class, inner.into_any())
}

/// The signs before a name that begins so far right and so far below.
fn marks(area: &MapArea, name: f64, below: f64) -> Vec<AnyView> {
    let mark = |(mark, place): (&AreaMark, u32)| {
        let shape = match mark {
            AreaMark::High => "M-5 0L0-9L5 0Z",
            AreaMark::Roofed => "M-6-4L0-9L6-4V0H-6Z",
            AreaMark::Persona => "M-6-10H6V-3H1L-3 1V-3H-6Z",
            AreaMark::Goal => "M0-10L5-4.5L0 1L-5-4.5Z",
            // A chest: its lid above its body.
            AreaMark::Item => "M-6-10H6V-6.5H-6ZM-6-5H6V1H-6Z",
            // The water itself says it.
            AreaMark::Water => "",
        };
        let left = name - MARK_ROOM * f64::from(place) + 4.0;
        view! { <path class="mark" d=shape transform=format!("translate({left:.1} {below:.1})") /> }.into_any()
    };
    area.marks.iter().zip(1..).map(mark).collect()
}

/// Words in blocks of ink, side by side, from so far right of an area and so far below it.
fn tags(area: &MapArea, (mut left, top): (f64, f64)) -> AnyView {
    let blocks = area.tags.iter().map(|tag| {
        let (x, wide) = (left, tag_width(tag));
        left += wide + 3.0;
        let before = if tag.sign.is_some() { SIGN_ROOM } else { 0.0 };
        let class = if tag.sign.is_some() { "tag paper" } else { "tag" };
        let sign = tag.sign.map(|(sign, tint)| {
            let (x, y) = (format!("{:.1}", x + 4.0), (top + 3.0).to_string());
            let class = format!("tag {}", tint.as_str());
            view! { <use class=class href=sign.href() x=x y=y width="16" height="16" /> }
        });
        view! {
            <rect class=class x=format!("{x:.1}") y=top.to_string() width=format!("{wide:.1}") height="22" rx="3" />
            {sign}
            <text class=class x=format!("{:.1}", x + (wide + before) / 2.0) y=(top + 16.5).to_string()>{tag.text.clone()}</text>
        }
    });
    blocks.collect::<Vec<_>>().into_any()
}

/// Everybody in an area.
fn tokens(view: &MapView, area: usize) -> AnyView {
    let one = |seat: Seat| token(&view.tokens[seat.token], seat);
    let all: Vec<_> = seats(view, area).into_iter().map(one).collect();
    if all.is_empty() { ().into_any() } else { still(view.middle(area), 0.0, "", all.into_any()) }
}

/// What somebody carries, at the corner of its token.
const CHEST: &str = "M-5-4.5H5V-1.5H-5ZM-5-.5H5V4.5H-5Z";

fn token(token: &MapToken, seat: Seat) -> AnyView {
    let (class, ring) = match token.look {
        TokenLook::Plain => ("", None),
        TokenLook::Now => ("now", Some("ring")),
        TokenLook::Chosen => ("chosen", Some("ring held")),
        TokenLook::Dim => ("dim", None),
    };
    let ring = ring.map(|class| view! { <circle class=class r="18.5" /> });
    let place = format!("translate({:.1} {:.1})", seat.x, seat.y);
    let number = token.number.map(|number| {
        view! { <g class="count" transform="translate(11 11)"><circle r="8.5" /><text y="5.5">{number}</text></g> }
    });
    let chest = (token.hands == Hands::Full).then(|| {
        view! { <g class="count" transform="translate(-11 11)"><circle r="8.5" /><path d=CHEST /></g> }
    });
    view! { <g class=class transform=place>{shape(&token.shape)} {ring} {number} {chest}</g> }.into_any()
}

fn shape(shape: &TokenShape) -> AnyView {
    match shape {
        TokenShape::Disc(look) => view! {
            <g style=("--clan", look.clan()) style=("--ring", look.player())>
                <circle class="disc" r="14" />
                <use href=look.mark.href() x="-11" y="-11" width="22" height="22" />
            </g>
        }
        .into_any(),
        TokenShape::Ringed(letter) => view! {
            <circle class="ally-t" r="14" />
            <circle class="ally-r" r="11" />
            <text class="ally-l" y="5.5">{letter.clone()}</text>
        }
        .into_any(),
        TokenShape::Point(letter) => point(letter, ()),
        TokenShape::DoublePoint(letter) => point(
            letter,
            view! { <rect class="boss-t" x="-13" y="-13" width="26" height="26" rx="3" transform="rotate(45)" /> },
        ),
    }
}

fn point(letter: &str, around: impl IntoView + 'static) -> AnyView {
    let class = if letter.chars().count() > 1 { "foe-l two" } else { "foe-l" };
    view! {
        {around}
        <rect class="foe-t" x="-10.5" y="-10.5" width="21" height="21" rx="3" transform="rotate(45)" />
        <text class=class y="5.5">{letter.to_owned()}</text>
    }
    .into_any()
}

/// A way over the board: its line, an arrow before its end, and what each step costs.
fn route(view: &MapView, route: &MapRoute) -> AnyView {
    let spots: Vec<_> = route.areas.iter().map(|&area| view.middle(area)).collect();
    let line: Vec<_> = spots.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let (line, class) = (line.join(" "), if route.look == RouteLook::Taken { "route" } else { "route alt" });
    let tip = spots.last_chunk().map(|&[(ax, ay), end]| {
        let turn = (end.1 - ay).atan2(end.0 - ax).to_degrees();
        still(end, turn, "", view! { <path class="tip" d="M-18 0l-16-11v22Z" /> }.into_any())
    });
    let steps = spots.windows(2).zip(&route.costs).map(|(pair, cost)| {
        let middle = (f64::midpoint(pair[0].0, pair[1].0), f64::midpoint(pair[0].1, pair[1].1));
        let badge = view! { <circle r="11" /> <text y="5.5">{cost.clone()}</text> };
        still(middle, 0.0, "badge", badge.into_any())
    });
    let steps: Vec<_> = steps.collect();
    view! {
        <polyline class="route halo" points=line.clone() />
        <polyline class=class points=line />
        {tip}
        {steps}
    }
    .into_any()
}

/// Where the keyboard is.
pub(super) fn cursor(view: &MapView, area: usize) -> AnyView {
    still(view.middle(area), 0.0, "cursor", view! { <circle class="halo" r="24" /> <circle r="24" /> }.into_any())
}

/// What follows the finger.
pub(super) fn live(view: &MapView, live: Live) -> AnyView {
    let ((ax, ay), end) = (view.middle(live.from), view.on_ground(live.to));
    let way = format!("M{ax:.1} {ay:.1}L{:.1} {:.1}", end.0, end.1);
    let ghost = still(end, 0.0, "", view! { <circle class="ghost" r="16" /> }.into_any());
    view! { <path class="edge live" d=way /> {ghost} }.into_any()
}
