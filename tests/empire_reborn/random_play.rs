//! Random play, legal and illegal: nothing panics, undo is the identity, saves come back, every word has its sentence, and
//! koku never appear from nowhere.

use super::battles;
use super::played::{form, name, realm};
use crate::contract::{Sentences, ask, keeps};
use proptest::prelude::*;
use rokugan::games::empire_reborn::Empire;
use rokugan::games::empire_reborn::chart::Ground;
use rokugan::games::empire_reborn::command::{Command, Hand, Survey};
use rokugan::games::empire_reborn::content::map::begun;
use rokugan::games::empire_reborn::model::advantage::Advantage;
use rokugan::games::empire_reborn::model::character::CharacterForm;
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::disadvantage::Disadvantage;
use rokugan::games::empire_reborn::model::map::LinkKind;
use rokugan::games::empire_reborn::model::ring::Ring;
use rokugan::games::empire_reborn::model::rulings::{Ruling, Rulings};
use rokugan::games::empire_reborn::model::school::School;
use rokugan::games::empire_reborn::model::season::{Security, Weather};
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::person::{Deed, Dice, Fate, PersonForm, PersonId};
use rokugan::games::empire_reborn::post::files::{self, Mail};
use rokugan::games::empire_reborn::post::{Dispatch, Errand, Filed, Orders, Sent, Settled};
use rokugan::games::empire_reborn::realm::{Line, Order, Province, Realm, Treaty};
use rokugan::games::empire_reborn::rules::deeds::{Crime, Presence};
use rokugan::games::empire_reborn::rules::experience::Purchase;
use rokugan::games::empire_reborn::rules::odds::duel::Conduct;
use rokugan::games::empire_reborn::rules::odds::honor::Source;
use rokugan::games::empire_reborn::rules::trade::Level;
use rokugan::games::empire_reborn::setup::Setup;
use rokugan::games::empire_reborn::state::State;
use rokugan::games::empire_reborn::views::map;
use rokugan::games::empire_reborn::views::march::{Ask, armies, reach};
use rokugan::games::empire_reborn::views::post::{dispatch, inbox, orders as made};
use rokugan::games::empire_reborn::views::realm::{Next, view};
use rokugan::games::empire_reborn::world::command::{Boon, Calamity, Call, Decree, Means, Obedience, Price, Sky};
use rokugan::games::empire_reborn::world::tally::Merit;
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::chronicle::Chronicle;
use rokugan::kernel::journal::Journal;
use rokugan::kernel::name::Note;

const CLANS: [Clan; 3] = [Clan::Crane, Clan::Crab, Clan::Scorpion];

struct Choices<'a>(std::slice::Iter<'a, u16>);

impl Choices<'_> {
    fn below(&mut self, most: usize) -> usize {
        usize::from(self.0.next().copied().unwrap_or(0)) % most.max(1)
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn byte(&mut self, most: usize) -> u8 {
        u8::try_from(self.below(most)).unwrap()
    }

    fn count(&mut self, most: usize) -> u16 {
        u16::try_from(self.below(most)).unwrap()
    }

    fn signed(&mut self, most: i8) -> i8 {
        let wide = usize::from(most.unsigned_abs()) * 2 + 1;
        i8::try_from(self.below(wide)).unwrap() - most
    }

    fn place(&mut self) -> rokugan::kernel::name::Name {
        name(self.of(&["Doji", "Kakita", "Hida", "Kaiu", "Soshi", "Goimo", "the bay"]))
    }

    fn dice(&mut self) -> Dice {
        match self.below(3) {
            0 => Dice::Entered((0..self.below(6)).map(|_| 1 + self.byte(19)).collect()),
            _ => Dice::App,
        }
    }
}

fn person(choices: &mut Choices<'_>) -> CharacterForm {
    let clan = choices.of(Clan::ALL);
    let school = if choices.below(2) == 0 { School::bushi(clan) } else { School::shugenja(clan) };
    let rings = [(); 5].map(|()| 1 + choices.byte(4));
    let mut form = form(school, rings, i64::from(choices.signed(9)));
    if choices.below(3) == 0 {
        form.advantages.push(choices.of(&[Advantage::Ambidextrous, Advantage::Lucky(2), Advantage::Lucky(9)]));
        form.disadvantages.push(choices.of(&[Disadvantage::Bitter, Disadvantage::Lame, Disadvantage::BentensCurse]));
        form.saver = (school == School::shugenja(clan)).then_some(3);
    }
    form
}

