//! A deed with its odds before the roll: what both roll, who succeeds, what it does to life and Honor.

use crate::games::empire_reborn::decide;
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::rulings::{Rulings, TnTie};
use crate::games::empire_reborn::person::{Deed, Open, PersonId};
use crate::games::empire_reborn::rules::odds::court::{self, Courtier};
use crate::games::empire_reborn::rules::odds::dice::Dice;
use crate::games::empire_reborn::rules::odds::duel::{Conduct, Duelist, Entrant, Place, duel};
use crate::games::empire_reborn::rules::odds::honor::mean;
use crate::games::empire_reborn::rules::odds::intrigue::{assassination, denounce, prevails, uncovered};
use crate::games::empire_reborn::rules::pool::{Pool, reaches};
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::views::odds::dice::Typed;

/// How a deed would come out.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// What both roll, who acts first.
    pub pools: [Pool; 2],
    /// The chance of whoever acts or challenges.
    pub succeeds: f64,
    /// The chance of no result.
    pub tie: f64,
    /// The chance that each dies.
    pub dies: [f64; 2],
    /// The mean Honor of each afterwards; nothing where it is not at stake.
    pub honor: [Option<f64>; 2],
    /// The chance that each is caught cheating.
    pub caught: [f64; 2],
}

/// How a deed of two Characters would come out where nobody cheats; nothing where there is one of them only.
pub fn odds(state: &State, deed: Deed, both: [PersonId; 2]) -> Option<Odds> {
    odds_with(state, deed, both, [Conduct::Fair; 2])
}

/// How a deed of two Characters would come out; nothing where there is one of them only.
pub fn odds_with(state: &State, deed: Deed, [actor, target]: [PersonId; 2], conduct: [Conduct; 2]) -> Option<Odds> {
    let (a, b) = (&state.person(actor)?.character, &state.person(target)?.character);
    Some(between(deed, [a, b], conduct, state.rulings()))
}

/// How a deed of two would come out under some rulings.
pub fn between(deed: Deed, [a, b]: [&Character; 2], conduct: [Conduct; 2], rulings: &Rulings) -> Odds {
    let pools = decide::pools(deed, a, b, rulings);
    let duel_at = |place: Place| {
        let entrant = |character, conduct| Entrant { character, extra: 0, conduct };
        let odds = duel(place, entrant(a, conduct[0]), entrant(b, conduct[1]), rulings);
        Odds {
            pools,
            succeeds: odds.a.wins,
            tie: odds.tie,
            dies: [odds.a.dies, odds.b.dies],
            honor: [Some(mean(&odds.a.honor)), Some(mean(&odds.b.honor))],
            caught: [odds.a.caught, odds.b.caught],
        }
    };
    let caught = [0.0; 2];
    match deed {
        Deed::Duel => duel_at(Place::Court { challenger: Some(Duelist::A) }),
        Deed::BattleDuel => duel_at(Place::Battle),
        Deed::Contest(ring) => duel_at(Place::Contest(ring)),
        Deed::Assassination => {
            let odds = assassination(a, b, rulings);
            Odds { pools, succeeds: odds.strikes, tie: 0.0, dies: [0.0, odds.kills], honor: [None, None], caught }
        }
        Deed::Denouncing(presence) => {
            let odds = denounce(a, b, presence, rulings);
            let honor = [Some(mean(&odds.honor_actor)), Some(mean(&odds.honor_target))];
            Odds { pools, succeeds: odds.succeeds, tie: 0.0, dies: [0.0; 2], honor, caught }
        }
        Deed::Investigation | Deed::Uncovering(_) => {
            let dice = Dice::new(rulings);
            let succeeds = prevails(&dice.total(pools[0]).against(&dice.total(pools[1])), rulings);
            let honor = match deed {
                Deed::Uncovering(crime) => uncovered([a, b], crime, succeeds, rulings).map(Some),
                _ => [None, None],
            };
            Odds { pools, succeeds, tie: 0.0, dies: [0.0; 2], honor, caught }
        }
    }
}

/// What is rolled for something open, against which target number, and the chance to reach it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Asked {
    /// The pool.
    pub pool: Pool,
    /// The target number; nothing where the total itself counts.
    pub tn: Option<i64>,
    /// The chance to reach it.
    pub chance: Option<f64>,
}

/// What is rolled for something open.
pub fn asked(state: &State, open: Open) -> Option<Asked> {
    let (pool, tn) = decide::asked(state, open)?;
    let dice = Dice::new(state.rulings());
    Some(Asked { pool, tn, chance: tn.map(|tn| dice.succeeds(pool, tn)) })
}

/// How dice that are being typed in stand against a target number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// So much more is needed.
    Lacks(i64),
    /// It is reached, whatever the dice that are left show.
    Reached,
    /// All dice are there, and it is not reached.
    Failed,
}

/// How dice that are being typed in stand; nothing before the first, and where the total itself counts.
pub fn standing(asked: Asked, typed: &Typed, rulings: &Rulings) -> Option<Standing> {
    let tn = asked.tn.filter(|_| *typed != Typed::default())?;
    // A 10 that waits for its die counts already.
    let waiting = Some(typed.waiting).filter(|waiting| *waiting > 0);
    let shown = Typed { dice: typed.dice.iter().copied().chain(waiting).collect(), waiting: 0 };
    let total = shown.total(asked.pool, rulings);
    let least = tn + i64::from(rulings.tn_tie == TnTie::Beats);
    Some(if reaches(total, tn, rulings.tn_tie) {
        Standing::Reached
    } else if typed.is_whole(asked.pool, rulings) {
        Standing::Failed
    } else {
        Standing::Lacks(least - total)
    })
}

/// The chance of each courtier to win the Favor with such gifts in koku; what is left is nobody's (ER-CRT).
pub fn court_odds(state: &State, courtiers: &[(PersonId, u16)]) -> Vec<f64> {
    let all = courtiers
        .iter()
        .filter_map(|(who, koku)| Some(Courtier { character: &state.person(*who)?.character, koku: (*koku).into() }));
    let all: Vec<Courtier<'_>> = all.collect();
    if all.is_empty() { Vec::new() } else { court::court(&all, state.rulings()).wins }
}

/// What a courtier rolls.
pub fn court_pool(state: &State, who: PersonId, koku: u16) -> Option<Pool> {
    let character = &state.person(who)?.character;
    Some(court::pool(Courtier { character, koku: koku.into() }))
}

/// The dice each of two could have in a duel for as much of the own Honor: who is Exploitative (ER-ADV).
pub fn exploits(state: &State, deed: Deed, duelists: [PersonId; 2]) -> [u8; 2] {
    crate::games::empire_reborn::decide::exploits(state, deed, duelists)
}

/// Who in a roll that waits may still trade Honor for dice, and for how many.
pub fn exploiters(state: &State, open: Open) -> Vec<(PersonId, u8)> {
    let Open::Bout(bout) = open else { return Vec::new() };
    let dice = crate::games::empire_reborn::decide::left_to_exploit(state, &bout);
    bout.duelists.into_iter().zip(dice).filter(|(_, dice)| *dice > 0).collect()
}
