//! A card in a few words.

use crate::games::champions::battle::unit;
use crate::games::champions::model::card::{AllyCard, EnemyCard, EnemyKind, Ranged};
use crate::games::champions::model::figure::{Ally, Enemy};
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::model::quantity::Size;
use crate::games::champions::model::state::State;
use crate::games::champions::text::keywords::keyword;
use crate::games::champions::text::names;
use crate::kernel::known::Known;
use crate::kernel::line::{Key, Line};
use crate::kernel::track::Track;
use crate::ui::texts::say;
use crate::words::champions as keys;

/// `facts` of somebody, what it carries before them.
pub fn with_load(state: &State, who: Who, facts: String) -> String {
    names::load(state, who).map(say).into_iter().chain([facts]).collect::<Vec<_>>().join(" · ")
}

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

/// What an open row of an Enemy says in numbers; its keywords stand below with their rules.
pub fn enemy_open(enemy: &Enemy) -> String {
    let unit = miniatures(enemy.miniatures(), enemy.miniatures_left());
    join(unit.into_iter().chain(numbers(enemy.card())).collect())
}

/// What an Enemy's card says in numbers and keywords.
pub fn enemy(card: &EnemyCard) -> String {
    join(numbers(card).chain(keywords(&card.keywords)).collect())
}

fn numbers(card: &EnemyCard) -> impl Iterator<Item = Line> + use<> {
    let boss = (card.kind == EnemyKind::Boss).then(|| keys::FIGURES_BOSS.into());
    let numbers = [
        number(keys::FIGURES_LIFE, card.life),
        number(keys::FIGURES_AP, card.ap),
        number(keys::FIGURES_SIZE, card.size),
        number(keys::FIGURES_GLORY, card.glory),
    ];
    let bow = matches!(card.ranged.value(), Some(Ranged::Bow | Ranged::Dice(_))).then(|| keys::ACTION_RANGED.into());
    boss.into_iter().chain(numbers.into_iter().flatten()).chain(bow)
}

/// What a closed row of an Enemy says: what matters before a blow. A Unit counts with the miniatures it has left.
pub fn enemy_in_short(enemy: &Enemy) -> String {
    let card = enemy.card();
    let boss = (card.kind == EnemyKind::Boss).then(|| keys::FIGURES_BOSS.into());
    let unit = miniatures(enemy.miniatures(), enemy.miniatures_left());
    let numbers = [number(keys::FIGURES_SIZE, enemy.size()), number(keys::FIGURES_GLORY, card.glory)];
    join(boss.into_iter().chain(unit).chain(numbers.into_iter().flatten()).collect())
}

/// How many miniatures a Unit has left; nothing of whoever came alone (CH-BAT-1).
fn miniatures(came: u8, left: i16) -> Option<Line> {
    (came > 1).then(|| Line::new(keys::FIGURES_MINIATURES).with("left", left).with("of", came))
}

/// What an Ally at the table is, in numbers and keywords.
pub fn ally_figure(figure: &Ally) -> String {
    let unit = miniatures(figure.miniatures(), figure.miniatures_left());
    let corruption = unit::purity(figure.miniatures()) - figure.purity().get();
    let tokens = (corruption > 0).then(|| Line::new(keys::FIGURES_CORRUPTION).with("value", corruption));
    join(unit.into_iter().chain(tokens).chain(ally_words(figure.card(), figure.size())).collect())
}

/// What an Ally's card says in numbers and keywords.
pub fn ally(card: &AllyCard) -> String {
    join(ally_words(card, card.size).collect())
}

fn ally_words(card: &AllyCard, size: Known<Size>) -> impl Iterator<Item = Line> + use<'_> {
    let numbers = [
        number(keys::FIGURES_LIFE, card.life),
        number(keys::FIGURES_AP, card.ap),
        number(keys::FIGURES_SIZE, size),
        number(keys::FIGURES_REROLLS, card.destiny),
    ];
    let bow = matches!(card.ranged.value(), Some(Ranged::Bow | Ranged::Dice(_))).then(|| keys::ACTION_RANGED.into());
    numbers.into_iter().flatten().chain(bow).chain(keywords(&card.keywords))
}
