//! What can be chosen for a territory card, and what its line says.

use crate::contract::Sentences;
use crate::played::{reveal_tie, tie};
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::province::Province::{self, *};
use rokugan::games::battle_for_rokugan::model::territory_card::TerritoryCard;
use rokugan::games::battle_for_rokugan::state::State;
use rokugan::games::battle_for_rokugan::text::effects::effect;
use rokugan::games::battle_for_rokugan::views::card_choice::{is_enough, open, play};
use rokugan::kernel::by::Small;
use rokugan::kernel::line::Line;

/// Crane holds all of its territory, Scorpion and Lion some of theirs.
fn table(ask: impl FnOnce(&State)) {
    let mut table = tie();
    reveal_tie(&mut table);
    ask(table.state());
}

fn own(state: &State) -> Vec<Province> {
    let all = Province::ALL.iter().copied();
    all.filter(|at| state.board().controller(*at) == Some(Clan::Crane)).collect()
}

#[test]
fn br_ter_4_every_card_says_what_it_does() {
    let lines: Vec<_> = TerritoryCard::ALL.iter().map(|card| Line::new(effect(*card))).collect();
    Sentences::read().have_all(&lines);
}

#[test]
fn only_provinces_that_the_rules_take_can_be_chosen() {
    table(|state| {
        let of = |card, chosen: &[Option<Province>]| open(state, Clan::Crane, card, chosen);
        let honor = of(TerritoryCard::CodeOfHonor, &[None, None]);
        assert!(!honor[0].contains(&ShadowlandsNorth) && honor[0].contains(&LionCapital));
        assert!(!of(TerritoryCard::CodeOfHonor, &[Some(LionCapital), None])[1].contains(&LionCapital), "not twice");
        assert_eq!(of(TerritoryCard::StrengthOfPurpose, &[None, None]), [own(state), own(state)]);
        let harbors = of(TerritoryCard::FeatsOfEngineering, &[None]);
        assert!(!harbors[0].contains(&CraneSouth) && harbors[0].contains(&CrabEast), "only without a coast");
        assert_eq!(of(TerritoryCard::BlessTheLands, &[None]), [vec![]], "nothing is scorched");
        let exchange = of(TerritoryCard::CulturalExchange, &[Some(CraneSouth), None]);
        assert!(exchange[1].contains(&LionCapital) && !exchange[1].contains(&CraneMiddle));
    });
}

#[test]
fn a_reward_is_asked_for_where_it_is_due() {
    table(|state| {
        let card = TerritoryCard::DiplomaticMission;
        let rewards = |at| open(state, Clan::Crane, card, &[Some(at), None])[1].clone();
        let enough = |chosen: &[Option<Province>]| is_enough(state, Clan::Crane, card, chosen);
        assert_eq!(rewards(LionCapital), own(state));
        assert_eq!(rewards(CraneSouth), [], "none is due for an own province");
        assert!(!enough(&[None, None]) && !enough(&[Some(LionCapital), None]));
        assert!(enough(&[Some(LionCapital), Some(CraneSouth)]) && enough(&[Some(CraneSouth), None]));
        // What is chosen later never stands against an earlier choice.
        assert!(open(state, Clan::Crane, card, &[None, Some(CraneSouth)])[0].contains(&CraneMiddle));
    });
}

#[test]
fn a_card_of_several_tokens_is_not_played_with_fewer() {
    assert_eq!(play(TerritoryCard::CodeOfHonor, &[Some(LionCapital), None]), None);
    assert!(play(TerritoryCard::CodeOfHonor, &[Some(LionCapital), Some(CraneSouth)]).is_some());
}
