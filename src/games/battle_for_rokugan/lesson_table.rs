//! The first lesson: a prepared first round of three clans, of which the learner places the last six tokens, turns all,
//! and reads what comes of them. It has the rulebook's battle, a raid, a diplomacy, a blessing and a bluff.

use super::Rokugan;
use super::command::Command;
use super::laid::{At, Laid, TokenId};
use super::model::clan::Clan;
use super::model::face::{Face, Kind};
use super::model::place::{CoastalBorder, LandBorder, Spot};
use super::model::province::Province::{self, *};
use super::setup::{Fault, Setup};
use super::state::State;
use crate::kernel::chance::Seed;
use crate::kernel::journal::{Journal, Stamp};

/// The clans, clockwise.
const CLANS: [Clan; 3] = [Clan::Dragon, Clan::Phoenix, Clan::Scorpion];

/// Starting tokens in the order in which they are placed.
const SETTLED: [Province; 21] = [
    DragonSouth,
    PhoenixCenter,
    LionNorthwest,
    DragonNorthwest,
    PhoenixCoast,
    ScorpionNorth,
    UnicornCapital,
    LionCoast,
    ScorpionWest,
    UnicornWest,
    LionCapital,
    CrabEast,
    CraneCapital,
    CraneSouth,
    CrabNorthwest,
    CraneMiddle,
    IslandsWest,
    UnicornEast,
    IslandsNorth,
    SouthcoastEast,
    SouthcoastInland,
];

/// Where a token of the lesson lies.
#[derive(Clone, Copy)]
enum Where {
    Center(Province),
    Border(Province, Province),
    Coast(Province),
    /// On the token of that number.
    On(u16),
}

/// The tokens of the round in the order in which they are placed, Dragon first; the blessing lies faceup.
const TOKENS: [(Where, Kind, u8); 15] = [
    (Where::Center(DragonSouth), Kind::Army, 1),
    (Where::Border(PhoenixCapital, DragonSouth), Kind::Army, 1),
    (Where::Border(LionNorthwest, DragonSouth), Kind::Army, 3),
    (Where::Center(DragonNorthwest), Kind::Army, 1),
    (Where::Border(LionCoast, DragonSouth), Kind::Army, 1),
    (Where::Center(DragonNorthwest), Kind::Shinobi, 2),
    (Where::Coast(PhoenixCoast), Kind::Navy, 1),
    (Where::Center(PhoenixCoast), Kind::Diplomacy, 0),
    (Where::Center(LionCapital), Kind::Raid, 0),
    (Where::On(3), Kind::Blessing, 2),
    (Where::Center(LionCapital), Kind::Army, 2),
    (Where::Center(ScorpionCapital), Kind::Army, 2),
    (Where::Center(PhoenixCenter), Kind::Bluff, 0),
    (Where::Center(PhoenixCenter), Kind::Army, 2),
    (Where::Center(LionNorthwest), Kind::Army, 1),
];

/// How many of them lie already.
pub const PREPARED: usize = 9;

impl Where {
    fn at(self) -> Option<At> {
        Some(match self {
            Self::Center(at) => At::Spot(Spot::Center(at)),
            Self::Border(from, target) => At::Spot(Spot::Border(LandBorder::new(from, target)?)),
            Self::Coast(at) => At::Spot(Spot::Coast(CoastalBorder::new(at)?)),
            Self::On(number) => At::On(TokenId(number)),
        })
    }
}

fn clan_of(number: usize) -> Clan {
    CLANS[number % CLANS.len()]
}

/// The tokens as markers that are turned.
fn markers() -> impl Iterator<Item = Laid> {
    (0_u16..).zip(TOKENS).filter_map(|(number, (place, kind, strength))| {
        let face = Face::new(kind, (strength > 0).then_some(strength))?;
        Some(Laid { id: TokenId(number), clan: clan_of(number.into()), face: Some(face), at: place.at()? })
    })
}

/// The table of the lesson: the first round, six tokens before the reveal.
///
/// # Errors
///
/// Every fault of its set-up; the tests show that there is none.
pub fn table(seed: Seed, now: Stamp) -> Result<Journal<Rokugan>, Vec<Fault>> {
    let mut journal = Journal::start(setup(), seed)?;
    for command in prepared() {
        // A step that could not be made would only be missing; the tests show that all are.
        let _ = journal.commit(command, now);
    }
    Ok(journal)
}

/// The set-up of the lesson.
pub(super) fn setup() -> Setup {
    Setup::of(CLANS.to_vec())
}

/// Every step that is done already.
pub(super) fn prepared() -> impl Iterator<Item = Command> {
    let settled = SETTLED.map(|province| Command::Settle { province, clan: None });
    let begins = std::iter::once(Command::NameFirst { clan: CLANS[0] }).chain(settled).chain([Command::Drawn]);
    begins.chain(placements().take(PREPARED))
}

/// The placements of the round, the prepared ones first.
pub fn placements() -> impl Iterator<Item = Command> {
    markers().map(|laid| {
        let face = laid.face.filter(|_| laid.blesses());
        Command::Place { clan: laid.clan, at: laid.at, face, token: None }
    })
}

/// The token that is to be placed next in the lesson, where the table is as it foresees.
pub fn next_token(state: &State) -> Option<Laid> {
    let next = markers().nth(state.laid().len())?;
    let so_far = markers().zip(state.laid()).all(|(told, laid)| (told.clan, told.at) == (laid.clan, laid.at));
    (so_far && state.turn() == Some(next.clan)).then_some(next)
}

/// What a marker of the lesson is, as the learner is told; nothing for one that was placed otherwise.
pub fn told(state: &State, laid: &Laid) -> Option<Face> {
    let own = state.round() == 1 && state.players().iter().eq(CLANS);
    let same = |told: &Laid| (told.id, told.clan, told.at) == (laid.id, laid.clan, laid.at);
    markers().filter(|_| own).find(same)?.face
}
