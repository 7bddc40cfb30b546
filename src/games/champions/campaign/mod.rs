//! Campaigns: the Campaign Log, what it adds up to, and who chooses the ending (CH-END-5, CH-END-6).
//!
//! A campaign is a name, its players in their order, and the scenarios as they were noted one after the other. Nothing
//! else goes from one scenario to the next: Champions begin each with their cards, and only an Intermission card is
//! taken along. What can be derived, accumulated Glory, who leads, whose card it is, is not stored.
//!
//! Absent on purpose: the words of the cards and of the endings, which are in the box.

pub mod against;
pub mod noted;
pub mod rulings;

mod changes;
mod endings;
mod log;
mod totals;

pub mod document;
pub mod scored;

pub use against::{Against, Refusal};
pub use log::{Campaign, Ending, MOST_SCENARIOS, Next, Player, SHINOMEN, Stage};
pub use noted::{Card, Noted, Replay, Share, Verdict};
pub use rulings::CampaignRulings;
