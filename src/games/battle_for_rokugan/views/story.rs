//! The story of a resolved round: one card an event in the rulebook's steps, each with its sums, its rule, the honor it
//! moved, and the rulings that would change it.

use super::honor::{self, ClanHonor};
use crate::games::battle_for_rokugan::laid::Laid;
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::control::Control;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::rulings::Ruling;
use crate::games::battle_for_rokugan::queries::spot;
use crate::games::battle_for_rokugan::rules::resolution::battle::{Battle, Outcome};
use crate::games::battle_for_rokugan::rules::resolution::report::{
    CardMove, Defended, Effect, Fate, Resolution, Worked,
};
use crate::games::battle_for_rokugan::rules::resolution::{Revealed, resolve};
use crate::games::battle_for_rokugan::rules::rulebook as rule;
use crate::games::battle_for_rokugan::state::{Before, State, try_tokens};
use crate::kernel::rulebook::RuleRef;

/// A card of the story.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryCard {
    /// The step of the rulebook, 2 to 6.
    pub step: u8,
    /// What happened.
    pub happened: Happened,
    /// The honor it moved: before and after, for every clan whose honor changed.
    pub honor: Vec<(ClanHonor, ClanHonor)>,
    /// Rulings whose other reading would change it, and how it would end then.
    pub switches: Vec<Switch>,
    /// The rule that says so.
    pub rule: RuleRef,
}

/// A ruling whose other reading would change a battle.
#[derive(Clone, Debug, PartialEq)]
pub struct Switch {
    /// The ruling as it would be.
    pub ruling: Ruling,
    /// The control tokens that would lie in the province then.
    pub control: Option<Control>,
}

/// What a card tells.
#[derive(Clone, Debug, PartialEq)]
pub enum Happened {
    /// Bluffs went back, and illegal tokens left.
    Left(Vec<(Laid, Fate)>),
    /// A raid worked: what it took.
    Scorched {
        /// Where.
        province: Province,
        /// Whose raid.
        by: Clan,
        /// What was discarded, the raid itself included.
        gone: Vec<Laid>,
    },
    /// Diplomacy worked: what it took.
    Pacified {
        /// Where.
        province: Province,
        /// Whose.
        by: Clan,
        /// What was discarded, the diplomacy itself included.
        gone: Vec<Laid>,
    },
    /// A raid or diplomacy did nothing.
    NoEffect {
        /// Which token.
        token: Laid,
        /// Where.
        province: Province,
    },
    /// A battle.
    Battle {
        /// Its sums.
        battle: Battle,
        /// Every side's tokens: attackers in seat order, the defender last.
        sides: Vec<Side>,
    },
    /// A province was defended without a battle.
    Defended(Defended),
    /// Territory cards that moved.
    Cards(Vec<CardMove>),
    /// Nothing at all happened this round.
    Nothing,
}

/// One side of a battle.
#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    /// Whose.
    pub clan: Clan,
    /// Its tokens there, blessings included.
    pub faces: Vec<Face>,
}

/// The story of the round that was resolved last; nothing while none is open.
pub fn story(state: &State) -> Option<Vec<StoryCard>> {
    Some(told(state, Asks::Switches)?.cards)
}

/// A round that was resolved, with its story.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// What came of it.
    pub resolution: Resolution,
    /// Its story.
    pub cards: Vec<StoryCard>,
}

/// Whether a story looks for rulings that would change it; each is a resolution of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// It does.
    Switches,
    /// It tells what happened and no more.
    Nothing,
}

/// The round that was resolved last, with its story; nothing while none is open.
pub fn told(state: &State, asks: Asks) -> Option<Told> {
    let before = state.before()?;
    let rulings = *state.board().rulings();
    let resolution = resolved(before, |board| board.set_rulings(rulings))?;
    let mut teller = Teller { before, resolution: &resolution, board: before.board.clone(), cards: Vec::new(), asks };
    teller.board.set_rulings(rulings);
    teller.left();
    teller.effects(&resolution.raids, Struck::Scorched);
    teller.effects(&resolution.diplomacy, Struck::Pacified);
    teller.battles();
    teller.defended();
    teller.claims();
    if teller.cards.is_empty() {
        teller.tell(2, Happened::Nothing, Vec::new(), rule::REVEAL, |_| {});
    }
    let cards = teller.cards;
    Some(Told { resolution, cards })
}

/// The resolution of what was revealed, on the board as `change` makes it.
fn resolved(before: &Before, change: impl FnOnce(&mut Board)) -> Option<Resolution> {
    let mut board = before.board.clone();
    change(&mut board);
    let tokens = try_tokens(board.players(), &before.laid)?;
    Some(resolve(&board, &Revealed::new(tokens).ok()?))
}

/// What a raid or diplomacy does.
#[derive(Clone, Copy, PartialEq)]
enum Struck {
    Scorched,
    Pacified,
}

struct Teller<'a> {
    before: &'a Before,
    resolution: &'a Resolution,
    /// The board as it is after the cards told so far.
    board: Board,
    cards: Vec<StoryCard>,
    asks: Asks,
}

