//! What the screens show, as plain data.

pub mod odds;
pub mod post;
pub mod realm;
