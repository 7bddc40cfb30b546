//! One Character: rings, Honor, school, Advantages and Disadvantages, with what all that costs and gives; its Honor at
//! stake, its end.

use super::parts::{own_stepper, select, select_of};
use super::text::{clan as clan_name, counted, named, person, small};
use crate::games::empire_reborn::command::{Command, Hand};
use crate::games::empire_reborn::model::advantage::Advantage;
use crate::games::empire_reborn::model::character::{Character, CharacterForm};
use crate::games::empire_reborn::model::clan::{Clan, HomeProvince};
use crate::games::empire_reborn::model::disadvantage::Disadvantage;
use crate::games::empire_reborn::model::ring::{Ring, Rings};
use crate::games::empire_reborn::model::school::{MinorSchool, School};
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::post::Errand;
use crate::games::empire_reborn::rules::creation::{Price, broken_by};
use crate::games::empire_reborn::rules::odds::honor::Source;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::post::by_mail;
use crate::games::empire_reborn::world::command::Decree;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::select::Select;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::games::empire_reborn::looks::{looked_at, looks};
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::session::{Session, session};
use crate::ui::page;
use crate::ui::table::session::Done;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// A Character as far as it is typed in.
#[derive(Clone, Copy)]
struct Draft {
    name: RwSignal<String>,
    clan: RwSignal<Option<Clan>>,
    rings: [RwSignal<i32>; 5],
    honor: RwSignal<i32>,
    school: RwSignal<Option<School>>,
    minor_school: RwSignal<Option<MinorSchool>>,
    good: RwSignal<Vec<Advantage>>,
    bad: RwSignal<Vec<Disadvantage>>,
    saver: RwSignal<i32>,
    employer: RwSignal<Option<Clan>>,
    bid: RwSignal<i32>,
}

impl Draft {
    fn of(name: String, form: &CharacterForm) -> Self {
        let ring = |ring: &Ring| RwSignal::new(i32::from(form.rings.get(*ring)));
        let [earth, water, fire, air, void] = [Ring::Earth, Ring::Water, Ring::Fire, Ring::Air, Ring::Void];
        Self {
            name: RwSignal::new(name),
            clan: RwSignal::new(form.clan),
            rings: [earth, water, fire, air, void].each_ref().map(ring),
            honor: RwSignal::new(i32::try_from(form.honor).unwrap_or(0)),
            school: RwSignal::new(form.school),
            minor_school: RwSignal::new(form.minor_school),
            good: RwSignal::new(form.advantages.clone()),
            bad: RwSignal::new(form.disadvantages.clone()),
            saver: RwSignal::new(form.saver.map_or(0, i32::from)),
            employer: RwSignal::new(None),
            bid: RwSignal::new(0),
        }
    }

    /// A Character of a Clan of whom nothing is known yet.
    fn new(clan: Clan) -> Option<Self> {
        let form = CharacterForm {
            clan: Some(clan),
            rings: Rings::new(|_| 2).ok()?,
            honor: 3,
            school: Some(School::bushi(clan)),
            minor_school: None,
            advantages: Vec::new(),
            disadvantages: Vec::new(),
            saver: None,
        };
        Some(Self::of(String::new(), &form))
    }

    fn form(self) -> Option<CharacterForm> {
        let rating = |ring: Ring| u8::try_from(self.rings[ring.index()].get()).unwrap_or(1);
        Some(CharacterForm {
            clan: self.clan.get(),
            rings: Rings::new(rating).ok()?,
            honor: self.honor.get().into(),
            school: self.school.get(),
            minor_school: self.minor_school.get(),
            advantages: self.good.get(),
            disadvantages: self.bad.get(),
            saver: u8::try_from(self.saver.get()).ok().filter(|void| *void > 0),
        })
    }

    /// Who hires it: only somebody of no Clan is hired.
    fn employer(self) -> Option<Clan> {
        self.employer.get().filter(|_| self.clan.get().is_none())
    }

    fn whole(self) -> Option<(Name, CharacterForm)> {
        Name::typed(&self.name.get()).ok().zip(self.form())
    }
}

