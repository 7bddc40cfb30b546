//! A ready-made table to look around in: the third round of a game of four, in the middle of placing.

use super::Rokugan;
use super::command::{Command, Hand};
use super::laid::{At, TokenId};
use super::lesson_table;
use super::model::board::CardPlace;
use super::model::clan::Clan;
use super::model::control::Control;
use super::model::face::{Face, Kind};
use super::model::initiative_card::InitiativeCard;
use super::model::place::{CoastalBorder, LandBorder, Spot};
use super::model::province::Province::{self, *};
use super::model::special::Special;
use super::model::territory::Territory;
use super::setup::{Fault, Setup};
use super::stage::Stage;
use crate::kernel::chance::Seed;
use crate::kernel::journal::{Journal, Stamp};

/// The clans, clockwise.
const CLANS: [Clan; 4] = [Clan::Lion, Clan::Crab, Clan::Crane, Clan::Scorpion];

/// Starting tokens in the order in which they are placed: Crane begins.
const SETTLED: [Province; 20] = [
    CraneMiddle,
    DragonSouth,
    LionCoast,
    CrabEast,
    CraneSouth,
    ScorpionNorth,
    LionNorthwest,
    CrabCenter,
    IslandsNorth,
    DragonCapital,
    UnicornEast,
    SouthcoastSouth,
    PhoenixCapital,
    ScorpionWest,
    UnicornCapital,
    SouthcoastInland,
    PhoenixCoast,
    UnicornWest,
    DragonNorthwest,
    CrabNorthwest,
];

/// Faceup control tokens beside the one that settled: where, whose, how many.
const FACEUP: [(Province, Clan, u8); 8] = [
    (UnicornCapital, Clan::Lion, 1),
    (DragonCapital, Clan::Scorpion, 1),
    (ScorpionNorth, Clan::Scorpion, 2),
    (ScorpionCapital, Clan::Scorpion, 1),
    (CraneCapital, Clan::Crane, 1),
    (IslandsNorth, Clan::Crane, 1),
    (CrabEast, Clan::Crab, 1),
    (CrabCapital, Clan::Crab, 2),
];

const SPECIALS: [(Province, Special); 4] = [
    (PhoenixCenter, Special::Scorched),
    (PhoenixCapital, Special::Peace),
    (DragonCapital, Special::Defense1),
    (CrabCenter, Special::Harbor),
];

const CARDS: [(Territory, CardPlace); 5] = [
    (Territory::Crane, CardPlace::Used),
    (Territory::Crab, CardPlace::Used),
    (Territory::Phoenix, CardPlace::Held(Clan::Crane)),
    (Territory::Lion, CardPlace::Held(Clan::Lion)),
    (Territory::Scorpion, CardPlace::Held(Clan::Scorpion)),
];

/// What lies in the discard piles: whose, kind, strength, how many.
const GONE: [(Clan, Kind, u8, u8); 23] = [
    (Clan::Lion, Kind::Army, 1, 3),
    (Clan::Lion, Kind::Army, 2, 1),
    (Clan::Lion, Kind::Army, 3, 1),
    (Clan::Lion, Kind::Army, 4, 1),
    (Clan::Lion, Kind::Shinobi, 2, 1),
    (Clan::Crane, Kind::Army, 1, 2),
    (Clan::Crane, Kind::Army, 2, 1),
    (Clan::Crane, Kind::Army, 3, 2),
    (Clan::Crane, Kind::Navy, 1, 1),
    (Clan::Crane, Kind::Shinobi, 1, 1),
    (Clan::Crane, Kind::Diplomacy, 0, 1),
    (Clan::Scorpion, Kind::Army, 1, 3),
    (Clan::Scorpion, Kind::Army, 2, 1),
    (Clan::Scorpion, Kind::Army, 5, 1),
    (Clan::Scorpion, Kind::Navy, 1, 1),
    (Clan::Scorpion, Kind::Shinobi, 1, 1),
    (Clan::Scorpion, Kind::Raid, 0, 1),
    (Clan::Crab, Kind::Army, 1, 3),
    (Clan::Crab, Kind::Army, 2, 1),
    (Clan::Crab, Kind::Army, 3, 1),
    (Clan::Crab, Kind::Army, 4, 1),
    (Clan::Crab, Kind::Navy, 1, 1),
    (Clan::Crab, Kind::Shinobi, 1, 1),
];

/// The demonstration table: Scorpion is about to place its fourth token of round 3.
///
/// # Errors
///
/// Every fault of its set-up; the tests show that there is none.
pub fn table(seed: Seed, now: Stamp) -> Result<Journal<Rokugan>, Vec<Fault>> {
    let mut journal = Journal::start(setup(), seed)?;
    for command in commands() {
        // A step that could not be made would only be missing; the tests show that all are.
        let _ = journal.commit(command, now);
    }
    Ok(journal)
}

