//! The games on the shelf: each with its screens, none importing another.

pub mod champions;
