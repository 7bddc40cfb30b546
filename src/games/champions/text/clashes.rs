//! Two cards of the same name side by side: each value in which they differ.

use super::names;
use crate::games::champions::board::sight::Borders;
use crate::games::champions::clash::{Clash, Pair};
use crate::games::champions::model::card::{AllyCard, ChampionCard, EnemyCard, EnemyDice, EnemyKind, Ranged};
use crate::games::champions::model::enemy_die::{DieColor, EnemyFaces, Face};
use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::model::name::Note;
use crate::games::champions::model::other_side::OtherSide;
use crate::games::champions::model::scenario::Scenario;
use crate::kernel::by::Small;
use crate::kernel::known::Known;
use crate::kernel::line::{Key, Line};
use crate::kernel::track::Track;
use crate::words::champions as keys;

/// A value in which two cards differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// Which value.
    pub field: Key,
    /// What the players have.
    pub mine: Line,
    /// What comes in.
    pub theirs: Line,
}

/// The name of the cards.
pub fn name(clash: &Clash) -> Line {
    let named = |name: &str| Line::new(keys::CLASH_NAMED).with("name", name);
    match clash {
        Clash::Champion(pair) => named(pair.mine.name.as_str()),
        Clash::Ally(pair) => named(pair.mine.name.as_str()),
        Clash::Enemy(pair) => named(pair.mine.name.as_str()),
        Clash::Scenario(pair) => named(pair.mine.name.as_str()),
        Clash::Faces(_) => keys::FACES_TITLE.into(),
    }
}

/// The values in which they differ, in the order of the card. Two that differ only in what the app applies of a Secret
/// Technique, a power or a scenario say so in one line.
pub fn differences(clash: &Clash) -> Vec<Difference> {
    let found = match clash {
        Clash::Champion(pair) => compared(pair, champion),
        Clash::Ally(pair) => compared(pair, ally),
        Clash::Enemy(pair) => compared(pair, enemy),
        Clash::Scenario(pair) => compared(pair, scenario),
        Clash::Faces(pair) => compared(pair, faces),
    };
    if found.is_empty() {
        let (mine, theirs) = (keys::CLASH_YOURS.into(), keys::CLASH_OTHER.into());
        return vec![Difference { field: keys::CLASH_DETAILS, mine, theirs }];
    }
    found
}

fn compared<T>(pair: &Pair<T>, values: fn(&T) -> Vec<(Key, Line)>) -> Vec<Difference> {
    let both = values(&pair.mine).into_iter().zip(values(&pair.theirs));
    let differ = both.filter(|((_, mine), (_, theirs))| mine != theirs);
    differ.map(|((field, mine), (_, theirs))| Difference { field, mine, theirs }).collect()
}

fn champion(card: &ChampionCard) -> Vec<(Key, Line)> {
    vec![
        (keys::CARD_CLAN, names::clan(card.clan).into()),
        (keys::CARD_DESTINY, known(card.destiny)),
        (keys::CARD_KEYWORDS, keywords(&card.keywords)),
        (keys::GAUGE_LIFE, known(card.life)),
        (keys::CARD_WEAKENED_AT, known(card.weakened_at)),
        (keys::GAUGE_AP, known(card.ap)),
        (keys::GAUGE_HONOR, known(card.honor)),
        (keys::GAUGE_KI, known(card.ki)),
        (keys::CARD_SIZE, known(card.size)),
        (keys::CARD_MELEE, known(card.melee)),
        (keys::CARD_RANGED, ranged(card.ranged, known)),
        (keys::CARD_BORDERS, borders(card.borders)),
        (keys::CARD_NOTE, note(&card.note)),
        (keys::CARD_AT_BEGINNING, note(&card.moments.beginning)),
        (keys::CARD_AT_END, note(&card.moments.end)),
        (keys::CARD_OTHER_SIDE, other_side(card.other_side.as_ref())),
    ]
}

fn ally(card: &AllyCard) -> Vec<(Key, Line)> {
    vec![
        (keys::GAUGE_AP, known(card.ap)),
        (keys::GAUGE_LIFE, known(card.life)),
        (keys::CARD_SIZE, known(card.size)),
        (keys::CARD_KEYWORDS, keywords(&card.keywords)),
        (keys::CARD_MELEE, known(card.melee)),
        (keys::CARD_DESTINY, known(card.destiny)),
        (keys::CARD_RANGED, ranged(card.ranged, known)),
        (keys::CARD_BORDERS, borders(card.borders)),
        (keys::CARD_NOTE, note(&card.note)),
        (keys::CARD_OFFENCE, number(card.bonus.offence.into())),
        (keys::CARD_DEFENCE, number(card.bonus.defence.into())),
        (keys::CARD_DIRECT_WOUNDS, number(card.bonus.wounds.into())),
        (keys::CARD_AT_BEGINNING, note(&card.moments.beginning)),
        (keys::CARD_AT_END, note(&card.moments.end)),
        (keys::CARD_OTHER_SIDE, other_side(card.other_side.as_ref())),
    ]
}

fn other_side(side: Option<&OtherSide>) -> Line {
    side.map_or(keys::CARD_NOT_LINKED.into(), |side| Line::new(keys::CLASH_NAMED).with("name", side.name().as_str()))
}

