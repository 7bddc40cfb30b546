//! A card as it is typed in: its name and the numbers that matter for its kind; the rest only on demand.

use super::parts::typed;
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::model::card::{Card, CardKind, Trait};
use crate::games::l5r_ccg::model::clan::Clan;
use crate::games::l5r_ccg::model::player::CardId;
use crate::games::l5r_ccg::text::names;
use crate::kernel::line::{Key, Line};
use crate::kernel::name::Name;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::components::row::RowButton;
use crate::ui::components::text_field::TextField;
use crate::ui::games::l5r_ccg::drawer::drawer;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// A number of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// Force.
    Force,
    /// Chi.
    Chi,
    /// Personal Honor.
    Honor,
    /// Its cost.
    Cost,
    /// The Honor it asks for.
    Requirement,
    /// What it gains or loses when it enters play.
    Enters,
    /// Its gold.
    Gold,
    /// The Honor it gives instead.
    Yields,
    /// Its Ranged Attack.
    Ranged,
    /// Its Fear.
    Fear,
    /// Its version.
    Version,
}

impl Number {
    const fn key(self) -> Key {
        match self {
            Self::Force => keys::CCG_FORCE,
            Self::Chi => keys::CCG_CHI,
            Self::Honor => keys::CCG_PERSONAL_HONOR,
            Self::Cost => keys::CCG_COST,
            Self::Requirement => keys::CCG_REQUIREMENT,
            Self::Enters => keys::CCG_ENTERS,
            Self::Gold => keys::CCG_GOLD,
            Self::Yields => keys::CCG_YIELDS,
            Self::Ranged => keys::CCG_RANGED,
            Self::Fear => keys::CCG_FEAR,
            Self::Version => keys::CCG_VERSION,
        }
    }

    const fn bounds(self) -> (i32, i32) {
        match self {
            Self::Force | Self::Chi => (-20, 99),
            Self::Honor => (0, 20),
            Self::Requirement | Self::Enters => (-20, 99),
            Self::Cost | Self::Gold | Self::Yields | Self::Ranged | Self::Fear => (0, 99),
            Self::Version => (0, 9),
        }
    }

    fn of(self, card: &Card) -> Option<i32> {
        match self {
            Self::Force => card.force.map(i32::from),
            Self::Chi => card.chi.map(i32::from),
            Self::Honor => card.honor.map(i32::from),
            Self::Cost => card.cost.map(i32::from),
            Self::Requirement => card.requirement.map(i32::from),
            Self::Enters => Some(card.enter_honor.into()),
            Self::Gold => card.gold.map(i32::from),
            Self::Yields => card.yields.map(i32::from),
            Self::Ranged => card.ranged.map(i32::from),
            Self::Fear => card.fear.map(i32::from),
            Self::Version => Some(card.version.into()),
        }
    }

    /// Sets it; a field that was emptied is unknown again.
    fn set(self, card: &mut Card, to: Option<i32>) {
        // The fields keep every number within what it holds.
        let signed = to.map(|to| i8::try_from(to).unwrap_or(0));
        let count = to.map(|to| u8::try_from(to).unwrap_or(0));
        match self {
            Self::Force => card.force = signed,
            Self::Chi => card.chi = signed,
            Self::Honor => card.honor = count,
            Self::Cost => card.cost = count,
            Self::Requirement => card.requirement = signed,
            Self::Enters => card.enter_honor = signed.unwrap_or(0),
            Self::Gold => card.gold = count,
            Self::Yields => card.yields = count,
            Self::Ranged => card.ranged = count,
            Self::Fear => card.fear = count,
            Self::Version => card.version = count.unwrap_or(1),
        }
    }
}

