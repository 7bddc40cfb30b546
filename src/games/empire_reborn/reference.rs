//! The rules of The Empire Reborn at hand, in the project's own words. The rulebook counts its pages by chapter, so every
//! entry is found by the numbers of its rules. Absent on purpose: sentences of the rulebook.

use crate::kernel::reference::{Entry, Reference, Section};
use crate::kernel::rulebook::RuleRef;
use crate::words::empire_reborn as keys;

/// The rules of this game.
pub static REFERENCE: Reference =
    Reference { title: keys::GAME_EMPIRE, before_pages: keys::ER_RULES_BEFORE_PAGES, sections: &SECTIONS };

/// The chapters, in reading order.
pub static SECTIONS: [Section; 7] = [
    Section { title: keys::ER_SECTION_DICE, sub: keys::ER_SECTION_DICE_SUB, entries: DICE },
    Section { title: keys::ER_SECTION_REALM, sub: keys::ER_SECTION_REALM_SUB, entries: REALM },
    Section { title: keys::ER_SECTION_UNITS, sub: keys::ER_SECTION_UNITS_SUB, entries: UNITS },
    Section { title: keys::ER_SECTION_PERSONS, sub: keys::ER_SECTION_PERSONS_SUB, entries: PERSONS },
    Section { title: keys::ER_SECTION_DEEDS, sub: keys::ER_SECTION_DEEDS_SUB, entries: DEEDS },
    Section { title: keys::ER_SECTION_BATTLE, sub: keys::ER_SECTION_BATTLE_SUB, entries: BATTLE },
    Section { title: keys::ER_SECTION_WORLD, sub: keys::ER_SECTION_WORLD_SUB, entries: WORLD },
];

/// A rule by its number.
pub const fn rule(id: &'static str) -> RuleRef {
    RuleRef::new(id, 0)
}

const DICE: &[Entry] = &[
    Entry::of(
        keys::ER_RULE_POOLS,
        keys::ER_RULE_POOLS_TEXT,
        &[rule("ER-DICE-1"), rule("ER-DICE-3"), rule("ER-DICE-4"), rule("ER-DICE-6")],
    )
    .see(&[keys::ER_RULE_EXPLOSIONS, keys::ER_RULE_TARGETS]),
    Entry::of(keys::ER_RULE_EXPLOSIONS, keys::ER_RULE_EXPLOSIONS_TEXT, &[rule("ER-DICE-2")])
        .reading(keys::ER_RULE_EXPLOSIONS_READING),
    Entry::of(keys::ER_RULE_TARGETS, keys::ER_RULE_TARGETS_TEXT, &[rule("ER-DICE-5"), rule("ER-DICE-7")])
        .reading(keys::ER_RULE_TARGETS_READING),
    Entry::of(keys::ER_RULE_LUCK, keys::ER_RULE_LUCK_TEXT, &[rule("ER-DICE-8")]).reading(keys::ER_RULE_LUCK_READING),
];

const REALM: &[Entry] = &[
    Entry::of(keys::ER_RULE_TURN, keys::ER_RULE_TURN_TEXT, &[rule("ER-SEQ")])
        .reading(keys::ER_RULE_TURN_READING)
        .see(&[keys::ER_RULE_SEASONS]),
    Entry::of(keys::ER_RULE_SEASONS, keys::ER_RULE_SEASONS_TEXT, &[rule("ER-LED-1"), rule("ER-SEA")])
        .see(&[keys::ER_RULE_INCOME]),
    Entry::of(keys::ER_RULE_INCOME, keys::ER_RULE_INCOME_TEXT, &[rule("ER-LED-2")])
        .see(&[keys::ER_RULE_SECURITY, keys::ER_RULE_DAMAGE]),
    Entry::of(keys::ER_RULE_UPKEEP, keys::ER_RULE_UPKEEP_TEXT, &[rule("ER-LED-3")]).see(&[keys::ER_RULE_TREASURY]),
    Entry::of(keys::ER_RULE_TREASURY, keys::ER_RULE_TREASURY_TEXT, &[rule("ER-LED-4"), rule("ER-Q-5")]),
    Entry::of(keys::ER_RULE_DAMAGE, keys::ER_RULE_DAMAGE_TEXT, &[rule("ER-LED-5"), rule("ER-Q-8"), rule("ER-DMG")]),
    Entry::of(keys::ER_RULE_SECURITY, keys::ER_RULE_SECURITY_TEXT, &[rule("ER-SEC")]),
    Entry::of(keys::ER_RULE_TRADE, keys::ER_RULE_TRADE_TEXT, &[rule("ER-TRD-1"), rule("ER-TRD-2")])
        .see(&[keys::ER_RULE_BROKEN]),
    Entry::of(keys::ER_RULE_BROKEN, keys::ER_RULE_BROKEN_TEXT, &[rule("ER-TRD-4"), rule("ER-TRD-5")]),
];

