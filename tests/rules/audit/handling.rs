//! Simple Manipulation with things (CH-ACT; rulebook p. 16, 23): one of those involved pays, and cards move with their owner.

use crate::support::*;
use crate::table_board::drawing::*;
use rokugan::games::champions::command::{Handling, Thing};
use rokugan::games::champions::handling::options;
use rokugan::games::champions::model::equipment::{Equipment, EquipmentKind, Use};
use rokugan::games::champions::model::lot::Held;
use rokugan::games::champions::model::name::Name;
use rokugan::games::champions::scenario::script::{Item, Script};

const ME: Actor = Actor::Champion(First);
const OTHER: Actor = Actor::Champion(Second);

fn chest() -> Name {
    name("Chest")
}

/// A board a-b with a chest in a; the first two Champions stand there.
fn play() -> Play {
    let item = Item { name: chest(), area: area("a"), cost: 1 };
    let script = Script { items: vec![item], ..Script::empty() };
    let mut play = five().scenario(|scenario| scenario.script = Some(Box::new(script))).acting();
    play.does(Command::Board(rokugan::games::champions::field::command::BoardCommand::Lay {
        board: Box::new(board("a-b")),
    }));
    play.put(First, "a").put(Second, "a");
    play
}

fn handle(handling: Handling) -> Action {
    Action::Handle(handling)
}

fn held(play: &Play) -> Held {
    play.state().item(&chest()).unwrap().clone()
}

#[test]
fn act_a_lever_beside_the_chest_does_not_pick_it_up() {
    let mut play = play();
    let ap = play.ap(First);
    play.act(First, handle(Handling::Nothing));
    assert_eq!((held(&play), play.ap(First)), (Held::Lies(area("a")), ap - 1));
}

#[test]
fn act_an_item_is_picked_up_given_and_put_down_for_1_ap_each() {
    let mut play = play();
    assert_eq!(options(play.state(), ME), [Handling::PickUp { item: chest() }]);
    play.act(First, handle(Handling::PickUp { item: chest() }));
    assert_eq!(held(&play), Held::By(ME.into()));
    let (ap, others) = (play.ap(First), play.ap(Second));
    play.act(First, handle(Handling::Give { thing: Thing::Item(chest()), to: OTHER }));
    assert_eq!((held(&play), play.ap(First), play.ap(Second)), (Held::By(OTHER.into()), ap - 1, others));
    play.act(First, handle(Handling::Take { thing: Thing::Item(chest()), from: OTHER }));
    play.put(First, "b").act(First, handle(Handling::PutDown { item: chest() }));
    assert_eq!(held(&play), Held::Lies(area("b")));
}

#[test]
fn act_nothing_goes_to_another_area_and_nobody_gives_what_it_does_not_have() {
    let mut play = play();
    play.put(First, "b");
    let pick = act(First, handle(Handling::PickUp { item: chest() }));
    play.refuses(pick, RefusalKind::ItemElsewhere { item: chest() }, "CH-ACT");
    let give = || act(First, handle(Handling::Give { thing: Thing::Item(chest()), to: OTHER }));
    let nothing = RefusalKind::NotCarried { who: ME.into(), item: Some(chest()) };
    play.refuses(give(), nothing, "CH-ACT").never(give());
    play.put(First, "a").act(First, handle(Handling::PickUp { item: chest() })).put(First, "b");
    play.refuses(give(), RefusalKind::NotInArea { who: OTHER.into() }, "CH-ACT");
    play.anyway(give(), "CH-ACT");
    let swap = Handling::Exchange { given: Thing::Equipment(0), taken: Thing::Item(chest()), with: OTHER };
    play.never(act(First, handle(swap)));
}

#[test]
fn act_equipment_moves_with_its_owner_and_is_exchanged() {
    let mut play = play();
    let item = |called: &str, kind| Equipment { name: name(called), kind, note: no_note(), used: Use::Carried };
    play.does(Command::TakeEquipment { champion: First, item: item("Nodachi", EquipmentKind::Weapon) });
    play.does(Command::TakeEquipment { champion: Second, item: item("Scroll", EquipmentKind::Relic) });
    play.does(Command::UseEquipment { champion: First, item: 0 });
    let ap = play.ap(First);
    let swap = Handling::Exchange { given: Thing::Equipment(0), taken: Thing::Equipment(0), with: OTHER };
    assert!(options(play.state(), ME).contains(&swap), "it is offered");
    play.act(First, handle(swap));
    let carried =
        |play: &Play, id| play.champion(id).equipment().iter().map(|item| item.name.to_string()).collect::<Vec<_>>();
    assert_eq!(
        (carried(&play, First), carried(&play, Second)),
        (vec!["Scroll".to_owned()], vec!["Nodachi".to_owned()])
    );
    assert_eq!(play.ap(First), ap - 1, "one payer");
    play.does(Command::UseEquipment { champion: Second, item: 0 });
}
