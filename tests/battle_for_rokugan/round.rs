//! The round as it is guided: set-up, upkeep, placement, agents, what a resolution leaves behind.

use super::played::{
    FOUR, army, center, face, place_all, refused, reveal_all, reveal_tie, settle_all, table, tap, tie,
};
use rokugan::games::battle_for_rokugan::command::{Command, Hand};
use rokugan::games::battle_for_rokugan::content::own_box::OwnBox;
use rokugan::games::battle_for_rokugan::event::Event;
use rokugan::games::battle_for_rokugan::laid::{Agent, At, Gone, TokenId};
use rokugan::games::battle_for_rokugan::model::board::CardPlace;
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::control::Control;
use rokugan::games::battle_for_rokugan::model::face::Kind;
use rokugan::games::battle_for_rokugan::model::initiative_card::InitiativeCard;
use rokugan::games::battle_for_rokugan::model::place::Spot;
use rokugan::games::battle_for_rokugan::model::province::Province::{self, *};
use rokugan::games::battle_for_rokugan::model::special::Special;
use rokugan::games::battle_for_rokugan::model::territory::Territory;
use rokugan::games::battle_for_rokugan::model::territory_card::TerritoryCard;
use rokugan::games::battle_for_rokugan::queries::{deck, hands, unseen};
use rokugan::games::battle_for_rokugan::refusal::RefusalKind;
use rokugan::games::battle_for_rokugan::rules::card::Play;
use rokugan::games::battle_for_rokugan::setup::Setup;
use rokugan::games::battle_for_rokugan::sleeve::Sleeve;
use rokugan::games::battle_for_rokugan::stage::Stage;
use rokugan::games::battle_for_rokugan::text::names;
use rokugan::games::battle_for_rokugan::views::next::{Next, next};
use rokugan::games::battle_for_rokugan::views::reminders::{Kept, Reminder, reminders};
use rokugan::games::battle_for_rokugan::views::reveal::in_map_order;
use rokugan::games::battle_for_rokugan::{Rokugan, Table};
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Journal;
use rokugan::words::{Language, Words};

fn by_hand(table: &mut Table, hand: Hand) {
    tap(table, Command::ByHand(hand));
}

/// A table of these clans at the placement of its first round; the first of them begins.
fn placing(clans: &[Clan]) -> Table {
    let mut table = table(clans, clans[0]);
    settle_all(&mut table);
    tap(&mut table, Command::Drawn);
    table
}

fn put(clan: Clan, at: At) -> Command {
    Command::Place { clan, at, face: None, token: None }
}

fn draws(table: &Table) -> Vec<(Clan, u8)> {
    match next(table.state()) {
        Next::Draw { draws } => draws,
        other => panic!("{other:?}"),
    }
}

#[test]
fn br_q_2_a_game_has_five_rounds() {
    let mut table = placing(&[Clan::Crab, Clan::Lion]);
    let clock = |round| Command::ByHand(Hand::Clock { round, stage: Stage::Initiative });
    assert_eq!(refused(&mut table, clock(6)), RefusalKind::Number);
    assert_eq!(refused(&mut table, clock(0)), RefusalKind::Number);
    tap(&mut table, clock(5));
    assert_eq!(refused(&mut table, clock(4)), RefusalKind::EarlierRound);
}

#[test]
fn br_q_6_and_br_up_2_everybody_draws_to_six() {
    let mut table = table(&[Clan::Crab, Clan::Lion], Clan::Lion);
    settle_all(&mut table);
    assert_eq!(draws(&table), [(Clan::Crab, 5), (Clan::Lion, 5)], "with the bluff six");
    let said = Reminder::Draws { clan: Clan::Crab, count: 5, kept: Kept::None };
    assert!(reminders(table.state()).contains(&said));
    by_hand(&mut table, Hand::Clock { round: 2, stage: Stage::Draw });
    assert_eq!(draws(&table), [(Clan::Crab, 4), (Clan::Lion, 4)], "one token was kept");
    assert!(reminders(table.state()).contains(&Reminder::Draws { clan: Clan::Lion, count: 4, kept: Kept::One }));
}