fn province(choices: &mut Choices<'_>) -> Province {
    let production = choices.count(120);
    let mut province = Province::new(choices.place(), (production > 10).then_some(production));
    province.security = choices.of(Security::ALL);
    province.damage = choices.of(&[0, 25, 50, 100, 30]);
    province.weather = choices.of(&[None, Some(Weather::HeavyDrought), Some(Weather::PrematureSnowfall)]);
    (province.loss, province.stolen, province.extra) =
        (choices.count(9), choices.count(9), i16::from(choices.signed(20)));
    province
}

/// A change of the map.
fn survey(choices: &mut Choices<'_>) -> Survey {
    let (place, other) = (choices.place(), choices.place());
    let known = Ground::Province {
        owner: choices.of(&[None, Some(Clan::Crab), Some(Clan::Lion)]),
        security: choices.of(Security::ALL),
        production: choices.of(&[None, Some(60)]),
        muster: choices.of(&[None, Some(2)]),
    };
    let ground = choices.of(&[known, known, Ground::Sea]);
    match choices.below(11) {
        0 => Survey::Begin { chart: [super::atlases::chart(), begun()][choices.below(2)].clone() },
        1..=3 => Survey::Place { was: [None, Some(other)][choices.below(2)].clone(), name: place, ground },
        4 => Survey::Drop { name: place },
        5..=7 => Survey::Join { between: [place, other], kind: choices.of(LinkKind::ALL) },
        8 => Survey::Part { between: [place, other] },
        9 => Survey::Draw { place, spot: [choices.count(1_100), choices.count(900)] },
        _ => {
            let clan = choices.of(&[None, Some(Clan::Lion), Some(Clan::Crane)]);
            Survey::Sight { place, clan, units: [None, Some(choices.count(20))][choices.below(2)] }
        }
    }
}

/// The first order that waits is left out.
fn waiting(state: &State) -> Option<Command> {
    let first = |filed: &Filed| filed.settled.iter().position(Option::is_none);
    let (clan, order) = state.inbox().iter().find_map(|filed| Some((filed.orders.clan, first(filed)?)))?;
    Some(Command::Settle { clan, order: u16::try_from(order).unwrap(), settled: Settled::LeftOut })
}

/// What a table is likely to do now.
fn likely(state: &State, choices: &mut Choices<'_>) -> Command {
    match view(state, Clan::Crane).unwrap().next {
        Next::Begin if choices.below(4) == 0 => Command::BeginCampaign,
        Next::Begin => Command::Muster {
            realm: choices.of(&CLANS),
            place: choices.place(),
            kind: choices.of(Printed::ALL),
            count: 1 + choices.count(6),
            bid: None,
        },
        Next::Roll => Command::Answer { open: choices.byte(state.open().len()), dice: Dice::App },
        Next::Orders => waiting(state).unwrap_or(Command::EndTurn),
        Next::Close(realm) => Command::CloseAccount { realm },
        Next::EndTurn if choices.below(2) == 0 => Command::EndTurn,
        Next::EndTurn => Command::World(Decree::EndTurn),
        Next::Over => Command::Remark { note: Note::new("over") },
        Next::Battle => battles::likely(state, choices.below(12), choices.count(9)),
        Next::World if state.has_spies_out() => Command::World(Decree::Listen { dice: Dice::App }),
        Next::World => Command::World(Decree::Move { dice: Dice::App }),
    }
}

fn errand(choices: &mut Choices<'_>) -> Errand {
    match choices.below(6) {
        5 => Errand::Seppuku { who: name("Somebody") },
        4 => Errand::Champion {
            deed: Deed::Duel,
            actor: name("Somebody"),
            target: name("Another"),
            champion: name("Third"),
            conduct: if choices.below(2) == 0 { Conduct::Fair } else { Conduct::Cheats },
        },
        3 => Errand::Travel { who: name("Somebody"), place: choices.place() },
        0 => Errand::Deed { deed: Deed::Duel, actor: name("Somebody"), target: name("Another") },
        1 => Errand::Favor { courtier: name("Somebody"), gift: choices.count(20) },
        _ => Errand::Other(Note::new("spies")),
    }
}

/// Orders of a realm, mostly of this turn.
fn orders(state: &State, clan: Clan, choices: &mut Choices<'_>) -> Orders {
    let steps = vec![
        Command::Muster { realm: clan, place: choices.place(), kind: choices.of(Printed::ALL), count: 1, bid: None },
        Command::SetProvince { realm: clan, name: choices.place(), province: province(choices) },
    ];
    let turn = state.turn() + choices.count(5) / 4;
    Orders { clan, turn, steps, errands: vec![errand(choices), errand(choices)], campaign: None }
}

