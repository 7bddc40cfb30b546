//! Where the other's cards are taken to come from: our guess, a deck entered, or how likely the players think each value
//! is. Which one it is, is no secret, and is said with the odds each time.

use super::super::parts::stepper;
use super::super::text::small;
use super::odds::Gone;
use crate::games::l5r_ccg::in_play::Duelist;
use crate::games::l5r_ccg::rules::deck::focus;
use crate::games::l5r_ccg::rules::odds::duel::{Cards, default_chances, typed_chances};
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::select::Select;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::games::l5r_ccg::drawer::drawer;
use crate::ui::games::l5r_ccg::looks::{Source, Who, looks, place};
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// The weights a player begins with: those of our guess.
const GUESS: [u8; 7] = [1, 4, 5, 5, 4, 1, 0];

/// Where the other's cards come from, and the sentences that say so.
pub fn source(session: Session, gone: Gone, duelist: Duelist) -> (Cards, String) {
    let chosen = plays(session, duelist.other()).and_then(|who| looks().sources.with(|all| all.get(&who).cloned()));
    let known = looks().hands.with(|hands| hands[place(duelist)].known.clone());
    let (cards, mut told) = match chosen {
        Some(Source::Typed(weights)) => {
            let all = weights.map(|weight| weight.to_string()).join(":");
            (typed_chances(&weights), vec![say(Line::new(keys::CCG_SOURCE_TYPED).with("all", all))])
        }
        Some(Source::Deck(name)) => match drawer().library.with(|library| library.deck(&name)) {
            Some(deck) => {
                let mut gone = gone.with(|gone| gone[place(duelist.other())].clone());
                let line = Line::new(keys::CCG_SOURCE_DECK).with("deck", deck.name.as_str()).with("seen", gone.len());
                let (_, unknown) = focus(&deck.fate);
                let unknown = (unknown > 0).then(|| Line::new(keys::CCG_FOCUS_UNKNOWN).with("count", small(unknown)));
                // What is known of his hand is no more among what is hidden.
                gone.extend(&known);
                (deck.unseen(&gone), std::iter::once(line).chain(unknown).map(say).collect())
            }
            None => guess(),
        },
        None => guess(),
    };
    told.extend((!known.is_empty()).then(|| say(Line::new(keys::CCG_SOURCE_KNOWN).with("count", known.len()))));
    (cards, told.join(" "))
}

fn guess() -> (Cards, Vec<String>) {
    (default_chances(), vec![say(keys::CCG_SOURCE_GUESS)])
}

/// Who plays this side, at which table.
pub fn plays(session: Session, duelist: Duelist) -> Option<Who> {
    let seat = session.glance(|state| state.duel().map(|duel| duel.side(duelist).seat))?;
    Some((session.id().to_string(), seat))
}

/// From where the cards of this one's opponent come: our guess, one of the decks entered, or typed weights.
pub fn choice(session: Session, duelist: Duelist) -> Option<AnyView> {
    let names: Vec<String> =
        drawer().library.with(|library| library.decks().into_iter().map(|deck| deck.name).collect());
    let (all, who) = (looks().sources, plays(session, duelist.other())?);
    let typed_at = names.len() + 1;
    let words = std::iter::once(say(keys::CCG_OUR_GUESS)).chain(names.iter().cloned());
    let words: Vec<String> = words.chain([say(keys::CCG_TYPED_WEIGHTS)]).collect();
    let named = names.clone();
    let of = who.clone();
    let chosen = Signal::derive(move || {
        all.with(|all| match all.get(&of) {
            Some(Source::Deck(deck)) => named.iter().position(|name| name == deck).map_or(0, |at| at + 1),
            Some(Source::Typed(_)) => typed_at,
            None => 0,
        })
    });
    let of = who.clone();
    let choose = move |at: usize| {
        let deck = at.checked_sub(1).and_then(|at| names.get(at).cloned());
        let source = if at == typed_at { Some(Source::Typed(GUESS)) } else { deck.map(Source::Deck) };
        all.update(|all| {
            _ = match source {
                Some(source) => all.insert(of.clone(), source),
                None => all.remove(&of),
            };
        });
    };
    Some(
        view! {
            <Select label=say(keys::CCG_SOURCE) answers=Signal::stored(words) chosen=chosen on_choose=choose />
            {weights(who)}
        }
        .into_any(),
    )
}

/// The way to the weights, where they are typed.
fn weights(who: Who) -> AnyView {
    let (all, open) = (looks().sources, RwSignal::new(false));
    let who = StoredValue::new(who);
    let typed = Memo::new(move |_| {
        all.with(|all| match all.get(&who.get_value()) {
            Some(Source::Typed(weights)) => Some(*weights),
            Some(Source::Deck(_)) | None => None,
        })
    });
    let row = move |at: usize| {
        let value = Signal::derive(move || typed.get().map(|weights| i32::from(weights[at])));
        let set = move |to: i32| {
            let mut weights = typed.get_untracked().unwrap_or(GUESS);
            weights[at] = u8::try_from(to).unwrap_or(0);
            all.update(|all| _ = all.insert(who.get_value(), Source::Typed(weights)));
        };
        stepper(say(Line::new(keys::CCG_FOCUS_VALUE).with("value", at)), value, (0, 20), set)
    };
    let key = move || {
        typed.get().map(|_| {
            view! {
                <Button label=say(keys::CCG_WEIGHTS) sign=Sign::Edit on_press=move || open.set(true) />
            }
        })
    };
    view! {
        {key}
        <Sheet open=open title=say(keys::CCG_WEIGHTS) close_label=say(keys::CLOSE) on_close=move || open.set(false)>
            <p class="sub2">{say(keys::CCG_WEIGHTS_SUB)}</p>
            {(0..GUESS.len()).map(row).collect_view()}
        </Sheet>
    }
    .into_any()
}