/// The numbers that matter first for a kind of card, and those on demand.
const fn numbers(kind: CardKind) -> (&'static [Number], &'static [Number]) {
    use Number as N;
    match kind {
        CardKind::Personality => {
            (&[N::Force, N::Chi, N::Honor], &[N::Cost, N::Requirement, N::Enters, N::Ranged, N::Fear, N::Version])
        }
        CardKind::Follower => (&[N::Force], &[N::Chi, N::Cost, N::Requirement, N::Enters, N::Ranged, N::Fear]),
        CardKind::Item | CardKind::Weapon | CardKind::Armor | CardKind::Spell => {
            (&[N::Force, N::Chi], &[N::Cost, N::Enters, N::Ranged, N::Fear])
        }
        CardKind::Ancestor => (&[N::Force, N::Chi], &[]),
        CardKind::Holding => (&[N::Gold], &[N::Cost, N::Requirement, N::Yields, N::Enters]),
        CardKind::Stronghold => (&[N::Gold], &[N::Yields]),
    }
}

/// The traits that matter for a kind of card.
const fn traits(kind: CardKind) -> &'static [Trait] {
    use Trait as T;
    match kind {
        CardKind::Personality => &[T::Samurai, T::Shugenja, T::Cavalry, T::Tactician, T::DoubleChi, T::Unique],
        CardKind::Follower => &[T::Cavalry, T::Plus, T::Token, T::Unique],
        CardKind::Ancestor => &[T::Plus],
        CardKind::Item | CardKind::Weapon | CardKind::Armor | CardKind::Spell | CardKind::Holding => &[T::Unique],
        CardKind::Stronghold => &[],
    }
}

/// A card being typed in.
#[derive(Clone, Copy)]
pub struct Draft {
    /// What it is called.
    pub name: RwSignal<String>,
    /// Everything else; the name in it is not looked at.
    pub card: RwSignal<Card>,
    /// The clan of whoever plays it.
    pub clan: Clan,
}

impl Draft {
    /// A card of which only the kind is known.
    pub fn new(kind: CardKind, clan: Clan) -> Option<Self> {
        let name = Name::new("?").ok()?;
        Some(Self { name: RwSignal::new(String::new()), card: RwSignal::new(Card::named(name, kind)), clan })
    }

    /// A card that is known already.
    pub fn of(card: &Card, clan: Clan) -> Self {
        Self { name: RwSignal::new(card.name.to_string()), card: RwSignal::new(card.clone()), clan }
    }

    /// The card, once it has a name.
    pub fn whole(self) -> Option<Card> {
        let name = Name::typed(&self.name.get()).ok()?;
        Some(Card { name, ..self.card.get() })
    }

    /// Makes it another kind: what the kinds do not share is forgotten.
    pub fn set_kind(self, kind: CardKind) {
        self.card.update(|card| *card = Card::named(card.name.clone(), kind));
    }
}

fn number(draft: Draft, number: Number) -> AnyView {
    let value = Signal::derive(move || draft.card.with(|card| number.of(card)));
    let set = move |to: Option<i32>| draft.card.update(|card| number.set(card, to));
    typed(say(number.key()), value, number.bounds(), set)
}

fn of_trait(draft: Draft, one: Trait) -> AnyView {
    let chosen = Signal::derive(move || draft.card.with(|card| card.has(one)));
    let toggle = move || {
        draft.card.update(|card| _ = if card.has(one) { card.traits.remove(&one) } else { card.traits.insert(one) });
    };
    view! { <Choice kind=ChoiceKind::Checkbox title=say(names::trait_of(one)) chosen=chosen on_choose=toggle /> }
        .into_any()
}

/// What a card is typed in for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To be counted with on the table.
    Play,
    /// To be paid for: what that needs comes first.
    Recruit,
    /// To be counted with, and paid for where it is attached.
    Attach,
}

impl Purpose {
    fn pays(self, kind: CardKind) -> bool {
        match self {
            Self::Play => false,
            Self::Recruit => true,
            Self::Attach => kind.is_attached(),
        }
    }
}

/// The numbers that are shown at once, and those on demand.
fn in_order(kind: CardKind, purpose: Purpose) -> (Vec<Number>, Vec<Number>) {
    let (first, rest) = numbers(kind);
    let paid = |number: &Number| purpose.pays(kind) && matches!(number, Number::Cost | Number::Requirement);
    let now = rest.iter().filter(|number| paid(number)).chain(first);
    (now.copied().collect(), rest.iter().filter(|number| !paid(number)).copied().collect())
}