const UNITS: &[Entry] = &[
    Entry::of(keys::ER_RULE_FIRST_ARMY, keys::ER_RULE_FIRST_ARMY_TEXT, &[rule("ER-BUY-1")])
        .see(&[keys::ER_RULE_MUSTER]),
    Entry::of(keys::ER_RULE_MUSTER, keys::ER_RULE_MUSTER_TEXT, &[rule("ER-BUY-2")])
        .see(&[keys::ER_RULE_ELITES, keys::ER_RULE_HIRED]),
    Entry::of(keys::ER_RULE_ELITES, keys::ER_RULE_ELITES_TEXT, &[rule("ER-BUY-3"), rule("ER-Q-6")]),
    Entry::of(keys::ER_RULE_HIRED, keys::ER_RULE_HIRED_TEXT, &[rule("ER-BUY-4")]),
    Entry::of(keys::ER_RULE_MARCH, keys::ER_RULE_MARCH_TEXT, &[rule("ER-MOV-1"), rule("ER-MOV-2"), rule("ER-MOV-5")])
        .see(&[keys::ER_RULE_SEA]),
    Entry::of(keys::ER_RULE_SEA, keys::ER_RULE_SEA_TEXT, &[rule("ER-MOV-6")]),
    Entry::of(keys::ER_RULE_MAP, keys::ER_RULE_MAP_TEXT, &[rule("ER-MOV-8")]).see(&[keys::ER_RULE_MARCH]),
    Entry::of(keys::ER_RULE_ABILITIES, keys::ER_RULE_ABILITIES_TEXT, &[rule("ER-UNIT")]),
];

const PERSONS: &[Entry] = &[
    Entry::of(
        keys::ER_RULE_CREATION,
        keys::ER_RULE_CREATION_TEXT,
        &[rule("ER-CHR-1"), rule("ER-CHR-2"), rule("ER-CHR-3"), rule("ER-Q-1"), rule("ER-Q-2")],
    )
    .see(&[keys::ER_RULE_SCHOOLS]),
    Entry::of(keys::ER_RULE_START_HONOR, keys::ER_RULE_START_HONOR_TEXT, &[rule("ER-CHR-4"), rule("ER-Q-3")]),
    Entry::of(keys::ER_RULE_SCHOOLS, keys::ER_RULE_SCHOOLS_TEXT, &[rule("ER-CHR-5"), rule("ER-SCH")]),
    Entry::of(keys::ER_RULE_FLAWS, keys::ER_RULE_FLAWS_TEXT, &[rule("ER-CHR-6"), rule("ER-ADV-1")]),
    Entry::of(keys::ER_RULE_HONOR, keys::ER_RULE_HONOR_TEXT, &[rule("ER-HON-1"), rule("ER-HON-2"), rule("ER-HON-5")])
        .reading(keys::ER_RULE_HONOR_READING)
        .see(&[keys::ER_RULE_DISHONORED, keys::ER_RULE_SHAME]),
    Entry::of(keys::ER_RULE_DISHONORED, keys::ER_RULE_DISHONORED_TEXT, &[rule("ER-HON-4")]),
    Entry::of(keys::ER_RULE_SHAME, keys::ER_RULE_SHAME_TEXT, &[rule("ER-HON-6")]).see(&[keys::ER_RULE_SEPPUKU]),
    Entry::of(keys::ER_RULE_SEPPUKU, keys::ER_RULE_SEPPUKU_TEXT, &[rule("ER-SEP")]).see(&[keys::ER_RULE_SHAME]),
    Entry::of(keys::ER_RULE_TEMPER, keys::ER_RULE_TEMPER_TEXT, &[rule("ER-ADV")]),
    Entry::of(keys::ER_RULE_DEATH, keys::ER_RULE_DEATH_TEXT, &[rule("ER-DIE")]),
    Entry::of(
        keys::ER_RULE_EXPERIENCE,
        keys::ER_RULE_EXPERIENCE_TEXT,
        &[rule("ER-XP-3"), rule("ER-XP-4"), rule("ER-XP-1")],
    ),
];

