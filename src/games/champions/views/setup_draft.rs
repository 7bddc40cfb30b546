//! A set-up in the making: what was typed, as it was typed. Anything may be missing.

use crate::games::champions::coming::Coming;
use crate::games::champions::model::campaign_table::InCampaign;
use crate::games::champions::model::card::ChampionCard;
use crate::games::champions::model::clan::Clan;
use crate::games::champions::model::ids::PlayerId;
use crate::games::champions::model::name::Name;
use crate::games::champions::model::objective::Objective;
use crate::games::champions::model::quantity::Turn;
use crate::games::champions::model::ring_event::RingEvents;
use crate::games::champions::model::scenario::{Difficulty, Modifiers, SameClan, Scenario, ScenarioKind};
use crate::games::champions::model::state::Play;
use crate::games::champions::rulings::Rulings;
use crate::games::champions::scenario::script::Script;
use crate::games::champions::setup::{CHAMPIONS, Setup};
use crate::games::champions::views::boards::{BoardChoice, Offered};
use crate::games::champions::views::catalogue::{Catalogue, Found, Origin};
use crate::kernel::chance::Seed;
use serde::{Deserialize, Serialize};

/// How many turns a scenario lasts before anybody says otherwise; the scenarios of the rulebook last 6 or more.
const USUAL_TURNS: i16 = 6;

/// A seat at the table as far as it is filled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DraftSeat {
    /// The player's name as typed; may be empty.
    pub player: String,
    /// The Champion.
    pub card: Option<ChampionCard>,
    /// The objectives kept.
    pub objectives: Vec<Objective>,
}

/// Which Companions fill the table of a single player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Companions {
    /// Minor Clan Bushi, as at every other table.
    Minor,
    /// Companions of the player's own Clan.
    OwnClan,
}

/// A set-up in the making.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// The scenario's title as typed.
    pub title: String,
    /// Its kind.
    pub kind: ScenarioKind,
    /// Its last turn.
    pub max_turns: Turn,
    /// What the difficulties add.
    pub modifiers: Modifiers,
    /// Names of Champions who must take part, as typed.
    pub mandatory: String,
    /// Names of Champions who must not, as typed.
    pub forbidden: String,
    /// Whether Clans may repeat.
    pub same_clan: SameClan,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// Standard play or more cooperation.
    pub play: Play,
    /// What the table plays where the rulebook leaves a choice.
    pub rulings: Rulings,
    /// How many players, 1 to 5.
    pub players: usize,
    /// Five seats; those behind the players are kept for when there are more again.
    pub seats: Vec<DraftSeat>,
    /// Which Companions, playing alone.
    pub companions: Companions,
    /// The Minor Clan Bushi by name, where another card than the usual one was chosen.
    pub companion: Option<Name>,
    /// The same of the Companions of the player's own Clan: each kind keeps its card while the other is in question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_companion: Option<Name>,
    /// The board that is laid when the table begins.
    #[serde(default)]
    pub board: Option<BoardChoice>,
    /// Whether the Ring Event cards are in play.
    #[serde(default)]
    pub ring_events: Option<RingEvents>,
    /// The campaign the table will belong to.
    #[serde(default)]
    pub campaign: Option<InCampaign>,
    /// What the scenario says beside its header, where it was taken over from a pack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub script: Option<Box<Script>>,
    /// Enemies of the first turn beside those of the scenario.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enemies: Vec<Coming>,
    /// What the table's chance grows from.
    pub seed: Seed,
    /// Who won the tie for the Favor, where the players rolled it themselves.
    pub told: Option<PlayerId>,
}

impl Draft {
    /// A set-up nobody has touched.
    pub fn fresh(seed: Seed) -> Self {
        let seat = DraftSeat { player: String::new(), card: None, objectives: Vec::new() };
        Self {
            title: String::new(),
            kind: ScenarioKind::Adventure,
            max_turns: Turn::clamped(USUAL_TURNS),
            modifiers: Modifiers::TYPICAL,
            mandatory: String::new(),
            forbidden: String::new(),
            same_clan: SameClan::Forbidden,
            difficulty: Difficulty::Normal,
            play: Play::Standard,
            rulings: Rulings::STANDARD,
            players: CHAMPIONS,
            seats: vec![seat; CHAMPIONS],
            companions: Companions::Minor,
            companion: None,
            own_companion: None,
            board: None,
            ring_events: None,
            campaign: None,
            script: None,
            enemies: Vec::new(),
            seed,
            told: None,
        }
    }

    /// The set-up in a text that [`Draft::write`] made; nothing where it cannot be used any more.
    pub fn read(text: &str) -> Option<Self> {
        let draft: Self = serde_json::from_str(text).ok()?;
        let usable = draft.seats.len() == CHAMPIONS && (1..=CHAMPIONS).contains(&draft.players);
        usable.then_some(draft)
    }

    /// The set-up as a text.
    pub fn write(&self) -> Option<String> {
        Some(serde_json::to_value(self).ok()?.to_string())
    }

