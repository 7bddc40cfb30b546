//! Whether a transaction of IndexedDB did what it was asked.

use super::pictures::NoPlace;
use idb::{Transaction, TransactionResult};

/// Waits until all of a transaction is kept.
///
/// # Errors
///
/// [`NoPlace`] where none of it is: the browser gave it up, as where the storage is full, or could not begin it.
pub(super) async fn committed(transaction: Transaction) -> Result<(), NoPlace> {
    match transaction.await? {
        TransactionResult::Committed => Ok(()),
        TransactionResult::Aborted => Err(NoPlace),
    }
}