const DEEDS: &[Entry] = &[
    Entry::of(keys::ER_RULE_ACTIONS, keys::ER_RULE_ACTIONS_TEXT, &[rule("ER-ACT-1")]),
    Entry::of(
        keys::ER_RULE_DUEL,
        keys::ER_RULE_DUEL_TEXT,
        &[rule("ER-DUE-1"), rule("ER-DUE-2"), rule("ER-DUE-3"), rule("ER-DUE-5")],
    )
    .reading(keys::ER_RULE_DUEL_READING)
    .see(&[keys::ER_RULE_CHEATING, keys::ER_RULE_DEATH, keys::ER_RULE_CONTEST]),
    Entry::of(keys::ER_RULE_CHEATING, keys::ER_RULE_CHEATING_TEXT, &[rule("ER-DUE-4")]),
    Entry::of(keys::ER_RULE_CONTEST, keys::ER_RULE_CONTEST_TEXT, &[rule("ER-CON")]),
    Entry::of(keys::ER_RULE_ASSASSINATION, keys::ER_RULE_ASSASSINATION_TEXT, &[rule("ER-ASN")])
        .see(&[keys::ER_RULE_DEATH]),
    Entry::of(keys::ER_RULE_COURT, keys::ER_RULE_COURT_TEXT, &[rule("ER-CRT"), rule("ER-FAV")])
        .reading(keys::ER_RULE_COURT_READING),
    Entry::of(keys::ER_RULE_DENOUNCING, keys::ER_RULE_DENOUNCING_TEXT, &[rule("ER-DEN")]),
    Entry::of(keys::ER_RULE_INVESTIGATION, keys::ER_RULE_INVESTIGATION_TEXT, &[rule("ER-INV"), rule("ER-FAL")]),
];

const BATTLE: &[Entry] = &[
    Entry::of(keys::ER_RULE_GENERAL, keys::ER_RULE_GENERAL_TEXT, &[rule("ER-BAT-1"), rule("ER-BAT-2")])
        .see(&[keys::ER_RULE_DISPOSITION]),
    Entry::of(keys::ER_RULE_DISPOSITION, keys::ER_RULE_DISPOSITION_TEXT, &[rule("ER-BAT-3")])
        .reading(keys::ER_RULE_DISPOSITION_READING),
    Entry::of(
        keys::ER_RULE_STRIKES,
        keys::ER_RULE_STRIKES_TEXT,
        &[rule("ER-BAT-5"), rule("ER-BAT-6"), rule("ER-BAT-9")],
    )
    .see(&[keys::ER_RULE_MORALE]),
    Entry::of(keys::ER_RULE_MORALE, keys::ER_RULE_MORALE_TEXT, &[rule("ER-BAT-12"), rule("ER-BAT-13")]),
    Entry::of(keys::ER_RULE_PASS, keys::ER_RULE_PASS_TEXT, &[rule("ER-BAT-7"), rule("ER-BAT-8")]),
    Entry::of(keys::ER_RULE_RAID, keys::ER_RULE_RAID_TEXT, &[rule("ER-RAID"), rule("ER-RAID-2")]),
    Entry::of(keys::ER_RULE_MELEE, keys::ER_RULE_MELEE_TEXT, &[rule("ER-BAT-4"), rule("ER-BAT-10"), rule("ER-NAV")])
        .see(&[keys::ER_RULE_DEATH]),
    Entry::of(keys::ER_RULE_BACKS, keys::ER_RULE_BACKS_TEXT, &[rule("ER-UNIT-4"), rule("ER-BAT-11")])
        .see(&[keys::ER_RULE_STRIKES]),
    Entry::of(keys::ER_RULE_CAPTIVES, keys::ER_RULE_CAPTIVES_TEXT, &[rule("ER-CAP"), rule("ER-BAT-14")]),
    Entry::of(keys::ER_RULE_FORECAST, keys::ER_RULE_FORECAST_TEXT, &[rule("ER-FC")]),
];

const WORLD: &[Entry] = &[
    Entry::of(keys::ER_RULE_WEATHER, keys::ER_RULE_WEATHER_TEXT, &[rule("ER-WEA")]),
    Entry::of(keys::ER_RULE_EVENTS, keys::ER_RULE_EVENTS_TEXT, &[rule("ER-EVT")]),
    Entry::of(keys::ER_RULE_SPIES, keys::ER_RULE_SPIES_TEXT, &[rule("ER-SPY")]),
    Entry::of(keys::ER_RULE_HIDDEN, keys::ER_RULE_HIDDEN_TEXT, &[rule("ER-HID")]),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::empire_reborn::lessons::Lesson;
    use crate::games::empire_reborn::refusal::RULES;
    use crate::kernel::by::Small;

    #[test]
    fn every_rule_that_refuses_or_is_explained_has_its_entry() {
        let explained = Lesson::ALL.iter().map(|lesson| lesson.explanation().rule);
        for one in RULES.iter().map(|id| rule(id)).chain(explained) {
            assert!(REFERENCE.of_rule(one).is_some(), "{one:?}");
        }
    }

    #[test]
    fn what_belongs_together_is_there() {
        for entry in REFERENCE.all() {
            for title in entry.related() {
                assert!(REFERENCE.of_title(*title).is_some(), "{title:?}");
            }
        }
    }
}
