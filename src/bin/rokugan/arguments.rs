//! What the program was asked to do.

use crate::failure::Failure;
use clap::error::ErrorKind;
use clap::{Arg, Command};

/// What to do with a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Reckons how a Combat or a test comes out, or what to do in it.
    Odds,
    /// Prints the state a save shows.
    Show,
    /// Plays a save again and compares.
    Replay,
}

impl Verb {
    const ALL: [Self; 3] = [Self::Odds, Self::Show, Self::Replay];

    fn name(self) -> &'static str {
        match self {
            Self::Odds => "odds",
            Self::Show => "show",
            Self::Replay => "replay",
        }
    }

    fn about(self) -> &'static str {
        match self {
            Self::Odds => "Reckons the exact odds of a Combat or a test, or the best play in the middle of a roll",
            Self::Show => "Prints the state of a save: turn, phase, Group Honor, Threshold, every gauge",
            Self::Replay => "Makes the state from the events alone; status 1 where the save or the rules differ",
        }
    }
}

/// What was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// How to ask.
    Help(String),
    /// A verb and its document.
    Run {
        /// What to do.
        verb: Verb,
        /// With which file; `-` is standard input.
        file: String,
    },
}

/// Reads the arguments of the process.
///
/// # Errors
///
/// Arguments that make no sense.
pub fn read() -> Result<Asked, Failure> {
    let matches = match command().try_get_matches() {
        Ok(matches) => matches,
        Err(error) => return help_or_failure(&error),
    };
    let asked = Verb::ALL.into_iter().find_map(|verb| {
        let file = matches.subcommand_matches(verb.name())?.get_one::<String>("FILE")?;
        Some(Asked::Run { verb, file: file.clone() })
    });
    asked.ok_or_else(|| Failure::Unreadable("arguments: nothing to do, try --help".to_owned()))
}

fn command() -> Command {
    let file = || Arg::new("FILE").default_value("-").help("The document; - is standard input");
    let verbs = Verb::ALL.map(|verb| Command::new(verb.name()).about(verb.about()).arg(file()));
    Command::new("rokugan")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Asks the rules engine: one JSON document in, one out")
        .subcommand_required(true)
        .subcommands(verbs)
}

fn help_or_failure(error: &clap::Error) -> Result<Asked, Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(Asked::Help(error.to_string())),
        ErrorKind::MissingSubcommand => Err(Failure::Unreadable("arguments: no verb, try --help".to_owned())),
        _ => {
            let text = error.to_string();
            let line = text.lines().next().unwrap_or_default();
            Err(Failure::Unreadable(format!("arguments: {}", line.trim_start_matches("error: "))))
        }
    }
}