/// The page of a Character, or of one who comes.
pub fn page(who: Option<PersonId>) -> AnyView {
    let session = session();
    let clan = looked_at(session).get_untracked();
    let known = who.and_then(|who| {
        session.glance(|state| {
            let person = state.person(who)?;
            Some(Draft::of(person.name.to_string(), &person.character.clone().into_form()))
        })
    });
    // Somebody who is half typed in is there again when the page is.
    let half = looks().newcomer;
    let begun = half.get_untracked().filter(|(table, ..)| who.is_none() && *table == session.id());
    let begun = begun.map(|(_, name, form)| Draft::of(name, &form));
    let Some(draft) = known.or(begun).or_else(|| Draft::new(clan)) else { return ().into_any() };
    if who.is_none() {
        let fresh = Draft::new(clan).and_then(|fresh| untrack(|| fresh.form()));
        Effect::new(move |_| {
            let (name, form) = (draft.name.get(), draft.form());
            let typed = form.filter(|form| !name.trim().is_empty() || Some(form) != fresh.as_ref());
            half.set(typed.map(|form| (session.id(), name, form)));
        });
    }
    let title = move || {
        let name = draft.name.get();
        if name.trim().is_empty() { say(keys::ER_NEW_PERSON) } else { name }
    };
    let keep = move || {
        let Some((name, form)) = untrack(|| draft.whole()) else { return };
        let done = match who {
            Some(who) => session.dispatch(Command::SetPerson { who, name, form }),
            None => session.dispatch(match untrack(|| draft.employer()) {
                Some(realm) => {
                    let bid = u16::try_from(draft.bid.get_untracked()).unwrap_or(0);
                    Command::Hire { realm, name, form, bid }
                }
                None => Command::Welcome { name, form },
            }),
        };
        if done == Done::Yes {
            if who.is_none() {
                half.set(None);
            }
            page::go(session.page(TablePage::Persons));
        }
    };
    view! {
        <div class="screen one er">
            <Head
                title=Signal::derive(title)
                subtitle=say(keys::ER_PERSONS)
                back=session.href(TablePage::Persons)
                back_label=say(keys::ER_BACK_PERSONS)
            />
            <main class="body">
                {fields(draft)} {who.is_none().then(|| hiring(session, draft))} {sums(session, draft)} {who.map(|who| fate(session, who))}
            </main>
            <Dock>
                <UndoTool />
                <Button
                    kind=ButtonKind::Act
                    label=say(if who.is_some() { keys::ER_KEEP } else { keys::ER_WELCOME })
                    disabled=Signal::derive(move || draft.whole().is_none())
                    on_press=keep
                />
            </Dock>
        </div>
    }
    .into_any()
}

/// Every Clan, and none.
fn clans() -> Vec<Option<Clan>> {
    Clan::ALL.iter().copied().map(Some).chain([None]).collect()
}

/// The Clan; its school comes with it.
fn clan_select(draft: Draft) -> AnyView {
    let answers: Vec<String> =
        clans().into_iter().map(|one| one.map_or_else(|| say(keys::ER_NONE), clan_name)).collect();
    let at = Signal::derive(move || clans().iter().position(|one| *one == draft.clan.get()).unwrap_or(0));
    let choose = move |at: usize| {
        let Some(to) = clans().get(at).copied() else { return };
        let from = draft.clan.get_untracked();
        draft.school.update(|school| *school = school.map(|school| school.follow(from, to)));
        draft.clan.set(to);
    };
    view! { <Select label=say(keys::ER_CLAN_LABEL) answers=Signal::stored(answers) chosen=at on_choose=choose /> }
        .into_any()
}

/// Every school, and none.
fn schools() -> Vec<Option<School>> {
    let all = Clan::ALL.iter().flat_map(|clan| [School::bushi(*clan), School::shugenja(*clan)]);
    all.map(Some).chain([None]).collect()
}

/// One of several of a list that is made when it is shown.
fn choose<T: Copy + PartialEq + Send + Sync + 'static>(
    label: String,
    all: Vec<T>,
    word: impl Fn(T) -> String,
    chosen: RwSignal<T>,
) -> AnyView {
    let answers: Vec<String> = all.iter().map(|one| word(*one)).collect();
    let places = all.clone();
    let at = Signal::derive(move || places.iter().position(|one| *one == chosen.get()).unwrap_or(0));
    let choose = move |at: usize| all.get(at).into_iter().for_each(|one| chosen.set(*one));
    view! { <Select label=label answers=Signal::stored(answers) chosen=at on_choose=choose /> }.into_any()
}

