//! What behaviours have in common: whom to go for, whom to fight, and how answers are heard.

use super::{Ask, Halt, Runner, Said};
use crate::games::champions::command::CombatKind;
use crate::games::champions::field::moves::COMBAT;
use crate::games::champions::model::card::Ranged;
use crate::games::champions::model::enemy_phase::Foe;
use crate::games::champions::model::ids::{Actor, ChampionId};
use crate::games::champions::model::scenario::ScenarioKind;
use crate::games::champions::model::why::{Candidate, Far, Why};
use crate::games::champions::rulings::AssaultOnAllies;
use crate::kernel::by::Small as _;

impl<'a> Runner<'a> {
    /// Whom it goes for: the nearest, then most Ki, then the holder of the Favor.
    pub(super) fn pick(&mut self, of: &[Actor]) -> Result<Option<Actor>, Halt> {
        let nearest = match of {
            [] => Vec::new(),
            [only] => vec![*only],
            _ => self.some_of(Ask::Nearest { of: of.to_vec() }, of)?,
        };
        let most = nearest.iter().map(|who| self.ki(*who)).max();
        let tied: Vec<Actor> = nearest.iter().copied().filter(|who| Some(self.ki(*who)) == most).collect();
        let chosen = match &tied[..] {
            [] => None,
            [only] => Some(*only),
            _ => Some(self.one_of(Ask::Favor { of: tied.clone() }, &tied)?.ok_or(Halt::Misfit)?),
        };
        match chosen {
            Some(target) => {
                let rest = nearest.into_iter().filter(|who| *who != target);
                let candidate = |who| Candidate { who, far: Far::Told, ki: self.ki(who) };
                let candidates = std::iter::once(target).chain(rest).map(candidate).collect();
                self.why.push(Why::GoesFor { candidates });
            }
            None => self.why.push(Why::NobodyToGoFor),
        }
        self.target = chosen;
        Ok(chosen)
    }

    /// It moves as far as it goes; the players say whether that brings its target into reach, and what is left.
    pub(super) fn close_in(&mut self, target: Actor) -> Result<(), Halt> {
        let kind = self.reach(target)?;
        self.count_points()?;
        if let Some(kind) = kind {
            self.why.push(Why::InReach { target, kind });
            self.foe = Some(Foe { who: target, kind });
        }
        Ok(())
    }

    /// With a token left and nobody to fight so far, another one will do.
    pub(super) fn fight_another(&mut self, others: Vec<Actor>) -> Result<(), Halt> {
        if !self.looks_for_a_fight() || others.is_empty() {
            return Ok(());
        }
        if let Some(who) = self.one_of(Ask::OtherInReach { of: others.clone() }, &others)? {
            let kind = self.how(who)?;
            self.foe = Some(Foe { who, kind });
        }
        Ok(())
    }

    pub(super) fn fight_blockers(&mut self) -> Result<(), Halt> {
        let everybody = self.everybody();
        if !self.looks_for_a_fight() || everybody.is_empty() {
            return Ok(());
        }
        if let Some(who) = self.one_of(Ask::InTheWay { of: everybody.clone() }, &everybody)? {
            let kind = self.how(who)?;
            self.why.push(Why::InTheWay { who });
            self.foe = Some(Foe { who, kind });
        }
        Ok(())
    }

    pub(super) fn looks_for_a_fight(&self) -> bool {
        self.foe.is_none() && self.left >= COMBAT
    }

    /// Champions; in a Battle Allied Units too.
    pub(super) fn prey(&self) -> Vec<Actor> {
        match self.state.scenario().kind {
            ScenarioKind::Battle => self.everybody(),
            ScenarioKind::Adventure | ScenarioKind::Investigation => {
                let champions = ChampionId::ALL.iter().map(|id| Actor::Champion(*id));
                champions.filter(|who| self.state.is_in_play(*who)).collect()
            }
        }
    }

    /// The same and Allies behind them, where Assault fights them too when no Champion is in reach.
    pub(super) fn with_allies(&self, mut prey: Vec<Actor>) -> Vec<Actor> {
        let allies = self.everybody().into_iter().filter(|who| matches!(who, Actor::Ally(_)));
        match self.state.rulings().assault_on_allies {
            AssaultOnAllies::Never => prey,
            AssaultOnAllies::WithoutChampions => {
                let new: Vec<Actor> = allies.filter(|who| !prey.contains(who)).collect();
                prey.extend(new);
                prey
            }
        }
    }

