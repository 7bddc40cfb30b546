//! What a command would change, person by person, each change with its cause and its rule: for reading before it is
//! carried out.

use super::names;
use crate::games::champions::Champions;
use crate::games::champions::command::Fall;
use crate::games::champions::event::{Cause, Event};
use crate::games::champions::model::figure::Origin;
use crate::games::champions::model::ids::{Actor, ChampionId, Who};
use crate::games::champions::model::quantity::{Gauge, GloryToken};
use crate::games::champions::model::state::State;
use crate::games::champions::view::{self, Status};
use crate::games::champions::{queries, rulebook};
use crate::kernel::by::Small;
use crate::kernel::game::Game;
use crate::kernel::line::{Key, Line};
use crate::kernel::rulebook::RuleRef;
use crate::words::champions as keys;

/// Everything a command would change.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Consequences {
    /// Whom it touches, in the order in which it does.
    pub people: Vec<Person>,
    /// Group Honor and Threshold, where one of them moves.
    pub group: Option<Group>,
}

/// What happens to one of those at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    /// Who.
    pub who: Who,
    /// What it is called.
    pub name: Line,
    /// What happens: gauges first, then what follows from them.
    pub effects: Vec<Effect>,
}

/// One change.
#[derive(Clone, Debug, PartialEq)]
pub struct Effect {
    /// What it is.
    pub kind: EffectKind,
    /// The cause of a gauge's change, or what else happens, in words.
    pub line: Line,
    /// The rule that says so, where one does.
    pub rule: Option<RuleRef>,
}

/// What a change is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectKind {
    /// A gauge moves.
    Gauge {
        /// Which.
        gauge: Gauge,
        /// What it shows before.
        from: i16,
        /// What it shows after.
        to: i16,
    },
    /// Wounds are counted, because nobody has typed in the Life Points.
    Wounds {
        /// How many before.
        from: i16,
        /// How many after.
        to: i16,
    },
    /// A status begins or ends.
    Status(Status),
    /// A Glory token is gained.
    Token(GloryToken),
    /// An Enemy is Eliminated.
    EnemyEliminated,
    /// Somebody comes to the board.
    Arrives,
    /// A Champion Intervenes.
    Intervenes,
}

/// Group Honor against the Threshold, before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Group Honor before and after.
    pub honor: (i16, i16),
    /// The Threshold before and after.
    pub threshold: (i16, i16),
}

impl Group {
    /// How far the Group Honor will lie above the Threshold; negative where it falls short.
    pub fn margin(self) -> i16 {
        self.honor.1 - self.threshold.1
    }
}

/// What `events` change on the table `before`.
pub fn consequences(before: &State, events: &[Event]) -> Consequences {
    let mut after = before.clone();
    for event in events {
        Champions::apply(&mut after, event);
    }
    let mut people = People { after: &after, list: Vec::new() };
    for event in events {
        people.hear(event);
    }
    for &champion in ChampionId::ALL {
        people.compare(before, champion);
    }
    for person in &mut people.list {
        sort(&mut person.effects);
    }
    let people = people.list;
    Consequences { people, group: group(before, &after) }
}

fn group(before: &State, after: &State) -> Option<Group> {
    let honor = (queries::group_honor(before), queries::group_honor(after));
    let threshold = (queries::threshold(before).total(), queries::threshold(after).total());
    (honor.0 != honor.1 || threshold.0 != threshold.1).then_some(Group { honor, threshold })
}

/// Changes of one gauge stand together, in the order of their first; what follows stands below.
fn sort(effects: &mut [Effect]) {
    let firsts: Vec<Gauge> = effects.iter().filter_map(Effect::gauge).collect();
    let place = |effect: &Effect| {
        effect.gauge().and_then(|gauge| firsts.iter().position(|first| *first == gauge)).unwrap_or(usize::MAX)
    };
    effects.sort_by_key(place);
}

