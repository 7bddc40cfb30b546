//! Waiting a moment.

use wasm_bindgen_futures::JsFuture;

/// Waits so many milliseconds.
pub(super) async fn pause(milliseconds: i32) {
    let timer = js_sys::Promise::new(&mut |resolve, _| {
        let window = web_sys::window();
        let set = window.map(|it| it.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds));
        if !matches!(set, Some(Ok(_))) {
            // Without a timer nobody waits.
            let _ = resolve.call0(&wasm_bindgen::JsValue::NULL);
        }
    });
    // This promise is only ever kept.
    let _ = JsFuture::from(timer).await;
}
