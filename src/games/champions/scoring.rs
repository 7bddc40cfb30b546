//! The end of the game, line by line (CH-END). Totals are sums of the lines and never stored.

use super::model::champion::{Champion, Standing};
use super::model::ids::ChampionId;
use super::model::objective::{Progress, Timing};
use super::model::quantity::{Glory, Honor};
use super::model::state::{Play, State};
use super::model::turn::GroupObjective;
use super::queries::{self, Threshold};
use super::rulings::{GlorifiedBelowZero, ThresholdChampions, ThresholdCorrupted, ThresholdGlory};

/// The Glory that lowers the Threshold.
pub const FAMOUS: i16 = 15;

/// What the game came to.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreSheet {
    /// Whether the scenario's objective was met.
    pub objective: GroupObjective,
    /// Honor, by seat.
    pub honor: Vec<HonorLine>,
    /// The Threshold before the end, in its parts.
    pub threshold_before: Threshold,
    /// Champions whose Glory moves the Threshold.
    pub threshold_lines: Vec<ThresholdLine>,
    /// Glory, by seat.
    pub glory: Vec<GloryLine>,
    /// The Champions that are Glorified should this be a victory.
    pub glorified: Vec<ChampionId>,
    /// Solo play only: the Champion's Glory and that of the four Companions together.
    pub solo: Option<SoloLine>,
}

/// A Champion's Honor at the end (CH-END-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HonorLine {
    /// Who.
    pub champion: ChampionId,
    /// Honor when the game ended.
    pub at_end: i16,
    /// Purity Points missing.
    pub missing_purity: i16,
    /// What is left, within the bounds of Honor.
    pub left: i16,
    /// What of it counts for the Group Honor: nothing of the Eliminated and the Corrupted.
    pub counts: i16,
    /// Whether it is still in play.
    pub standing: Standing,
}

/// A change of the Threshold at the end (CH-END-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThresholdLine {
    /// Whose Glory it is.
    pub champion: ChampionId,
    /// How much Glory counts.
    pub glory: i16,
    /// −1 from 15 Glory, +1 at 0.
    pub change: i16,
}

/// A Champion's Glory at the end (CH-END-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GloryLine {
    /// Who.
    pub champion: ChampionId,
    /// Glory when the game ended.
    pub at_end: i16,
    /// Completed End objectives.
    pub completed: i16,
    /// Uncompleted objectives, as a positive number.
    pub failed: i16,
    /// Uncompleted objectives of which nobody has noted the Glory: they cost more than the line says.
    pub unknown: usize,
    /// Purity Points missing.
    pub missing_purity: i16,
    /// Destiny.
    pub destiny: i16,
    /// What it comes to: the sum, within the bounds of Glory.
    pub total: i16,
    /// Whether it may be Glorified.
    pub eligible: Eligible,
}

/// Whether a Champion may be Glorified (CH-END-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eligible {
    /// It may.
    Yes,
    /// A Companion never is.
    Companion,
    /// A Corrupted Champion never is.
    Corrupted,
}

/// The third condition of solo play (CH-END-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoloLine {
    /// Final Glory of the player's Champion.
    pub champion: i16,
    /// Final Glory of the Companions, together.
    pub companions: i16,
}

impl ScoreSheet {
    /// Group Honor at the end.
    pub fn group_honor(&self) -> i16 {
        self.honor.iter().map(|line| line.counts).sum()
    }

    /// The Threshold at the end.
    pub fn threshold(&self) -> i16 {
        self.threshold_before.total() + self.threshold_lines.iter().map(|line| line.change).sum::<i16>()
    }

    /// How far Group Honor lies above the Threshold; negative where it falls short.
    pub fn margin(&self) -> i16 {
        self.group_honor() - self.threshold()
    }

    /// Who keeps uncompleted objectives of unknown Glory: its line is not settled, nor what is compared with it.
    pub fn unsettled(&self) -> Vec<ChampionId> {
        self.glory.iter().filter(|line| line.unknown > 0).map(|line| line.champion).collect()
    }

    /// Whether the players win (CH-END-4).
    pub fn is_victory(&self) -> bool {
        self.objective == GroupObjective::Met
            && self.margin() >= 0
            && self.solo.is_none_or(|solo| solo.champion > solo.companions)
    }
}

/// The score as the table stands now; before the game has ended, as if the objective were missed.
pub fn score(state: &State) -> ScoreSheet {
    let glory: Vec<GloryLine> = state.champions().map(|(id, champion)| glory_line(state, id, champion)).collect();
    ScoreSheet {
        objective: state.ended().unwrap_or(GroupObjective::Missed),
        honor: state.champions().map(|(id, champion)| honor_line(id, champion)).collect(),
        threshold_before: queries::threshold(state),
        threshold_lines: threshold_lines(state, &glory),
        glorified: glorified(state, &glory),
        solo: state.is_solo().then(|| solo_line(&glory)),
        glory,
    }
}