fn fields(draft: Draft) -> AnyView {
    let ring =
        |ring: &Ring| own_stepper(say(names::ring(*ring)), draft.rings[ring.index()], (1, i32::from(ring.most())));
    let none = || say(keys::ER_NONE);
    let minor: Vec<Option<MinorSchool>> =
        std::iter::once(None).chain(MinorSchool::ALL.iter().copied().map(Some)).collect();
    let minor_word = move |one: Option<MinorSchool>| {
        one.map_or_else(none, |one| say(Line::new(keys::ER_MINOR_SCHOOL).with("school", one.name())))
    };
    let saver = move || draft.school.get().is_some_and(|school| school == School::shugenja(school.clan));
    view! {
        <section class="card pad stack">
            <TextField
                label=say(keys::ER_NAME)
                value=draft.name
                maxlength=60
                on_input=move |new: String| draft.name.set(new)
            />
            {clan_select(draft)}
            {Ring::ALL.iter().map(ring).collect_view()} {own_stepper(say(keys::ER_EDIT_HONOR), draft.honor, (-20, 20))}
            {choose(
                say(keys::ER_SCHOOL_LABEL),
                schools(),
                move |one| one.map_or_else(none, |one| say(names::school(one))),
                draft.school,
            )} {choose(say(keys::ER_MINOR_LABEL), minor, minor_word, draft.minor_school)}
            {move || saver().then(|| own_stepper(say(keys::ER_SAVER), draft.saver, (0, 5)))}
        </section>
        {traits(keys::ER_ADVANTAGES, draft.good, all_advantages(), |one| say(names::advantage(one)))}
        {traits(keys::ER_DISADVANTAGES, draft.bad, all_disadvantages(), |one| say(names::disadvantage(one)))}
    }
    .into_any()
}

/// Who hires somebody of no Clan, and what was bid (ER-BUY-4); nobody is hired for the first army.
fn hiring(session: Session, draft: Draft) -> AnyView {
    let founded = session.glance(|state| state.turn() > 0);
    let realms = session.glance(|state| state.realms().iter().map(|realm| Some(realm.clan)).collect::<Vec<_>>());
    let card = move || {
        let all = std::iter::once(None).chain(realms.iter().copied()).collect();
        let word = |one: Option<Clan>| one.map_or_else(|| say(keys::ER_NOBODY), clan_name);
        let bid = move || draft.employer().map(|_| own_stepper(say(keys::ER_HIRED_BID), draft.bid, (0, 999)));
        view! {
            <section class="card pad stack">{choose(say(keys::ER_HIRED_BY), all, word, draft.employer)} {bid}</section>
        }
    };
    view! { {move || (founded && draft.clan.get().is_none()).then(card.clone())} }.into_any()
}

/// What somebody has of a list: each taken away by a press, others chosen from the rest.
fn traits<T: Copy + PartialEq + Send + Sync + 'static>(
    title: crate::kernel::line::Key,
    own: RwSignal<Vec<T>>,
    all: Vec<T>,
    word: fn(T) -> String,
) -> AnyView {
    let open = RwSignal::new(false);
    let sub = move || {
        let own = own.get();
        if own.is_empty() { say(keys::ER_NONE) } else { own.into_iter().map(word).collect::<Vec<_>>().join(", ") }
    };
    let body = move || {
        let taken = move || {
            let row = |(at, one): (usize, T)| {
                let take = move || own.update(|own| _ = own.remove(at));
                let label = word(one);
                let ears = super::text::named(keys::ER_TAKE_AWAY, label.clone());
                view! { <Button label=label ears=ears sign=Sign::Close on_press=take /> }
            };
            own.get().into_iter().enumerate().map(row).collect_view()
        };
        let add: Vec<String> = std::iter::once(say(keys::ER_ADD)).chain(all.iter().map(|one| word(*one))).collect();
        let all = all.clone();
        let chosen = RwSignal::new(0_usize);
        Effect::new(move |_| {
            if let Some(one) = chosen.get().checked_sub(1).and_then(|at| all.get(at)) {
                own.update(|own| {
                    if !own.contains(one) {
                        own.push(*one);
                    }
                });
                chosen.set(0);
            }
        });
        view! { <div class="stack pad"><div class="rowx wrap">{taken}</div> {select(say(title), add, chosen)}</div> }
            .into_any()
    };
    view! {
        <Folded title=say(title) sub=Signal::derive(move || Some(sub())) open=open>
            {body()}
        </Folded>
    }
    .into_any()
}

fn all_advantages() -> Vec<Advantage> {
    use Advantage as A;
    let mut all = vec![
        A::Adventurous,
        A::Ambidextrous,
        A::Ambition,
        A::AncestralItem,
        A::Assassin,
        A::BentensBlessing,
        A::DifferentSchool,
        A::Duplicitous,
        A::Exploitative,
        A::Fearless,
        A::Inquisitive,
        A::Large,
        A::MinorSchool,
        A::Prodigy,
        A::Tactician,
    ];
    all.extend((1..=3).map(A::Lucky).chain((1..=5).map(A::StrengthOfTheEarth)));
    all.extend(Ring::ALL.iter().map(|ring| A::ElementalAttunement(*ring)));
    all.extend(Clan::ALL.iter().map(|clan| A::KnowTheSchool(*clan)));
    all.extend(HomeProvince::ALL.iter().map(|home| A::WayOfTheLand(*home)));
    all
}

