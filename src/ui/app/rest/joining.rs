//! What puts the players' own cards together where they went different ways in the two copies of the saves. It reads the
//! cards of every game, and hardly any start needs it.

use crate::games::LIBRARIES;
use crate::kernel::kept::LibraryKind;
use crate::ui::part::cut;

/// The kinds of all libraries.
pub struct Joining {
    kinds: [LibraryKind; 2],
}

static JOINING: Joining = Joining { kinds: LIBRARIES };

cut! {
    /// Fetches it.
    rest_joining: JOINING => Joining, behind super::made::REST
}

/// The kinds of all libraries; nothing where they cannot be fetched.
pub async fn kinds() -> Option<&'static [LibraryKind]> {
    Some(&rest_joining().await.ok()?.kinds)
}