/// Anything of the world.
fn decree(choices: &mut Choices<'_>, (realm, who): (Clan, PersonId)) -> Decree {
    let (place, dice) = (choices.place(), choices.dice());
    match choices.below(20) {
        0 => {
            let sky = choices.of(&[Sky::Drawn, Sky::Fair, Sky::Is(Weather::Tsunami), Sky::Is(Weather::Blizzard)]);
            Decree::Weather { realm, place, sky, dice }
        }
        1 | 2 => Decree::Strike { place, calamity: choices.of(Calamity::ALL), dice },
        3 => Decree::Move { dice },
        4 => Decree::Spread { from: place, to: [None, Some(choices.place())][choices.below(2)].clone() },
        5 => {
            let leader = [None, Some(who)][choices.below(2)];
            Decree::Raze { realm, place, by: choices.of(&CLANS), strikes: choices.byte(5), leader }
        }
        6 => Decree::Hide { name: choices.place(), place, note: Note::new("a secret of nobody") },
        7 => Decree::Explore { realm, place, teams: choices.byte(7), dice },
        8 => {
            let price = [Price::Nothing, Price::Honor(2), Price::Death(15), Price::Said(Note::new("lost"))];
            let price = price[choices.below(4)].clone();
            Decree::Enter {
                site: choices.count(3),
                who,
                ring: choices.of(Ring::ALL),
                tn: choices.byte(60),
                price,
                dice,
            }
        }
        9 | 10 => Decree::Spy { realm, place, count: choices.byte(4) },
        11 => Decree::Recall { realm, place, count: choices.byte(3) },
        12 | 13 => Decree::Listen { dice },
        14 => Decree::Search { who, place, dice },
        15 => {
            let edict = Boon::Edict { clan: Clan::Crab, obeys: Obedience::Refuses };
            Decree::Favor([Boon::Honor, Boon::Legion, edict, Boon::Treaty][choices.below(4)].clone())
        }
        16 => {
            let (what, honor) = (Note::new("a trial"), [choices.signed(2), choices.signed(2)]);
            let (roll, keep, tn) = (choices.byte(7), choices.byte(5), choices.byte(40));
            Decree::Call { call: Call { what, who, roll, keep, bonus: 3, tn, honor, told: vec![realm] }, dice }
        }
        17 => match choices.below(3) {
            0 => Decree::Tell { what: Note::new("a rumour"), to: vec![realm] },
            1 => Decree::Grant { realm, points: choices.byte(9), reason: Note::new(["", "a boon"][choices.below(2)]) },
            _ => Decree::Merit { who, merit: choices.of(Merit::ALL) },
        },
        18 => Decree::Learn {
            realm,
            name: name("Somebody"),
            purchase: Purchase::Raise(choices.of(Ring::ALL)),
            from: choices.of(&[Means::Own, Means::ClanPool]),
        },
        _ => match choices.below(3) {
            0 => {
                let refuse = Decree::Refuse { deed: Deed::Duel, who, against: PersonId(0) };
                let cross = Decree::Cross { who, place };
                [Decree::Lines, Decree::Seppuku { who }, refuse, cross][choices.below(4)].clone()
            }
            1 => Decree::EndTurn,
            _ => Decree::Found { realm, start: choices.byte(6) },
        },
    }
}

