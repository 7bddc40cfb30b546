//! A game in short as a picture: laid out first, then drawn on a canvas in the colours of the theme.

mod ground;
mod sheet;

use crate::ui::picture::promise;
use ground::Ground;
pub use ground::{Letters, Stands};
pub use sheet::{MARGIN, Sheet};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, HtmlCanvasElement};

/// What `lay` puts on the paper, as a PNG; nothing where the browser draws none.
pub async fn drawn(lay: impl FnOnce(&mut Sheet<'_>)) -> Option<Blob> {
    let ground = Ground::new().ok()?;
    let (pieces, height) = Sheet::filled(&ground, lay);
    ground.begin(height);
    pieces.iter().for_each(|piece| ground.draw(piece));
    packed(ground.canvas()).await
}

async fn packed(canvas: &HtmlCanvasElement) -> Option<Blob> {
    let blob = promise(|done, _| {
        // A canvas that cannot be packed gives no picture, as one that is packed to nothing.
        if canvas.to_blob(done).is_err() {
            let _ = done.call0(&JsValue::NULL);
        }
    });
    blob.await.ok()?.dyn_into().ok()
}
