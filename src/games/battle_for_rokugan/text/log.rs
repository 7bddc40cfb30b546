//! The log: every entry of a journal as a line to read, with the honor it moved.

pub use crate::kernel::book::{Hand, LogLine};

use super::{names, reasons, rulings};
use crate::games::battle_for_rokugan::Rokugan;
use crate::games::battle_for_rokugan::event::Event;
use crate::games::battle_for_rokugan::laid::{Gone, Laid, TokenId};
use crate::games::battle_for_rokugan::model::board::CardPlace;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::games::battle_for_rokugan::rules::honor::Honor;
use crate::games::battle_for_rokugan::rules::resolution::report::Fate;
use crate::games::battle_for_rokugan::rules::rulebook;
use crate::games::battle_for_rokugan::stage::Part;
use crate::games::battle_for_rokugan::state::State;
use crate::kernel::book::{ChangeLine, Chapter, Headline, LogSign, MarkId};
use crate::kernel::by::Small;
use crate::kernel::chance::Source;
use crate::kernel::game::Game;
use crate::kernel::journal::{EntryOf, Journal};
use crate::kernel::line::Line;
use crate::words::battle_for_rokugan as keys;

/// The number by which lines are about a clan.
pub fn mark_of(clan: Clan) -> MarkId {
    MarkId(u32::try_from(clan.index()).unwrap_or(0))
}

/// Whose number that is; nothing for a number of nobody.
pub fn clan_of(MarkId(mark): MarkId) -> Option<Clan> {
    Clan::ALL.get(usize::try_from(mark).ok()?).copied()
}

/// The part of a chapter.
pub fn part_of(chapter: Chapter) -> Part {
    Part::ALL.get(usize::from(chapter.part)).copied().unwrap_or(Part::Setup)
}

/// Every entry that counts, oldest first.
pub fn log(journal: &Journal<Rokugan>) -> Vec<LogLine> {
    let mut state = journal.state_at(0);
    let line = |(number, entry): (usize, &EntryOf<Rokugan>)| {
        let chapter = chapter(&state);
        for event in &entry.events {
            Rokugan::apply(&mut state, event);
        }
        line(&state, chapter, number, entry)
    };
    journal.entries()[..journal.cursor()].iter().enumerate().map(line).collect()
}

/// When in the game a table is.
pub(in crate::games::battle_for_rokugan) fn chapter(state: &State) -> Chapter {
    let part = state.stage().part();
    Chapter { number: i16::from(state.round()), part: u8::try_from(part.index()).unwrap_or(0) }
}

/// One entry, by the table after it and the chapter before it.
pub(in crate::games::battle_for_rokugan) fn line(
    after: &State,
    chapter: Chapter,
    number: usize,
    entry: &EntryOf<Rokugan>,
) -> LogLine {
    let main = entry.events.iter().filter(|event| is_main(event));
    let others = entry.events.iter().filter(|event| !is_main(event));
    let mut said = main.chain(others).filter_map(|event| sentence(after, event));
    let (clan, headline) = said.next().unwrap_or((None, Line::new(keys::BFR_LOG_REOPENED)));
    LogLine {
        entry: number,
        stamp: entry.stamp,
        corrected: entry.corrected,
        chapter,
        mark: clan.map(mark_of),
        sign: sign(&entry.events),
        headline,
        says: Headline::Step,
        details: said.map(|(_, line)| line).collect(),
        changes: entry.events.iter().filter_map(change).collect(),
        hand: if entry.events.contains(&Event::ByHand) { Hand::Players } else { Hand::Rules },
        overrode: entry.events.iter().filter_map(overrode).collect(),
        run: None,
    }
}

fn sign(events: &[Event]) -> LogSign {
    match events {
        [Event::Remarked { .. }] => LogSign::Remark,
        _ => LogSign::Step,
    }
}

fn change(event: &Event) -> Option<ChangeLine> {
    let Event::HonorMoved { clan, from, to } = event else { return None };
    // No honor is anywhere near the bounds of these numbers.
    let [from, to] = [*from, *to].map(|honor| i16::try_from(honor).unwrap_or(i16::MAX));
    Some(ChangeLine { about: mark_of(*clan), what: 0, from, to })
}

