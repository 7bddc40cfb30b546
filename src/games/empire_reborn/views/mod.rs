//! What the screens show, as plain data.

pub mod deed;
pub mod dice;
pub mod realm;
pub mod war;
