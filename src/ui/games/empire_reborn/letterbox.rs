//! Mail that the camera has read: kept until the page of the campaign it is for takes it. Codes are read where no campaign
//! is open, so the last one whose mail was looked at is the one.

use crate::storage::TableId;
use std::cell::RefCell;

#[derive(Default)]
struct Letterbox {
    table: Option<TableId>,
    mail: Option<(TableId, String)>,
}

thread_local! {
    static LETTERBOX: RefCell<Letterbox> = RefCell::default();
}

/// From now on mail is for this table.
pub(super) fn stands_at(table: TableId) {
    LETTERBOX.with_borrow_mut(|letterbox| letterbox.table = Some(table));
}

/// Mail came: the table it is for, where one waits.
pub(super) fn drop_in(mail: &str) -> Option<TableId> {
    LETTERBOX.with_borrow_mut(|letterbox| {
        let table = letterbox.table.clone()?;
        letterbox.mail = Some((table.clone(), mail.to_owned()));
        Some(table)
    })
}

/// What came for this table, once.
pub(super) fn take_out(table: &TableId) -> Option<String> {
    LETTERBOX.with_borrow_mut(|letterbox| letterbox.mail.take_if(|(whose, _)| whose == table)).map(|(_, mail)| mail)
}
