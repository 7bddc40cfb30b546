//! The Warbands that players keep on a device, whatever table they were made for: imported ones, those of friends.
//!
//! Each is kept as its exchange document, cards and all; what a roster says besides (texts of feats and effects) was
//! never read. One that was typed in has no agreed limit: only here its Rice may be 0, the headless program refuses it.

use super::model::warband::{Cost, Profile, Warband};
use super::tools::headless::warband::{self, typed_warband as read_warband, write};
use super::tools::roster;
use crate::games::{DocumentFormat, GameId};
use crate::kernel::document::{Document, DocumentFault};
use crate::kernel::kept::KeptLibrary;
use serde::Deserialize;
use serde_json::{Value, json};

/// What the text of all of them says it is.
const FORMAT: &str = "rokugan-bushido-warbands";
/// The version it writes, and the newest it reads.
const VERSION: i64 = 1;
/// What is said of a newer version.
const TOO_NEW: &str = "written by a newer version of the app";

/// The file in which players hand one on.
pub(in crate::games) const FILE: DocumentFormat =
    DocumentFormat { format: warband::FORMAT, game: GameId::Bushido, most_bytes: 2 << 20 };

/// Whether a new table begins with a file: it is a roster, or a Warband that was handed on.
pub fn begins_a_table(bytes: &[u8]) -> bool {
    #[derive(Deserialize)]
    struct Head {
        format: String,
    }
    let is_warband = |text: &str| serde_json::from_str::<Head>(text).is_ok_and(|head| head.format == FILE.format);
    roster::may_be_one(bytes) || std::str::from_utf8(bytes).is_ok_and(is_warband)
}

/// All of them, the newest first; no two of one name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KeptWarbands(Vec<Warband>);

impl KeptWarbands {
    /// All of them, the newest first.
    pub fn all(&self) -> &[Warband] {
        &self.0
    }

    /// Keeps one, in the place of the one of its name; what that one knows of its cards stays where it says nothing.
    pub fn keep(&mut self, warband: Warband) {
        let before = self.0.iter().find(|kept| is_called(kept, &warband.parts().name));
        let warband = before.and_then(|before| completed(&warband, before)).unwrap_or(warband);
        self.forget(&warband.parts().name);
        self.0.insert(0, warband);
    }

    /// Notes what was typed into a card of the Warband of that name, so that the next table begins with it. What that card
    /// did not say before, and nobody has said now, stays as it is known.
    pub fn learn(&mut self, name: &str, before: &Profile, card: &Profile) {
        let Some(kept) = self.0.iter_mut().find(|kept| is_called(kept, name)) else { return };
        let mut parts = kept.parts().clone();
        for profile in parts.profiles.iter_mut().filter(|profile| profile.name == card.name) {
            let known = std::mem::replace(profile, card.clone());
            profile.complete(&known, Some(before));
            if before.cost == UNKNOWN {
                complete_cost(profile, &known);
            }
        }
        // What is attached to its cards still is: none of them went.
        if let Ok(learned) = Warband::new(parts) {
            *kept = learned;
        }
    }

    /// Forgets the one of that name.
    pub fn forget(&mut self, name: &str) {
        self.0.retain(|kept| !is_called(kept, name));
    }
}

/// The Warband with what `before` knows of its cards where it says nothing itself.
fn completed(warband: &Warband, before: &Warband) -> Option<Warband> {
    let mut parts = warband.parts().clone();
    for profile in &mut parts.profiles {
        if let Some(known) = before.parts().profiles.iter().find(|known| known.name == profile.name) {
            profile.complete(known, None);
            if warband.limit().is_none() {
                complete_cost(profile, known);
            }
        }
    }
    Warband::new(parts).ok()
}

/// Rice that nobody has said where there is no limit.
const UNKNOWN: Cost = Cost::Rice(0);

/// The Rice that is known of a card stays where nobody has said any now.
fn complete_cost(profile: &mut Profile, known: &Profile) {
    if let (UNKNOWN, Cost::Rice(_)) = (profile.cost, known.cost) {
        profile.cost = known.cost;
    }
}

/// Whether a Warband has that name, in whatever case.
pub fn is_called(warband: &Warband, name: &str) -> bool {
    warband.parts().name.to_lowercase() == name.to_lowercase()
}

/// The file in which players hand a Warband on.
pub fn file(warband: &Warband) -> String {
    format!("{:#}", write::document(warband))
}

/// The same without the cards, for codes: whoever takes it in types them, or has them.
pub fn brief(warband: &Warband) -> String {
    let mut document = write::document(warband);
    let profiles = document.get_mut("profiles").and_then(Value::as_array_mut);
    for profile in profiles.into_iter().flatten().filter_map(Value::as_object_mut) {
        // Forms say which cards are the same, so they belong to the Warband.
        profile.retain(|field, _| field == "forms" || !warband::CARD.contains(&field.as_str()));
    }
    document.to_string()
}

/// The Warband in such a file.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn of_file(text: &str) -> Result<Warband, DocumentFault> {
    read_warband(&Document::parse(text, "warband")?.root())
}

impl KeptLibrary for KeptWarbands {
    type Fault = DocumentFault;

    const KEY: &'static str = "rokugan.bushido.warbands";

    fn read(text: &str) -> Result<Self, DocumentFault> {
        let document = Document::parse(text, "warbands")?;
        let object = document.root().object(&["format", "version", "warbands"])?;
        object.required("format")?.choice(&[(FORMAT, ())])?;
        let version = object.required("version")?;
        if version.integer(1..=i64::MAX)? > VERSION {
            return Err(version.fault(TOO_NEW));
        }
        let warbands = object.required("warbands")?.items(0..=usize::MAX)?;
        warbands.iter().map(read_warband).collect::<Result<_, _>>().map(Self)
    }

    fn is_newer(fault: &DocumentFault) -> bool {
        fault.reason == TOO_NEW
    }

    fn damaged(key: &str) -> DocumentFault {
        DocumentFault { path: key.to_owned(), reason: "damaged or cut off".to_owned() }
    }

    fn write(&self) -> String {
        let warbands: Vec<_> = self.0.iter().map(write::document).collect();
        json!({"format": FORMAT, "version": VERSION, "warbands": warbands}).to_string()
    }

    fn join(&mut self, other: Self) {
        let missing = |warband: &Warband| !self.0.iter().any(|kept| is_called(kept, &warband.parts().name));
        let missing: Vec<Warband> = other.0.into_iter().filter(missing).collect();
        self.0.extend(missing);
    }
}
