//! What is settled before the hidden split: Initiative, pools, limits (BU-MEL-3 to 5, A2, A3).

pub mod combatant;

pub mod initiative;

pub mod pool;
