//! Small enums whose values have a name in documents.

/// Declares a small enum together with the names its values have in documents and saves.
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

        impl serde::Serialize for $enum {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> serde::Deserialize<'de> for $enum {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = <std::borrow::Cow<'de, str> as serde::Deserialize>::deserialize(deserializer)?;
                let found = Self::NAMES.iter().find(|(own, _)| *own == name);
                found.map(|(_, value)| *value).ok_or_else(|| serde::de::Error::unknown_variant(&name, &[]))
            }
        }
    };
}