/// The honor of every clan that differs between two tables.
pub(super) fn changes(before: &State, after: &State) -> Vec<ChangeLine> {
    let honor = |state: &State, clan| Honor::of(state.board(), clan).total();
    let moved = |clan| Event::HonorMoved { clan, from: honor(before, clan), to: honor(after, clan) };
    let lines = after.players().iter().filter_map(|clan| change(&moved(clan)));
    lines.filter(|line| line.from != line.to).collect()
}

/// A change of honor as a sentence.
pub fn change_line(change: &ChangeLine) -> Line {
    let clan = names::clan_or_nobody(clan_of(change.about));
    Line::new(keys::BFR_LOG_FROM_TO).with("clan", clan).with("from", change.from).with("to", change.to)
}

fn overrode(event: &Event) -> Option<Line> {
    let Event::Overrode { rule } = event else { return None };
    Some(match rulebook::by_id(rule) {
        Some(rule) => Line::new(keys::BFR_LOG_OVERRODE).with("page", rule.page),
        None => Line::new(keys::BFR_LOG_OVERRODE_ID).with("id", rule.as_str()),
    })
}

/// Everything that events say.
pub(in crate::games::battle_for_rokugan) fn everything(after: &State, events: &[Event]) -> Vec<Line> {
    let said = events.iter().filter_map(|event| sentence(after, event).map(|(_, line)| line));
    said.chain(events.iter().filter_map(change).map(|change| change_line(&change))).collect()
}

/// What an entry is about although something else may come first.
fn is_main(event: &Event) -> bool {
    match event {
        Event::Resolved
        | Event::CardPlayed { .. }
        | Event::Placed { .. }
        | Event::Settled { .. }
        | Event::FirstNamed { .. }
        | Event::InitiativeRevealed { .. }
        | Event::RulingSet { .. }
        | Event::AgentUsed { .. }
        | Event::ObjectiveShown { .. }
        | Event::Revealed { .. } => true,
        Event::Overrode { .. }
        | Event::ByHand
        | Event::RoundBegan { .. }
        | Event::StageBegan { .. }
        | Event::TurnCame { .. }
        | Event::Passed { .. }
        | Event::ControlSet { .. }
        | Event::SpecialSet { .. }
        | Event::CardMoved { .. }
        | Event::Taken { .. }
        | Event::Swapped { .. }
        | Event::PlacingStopped { .. }
        | Event::Left { .. }
        | Event::Scorched { .. }
        | Event::Pacified { .. }
        | Event::Conquered { .. }
        | Event::Defended { .. }
        | Event::NoneLeft { .. }
        | Event::Reopened
        | Event::Cleared
        | Event::RoundEnded
        | Event::GameEnded
        | Event::FirstSet { .. }
        | Event::PlacementsSet { .. }
        | Event::DiscardsSet { .. }
        | Event::AgentsSet { .. }
        | Event::RoninSet { .. }
        | Event::Renamed { .. }
        | Event::HonorMoved { .. }
        | Event::Remarked { .. } => false,
    }
}

