//! A companion for physical games of the Legend of the Five Rings world.
