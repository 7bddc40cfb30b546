//! A card in a few words.

use crate::games::champions::model::card::{AllyCard, EnemyCard, EnemyKind, Ranged};
use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::text::keywords::keyword;
use crate::kernel::known::Known;
use crate::kernel::line::{Key, Line};
use crate::kernel::track::Track;
use crate::ui::texts::say;
use crate::words::keys;

/// A number with its name; nothing where nobody has said it.
fn number<const MIN: i16, const MAX: i16>(key: Key, value: Known<Track<MIN, MAX>>) -> Option<Line> {
    value.value().map(|value| Line::new(key).with("value", value.get()))
}

fn keywords(keywords: &[Keyword]) -> impl Iterator<Item = Line> + use<'_> {
    keywords.iter().map(keyword)
}

/// The facts one after the other; where there is none, that the card is not typed in.
fn join(facts: Vec<Line>) -> String {
    if facts.is_empty() {
        return say(keys::FIGURES_NO_CARD);
    }
    facts.into_iter().map(say).collect::<Vec<_>>().join(" · ")
}

/// What an Enemy's card says in numbers and keywords.
pub fn enemy(card: &EnemyCard) -> String {
    let boss = (card.kind == EnemyKind::Boss).then(|| keys::FIGURES_BOSS.into());
    let numbers = [
        number(keys::FIGURES_LIFE, card.life),
        number(keys::FIGURES_AP, card.ap),
        number(keys::FIGURES_SIZE, card.size),
        number(keys::FIGURES_GLORY, card.glory),
    ];
    let bow = matches!(card.ranged.value(), Some(Ranged::Dice(_))).then(|| keys::ACTION_RANGED.into());
    let facts = boss.into_iter().chain(numbers.into_iter().flatten()).chain(bow).chain(keywords(&card.keywords));
    join(facts.collect())
}

/// What a closed row of an Enemy says: what matters before a blow.
pub fn enemy_in_short(card: &EnemyCard) -> String {
    let boss = (card.kind == EnemyKind::Boss).then(|| keys::FIGURES_BOSS.into());
    let numbers = [number(keys::FIGURES_SIZE, card.size), number(keys::FIGURES_GLORY, card.glory)];
    join(boss.into_iter().chain(numbers.into_iter().flatten()).collect())
}

/// What an Ally's card says in numbers and keywords.
pub fn ally(card: &AllyCard) -> String {
    let numbers = [
        number(keys::FIGURES_LIFE, card.life),
        number(keys::FIGURES_AP, card.ap),
        number(keys::FIGURES_SIZE, card.size),
        number(keys::FIGURES_REROLLS, card.destiny),
    ];
    let bow = matches!(card.ranged.value(), Some(Ranged::Dice(_))).then(|| keys::ACTION_RANGED.into());
    join(numbers.into_iter().flatten().chain(bow).chain(keywords(&card.keywords)).collect())
}
