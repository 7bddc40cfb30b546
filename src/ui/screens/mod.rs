//! The screens, one folder or file each; [`crate::ui::app`] decides which is shown.

pub mod saving;
