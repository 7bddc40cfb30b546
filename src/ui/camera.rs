//! The device's camera, for codes held before it. No picture is kept, and none leaves the page.

use crate::storage::handover::{Piece, Strange, read};
use leptos::prelude::{document, window};
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlVideoElement, MediaStream, MediaStreamTrack};

/// What is asked of the device: the camera at its back, as sharp as codes need it.
const WANTED: &str =
    r#"{"audio":false,"video":{"facingMode":"environment","width":{"ideal":1280},"height":{"ideal":1280}}}"#;
/// Points along an edge of the picture that is searched, one look after the other: a fine code that is missed at one
/// size is found at another, and all of them are quickly searched.
const EDGES: [u32; 5] = [640, 960, 480, 800, 600];

/// Why there is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CameraFault {
    /// Somebody, or the browser, said no.
    Refused,
    /// There is none, or it is used by something else.
    None,
}

/// A camera that is running.
pub struct Camera {
    stream: MediaStream,
    video: HtmlVideoElement,
    canvas: HtmlCanvasElement,
    looks: Cell<usize>,
}

impl Camera {
    /// Asks for the camera and shows what it sees in `video`.
    ///
    /// # Errors
    ///
    /// Why there is nothing to be seen.
    pub async fn open(video: HtmlVideoElement) -> Result<Self, CameraFault> {
        let fault = |error: JsValue| if is_refusal(&error) { CameraFault::Refused } else { CameraFault::None };
        // Where the page is not secure the browser has no cameras to ask for.
        let devices = window().navigator().media_devices().map_err(|_| CameraFault::None)?;
        let wanted = js_sys::JSON::parse(WANTED).map_err(fault)?.unchecked_into();
        let asked = devices.get_user_media_with_constraints(&wanted).map_err(fault)?;
        let stream: MediaStream = JsFuture::from(asked).await.map_err(fault)?.unchecked_into();
        video.set_src_object(Some(&stream));
        // Where the browser will not play yet, it does so once there is a picture.
        let _ = video.play();
        let canvas = document().create_element("canvas").map_err(fault)?.unchecked_into();
        Ok(Self { stream, video, canvas, looks: Cell::new(0) })
    }

    /// The codes in the middle of what the camera sees now, each a piece or something else.
    pub fn look(&self) -> Vec<Result<Piece, Strange>> {
        self.picture().map(|(edge, points)| found(edge, &points)).unwrap_or_default()
    }

    /// The middle of the picture as a square, four bytes a point.
    fn picture(&self) -> Option<(u32, Vec<u8>)> {
        let (width, height) = (self.video.video_width(), self.video.video_height());
        let side = width.min(height);
        if side == 0 {
            return None;
        }
        let look = self.looks.replace(self.looks.get() + 1);
        let edge = side.min(EDGES[look % EDGES.len()]);
        self.canvas.set_width(edge);
        self.canvas.set_height(edge);
        let context = self.canvas.get_context_with_context_options("2d", &read_often()).ok()??;
        let context: CanvasRenderingContext2d = context.unchecked_into();
        let (left, top) = (f64::from(width - side) / 2.0, f64::from(height - side) / 2.0);
        let (side, whole) = (f64::from(side), f64::from(edge));
        context
            .draw_image_with_html_video_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                &self.video,
                left,
                top,
                side,
                side,
                0.0,
                0.0,
                whole,
                whole,
            )
            .ok()?;
        let points = context.get_image_data(0.0, 0.0, whole, whole).ok()?;
        Some((edge, points.data().0))
    }
}

impl Drop for Camera {
    /// A camera that nobody looks through is off.
    fn drop(&mut self) {
        self.video.set_src_object(None);
        for track in self.stream.get_tracks() {
            track.unchecked_into::<MediaStreamTrack>().stop();
        }
    }
}

fn found(edge: u32, points: &[u8]) -> Vec<Result<Piece, Strange>> {
    // A picture has at most a few million points.
    let edge = usize::try_from(edge).unwrap_or(0);
    read(edge, edge, |x, y| {
        let place = 4 * (y * edge + x);
        points.get(place..place + 3).map_or(255, grey)
    })
}

/// Brightness as eyes weigh the colours, in whole numbers.
fn grey(point: &[u8]) -> u8 {
    let weighed = point.iter().zip([77_u16, 150, 29]).map(|(colour, weight)| u16::from(*colour) * weight);
    u8::try_from(weighed.sum::<u16>() >> 8).unwrap_or(u8::MAX)
}

/// Says to the browser that the canvas is there to be read.
fn read_often() -> JsValue {
    let options = js_sys::Object::new();
    // A fresh object takes every property.
    let _ = js_sys::Reflect::set(&options, &"willReadFrequently".into(), &true.into());
    options.into()
}

fn is_refusal(error: &JsValue) -> bool {
    let name = js_sys::Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string());
    name.is_some_and(|name| name == "NotAllowedError" || name == "SecurityError")
}
