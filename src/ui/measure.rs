//! How long something that is worked out takes, for `./dev bench`: noted only where the address asks for it.

use leptos::prelude::*;

/// What the address has to hold.
const ASKED: &str = "?measure";
/// Does `work`, and notes its time under that name where that was asked for.
pub fn measured<T>(name: &str, work: impl FnOnce() -> T) -> T {
    let asked = window().location().search().is_ok_and(|search| search == ASKED);
    let Some(clock) = window().performance().filter(|_| asked) else { return work() };
    // A browser that keeps no times has nothing to measure.
    let _ = clock.mark(name);
    let done = work();
    let _ = clock.measure_with_start_mark(name, name);
    done
}