impl Effect {
    fn gauge(&self) -> Option<Gauge> {
        match self.kind {
            EffectKind::Gauge { gauge, .. } => Some(gauge),
            EffectKind::Wounds { .. } => Some(Gauge::Life),
            EffectKind::Status(_) | EffectKind::Token(_) | EffectKind::EnemyEliminated => None,
            EffectKind::Arrives | EffectKind::Intervenes => None,
        }
    }
}

/// The people met so far.
struct People<'a> {
    after: &'a State,
    list: Vec<Person>,
}

impl People<'_> {
    fn add(&mut self, who: Who, effect: Effect) {
        if let Some(person) = self.list.iter_mut().find(|person| person.who == who) {
            person.effects.push(effect);
        } else {
            self.list.push(Person { who, name: names::who(self.after, who), effects: vec![effect] });
        }
    }

    /// What an event says of somebody; Champions' statuses are compared afterwards.
    fn hear(&mut self, event: &Event) {
        match event {
            Event::Changed { who, gauge, from, to, cause } => self.add(*who, changed(*gauge, *from, *to, *cause)),
            Event::TokenGained { champion, token } => {
                let line = Line::new(keys::EFFECT_TOKEN).with("token", names::token(*token));
                let kind = EffectKind::Token(*token);
                self.add(Who::Champion(*champion), Effect { kind, line, rule: Some(rulebook::GLORY_TRACK) });
            }
            Event::EnemyEliminated { enemy, .. } => {
                let line = Line::new(keys::EFFECT_IS).with("status", keys::STATUS_ELIMINATED);
                let kind = EffectKind::EnemyEliminated;
                self.add(Who::Enemy(*enemy), Effect { kind, line, rule: Some(rulebook::COMBAT_END) });
            }
            Event::EnemyAdded { enemy, origin, .. } => {
                let line = keys::EFFECT_ARRIVES.into();
                let rule = match origin {
                    Origin::New => rulebook::CORRUPTION,
                    Origin::Lost => rulebook::BATTLE_RETURN,
                };
                self.add(Who::Enemy(*enemy), Effect { kind: EffectKind::Arrives, line, rule: Some(rule) });
            }
            Event::Intervened { champion } => {
                let line = keys::EFFECT_INTERVENES.into();
                let kind = EffectKind::Intervenes;
                self.add(Who::Champion(*champion), Effect { kind, line, rule: Some(rulebook::INTERVENE) });
            }
            Event::Fell { actor: Actor::Ally(ally), fall } => {
                let status = match fall {
                    Fall::Eliminated => Status::Eliminated,
                    Fall::Corrupted => Status::Corrupted,
                };
                self.add(Who::Ally(*ally), becomes(status));
            }
            _ => {}
        }
    }

    /// Statuses of a Champion that begin or end.
    fn compare(&mut self, before: &State, id: ChampionId) {
        let (old, new) = (view::champion(before, id).statuses, view::champion(self.after, id).statuses);
        for status in new.iter().filter(|status| !old.contains(status)) {
            self.add(Who::Champion(id), becomes(*status));
        }
        let in_play = self.after.champion(id).is_in_play();
        for status in old.iter().filter(|status| in_play && !new.contains(status)) {
            let line = Line::new(keys::EFFECT_IS_NO_LONGER).with("status", status_name(*status));
            let kind = EffectKind::Status(*status);
            self.add(Who::Champion(id), Effect { kind, line, rule: Some(status_rule(*status)) });
        }
    }
}

/// Wounds of unknown Life Points are counted below zero, as no gauge with a card ever stands.
fn changed(gauge: Gauge, from: i16, to: i16, cause: Cause) -> Effect {
    let counted = gauge == Gauge::Life && from.min(to) < 0;
    let kind =
        if counted { EffectKind::Wounds { from: -from, to: -to } } else { EffectKind::Gauge { gauge, from, to } };
    Effect { kind, line: names::cause(cause).into(), rule: rule_of(cause) }
}