#[test]
fn br_cln_3_dragon_draws_one_more() {
    let mut table = table(&[Clan::Dragon, Clan::Lion], Clan::Lion);
    settle_all(&mut table);
    assert_eq!(draws(&table), [(Clan::Dragon, 6), (Clan::Lion, 5)]);
    let said = |clan, count| Words::new(Language::English).say(&names::draws(clan, count));
    assert_eq!(said(Clan::Dragon, 6), "Dragon 6 (then one back, not the bluff)");
    assert_eq!(said(Clan::Lion, 5), "Lion 5");
}

#[test]
fn empty_pool_draws_what_there_is() {
    let mut table = table(&[Clan::Crab, Clan::Lion], Clan::Lion);
    settle_all(&mut table);
    let set = unseen(table.state(), Clan::Crab);
    // Three tokens and the bluff are left.
    let mut left = 3;
    for (face, all) in set.iter().filter(|(face, _)| face.kind() != Kind::Bluff) {
        let stays = all.min(left);
        left -= stays;
        by_hand(&mut table, Hand::Discards { clan: Clan::Crab, face, count: all - stays });
    }
    assert_eq!(draws(&table)[0], (Clan::Crab, 3));
}

#[test]
fn br_q_8_and_br_set_3_two_scouts_and_one_shugenja_once_each() {
    let mut table = tie();
    for clan in table.state().players().iter() {
        assert_eq!((table.state().seat(clan).scouts, table.state().seat(clan).shugenja), (2, 1));
    }
    let scout = Command::UseAgent { clan: Clan::Crane, agent: Agent::Scout, token: TokenId(2), face: None };
    tap(&mut table, scout.clone());
    tap(&mut table, scout.clone());
    assert_eq!(refused(&mut table, scout), RefusalKind::UsedUp(Agent::Scout));
    let shugenja = |token| Command::UseAgent {
        clan: Clan::Crane,
        agent: Agent::Shugenja,
        token: TokenId(token),
        face: Some(face(Kind::Army, 1)),
    };
    tap(&mut table, shugenja(2));
    assert_eq!(refused(&mut table, shugenja(1)), RefusalKind::UsedUp(Agent::Shugenja));
}

#[test]
fn br_set_1_either_card_of_a_territory_may_be_the_one_in_play() {
    for territory in Territory::ALL {
        assert_eq!(OwnBox::default().cards_of(*territory).count(), 2);
    }
}

#[test]
fn br_set_2_the_bluff_is_behind_the_screen_and_the_other_26_are_mixed() {
    let table = placing(&[Clan::Crab, Clan::Lion]);
    let sleeve = Sleeve::new(table.state(), Clan::Crab);
    assert_eq!(sleeve.hand().iter().map(|held| held.face.kind()).collect::<Vec<_>>(), [Kind::Bluff]);
    assert_eq!(unseen(table.state(), Clan::Crab).total(), 27);
    assert_eq!(hands(table.state()).get(Clan::Crab).as_ref().unwrap().unknown, 6);
}

#[test]
fn br_set_5_the_clan_of_the_revealed_card_begins_and_its_card_leaves_the_game() {
    let table = table(&FOUR, Clan::Crane);
    assert_eq!(table.state().first(), Some(Clan::Crane));
    assert_eq!(table.state().initiative_out(), [InitiativeCard::Clan(Clan::Crane)]);
    assert!(!deck(table.state()).contains(&InitiativeCard::Clan(Clan::Crane)));
}

#[test]
fn br_up_0_who_has_no_control_token_is_ronin_for_the_round() {
    let mut table = tie();
    reveal_tie(&mut table);
    let own: Vec<Province> = table.state().board().provinces(Clan::Scorpion).iter().collect();
    for province in own {
        by_hand(&mut table, Hand::Control { province, control: None });
    }
    assert!(!table.state().board().is_ronin(Clan::Scorpion), "looked at only when a round begins");
    tap(&mut table, Command::EndRound);
    assert!(table.state().board().is_ronin(Clan::Scorpion));
    assert!(reminders(table.state()).contains(&Reminder::Ronin(Clan::Scorpion)), "it is announced");
    by_hand(&mut table, Hand::Control { province: ScorpionCapital, control: Control::new(Clan::Scorpion, 1, 0) });
    assert!(table.state().board().is_ronin(Clan::Scorpion), "for the whole round");
}

