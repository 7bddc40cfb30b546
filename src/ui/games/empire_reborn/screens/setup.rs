//! A new campaign: the Clans whose realms are kept here, and the rulings.

use super::more::ruling;
use super::text::clan as clan_name;
use crate::games::empire_reborn::Empire;
use crate::games::empire_reborn::content::clans::start_koku;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::rulings::{Ruling, Rulings};
use crate::games::empire_reborn::setup::{CampaignId, RealmSetup, Setup};
use crate::kernel::by::Small;
use crate::kernel::chance::Seed;
use crate::kernel::journal::Journal;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::mon::Mon;
use crate::ui::games::empire_reborn::looks::looks;
use crate::ui::games::empire_reborn::marks;
use crate::ui::games::empire_reborn::part::begin;
use crate::ui::page::Page;
use crate::ui::table::keeper;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The page.
pub fn setup() -> AnyView {
    let chosen = RwSignal::new(Vec::<Clan>::new());
    let rulings = RwSignal::new(Rulings::STANDARD);
    let open = RwSignal::new(false);
    let start = move || {
        // The Clans stand in the rulebook's order, however they were pressed.
        let all = Clan::ALL.iter().filter(|clan| chosen.with_untracked(|chosen| chosen.contains(clan)));
        let realms: Vec<RealmSetup> = all.map(|clan| RealmSetup { clan: *clan, player: None }).collect();
        // The game master's campaign is numbered; a player is told the number with the first realm that comes.
        let number = u32::try_from(keeper::random() >> 32).ok().map(CampaignId);
        let campaign = number.filter(|_| realms.len() > 1);
        let setup = Setup { realms, rulings: rulings.get_untracked(), campaign };
        looks().learning.stop();
        if let Ok(table) = Journal::<Empire>::start(setup, Seed(keeper::random())) {
            begin(&table);
        }
    };
    let row = move |clan: &Clan| {
        let clan = *clan;
        let toggle = move || {
            chosen.update(|chosen| match chosen.iter().position(|one| *one == clan) {
                Some(at) => _ = chosen.remove(at),
                None => chosen.push(clan),
            });
        };
        view! {
            <Choice
                kind=ChoiceKind::Checkbox
                title=clan_name(clan)
                sub=super::text::counted(keys::ER_START_KOKU, start_koku(clan))
                lead=move || view! { <Mon look=marks::clan(clan) /> }
                chosen=Signal::derive(move || chosen.with(|chosen| chosen.contains(&clan)))
                on_choose=toggle
            />
        }
    };
    let all = move || {
        let set = move |ruling: Ruling, reading: usize| {
            rulings.update(|rulings| *rulings = rulings.with(ruling, reading).unwrap_or(*rulings));
        };
        Ruling::ALL.iter().map(|one| ruling(rulings.into(), *one, set)).collect_view()
    };
    view! {
        <div class="screen one er">
            <Head
                title=say(keys::ER_NEW_TITLE)
                subtitle=say(keys::GAME_EMPIRE)
                back=Page::Home.href()
                back_label=say(keys::ER_BACK_HOME)
            />
            <main class="body">
                <p class="sub2">{say(keys::ER_NEW_SUB)}</p>
                <div class="choices" role="group" aria-label=say(keys::ER_WHICH_CLANS)>
                    {Clan::ALL.iter().map(row).collect_view()}
                </div>
                <Folded title=say(keys::ER_RULINGS) sub=say(keys::ER_RULINGS_SUB) open=open>
                    <div class="stack pad">{all()}</div>
                </Folded>
            </main>
            <Dock>
                <Button
                    kind=ButtonKind::Act
                    label=say(keys::ER_BEGIN)
                    disabled=Signal::derive(move || chosen.with(Vec::is_empty))
                    on_press=start
                />
            </Dock>
        </div>
    }
    .into_any()
}
