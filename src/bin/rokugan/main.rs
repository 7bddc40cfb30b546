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
use std::process::ExitCode;

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
        Asked::Run { verb: Verb::Show, file } => output::document(&show::show(&input::read(&file)?)?),
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
            let (report, verdict) = replay::replay(&input::read(&file)?)?;
            output::document(&report)?;
            verdict
        }
    }
}
