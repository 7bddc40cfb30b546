//! Numbers with fractions: what a Special is worth, weights, probabilities.

use crate::games::bushido::tools::headless::read::Read;
use crate::kernel::document::{Node, Object};

/// A finite number.
pub fn finite(node: &Node) -> Read<f64> {
    node.number()?.as_f64().filter(|number| number.is_finite()).ok_or_else(|| node.fault("is not finite"))
}

/// A finite number of 0 or more.
pub fn not_negative(node: &Node) -> Read<f64> {
    let number = finite(node)?;
    if number >= 0.0 { Ok(number) } else { Err(node.fault("is negative")) }
}

/// What a Special is worth to its owner when it triggers.
pub fn worth(special: &Object) -> Read<f64> {
    special.or("worth", 0.0, finite)
}