fn enemy(card: &EnemyCard) -> Vec<(Key, Line)> {
    let kind = match card.kind {
        EnemyKind::Enemy => keys::CARD_ENEMY,
        EnemyKind::Boss => keys::CARD_BOSS,
    };
    vec![
        (keys::CARD_KIND, kind.into()),
        (keys::GAUGE_AP, known(card.ap)),
        (keys::GAUGE_LIFE, known(card.life)),
        (keys::CARD_SIZE, known(card.size)),
        (keys::CARD_KEYWORDS, keywords(&card.keywords)),
        (keys::CARD_MELEE, enemy_dice(card.melee)),
        (keys::CARD_RANGED, ranged(card.ranged, enemy_dice)),
        (keys::CARD_BORDERS, borders(card.borders)),
        (keys::GAUGE_GLORY, known(card.glory)),
        (keys::CARD_NOTE, note(&card.note)),
        (keys::CARD_OFFENCE, number(card.bonus.offence.into())),
        (keys::CARD_DEFENCE, number(card.bonus.defence.into())),
        (keys::CARD_DIRECT_WOUNDS, number(card.bonus.wounds.into())),
        (keys::CARD_AT_BEGINNING, note(&card.moments.beginning)),
        (keys::CARD_AT_END, note(&card.moments.end)),
    ]
}

fn scenario(scenario: &Scenario) -> Vec<(Key, Line)> {
    vec![
        (keys::CLASH_KIND, names::scenario_kind(scenario.kind).into()),
        (keys::CLASH_TURNS, number(scenario.max_turns.get())),
    ]
}

/// Every face of a colour, one after the other.
fn faces(faces: &EnemyFaces) -> Vec<(Key, Line)> {
    let row = |color: DieColor| {
        let face =
            |face: &Face| Line::new(keys::CLASH_FACE).with("offence", face.offence).with("defence", face.defence);
        (super::dice::color(color), listed(faces.of(color).iter().map(face)))
    };
    DieColor::ALL.iter().map(|color| row(*color)).collect()
}

fn known<const MIN: i16, const MAX: i16>(value: Known<Track<MIN, MAX>>) -> Line {
    value.value().map_or(keys::CARD_UNKNOWN.into(), |value| number(value.get()))
}

fn number(value: i16) -> Line {
    Line::new(keys::CLASH_NUMBER).with("value", value)
}

fn note(note: &Note) -> Line {
    if note.as_str().is_empty() {
        return keys::CLASH_NO_NOTE.into();
    }
    Line::new(keys::CLASH_NAMED).with("name", note.as_str())
}

fn keywords(all: &[Keyword]) -> Line {
    if all.is_empty() { keys::KEYWORDS_NONE.into() } else { listed(all.iter().map(super::keywords::keyword)) }
}

fn enemy_dice(dice: Known<EnemyDice>) -> Line {
    let Some(EnemyDice { white, gray, black }) = dice.value() else { return keys::CARD_UNKNOWN.into() };
    Line::new(keys::CLASH_DICE).with("white", white).with("gray", gray).with("black", black)
}

fn ranged<D: Copy>(ranged: Known<Ranged<D>>, dice: fn(Known<D>) -> Line) -> Line {
    match ranged.value() {
        None => keys::CARD_UNKNOWN.into(),
        Some(Ranged::Never) => keys::CARD_NO_BOW.into(),
        Some(Ranged::Bow) => keys::CARD_BOW_UNRATED.into(),
        Some(Ranged::Dice(own)) => dice(Known::Entered(own)),
    }
}

fn borders(borders: Borders) -> Line {
    match borders {
        Borders::AsPrinted => keys::CARD_BORDERS_PRINTED.into(),
        Borders::AsSingle => keys::CARD_BORDERS_SINGLE.into(),
    }
}

/// "a, b, c": one after the other, however many.
fn listed(all: impl Iterator<Item = Line>) -> Line {
    let joined = |first: Line, next: Line| Line::new(keys::CLASH_LISTED).with("first", first).with("next", next);
    all.reduce(joined).unwrap_or(keys::KEYWORDS_NONE.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::clash::between;
    use crate::games::champions::model::quantity::LifePoints;
    use crate::games::champions::model::technique::Power;
    use crate::games::champions::pack::practice;

    #[test]
    fn only_values_that_differ_are_told_with_both() {
        let (mine, mut theirs) = (practice(), practice());
        theirs.enemies[0].life = Known::Entered(LifePoints::new(9).unwrap());
        theirs.enemies[0].ranged = Known::Unknown;
        let all = between(&mine, &theirs);
        let told = differences(&all[0]);
        assert_eq!(told.iter().map(|one| one.field).collect::<Vec<_>>(), [keys::GAUGE_LIFE, keys::CARD_RANGED]);
        assert_eq!((told[0].mine.clone(), told[0].theirs.clone()), (number(2), number(9)));
        assert_eq!((told[1].mine.key, told[1].theirs.key), (keys::CARD_NO_BOW, keys::CARD_UNKNOWN));
    }

    #[test]
    fn what_only_the_app_reads_is_told_in_one_line() {
        let (mine, mut theirs) = (practice(), practice());
        theirs.champions[0].power = Some(Power { offence: 1, ..Power::default() });
        let all = between(&mine, &theirs);
        assert_eq!(differences(&all[0]).iter().map(|one| one.field).collect::<Vec<_>>(), [keys::CLASH_DETAILS]);
    }
}
