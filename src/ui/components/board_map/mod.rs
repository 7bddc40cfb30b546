//! The map of a board: its picture under a veil, areas, borders as bars across the way, who stands where, a route.
//!
//! It draws plain data and reports taps and drags; two fingers pan and zoom it, a second tap on the ground brings all of
//! it back. What is written and tapped keeps its size while the ground grows, so that zooming in makes room. A keyboard
//! goes from area to area; ears hear where it is, and have a list beside it that tells all of it.

mod draw;
mod gesture;
mod keys;
mod thumb;

pub use crate::views::board_map::view::{
    AreaLook, AreaMark, Bars, Dragging, Ground, GroundTap, Handles, Hands, MapArea, MapBorder, MapDrag, MapRoute,
    MapTag, MapTap, MapToken, MapView, Names, RouteLook, Spot, TokenLook, TokenShape,
};
pub use thumb::BoardThumb;

use super::button::Button;
use crate::views::board_map::camera::{self, Camera, Frame};
use gesture::Hand;
use keys::Walk;
use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// The usual size of texts, in pixels.
const USUAL_TEXT: f64 = 16.0;
/// Names beyond this many times the usual size would cover one another; zooming in makes room, not larger names.
const LARGEST_TEXT: f64 = 1.5;

/// The map of a board.
#[component]
pub fn BoardMap(
    /// What is drawn; every change draws all of it anew.
    #[prop(into)]
    view: Signal<MapView>,
    /// What it shows, for ears: "The board with its areas and borders".
    #[prop(into)]
    label: Signal<String>,
    /// "Fit the board": shown while it is zoomed in.
    #[prop(into)]
    fit_label: Signal<String>,
    /// What the keyboard does here; without it the map is only looked at.
    #[prop(optional, into)]
    keys_label: MaybeProp<String>,
    /// What ears hear of an area the keyboard has reached, and of the way there from the one before; its name alone where
    /// nothing more is said.
    #[prop(optional, into)]
    told: Option<Callback<(usize, Option<usize>), String>>,
    /// A tap on something.
    #[prop(optional, into)]
    on_tap: Option<Callback<(MapTap,)>>,
    /// Something was dragged somewhere.
    #[prop(optional, into)]
    on_drag: Option<Callback<(MapDrag,)>>,
) -> impl IntoView {
    let node = NodeRef::<html::Div>::new();
    let frame = RwSignal::new(Frame::default());
    let free = RwSignal::new(None::<Camera>);
    let camera = Signal::derive(move || view.with(|view| camera::seen(view, frame.get(), free.get())));
    let hand = Hand::new(view, frame, free, camera, on_tap, on_drag);
    let walk = Walk { reached: RwSignal::new(None), from: RwSignal::new(None) };
    let reached = walk.reached;
    measure(node, frame);
    let world = move || {
        let Camera { scale, x, y } = camera.get();
        format!("translate({x:.2} {y:.2}) scale({scale:.5})")
    };
    let still = move || format!("{:.5}", frame.get().text / camera.get().scale);
    let drawing = move || view.with(|view| draw::drawing(view, frame.get()));
    let cursor = move || reached.get().map(|area| view.with(|view| draw::cursor(view, area)));
    let name = move |area: usize| view.with(|view| view.areas.get(area).map(|area| area.label.clone()));
    let heard = move || {
        let area = reached.get()?;
        match told {
            Some(told) => Some(told.run((area, walk.from.get_untracked()))),
            None => name(area),
        }
    };
    let fit = move || {
        free.get().map(|_| view! { <div class="fit"><Button label=fit_label on_press=move || free.set(None) /></div> })
    };
    view! {
        <div
            class="board"
            node_ref=node
            role=move || keys_label.get().map(|_| "application")
            tabindex=move || keys_label.get().map(|_| "0")
            aria-label=move || keys_label.get()
            on:keydown=move |event| keys::pressed(hand, walk, &event)
            on:blur=move |_| {
                reached.try_set(None);
            }
            on:pointerdown=move |event| hand.down(&event)
            on:pointermove=move |event| hand.moved(&event)
            on:pointerup=move |event| hand.up(&event)
            on:pointercancel=move |event| hand.cancel(&event)
            on:wheel=move |event: ev::WheelEvent| hand.wheel(&event)
        >
            <svg class="map" class:closer=move || free.get().is_some() role="img" aria-label=move || label.get()>
                <g transform=world style=("--still", still)>
                    {drawing}
                    {move || hand.live.get().map(|live| view.with(|view| draw::live(view, live)))}
                    {cursor}
                </g>
            </svg>
            <p class="vh" role="status">{heard}</p>
            {fit}
        </div>
    }
}

/// How many times larger than usual the players have texts, as far as a map can follow.
fn text_size() -> f64 {
    let style = document().document_element().and_then(|root| window().get_computed_style(&root).ok().flatten());
    let size = style.and_then(|style| style.get_property_value("font-size").ok());
    let pixels: Option<f64> = size.and_then(|size| size.strip_suffix("px")?.parse().ok());
    pixels.map_or(1.0, |pixels| (pixels / USUAL_TEXT).clamp(1.0, LARGEST_TEXT))
}

/// Keeps `frame` as large as the element is on the screen.
fn measure(node: NodeRef<html::Div>, frame: RwSignal<Frame>) {
    let watching = StoredValue::new_local(None::<(web_sys::ResizeObserver, Closure<dyn Fn()>)>);
    Effect::new(move || {
        let Some(element) = node.get() else { return };
        let read = {
            let element = element.clone();
            move || {
                let size = Frame::of(element.client_width(), element.client_height(), text_size());
                if frame.get_untracked() != size {
                    frame.set(size);
                }
            }
        };
        read();
        let changed = Closure::<dyn Fn()>::new(read);
        // Without an observer the map keeps the size it began with.
        if let Ok(observer) = web_sys::ResizeObserver::new(changed.as_ref().unchecked_ref()) {
            observer.observe(&element);
            watching.set_value(Some((observer, changed)));
        }
    });
    on_cleanup(move || {
        if let Some((observer, _)) = watching.try_update_value(Option::take).flatten() {
            observer.disconnect();
        }
    });
}
