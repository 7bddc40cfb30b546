//! What each behaviour asks, and what follows.

use super::{Ask, Halt, Runner};
use crate::games::champions::command::CombatKind;
use crate::games::champions::enemy::behaviour::{Assault, Guardian};
use crate::games::champions::field::moves::{COMBAT, Leaves};
use crate::games::champions::model::card::EnemyKind;
use crate::games::champions::model::conduct::{Conduct, SearchGoal};
use crate::games::champions::model::enemy_phase::Foe;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::investigation::Willing;
use crate::games::champions::model::lot::Held;
use crate::games::champions::model::why::Why;

impl Runner<'_> {
    pub(super) fn run(&mut self) -> Result<(), Halt> {
        match self.enemy.behaviour().clone() {
            Conduct::Assault(assault) => self.assault(assault),
            Conduct::Guardian(Guardian::Gatekeeper) => self.guard(Ask::CombatNearby, Why::Woken),
            Conduct::Guardian(Guardian::Sentinel) => self.guard(Ask::Sees, Why::Sees { who: None, from: None }),
            Conduct::Patrol { .. } => self.patrol(),
            Conduct::Search { goal: SearchGoal::Area(_), cost } => self.search(cost),
            Conduct::Search { goal: SearchGoal::HeldBy(holder), .. } => self.search_holder(holder),
            Conduct::Search { goal: SearchGoal::Persona(id), cost } => {
                let persona = self.state.investigation().and_then(|known| known.persona(id));
                let there = persona.is_some_and(|persona| persona.willing != Willing::Gone);
                if there { self.search(cost) } else { self.stay(Why::GoalGone) }
            }
            Conduct::Search { goal: SearchGoal::Item(item), cost } => match self.state.item(&item) {
                Some(Held::Lies(_)) => self.search(cost),
                Some(Held::By(Who::Champion(holder))) => self.search_holder(Actor::Champion(*holder)),
                Some(Held::By(Who::Ally(holder))) => self.search_holder(Actor::Ally(*holder)),
                Some(Held::By(Who::Enemy(_)) | Held::Gone) | None => self.stay(Why::GoalGone),
            },
            Conduct::Assassination { targets } => self.assassinate(&targets),
            Conduct::Escape { .. } => self.escape(),
        }
    }

    fn assault(&mut self, assault: Assault) -> Result<(), Halt> {
        match assault {
            Assault::Mobile => {
                let prey = self.prey();
                let Some(target) = self.pick(&prey)? else { return Ok(()) };
                self.close_in(target)?;
                let others: Vec<Actor> = prey.into_iter().filter(|who| *who != target).collect();
                self.fight_another(self.with_allies(others))
            }
            Assault::Stationary => {
                self.why.push(Why::Stationary);
                let prey = self.prey();
                self.fight_another(self.with_allies(prey))
            }
        }
    }

    fn guard(&mut self, ask: Ask, why: Why) -> Result<(), Halt> {
        if self.yes(ask)? {
            self.why.push(why);
            self.turn_to_assault()
        } else {
            self.why.push(Why::Guards);
            Ok(())
        }
    }

    fn patrol(&mut self) -> Result<(), Halt> {
        if self.yes(Ask::Sees)? {
            self.why.push(Why::Sees { who: None, from: None });
            return self.turn_to_assault();
        }
        self.why.push(Why::WalksRoute);
        self.left = 0;
        Ok(())
    }

    fn search(&mut self, cost: u8) -> Result<(), Halt> {
        if self.yes(Ask::TakesGoal { cost })? {
            self.why.push(Why::TakesGoal { cost });
            self.turned = Some(Conduct::Escape { exits: Vec::new() });
            return self.escape();
        }
        self.why.push(Why::GoalAhead);
        self.count_points()?;
        self.fight_blockers()
    }

    fn search_holder(&mut self, holder: Actor) -> Result<(), Halt> {
        if self.state.is_in_play(holder) { self.pursue(&[holder]) } else { self.stay(Why::NoGoal) }
    }

    fn stay(&mut self, why: Why) -> Result<(), Halt> {
        self.why.push(why);
        Ok(())
    }

    fn assassinate(&mut self, targets: &[Actor]) -> Result<(), Halt> {
        let left: Vec<Actor> = targets.iter().copied().filter(|who| self.state.is_in_play(*who)).collect();
        if left.is_empty() {
            self.why.push(Why::TargetsEliminated);
            return self.turn_to_assault();
        }
        self.pursue(&left)
    }

    fn pursue(&mut self, named: &[Actor]) -> Result<(), Halt> {
        let Some(target) = self.pick(named)? else { return Ok(()) };
        self.close_in(target)?;
        self.fight_another(named.iter().copied().filter(|who| *who != target).collect())?;
        self.fight_blockers()
    }

    fn escape(&mut self) -> Result<(), Halt> {
        let boss = self.enemy.card().kind == EnemyKind::Boss;
        let everybody = self.everybody();
        if boss && self.ap >= COMBAT && !everybody.is_empty() {
            let met = self.one_of(Ask::Meets { of: everybody.clone() }, &everybody)?;
            if let Some(who) = met {
                self.left = self.points(self.ap - COMBAT)?;
                self.on_the_way = Some(Foe { who, kind: CombatKind::Melee });
                self.why.push(Why::InTheWay { who });
                return Ok(());
            }
        }
        if self.yes(Ask::Leaves)? {
            self.why.push(Why::Leaves { cost: 1 });
            self.leaves = Leaves::Yes;
        } else {
            self.why.push(Why::ExitAhead);
        }
        self.left = 0;
        Ok(())
    }

    fn turn_to_assault(&mut self) -> Result<(), Halt> {
        self.turned = Some(Conduct::ASSAULT);
        self.assault(Assault::Mobile)
    }
}