/// Whether a table began as the demonstration or the first lesson: whatever came of it is no game of the players.
pub fn is_to_look_around(table: &Journal<Rokugan>) -> bool {
    let began_as = |setup: Setup, story: Vec<Command>| {
        let told = table.entries().iter().map(|entry| &entry.command);
        *table.setup() == setup
            && table.entries().len() >= story.len()
            && told.zip(&story).all(|(one, other)| one == other)
    };
    began_as(setup(), commands()) || began_as(lesson_table::setup(), lesson_table::prepared().collect())
}

fn setup() -> Setup {
    Setup::of(CLANS.to_vec())
}

fn commands() -> Vec<Command> {
    let mut all = vec![Command::NameFirst { clan: Clan::Crane }];
    all.extend(SETTLED.map(|province| Command::Settle { province, clan: None }));
    all.extend(initiative(2, Clan::Crab));
    all.extend(CARDS.map(|(territory, to)| Command::ByHand(Hand::Card { territory, to })));
    all.extend(FACEUP.map(|(province, clan, up)| control(province, clan, up)));
    all.extend(initiative(3, Clan::Lion));
    let special = |(province, special)| Command::ByHand(Hand::Special { province, special: Some(special) });
    all.extend(SPECIALS.map(special));
    all.push(control(ShadowlandsNorth, Clan::Crab, 1));
    let gone = GONE.iter().filter_map(|(clan, kind, strength, count)| {
        let face = Face::new(*kind, (*strength > 0).then_some(*strength))?;
        Some(Command::ByHand(Hand::Discards { clan: *clan, face, count: *count }))
    });
    all.extend(gone);
    all.extend([Command::Drawn, Command::EndCards]);
    all.extend(placed());
    all
}

fn initiative(round: u8, card: Clan) -> [Command; 2] {
    let clock = Command::ByHand(Hand::Clock { round, stage: Stage::Initiative });
    [clock, Command::RevealInitiative { card: InitiativeCard::Clan(card) }]
}

fn control(province: Province, clan: Clan, up: u8) -> Command {
    Command::ByHand(Hand::Control { province, control: Control::new(clan, 1, up) })
}

/// Fifteen tokens, in turn order: Lion, Crab, Crane, Scorpion.
fn placed() -> impl Iterator<Item = Command> {
    let border = |from, target| LandBorder::new(from, target).map(|border| At::Spot(Spot::Border(border)));
    let coast = |province| CoastalBorder::new(province).map(|coast| At::Spot(Spot::Coast(coast)));
    let center = |province| Some(At::Spot(Spot::Center(province)));
    let all = [
        center(LionCoast),
        border(CrabEast, ScorpionCapital),
        border(CraneCapital, LionCoast),
        border(DragonSouth, LionCoast),
        Some(At::On(TokenId(0))),
        center(CrabEast),
        border(CraneCapital, LionCapital),
        border(ScorpionNorth, LionCapital),
        center(LionCapital),
        coast(CraneSouth),
        center(CraneSouth),
        center(ScorpionCapital),
        border(LionCapital, CraneMiddle),
        border(CrabEast, CraneSouth),
        coast(CrabCapital),
    ];
    let turns = CLANS.into_iter().cycle();
    all.into_iter().zip(turns).filter_map(|(at, clan)| {
        let at = at?;
        let face = match at {
            At::Spot(_) => None,
            At::On(_) => Some(Face::new(Kind::Blessing, Some(2))?),
        };
        Some(Command::Place { clan, at, face, token: None })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battle_for_rokugan::views::honor::strip;
    use crate::games::battle_for_rokugan::views::odds::province;

    #[test]
    fn every_step_of_the_demonstration_is_made() {
        let journal = table(Seed(1), Stamp(0)).unwrap();
        assert_eq!(journal.cursor(), commands().len());
        let state = journal.state();
        assert_eq!((state.round(), state.stage(), state.turn()), (3, Stage::Placement, Some(Clan::Scorpion)));
        assert_eq!(state.laid().len(), 15);
    }

    #[test]
    fn its_honor_is_that_of_the_design_and_its_odds_stand() {
        let journal = table(Seed(1), Stamp(0)).unwrap();
        let totals: Vec<_> = strip(journal.state()).iter().map(|clan| (clan.clan, clan.total)).collect();
        assert_eq!(totals, [(Clan::Crane, 24), (Clan::Crab, 22), (Clan::Scorpion, 22), (Clan::Lion, 18)]);
        let odds = province(journal.state(), LionCapital).unwrap().unwrap();
        assert!((odds.outcomes.held - 0.729).abs() < 1e-3, "{}", odds.outcomes.held);
    }
}
