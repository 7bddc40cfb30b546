//! Who against whom, and how they stand. A press on one of the two opens the list of those who could be in its place:
//! the likely ones first, the others on request.

use super::play::{Opened, Play};
use crate::games::champions::combat::terms::Compared;
use crate::games::champions::command::{Sizes, Starter};
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::sheet::draft::{Draft, Duel};
use crate::games::champions::sheet::targets::{self, Candidates};
use crate::games::champions::text::target;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::mon::DiscSize;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::components::tag::{Tag, Tone};
use crate::ui::components::token::FoeKind;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::combat::side::{self, Badge, Combatant};
use crate::ui::games::champions::screens::field::place_of;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The card with the two.
pub fn versus(play: Play) -> AnyView {
    let two = Memo::new(move |_| {
        let sizes = play.told(|facts| facts.opened().map(|opening| opening.sizes));
        play.entered(|draft| draft.duel().cloned().map(|duel| (duel, sizes)))
    });
    let face = move || two.with(|two| two.as_ref().map(|two| play.session.state(|state| card(play, state, two))));
    face.into_any()
}

fn card(play: Play, state: &State, (duel, sizes): &(Duel, Option<Sizes>)) -> AnyView {
    let fighter = duel.fighter.map(|actor| (side::fighter(state, actor), life_and_ki(state, actor.into())));
    let enemy = duel.enemy.map(|id| (side::foe(state, id), life_and_ki(state, Who::Enemy(id))));
    view! {
        <section class="card pad slim vs">
            <div>{one(play, Opened::Fighter, fighter)}</div>
            <div>{middle(duel, *sizes)}</div>
            <div>{one(play, Opened::Enemy, enemy)}</div>
        </section>
    }
    .into_any()
}

/// "Life 4/5 · Ki 2", or that a card is not typed in.
fn life_and_ki(state: &State, who: Who) -> String {
    let life = queries::gauge(state, who, Gauge::Life);
    let most = queries::full_life(state, who);
    let Some((life, most)) = life.zip(most) else { return say(keys::FIGHT_LIFE_UNKNOWN) };
    let line = |key| Line::new(key).with("life", life).with("of", most);
    say(match (who, queries::gauge(state, who, Gauge::Ki)) {
        (Who::Champion(_), Some(ki)) => line(keys::FIGHT_LIFE_AND_KI).with("ki", ki),
        (Who::Ally(_), Some(rerolls)) => line(keys::FIGHT_LIFE_AND_REROLLS).with("rerolls", rerolls),
        (Who::Champion(_) | Who::Ally(_) | Who::Enemy(_), _) => line(keys::FIGHT_LIFE),
    })
}

fn one(play: Play, which: Opened, known: Option<(Combatant, String)>) -> AnyView {
    let open = move || play.opened.get() == which;
    let toggle = move |_| play.opened.update(|now| *now = if *now == which { Opened::Nothing } else { which });
    let (whose, class, nobody) = match which {
        Opened::Enemy => (keys::COMBAT_ENEMY_EARS, "side-key enemy", Badge::Foe("?".to_owned(), FoeKind::Out)),
        Opened::Fighter | Opened::Nothing | Opened::More => {
            (keys::COMBAT_YOUR_SIDE_EARS, "side-key fighter", Badge::Ally("?".to_owned()))
        }
    };
    let (combatant, life) = match known {
        Some((combatant, life)) => (Some(combatant), Some(life)),
        None => (None, None),
    };
    let badge = combatant.as_ref().map_or(nobody, |combatant| combatant.badge.clone());
    let name = combatant.map_or_else(|| say(keys::COMBAT_CHOOSE), |combatant| combatant.name);
    view! {
        <button type="button" class=class aria-expanded=move || open().to_string() on:click=toggle>
            <span class="vh">{say(whose)} " "</span>
            <span class="tall">{badge.show(DiscSize::Large)}</span>
            <span class="title">{name} " "</span>
            <span class="sub2">{life}</span>
        </button>
    }
    .into_any()
}

/// The Sizes, and who has the better of them.
fn middle(duel: &Duel, sizes: Option<Sizes>) -> AnyView {
    let ranged = duel.kind == crate::games::champions::command::CombatKind::Ranged;
    if ranged {
        return view! { <Icon sign=Sign::Ranged size=IconSize::Lead /> }.into_any();
    }
    let numbers =
        if let Compared::Totals { ours, theirs } = duel.sizes { Some(format!("{ours} : {theirs}")) } else { None };
    let tag = sizes.map(|sizes| match sizes {
        Sizes::Even => view! { <Icon sign=Sign::Melee size=IconSize::Lead /> }.into_any(),
        Sizes::Outnumbered => view! { <Tag text=say(keys::COMBAT_OUTNUMBERED) tone=Tone::Caution /> }.into_any(),
        Sizes::Superiority | Sizes::SuperiorityAlone => view! { <Tag text=say(keys::COMBAT_SUPERIORITY) /> }.into_any(),
    });
    view! {
        {sizes.is_some_and(|sizes| sizes != Sizes::Even).then(|| view! { <span class="cap">{say(keys::COMBAT_SIZES)}</span> })}
        {numbers.map(|numbers| view! { <b class="numbers">{numbers}</b> })}
        {tag}
    }
    .into_any()
}