/// The fields of a card.
pub fn fields(draft: Draft, purpose: Purpose) -> AnyView {
    let kind = Memo::new(move |_| draft.card.with(|card| card.kind));
    let open = RwSignal::new(false);
    let own_clan = move || {
        let clan = draft.clan;
        let chosen = Signal::derive(move || draft.card.with(|card| card.clans.contains(&clan)));
        let toggle = move || {
            draft.card.update(|card| card.clans = if card.clans.contains(&clan) { Vec::new() } else { vec![clan] });
        };
        let title = say(Line::new(keys::CCG_OF_CLAN).with("clan", names::clan(clan)));
        view! { <Choice kind=ChoiceKind::Checkbox title=title chosen=chosen on_choose=toggle /> }
    };
    let has_clan = move || matches!(kind.get(), CardKind::Personality | CardKind::Ancestor);
    let first = move || {
        let numbers = in_order(kind.get(), purpose).0.into_iter().map(|one| number(draft, one)).collect_view();
        let clan = (purpose == Purpose::Recruit && has_clan()).then(own_clan);
        let none = clan.is_none();
        view! { {numbers} <div class="choices" hidden=none>{clan}</div> }
    };
    let rest = move || {
        let kind = kind.get();
        let more = in_order(kind, purpose).1.into_iter().map(|one| number(draft, one)).collect_view();
        let all = traits(kind).iter().map(|one| of_trait(draft, *one)).collect_view();
        let clan = (purpose != Purpose::Recruit && has_clan()).then(own_clan);
        view! { <div class="stack">{more} <div class="choices">{all} {clan}</div></div> }.into_any()
    };
    view! {
        <TextField
            label=say(keys::CCG_CARD_NAME)
            value=draft.name
            maxlength=60
            on_input=move |new: String| draft.name.set(new)
        />
        {known_cards(draft)} {first}
        <Folded title=say(keys::CCG_MORE_NUMBERS) sub=say(keys::CCG_MORE_NUMBERS_SUB) open=open>
            {rest}
        </Folded>
    }
    .into_any()
}

/// How many cards of the book are offered at once.
const MOST_OFFERED: usize = 4;

/// Cards of the book whose names begin as what is typed: one press takes all their numbers.
fn known_cards(draft: Draft) -> AnyView {
    let library = drawer().library;
    let found = Memo::new(move |_| {
        let typed = draft.name.with(|name| name.trim().to_owned());
        if typed.is_empty() {
            return Vec::new();
        }
        let (now, kind) = (draft.whole(), draft.card.with(|card| card.kind));
        let cards = library.with(|library| library.cards_called(&typed)).into_iter().map(|card| card.card);
        let fitting = cards.filter(|card| card.kind == kind && Some(card) != now.as_ref());
        fitting.take(MOST_OFFERED).collect::<Vec<Card>>()
    });
    let row = move |card: Card| {
        let sub = format!("{} · {}", say(names::kind(card.kind)), say(keys::CCG_FROM_BOOK));
        let name = card.name.to_string();
        let take = move || {
            draft.name.set(card.name.to_string());
            draft.card.set(card.clone());
        };
        view! { <RowButton title=name sub=sub on_press=take /> }
    };
    let rows = move || found.get().into_iter().map(row).collect_view();
    view! { <div class="card rows" hidden=move || found.with(Vec::is_empty)>{rows}</div> }.into_any()
}

/// A card in play is put right or completed.
pub fn known_card_form(session: Session, id: CardId, done: Callback<()>) -> AnyView {
    let found = session.glance(|state| {
        let card = state.card(id)?;
        Some(Draft::of(&card.card, state.seat(card.owner).clan))
    });
    let Some(draft) = found else { return ().into_any() };
    let save = move || {
        if let Some(card) = untrack(|| draft.whole()) {
            let known = card.clone();
            let kept = move || {
                drawer().keep(&known);
                done.run(());
            };
            session.dispatch_then(Command::SetCard { id, card }, kept);
        }
    };
    view! {
        {fields(draft, Purpose::Play)}
        <footer>
            <Button
                kind=ButtonKind::Act
                label=say(keys::CCG_SAVE_CARD)
                disabled=Signal::derive(move || draft.whole().is_none())
                on_press=save
            />
        </footer>
    }
    .into_any()
}
