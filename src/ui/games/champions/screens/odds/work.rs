//! The odds in small slices: one question after each frame, so that no tap waits for more than one of them.

use super::desk::{Answer, Desk};
use crate::games::champions::model::ids::EnemyId;
use crate::games::champions::model::ids::Who;
use crate::games::champions::odds::combat::Combat;
use crate::games::champions::odds::outcome::Odds;
use crate::games::champions::odds::ranking::best_first;
use crate::games::champions::sheet::explore::{Silence, Stand};
use crate::ui::later::after_paint;
use crate::ui::measure::measured;
use leptos::prelude::*;

/// What the browser lists the times of a question under.
const NAME: &str = "odds";

/// Works out what is wanted whenever something changed, after the change is on the screen.
pub fn follow(desk: Desk) {
    let turn = StoredValue::new(0_u32);
    Effect::new(move |_| {
        desk.stand.track();
        desk.weights.track();
        desk.faces.track();
        desk.answers.set(Vec::new());
    });
    let wanted = Memo::new(move |_| desk.wanted());
    Effect::new(move |_| {
        let open = wanted.with(|wanted| next(desk, wanted));
        let mine = turn.get_value().wrapping_add(1);
        turn.set_value(mine);
        match open {
            Some(job) => work_out(desk, job, (turn, mine)),
            None => untrack(|| settle(desk)),
        }
    });
}

/// Works one question out once the next frame is painted, unless another is wanted by then.
fn work_out(desk: Desk, (enemy, ki): (EnemyId, u8), (turn, mine): (StoredValue<u32>, u32)) {
    after_paint(move || {
        if turn.try_get_value() == Some(mine) {
            let odds = measured(NAME, || answer(desk, enemy, ki));
            let (odds, purity) = odds.map_or_else(|silence| (Err(silence), None), |(odds, purity)| (Ok(odds), purity));
            desk.answers.update(|all| all.push(Answer { enemy, ki, odds, purity }));
        }
    });
}

/// The first that is wanted and not known.
fn next(desk: Desk, wanted: &[(EnemyId, u8)]) -> Option<(EnemyId, u8)> {
    desk.answers.with(|all| {
        let open = |one: &&(EnemyId, u8)| !all.iter().any(|known| (known.enemy, known.ki) == **one);
        wanted.iter().find(open).copied()
    })
}

fn answer(desk: Desk, enemy: EnemyId, ki: u8) -> Result<(Odds, Option<f64>), Silence> {
    let (faces, weights) = (desk.faces.get_untracked(), desk.weights.get_untracked().form());
    let asked = |stand: &Stand| stand.question(enemy, (&faces, weights), ki);
    let form = desk.stand.with_untracked(asked)?;
    // What the rules let stand and the odds do not can only be the card.
    let odds = Combat::new(&form).map(|combat| combat.odds()).map_err(|_| Silence::Unknown(Who::Enemy(enemy)))?;
    Ok((odds, desk.stand.with_untracked(|stand| stand.purity_lost(enemy, &form))))
}

/// Puts the best first once every Enemy is known; whoever is out of reach comes after the others.
fn settle(desk: Desk) {
    let ki = desk.ki();
    let mut rows: Vec<(EnemyId, Option<Odds>)> = desk
        .enemies
        .get_untracked()
        .into_iter()
        .map(|enemy| (enemy, desk.answer(enemy, ki).and_then(Result::ok)))
        .collect();
    best_first(&mut rows, |(_, odds)| odds.as_ref());
    rows.sort_by_key(|(enemy, _)| desk.stand.with_untracked(|stand| stand.reaches(*enemy)) == Some(false));
    let order: Vec<EnemyId> = rows.into_iter().map(|(enemy, _)| enemy).collect();
    if desk.order.with_untracked(|old| *old != order) {
        desk.order.set(order);
    }
}
