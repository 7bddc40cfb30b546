//! An independent bookkeeping of Group Honor and Threshold, from nothing but the set-up and the events.

use crate::support::*;
use rokugan::games::champions::model::state::State;

struct Line {
    honor: i16,
    start: i16,
    destiny: i16,
    counts: bool,
}

/// What a player with pencil and paper would know.
pub struct Ledger {
    lines: Vec<Line>,
    extra: i16,
}

impl Ledger {
    /// The set-up, as the table shows it before its first event.
    pub fn open(state: &State) -> Self {
        let lines = state.champions().map(|(_, champion)| {
            let card = champion.card();
            let honor = card.honor.value().unwrap().get();
            Line { honor, start: honor, destiny: card.destiny.value().unwrap().get(), counts: true }
        });
        Self { lines: lines.collect(), extra: state.scenario().modifiers.of(state.difficulty()) }
    }

    fn line(&mut self, id: ChampionId) -> &mut Line {
        &mut self.lines[id as usize]
    }

    /// Writes down one event.
    pub fn write(&mut self, event: &Event) {
        match event {
            Event::Changed { who: Who::Champion(id), gauge: Gauge::Honor, from, to, .. } => {
                assert_eq!(self.line(*id).honor, *from, "the log knows another Honor");
                self.line(*id).honor = *to;
            }
            Event::Fell { actor: Actor::Champion(id), .. } => self.line(*id).counts = false,
            Event::BroughtBack { actor: Actor::Champion(id) } => self.line(*id).counts = true,
            Event::StartingHonorSet { champion, honor } => self.line(*champion).start = honor.get(),
            Event::ChampionCardEntered { champion, card } => {
                if let Some(destiny) = card.destiny.value() {
                    self.line(*champion).destiny = destiny.get();
                }
            }
            Event::ThresholdChanged { by } => self.extra = self.extra.saturating_add(*by).clamp(-999, 999),
            _ => {}
        }
    }

    /// Honor of those who count.
    pub fn group_honor(&self) -> i16 {
        self.lines.iter().filter(|line| line.counts).map(|line| line.honor).sum()
    }

    /// Starting Honor of those who count, Destiny of all, and what was added.
    pub fn threshold(&self) -> i16 {
        let honor: i16 = self.lines.iter().filter(|line| line.counts).map(|line| line.start).sum();
        let destiny: i16 = self.lines.iter().map(|line| line.destiny).sum();
        honor + destiny + self.extra
    }
}