#[test]
fn br_up_1_initiative_is_revealed_in_every_round_but_the_first() {
    let mut table = table(&[Clan::Crab, Clan::Lion], Clan::Lion);
    settle_all(&mut table);
    assert_eq!(table.state().stage(), Stage::Draw);
    by_hand(&mut table, Hand::Clock { round: 2, stage: Stage::Initiative });
    tap(&mut table, Command::RevealInitiative { card: InitiativeCard::Clan(Clan::Crab) });
    assert_eq!((table.state().stage(), table.state().first()), (Stage::Draw, Some(Clan::Crab)));
    let again = Command::RevealInitiative { card: InitiativeCard::Clan(Clan::Lion) };
    assert!(matches!(refused(&mut table, again), RefusalKind::WrongStage { needs: Stage::Initiative, .. }));
}

/// Round 2 at its territory cards: Crane holds two, Lion one.
fn cards() -> Table {
    let mut table = tie();
    for (territory, clan) in
        [(Territory::Crane, Clan::Crane), (Territory::Islands, Clan::Crane), (Territory::Lion, Clan::Lion)]
    {
        by_hand(&mut table, Hand::Card { territory, to: CardPlace::Held(clan) });
    }
    by_hand(&mut table, Hand::Clock { round: 2, stage: Stage::Draw });
    tap(&mut table, Command::Drawn);
    table
}

#[test]
fn br_up_3_a_pass_is_not_final_and_all_passing_in_a_row_ends_it() {
    let mut table = cards();
    assert_eq!((table.state().stage(), table.state().turn()), (Stage::Cards, Some(Clan::Lion)), "Lion is first player");
    tap(&mut table, Command::PassCard);
    assert_eq!(table.state().turn(), Some(Clan::Crane));
    let play = Command::PlayCard {
        clan: Clan::Crane,
        card: TerritoryCard::DiplomaticMission,
        play: Some(Play::DiplomaticMission(ScorpionWest, Some(CraneCapital))),
    };
    tap(&mut table, play);
    assert_eq!(table.state().turn(), Some(Clan::Lion), "who has passed is asked again");
    tap(&mut table, Command::PassCard);
    assert_eq!((table.state().stage(), table.state().turn()), (Stage::Cards, Some(Clan::Crane)));
    tap(&mut table, Command::PassCard);
    assert_eq!(table.state().stage(), Stage::Placement);
}

#[test]
fn br_up_3_nobody_plays_a_card_in_the_first_round() {
    let mut table = table(&FOUR, Clan::Crane);
    settle_all(&mut table);
    by_hand(&mut table, Hand::Card { territory: Territory::Crane, to: CardPlace::Held(Clan::Crane) });
    tap(&mut table, Command::Drawn);
    assert_eq!(table.state().stage(), Stage::Placement);
}

#[test]
fn br_plc_1_clans_place_in_turn_until_each_has_one_token_left() {
    let mut table = placing(&[Clan::Crab, Clan::Lion, Clan::Scorpion]);
    by_hand(&mut table, Hand::Placements { clan: Clan::Lion, left: 2 });
    let mut turns = Vec::new();
    while let Some(clan) = table.state().turn() {
        turns.push(clan);
        let capital = match clan {
            Clan::Crab => CrabCapital,
            Clan::Lion => LionCapital,
            _ => ScorpionCapital,
        };
        tap(&mut table, put(clan, center(capital)));
    }
    use Clan::{Crab, Lion, Scorpion};
    let expected = [Crab, Lion, Scorpion, Crab, Lion, Scorpion, Crab, Scorpion, Crab, Scorpion, Crab, Scorpion];
    assert_eq!(turns, expected, "who has one left is skipped, who has more goes on");
    assert_eq!(next(table.state()), Next::BeginReveal);
}

#[test]
fn must_place_a_turn_is_passed_by_ronin_alone() {
    let mut table = placing(&[Clan::Crab, Clan::Lion]);
    assert_eq!(refused(&mut table, Command::StopPlacing), RefusalKind::MustPlace(Clan::Crab));
    by_hand(&mut table, Hand::Ronin { clans: vec![Clan::Crab] });
    tap(&mut table, Command::StopPlacing);
    assert_eq!(table.state().seat(Clan::Crab).to_place, 0, "no more turns this phase");
}

