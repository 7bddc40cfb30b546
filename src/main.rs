//! Entry of the web app.

/// What the screens are made of is asked for and given back piece by piece with every tap.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    rokugan::ui::start();
}
