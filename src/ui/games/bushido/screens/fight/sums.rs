//! The sums of an exchange in words.

use crate::games::bushido::model::special::Special;
use crate::games::bushido::refusal::CardValue;
use crate::games::bushido::rules::damage::{Lessening, RowTerm};
use crate::games::bushido::rules::exchange::results::KindSum;
use crate::games::bushido::text::names;
use crate::games::bushido::views::sums::RollSum;
use crate::kernel::line::{Arg, Line};
use crate::ui::games::bushido::screens::words;
use crate::ui::texts::say;
use crate::words::bushido as keys;

fn term(what: impl Into<Arg>, value: i64) -> String {
    say(Line::new(keys::BUSHIDO_TERM).with("what", what).with("value", Arg::Signed(value)))
}

fn small(number: i64) -> i16 {
    i16::try_from(number).unwrap_or(i16::MAX)
}

/// "highest 4, others +1, Brutal +1"; nothing without dice.
pub(super) fn result(sum: &KindSum, modifier: &'static str) -> String {
    let removed =
        (sum.removed > 0).then(|| say(Line::new(keys::BUSHIDO_SUM_REMOVED).with("count", words::small(sum.removed))));
    let highest =
        (sum.highest > 0).then(|| say(Line::new(keys::BUSHIDO_SUM_HIGHEST).with("value", small(sum.highest))));
    let others = (sum.others != 0).then(|| term(keys::BUSHIDO_SUM_OTHERS, sum.others));
    let modifier = (sum.modifier != 0).then(|| term(modifier, sum.modifier));
    [removed, highest, others, modifier].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// "Strength +1, Charge +2, Armour −1 · level 2, row 9: 3 Wounds · halved: 1".
pub(in super::super) fn damage(sum: &RollSum, special: Option<Special>) -> String {
    let added = |(what, value): &(RowTerm, i64)| match what {
        RowTerm::Strength => term(names::value(CardValue::Strength), *value),
        RowTerm::Special => term(special.map_or("", Special::name), *value),
        RowTerm::Charge => term(keys::BUSHIDO_ACTION_CHARGE, *value),
        RowTerm::Bonus => term(keys::BUSHIDO_SUM_BONUS, *value),
        RowTerm::Armour => term("Armour", *value),
    };
    let added = sum.terms.iter().map(added).collect::<Vec<_>>().join(", ");
    let lessened = |(what, wounds): &(Lessening, i64)| {
        let what: Arg = match what {
            Lessening::Half => keys::BUSHIDO_SUM_HALF.into(),
            Lessening::Tough => "Tough".into(),
            Lessening::Durable => "Durable".into(),
        };
        say(Line::new(keys::BUSHIDO_SUM_AFTER).with("what", what).with("wounds", small(*wounds)))
    };
    let wounds = match &sum.wounds {
        None => vec![say(keys::BUSHIDO_SUM_REMOVES)],
        Some((wounds, steps)) => {
            let line = Line::new(keys::BUSHIDO_SUM_TABLE).with("level", small(sum.level)).with("row", small(sum.row));
            std::iter::once(say(line.with("wounds", small(*wounds)))).chain(steps.iter().map(lessened)).collect()
        }
    };
    std::iter::once(added).filter(|added| !added.is_empty()).chain(wounds).collect::<Vec<_>>().join(" · ")
}