#[test]
fn must_place_a_token_nobody_could_place_is_placed_anyway() {
    let mut table = placing(&[Clan::Crab, Clan::Lion]);
    let far = put(Clan::Crab, army(UnicornWest, UnicornEast));
    assert!(matches!(refused(&mut table, far.clone()), RefusalKind::Closed { .. }));
    tap(&mut table, Command::Anyway(Box::new(far)));
    assert_eq!(table.state().laid().len(), 1);
}

#[test]
fn br_plc_6_and_br_age_1_a_blessed_token_is_never_chosen() {
    let mut table = tie();
    for agent in [Agent::Scout, Agent::Shugenja, Agent::FirstPlayerCard, Agent::ScorpionLook] {
        let clan = if agent == Agent::FirstPlayerCard { Clan::Lion } else { Clan::Scorpion };
        let face = (agent == Agent::Shugenja).then(|| face(Kind::Army, 1));
        for token in [TokenId(0), TokenId(3)] {
            let command = Command::UseAgent { clan, agent, token, face };
            assert_eq!(refused(&mut table, command), RefusalKind::Blessed, "{agent:?} on {token:?}");
        }
    }
}

#[test]
fn first_player_card_is_used_once_a_round_by_its_holder_and_stays() {
    let mut table = tie();
    let card =
        |clan, token| Command::UseAgent { clan, agent: Agent::FirstPlayerCard, token: TokenId(token), face: None };
    let used = RefusalKind::UsedUp(Agent::FirstPlayerCard);
    assert_eq!(refused(&mut table, card(Clan::Crane, 2)), used, "Lion is first player");
    tap(&mut table, card(Clan::Lion, 2));
    assert_eq!(table.state().seat(Clan::Scorpion).discards.total(), 0, "it went back to the pool, unseen by others");
    assert_eq!(refused(&mut table, card(Clan::Lion, 1)), used);
    by_hand(&mut table, Hand::Clock { round: 2, stage: Stage::Placement });
    assert!(!table.state().used().first_player_card, "the card stays with its holder");
}

#[test]
fn two_players_do_not_use_the_first_player_card() {
    let mut table = placing(&[Clan::Crab, Clan::Lion]);
    tap(&mut table, put(Clan::Crab, center(CrabCapital)));
    tap(&mut table, put(Clan::Lion, center(LionCapital)));
    let card = Command::UseAgent { clan: Clan::Crab, agent: Agent::FirstPlayerCard, token: TokenId(1), face: None };
    assert_eq!(refused(&mut table, card), RefusalKind::UsedUp(Agent::FirstPlayerCard));
    assert!(!reminders(table.state()).contains(&Reminder::FirstPlayerCard(Clan::Crab)));
}

#[test]
fn br_cln_6_scorpion_looks_at_one_other_token_after_placing_once_a_round() {
    let mut table = placing(&[Clan::Scorpion, Clan::Lion, Clan::Crab]);
    tap(&mut table, put(Clan::Scorpion, center(ScorpionCapital)));
    assert!(!reminders(table.state()).contains(&Reminder::ScorpionLook), "there is nothing to look at");
    tap(&mut table, put(Clan::Lion, center(LionCapital)));
    tap(&mut table, put(Clan::Crab, center(CrabCapital)));
    tap(&mut table, put(Clan::Scorpion, center(ScorpionCapital)));
    let north = Territory::ShadowlandsNorth;
    by_hand(&mut table, Hand::Card { territory: north, to: CardPlace::Held(Clan::Lion) });
    let said = [Reminder::ScorpionLook, Reminder::ShadowlandsCard(Clan::Lion, north)];
    assert_eq!(reminders(table.state()), said, "it looks before the next clan begins its turn");
    let look = |clan, token| Command::UseAgent { clan, agent: Agent::ScorpionLook, token: TokenId(token), face: None };
    assert_eq!(refused(&mut table, look(Clan::Scorpion, 0)), RefusalKind::OwnToken);
    assert_eq!(refused(&mut table, look(Clan::Lion, 2)), RefusalKind::UsedUp(Agent::ScorpionLook));
    tap(&mut table, look(Clan::Scorpion, 1));
    assert_eq!(table.state().token(TokenId(1)).unwrap().face, None, "what it saw stays its own");
    assert_eq!(refused(&mut table, look(Clan::Scorpion, 2)), RefusalKind::UsedUp(Agent::ScorpionLook));
    assert!(!reminders(table.state()).contains(&Reminder::ScorpionLook));
}