/// Anything at all.
fn any(state: &State, choices: &mut Choices<'_>) -> Command {
    let realm = choices.of(&[Clan::Crane, Clan::Crab, Clan::Scorpion, Clan::Lion]);
    let people = state.persons().count() + 1;
    let (who, other) = (PersonId(choices.count(people)), PersonId(choices.count(people)));
    let (place, kind, count) = (choices.place(), choices.of(Printed::ALL), choices.count(7));
    match choices.below(55) {
        40..=49 => Command::World(decree(choices, (realm, who))),
        50 | 51 => Command::Challenge {
            deed: choices.of(&[Deed::Duel, Deed::Contest(Ring::Fire), Deed::BattleDuel]),
            duelists: [who, other],
            conduct: [(); 2].map(|()| choices.of(&[Conduct::Fair, Conduct::Cheats])),
            challenged: [None, Some(PersonId(choices.count(people)))][choices.below(2)],
        },
        0 => Command::CloseAccount { realm },
        1 | 2 => Command::Muster { realm, place, kind, count, bid: [None, Some(3)][choices.below(2)] },
        3 => Command::Lose { realm, place, kind, count },
        4 => Command::March { realm, from: place, to: choices.place(), units: vec![(kind, count)] },
        5 => Command::Koku { realm, by: i16::from(choices.signed(30)), reason: Note::new("a tax") },
        6 => Command::GainProvince { realm, province: province(choices) },
        7 => Command::SetProvince { realm, name: place, province: province(choices) },
        8 => Command::LoseProvince { realm, name: place, to: [None, Some(Clan::Crab)][choices.below(2)] },
        9 => Command::Repair { realm, name: place, steps: choices.byte(5) },
        10 | 11 => Command::Conclude {
            realm,
            treaty: Treaty {
                own: place,
                partner: choices.of(Clan::ALL),
                with: choices.place(),
                production: [None, Some(60)][choices.below(2)],
                war_damage: 0,
                level: choices.of(Level::ALL),
                paid: choices.count(50),
                since: 0,
                line: Line::Open,
                blocked_turns: 0,
            },
        },
        12 => Command::EndTreaty { realm, treaty: choices.byte(3) },
        13 => Command::SetLine { realm, treaty: choices.byte(3), line: choices.of(&[Line::Open, Line::Blocked]) },
        14 | 15 => Command::Welcome { name: name("Somebody"), form: person(choices) },
        16 => {
            let form = CharacterForm { clan: None, ..person(choices) };
            Command::Hire { realm, name: name("Another"), form, bid: choices.count(30) }
        }
        17 => Command::SetPerson { who, name: name("Another"), form: person(choices) },
        18 => Command::Die { who },
        19 => Command::Honor { who, points: choices.signed(12), source: choices.of(Source::ALL) },
        20..=22 => {
            let deeds = [
                Deed::Duel,
                Deed::BattleDuel,
                Deed::Contest(Ring::Void),
                Deed::Assassination,
                Deed::Denouncing(Presence::Absent),
                Deed::Denouncing(Presence::Present),
                Deed::Investigation,
                Deed::Uncovering(choices.of(Crime::ALL)),
            ];
            let deed = choices.of(&deeds);
            Command::Act { deed, actor: who, target: other, dice: [choices.dice(), choices.dice()] }
        }
        23 => {
            let courtiers = vec![(who, choices.count(30), choices.dice()), (other, choices.count(30), choices.dice())];
            Command::Court { courtiers }
        }
        24 => {
            Command::Test { who, ring: choices.of(Ring::ALL), bonus: choices.signed(9), tn: 15, dice: choices.dice() }
        }
        25 => Command::Dismiss { open: choices.byte(4) },
        26 => Command::SetRuling { ruling: choices.of(Ruling::ALL), reading: choices.byte(3) },
        27 => Command::AddErrand { realm, errand: errand(choices) },
        28 => Command::DropErrand { realm, errand: choices.count(3) },
        29 => Command::FileOrders { orders: orders(state, realm, choices) },
        30 if choices.below(3) == 0 => Command::Reply { clan: realm, order: choices.count(6), answer: Note::new("so") },
        30 => Command::CarryOut { clan: realm, order: choices.count(6) },
        31 => Command::Settle {
            clan: realm,
            order: choices.count(6),
            settled: choices.of(&[Settled::Done, Settled::LeftOut]),
        },
        32 => match state.realm(realm) {
            Some(kept) => {
                let realm = Realm { player: None, treasury: choices.signed(60).into(), ..kept.clone() };
                let (turn, rulings) = (state.turn() + choices.count(2), *state.rulings());
                let persons = vec![Sent {
                    person: PersonForm { name: place, form: person(choices), employer: None },
                    fate: Fate::Lives,
                }];
                let report = vec![Note::new("a raid")];
                Command::Adopt {
                    dispatch: Box::new(Dispatch { turn, rulings, realm, persons, report, campaign: None }),
                }
            }
            None => Command::EndCampaign,
        },
        33 | 34 => Command::Survey(survey(choices)),
        35 => {
            let all = vec![choices.of(Clan::ALL); 1 + choices.below(2)];
            let allies = Command::SetAllies { realm, allies: all.clone() };
            [Command::SetEnemies { realm, enemies: all }, allies][choices.below(2)].clone()
        }
        36 | 37 => Command::OrderMarch {
            realm,
            order: Order {
                from: place,
                to: choices.place(),
                units: vec![(kind, count)],
                fleet: [None, None, Some(name("the bay"))][choices.below(3)].clone(),
                approved: vec![choices.place(); choices.below(2)],
            },
        },
        38 => Command::TakeBack { realm, order: choices.byte(2) },
        52..=54 => battles::any(&mut |most| choices.below(most), state),
        _ => match choices.below(8) {
            0 => Command::ByHand(Hand::Treasury { realm, to: choices.count(300) }),
            1 => Command::ByHand(Hand::Honor { who, to: choices.signed(21) }),
            2 => Command::ByHand(Hand::Turn { to: choices.count(30) }),
            3 => Command::ByHand(Hand::Revive { who }),
            4 => Command::Retry { open: choices.byte(4), dice: choices.dice(), again: choices.dice() },
            5 => Command::Mishap { open: choices.byte(4), dice: choices.dice(), again: choices.dice() },
            6 => Command::Exploit { open: choices.byte(4), who },
            _ => Command::Answer { open: choices.byte(4), dice: choices.dice() },
        },
    }
}