    /// The seats of the players.
    pub fn player_seats(&self) -> &[DraftSeat] {
        &self.seats[..self.players]
    }

    /// How many Companions fill the table.
    pub fn companion_count(&self) -> usize {
        CHAMPIONS - self.players
    }

    /// Takes over a scenario: its header and, where it says more, its board and everybody on it. Whoever was to come to
    /// another one does not. Its board is one of those `offered`, which are asked for only where it names one.
    pub fn take_scenario(&mut self, scenario: &Scenario, offered: impl FnOnce() -> Vec<Offered>) {
        self.enemies.clear();
        self.script.clone_from(&scenario.script);
        if let Some(named) = scenario.script.as_ref().and_then(|script| script.board.as_ref()) {
            self.board = offered().into_iter().find(|one| one.board.name() == named.as_str()).map(|one| one.choice);
        }
        self.title = scenario.name.to_string();
        self.kind = scenario.kind;
        self.max_turns = scenario.max_turns;
        self.modifiers = scenario.modifiers;
        self.mandatory = listed(&scenario.mandatory);
        self.forbidden = listed(&scenario.forbidden);
        self.same_clan = scenario.same_clan;
    }

    /// The next scenario of a campaign at the table of the last one: what belongs to the players and not to a scenario
    /// stays as it was there.
    pub fn play_on(&mut self, last: &Setup) {
        self.difficulty = last.difficulty;
        self.play = last.play;
        self.rulings = last.rulings;
        self.ring_events = Some(last.ring_events);
        let Some(companion) = last.companions.first() else { return };
        let name = Some(companion.card.name.clone());
        if companion.card.clan == Clan::Unaligned {
            self.companion = name;
        } else {
            self.companions = Companions::OwnClan;
            self.own_companion = name;
        }
    }

    /// Another kind of scenario: what was said about the one before does not fit any more.
    pub fn set_kind(&mut self, kind: ScenarioKind) {
        if self.kind != kind {
            self.kind = kind;
            self.script = None;
        }
    }

    /// Puts a card that was typed in into every seat of that Champion.
    pub fn renew(&mut self, card: &ChampionCard) {
        for seat in &mut self.seats {
            if seat.card.as_ref().is_some_and(|old| old.name == card.name) {
                seat.card = Some(card.clone());
            }
        }
    }

    /// The Companions there are to choose from: of no Clan, or of the player's own.
    pub fn companions_to_choose(&self, catalogue: &Catalogue) -> Vec<Found<ChampionCard>> {
        let clan = self.companion_clan();
        let mut cards = catalogue.champions();
        cards.retain(|found| found.card.is_companion() && found.card.clan == clan);
        cards
    }

    /// The Companions' card: the chosen one, or the first that is not made up. Whoever plays with practice content has the
    /// practice card, which lacks nothing, before the rulebook's, whose numbers are to be typed in.
    pub fn companion_card(&self, catalogue: &Catalogue) -> Option<ChampionCard> {
        let cards = self.companions_to_choose(catalogue);
        let name = match self.companion_kind() {
            Companions::Minor => self.companion.as_ref(),
            Companions::OwnClan => self.own_companion.as_ref(),
        };
        let chosen = cards.iter().find(|found| Some(&found.card.name) == name);
        let practices = self.plays_practice(catalogue);
        let usual = cards.iter().find(|found| match found.origin {
            Origin::Own => true,
            Origin::Rulebook => !practices,
            Origin::Practice => practices,
        });
        chosen.or(usual).or(cards.first()).map(|found| found.card.clone())
    }

    /// Whether the scenario is one for practice, or everybody who has a seat is.
    fn plays_practice(&self, catalogue: &Catalogue) -> bool {
        let scenario = self.script.as_ref().and_then(|_| catalogue.origin_of_scenario(self.title.trim()));
        if scenario == Some(Origin::Practice) {
            return true;
        }
        let is_made_up = |card: &ChampionCard| catalogue.origin_of_champion(&card.name) == Some(Origin::Practice);
        let mut seated = self.player_seats().iter().filter_map(|seat| seat.card.as_ref()).peekable();
        seated.peek().is_some() && seated.all(is_made_up)
    }

    /// Takes a card for the Companions of the kind that is chosen now.
    pub fn take_companion(&mut self, name: Name) {
        match self.companion_kind() {
            Companions::Minor => self.companion = Some(name),
            Companions::OwnClan => self.own_companion = Some(name),
        }
    }

    /// The Clan the Companions are of.
    pub fn companion_clan(&self) -> Clan {
        match self.companion_kind() {
            Companions::Minor => Clan::Unaligned,
            Companions::OwnClan => self.seats[0].card.as_ref().map_or(Clan::Unaligned, |card| card.clan),
        }
    }

    /// Which Companions there are: only who plays alone has the choice.
    fn companion_kind(&self) -> Companions {
        if self.players == 1 { self.companions } else { Companions::Minor }
    }