impl Teller<'_> {
    fn tell(
        &mut self,
        step: u8,
        happened: Happened,
        switches: Vec<Switch>,
        rule: RuleRef,
        change: impl FnOnce(&mut Board),
    ) {
        let clans: Vec<_> = self.board.players().iter().collect();
        let was: Vec<_> = clans.iter().map(|clan| honor::of(&self.board, *clan)).collect();
        change(&mut self.board);
        let is = clans.iter().map(|clan| honor::of(&self.board, *clan));
        let honor = was.into_iter().zip(is).filter(|(was, is)| was != is).collect();
        self.cards.push(StoryCard { step, happened, honor, switches, rule });
    }

    fn fates(&self) -> impl Iterator<Item = (Laid, Fate)> {
        self.before.laid.iter().copied().zip(self.resolution.fates.iter().copied())
    }

    fn left(&mut self) {
        let gone = |(_, fate): &(Laid, Fate)| matches!(fate, Fate::Bluff | Fate::Illegal(_));
        let left: Vec<_> = self.fates().filter(gone).collect();
        if !left.is_empty() {
            self.tell(2, Happened::Left(left), Vec::new(), rule::REVEAL, |_| {});
        }
    }

    fn effects(&mut self, effects: &[Effect], struck: Struck) {
        let (step, rule, fate) = match struck {
            Struck::Scorched => (3, rule::RAIDS, Fate::Raid),
            Struck::Pacified => (4, rule::TALKS, Fate::Diplomacy),
        };
        for effect in effects {
            let Some(token) = self.before.laid.get(effect.token).copied() else { continue };
            let province = effect.province;
            match effect.worked {
                Worked::Yes => {
                    let gone = self.taken_at(province, fate);
                    let happened = match struck {
                        Struck::Scorched => Happened::Scorched { province, by: token.clan, gone },
                        Struck::Pacified => Happened::Pacified { province, by: token.clan, gone },
                    };
                    self.tell(step, happened, Vec::new(), rule, |board| match struck {
                        Struck::Scorched => board.scorch(province),
                        Struck::Pacified => board.pacify(province),
                    });
                }
                Worked::No => self.tell(step, Happened::NoEffect { token, province }, Vec::new(), rule, |_| {}),
            }
        }
    }

    /// The tokens that touched a province and went with that fate.
    fn taken_at(&self, province: Province, fate: Fate) -> Vec<Laid> {
        let touches = |laid: &Laid| {
            spot(&self.before.laid, laid).is_some_and(|spot| spot.touches().any(|touched| touched == province))
        };
        self.fates().filter(|(laid, own)| *own == fate && touches(laid)).map(|(laid, _)| laid).collect()
    }

    fn battles(&mut self) {
        let resolution = self.resolution;
        for battle in &resolution.battles {
            let province = battle.province;
            let switches = self.switches(province);
            let sides = self.sides(battle);
            let defended = resolution.defended.iter().any(|defended| defended.province == province);
            let happened = Happened::Battle { battle: battle.clone(), sides };
            let outcome = battle.outcome;
            self.tell(5, happened, switches, battle.why.rule(), |board| match outcome {
                Outcome::Taken(clan) => board.set_control(province, Some(Control::fresh(clan))),
                Outcome::Held(_) if defended => board.add_up(province, 1),
                Outcome::Held(_) | Outcome::Nothing => {}
            });
        }
    }

    /// The attackers' tokens in seat order, then the defender's.
    fn sides(&self, battle: &Battle) -> Vec<Side> {
        let there = |laid: &Laid| spot(&self.before.laid, laid).is_some_and(|spot| spot.target() == battle.province);
        let fought = |(laid, fate): &(Laid, Fate)| *fate == Fate::Battle && there(laid);
        let side = |clan: Clan| {
            let own = self.fates().filter(fought).filter(|(laid, _)| laid.clan == clan);
            Side { clan, faces: own.filter_map(|(laid, _)| laid.face).collect() }
        };
        let clans = battle.attackers.iter().map(|attacker| attacker.clan).chain(battle.defender);
        clans.map(side).collect()
    }

    /// The rulings whose other reading would leave other control tokens in this very province.
    fn switches(&self, province: Province) -> Vec<Switch> {
        if self.asks == Asks::Nothing {
            return Vec::new();
        }
        let held = self.resolution.after.control(province);
        let rulings = *self.board.rulings();
        let other = |ruling: Ruling| {
            let other = ruling.other();
            let after = resolved(self.before, |board| board.set_rulings(rulings.with(other)))?.after;
            let control = after.control(province);
            (control != held).then_some(Switch { ruling: other, control })
        };
        rulings.all().into_iter().filter_map(other).collect()
    }

    fn defended(&mut self) {
        let resolution = self.resolution;
        let fought = |province| resolution.battles.iter().any(|battle| battle.province == province);
        for defended in resolution.defended.iter().filter(|defended| !fought(defended.province)) {
            let (province, switches) = (defended.province, self.switches(defended.province));
            let happened = Happened::Defended(*defended);
            self.tell(5, happened, switches, defended.reason.rule(), |board| board.add_up(province, 1));
        }
    }

    fn claims(&mut self) {
        let moves = self.resolution.card_moves.clone();
        if !moves.is_empty() {
            self.tell(6, Happened::Cards(moves), Vec::new(), rule::CLAIM, |_| {});
        }
    }
}

/// The token of a story that can be put right first: one that fought or lay there.
pub fn tokens_at(state: &State, province: Province) -> Vec<Laid> {
    let Some(before) = state.before() else { return Vec::new() };
    let there = |laid: &&Laid| {
        let kind = laid.face.map(Face::kind);
        kind != Some(Kind::Blessing) && spot(&before.laid, laid).is_some_and(|spot| spot.target() == province)
    };
    before.laid.iter().filter(there).copied().collect()
}
