//! Total maps over small enums: every key always has a value.

use std::marker::PhantomData;

/// A small enum whose values can be listed and counted.
pub trait Small: Copy + 'static {
    /// Every value, in the order of [`Small::index`].
    const ALL: &'static [Self];

    /// Position in [`Small::ALL`].
    fn index(self) -> usize;
}

/// A value of `T` for every value of the small enum `K`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct By<K, T> {
    values: Vec<T>,
    keys: PhantomData<K>,
}

impl<K: Small, T> By<K, T> {
    /// Builds the map by asking for each key's value in order.
    pub fn from_fn(value: impl FnMut(K) -> T) -> Self {
        Self { values: K::ALL.iter().copied().map(value).collect(), keys: PhantomData }
    }

    /// The value of `key`.
    pub fn get(&self, key: K) -> &T {
        &self.values[key.index()]
    }

    /// The value of `key`, to be changed in place.
    pub fn get_mut(&mut self, key: K) -> &mut T {
        &mut self.values[key.index()]
    }

    /// Every key with its value, in the order of [`Small::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        K::ALL.iter().copied().zip(&self.values)
    }
}

/// Implements [`Small`] for an enum without fields, from the list of its variants.
#[macro_export]
macro_rules! small {
    ($name:ident: $($variant:ident),+ $(,)?) => {
        impl $crate::kernel::by::Small for $name {
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            fn index(self) -> usize {
                self as usize
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Side {
        Left,
        Right,
    }
    small!(Side: Left, Right);

    #[test]
    fn every_key_has_its_own_value() {
        let mut map = By::from_fn(|side| side == Side::Left);
        *map.get_mut(Side::Right) = true;
        assert_eq!(map.iter().map(|(_, value)| *value).collect::<Vec<_>>(), [true, true]);
        assert!(*map.get(Side::Left));
    }
}
