//! The net of the map for the board that draws it.

use super::Desk;
use crate::games::empire_reborn::chart::SIDE;
use crate::games::empire_reborn::model::map::LinkKind;
use crate::games::empire_reborn::text::map::block;
use crate::games::empire_reborn::views::map::{PlaceView, View, trade_lines};
use crate::kernel::name::Name;
use crate::ui::components::board_map::{
    AreaLook, AreaMark, Bars, Dragging, Ground, Hands, MapArea, MapBorder, MapRoute, MapTag, MapToken, MapView, Names,
    RouteLook, Spot, TokenLook, TokenShape,
};
use crate::ui::games::empire_reborn::marks;
use crate::ui::texts::say;
use leptos::prelude::*;

/// A share of the drawing in its own units.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to the side of the drawing")]
pub(super) fn whole(share: f64) -> u16 {
    (share.clamp(0.0, 1.0) * f64::from(SIDE)).round() as u16
}

/// What stands across a link: land is free, a pass has two bars, a coast dots, the sea a wave.
const fn bars(kind: LinkKind) -> Bars {
    match kind {
        LinkKind::Land => Bars::Free,
        LinkKind::Pass => Bars::Two,
        LinkKind::Coast => Bars::Dots,
        LinkKind::Sea => Bars::Wave,
    }
}

/// The net as it is looked at.
pub(super) fn drawn(view: &View, desk: Desk) -> MapView {
    let border = |(between, kind): &([usize; 2], LinkKind)| MapBorder {
        between: (between[0], between[1]),
        bars: Some(bars(*kind)),
        look: AreaLook::Plain,
    };
    let places = || view.places.iter().enumerate();
    MapView {
        areas: places().map(|(at, place)| area(desk, at, place)).collect(),
        borders: view.links.iter().map(border).collect(),
        tokens: places().flat_map(|(at, place)| tokens(desk, at, place)).collect(),
        routes: route(view, desk).into_iter().collect(),
        dragging: if desk.march.is_on() { Dragging::Pans } else { Dragging::Moves },
        names: Names::Apart,
        ..MapView::bare(Ground::Plain(1.0))
    }
}

fn area(desk: Desk, at: usize, place: &PlaceView) -> MapArea {
    let march = desk.march;
    let look = match (march.is_on(), march.is_end(&place.name)) {
        (false, _) => AreaLook::Plain,
        (true, true) => AreaLook::Chosen,
        (true, false) if march.is_within_reach(at) => AreaLook::Plain,
        (true, false) => AreaLook::Dim,
    };
    let tags = if march.is_on() {
        march.spent(at).map(MapTag::word).into_iter().collect()
    } else {
        place.stands.iter().take(1).map(|one| MapTag::word(say(block(one)))).collect()
    };
    let share = |along: u16| f64::from(along) / f64::from(SIDE);
    let [x, y] = place.spot.map(share);
    let marks = if place.is_sea { vec![AreaMark::Water] } else { Vec::new() };
    MapArea { spot: Spot { x, y }, label: place.name.to_string(), look, marks, tags }
}

/// Whose troops stand in a place; where nobody is known to, whose it is stands back.
fn tokens(desk: Desk, at: usize, place: &PlaceView) -> Vec<MapToken> {
    let march = desk.march;
    let token = |clan, look| MapToken {
        area: at,
        shape: TokenShape::Disc(marks::clan(clan)),
        look,
        number: None,
        hands: Hands::Empty,
    };
    let look = match march.is_on() {
        true if march.is_end(&place.name) => TokenLook::Now,
        true if march.is_within_reach(at) => TokenLook::Chosen,
        true => TokenLook::Dim,
        false => TokenLook::Plain,
    };
    let there = place.stands.iter().map(|one| token(one.clan, look));
    let absent = if look == TokenLook::Plain { TokenLook::Dim } else { look };
    let owner = place.owner.filter(|_| place.stands.is_empty()).map(|owner| token(owner, absent));
    there.chain(owner).collect()
}

/// The way of the march in hand, or the line of trade that is looked at.
fn route(view: &View, desk: Desk) -> Option<MapRoute> {
    let at = |name: &Name| view.places.iter().position(|place| place.name == *name);
    let areas = |path: &[Name]| path.iter().filter_map(at).collect();
    if let Some(goal) = desk.march.goal() {
        return Some(MapRoute { areas: areas(&goal.journey.path), costs: Vec::new(), look: RouteLook::Taken });
    }
    let treaty = desk.line.get().filter(|_| !desk.march.is_on())?;
    let lines = desk.session.state(|state| trade_lines(state, desk.clan));
    let path = lines.into_iter().nth(treaty)?.way.ok()?;
    Some(MapRoute { areas: areas(&path), costs: Vec::new(), look: RouteLook::Other })
}
