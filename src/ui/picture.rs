//! Photographs of boards: made small in the browser before they are kept.
//!
//! What is kept is a new picture that the canvas drew; nothing of the file itself, such as where and when it was taken,
//! goes along.

use js_sys::Function;
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, ImageBitmap, ImageBitmapOptions,
    ResizeQuality, Url,
};

/// The longest side of a picture that is kept, in pixels.
const LONGEST: f64 = 1600.0;
/// The most bytes of a picture that is kept.
const MOST_BYTES: f64 = 400_000.0;
/// The most pixels of a file that is read at all: four bytes each is what a phone may be asked for.
const MOST_PIXELS: f64 = 120_000_000.0;
/// So many pixels every browser draws.
const EASY_PIXELS: f64 = 16_000_000.0;
/// How good the kept picture is, tried one after the other until it is small enough.
const QUALITIES: [f64; 5] = [0.82, 0.7, 0.55, 0.4, 0.25];

/// Why a file does not become a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureFault {
    /// The browser sees no picture in it.
    NoPicture,
    /// It has more pixels than the browser can read.
    TooLarge,
}

/// A picture on the page. Its address is good until it is let go.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// Where it is.
    pub url: String,
    /// Its width by its height.
    pub ratio: f64,
}

impl Picture {
    /// Puts a kept picture on the page; nothing where it cannot be read.
    pub async fn show(blob: &Blob) -> Option<Self> {
        let url = Url::create_object_url_with_blob(blob).ok()?;
        match size(&url).await {
            Some((width, height)) => Some(Self { url, ratio: width / height }),
            None => {
                let _ = Url::revoke_object_url(&url);
                None
            }
        }
    }

    /// Lets go of it.
    pub fn let_go(&self) {
        // Without an address there is nothing to let go.
        let _ = Url::revoke_object_url(&self.url);
    }
}

/// A file as a picture small enough to be kept.
///
/// # Errors
///
/// Why it does not become one.
pub async fn shrunk(file: &Blob) -> Result<Blob, PictureFault> {
    let url = Url::create_object_url_with_blob(file).map_err(|_| PictureFault::NoPicture)?;
    let size = size(&url).await;
    let _ = Url::revoke_object_url(&url);
    let (width, height) = size.ok_or(PictureFault::NoPicture)?;
    let pixels = width * height;
    if pixels > MOST_PIXELS {
        return Err(PictureFault::TooLarge);
    }
    let factor = (LONGEST / width.max(height)).min(1.0);
    let (width, height) = (whole(width * factor), whole(height * factor));
    // What the browser could measure but not draw was too much for it, or is cut off, or a drawing and no photograph.
    let undrawn = if pixels > EASY_PIXELS { PictureFault::TooLarge } else { PictureFault::NoPicture };
    let bitmap = bitmap(file, width, height).await.map_err(|_| undrawn)?;
    let canvas = canvas(&bitmap, width, height).map_err(|_| undrawn)?;
    bitmap.close();
    packed(&canvas).await.ok_or(PictureFault::TooLarge)
}

/// At least one whole pixel.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most LONGEST, at least 1")]
fn whole(pixels: f64) -> u32 {
    pixels.round().max(1.0) as u32
}

/// Width and height of a picture as it is shown, without drawing it; nothing where it is none.
async fn size(url: &str) -> Option<(f64, f64)> {
    let image = HtmlImageElement::new().ok()?;
    let loaded = promise(|done, failed| {
        image.set_onload(Some(done));
        image.set_onerror(Some(failed));
        image.set_src(url);
    });
    loaded.await.ok()?;
    let (width, height) = (f64::from(image.natural_width()), f64::from(image.natural_height()));
    (width > 0.0 && height > 0.0).then_some((width, height))
}

/// Waits for what a browser answers by calling back: what it was done with, or why it failed.
pub async fn promise(begin: impl FnOnce(&Function, &Function)) -> Result<JsValue, JsValue> {
    let mut begin = Some(begin);
    let promise = js_sys::Promise::new(&mut |done, failed| {
        if let Some(begin) = begin.take() {
            begin(&done, &failed);
        }
    });
    JsFuture::from(promise).await
}

/// The picture in a file, made small while it is read.
async fn bitmap(file: &Blob, width: u32, height: u32) -> Result<ImageBitmap, JsValue> {
    let options = ImageBitmapOptions::new();
    options.set_resize_width(width);
    options.set_resize_height(height);
    options.set_resize_quality(ResizeQuality::High);
    let reading = window().create_image_bitmap_with_blob_and_image_bitmap_options(file, &options)?;
    JsFuture::from(reading).await?.dyn_into()
}

fn canvas(bitmap: &ImageBitmap, width: u32, height: u32) -> Result<HtmlCanvasElement, JsValue> {
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.dyn_into()?;
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.dyn_into::<CanvasRenderingContext2d>()?;
    // Where a picture lets the ground through, a photograph has white.
    context.set_fill_style_str("white");
    context.fill_rect(0.0, 0.0, f64::from(width), f64::from(height));
    context.draw_image_with_image_bitmap(bitmap, 0.0, 0.0)?;
    Ok(canvas)
}

/// The canvas as a JPEG, as good as its bytes allow.
async fn packed(canvas: &HtmlCanvasElement) -> Option<Blob> {
    let mut smallest = None;
    for quality in QUALITIES {
        let quality = JsValue::from_f64(quality);
        let blob = promise(|done, _| {
            // A canvas that cannot be packed gives no picture, as one that is packed to nothing.
            if canvas.to_blob_with_type_and_encoder_options(done, "image/jpeg", &quality).is_err() {
                let _ = done.call0(&JsValue::NULL);
            }
        });
        let blob: Blob = blob.await.ok()?.dyn_into().ok()?;
        let fits = blob.size() <= MOST_BYTES;
        smallest = Some(blob);
        if fits {
            break;
        }
    }
    smallest
}
