//! The whole game that is tapped through the release build, played by the same script: four clans, five rounds, every
//! kind of token, three territory cards, a ronin, a tie of each kind, an override and a correction two rounds back.

use super::played::tap;
use rokugan::games::battle_for_rokugan::Table;
use rokugan::games::battle_for_rokugan::command::{Command, Hand};
use rokugan::games::battle_for_rokugan::content::drawing;
use rokugan::games::battle_for_rokugan::event::Event;
use rokugan::games::battle_for_rokugan::laid::{At, Laid, TokenId};
use rokugan::games::battle_for_rokugan::model::Named;
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::face::{Face, Kind};
use rokugan::games::battle_for_rokugan::model::initiative_card::{InitiativeCard, NeutralCard};
use rokugan::games::battle_for_rokugan::model::objective::Objective;
use rokugan::games::battle_for_rokugan::model::place::{CoastalBorder, LandBorder, Spot};
use rokugan::games::battle_for_rokugan::model::province::Province;
use rokugan::games::battle_for_rokugan::model::rulings::FinalTie;
use rokugan::games::battle_for_rokugan::model::special::Special;
use rokugan::games::battle_for_rokugan::model::territory_card::TerritoryCard;
use rokugan::games::battle_for_rokugan::rules::card::Play;
use rokugan::games::battle_for_rokugan::rules::places::spots;
use rokugan::games::battle_for_rokugan::rules::resolution::{Revealed, resolve};
use rokugan::games::battle_for_rokugan::rules::score::ranking;
use rokugan::games::battle_for_rokugan::saved::final_scores;
use rokugan::games::battle_for_rokugan::setup::Setup;
use rokugan::games::battle_for_rokugan::stage::Stage;
use rokugan::games::battle_for_rokugan::state::State;
use rokugan::games::battle_for_rokugan::views::reveal::in_map_order;
use rokugan::kernel::amend::{Replacement, Unfit, amend};
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::replay::verify;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

fn script() -> Value {
    serde_json::from_str(include_str!("../data/battle_for_rokugan/whole_game.json")).unwrap()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().unwrap().iter()
}

fn named<T: Named>(value: &Value) -> T {
    T::named(text(value)).unwrap()
}

/// "army 2", "bluff".
fn face(value: &Value) -> Face {
    let (kind, strength) = text(value).split_once(' ').unwrap_or((text(value), ""));
    Face::new(Kind::named(kind).unwrap(), strength.parse().ok()).unwrap()
}

/// A center, `a>b`, `~coast`, `^n` on the token that was placed as number n.
fn at(value: &Value) -> At {
    let at = text(value);
    let province = |id: &str| Province::named(id).unwrap();
    if let Some(token) = at.strip_prefix('^') {
        return At::On(TokenId(token.parse().unwrap()));
    }
    At::Spot(match (at.split_once('>'), at.strip_prefix('~')) {
        (Some((from, target)), _) => Spot::Border(LandBorder::new(province(from), province(target)).unwrap()),
        (_, Some(coast)) => Spot::Coast(CoastalBorder::new(province(coast)).unwrap()),
        (None, None) => Spot::Center(province(at)),
    })
}

fn begin(script: &Value) -> Table {
    let seats = list(&script["seats"]).map(named).collect();
    let mut table = Journal::start(Setup::of(seats), Seed(5)).unwrap();
    tap(&mut table, Command::NameFirst { clan: named(&script["first"]) });
    for province in list(&script["settle"]) {
        tap(&mut table, Command::Settle { province: named(province), clan: None });
    }
    table
}

fn play(card: TerritoryCard, provinces: &[Province]) -> Option<Play> {
    match (card, provinces) {
        (TerritoryCard::Bushido, [one]) => Some(Play::Place(Special::Honor4, vec![*one])),
        (TerritoryCard::DiplomaticMission, [one, reward]) => Some(Play::DiplomaticMission(*one, Some(*reward))),
        (TerritoryCard::Promotion, []) => None,
        other => panic!("{other:?}"),
    }
}

