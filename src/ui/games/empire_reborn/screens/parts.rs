//! What several of these screens are made of.

use super::text::{clan, person, small};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::season::Season;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::realm::View;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::head::Head;
use crate::ui::components::mon::Mon;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::select::Select;
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::components::toggle::Toggle;
use crate::ui::feedback::feedback;
use crate::ui::games::empire_reborn::looks::looks;
use crate::ui::games::empire_reborn::marks;
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::table::pages::SharedPage;
use crate::ui::table::session::Shown;
use crate::ui::texts::{page_of, say};
use crate::words::empire_reborn as keys;
use leptos::prelude::*;
use std::cmp::Ordering;

/// The head of a page that leads back to the realm.
pub fn head(session: Session, title: Key, sub: Key) -> AnyView {
    view! {
        <Head
            title=say(title)
            subtitle=say(sub)
            back=session.href(TablePage::Realm)
            back_label=say(keys::ER_BACK_REALM)
        />
    }
    .into_any()
}

/// The same of a page about one realm: whose it is, where several are kept here.
pub fn head_of(session: Session, of: Clan, title: Key, sub: Key) -> AnyView {
    if session.glance(|state| state.realms().len() < 2) {
        return head(session, title, sub);
    }
    view! {
        <Head
            title=say(title)
            subtitle=clan(of)
            back=session.href(TablePage::Realm)
            back_label=say(keys::ER_BACK_REALM)
            lead=move || view! { <Mon look=marks::clan(of) /> }
        />
    }
    .into_any()
}

/// The number of a rule; a press opens it.
pub fn rule(id: &'static str) -> AnyView {
    let (feedback, rule) = (feedback(), crate::games::empire_reborn::reference::rule(id));
    view! { <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) /> }.into_any()
}

/// The head of the realm: the Clan with its koku, the realms there are, and the year, its present month sealed.
pub fn head_of_realm(session: Session, of: Clan, view: Shown<Option<View>>) -> AnyView {
    let sub = move || {
        view.with(|view| {
            let view = view.as_ref()?;
            let line = Line::new(if view.turn == 0 { keys::ER_HEAD_FIRST } else { keys::ER_HEAD });
            let line = line.with("turn", small(view.turn)).with("season", names::season(view.season));
            Some(say(line.with("koku", small(view.treasury))))
        })
    };
    let turn = Memo::new(move |_| view.with(|view| view.as_ref().map_or(0, |view| view.turn)));
    let log = move || {
        let href = SharedPage::Log.href(&session.id());
        view! { <ButtonLink kind=ButtonKind::Round href=href label=say(keys::ER_LOG) sign=Sign::Log /> }
    };
    let realms: Vec<Clan> = session.glance(|state| state.realms().iter().map(|realm| realm.clan).collect());
    let choose = {
        let realms = realms.clone();
        move |at: usize| realms.get(at).into_iter().for_each(|clan| looks().look_at(*clan))
    };
    let several = (realms.len() > 1).then(|| {
        let words: Vec<String> = realms.iter().map(|one| clan(*one)).collect();
        let at = realms.iter().position(|one| *one == of).unwrap_or(0);
        view! {
            <Select
                label=say(keys::ER_REALMS)
                answers=Signal::stored(words)
                chosen=Signal::stored(at)
                on_choose=choose
            />
        }
    });
    view! {
        <Head
            title=clan(of)
            subtitle=Signal::derive(sub)
            lead=move || view! { <Mon look=marks::clan(of) /> }
            trailing=log
        >
            {several} {move || year(turn.get())}
        </Head>
    }
    .into_any()
}

/// The year as twelve strokes in four named seasons.
fn year(turn: u16) -> AnyView {
    let month = usize::from(turn.saturating_sub(1) % 12);
    let season = |(at, season): (usize, &Season)| {
        let strokes = (3 * at..3 * at + 3).map(|one| {
            let class = match one.cmp(&month) {
                _ if turn == 0 => "",
                Ordering::Less => "past",
                Ordering::Equal => "now",
                Ordering::Greater => "",
            };
            view! { <i class=class></i> }
        });
        let now = turn > 0 && at == month / 3;
        view! { <li class:on=now aria-current=now.then_some("date")><span aria-hidden="true">{strokes.collect_view()}</span> {say(names::season(*season))}</li> }
    };
    view! { <ol class="year" aria-label=say(keys::ER_YEAR)>{Season::ALL.iter().enumerate().map(season).collect_view()}</ol> }
        .into_any()
}

