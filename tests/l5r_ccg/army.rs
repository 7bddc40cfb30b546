//! Documents of `battle`, put together from short descriptions of units.

use serde_json::{Value, json};

/// A unit of `player`; the Personality's id is that of the unit with a `p` before it.
pub fn unit(id: &str, player: &str, side: &str, force: i64) -> Value {
    json!({
        "id": id, "player": player, "side": side, "personality": { "id": format!("p{id}"), "force": force },
        "attached": []
    })
}

/// The unit with some fields of its Personality set.
pub fn who(mut unit: Value, fields: &Value) -> Value {
    for (field, value) in fields.as_object().unwrap() {
        unit["personality"][field] = value.clone();
    }
    unit
}

/// The unit with one more card attached.
pub fn with(mut unit: Value, card: &Value) -> Value {
    unit["attached"].as_array_mut().unwrap().push(card.clone());
    unit
}

pub fn follower(id: &str, force: i64) -> Value {
    json!({ "id": id, "kind": "follower", "force": force })
}

pub fn item(id: &str, force: i64) -> Value {
    json!({ "id": id, "kind": "item", "force": force })
}

/// The card with some fields set.
pub fn set(mut card: Value, fields: &Value) -> Value {
    for (field, value) in fields.as_object().unwrap() {
        card[field] = value.clone();
    }
    card
}

/// A battle of the Lion (`lion`) against the Crane (`crane`).
pub fn battle(strength: i64, units: &[Value], actions: &[Value]) -> Value {
    json!({
        "attacker": "lion", "defender": "crane", "province": { "strength": strength }, "units": units,
        "actions": actions
    })
}