/// The sentence of an event, by the table after it; whose turn it is and what fought as it should have none.
fn sentence(state: &State, event: &Event) -> Option<(Option<Clan>, Line)> {
    let of = |clan: Clan, key| (Some(clan), Line::new(key).with("clan", names::clan(clan)));
    let at =
        |(who, line): (Option<Clan>, Line), province| (who, line.with("province", names::province(state, province)));
    let nobody = |key| (None, Line::new(key));
    Some(match event {
        Event::Overrode { .. } | Event::ByHand | Event::TurnCame { .. } | Event::HonorMoved { .. } => return None,
        Event::FirstNamed { clan, source: Source::Entered } => of(*clan, keys::BFR_LOG_FIRST),
        Event::FirstNamed { clan, source: Source::Generated } => of(*clan, keys::BFR_LOG_FIRST_DRAWN),
        Event::Settled { clan, province } => at(of(*clan, keys::BFR_LOG_SETTLED), *province),
        Event::RoundBegan { round, ronin } => {
            let began = (None, Line::new(keys::BFR_LOG_ROUND).with("round", *round));
            match names::all(ronin.iter().map(|clan| Line::new(names::clan(*clan)))) {
                Some(all) => (None, Line::new(keys::BFR_LOG_RONIN).with("clan", all)),
                None => began,
            }
        }
        Event::StageBegan { stage } => (None, Line::new(keys::BFR_LOG_STAGE).with("stage", names::stage(*stage))),
        Event::InitiativeRevealed { card, source, first } => {
            let key = match source {
                Source::Entered => keys::BFR_LOG_INITIATIVE,
                Source::Generated => keys::BFR_LOG_INITIATIVE_DRAWN,
            };
            let (who, line) = of(*first, key);
            (who, line.with("card", names::initiative_card(*card)))
        }
        Event::CardPlayed { clan, card } => {
            let (who, line) = of(*clan, keys::BFR_LOG_CARD);
            (who, line.with("card", names::card(*card)))
        }
        Event::Passed { clan } => of(*clan, keys::BFR_LOG_PASSED),
        Event::ControlSet { province, control: None } => at(nobody(keys::BFR_LOG_NO_CONTROL), *province),
        Event::ControlSet { province, control: Some(control) } => {
            let (who, line) = at(of(control.clan(), keys::BFR_LOG_CONTROL), *province);
            (who, line.with("down", control.down()).with("up", control.up()))
        }
        Event::SpecialSet { province, special: None } => at(nobody(keys::BFR_LOG_NO_SPECIAL), *province),
        Event::SpecialSet { province, special: Some(special) } => {
            let (who, line) = at(nobody(keys::BFR_LOG_SPECIAL), *province);
            (who, line.with("special", names::special(*special)))
        }
        Event::CardMoved { territory, to } => card_moved(*territory, *to),
        Event::Placed { token } => placed(state, token),
        Event::Taken { token, to } => {
            let key = match to {
                Gone::Discarded => keys::BFR_LOG_TAKEN_DISCARDED,
                Gone::Pool => keys::BFR_LOG_TAKEN_POOL,
                Gone::Hand => keys::BFR_LOG_TAKEN_HAND,
            };
            let (who, line) = of(token.clan, key);
            let face = token.face.map_or(Line::new(keys::BFR_NONE), names::face);
            (who, line.with("face", face).with("place", names::place(state, state.laid(), token)))
        }
        Event::AgentUsed { clan, agent, token } => {
            let (who, line) = of(*clan, keys::BFR_LOG_AGENT);
            (who, line.with("agent", names::agent(*agent)).with("place", names::place(state, state.laid(), token)))
        }
        Event::Swapped { one, other } => {
            let line = Line::new(keys::BFR_LOG_SWAPPED);
            let line = line.with("one", place_of(state, *one)).with("other", place_of(state, *other));
            (state.token(*one).map(|laid| laid.clan), line)
        }
        Event::PlacingStopped { clan } => of(*clan, keys::BFR_LOG_STOPPED),
        Event::Revealed { token } => {
            let (who, line) = of(token.clan, keys::BFR_LOG_REVEALED);
            let face = token.face.map_or(Line::new(keys::BFR_NONE), names::face);
            (who, line.with("face", face).with("place", names::place(state, state.laid(), token)))
        }
        Event::Resolved => (None, Line::new(keys::BFR_LOG_RESOLVED).with("round", state.round())),
        Event::Left { token, fate } => left(token, *fate)?,
        Event::Scorched { province } => at(nobody(keys::BFR_LOG_SCORCHED), *province),
        Event::Pacified { province } => at(nobody(keys::BFR_LOG_PACIFIED), *province),
        Event::Conquered { province, by, from: Some(from) } => {
            let (who, line) = at(of(*by, keys::BFR_LOG_CONQUERED), *province);
            (who, line.with("from", names::clan(*from)))
        }
        Event::Conquered { province, by, from: None } => at(of(*by, keys::BFR_LOG_CONQUERED_EMPTY), *province),
        Event::Defended { province, clan, reason } => {
            let (who, line) = at(of(*clan, keys::BFR_LOG_DEFENDED), *province);
            (who, line.with("reason", reasons::defense(*reason)))
        }
        Event::NoneLeft { province, clan } => at(of(*clan, keys::BFR_LOG_NONE_LEFT), *province),
        Event::Reopened => nobody(keys::BFR_LOG_REOPENED),
        Event::RulingSet { ruling } => {
            let line = Line::new(keys::BFR_LOG_RULING).with("ruling", rulings::title(*ruling));
            (None, line.with("choice", rulings::choice(*ruling)))
        }
        Event::Cleared => nobody(keys::BFR_LOG_CLEARED),
        Event::RoundEnded => nobody(keys::BFR_LOG_ROUND_ENDED),
        Event::ObjectiveShown { clan, objective: Some(objective) } => {
            let (who, line) = of(*clan, keys::BFR_LOG_OBJECTIVE);
            (who, line.with("objective", names::objective(*objective)))
        }
        Event::ObjectiveShown { clan, objective: None } => of(*clan, keys::BFR_LOG_NO_OBJECTIVE),
        Event::GameEnded => nobody(keys::BFR_LOG_ENDED),
        Event::FirstSet { clan } => of(*clan, keys::BFR_LOG_FIRST_SET),
        Event::PlacementsSet { clan, left } => {
            let (who, line) = of(*clan, keys::BFR_LOG_PLACEMENTS);
            (who, line.with("count", *left))
        }
        Event::DiscardsSet { clan, face, count } => {
            let (who, line) = of(*clan, keys::BFR_LOG_DISCARDS);
            (who, line.with("face", names::face(*face)).with("count", *count))
        }
        Event::AgentsSet { clan, scouts, shugenja } => {
            let (who, line) = of(*clan, keys::BFR_LOG_AGENTS);
            (who, line.with("scouts", *scouts).with("shugenja", *shugenja))
        }
        Event::RoninSet { clans } => match names::all(clans.iter().map(|clan| Line::new(names::clan(*clan)))) {
            Some(all) => (None, Line::new(keys::BFR_LOG_RONIN).with("clan", all)),
            None => nobody(keys::BFR_LOG_RONIN_NONE),
        },
        Event::Renamed { province, name: Some(name) } => {
            let line = Line::new(keys::BFR_LOG_RENAMED).with("province", names::own_province(*province));
            (None, line.with("name", name.as_str()))
        }
        Event::Renamed { province, name: None } => {
            (None, Line::new(keys::BFR_LOG_UNNAMED).with("province", names::own_province(*province)))
        }
        Event::Remarked { note } => (None, Line::new(keys::BFR_LOG_REMARK).with("note", note.as_str())),
    })
}