/// Everything the map shows of a table can be shown.
fn look_over(state: &State) {
    assert_eq!(map::view(state).places.len(), state.chart().places.len());
    for clan in CLANS {
        let lines = map::trade_lines(state, clan);
        assert_eq!(lines.len(), state.realm(clan).unwrap().treaties.len());
        for army in armies(state, clan) {
            let ask = Ask { clan, from: army.place, units: army.units, approved: Vec::new() };
            let found = reach(state, &ask).unwrap();
            assert_eq!(found.goals.len(), state.chart().places.len());
            assert!(found.goals.iter().flatten().all(|goal| goal.journey.path.first() == Some(&ask.from)));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn random_play_keeps_every_law(numbers in prop::collection::vec(0..10_000_u16, 100..2500)) {
        let sentences = Sentences::read();
        let realms = CLANS.iter().map(|clan| realm(*clan)).collect();
        let mut table = Journal::<Empire>::start(Setup { realms, rulings: Rulings::STANDARD, campaign: None }, Seed(3)).unwrap();
        let first: Vec<i32> = table.state().realms().iter().map(|realm| realm.treasury).collect();
        let mut choices = Choices(numbers.iter());
        while choices.0.len() > 40 {
            let wild = choices.below(2) == 0;
            let command = if wild { any(table.state(), &mut choices) } else { likely(table.state(), &mut choices) };
            let command = if wild && choices.below(3) == 0 { Command::Anyway(Box::new(command)) } else { command };
            ask(&mut table, command, &sentences);
            for clan in CLANS {
                prop_assert!(view(table.state(), clan).is_some());
            }
            prop_assert!(table.state().chart().is_sound());
            battles::is_sound(table.state());
            for (_, person) in table.state().persons() {
                prop_assert!((-40..=40).contains(&person.character.honor()));
            }
        }
        for clan in CLANS {
            prop_assert!(inbox(table.state(), clan).len() <= 300);
            let sent = dispatch(&table, clan, |line| line.key.name().to_owned()).unwrap();
            let own = |sent: &Sent| sent.person.form.clan.or(sent.person.employer) == Some(clan);
            prop_assert!(sent.persons.iter().all(own), "only its own are sent, and whom it has hired");
            let secret = ["a secret of nobody", "er-befell-dice", "er-befell-hidden"];
            let told = format!("{sent:?}");
            prop_assert!(secret.iter().all(|secret| !told.contains(secret)), "the game master's own stays his");
            let text = files::write_dispatch(&sent).unwrap();
            prop_assert_eq!(files::read(&text), Ok(Mail::Dispatch(Box::new(sent))), "what is sent is read");
            let own = made(&table, clan);
            prop_assert_eq!(files::read(&files::write_orders(&own).unwrap()), Ok(Mail::Orders(own)));
        }
        look_over(table.state());
        let lines = Chronicle::read(&table, None);
        for (realm, first) in table.state().realms().iter().zip(first) {
            let about = u32::try_from(realm.clan.index()).unwrap();
            let changes = lines.lines().lines().iter().flat_map(|line| &line.changes);
            let told: i32 = changes.filter(|change| change.about.0 == about).map(|one| i32::from(one.to - one.from)).sum();
            prop_assert_eq!(realm.treasury, first + told, "koku are the sum of the log");
        }
        keeps(&table, &sentences);
    }
}