fn becomes(status: Status) -> Effect {
    let line = Line::new(keys::EFFECT_IS).with("status", status_name(status));
    Effect { kind: EffectKind::Status(status), line, rule: Some(status_rule(status)) }
}

/// The word of a status.
pub fn status_name(status: Status) -> Key {
    match status {
        Status::Weakened => keys::STATUS_WEAKENED,
        Status::Dishonored => keys::STATUS_DISHONORED,
        Status::Eliminated => keys::STATUS_ELIMINATED,
        Status::Corrupted => keys::STATUS_CORRUPTED,
    }
}

fn status_rule(status: Status) -> RuleRef {
    match status {
        Status::Weakened => rulebook::WEAKENED,
        Status::Dishonored => rulebook::DISHONORED,
        Status::Eliminated => rulebook::ELIMINATION,
        Status::Corrupted => rulebook::CORRUPTION,
    }
}

/// What a gauge is called: an Ally's reroll tokens stand where Champions have Ki.
pub fn gauge_name(who: Who, gauge: Gauge) -> Key {
    match (who, gauge) {
        (Who::Ally(_), Gauge::Ki) => keys::GAUGE_REROLLS,
        (Who::Champion(_) | Who::Ally(_) | Who::Enemy(_), _) => names::gauge(gauge),
    }
}

