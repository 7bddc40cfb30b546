//! The rulings a document names.

use crate::games::empire_reborn::model::rulings::{
    CraneProfit, DiceCap, DuelTie, Explosions, FreeRounds, HalfXp, HonorCeiling, KillerAv, MoraleModifiers, MoraleTie,
    MoraleWho, Rulings, Scouts, SiegeSave, TnTie, TvCap, ZeroHonorLoss,
};
use crate::kernel::document::{DocumentFault, Node, Object};

/// The names of all rulings.
const RULINGS: &[&str] = &[
    "explosions",
    "dice_cap",
    "tn_tie",
    "duel_tie",
    "zero_honor_loss",
    "honor_ceiling",
    "crane_profit",
    "free_rounds",
    "siege_save",
    "killer_av",
    "tv_cap",
    "morale_who",
    "morale_tie",
    "morale_modifiers",
    "half_xp",
    "scouts",
];

/// The rulings in force: those a document names, and the standard ones.
pub(in super::super) fn rulings(document: &Object<'_>) -> Result<Rulings, DocumentFault> {
    document.or("rulings", Rulings::STANDARD, read)
}

fn read(node: &Node<'_>) -> Result<Rulings, DocumentFault> {
    let object = node.object(RULINGS)?;
    let standard = Rulings::STANDARD;
    Ok(Rulings {
        explosions: object.or("explosions", standard.explosions, |node| node.choice(Explosions::NAMES))?,
        dice_cap: object.or("dice_cap", standard.dice_cap, |node| node.choice(DiceCap::NAMES))?,
        tn_tie: object.or("tn_tie", standard.tn_tie, |node| node.choice(TnTie::NAMES))?,
        duel_tie: object.or("duel_tie", standard.duel_tie, |node| node.choice(DuelTie::NAMES))?,
        zero_honor_loss: object
            .or("zero_honor_loss", standard.zero_honor_loss, |node| node.choice(ZeroHonorLoss::NAMES))?,
        honor_ceiling: object.or("honor_ceiling", standard.honor_ceiling, |node| node.choice(HonorCeiling::NAMES))?,
        crane_profit: object.or("crane_profit", standard.crane_profit, |node| node.choice(CraneProfit::NAMES))?,
        free_rounds: object.or("free_rounds", standard.free_rounds, |node| node.choice(FreeRounds::NAMES))?,
        siege_save: object.or("siege_save", standard.siege_save, |node| node.choice(SiegeSave::NAMES))?,
        killer_av: object.or("killer_av", standard.killer_av, |node| node.choice(KillerAv::NAMES))?,
        tv_cap: object.or("tv_cap", standard.tv_cap, |node| node.choice(TvCap::NAMES))?,
        morale_who: object.or("morale_who", standard.morale_who, |node| node.choice(MoraleWho::NAMES))?,
        morale_tie: object.or("morale_tie", standard.morale_tie, |node| node.choice(MoraleTie::NAMES))?,
        morale_modifiers: object
            .or("morale_modifiers", standard.morale_modifiers, |node| node.choice(MoraleModifiers::NAMES))?,
        half_xp: object.or("half_xp", standard.half_xp, |node| node.choice(HalfXp::NAMES))?,
        scouts: object.or("scouts", standard.scouts, |node| node.choice(Scouts::NAMES))?,
    })
}