/// Where a territory's card goes, and whose step that is.
pub fn card_moved(territory: Territory, to: CardPlace) -> (Option<Clan>, Line) {
    let name = names::territory(territory);
    match to {
        CardPlace::Board => (None, Line::new(keys::BFR_LOG_CARD_BOARD).with("territory", name)),
        CardPlace::Used => (None, Line::new(keys::BFR_LOG_CARD_USED).with("territory", name)),
        CardPlace::Held(clan) => {
            let line = Line::new(keys::BFR_LOG_CARD_HELD).with("territory", name).with("clan", names::clan(clan));
            (Some(clan), line)
        }
    }
}

fn placed(state: &State, token: &Laid) -> (Option<Clan>, Line) {
    let place = names::place(state, state.laid(), token);
    let clan = names::clan(token.clan);
    let line = match token.face {
        Some(face) => {
            Line::new(keys::BFR_LOG_PLACED_OPEN).with("clan", clan).with("face", names::face(face)).with("place", place)
        }
        None => Line::new(keys::BFR_LOG_PLACED).with("clan", clan).with("place", place),
    };
    (Some(token.clan), line)
}

fn place_of(state: &State, token: TokenId) -> Line {
    let place = state.token(token).map(|laid| names::place(state, state.laid(), laid));
    place.unwrap_or(Line::new(keys::BFR_PLACE_GONE))
}

/// A token that left otherwise than by fighting or defending.
fn left(token: &Laid, fate: Fate) -> Option<(Option<Clan>, Line)> {
    match fate {
        Fate::Battle | Fate::Unattacked => None,
        Fate::Illegal(_) | Fate::Bluff | Fate::Raid | Fate::RaidNoEffect | Fate::Diplomacy => {
            let line = Line::new(keys::BFR_LOG_LEFT)
                .with("clan", names::clan(token.clan))
                .with("face", names::face(token.face?))
                .with("fate", reasons::fate(token.face, fate));
            Some((Some(token.clan), line))
        }
    }
}
