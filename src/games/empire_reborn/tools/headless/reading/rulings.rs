//! The rulings a document names.

use crate::games::empire_reborn::model::rulings::{Ruling, Rulings};
use crate::kernel::document::{DocumentFault, Node, Object};

/// The rulings in force: those a document names, and the standard ones.
pub(in super::super) fn rulings(document: &Object<'_>) -> Result<Rulings, DocumentFault> {
    document.or("rulings", Rulings::STANDARD, read)
}

fn read(node: &Node<'_>) -> Result<Rulings, DocumentFault> {
    let known = Ruling::NAMES.iter().filter(|(_, ruling)| Rulings::is_in_documents(*ruling));
    let names: Vec<&str> = known.clone().map(|(name, _)| *name).collect();
    let object = node.object(&names)?;
    known.into_iter().try_fold(Rulings::STANDARD, |rulings, (name, ruling)| {
        let readings: Vec<(&'static str, usize)> =
            Rulings::readings(*ruling).into_iter().enumerate().map(|(at, reading)| (reading, at)).collect();
        let reading = object.or(name, rulings.reading(*ruling), |node| node.choice(&readings))?;
        Ok(rulings.with(*ruling, reading).unwrap_or(rulings))
    })
}
