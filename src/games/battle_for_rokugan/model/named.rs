//! Small enums whose values have one written name each, the same in files, in saves and in data.

use crate::kernel::by::Small;

/// A small enum whose values have written names.
pub trait Named: Small + PartialEq {
    /// The name as files spell it.
    fn id(self) -> &'static str;

    /// The value that files spell `id`, if there is one.
    fn named(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.id() == id)
    }
}

/// Makes a [`Named`] enum from its variants and their names.
macro_rules! named {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$doc])* #[doc = concat!("Written `", $id, "`.")] #[serde(rename = $id)] $variant),+
        }

        $crate::small!($name: $($variant),+);

        impl $crate::games::battle_for_rokugan::model::Named for $name {
            fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id),+
                }
            }
        }
    };
}
pub(crate) use named;
