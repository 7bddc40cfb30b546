//! Lobbying for the Imperial Favor (CC-FAV-3..10).

use super::super::draft::Draft;
use super::super::event::Event;
use super::super::in_play::{Effort, Posture};
use super::super::model::player::{CardId, SeatId};
use super::super::model::rule;
use super::super::refusal::{Missing, Refusal, RefusalKind};
use super::super::rules::lobby::{self, Initiator, Lobbying, Petition};
use super::super::rules::turn::Act;
use super::super::state::State;
use super::battle::small;
use super::cards::lie;
use super::turn::take_action;

/// The lobbying that a player could begin now by bowing someone of that Personal Honor.
pub fn petition(state: &State, lobbyist: SeatId, initiator: Initiator) -> Option<Petition> {
    Some(Petition {
        honor: state.remaining().into_iter().map(|seat| state.seat(seat).honor.into()).collect(),
        lobbyist: state.place(lobbyist)?,
        holder: state.favor.and_then(|seat| state.place(seat)),
        lobbied: state.lobbied,
        initiator,
        initiator_counts: state.rulings.initiator_counts(),
        compare: state.rulings.lobby_compare(),
    })
}

/// A lobbying with its antagonist and its efforts, players by their place.
pub type UnderWay = (Petition, usize, Vec<(usize, lobby::Effort)>);

/// The lobbying under way, its petition and its efforts.
pub fn under_way(state: &State) -> Option<UnderWay> {
    let lobby = state.lobby.as_ref()?;
    let initiator = Initiator { personal_honor: lobby.initiator.into(), bowed: false };
    let petition = Petition { lobbied: false, ..petition(state, state.current, initiator)? };
    let efforts = lobby.efforts.iter().filter_map(|(seat, effort)| Some((state.place(*seat)?, as_rule(*effort))));
    Some((petition, state.place(lobby.antagonist)?, efforts.collect()))
}

fn as_rule(effort: Effort) -> lobby::Effort {
    match effort {
        Effort::Pass => lobby::Effort::Pass,
        Effort::Speaker { value, whom, .. } => lobby::Effort::Speaker(value.into(), whom),
        Effort::Gift { value, whom } => lobby::Effort::Gift(value.into(), whom),
    }
}

/// How the lobbying stands after its efforts; those made against a rule are not counted.
pub fn standing<'a>(petition: &'a Petition, antagonist: usize, efforts: &[(usize, lobby::Effort)]) -> Lobbying<'a> {
    let mut lobbying = Lobbying::new(petition, antagonist);
    for (player, effort) in efforts {
        // What was made anyway is in the log, and does not move the totals.
        let _ = lobbying.make(*player, *effort);
    }
    lobbying
}

pub(super) fn begin(draft: &mut Draft, by: CardId, antagonist: Option<SeatId>) -> Result<(), Refusal> {
    draft.must(draft.state.lobby.is_none(), RefusalKind::LobbyFirst, rule::LOBBY_ONCE)?;
    let card = draft.personality(by)?;
    let kind = RefusalKind::Unknown { card: by, missing: Missing::Honor };
    let personal_honor = draft.state.personal_honor(by).ok_or(Refusal { kind, rule: rule::KNOWN_VALUE })?;
    let seat = card.owner;
    let initiator = Initiator { personal_honor, bowed: card.is_bowed() };
    draft.plays(seat)?;
    draft.must(seat == draft.state.current, RefusalKind::Rule, rule::ACTION_KINDS)?;
    let none = Refusal { kind: RefusalKind::Out(seat), rule: rule::VERDICT };
    let petition = petition(&draft.state, seat, initiator).ok_or(none)?;
    draft.allow(petition.check())?;
    take_action(draft, seat, Act::Lobby)?;
    lie(draft, by, Posture::Bowed);
    if petition.is_automatic() {
        draft.happen(Event::FavorMoved { to: Some(seat) });
        return Ok(());
    }
    let tied = petition.antagonists();
    let players = draft.state.remaining();
    let named = antagonist.and_then(|seat| draft.state.place(seat));
    let chosen = named.or(tied.first().copied()).unwrap_or(petition.lobbyist);
    draft.must(tied.contains(&chosen), RefusalKind::Rule, rule::EFFORT_FOR)?;
    // Personal Honor ends at 20.
    let initiator = u8::try_from(personal_honor).unwrap_or(20);
    draft.happen(Event::LobbyBegan { initiator, antagonist: players[chosen] });
    Ok(())
}

pub(super) fn effort(draft: &mut Draft, seat: SeatId, effort: Effort) -> Result<(), Refusal> {
    draft.plays(seat)?;
    let none = Refusal { kind: RefusalKind::NoLobby, rule: rule::EFFORT_ORDER };
    let (petition, antagonist, efforts) = under_way(&draft.state).ok_or(none)?;
    let mut lobbying = standing(&petition, antagonist, &efforts);
    // Whoever plays has a place.
    let place = draft.state.place(seat).unwrap_or(0);
    check_value(draft, seat, effort)?;
    draft.allow(lobbying.make(place, as_rule(effort)))?;
    if let Effort::Speaker { card: Some(id), .. } = effort {
        lie(draft, id, Posture::Bowed);
    }
    draft.happen(Event::EffortMade { seat, effort });
    if lobbying.next().is_none() {
        let total = small(lobbying.totals()[petition.lobbyist]);
        draft.happen(Event::LobbyEnded { total, missing: small(lobbying.needs()) });
        let lobbyist = draft.state.current;
        if lobbying.needs() == 0 && draft.state.favor != Some(lobbyist) {
            draft.happen(Event::FavorMoved { to: Some(lobbyist) });
        }
    }
    Ok(())
}

fn check_value(draft: &mut Draft, seat: SeatId, effort: Effort) -> Result<(), Refusal> {
    let bound = RefusalKind::Bound { least: 0, most: 20 };
    match effort {
        Effort::Pass => Ok(()),
        Effort::Gift { value, .. } | Effort::Speaker { card: None, value, .. } => {
            draft.must(value <= 20, bound, rule::EFFORT_FOR)
        }
        Effort::Speaker { card: Some(id), value, .. } => {
            draft.must(value <= 20, bound, rule::EFFORT_FOR)?;
            let card = draft.personality(id)?;
            draft.must(card.owner == seat, RefusalKind::WrongKind(id), rule::EFFORT_FOR)?;
            draft.require(!card.is_bowed(), RefusalKind::Rule, rule::BOWED)
        }
    }
}
