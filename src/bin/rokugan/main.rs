//! The headless program: asks the rules engine without a browser.
//!
//! `rokugan VERB [FILE]` reads one JSON document from a file (`-` or none: standard input) and writes one to standard
//! output. Errors are one line on standard error that names the offending place. Status 1: the document contradicts
//! itself; status 2: it cannot be read, or the arguments make no sense.

mod arguments;
mod failure;
mod games;
mod input;
mod output;

mod board;
mod odds;
mod plan;
mod replay;
mod show;
mod simulate;

use arguments::{Asked, Verb};
use failure::Failure;
use rokugan::games::GameId;
use rokugan::storage::intake::{self, Kind};
use std::process::ExitCode;

/// Does something with the game of a save; what names none is read as one of Champions of Rokugan, which says why not.
macro_rules! of_its_game {
    ($text:expr, $game:ident => $act:expr) => {
        match saved_game($text) {
            GameId::Champions => {
                type $game = rokugan::games::champions::Champions;
                $act
            }
            GameId::BattleForRokugan => {
                type $game = rokugan::games::battle_for_rokugan::Rokugan;
                $act
            }
            GameId::Bushido => {
                type $game = rokugan::games::bushido::Bushido;
                $act
            }
            GameId::L5rCcg => {
                type $game = rokugan::games::l5r_ccg::Ccg;
                $act
            }
            GameId::EmpireReborn => {
                type $game = rokugan::games::empire_reborn::Empire;
                $act
            }
        }
    };
}

/// The game that a save says it is of.
fn saved_game(text: &str) -> GameId {
    match intake::sort(text) {
        Ok(Kind::Save(Some(game))) => game,
        Ok(Kind::Save(None) | Kind::Document(_)) | Err(_) => GameId::Champions,
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run() -> Result<(), Failure> {
    match arguments::read()? {
        Asked::Help(text) => output::text(&text),
        Asked::Run { verb: Verb::Odds, file } => output::document(&odds::odds(&input::read(&file)?)?),
        Asked::Run { verb: Verb::Show, file } => {
            let text = input::read(&file)?;
            of_its_game!(&text, G => output::document(&show::show::<G>(&text)?))
        }
        Asked::Run { verb: Verb::Board, file } => output::document(&board::board(&input::read(&file)?)?),
        Asked::Run { verb: Verb::Plan, file } => output::document(&plan::plan(&input::read(&file)?)?),
        Asked::Game { command, file } => match (command.answer)(&input::read(&file)?) {
            Ok(answer) => output::document(&answer),
            Err(fault) => Err(Failure::Refused(fault.to_string())),
        },
        Asked::GameFile { command, file } => match (command.answer)(&input::bytes(&file)?) {
            Ok(answer) => output::document(&answer),
            Err(fault) => Err(Failure::Refused(fault.to_string())),
        },
        Asked::Simulate { order, file } => {
            let (figures, verdict) = simulate::simulate(&input::read(&file)?, &order)?;
            output::document(&figures)?;
            verdict
        }
        Asked::Run { verb: Verb::Replay, file } => {
            let text = input::read(&file)?;
            of_its_game!(&text, G => {
                let (report, verdict) = replay::replay::<G>(&text)?;
                output::document(&report)?;
                verdict
            })
        }
    }
}
