//! Small enums whose values have a name in documents.

/// Declares a small enum together with the names its values have in documents.
macro_rules! named {
    ($(#[$about:meta])* $enum:ident { $($(#[$doc:meta])* $variant:ident = $name:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum $enum { $($(#[$doc])* $variant),+ }

        impl $enum {
            /// Every value beside the name it has in documents.
            pub const NAMES: &'static [(&'static str, Self)] = &[$(($name, Self::$variant)),+];

            /// The name it has in documents.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),+ }
            }
        }

        $crate::small!($enum: $($variant),+);
    };
}