#[test]
fn br_cln_7_unicorn_is_reminded_of_its_swap_when_all_have_placed() {
    let mut table = placing(&[Clan::Unicorn, Clan::Crab]);
    let capital = |clan| if clan == Clan::Unicorn { UnicornCapital } else { CrabCapital };
    while let Some(clan) = table.state().turn() {
        assert!(!reminders(table.state()).contains(&Reminder::UnicornSwap));
        tap(&mut table, put(clan, center(capital(clan))));
    }
    assert!(reminders(table.state()).contains(&Reminder::UnicornSwap));
    tap(&mut table, Command::Swap { one: TokenId(0), other: TokenId(2) });
    assert!(!reminders(table.state()).contains(&Reminder::UnicornSwap));
}

#[test]
fn br_ter_3_a_shadowlands_card_is_played_in_the_own_placement_turn() {
    let mut table = placing(&[Clan::Crab, Clan::Lion]);
    let card = OwnBox::default().cards_of(Territory::ShadowlandsNorth).next().unwrap();
    by_hand(&mut table, Hand::Card { territory: Territory::ShadowlandsNorth, to: CardPlace::Held(Clan::Crab) });
    assert!(reminders(table.state()).contains(&Reminder::ShadowlandsCard(Clan::Crab, Territory::ShadowlandsNorth)));
    tap(&mut table, put(Clan::Crab, center(CrabCapital)));
    let play = Command::PlayCard { clan: Clan::Crab, card, play: None };
    assert!(matches!(refused(&mut table, play), RefusalKind::NotTheirTurn { .. }));
}

#[test]
fn br_res_1_tokens_are_revealed_in_map_order() {
    let mut table = placing(&[Clan::Crab, Clan::Lion]);
    for (clan, at) in [(Clan::Crab, CrabCapital), (Clan::Lion, LionCapital), (Clan::Crab, CrabCapital)] {
        tap(&mut table, put(clan, center(at)));
    }
    let order: Vec<u16> = in_map_order(table.state()).iter().map(|laid| laid.id.0).collect();
    assert_eq!(order, [1, 0, 2], "Lion's capital comes first on the map");
}

#[test]
fn br_res_7_resolved_tokens_lie_open_and_bluffs_return() {
    let mut table = placing(&[Clan::Crab, Clan::Lion]);
    tap(&mut table, put(Clan::Crab, center(CrabCapital)));
    tap(&mut table, put(Clan::Lion, center(LionCapital)));
    tap(&mut table, Command::Anyway(Box::new(Command::BeginReveal)));
    tap(&mut table, Command::Reveal { token: TokenId(0), face: face(Kind::Army, 2) });
    tap(&mut table, Command::Reveal { token: TokenId(1), face: face(Kind::Bluff, 0) });
    tap(&mut table, Command::Resolve);
    let state = table.state();
    assert!(state.laid().is_empty());
    assert_eq!(state.seat(Clan::Crab).discards.of(face(Kind::Army, 2)), 1);
    assert_eq!(state.seat(Clan::Lion).discards.total(), 0);
    assert_eq!(unseen(state, Clan::Lion).of_kind(Kind::Bluff), 1);
}

#[test]
fn br_res_6_claims_are_made_at_the_end_of_every_resolution() {
    let mut table = tie();
    reveal_tie(&mut table);
    assert_eq!(table.state().board().card(Territory::Crane), CardPlace::Held(Clan::Crane));
}

#[test]
fn br_spc_1_scorched_earth_is_never_controlled_again() {
    let mut table = placing(&[Clan::Crab, Clan::Lion]);
    by_hand(&mut table, Hand::Control { province: DragonSouth, control: None });
    by_hand(&mut table, Hand::Special { province: DragonSouth, special: Some(Special::Scorched) });
    let control = Control::new(Clan::Crab, 1, 0);
    let own = Command::ByHand(Hand::Control { province: DragonSouth, control });
    assert!(matches!(refused(&mut table, own), RefusalKind::Board(_)));
    assert!(matches!(refused(&mut table, put(Clan::Crab, center(DragonSouth))), RefusalKind::Closed { .. }));
}

