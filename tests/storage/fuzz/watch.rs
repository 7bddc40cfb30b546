//! Runs what must come back, whatever it is given: without a panic, and in time.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// As much room as a browser gives, twice: unoptimised code needs more of it.
const STACK: usize = 2 << 20;
/// Nothing that comes in keeps a player waiting; this is long after the last of them has gone.
const PATIENCE: Duration = Duration::from_secs(30);

/// How often something is tried: `count`, or what `FUZZ` says for a longer run.
pub fn rounds(count: usize) -> usize {
    number("FUZZ").unwrap_or(count)
}

/// The seed: always the same, or what `FUZZ_SEED` says.
pub fn seed() -> u64 {
    number("FUZZ_SEED").unwrap_or(20)
}

fn number<T: std::str::FromStr>(variable: &str) -> Option<T> {
    std::env::var(variable).ok()?.parse().ok()
}

/// How many inputs were still good for something. Where all are refused nothing was tried.
#[derive(Default)]
pub struct Taken(AtomicUsize);

impl Taken {
    /// Another one.
    pub fn note(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// At least one of twenty was.
    pub fn assert_some_of(&self, count: usize) {
        let taken = self.0.load(Ordering::Relaxed);
        assert!(taken * 20 > count, "only {taken} of {count} are still read: the damage is too great to find anything");
    }
}

/// Makes `count` inputs and gives each to `judge`. One that brings it down, or that it does not come back from, fails
/// the test and is named.
pub fn all_come_back<I: Clone + Send + 'static>(
    count: usize,
    mut make: impl FnMut(usize) -> I,
    judge: impl Fn(&I) + Send + 'static,
    show: impl Fn(&I) -> String,
) {
    let (give, inputs) = channel::<I>();
    let (done, answers) = channel();
    let worker = thread::Builder::new().stack_size(STACK).spawn(move || {
        for input in inputs {
            let came_back = catch_unwind(AssertUnwindSafe(|| judge(&input))).is_ok();
            if done.send(came_back).is_err() {
                return;
            }
        }
    });
    let worker = worker.unwrap();
    for number in 0..count {
        let input = make(number);
        give.send(input.clone()).unwrap();
        match answers.recv_timeout(PATIENCE) {
            Ok(true) => {}
            Ok(false) => panic!("number {number} brings it down: {}", show(&input)),
            Err(RecvTimeoutError::Timeout) => panic!("number {number} never comes back: {}", show(&input)),
            Err(RecvTimeoutError::Disconnected) => panic!("number {number} ends it: {}", show(&input)),
        }
    }
    drop(give);
    worker.join().unwrap();
}