/// Why nothing can be done here, where fewer than two Characters live, and the way out.
pub fn too_few_persons(session: Session) -> AnyView {
    let few = session.part(|table| table.state().living().count() < 2);
    let told = move || {
        few.get().then(|| {
            view! {
                <section class="card pad stack">
                    <p>{say(keys::ER_TOO_FEW_PERSONS)}</p>
                    <ButtonLink
                        kind=ButtonKind::High
                        href=session.href(TablePage::NewPerson)
                        label=say(keys::ER_NEW_PERSON)
                        sign=Sign::Plus
                    />
                </section>
            }
        })
    };
    told.into_any()
}

/// A number with minus and plus, named for ears.
pub fn stepper(
    label: impl Into<String>,
    value: Signal<Option<i32>>,
    (least, most): (i32, i32),
    on_change: impl Fn(i32) + Send + Sync + 'static,
) -> AnyView {
    let label = label.into();
    let of = |key: Key| say(Line::new(key).with("what", label.clone()));
    view! {
        <Stepper
            minus_label=of(keys::ER_MINUS)
            plus_label=of(keys::ER_PLUS)
            label=label.clone()
            value=value
            least=least
            most=most
            on_change=move |to: i32| on_change(to)
        />
    }
    .into_any()
}

/// A stepper of a number of the screen's own.
pub fn own_stepper(label: impl Into<String>, value: RwSignal<i32>, bounds: (i32, i32)) -> AnyView {
    stepper(label, Signal::derive(move || Some(value.get())), bounds, move |to| value.set(to))
}

/// Something that is so or not, in the words for no and yes.
pub fn toggle(label: String, words: [Key; 2], on: Signal<bool>, set: impl Fn(bool) + Send + Sync + 'static) -> AnyView {
    let word = Signal::derive(move || say(words[usize::from(on.get())]));
    view! { <Toggle label=label state_word=word on=on on_toggle=Callback::new(move |(on,)| set(on)) /> }.into_any()
}

/// One of several, by its place, of a number of the screen's own.
pub fn select(label: impl Into<String>, answers: Vec<String>, chosen: RwSignal<usize>) -> AnyView {
    view! {
        <Select
            label=label.into()
            answers=Signal::stored(answers)
            chosen=chosen
            on_choose=move |at: usize| chosen.set(at)
        />
    }
    .into_any()
}

/// One of several, of a value of the screen's own.
pub fn select_of<T: Copy + PartialEq + Send + Sync + 'static>(
    label: impl Into<String>,
    all: &'static [T],
    word: impl Fn(T) -> String,
    chosen: RwSignal<T>,
) -> AnyView {
    let answers: Vec<String> = all.iter().map(|one| word(*one)).collect();
    let at = Signal::derive(move || all.iter().position(|one| *one == chosen.get()).unwrap_or(0));
    let choose = move |at: usize| all.get(at).into_iter().for_each(|one| chosen.set(*one));
    view! { <Select label=label.into() answers=Signal::stored(answers) chosen=at on_choose=choose /> }.into_any()
}

/// One of the living, with their Clans.
pub fn select_person(session: Session, label: Key, chosen: RwSignal<Option<PersonId>>) -> AnyView {
    let all = session.part(|table| {
        let state = table.state();
        state.living().map(|(who, one)| (who, one.clan())).collect::<Vec<(PersonId, Option<Clan>)>>()
    });
    let answers = move || {
        let word = |(who, of): &(PersonId, Option<Clan>)| {
            let name = session.glance(|state| person(state, *who));
            of.map_or(name.clone(), |of| format!("{name} ({})", clan(of)))
        };
        let nobody = say(keys::ER_NOBODY);
        std::iter::once(nobody).chain(all.with(|all| all.iter().map(word).collect::<Vec<_>>())).collect::<Vec<_>>()
    };
    let at = move || {
        let found = all.with(|all| all.iter().position(|(who, _)| Some(*who) == chosen.get()));
        found.map_or(0, |at| at + 1)
    };
    let choose = move |at: usize| {
        chosen.set(at.checked_sub(1).and_then(|at| all.with_untracked(|all| all.get(at).map(|(who, _)| *who))));
    };
    view! {
        <Select
            label=say(label)
            answers=Signal::derive(answers)
            chosen=Signal::derive(at)
            on_choose=choose
        />
    }
    .into_any()
}
