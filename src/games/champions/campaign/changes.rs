//! What may be done to a Campaign Log. Each change gives the log after it, or says what is against it.

use super::against::{Against, Refusal};
use super::log::{Campaign, Ending, MOST_PLAYERS, MOST_SCENARIOS, Player, Stage};
use super::noted::{Card, Noted, Replay, Verdict};
use super::rulings::{CampaignRulings, IntermissionAfter};
use crate::games::champions::model::clan::Clan;
use crate::games::champions::model::name::Name;
use crate::games::champions::rulebook;
use crate::kernel::rulebook::RuleRef;

/// The campaign after a change, or what is against it.
type Changed = Result<Campaign, Refusal>;

fn require(holds: bool, kind: Against, rule: RuleRef) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::new(kind, rule)) }
}

impl Campaign {
    /// The same under another name.
    #[must_use]
    pub fn renamed(&self, name: Name) -> Self {
        Self { name, ..self.clone() }
    }

    /// The same with another reading of the rulebook. Endings of who does not lead by it are chosen anew.
    #[must_use]
    pub fn with_rulings(&self, rulings: CampaignRulings) -> Self {
        Self { rulings, ..self.clone() }.with_its_endings()
    }

    /// The same with another name, or none, for a player.
    ///
    /// # Errors
    ///
    /// [`Against::NoSuchPlayer`].
    pub fn with_player(&self, player: usize, name: Option<Name>) -> Changed {
        let mut next = self.clone();
        let seat = next.players.get_mut(player);
        let seat = seat.ok_or(Refusal::new(Against::NoSuchPlayer, rulebook::CAMPAIGN))?;
        seat.name = name;
        Ok(next)
    }

    /// Notes a scenario. Where its table noted one before, that line is put right. Players the campaign did not have
    /// yet come to it; they were not there before.
    ///
    /// # Errors
    ///
    /// What is against it.
    pub fn note(&self, noted: Noted, names: &[Option<Name>]) -> Changed {
        if let Some(line) = noted.table.as_deref().and_then(|table| self.line_of(table)) {
            let replay = self.scenarios[line].replay;
            return self.joined(names)?.correct(line, Noted { replay, ..noted });
        }
        require(self.stage == Stage::Underway, Against::AtItsEnd, rulebook::CAMPAIGN)?;
        require(self.scenarios.len() < MOST_SCENARIOS, Against::TooManyScenarios, rulebook::CAMPAIGN)?;
        let mut next = self.joined(names)?;
        let noted = next.fitting(noted)?;
        next.scenarios.push(noted);
        Ok(next)
    }

    /// Puts a noted scenario right by hand.
    ///
    /// # Errors
    ///
    /// What is against it.
    pub fn correct(&self, line: usize, noted: Noted) -> Changed {
        let mut next = self.clone();
        let noted = self.fitting(noted)?;
        let place = next.scenarios.get_mut(line);
        *place.ok_or(Refusal::new(Against::NoSuchScenario, rulebook::CAMPAIGN))? = noted;
        Ok(next.with_its_endings())
    }

    /// Takes a noted scenario out. With the last of them gone, a campaign at its end begins anew.
    ///
    /// # Errors
    ///
    /// [`Against::NoSuchScenario`].
    pub fn remove(&self, line: usize) -> Changed {
        let mut next = self.clone();
        require(line < next.scenarios.len(), Against::NoSuchScenario, rulebook::CAMPAIGN)?;
        next.scenarios.remove(line);
        Ok(next.with_its_endings())
    }

    /// After a defeat: the scenario will be played once more.
    ///
    /// # Errors
    ///
    /// [`Against::NotLost`], or that the campaign is at its end.
    pub fn replay(&self) -> Changed {
        self.after_defeat(Replay::Replayed)
    }

    /// After a defeat: the campaign goes on without a replay.
    ///
    /// # Errors
    ///
    /// As [`Campaign::replay`].
    pub fn pass(&self) -> Changed {
        self.after_defeat(Replay::Stands)
    }