fn all_disadvantages() -> Vec<Disadvantage> {
    use Disadvantage as D;
    let mut all = vec![
        D::BentensCurse,
        D::Bitter,
        D::Brash,
        D::Cowardly,
        D::Lame,
        D::Secret,
        D::SlowLearner,
        D::Unschooled,
        D::Vengeful,
    ];
    all.extend((1..=3).flat_map(|level| [D::Compulsion(level), D::Unlucky(level)]));
    all.extend((1..=5).flat_map(|level| [D::GaijinPlague(level), D::ShadowlandsTaint(level)]));
    all.extend(Ring::ALL.iter().map(|ring| D::ElementalDisharmony(*ring)));
    all.extend(Clan::ALL.iter().map(|clan| D::Hatred(*clan)));
    all
}

/// What the Character costs and gives, and which rules of creation it breaks.
fn sums(session: Session, draft: Draft) -> AnyView {
    let (founding, rulings) = session.glance(|state| (state.turn() == 0, *state.rulings()));
    let told = move || {
        let form = draft.form()?;
        let clan = form.clan;
        let Ok(character) = Character::new(form) else {
            return Some(view! { <Note kind=NoteKind::Warn>{say(keys::ER_NO_BAD_PERSON)}</Note> }.into_any());
        };
        let (av, tv) = character.unit_values();
        let line = Line::new(keys::ER_UNIT_VALUES).with("av", small(av)).with("tv", small(tv));
        let rank = counted(keys::ER_SCHOOL_RANK, character.school_rank());
        let price = clan.map(|clan| {
            let price = Price::of(&character, clan);
            say(Line::new(keys::ER_PRICE)
                .with("net", small(price.net()))
                .with("rings", small(price.rings))
                .with("honor", small(price.honor))
                .with("good", small(price.advantages))
                .with("bad", small(price.disadvantages)))
        });
        let broken = clan.filter(|_| founding).map(|clan| broken_by(&character, clan, &rulings)).unwrap_or_default();
        let broken = (!broken.is_empty()).then(|| {
            let line = Line::new(keys::ER_BREAKS).with("rules", broken.join(", "));
            view! { <Note kind=NoteKind::Warn>{say(line)}</Note> }
        });
        Some(view! { <p>{say(line)} " · " {rank}</p> <p class="sub2">{price}</p> {broken} }.into_any())
    };
    view! { <section class="card pad stack" role="status">{told}</section> }.into_any()
}

/// Points of Honor to be rolled for, Honor by hand, death.
fn fate(session: Session, who: PersonId) -> AnyView {
    let (points, source) = (RwSignal::new(-1), RwSignal::new(Source::Other));
    let lives = session.glance(|state| state.person(who).is_some_and(|one| one.lives()));
    let roll = move || {
        let points = i8::try_from(points.get_untracked()).unwrap_or(0);
        let done = session.dispatch(Command::Honor { who, points, source: source.get_untracked() });
        if done == Done::Yes {
            page::go(session.page(TablePage::Queue));
        }
    };
    let end = move || {
        let command = if lives { Command::Die { who } } else { Command::ByHand(Hand::Revive { who }) };
        if session.dispatch(command) == Done::Yes {
            page::go(session.page(TablePage::Persons));
        }
    };
    let atone = move || {
        // By mail it is ordered, and the game master carries it out.
        let ordered = session.journal.with_untracked(|table| {
            let one = table.state().person(who).filter(|_| by_mail(table))?;
            Some((one.clan()?, Errand::Seppuku { who: one.name.clone() }))
        });
        if let Some((realm, errand)) = ordered {
            if session.dispatch(Command::AddErrand { realm, errand }) == Done::Yes {
                page::go(session.page(TablePage::Post));
            }
            return;
        }
        if session.dispatch(Command::World(Decree::Seppuku { who })) == Done::Yes {
            page::go(session.page(TablePage::Persons));
        }
    };
    let hated = session.glance(|state| state.hated_by(who).map(|one| person(state, one)).collect::<Vec<_>>());
    let hated = hated.into_iter().map(|name| view! { <p>{named(keys::ER_HATES, name)}</p> }).collect_view();
    let word = |source: Source| say(Line::new(keys::ER_SOURCE).with("source", source.name()));
    view! {
        <section class="card pad stack">
            <h2>{say(keys::ER_HONOR_AT_STAKE)}</h2>
            {hated}
            {own_stepper(say(keys::ER_EDIT_POINTS), points, (-10, 10))}
            {select_of(say(keys::ER_SOURCE_LABEL), Source::ALL, word, source)}
            <Button
                label=say(keys::ER_ROLL_FOR_IT)
                disabled=Signal::derive(move || points.get() == 0)
                on_press=roll
            />
        </section>
        {lives.then(|| view! { <Button label=say(keys::ER_SEPPUKU) on_press=atone /> })}
        <Button label=say(if lives { keys::ER_DIES } else { keys::ER_LIVES }) on_press=end />
    }
    .into_any()
}
