//! What the program was asked to do.

use crate::failure::Failure;
use crate::games;
use crate::simulate::Order;
use clap::builder::PossibleValuesParser;
use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Command, value_parser};
use rokugan::games::champions::model::scenario::Difficulty;
use rokugan::games::champions::simulator::{Asked as Games, Care};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::headless::{HeadlessCommand, HeadlessFileCommand};

/// What to do with a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Reckons how a Combat or a test comes out, or what to do in it.
    Odds,
    /// Prints the state a save shows.
    Show,
    /// Plays a save again and compares.
    Replay,
    /// Looks a board over.
    Board,
    /// Works out an Enemy Phase.
    Plan,
}

impl Verb {
    const ALL: [Self; 5] = [Self::Show, Self::Replay, Self::Board, Self::Plan, Self::Odds];

    fn name(self) -> &'static str {
        match self {
            Self::Odds => "odds",
            Self::Show => "show",
            Self::Replay => "replay",
            Self::Board => "board",
            Self::Plan => "plan",
        }
    }

    fn about(self) -> &'static str {
        match self {
            Self::Odds => "Reckons the exact odds of a Combat or a test, or the best play in the middle of a roll",
            Self::Show => "Prints the state of a save: turn, phase, Group Honor, Threshold, every gauge",
            Self::Replay => "Makes the state from the events alone; status 1 where the save or the rules differ",
            Self::Board => "Checks a board: what it is made of and what is odd about it",
            Self::Plan => "Works out the Enemy Phase: every Enemy's movement and Combats, ties as questions",
        }
    }
}

/// What was asked.
#[derive(Clone, Debug)]
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
    /// A command of one of the games beside Champions of Rokugan.
    Game {
        /// Which.
        command: HeadlessCommand,
        /// With which file; `-` is standard input.
        file: String,
    },
    /// A command of one of these games that reads a file which need not be text.
    GameFile {
        /// Which.
        command: HeadlessFileCommand,
        /// With which file; `-` is standard input.
        file: String,
    },
    /// Scenarios are to be played.
    Simulate {
        /// How.
        order: Order,
        /// Of which pack; `-` is standard input.
        file: String,
    },
}

/// The verb that has arguments of its own.
const SIMULATE: &str = "simulate";
/// More games than anybody waits for.
const MOST_GAMES: i64 = 1_000_000;

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
    if let Some(matches) = matches.subcommand_matches(SIMULATE) {
        return Ok(simulation(matches));
    }
    if let Some(asked) = game(&matches) {
        return Ok(asked);
    }
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
        .subcommand(simulate().arg(file()))
        .subcommands(games::ALL.iter().map(|game| {
            let commands = game.commands.iter().map(|command| (command.name, command.about));
            let files = game.file_commands.iter().map(|command| (command.name, command.about));
            let commands = commands.chain(files).map(|(name, about)| Command::new(name).about(about).arg(file()));
            Command::new(game.name).about(game.about).subcommand_required(true).subcommands(commands)
        }))
}

fn game(matches: &ArgMatches) -> Option<Asked> {
    let (name, of_game) = matches.subcommand()?;
    let game = games::ALL.iter().find(|game| game.name == name)?;
    let (name, of_command) = of_game.subcommand()?;
    let file = of_command.get_one::<String>("FILE")?.clone();
    if let Some(command) = game.file_commands.iter().find(|command| command.name == name) {
        return Some(Asked::GameFile { command: *command, file });
    }
    let command = game.commands.iter().find(|command| command.name == name)?;
    Some(Asked::Game { command: *command, file })
}

fn simulate() -> Command {
    let option = |name: &'static str, help: &'static str| Arg::new(name).long(name).help(help);
    Command::new(SIMULATE)
        .about("Plays the scenarios of a pack by simple players; status 1 where something goes against the rules")
        .arg(
            option("games", "How many games")
                .default_value("100")
                .value_parser(value_parser!(u32).range(1..=MOST_GAMES)),
        )
        .arg(option("seed", "What the games grow from").default_value("1").value_parser(value_parser!(u64)))
        .arg(
            option("players", "How many players; one to five in turn without it")
                .value_parser(value_parser!(u8).range(1..=5)),
        )
        .arg(
            option("difficulty", "How hard")
                .default_value("normal")
                .value_parser(PossibleValuesParser::new(["easy", "normal", "hard"])),
        )
        .arg(
            option("care", "How they play their dice: by rules of thumb, or as the exact odds advise")
                .default_value("quick")
                .value_parser(PossibleValuesParser::new(["quick", "exact"])),
        )
        .arg(option("scenario", "Which scenario, by its name; all of them without it"))
}

fn simulation(matches: &ArgMatches) -> Asked {
    let text = |name| matches.get_one::<String>(name).map_or("", String::as_str);
    let asked = Games {
        games: matches.get_one::<u32>("games").copied().unwrap_or(1),
        seed: Seed(matches.get_one::<u64>("seed").copied().unwrap_or(1)),
        players: matches.get_one::<u8>("players").map(|players| usize::from(*players)),
        difficulty: match text("difficulty") {
            "easy" => Difficulty::Easy,
            "hard" => Difficulty::Hard,
            _ => Difficulty::Normal,
        },
        care: if text("care") == "exact" { Care::Exact } else { Care::Quick },
    };
    let scenario = matches.get_one::<String>("scenario").cloned();
    Asked::Simulate { order: Order { asked, scenario }, file: text("FILE").to_owned() }
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
