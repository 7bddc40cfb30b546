//! Entry of the web app.

fn main() {
    rokugan::ui::start();
}