fn upkeep(table: &mut Table, round: &Value) {
    if let Some(card) = round["initiative"].as_str() {
        let neutral = NeutralCard::named(card).map(InitiativeCard::Neutral);
        let card = neutral.unwrap_or_else(|| InitiativeCard::Clan(Clan::named(card).unwrap()));
        tap(table, Command::RevealInitiative { card });
    }
    if let Some(clan) = round["ronin"].as_str() {
        tap(table, Command::ByHand(Hand::Ronin { clans: vec![Clan::named(clan).unwrap()] }));
    }
    tap(table, Command::Drawn);
    for card in round["cards"].as_array().unwrap_or(&Vec::new()) {
        let clan: Clan = named(&card["clan"]);
        assert_eq!(table.state().turn(), Some(clan), "whose card it is");
        if card["card"].is_null() {
            tap(table, Command::PassCard);
        } else {
            let provinces: Vec<Province> = list(&card["provinces"]).map(named).collect();
            let card = named(&card["card"]);
            tap(table, Command::PlayCard { clan, card, play: play(card, &provinces) });
        }
    }
    assert_eq!(table.state().stage(), Stage::Placement);
}

fn place(table: &mut Table, round: &Value) {
    for token in list(&round["tokens"]) {
        let (clan, place) = (named(&token["clan"]), at(&token["at"]));
        let face = matches!(place, At::On(_)).then(|| face(&token["face"]));
        let command = Command::Place { clan, at: place, face, token: None };
        let anyway = token["anyway"].as_bool() == Some(true);
        assert_eq!(table.preview(&command).is_err(), anyway, "{command:?}");
        tap(table, if anyway { Command::Anyway(Box::new(command)) } else { command });
    }
    assert_eq!(table.state().turn(), None, "all are placed");
}

fn reveal(table: &mut Table, round: &Value) {
    tap(table, Command::BeginReveal);
    let tokens: Vec<&Value> = list(&round["tokens"]).collect();
    let hidden: Vec<Laid> = in_map_order(table.state()).into_iter().filter(|laid| laid.face.is_none()).collect();
    for laid in hidden {
        tap(table, Command::Reveal { token: laid.id, face: face(&tokens[usize::from(laid.id.0)]["face"]) });
    }
}

/// The reasons of the round's battles, by province.
fn battles(state: &State) -> BTreeMap<String, String> {
    let resolution = resolve(state.board(), &Revealed::new(state.tokens()).unwrap());
    resolution.battles.iter().map(|battle| (battle.province.id().to_owned(), battle.why.id().to_owned())).collect()
}

/// The game up to its objectives; `each` sees it before a round is revealed.
fn played(script: &Value, mut each: impl FnMut(usize, &mut Table)) -> Table {
    let mut table = begin(script);
    for (number, round) in list(&script["rounds"]).enumerate() {
        upkeep(&mut table, round);
        place(&mut table, round);
        each(number + 1, &mut table);
        reveal(&mut table, round);
        let expected: BTreeMap<String, String> = serde_json::from_value(round["battles"].clone()).unwrap();
        assert_eq!(battles(table.state()), expected, "round {}", number + 1);
        tap(&mut table, Command::Resolve);
        tap(&mut table, Command::EndRound);
    }
    assert_eq!(table.state().stage(), Stage::Objectives);
    table
}