fn honor_line(id: ChampionId, champion: &Champion) -> HonorLine {
    let missing_purity = champion.missing_purity();
    let left = Honor::clamped(champion.honor().get() - missing_purity).get();
    HonorLine {
        champion: id,
        at_end: champion.honor().get(),
        missing_purity,
        left,
        counts: if champion.is_in_play() { left } else { 0 },
        standing: champion.standing(),
    }
}

fn glory_line(state: &State, id: ChampionId, champion: &Champion) -> GloryLine {
    let (completed, failed, unknown) = match state.play() {
        Play::Standard => objectives(champion),
        Play::MoreCooperation => (0, 0, 0),
    };
    let (at_end, missing_purity, destiny) = (champion.glory().get(), champion.missing_purity(), champion.destiny());
    GloryLine {
        champion: id,
        at_end,
        completed,
        failed,
        unknown,
        missing_purity,
        destiny,
        total: after_scoring(at_end, completed, failed.saturating_add(missing_purity).saturating_add(destiny)),
        eligible: match champion.standing() {
            Standing::Corrupted => Eligible::Corrupted,
            Standing::InPlay | Standing::Eliminated | Standing::Removed if champion.card().is_companion() => {
                Eligible::Companion
            }
            Standing::InPlay | Standing::Eliminated | Standing::Removed => Eligible::Yes,
        },
    }
}

/// Glory after the scoring (CH-END-3). The track ends at 25: what would go beyond is lost before anything is taken.
fn after_scoring(at_end: i16, gained: i16, lost: i16) -> i16 {
    let most = Glory::clamped(at_end.saturating_add(gained));
    Glory::clamped(most.get().saturating_sub(lost)).get()
}

/// What completed End objectives bring, what uncompleted ones of either timing cost, and of how many that is unknown.
fn objectives(champion: &Champion) -> (i16, i16, usize) {
    let (mut completed, mut failed, mut unknown) = (0_i16, 0_i16, 0_usize);
    for kept in champion.objectives().values() {
        match (kept.progress, kept.card.timing) {
            (Progress::Completed(glory), Timing::End) => completed = completed.saturating_add(glory.get()),
            (Progress::Completed(_), Timing::Instant) => {}
            (Progress::Open, _) => match kept.card.worth.lower() {
                Some(glory) => failed = failed.saturating_add(glory.get()),
                None => unknown += 1,
            },
        }
    }
    (completed, failed, unknown)
}

fn threshold_lines(state: &State, glory: &[GloryLine]) -> Vec<ThresholdLine> {
    let counted = |line: &GloryLine| match state.rulings().threshold_glory {
        ThresholdGlory::BeforeScoring => line.at_end,
        ThresholdGlory::AfterScoring => line.total,
    };
    let rulings = state.rulings();
    let is_counted = |line: &&GloryLine| {
        let of_players = match rulings.threshold_champions {
            ThresholdChampions::All => true,
            ThresholdChampions::Players => state.owner(line.champion).is_some(),
        };
        let corrupted = state.champion(line.champion).standing() == Standing::Corrupted;
        of_players && !(corrupted && rulings.threshold_corrupted == ThresholdCorrupted::LeftOut)
    };
    let line = |line: &GloryLine| {
        let glory = counted(line);
        let change = match glory {
            0 => 1,
            glory if glory >= FAMOUS => -1,
            _ => return None,
        };
        Some(ThresholdLine { champion: line.champion, glory, change })
    };
    glory.iter().filter(is_counted).filter_map(line).collect()
}

fn glorified(state: &State, glory: &[GloryLine]) -> Vec<ChampionId> {
    if state.play() == Play::MoreCooperation {
        return Vec::new();
    }
    let compared = |line: &GloryLine| match state.rulings().glorified_below_zero {
        GlorifiedBelowZero::AsZero => line.total,
        GlorifiedBelowZero::Counts => line.total - short_of_zero(line),
    };
    let eligible = || glory.iter().filter(|line| line.eligible == Eligible::Yes);
    let most = eligible().map(compared).max();
    eligible().filter(|line| Some(compared(line)) == most).map(|line| line.champion).collect()
}

/// What is lost beyond 0 Glory, where the track ends.
fn short_of_zero(line: &GloryLine) -> i16 {
    let most = Glory::clamped(line.at_end.saturating_add(line.completed)).get();
    let lost = line.failed.saturating_add(line.missing_purity).saturating_add(line.destiny);
    lost.saturating_sub(most).max(0)
}

fn solo_line(glory: &[GloryLine]) -> SoloLine {
    SoloLine {
        champion: glory.first().map_or(0, |line| line.total),
        companions: glory.iter().skip(1).map(|line| line.total).sum(),
    }
}
