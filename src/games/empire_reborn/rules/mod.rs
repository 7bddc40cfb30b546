//! The rules themselves: what things cost, who may go where, how battles are fought, and the exact odds of it all.

pub mod pool;

pub mod creation;
pub mod experience;

pub mod ledger;
pub mod muster;
pub mod trade;

pub mod ways;

pub mod death;
pub mod deeds;

pub mod battle;

pub mod odds;

pub mod gains;
pub mod recurring;
