//! Equipment (rulebook p. 16): of each type only one is used in a scenario, wherever it is afterwards.

use crate::support::*;
use rokugan::games::champions::model::equipment::{Equipment, EquipmentKind, Use};

fn weapon(called: &str) -> Command {
    let item = Equipment { name: name(called), kind: EquipmentKind::Weapon, note: no_note(), used: Use::Carried };
    Command::TakeEquipment { champion: First, item }
}

#[test]
fn p16_a_second_weapon_is_not_used_after_the_first_was_given_away() {
    let mut play = five().acting();
    play.does(weapon("Nodachi")).does(Command::UseEquipment { champion: First, item: 0 });
    play.does(Command::DropEquipment { champion: First, item: 0 }).does(weapon("Yari"));
    let second = || Command::UseEquipment { champion: First, item: 0 };
    let refusal = RefusalKind::TypeInUse { kind: EquipmentKind::Weapon, item: name("Nodachi") };
    play.refuses(second(), refusal, rokugan::games::champions::rulebook::EQUIPMENT.id);
    play.anyway(second(), rokugan::games::champions::rulebook::EQUIPMENT.id);
}