    fn after_defeat(&self, replay: Replay) -> Changed {
        require(self.stage == Stage::Underway, Against::AtItsEnd, rulebook::CAMPAIGN)?;
        let mut next = self.clone();
        let last = next.scenarios.last_mut().filter(|last| last.verdict == Verdict::Lost);
        last.ok_or(Refusal::new(Against::NotLost, rulebook::CAMPAIGN))?.replay = replay;
        Ok(next)
    }

    /// The last scenario was played.
    ///
    /// # Errors
    ///
    /// That it has no scenario yet, that one is still to be replayed, or that it is at its end.
    pub fn end(&self) -> Changed {
        require(self.stage == Stage::Underway, Against::AtItsEnd, rulebook::CAMPAIGN)?;
        let last = self.scenarios.last().ok_or(Refusal::new(Against::NothingNoted, rulebook::CAMPAIGN))?;
        require(last.replay == Replay::Stands, Against::ReplayOpen, rulebook::CAMPAIGN)?;
        Ok(Self { stage: Stage::AtItsEnd(Vec::new()), ..self.clone() })
    }

    /// There is another scenario after all; the endings are chosen anew.
    ///
    /// # Errors
    ///
    /// [`Against::NotAtItsEnd`].
    pub fn reopen(&self) -> Changed {
        require(self.stage != Stage::Underway, Against::NotAtItsEnd, rulebook::CAMPAIGN)?;
        Ok(Self { stage: Stage::Underway, ..self.clone() })
    }

    /// A player with the most Glory chooses the Clan of which the ending is read; not necessarily their own.
    ///
    /// # Errors
    ///
    /// That the campaign goes on, or that somebody else has more Glory.
    pub fn choose(&self, player: usize, clan: Clan) -> Changed {
        let Stage::AtItsEnd(endings) = &self.stage else {
            return Err(Refusal::new(Against::NotAtItsEnd, rulebook::CAMPAIGN));
        };
        require(self.leaders().contains(&player), Against::NotLeading { player }, rulebook::CAMPAIGN)?;
        let others = endings.iter().filter(|ending| ending.player != player).copied();
        let mut endings: Vec<Ending> = others.chain([Ending { player, clan }]).collect();
        endings.sort_by_key(|ending| ending.player);
        Ok(Self { stage: Stage::AtItsEnd(endings), ..self.clone() })
    }

    /// The same with as many players as there are names; only those who are new get theirs.
    fn joined(&self, names: &[Option<Name>]) -> Changed {
        let mut next = self.clone();
        next.players.extend(names.iter().skip(self.players.len()).map(|name| Player { name: name.clone() }));
        let players = next.players.len();
        require(players <= MOST_PLAYERS, Against::PlayerCount { players }, rulebook::SET_CHAMPIONS)?;
        for noted in &mut next.scenarios {
            noted.shares.resize(players, None);
        }
        Ok(next)
    }

    /// A line with a share, or nobody, for each player, and nothing in it that the rules are against.
    fn fitting(&self, mut noted: Noted) -> Result<Noted, Refusal> {
        require(noted.shares.len() <= self.players.len(), Against::NoSuchPlayer, rulebook::CAMPAIGN)?;
        noted.shares.resize(self.players.len(), None);
        require(noted.shares.iter().any(Option::is_some), Against::NobodyPlayed, rulebook::CAMPAIGN)?;
        require(
            noted.replay == Replay::Stands || noted.verdict == Verdict::Lost,
            Against::NotLost,
            rulebook::CAMPAIGN,
        )?;
        let may = noted.verdict == Verdict::Won || self.rulings.intermission_after == IntermissionAfter::EachScenario;
        for (player, share) in noted.shares.iter().enumerate() {
            let Some(share) = share else { continue };
            let glorified = share.glorified.is_some();
            require(may || !glorified, Against::GlorifiedInDefeat { player }, rulebook::END_GLORIFIED)?;
            let drew = share.drew == Card::Yes;
            require(glorified || !drew, Against::CardWithoutGlorified { player }, rulebook::INTERMISSION)?;
        }
        Ok(noted)
    }
}
