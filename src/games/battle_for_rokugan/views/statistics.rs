//! Statistics over tables that have ended: wins by clan, seat and objective, honor by source, battles, bluffs, luck.
//!
//! Games that go on are left out: who leads has not won. So are demonstrations and first lessons: nobody chose what they
//! begin with. Numbers are whole; averages are hundredths.

use super::chronicle::{Round, rounds};
use super::score::{Row, table as score_table};
use crate::games::battle_for_rokugan::Table;
use crate::games::battle_for_rokugan::content::token_set;
use crate::games::battle_for_rokugan::demo::is_to_look_around;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::rules::resolution::battle::Outcome;
use crate::games::battle_for_rokugan::stage::Stage;
use crate::kernel::by::{By, Small};

/// The most players at a table.
const SEATS: usize = 5;

/// How often something was played, and how often it won; a shared victory is one for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wins {
    /// Games.
    pub games: u32,
    /// Games won.
    pub won: u32,
}

/// How often an objective was kept, met, and won with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tasks {
    /// Games and wins of those who kept it.
    pub wins: Wins,
    /// How often it was met.
    pub met: u32,
}

/// What a clan did in all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// Games and wins.
    pub wins: Wins,
    /// Honor from flowers, special tokens, faceup tokens, territories, objectives.
    pub honor: [u32; 5],
    /// Battles as attacker or defender, and those won.
    pub battles: Wins,
    /// Strength sent to attack, battle by battle; what met a battle counts.
    pub sent: Sum,
    /// Bluffs at others, and those against which somebody had sent a defense and nothing else came.
    pub bluffs: Wins,
    /// Strength of the tokens turned, against what as many drawn at random would come to.
    pub luck: Luck,
}

/// A sum of so many numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// How many.
    pub count: u32,
    /// Their sum.
    pub sum: u32,
}

impl Sum {
    /// The average in hundredths; nothing of none.
    pub fn average(self) -> Option<u32> {
        (self.count > 0).then(|| self.sum * 100 / self.count)
    }

    fn add(&mut self, number: u16) {
        self.count += 1;
        self.sum += u32::from(number);
    }
}

/// Strength that was turned, against expectation. The bluff is no draw, and is left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Luck {
    /// Tokens.
    pub tokens: u32,
    /// Their strength.
    pub strength: u32,
    /// What as many tokens drawn from those unseen at the time come to on average, in hundredths.
    pub expected: u32,
}

impl Luck {
    /// How much stronger the tokens were than expected, in hundredths.
    pub fn above(self) -> i32 {
        let hundredths = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
        hundredths(self.strength.saturating_mul(100)) - hundredths(self.expected)
    }
}

/// What all games come to.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistics {
    /// How many games.
    pub games: u32,
    /// By clan.
    pub clans: By<Clan, Deeds>,
    /// By seat, clockwise from the clan that began the game.
    pub seats: [Wins; SEATS],
    /// By objective.
    pub objectives: By<Objective, Tasks>,
}

impl Default for Statistics {
    fn default() -> Self {
        Self {
            games: 0,
            clans: By::from_fn(|_| Deeds::default()),
            seats: [Wins::default(); SEATS],
            objectives: By::from_fn(|_| Tasks::default()),
        }
    }
}

impl Wins {
    fn note(&mut self, won: Won) {
        self.games += 1;
        self.won += u32::from(won == Won::Yes);
    }
}

/// Whether it was won.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Won {
    Yes,
    No,
}

impl Won {
    fn when(holds: impl FnOnce() -> bool) -> Self {
        if holds() { Self::Yes } else { Self::No }
    }
}

impl Statistics {
    /// Adds a table; one whose game goes on, or that was made to look around, changes nothing.
    pub fn add(&mut self, table: &Table) {
        let state = table.state();
        if state.stage() != Stage::Over || is_to_look_around(table) {
            return;
        }
        self.games += 1;
        let seats = first_player(table).map(|first| state.players().clockwise_from(first).collect::<Vec<_>>());
        for row in score_table(state) {
            let won = Won::when(|| row.rank == 1);
            let clan = row.score.clan;
            let seat = seats.as_ref().and_then(|seats| seats.iter().position(|other| *other == clan));
            seat.into_iter().for_each(|seat| self.seats[seat.min(SEATS - 1)].note(won));
            self.add_row(&row, won);
        }
        rounds(table).iter().for_each(|round| self.add_round(round));
    }

    fn add_row(&mut self, row: &Row, won: Won) {
        let deeds = self.clans.get_mut(row.score.clan);
        deeds.wins.note(won);
        let honor = &row.score.honor;
        let sources = [honor.flowers, honor.tokens, honor.faceup, honor.of_territories(), row.score.objective];
        deeds.honor.iter_mut().zip(sources).for_each(|(sum, source)| *sum += u32::from(source));
        if let Some(objective) = row.objective {
            let task = self.objectives.get_mut(objective);
            task.wins.note(won);
            task.met += u32::from(row.score.objective > 0);
        }
    }

    fn add_round(&mut self, round: &Round) {
        for battle in &round.told.resolution.battles {
            for attacker in &battle.attackers {
                let deeds = self.clans.get_mut(attacker.clan);
                deeds.battles.note(Won::when(|| battle.outcome == Outcome::Taken(attacker.clan)));
                deeds.sent.add(attacker.total);
            }
            if let Some(defender) = battle.defender {
                let won = Won::when(|| battle.outcome == Outcome::Held(defender));
                self.clans.get_mut(defender).battles.note(won);
            }
        }
        for bluff in round.bluffs() {
            self.clans.get_mut(bluff.clan).bluffs.note(Won::when(|| bluff.drew > 0));
        }
        for clan in round.before.board.players().iter() {
            self.add_luck(round, clan);
        }
    }

    /// The tokens of a clan that were turned this round, against those it had left before.
    fn add_luck(&mut self, round: &Round, clan: Clan) {
        let gone = round.before.discards.get(clan);
        let left = |face: &Face| u32::from(token_set::of(clan).of(*face).saturating_sub(gone.of(*face)));
        let drawable = || Face::ALL.iter().filter(|face| face.kind() != Kind::Bluff);
        let count: u32 = drawable().map(left).sum();
        let strength: u32 = drawable().map(|face| left(face) * u32::from(face.weight())).sum();
        let own = round.before.laid.iter().filter(|laid| laid.clan == clan).filter_map(|laid| laid.face);
        let turned: Vec<Face> = own.filter(|face| face.kind() != Kind::Bluff).collect();
        let tokens = u32::try_from(turned.len()).unwrap_or(0);
        let luck = &mut self.clans.get_mut(clan).luck;
        luck.tokens += tokens;
        luck.strength += turned.iter().map(|face| u32::from(face.weight())).sum::<u32>();
        luck.expected += (tokens * strength * 100).checked_div(count).unwrap_or(0);
    }
}

/// Who began the game.
fn first_player(table: &Table) -> Option<Clan> {
    use crate::games::battle_for_rokugan::event::Event;
    let mut events = table.entries()[..table.cursor()].iter().flat_map(|entry| &entry.events);
    events.find_map(|event| match event {
        Event::FirstNamed { clan, .. } => Some(*clan),
        _ => None,
    })
}