#[test]
fn the_script_has_everything_a_whole_game_can_show() {
    let script = script();
    let rounds: Vec<&Value> = list(&script["rounds"]).collect();
    assert_eq!((list(&script["seats"]).count(), rounds.len()), (4, 5));
    let tokens = rounds.iter().flat_map(|round| list(&round["tokens"]));
    let kinds: BTreeSet<Kind> = tokens.map(|token| face(&token["face"]).kind()).collect();
    assert_eq!(kinds.len(), Kind::ALL.len(), "every kind of token");
    let cards = rounds.iter().flat_map(|round| round["cards"].as_array().cloned().unwrap_or_default());
    assert_eq!(cards.filter(|card| !card["card"].is_null()).count(), 3, "three territory cards");
    assert_eq!(rounds.iter().filter(|round| round["ronin"].is_string()).count(), 1, "a ronin");
    let battles = rounds.iter().flat_map(|round| round["battles"].as_object().unwrap().values());
    let why: BTreeSet<&str> = battles.map(text).collect();
    for tie in ["attackers_tie", "defender_tie", "crane_tie"] {
        assert!(why.contains(tie), "a tie of each kind: {tie}");
    }
    let anyway = rounds.iter().flat_map(|round| list(&round["tokens"])).filter(|token| token["anyway"] == true);
    assert_eq!(anyway.count(), 1, "an override");
}

#[test]
fn a_whole_game_by_the_script_with_a_correction_two_rounds_back() {
    let script = script();
    let correction = &script["correction"];
    let (clan, kind): (Clan, _) = (named(&correction["clan"]), face(&correction["to"]));
    let mut table = played(&script, |round, table| {
        if round != 3 {
            return;
        }
        let spot = At::Spot(Spot::Center(named(&correction["at"])));
        let revealed = |entry: &&(usize, Laid)| entry.1.clan == clan && entry.1.at == spot;
        let told: Vec<(usize, Laid)> = table
            .entries()
            .iter()
            .enumerate()
            .filter_map(|(at, entry)| match entry.events.first() {
                Some(Event::Revealed { token }) => Some((at, *token)),
                _ => None,
            })
            .collect();
        let (entry, token) = *told.iter().find(revealed).expect("it was revealed in the first round");
        assert_eq!(token.face, Some(face(&correction["face"])));
        let with = Replacement::With(Command::Reveal { token: token.id, face: kind });
        let amended = amend(table, entry, &with, Unfit::LeaveOut, Stamp(1)).unwrap();
        assert_eq!(amended.journal.cursor(), table.cursor(), "the rest is kept");
        *table = amended.journal;
    });
    let discards = &table.state().seat(clan).discards;
    assert_eq!((discards.of(kind), discards.of(face(&correction["face"]))), (2, 3), "as it was corrected");
    for (clan, objective) in script["objectives"].as_object().unwrap() {
        let objective = (!objective.is_null()).then(|| named::<Objective>(objective));
        tap(&mut table, Command::ShowObjective { clan: Clan::named(clan).unwrap(), objective });
    }
    tap(&mut table, Command::EndGame);
    assert!(verify(&table).is_ok());
    let board = table.state().board();
    assert_eq!(board.special(Province::LionCapital), Some(Special::Scorched), "a raid");
    assert_eq!(board.special(Province::DragonCapital), Some(Special::Peace), "a diplomacy");
    assert_eq!(board.controller(Province::LionCoast), Some(Clan::Crane), "Crane wins ties");
    assert_eq!(ranking(&final_scores(table.state()), FinalTie::Shared)[0], [Clan::Crane]);
}

/// The units of the drawing a finger covers at 390 pixels; a tap on one place must not mean another.
const FINGER: i32 = 13;

#[test]
fn no_two_places_lie_under_one_finger() {
    let all: Vec<Spot> = Province::ALL.iter().flat_map(|at| spots(*at)).collect();
    let mut near = Vec::new();
    for (at, one) in all.iter().enumerate() {
        for other in all[at + 1..].iter().filter(|other| !one.excludes(**other)) {
            let (a, b) = (drawing::spot(*one), drawing::spot(*other));
            let (x, y) = (i32::from(a.x - b.x), i32::from(a.y - b.y));
            if x * x + y * y < FINGER * FINGER {
                near.push((*one, *other));
            }
        }
    }
    assert!(near.is_empty(), "{near:?}");
}