#[test]
fn tokens_run_out_a_faceup_token_that_is_not_left_is_not_placed() {
    let mut table = placing(&[Clan::Crab, Clan::Lion]);
    let on_board = table.state().board().control_tokens(Clan::Lion);
    let up = u8::try_from(30 - on_board).unwrap();
    by_hand(&mut table, Hand::Control { province: LionCapital, control: Control::new(Clan::Lion, 1, up) });
    assert_eq!(table.state().board().control_tokens(Clan::Lion), 30);
    tap(&mut table, put(Clan::Crab, center(CrabCapital)));
    tap(&mut table, put(Clan::Lion, center(LionCapital)));
    tap(&mut table, Command::Anyway(Box::new(Command::BeginReveal)));
    for token in [0, 1] {
        tap(&mut table, Command::Reveal { token: TokenId(token), face: face(Kind::Army, 1) });
    }
    tap(&mut table, Command::Resolve);
    let told = &table.entries().last().unwrap().events;
    assert!(told.contains(&Event::NoneLeft { province: LionCapital, clan: Clan::Lion }));
    assert_eq!(table.state().board().control_tokens(Clan::Lion), 30);
}

#[test]
fn tokens_run_out_a_conquest_asks_which_faceup_token_moves_over() {
    let mut table = tie();
    let on_board = table.state().board().control_tokens(Clan::Crane);
    let up = u8::try_from(30 - on_board).unwrap();
    by_hand(&mut table, Hand::Control { province: CraneCapital, control: Control::new(Clan::Crane, 1, up) });
    reveal_tie(&mut table);
    assert_eq!(refused(&mut table, Command::EndRound), RefusalKind::OverThirty(Clan::Crane));
    by_hand(&mut table, Hand::Control { province: CraneCapital, control: Control::new(Clan::Crane, 1, up - 1) });
    tap(&mut table, Command::EndRound);
}

/// What every clan has of each token, in whichever place, is its set: discards, board, and what nobody has seen.
fn conserved(table: &Table) {
    let state = table.state();
    for clan in state.players().iter() {
        let faceup = state.laid().iter().filter(|laid| laid.clan == clan && laid.face.is_some()).count();
        let all = usize::from(state.seat(clan).discards.total()) + usize::from(unseen(state, clan).total()) + faceup;
        assert_eq!(all, 27, "{clan:?}");
    }
}

#[test]
fn br_q_5_27_tokens_of_each_clan_are_conserved_over_a_whole_game() {
    let mut table = super::played::whole_game(conserved);
    conserved(&table);
    super::played::end(&mut table);
    for cursor in 0..=table.entries().len() {
        table.go_to(cursor);
        conserved(&table);
    }
}

#[test]
fn undo_of_a_resolution_restores_every_byte() {
    let mut table = placing(&FOUR);
    place_all(&mut table);
    tap(&mut table, Command::BeginReveal);
    reveal_all(&mut table);
    let (before, cursor) = (table.state().clone(), table.cursor());
    tap(&mut table, Command::Resolve);
    assert_ne!(*table.state(), before);
    table.go_to(cursor);
    assert_eq!(*table.state(), before);
    assert_eq!(format!("{:?}", table.state()), format!("{before:?}"));
}

#[test]
fn a_table_without_markers_is_reminded_to_enter_its_tokens_and_a_blessing_is_entered_too() {
    let mut table = placing(&[Clan::Crab, Clan::Lion]);
    tap(&mut table, Command::BeginReveal);
    assert_eq!(reminders(table.state()), [Reminder::EnterTokens]);
    let at = At::Spot(Spot::Center(LionCapital));
    tap(&mut table, Command::Place { clan: Clan::Lion, at, face: Some(face(Kind::Army, 2)), token: None });
    assert!(reminders(table.state()).is_empty());
    let blessing =
        Command::Place { clan: Clan::Lion, at: At::On(TokenId(0)), face: Some(face(Kind::Blessing, 2)), token: None };
    tap(&mut table, blessing);
    tap(&mut table, Command::Take { token: TokenId(0), face: None, to: Gone::Hand });
    assert!(table.state().laid().is_empty(), "one entered by mistake goes back, with its blessing");
}

#[test]
fn a_table_is_of_two_to_five_clans() {
    assert!(Journal::<Rokugan>::start(Setup::of(vec![Clan::Crab]), Seed(1)).is_err());
    assert!(Journal::<Rokugan>::start(Setup::of(Clan::ALL[..6].to_vec()), Seed(1)).is_err());
}
