//! A Combat or Skill Test that was left with dice on the table, as the table tells of it.

use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::games::champions::sheet::draft::Draft;
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// "Combat open: Aki against Goblin A, 5 dice on the table." Nothing where nothing was entered, or where the table does not
/// know the two any more; what else is against it is said when one goes on.
pub fn open_line(state: &State, draft: &Draft) -> Option<Line> {
    if draft.is_blank() {
        return None;
    }
    let dice = draft.hand.roll.faces().into_iter().flatten().count();
    let name = names::given(state, draft.actor()?);
    let Some(duel) = draft.duel() else {
        return Some(Line::new(keys::TABLE_TEST_OPEN).with("name", name).with("dice", dice));
    };
    let id = duel.enemy.filter(|id| state.enemy(*id).is_some())?;
    let enemy = names::who(state, Who::Enemy(id));
    Some(if draft.told.is_some() {
        Line::new(keys::TABLE_TOLD_OPEN).with("name", name).with("enemy", enemy)
    } else {
        Line::new(keys::TABLE_COMBAT_OPEN).with("name", name).with("enemy", enemy).with("dice", dice)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::model::element::Element;
    use crate::games::champions::sheet::draft::{Duel, Task};
    use crate::games::champions::trial;
    use crate::words::{Language, Words};

    #[test]
    fn a_combat_that_was_left_is_told_with_its_dice_and_one_without_dice_is_not() {
        let table = trial::acting(&[trial::GOBLIN]);
        let mut draft = Draft::of(Task::Combat(Duel::begin(table.state(), None, None)));
        assert_eq!(open_line(table.state(), &draft), None);
        [Element::Fire, Element::Air].into_iter().for_each(|die| draft.hand.add(die));
        let said = open_line(table.state(), &draft).map(|line| Words::new(Language::English).say(&line)).unwrap();
        let mut told = draft.clone();
        told.tell();
        told.told.as_mut().unwrap().dealt = Some(1);
        let by_hand = open_line(table.state(), &told).map(|line| Words::new(Language::English).say(&line)).unwrap();
        assert!(by_hand.starts_with("Combat open: ") && by_hand.ends_with("entered by hand."), "{by_hand}");
        assert!(
            said.starts_with("Combat open: ")
                && said.contains("Practice Goblin")
                && said.ends_with("2 dice on the table."),
            "{said}"
        );
    }
}