/// The list that is open, once it is to be drawn.
pub fn lists(play: Play) -> AnyView {
    let shown = Memo::new(move |_| play.drawn.with(|drawn| drawn.list.clone()));
    let list = move || {
        let (open, duel) = shown.get()?;
        play.session.state(|state| match open {
            Opened::Fighter => Some(fighters(play, state, &duel)),
            Opened::Enemy => Some(enemies(play, state, &duel)),
            Opened::Nothing | Opened::More => None,
        })
    };
    list.into_any()
}

fn fighters(play: Play, state: &State, duel: &Duel) -> AnyView {
    let choice = move |actor: Actor| {
        let pick = move || choose(play, move |draft| draft.fought_by(actor));
        one_choice(
            play.session.glance(|state| side::fighter(state, actor)),
            chosen(play, move |duel| duel.fighter == Some(actor)),
            pick,
        )
    };
    let all = targets::fighters(state, duel);
    let shown = if all.likely.is_empty() || by_hand(play) { Others::Shown } else { Others::Behind };
    candidates(say(keys::COMBAT_WHO_FIGHTS), all, shown, choice)
}

fn enemies(play: Play, state: &State, duel: &Duel) -> AnyView {
    let from = StoredValue::new(duel.clone());
    let choice = move |id: EnemyId| {
        let pick = move || choose(play, move |draft| draft.against(id));
        let chosen = chosen(play, move |duel| duel.enemy == Some(id));
        let foe = play.session.glance(|state| from.with_value(|duel| foe_somewhere(state, duel, id)));
        one_choice(foe, chosen, pick)
    };
    let all = targets::enemies(state, duel);
    if all.likely.is_empty() && all.others.is_empty() {
        let href = play.session.href(TablePage::Figures);
        return view! {
            <Note kind=NoteKind::Warn>{say(keys::COMBAT_NO_ENEMY)}</Note>
            <ButtonLink href=href label=say(keys::COMBAT_TO_FIGURES) />
        }
        .into_any();
    }
    let out_of_reach = all.likely.is_empty() && duel.starter == Starter::Players;
    let behind = (out_of_reach || !all.likely.is_empty()) && !by_hand(play);
    let shown = if behind { Others::Behind } else { Others::Shown };
    let nobody = out_of_reach.then(|| {
        view! { <Note kind=NoteKind::Info sign=Sign::About>{say(keys::REFUSED_NOBODY_IN_REACH)}</Note> }
    });
    let choices = candidates(say(keys::COMBAT_AGAINST_WHOM), all, shown, choice);
    view! { {nobody} {choices} }.into_any()
}

/// Whether what came of it is said: then anybody may have fought.
fn by_hand(play: Play) -> bool {
    play.draft.with_untracked(|draft| draft.told.is_some())
}

/// An Enemy, where it stands on the board, and what fighting it from here would be.
fn foe_somewhere(state: &State, duel: &Duel, id: EnemyId) -> Combatant {
    let foe = side::foe(state, id);
    if state.field().is_none() {
        return foe;
    }
    let begins = duel.fighter.filter(|_| duel.starter == Starter::Players);
    let about = begins.map(|fighter| target::about(state, fighter, id, duel.kind)).unwrap_or_default();
    let parts = [foe.life.clone(), place_of(state, Who::Enemy(id))].into_iter().chain(about.into_iter().map(say));
    Combatant { life: parts.collect::<Vec<_>>().join(" · "), ..foe }
}

/// Whether an answer is the chosen one; it shows so before the list goes.
fn chosen(play: Play, is: impl Fn(&Duel) -> bool + Send + Sync + 'static) -> Signal<bool> {
    Signal::derive(move || play.draft.with(|draft| draft.duel().is_some_and(&is)))
}

fn choose(play: Play, change: impl FnOnce(&mut Draft)) {
    play.opened.set(Opened::Nothing);
    play.say(|draft| {
        change(draft);
        play.session.glance(|state| draft.as_the_board_says(state));
    });
}

/// Where those stand that the rules do not allow.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Others {
    /// Behind a word.
    Behind,
    /// With the likely ones.
    Shown,
}

/// The likely ones, and the others.
fn candidates<T: Copy + Send + Sync + 'static>(
    label: String,
    all: Candidates<T>,
    shown: Others,
    choice: impl Fn(T) -> AnyView + Copy + Send + Sync + 'static,
) -> AnyView {
    let Candidates { likely, others } = all;
    let more = RwSignal::new(shown == Others::Shown);
    let hidden = !others.is_empty();
    let rest = move || more.get().then(|| others.iter().copied().map(choice).collect_view());
    let open = hidden.then(|| {
        view! {
            <Show when=move || !more.get()>
                <Button kind=ButtonKind::Link label=say(keys::FIGHT_OTHERS) on_press=move || more.set(true) />
            </Show>
        }
    });
    view! {
        <Choices label=label>
            {likely.into_iter().map(choice).collect_view()}
            {rest}
        </Choices>
        {open}
    }
    .into_any()
}

fn one_choice(combatant: Combatant, chosen: Signal<bool>, pick: impl Fn() + Copy + Send + Sync + 'static) -> AnyView {
    let Combatant { name, badge, life } = combatant;
    let lead = move || badge.clone().show(DiscSize::Small);
    view! { <Choice title=name sub=life lead=lead chosen=chosen on_choose=pick /> }.into_any()
}