    /// The cards of all five seats.
    pub fn cards(&self, catalogue: &Catalogue) -> Vec<Option<ChampionCard>> {
        let companion = self.companion_card(catalogue);
        let players = self.player_seats().iter().map(|seat| seat.card.clone());
        players.chain(std::iter::repeat_n(companion, self.companion_count())).collect()
    }
}

fn listed(names: &[Name]) -> String {
    names.iter().map(Name::as_str).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::pack::{self, Pack};

    fn blank(text: &str, clan: Clan) -> ChampionCard {
        let practice = pack::practice().champions.into_iter().find(ChampionCard::is_companion);
        let card = practice.expect("the practice cards hold Companions");
        ChampionCard { name: Name::new(text).expect("a short name"), clan, ..card }
    }

    #[test]
    fn the_next_scenario_of_a_campaign_is_played_as_the_last_one_was() {
        use crate::games::champions::rulings::{Reading, Ruling};
        use crate::games::champions::setup::Seat;
        use crate::games::champions::trial;
        let rulings = Rulings::STANDARD.with(Ruling::PatrolSees, Reading::Other);
        let companion = blank("Hare", Clan::Unaligned);
        let table = trial::acting_with(&[], |setup| {
            setup.difficulty = Difficulty::Hard;
            setup.rulings = rulings;
            setup.ring_events = RingEvents::With;
            setup.players.truncate(4);
            setup.companions = vec![Seat { player: None, card: companion, objectives: Vec::new() }];
        });
        let mut own = pack::practice();
        own.champions = vec![blank("Fox", Clan::Unaligned), blank("Hare", Clan::Unaligned)];
        let mut draft = Draft::fresh(Seed(1));
        draft.players = 4;
        draft.play_on(table.into_journal().setup());
        assert_eq!((draft.difficulty, draft.rulings), (Difficulty::Hard, rulings));
        assert_eq!(draft.ring_events, Some(RingEvents::With));
        let chosen = draft.companion_card(&Catalogue::new(own)).map(|card| card.name.to_string());
        assert_eq!(chosen.as_deref(), Some("Hare"));
    }

    #[test]
    fn who_plays_with_practice_content_has_the_companions_that_lack_nothing() {
        let practice = pack::practice();
        let empty = Pack { champions: Vec::new(), scenarios: Vec::new(), ..practice.clone() };
        let all = Catalogue::new(empty.clone());
        let card = |draft: &Draft, all: &Catalogue| draft.companion_card(all).map(|card| card.name.to_string());
        let mut draft = Draft::fresh(Seed(1));
        draft.players = 2;
        assert_eq!(card(&draft, &all).as_deref(), Some("Minor Clan Bushi"));
        let scenario = practice.scenarios.iter().find(|one| one.script.is_some()).expect("one is played");
        let mut by_scenario = draft.clone();
        by_scenario.take_scenario(scenario, Vec::new);
        assert_eq!(card(&by_scenario, &all).as_deref(), Some("Practice Bushi"));
        draft.seats[0].card = practice.champions.iter().find(|card| !card.is_companion()).cloned();
        assert_eq!(card(&draft, &all).as_deref(), Some("Practice Bushi"));
        draft.seats[1].card = Some(blank("Somebody", Clan::Lion));
        assert_eq!(card(&draft, &all).as_deref(), Some("Minor Clan Bushi"), "not everybody is for practice");
        let own = Pack { champions: vec![blank("Hare", Clan::Unaligned)], ..empty };
        assert_eq!(card(&by_scenario, &Catalogue::new(own)).as_deref(), Some("Hare"), "one's own come first");
    }

    #[test]
    fn each_kind_of_companions_keeps_its_card_while_the_other_is_looked_at() {
        let mut own = pack::practice();
        own.champions.clear();
        own.champions
            .extend([("Hare", Clan::Unaligned), ("Fox", Clan::Unaligned)].map(|(name, clan)| blank(name, clan)));
        own.champions.extend([("Scout", Clan::Lion), ("Guard", Clan::Lion)].map(|(name, clan)| blank(name, clan)));
        let all = Catalogue::new(own);
        let mut draft = Draft::fresh(Seed(1));
        draft.players = 1;
        draft.seats[0].card = Some(blank("Somebody", Clan::Lion));
        let card = |draft: &Draft| draft.companion_card(&all).map(|card| card.name.to_string());
        draft.take_companion(Name::new("Fox").expect("a short name"));
        draft.companions = Companions::OwnClan;
        draft.take_companion(Name::new("Guard").expect("a short name"));
        assert_eq!(card(&draft).as_deref(), Some("Guard"));
        draft.companions = Companions::Minor;
        assert_eq!(card(&draft).as_deref(), Some("Fox"));
        draft.companions = Companions::OwnClan;
        assert_eq!(card(&draft).as_deref(), Some("Guard"));
        draft.players = 2;
        assert_eq!(card(&draft).as_deref(), Some("Fox"), "only who plays alone has Companions of the own Clan");
    }
}