    pub(super) fn everybody(&self) -> Vec<Actor> {
        let champions = ChampionId::ALL.iter().map(|id| Actor::Champion(*id));
        let allies = self.state.allies().map(|(id, _)| Actor::Ally(id));
        champions.chain(allies).filter(|who| self.state.is_in_play(*who)).collect()
    }

    pub(super) fn ki(&self, who: Actor) -> u8 {
        match who {
            Actor::Champion(id) => u8::try_from(self.state.champion(id).available_ki()).unwrap_or(0),
            Actor::Ally(_) => 0,
        }
    }

    pub(super) fn answer(&mut self, ask: Ask) -> Result<&'a Said, Halt> {
        let said = self.said.get(self.heard).ok_or(Halt::Ask(ask))?;
        self.heard += 1;
        Ok(said)
    }

    pub(super) fn yes(&mut self, ask: Ask) -> Result<bool, Halt> {
        match self.answer(ask)? {
            Said::Yes => Ok(true),
            Said::No => Ok(false),
            Said::Who(_) | Said::Reach(_) | Said::Points(_) | Said::Activates(_) => Err(Halt::Misfit),
        }
    }

    pub(super) fn some_of(&mut self, ask: Ask, of: &[Actor]) -> Result<Vec<Actor>, Halt> {
        match self.answer(ask)? {
            // In the order of the question, each at most once.
            Said::Who(who) if who.iter().all(|one| of.contains(one)) => {
                Ok(of.iter().copied().filter(|one| who.contains(one)).collect())
            }
            Said::Who(_) | Said::Reach(_) | Said::Points(_) | Said::Yes | Said::No | Said::Activates(_) => {
                Err(Halt::Misfit)
            }
        }
    }

    pub(super) fn one_of(&mut self, ask: Ask, of: &[Actor]) -> Result<Option<Actor>, Halt> {
        match &self.some_of(ask, of)?[..] {
            [] => Ok(None),
            [one] => Ok(Some(*one)),
            _ => Err(Halt::Misfit),
        }
    }

    pub(super) fn reach(&mut self, target: Actor) -> Result<Option<CombatKind>, Halt> {
        let kinds = self.kinds();
        match self.answer(Ask::Reach { target, kinds: kinds.clone() })? {
            Said::Reach(Some(kind)) if !kinds.contains(kind) => Err(Halt::Misfit),
            Said::Reach(kind) => Ok(*kind),
            Said::Who(_) | Said::Points(_) | Said::Yes | Said::No | Said::Activates(_) => Err(Halt::Misfit),
        }
    }

    /// How it fights somebody it can fight; not asked where there is only one way.
    fn how(&mut self, target: Actor) -> Result<CombatKind, Halt> {
        let kinds = self.kinds();
        if let [only] = kinds[..] {
            return Ok(only);
        }
        match self.answer(Ask::How { target })? {
            Said::Reach(Some(kind)) if kinds.contains(kind) => Ok(*kind),
            Said::Reach(_) | Said::Who(_) | Said::Points(_) | Said::Yes | Said::No | Said::Activates(_) => {
                Err(Halt::Misfit)
            }
        }
    }

    /// Melee, and Ranged unless its card says that it has no bow.
    fn kinds(&self) -> Vec<CombatKind> {
        match self.enemy.card().ranged.value() {
            Some(Ranged::Never) => vec![CombatKind::Melee],
            Some(Ranged::Bow | Ranged::Dice(_)) | None => vec![CombatKind::Melee, CombatKind::Ranged],
        }
    }

    pub(super) fn count_points(&mut self) -> Result<(), Halt> {
        self.left = self.points(self.ap)?;
        Ok(())
    }

    pub(super) fn points(&mut self, most: u8) -> Result<u8, Halt> {
        match self.answer(Ask::ActionPoints { most })? {
            Said::Points(points) if *points <= most => Ok(*points),
            Said::Points(_) | Said::Who(_) | Said::Reach(_) | Said::Yes | Said::No | Said::Activates(_) => {
                Err(Halt::Misfit)
            }
        }
    }
}
