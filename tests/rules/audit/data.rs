//! What the built-in pack says of cards nobody has typed in: never more than is known (rulebook p. 13, 17, 20, 25–26, 39).

use crate::support::*;
use crate::table_board::drawing::*;
use rokugan::games::champions::field::cards::{Guess, guesses};
use rokugan::games::champions::model::card::Ranged;
use rokugan::games::champions::model::keyword::Listed;
use rokugan::games::champions::pack;
use rokugan::games::champions::text::names;
use rokugan::kernel::by::Small as _;
use rokugan::kernel::known::Known;
use rokugan::words::{Language, Words};

#[test]
fn key_keywords_of_built_in_cards_are_told_as_a_guess() {
    let pack = pack::builtin();
    let oni = pack.enemies.iter().find(|card| card.name == name("Armored Oni")).unwrap();
    let mut play = table_on(board("a-b"));
    let foe = play.foe_at(oni.clone(), "a");
    assert!(guesses(play.state()).contains(&(Who::Enemy(foe), Guess::Keywords)));
    let mut typed = oni.clone();
    (typed.keywords, typed.keywords_listed) = (vec![Keyword::Oni], Listed::All);
    play.does(Command::EnterEnemyCard { enemy: foe, card: Box::new(typed) });
    assert!(!guesses(play.state()).contains(&(Who::Enemy(foe), Guess::Keywords)));
}

#[test]
fn key_a_card_without_that_mark_reads_as_before() {
    let text = serde_json::to_string(&spearman()).unwrap();
    assert!(!text.contains("keywords_listed") && !text.contains("borders"), "{text}");
    assert_eq!(serde_json::from_str::<EnemyCard>(&text).unwrap(), spearman());
}

#[test]
fn data_the_pack_ships_what_the_text_states() {
    let pack = pack::builtin();
    let champion = |called: &str| pack.champions.iter().find(|card| card.name == name(called)).unwrap();
    let isha = pack.allies.iter().find(|card| card.name == name("Isha")).unwrap();
    assert_eq!((isha.ranged, isha.destiny), (Known::Rulebook(Ranged::Bow), Known::Unknown), "D1");
    assert_eq!(champion("Asahina Takako").ranged, Known::Rulebook(Ranged::Bow), "D2");
    let lions = ["Matsu Tsuko", "Lion Samurai"].map(|called| champion(called).power.unwrap().honor_outnumbered);
    assert_eq!(lions, [1, 1], "D4: the Clan Power comes with every Lion");
    assert_eq!(champion("Naga Archer").ranged, Known::Default(Ranged::Bow), "D5: a guess");
    assert!(champion("Phoenix Elementalist").keywords.contains(&Keyword::Elementalist), "D5");
    assert!(pack.champions.iter().all(|card| card.keywords_listed == Listed::Unread), "none was typed in");
}

/// Rulebook p. 33–38.
#[test]
fn d8_every_clan_is_told_in_two_sentences_of_its_own() {
    for language in [Language::English, Language::German, Language::French] {
        let words = Words::new(language);
        let lore: Vec<String> = Clan::ALL.iter().map(|clan| words.say(&names::clan_lore(*clan).into())).collect();
        for (said, clan) in lore.iter().zip(Clan::ALL) {
            assert_eq!(said.matches(". ").count() + 1, 2, "{clan:?}: {said}");
            assert_eq!(lore.iter().filter(|other| *other == said).count(), 1, "{clan:?}");
        }
    }
}
