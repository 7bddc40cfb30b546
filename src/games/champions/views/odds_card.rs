//! The odds before a roll in words and bars: how likely it is that somebody falls, and the spread of the Wounds both ways.

use super::fight_words::{expected, percent, whole_percent};
use crate::games::champions::odds::outcome::Odds;
use crate::games::champions::sheet::adviser::Aim;
use crate::games::champions::sheet::draft::Ready;
use crate::kernel::line::Line;
use crate::views::bar::Bar;
use crate::words::champions as keys;
use crate::words::spoken::say;

/// Wounds that have a bar of their own at most.
const MOST_BARS: usize = 6;
/// Below this share what is rarer joins the last bar.
const RARE: f64 = 0.03;
/// Below this chance nobody speaks of an Elimination.
const HARDLY: f64 = 0.05;

/// What is worth the biggest number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Headline {
    /// The chance that the Enemy falls.
    Chance,
    /// The Wounds to it: it hardly falls in one Combat.
    Wounds,
    /// The chance to take none: whoever defends itself here can deal none.
    Unhurt,
}

impl Headline {
    /// What these odds are about.
    fn of(odds: &Odds) -> Self {
        let harmless = odds.dealt.iter().skip(1).all(|share| *share < RARE / 10.0);
        match odds.eliminates {
            _ if harmless => Self::Unhurt,
            hardly if hardly < HARDLY => Self::Wounds,
            _ => Self::Chance,
        }
    }
}

/// The odds, in words and bars.
#[derive(Clone, Debug, PartialEq)]
pub struct OddsView {
    /// What the big number says.
    pub headline: Headline,
    /// "75%".
    pub big: String,
    /// "to eliminate the Armored Oni".
    pub about: String,
    /// The same share of 100.
    pub share: u8,
    /// "under 1%" and "Tsuko falls".
    pub falls: (String, String),
    /// "12%" and "Tsuko loses Purity", where any is at stake.
    pub purity: Option<(String, String)>,
    /// The Wounds to the Enemy and the miniatures a Unit loses by them, then the Wounds to the fighter.
    pub spreads: Vec<Spread>,
    /// How much Ki one can be ready to spend, each with its chance, and the place of the chosen one.
    pub ki: Option<(Vec<String>, usize)>,
    /// Whether one is ready for Deception; nothing where it cannot be used.
    pub deception: Option<Ready>,
}

/// The spread of Wounds or miniatures.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    /// "Wounds to the Armored Oni".
    pub about: String,
    /// "2.5 expected".
    pub expected: String,
    /// From none to many.
    pub bars: Vec<Bar>,
}

impl OddsView {
    /// What `odds` say about `enemy` with that Life, and `fighter` with that.
    pub fn of(odds: &Odds, (enemy, foe_life): (&str, usize), (fighter, life): (&str, usize)) -> Self {
        let named = |key, name: &str| say(Line::new(key).with("name", name));
        let headline = Headline::of(odds);
        let unhurt = Aim::Unhurt.share(odds);
        let (big, about, share) = match headline {
            Headline::Chance => (percent(odds.eliminates), named(keys::FIGHT_TO_ELIMINATE, enemy), odds.eliminates),
            Headline::Wounds => (expected(&odds.dealt, foe_life), named(keys::FIGHT_WOUNDS_TO, enemy), odds.eliminates),
            Headline::Unhurt => (percent(unhurt), say(keys::FIGHT_TO_STAY_UNHURT), unhurt),
        };
        Self {
            headline,
            big,
            about,
            share: whole_percent(share),
            falls: (percent(odds.eliminated), named(keys::FIGHT_FALLS, fighter)),
            spreads: vec![
                Spread::of(named(keys::FIGHT_WOUNDS_TO, enemy), &odds.dealt, foe_life),
                Spread::of(named(keys::FIGHT_WOUNDS_TO, fighter), &odds.taken, life),
            ],
            purity: None,
            ki: None,
            deception: None,
        }
    }

    /// The same with the miniatures that `enemy` loses, where it is a Unit.
    #[must_use]
    pub fn with_miniatures(mut self, lost: Option<Vec<f64>>, enemy: &str) -> Self {
        let about = say(Line::new(keys::FIGHT_MINIATURES_OF).with("name", enemy));
        let spread = lost.map(|lost| Spread::of(about, &lost, lost.len().saturating_sub(1)));
        let after_wounds = self.spreads.len().min(1);
        self.spreads.splice(after_wounds..after_wounds, spread);
        self
    }

    /// The same with the chance that `fighter` loses Purity, where any is at stake.
    #[must_use]
    pub fn with_purity(mut self, lost: Option<f64>, fighter: &str) -> Self {
        let about = say(Line::new(keys::FIGHT_LOSES_PURITY).with("name", fighter));
        self.purity = lost.map(|lost| (percent(lost), about));
        self
    }
}

impl Spread {
    /// The spread of `shares` over Wounds, of which more than `life` are as good as `life`.
    fn of(about: String, shares: &[f64], life: usize) -> Self {
        let rest = |from: usize| shares.iter().skip(from).sum::<f64>();
        let possible = shares.len().saturating_sub(1).min(life).min(MOST_BARS);
        // What is rare joins the bar before it, but for the first; the one with all Life Points stays.
        let last = (1..=possible).rev().find(|most| *most == life || rest(*most) >= RARE).unwrap_or(possible.min(1));
        let more = last < shares.len().saturating_sub(1) && rest(last + 1) > 0.0;
        let mut bars: Vec<Bar> = (0..last).map(|wounds| single(wounds, shares[wounds])).collect();
        let share = rest(last);
        bars.push(if more { at_least(last, share) } else { single(last, share) });
        let expected = say(Line::new(keys::FIGHT_EXPECTED).with("wounds", expected(shares, life)));
        Self { about, expected, bars }
    }
}

fn single(wounds: usize, share: f64) -> Bar {
    let text = match whole_percent(share) {
        18.. => say(Line::new(keys::FIGHT_BAR).with("wounds", wounds).with("share", percent(share))),
        4..18 => wounds.to_string(),
        0..4 => String::new(),
    };
    Bar { text, percent: whole_percent(share) }
}

fn at_least(wounds: usize, share: f64) -> Bar {
    let line = |key| say(Line::new(key).with("wounds", wounds).with("share", percent(share)));
    let text = match whole_percent(share) {
        42.. => line(keys::FIGHT_BAR_OR_MORE),
        22..42 => line(keys::FIGHT_BAR_MORE),
        6..22 => format!("{wounds}+"),
        0..6 => String::new(),
    };
    Bar { text, percent: whole_percent(share) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn percents(shares: &[f64], life: usize) -> Vec<u8> {
        Spread::of(String::new(), shares, life).bars.into_iter().map(|bar| bar.percent).collect()
    }

    #[test]
    fn no_wound_has_a_bar_of_its_own_however_rare_the_others_are() {
        assert_eq!(percents(&[0.98, 0.015, 0.005], 5), [98, 2]);
        assert_eq!(percents(&[1.0], 5), [100]);
        assert_eq!(percents(&[0.5, 0.3, 0.18, 0.02], 5), [50, 30, 20]);
        assert_eq!(percents(&[0.9, 0.05, 0.04, 0.01], 3), [90, 5, 4, 1], "the last Life Point stays");
    }
}
