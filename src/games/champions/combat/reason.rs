//! What a line of a Combat says, as data: every kind of line there is, in the order of the ten steps. One table, so that it
//! is read in one place.

use super::fight::Modifier;
use crate::games::champions::command::{CombatKind, Place, Starter};
use crate::games::champions::event::Cause;
use crate::games::champions::model::character_token::CharacterToken;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::enemy_die::{DieColor, Face};
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::name::{Name, Note};
use crate::games::champions::model::quantity::GloryToken;
use crate::games::champions::model::rolls::Means;
use crate::kernel::chance::Source;

/// Which of two totals it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Offensive Successes.
    Offence,
    /// Defensive Successes.
    Defence,
}

/// What a line says.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// 1: one attacks the other.
    Attacks {
        /// The fighter on the players' side.
        fighter: Who,
        /// The Enemy.
        enemy: Who,
        /// Melee or Ranged.
        kind: CombatKind,
        /// Who began.
        starter: Starter,
    },
    /// 1: the fighter stands in for another.
    StandsIn {
        /// The fighter.
        who: Who,
        /// For whom, where that was said.
        instead_of: Option<Who>,
        /// How: Intervene or Yojimbo.
        place: Place,
    },
    /// 2: the totals that were compared, Imposing included.
    TotalSizes {
        /// The players' side.
        ours: u8,
        /// The Enemy's side.
        theirs: u8,
    },
    /// 2: neither side has more.
    EvenSizes,
    /// 2: in a Battle it takes twice the Size, and neither Unit has that.
    NotTwice,
    /// 2: Sizes are not compared in Ranged Combat.
    NoSizesInRanged,
    /// 2: somebody is Outnumbered; the opponent has Numerical Superiority.
    Outnumbered {
        /// Who has less.
        who: Who,
    },
    /// 2 and 10: Honor.
    Honor {
        /// Whose.
        who: Who,
        /// How much, before the bounds of the gauge.
        by: i16,
        /// Why.
        cause: Cause,
    },
    /// 2: an Imposing fighter alone of its side loses no Honor.
    ImposingAlone {
        /// Who.
        who: Who,
    },
    /// 2: the status once the Honor of step 2 is counted.
    IsDishonored {
        /// Who.
        who: Who,
    },
    /// 2: it was Dishonored and is not any more.
    IsHonorable {
        /// Who.
        who: Who,
    },
    /// 3: effects "at the beginning of Combat" would happen now.
    Begins,
    /// 3, and 9 for the end of Combat: what a card says in words.
    CardSays {
        /// Whose card.
        who: Who,
        /// What.
        note: Note,
    },
    /// 3: an item that is in use, and what it does.
    ItemSays {
        /// Who uses it.
        who: Who,
        /// What it is called.
        item: Name,
        /// What it does, in the players' words.
        note: Note,
    },
    /// 4: the value on the card; nothing where nobody typed it in.
    OnCard {
        /// Whose card.
        who: Who,
        /// The value.
        dice: Option<u8>,
    },
    /// 4: Elementalists roll four in melee.
    Elementalist {
        /// Who.
        who: Who,
    },
    /// 4: one die less for being Outnumbered.
    DieLess {
        /// Who.
        who: Who,
    },
    /// 4: a power keeps the die.
    DieKept {
        /// Who.
        who: Who,
    },
    /// 4: at most four for being Weakened.
    Weakened {
        /// Who.
        who: Who,
    },
    /// 4: exactly four as the target of a Ranged Combat.
    RangedTarget {
        /// Who.
        who: Who,
    },
    /// 4: cards or the scenario add or take dice.
    ExtraDice {
        /// How many.
        by: i8,
    },
    /// 4: so many Elemental Dice in the end.
    Rolls {
        /// Who.
        who: Who,
        /// The fewest.
        least: u8,
        /// The most; the same unless a card is not known.
        most: u8,
    },
    /// 4: an Outnumbered Enemy leaves out its weakest die.
    WeakestLeftOut {
        /// Who.
        who: Who,
        /// Its colour.
        color: DieColor,
    },
    /// 4: the Enemy's dice; nothing where nobody typed in its card.
    EnemyRolls {
        /// Who.
        who: Who,
        /// The dice.
        dice: Option<Vec<DieColor>>,
    },
    /// 5: what the Elemental Dice showed first.
    Rolled {
        /// Who.
        who: Who,
        /// The faces.
        faces: Vec<Element>,
        /// Who rolled.
        source: Source,
    },
    /// 5: what the Enemy Dice showed first, die by die.
    EnemyRolled {
        /// Who.
        who: Who,
        /// The dice and what they showed.
        dice: Vec<(DieColor, Face)>,
        /// Who rolled.
        source: Source,
    },
    /// 5: the sums of the Enemy Dice.
    EnemyTotals {
        /// Who.
        who: Who,
        /// The sums.
        total: Face,
    },
    /// 6: dice were rolled again.
    Rerolled {
        /// Who.
        who: Who,
        /// What they showed.
        from: Vec<Element>,
        /// What they show now.
        to: Vec<Element>,
        /// What paid for it.
        means: Means,
    },
    /// 6: Enemy Dice were rolled again.
    EnemyRerolled {
        /// Who.
        who: Who,
        /// What they showed.
        from: Vec<Face>,
        /// What they show now.
        to: Vec<Face>,
    },
    /// 6: nothing was rerolled.
    NoRerolls,
    /// 7: Deception.
    Deceived {
        /// Who.
        who: Who,
        /// What the die showed.
        from: Element,
        /// What it shows now.
        to: Element,
    },
    /// 7: Call of the Void.
    VoidCalled {
        /// Who.
        who: Who,
        /// What the other Voids became.
        to: Vec<Element>,
    },
    /// 7: the token of 9 Glory changed an Enemy Die; nothing where only the totals after it are known.
    EnemyDieChanged {
        /// What it showed and what it shows now.
        faces: Option<(Face, Face)>,
    },
    /// 7: nothing was changed.
    NoChanges,
    /// 8: the chosen Element and how many dice show it.
    Chosen {
        /// Whether it counts as Offensive or Defensive.
        kind: Kind,
        /// The Element.
        element: Element,
        /// How many.
        count: u8,
    },
    /// 8: three or more of one Element.
    ThreeOf {
        /// Which.
        element: Element,
    },
    /// 8: the Secret Technique takes effect.
    TechniqueUsed {
        /// Offensive Successes it adds.
        offence: i8,
        /// Defensive Successes it adds.
        defence: i8,
        /// Wounds it inflicts.
        wounds: u8,
    },
    /// 8: what the technique does besides, in words.
    TechniqueSays {
        /// The words on the card.
        note: Note,
    },
    /// 8: the technique is not used although the dice would allow it.
    TechniqueDeclined,
    /// 8: what the card of an Enemy or an Ally adds in every Combat.
    CardAdds {
        /// Whose card.
        who: Who,
        /// Offensive Successes.
        offence: i8,
        /// Defensive Successes.
        defence: i8,
    },
    /// 8: what a power adds.
    PowerAdds {
        /// Offensive Successes.
        offence: i8,
        /// Defensive Successes.
        defence: i8,
    },
    /// 8: a Glory token adds one.
    Token {
        /// Which.
        token: GloryToken,
    },
    /// A token beside somebody adds Successes.
    CharacterToken {
        /// Whose.
        who: Who,
        /// Which.
        token: CharacterToken,
    },
    /// 8: Cover adds one.
    Covered {
        /// Who has it.
        who: Who,
    },
    /// 8: Defense(X) adds X in Ranged Combat.
    Defense {
        /// Who has it.
        who: Who,
        /// X.
        value: u8,
    },
    /// 8: what the players added.
    Modified {
        /// Whose result.
        who: Who,
        /// By what.
        modifier: Modifier,
    },
    /// 8: the Dishonored count no Defensive Successes.
    NoDefence {
        /// Who.
        who: Who,
    },
    /// 8: a target that cannot shoot counts no Offensive Successes.
    NoReturnFire {
        /// Who.
        who: Who,
    },
    /// 8: Harmony with the Elements.
    InHarmony {
        /// Who.
        who: Who,
    },
    /// 8: the final result of a side.
    Result {
        /// Who.
        who: Who,
        /// Offensive Successes.
        offence: u8,
        /// Defensive Successes.
        defence: u8,
    },
    /// 9: Life Points come back before the Wounds.
    Recovers {
        /// Who.
        who: Who,
        /// How many at most.
        life: u8,
    },
    /// 9: Wounds of one side.
    Wounds {
        /// Who takes them.
        who: Who,
        /// The opponent's Offensive Successes.
        offence: u8,
        /// Its own Defensive Successes.
        defence: u8,
        /// Wounds past every defence.
        direct: u8,
        /// Wounds taken.
        wounds: u8,
    },
    /// 9: the opponent of somebody in Harmony takes exactly one Wound and inflicts none.
    HarmonyWound {
        /// Who takes it.
        who: Who,
    },
    /// 9: Purity lost to Corruption.
    Corrupted {
        /// Who loses it.
        who: Who,
        /// Purity at stake, the keyword Pure counted.
        stake: i16,
        /// Ki spent against it.
        prevented: i16,
    },
    /// 9: somebody is Eliminated.
    Eliminated {
        /// Who.
        who: Who,
    },
    /// 10: wounding it brings no Honor.
    Insignificant {
        /// Who.
        who: Who,
    },
    /// 10: Glory for an Eliminated Enemy; nothing where its card is not known.
    Glory {
        /// Who gains it.
        who: Who,
        /// How much.
        by: Option<i16>,
    },
    /// 10: nothing more.
    Ends,
}
