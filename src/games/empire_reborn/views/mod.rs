//! What the screens show, as plain data.

mod news;
pub mod odds;
pub mod post;
pub mod realm;
pub mod world;

pub mod arrival;
pub mod known;
pub mod map;
pub mod march;
pub mod net;

pub mod pages;