/// The rule behind a cause; what the players or a card decide has none.
fn rule_of(cause: Cause) -> Option<RuleRef> {
    match cause {
        Cause::Cost => Some(rulebook::ACTIONS),
        Cause::Action => Some(rulebook::ACTION_DETAILS),
        Cause::Disengagement => Some(rulebook::DISENGAGEMENT),
        Cause::Focus => Some(rulebook::FOCUS),
        Cause::Deception => Some(rulebook::DECEPTION),
        Cause::Outnumbered | Cause::Superiority => Some(rulebook::OUTNUMBERED),
        Cause::Effect => Some(rulebook::EFFECTS),
        Cause::Wounds => Some(rulebook::WOUNDS),
        Cause::Technique => Some(rulebook::TECHNIQUE),
        Cause::WoundedEnemy | Cause::EnemyEliminated => Some(rulebook::COMBAT_END),
        Cause::Corruption | Cause::Prevention => Some(rulebook::CORRUPTION),
        Cause::Elimination => Some(rulebook::ELIMINATION),
        Cause::Objective => Some(rulebook::OBJECTIVES),
        Cause::Recovery => Some(rulebook::RECOVERY),
        Cause::Oni => Some(rulebook::ONI),
        Cause::Refresh | Cause::Return => Some(rulebook::ALLIES),
        Cause::Retreat => Some(rulebook::RETREAT),
        Cause::ForcedMovement => Some(rulebook::FORCED_MOVEMENT),
        Cause::ClanPower | Cause::ByHand | Cause::Card => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::command::{Command, Fell, Outcome, Sizes};
    use crate::games::champions::model::ids::EnemyId;
    use crate::games::champions::trial::{self, Trial};
    use crate::words::{Language, Words};

    const FIRST: Who = Who::Champion(ChampionId::First);
    const FOE: Who = Who::Enemy(EnemyId(0));

    fn fought(trial: &Trial, outcome: Outcome) -> Consequences {
        consequences(trial.state(), &trial.asks(&Command::Combat(outcome)).unwrap())
    }

    fn told(trial: &Trial, dealt: u8, taken: u8) -> Outcome {
        trial::told(trial.state(), None, (dealt, taken))
    }

    /// What happens to somebody, as it is read.
    fn read(of: &Consequences, who: Who) -> Vec<String> {
        let words = Words::new(Language::English);
        let person = of.people.iter().find(|person| person.who == who);
        let effect = |effect: &Effect| match effect.kind {
            EffectKind::Gauge { gauge, from, to } => format!("{gauge:?} {from}>{to} {}", words.say(&effect.line)),
            EffectKind::Wounds { from, to } => format!("Wounds {from}>{to} {}", words.say(&effect.line)),
            _ => words.say(&effect.line),
        };
        person.map_or_else(Vec::new, |person| person.effects.iter().map(effect).collect())
    }

    #[test]
    fn a_combat_tells_every_change_with_its_cause() {
        let trial = trial::acting(&[trial::GOBLIN]);
        let honor = trial.state().champion(ChampionId::First).honor().get();
        let life = trial.state().champion(ChampionId::First).life().unwrap();
        let told = fought(&trial, Outcome { sizes: Sizes::Outnumbered, ..told(&trial, 3, 1) });
        let first = read(&told, FIRST);
        assert!(first.contains(&format!("Life {life}>{} Wounds", life - 1)), "{first:?}");
        assert!(first.contains(&format!("Honor {honor}>{} Outnumbered", honor + 1)), "{first:?}");
        assert!(first.contains(&format!("Honor {}>{} wounded an Enemy", honor + 1, honor + 2)), "{first:?}");
        assert!(first.contains(&"Glory 0>1 Eliminated an Enemy".to_owned()), "{first:?}");
        assert_eq!(read(&told, FOE), ["Life 3>0 Wounds", "is Eliminated"]);
        let group = told.group.unwrap();
        assert_eq!(group.honor.1 - group.honor.0, 2);
        assert_eq!(group.threshold.0, group.threshold.1);
    }

    #[test]
    fn changes_of_one_gauge_stand_together() {
        let trial = trial::acting(&[trial::GOBLIN]);
        let told = fought(&trial, Outcome { sizes: Sizes::Outnumbered, ..told(&trial, 1, 1) });
        let gauges: Vec<_> = told.people[0].effects.iter().filter_map(Effect::gauge).collect();
        assert_eq!(gauges, [Gauge::Ap, Gauge::Honor, Gauge::Honor, Gauge::Life]);
    }

    #[test]
    fn tokens_and_statuses_are_told() {
        let trial = trial::acting(&[trial::ONI]);
        let life = u8::try_from(trial.state().champion(ChampionId::First).life().unwrap()).unwrap();
        let unprevented = Outcome { prevented: 0, ..told(&trial, 6, life - 1) };
        let told = fought(&trial, unprevented);
        let first = read(&told, FIRST);
        assert!(first.contains(&"gains a token: +1 Defensive".to_owned()), "{first:?}");
        assert!(first.contains(&"is Weakened".to_owned()), "{first:?}");
        assert!(first.iter().any(|line| line.starts_with("Purity 5>4")), "{first:?}");
    }

    #[test]
    fn an_elimination_moves_the_threshold() {
        let trial = trial::acting(&[trial::ZOMBIE]);
        let life = u8::try_from(trial.state().champion(ChampionId::First).life().unwrap()).unwrap();
        let told = fought(&trial, told(&trial, 0, life));
        let first = read(&told, FIRST);
        assert!(first.contains(&"is Eliminated".to_owned()), "{first:?}");
        assert!(!first.contains(&"is Weakened".to_owned()), "{first:?}");
        let group = told.group.unwrap();
        assert!(group.threshold.1 < group.threshold.0);
    }

    #[test]
    fn wounds_without_a_card_are_counted() {
        let mut trial = trial::acting(&[]);
        let card = Box::new(crate::games::champions::pack::builtin().enemies[3].clone());
        let blank =
            crate::games::champions::model::card::EnemyCard { life: crate::kernel::known::Known::Unknown, ..*card };
        trial.does(Command::AddEnemies { card: Box::new(blank), count: 1 });
        let told = fought(&trial, Outcome { enemy_fell: Fell::Yes, ..told(&trial, 2, 0) });
        assert_eq!(read(&told, FOE), ["Wounds 0>2 Wounds", "is Eliminated"]);
    }
}
