//! What the browser does around the screens: keeping the app for good, and telling tabs of one another.
//!
//! Offline is the normal state: after the first visit everything comes from the service worker's cache, a game after it
//! was opened for the first time. A new version is fetched in the background and waits until the players restart the app.

pub mod awake;
pub mod early;
pub mod handed;
pub mod hourly;
pub mod kept_games;
pub mod patience;
pub mod persistence;
pub mod tabs;
pub mod untouched;
pub mod worker;
