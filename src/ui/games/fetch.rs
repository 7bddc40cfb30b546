//! The seams between the app and its games, one split a game.
//!
//! With the feature `split` the build program cuts the module at each of these functions: whatever only one of them
//! reaches goes into a file of its own, what several reach into one they share.

use super::{GamePart, battle_for_rokugan, bushido, champions, empire_reborn, l5r_ccg};
use crate::ui::part::Unfetched;

/// Fetches Champions of Rokugan.
///
/// # Errors
///
/// It could not be fetched.
#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(champions, fallible)]
pub fn champions() -> Result<&'static GamePart, Unfetched> {
    Ok(&champions::part::PART)
}

/// Champions of Rokugan, which is there already.
///
/// # Errors
///
/// None; where the parts are files of their own there are.
#[cfg(not(feature = "split"))]
pub async fn champions() -> Result<&'static GamePart, Unfetched> {
    // As in several files, nobody may count on the answer at once.
    std::future::ready(Ok(&champions::part::PART)).await
}

/// Fetches Battle for Rokugan.
///
/// # Errors
///
/// It could not be fetched.
#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(battle_for_rokugan, fallible)]
pub fn battle_for_rokugan() -> Result<&'static GamePart, Unfetched> {
    Ok(&battle_for_rokugan::part::PART)
}

/// Battle for Rokugan, which is there already.
///
/// # Errors
///
/// None; where the parts are files of their own there are.
#[cfg(not(feature = "split"))]
pub async fn battle_for_rokugan() -> Result<&'static GamePart, Unfetched> {
    // As in several files, nobody may count on the answer at once.
    std::future::ready(Ok(&battle_for_rokugan::part::PART)).await
}

/// Fetches Bushido.
///
/// # Errors
///
/// It could not be fetched.
#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(bushido, fallible)]
pub fn bushido() -> Result<&'static GamePart, Unfetched> {
    Ok(&bushido::part::PART)
}

/// Bushido, which is there already.
///
/// # Errors
///
/// None; where the parts are files of their own there are.
#[cfg(not(feature = "split"))]
pub async fn bushido() -> Result<&'static GamePart, Unfetched> {
    // As in several files, nobody may count on the answer at once.
    std::future::ready(Ok(&bushido::part::PART)).await
}

/// Fetches the old Legend of the Five Rings card game.
///
/// # Errors
///
/// It could not be fetched.
#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(l5r_ccg, fallible)]
pub fn l5r_ccg() -> Result<&'static GamePart, Unfetched> {
    Ok(&l5r_ccg::part::PART)
}

/// The old Legend of the Five Rings card game, which is there already.
///
/// # Errors
///
/// None; where the parts are files of their own there are.
#[cfg(not(feature = "split"))]
pub async fn l5r_ccg() -> Result<&'static GamePart, Unfetched> {
    // As in several files, nobody may count on the answer at once.
    std::future::ready(Ok(&l5r_ccg::part::PART)).await
}

/// Fetches The Empire Reborn.
///
/// # Errors
///
/// It could not be fetched.
#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(empire_reborn, fallible)]
pub fn empire_reborn() -> Result<&'static GamePart, Unfetched> {
    Ok(&empire_reborn::part::PART)
}

/// The Empire Reborn, which is there already.
///
/// # Errors
///
/// None; where the parts are files of their own there are.
#[cfg(not(feature = "split"))]
pub async fn empire_reborn() -> Result<&'static GamePart, Unfetched> {
    // As in several files, nobody may count on the answer at once.
    std::future::ready(Ok(&empire_reborn::part::PART)).await
}
