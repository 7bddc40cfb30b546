//! A table in play and the verbs of a test.

use super::{Acting, Action, AllyId, Anybody, Cause, ChampionId, Command, EnemyId, Event, Gauge, Keyword, RefusalKind};
use super::{act, adjust, cards};
use rokugan::games::champions::Champions;
use rokugan::games::champions::command::Fall;
use rokugan::games::champions::flags;
use rokugan::games::champions::model::card::{AllyCard, EnemyCard};
use rokugan::games::champions::model::champion::Champion;
use rokugan::games::champions::model::state::State;
use rokugan::games::champions::model::turn::Phase;
use rokugan::games::champions::queries;
use rokugan::kernel::game::Game as _;
use rokugan::kernel::journal::{Journal, Stamp};

/// A table in play.
pub struct Play {
    pub journal: Journal<Champions>,
}

impl Play {
    pub fn new(journal: Journal<Champions>) -> Self {
        Self { journal }
    }

    pub fn state(&self) -> &State {
        self.journal.state()
    }

    /// Carries out a command that the rules allow.
    #[track_caller]
    pub fn does(&mut self, command: impl Into<Command>) -> &mut Self {
        let command = command.into();
        let result = self.journal.commit(command.clone(), Stamp(0)).map(|_| ());
        assert_eq!(result, Ok(()), "{command:?}");
        self
    }

    /// An action that the rules allow.
    #[track_caller]
    pub fn act(&mut self, actor: impl Into<Acting>, action: Action) -> &mut Self {
        self.does(act(actor, action))
    }

    /// A command that the rules refuse, for this reason and by this rule; the table stays as it was.
    #[track_caller]
    pub fn refuses(&mut self, command: impl Into<Command>, kind: RefusalKind, rule: &str) -> &mut Self {
        let (command, before) = (command.into(), self.journal.clone());
        let refusal = self.journal.commit(command.clone(), Stamp(0)).map(|_| ()).unwrap_err();
        assert_eq!((refusal.kind, refusal.rule.id), (kind, rule), "{command:?}");
        assert!(self.journal == before && *self.state() == *before.state(), "a refusal changed the table");
        self
    }

    /// A command that the rules refuse, done anyway: it works, and the log names the rule.
    #[track_caller]
    pub fn anyway(&mut self, command: impl Into<Command>, rule: &str) -> &mut Self {
        let command = command.into();
        assert!(self.journal.preview(&command).is_err(), "the rules allow {command:?}");
        self.does(Champions::anyway(&command));
        let noted = Event::Overrode { rule: rule.to_owned() };
        assert!(self.events().contains(&noted), "{:?} does not name {rule}", self.events());
        self
    }

    /// A command that not even the players' word makes possible.
    #[track_caller]
    pub fn never(&mut self, command: impl Into<Command>) -> &mut Self {
        let forced = Champions::anyway(&command.into());
        assert!(self.journal.preview(&forced).is_err(), "{forced:?} is possible");
        self
    }

    /// The events of the last entry.
    pub fn events(&self) -> &[Event] {
        self.journal.entries().last().map_or(&[], |entry| &entry.events)
    }

    /// Which gauges the last entry moved and why, in order: gauge, change, cause.
    pub fn changes(&self) -> Vec<(Gauge, i16, Cause)> {
        let change = |event: &Event| match event {
            Event::Changed { gauge, from, to, cause, .. } => Some((*gauge, to - from, *cause)),
            _ => None,
        };
        self.events().iter().filter_map(change).collect()
    }

    #[track_caller]
    pub fn activations(&mut self, order: &[ChampionId]) -> &mut Self {
        self.does(Command::BeginActivations { order: order.to_vec() })
    }

    /// Ends Activations until the Enemies act.
    #[track_caller]
    pub fn until_enemies(&mut self) -> &mut Self {
        while self.state().phase() == Phase::Champions {
            self.does(Command::EndActivation);
        }
        assert_eq!(self.state().phase(), Phase::Enemies);
        self
    }

    /// Ends the Enemies Phase and recovers.
    #[track_caller]
    pub fn until_next_turn(&mut self) -> &mut Self {
        self.until_enemies().does(Command::EndEnemies).does(Command::Recover)
    }

    /// Puts one Enemy on the board.
    #[track_caller]
    pub fn enemy(&mut self, card: EnemyCard) -> EnemyId {
        self.does(Command::AddEnemies { card: Box::new(card), count: 1 });
        self.state().enemies().last().unwrap().0
    }

    /// Puts an Enemy with these keywords on the board: 4 LP, worth 2 Glory.
    #[track_caller]
    pub fn foe(&mut self, keywords: &[Keyword]) -> EnemyId {
        self.enemy(cards::enemy("Ashigaru", 4, 2, keywords))
    }

    /// Puts one Ally on the board.
    #[track_caller]
    pub fn ally(&mut self, card: AllyCard) -> AllyId {
        self.does(Command::AddAllies { card: Box::new(card), count: 1 });
        self.state().allies().last().unwrap().0
    }

    /// Changes a gauge by hand.
    #[track_caller]
    pub fn adjust(&mut self, who: impl Into<Anybody>, gauge: Gauge, by: i16) -> &mut Self {
        self.does(adjust(who, gauge, by))
    }

    /// Sets a gauge by hand.
    #[track_caller]
    pub fn set(&mut self, who: impl Into<Anybody>, gauge: Gauge, to: i16) -> &mut Self {
        let who = who.into();
        let by = to - queries::gauge(self.state(), who.0, gauge).unwrap();
        if by == 0 { self } else { self.adjust(who, gauge, by) }
    }

    /// A Champion is Eliminated or Corrupted by the scenario.
    #[track_caller]
    pub fn falls(&mut self, champion: ChampionId, fall: Fall) -> &mut Self {
        self.does(Command::Fall { champion, fall })
    }

    /// What a gauge shows.
    #[track_caller]
    pub fn gauge(&self, who: impl Into<Anybody>, gauge: Gauge) -> i16 {
        queries::gauge(self.state(), who.into().0, gauge).unwrap()
    }

    pub fn champion(&self, id: ChampionId) -> &Champion {
        self.state().champion(id)
    }

    pub fn honor(&self, id: ChampionId) -> i16 {
        self.champion(id).honor().get()
    }

    pub fn glory(&self, id: ChampionId) -> i16 {
        self.champion(id).glory().get()
    }

    pub fn ap(&self, id: ChampionId) -> i16 {
        self.gauge(id, Gauge::Ap)
    }

    pub fn ki(&self, id: ChampionId) -> i16 {
        self.champion(id).available_ki()
    }

    pub fn used_ki(&self, id: ChampionId) -> i16 {
        self.champion(id).ki().unwrap().used.get()
    }

    pub fn life(&self, who: impl Into<Anybody>) -> i16 {
        self.gauge(who, Gauge::Life)
    }

    pub fn purity(&self, who: impl Into<Anybody>) -> i16 {
        self.gauge(who, Gauge::Purity)
    }

    pub fn group_honor(&self) -> i16 {
        queries::group_honor(self.state())
    }

    pub fn threshold(&self) -> i16 {
        queries::threshold(self.state()).total()
    }

    pub fn is_dishonored(&self, id: ChampionId) -> bool {
        flags::is_dishonored(self.state(), self.champion(id))
    }

    pub fn is_weakened(&self, id: ChampionId) -> bool {
        flags::is_weakened(self.champion(id))
    }
}
