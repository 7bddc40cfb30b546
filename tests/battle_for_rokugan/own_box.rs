//! A box whose cards say something else: typed once, a table is set up with it and played and scored by it.

use crate::played::{FOUR, refused, settle_all, tap, whole_game};
use rokugan::games::battle_for_rokugan::command::{Command, Hand};
use rokugan::games::battle_for_rokugan::content::{cards, objectives, own_box::OwnBox};
use rokugan::games::battle_for_rokugan::model::board::CardPlace;
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::objective::Objective;
use rokugan::games::battle_for_rokugan::model::territory::Territory;
use rokugan::games::battle_for_rokugan::model::territory_card::TerritoryCard;
use rokugan::games::battle_for_rokugan::refusal::RefusalKind;
use rokugan::games::battle_for_rokugan::setup::Setup;
use rokugan::games::battle_for_rokugan::stage::Stage;
use rokugan::games::battle_for_rokugan::views::score::{Row, table as score};
use rokugan::games::battle_for_rokugan::{Rokugan, Table};
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::name::Name;
use rokugan::kernel::replay::verify;
use rokugan::storage::transfer;
use serde_json::{from_value, json, to_value};

/// A table with this box in which the same was done.
fn again(table: &Table, own_box: OwnBox) -> Table {
    let setup = Setup { own_box, ..table.setup().clone() };
    let mut own = Journal::start(setup, Seed(5)).unwrap();
    for entry in table.entries() {
        own.commit(entry.command.clone(), Stamp(0)).unwrap();
    }
    own
}

#[test]
fn an_objective_scores_what_the_tables_own_card_says() {
    let mut usual = whole_game(|_| {});
    let one = |row: Row| Some((row.score.clan, *row.score.met.first()?));
    let (clan, objective) = score(usual.state()).into_iter().find_map(one).expect("somebody has fewest provinces");
    for other in FOUR {
        tap(&mut usual, Command::ShowObjective { clan: other, objective: (other == clan).then_some(objective) });
    }
    tap(&mut usual, Command::EndGame);
    let of_clan = |table: &Table| score(table.state()).into_iter().find(|row| row.score.clan == clan).unwrap();
    let mut own_box = OwnBox::default();
    own_box.set_honor(objective, 1);
    let own = again(&usual, own_box);
    let (row, before) = (of_clan(&own), of_clan(&usual));
    assert_eq!((row.score.objective, row.worth), (1, 1));
    assert_eq!(row.score.total(), before.score.total() - u16::from(objectives::honor(objective)) + 1);
    // The box goes with the table, to another device too.
    let file = transfer::export(&Name::new("Ours").unwrap(), &own).unwrap();
    let taken = transfer::import::<Rokugan>(&file).ok().unwrap().table;
    assert_eq!((taken.state().own_box(), score(taken.state())), (own.state().own_box(), score(own.state())));
    verify(&taken).unwrap();
}

#[test]
fn exchanged_shadowlands_give_each_others_cards() {
    let mut own_box = OwnBox::default();
    own_box.exchange_shadowlands(true);
    for territory in Territory::ALL {
        let of = |own_box: &OwnBox, territory| own_box.cards_of(territory).collect::<Vec<_>>();
        let other = match territory {
            Territory::ShadowlandsNorth => Territory::ShadowlandsSouth,
            Territory::ShadowlandsSouth => Territory::ShadowlandsNorth,
            other => *other,
        };
        assert_eq!(of(&own_box, *territory), of(&OwnBox::default(), other));
    }
    let setup = Setup { own_box, ..Setup::of(FOUR.to_vec()) };
    let mut table = Journal::<Rokugan>::start(setup, Seed(5)).unwrap();
    tap(&mut table, Command::NameFirst { clan: Clan::Crane });
    settle_all(&mut table);
    tap(&mut table, Command::Drawn);
    let card = |territory, to| Command::ByHand(Hand::Card { territory, to });
    tap(&mut table, card(Territory::ShadowlandsSouth, CardPlace::Held(Clan::Crane)));
    assert_eq!(table.state().stage(), Stage::Placement);
    // Purge the Weak is one of the north in the usual box.
    assert_eq!(cards::territory(TerritoryCard::PurgeTheWeak), Territory::ShadowlandsNorth);
    let play = |card| Command::PlayCard { clan: Clan::Crane, card, play: None };
    let not_held = RefusalKind::NotHeld { clan: Clan::Crane, territory: Territory::ShadowlandsNorth };
    assert_eq!(refused(&mut table, play(TerritoryCard::InspireFear)), not_held);
    tap(&mut table, play(TerritoryCard::PurgeTheWeak));
    let board = table.state().board();
    assert_eq!(board.card(Territory::ShadowlandsSouth), CardPlace::Used);
    assert_eq!(board.card(Territory::ShadowlandsNorth), CardPlace::Board);
}

#[test]
fn a_usual_box_is_not_written_and_a_set_up_without_one_has_it() {
    let setup = Setup::of(FOUR.to_vec());
    let written = to_value(&setup).unwrap();
    assert!(written.get("own_box").is_none(), "{written}");
    assert_eq!(from_value::<Setup>(written).unwrap(), setup);
    let mut own_box = OwnBox::default();
    for objective in Objective::ALL {
        own_box.set_honor(*objective, 11);
        assert_eq!((own_box.differences(), own_box.honor(*objective)), (1, 11));
        own_box.set_honor(*objective, objectives::honor(*objective));
        assert!(own_box.is_usual(), "typed back, it is as it was");
    }
    own_box.set_honor(Objective::WayOfTheSail, 9);
    let setup = Setup { own_box, ..setup };
    let written = to_value(&setup).unwrap();
    assert_eq!(written["own_box"], json!({"honor": {"way_of_the_sail": 9}}));
    assert_eq!(from_value::<Setup>(written).unwrap(), setup);
}
