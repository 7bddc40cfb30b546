//! By mail: a player's orders of the turn and the realm that comes back; for the game master the inbox and the reports.

use super::inbox::desk;
use super::parts::head;
use super::text::{change, counted, named, number};
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::post::files::{self, Mail, ORDERS, REALM};
use crate::games::empire_reborn::post::{Dispatch, Errand};
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::post::{by_mail, comparison, given_up, orders, told, unsent};
use crate::kernel::exchange::Fault;
use crate::kernel::line::{Key, Line};
use crate::kernel::name::Note as Words;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowText;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::download::{Upload, UploadButton};
use crate::ui::feedback::feedback;
use crate::ui::focus;
use crate::ui::games::empire_reborn::letterbox;
use crate::ui::games::empire_reborn::looks::looked_at;
use crate::ui::games::empire_reborn::session::{Session, session};
use crate::ui::measure::measured;
use crate::ui::page::Page;
use crate::ui::share;
use crate::ui::table::handover;
use crate::ui::table::session::Done;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::ui::widgets::sharing;
use crate::words::{empire_reborn as keys, keys as shared};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Most letters of a mail: more than any orders have.
const MOST_LETTERS: u32 = 400_000;

/// The page.
pub fn page() -> AnyView {
    let session = session();
    letterbox::stands_at(session.id());
    let at = looked_at(session);
    let master = session.part(|table| table.state().realms().len() > 1);
    let came = RwSignal::new(None::<Dispatch>);
    // An old report is folded away; one that was just adopted is there to be read.
    let reading = RwSignal::new(false);
    let inside = move || if master.get() { desk(session) } else { own(session, at.get()) };
    // What came stands before what goes, and a new report in the place of the old.
    let last = move || (!master.get() && came.with(Option::is_none)).then(|| last_report(session, at.get(), reading));
    let card = move || came.get().map(|dispatch| adoption(session, &dispatch, came));
    // What came is adopted before anything else is sent.
    let ink = move || {
        let waits = came.with(Option::is_some);
        waits.then(|| adopt_key(session, came, reading)).or_else(|| (!master.get()).then(|| seal(session, at.get())))
    };
    view! {
        <div class="screen one er">
            {head(session, keys::ER_POST, keys::ER_POST_SUB)}
            <main class="body">{card} {last} {inside} {arrivals(session, came)}</main>
            <Dock>
                <UndoTool />
                {ink}
            </Dock>
        </div>
    }
    .into_any()
}

/// A player's orders of the turn, and what the game master is asked for.
fn own(session: Session, of: Clan) -> AnyView {
    let steps = session.part(move |table| told(table, of));
    let errands =
        session.part(move |table| table.state().realm(of).map(|realm| realm.errands.clone()).unwrap_or_default());
    let drop = move |at: usize| {
        session.dispatch(Command::DropErrand { realm: of, errand: u16::try_from(at).unwrap_or(u16::MAX) });
    };
    let asked = move |(at, errand): (usize, Errand)| {
        view! {
            <div class="row plain">
                <span class="grow">{say(names::errand(&errand))}</span>
                <Button label=say(keys::ER_POST_DROP) on_press=move || drop(at) />
            </div>
        }
    };
    let step = |line: Line| view! { <RowText title=say(line) /> };
    let none = move || steps.with(Vec::is_empty) && errands.with(Vec::is_empty);
    view! {
        <section class="card" aria-label=say(keys::ER_POST_ORDERS)>
            <h2 class="ordh">{say(keys::ER_POST_ORDERS)}</h2>
            <p class="sub2 pad" hidden=move || !none()>{say(keys::ER_POST_NONE)}</p>
            <div class="rows">
                {move || steps.get().into_iter().map(step).collect_view()}
                {move || errands.get().into_iter().enumerate().map(asked).collect_view()}
            </div>
        </section>
        {ask(session, of)} {as_codes(session, of)}
    }
    .into_any()
}

/// The orders as codes, for the camera of a game master who is at hand.
fn as_codes(session: Session, of: Clan) -> AnyView {
    let made = session.part(move |table| orders(table, of));
    let open = RwSignal::new(false);
    let codes = move || codes_while(open, || made.with(files::write_orders));
    let show = move || {
        open.update(|open| *open = !*open);
        if open.get_untracked() {
            went(session, of);
        }
    };
    view! {
        <section class="card pad stack" hidden=move || made.with(|made| made.count() == 0)>
            <Button label=say(keys::ER_POST_CODES) sign=Sign::Image pressed=open on_press=show />
            {codes}
        </section>
    }
    .into_any()
}

/// The codes of a text, while they are shown.
pub(super) fn codes_while(open: RwSignal<bool>, text: impl FnOnce() -> Option<String>) -> Option<AnyView> {
    let text = open.get().then(text)??;
    Some(handover::codes(&text).unwrap_or_else(|| view! { <p>{say(shared::HANDOVER_TOO_LONG)}</p> }.into_any()))
}

/// The orders are on their way.
fn went(session: Session, of: Clan) {
    if session.journal.with_untracked(|table| unsent(table, of)) > 0 {
        session.dispatch(Command::Send { realm: of });
    }
}

/// The report that was taken over last, folded away.
fn last_report(session: Session, of: Clan, reading: RwSignal<bool>) -> AnyView {
    let report =
        session.part(move |table| table.state().realm(of).map(|realm| realm.report.clone()).unwrap_or_default());
    let count = move || Line::new(keys::ER_POST_LINES).with("count", report.with(Vec::len));
    let folded = move || {
        view! {
            <section class="card" aria-label=say(keys::ER_POST_REPORT)>
                <Folded title=say(keys::ER_POST_REPORT) sub=Signal::derive(move || Some(say(count()))) open=reading>
                    {move || report.with(|lines| rows_of(lines))}
                </Folded>
            </section>
        }
    };
    (move || (!report.with(Vec::is_empty)).then(folded)).into_any()
}

/// Something else the game master is asked for, in the player's own words.
fn ask(session: Session, realm: Clan) -> AnyView {
    let text = RwSignal::new(String::new());
    let add = move || {
        let errand = Errand::Other(Words::new(&text.get_untracked()));
        if session.dispatch(Command::AddErrand { realm, errand }) == Done::Yes {
            text.set(String::new());
        }
    };
    view! {
        <section class="card pad stack" aria-label=say(keys::ER_POST_ASK)>
            <h2>{say(keys::ER_POST_ASK)}</h2>
            <TextField label=say(keys::ER_POST_ASK_WHAT) value=text on_input=move |new: String| text.set(new) />
            <Button
                label=say(keys::ER_POST_ASK_ADD)
                disabled=Signal::derive(move || text.with(|text| text.trim().is_empty()))
                on_press=add
            />
        </section>
    }
    .into_any()
}

/// The report of a turn.
fn told_report(lines: &[Words]) -> AnyView {
    let quiet = lines.is_empty().then(|| view! { <p class="sub2 pad">{say(keys::ER_POST_QUIET)}</p> });
    view! {
        <section class="card" aria-label=say(keys::ER_POST_REPORT)>
            <h2 class="ordh">{say(keys::ER_POST_REPORT)}</h2>
            {quiet} {rows_of(lines)}
        </section>
    }
    .into_any()
}

/// Its lines, one below the other.
fn rows_of(lines: &[Words]) -> AnyView {
    let rows = lines.iter().map(|line| view! { <RowText title=line.as_str().to_owned() /> }).collect_view();
    view! { <div class="rows">{rows}</div> }.into_any()
}

/// The ink of a player: the orders as a file, and as a sheet to read.
fn seal(session: Session, of: Clan) -> AnyView {
    let feedback = feedback();
    let count = session.part(move |table| orders(table, of).count());
    let left = session.part(move |table| unsent(table, of));
    let send = move || {
        let orders = session.journal.with_untracked(|table| orders(table, of));
        if let Some(text) = files::write_orders(&orders) {
            let name = files::file_name(ORDERS, of, orders.turn);
            spawn_local(async move { _ = share::save(&name, &text).await });
            went(session, of);
        }
    };
    let sheet = move || {
        let (title, text) = session.journal.with_untracked(|table| {
            let turn = usize::from(table.state().turn());
            let title = say(Line::new(keys::ER_POST_SHEET_TITLE).with("clan", names::clan(of)).with("turn", turn));
            let errands = orders(table, of).errands;
            let lines = told(table, of).into_iter().chain(errands.iter().map(names::errand)).map(say);
            // To be read by people, and below it by the game master's device.
            let file = files::write_orders(&orders(table, of)).map(|file| format!("\n{file}"));
            let text = std::iter::once(title.clone()).chain(lines).chain(file).collect::<Vec<_>>().join("\n");
            (title, text)
        });
        spawn_local(async move { sharing::tell(feedback, share::text(&title, &text).await) });
        went(session, of);
    };
    let sub = move || match (count.get(), left.get()) {
        (0, _) => say(keys::ER_POST_NOTHING),
        (_, 0) => say(keys::ER_POST_SENT),
        (count, _) => say(Line::new(keys::ER_POST_SEAL_SUB).with("count", count)),
    };
    let empty = Signal::derive(move || count.get() == 0);
    view! {
        <Button kind=ButtonKind::High label=say(keys::ER_POST_SHEET) disabled=empty on_press=sheet />
        <Button
            kind=ButtonKind::Act
            label=say(keys::ER_POST_SEAL)
            disabled=empty
            second=Signal::derive(move || Some(sub()))
            on_press=send
        />
    }
    .into_any()
}

/// Shares what one Clan is sent.
pub(super) fn send(dispatch: &Dispatch) {
    if let Some(text) = files::write_dispatch(dispatch) {
        let name = files::file_name(REALM, dispatch.realm.clan, dispatch.turn);
        spawn_local(async move { _ = share::save(&name, &text).await });
    }
}

/// Where mail is taken in: a file or what is pasted; a realm that came is looked at before it is taken over.
fn arrivals(session: Session, came: RwSignal<Option<Dispatch>>) -> AnyView {
    let (text, wrong) = (RwSignal::new(String::new()), RwSignal::new(None::<String>));
    let read = move |mail: &str| match files::read(mail) {
        Ok(Mail::Orders(orders)) => {
            wrong.set(None);
            if measured("inbox", || session.dispatch(Command::FileOrders { orders })) == Done::Yes {
                text.set(String::new());
            }
        }
        Ok(Mail::Dispatch(dispatch)) => {
            let clan = dispatch.realm.clan;
            let kept = session.glance(|state| state.realm(clan).is_some());
            let nobody = || say(Line::new(keys::ER_POST_NOBODY_HERE).with("clan", names::clan(clan)));
            wrong.set((!kept).then(nobody));
            came.set(kept.then_some(*dispatch));
            if kept {
                // It stands first on the page: nobody looks for it.
                text.set(String::new());
                focus::scroll_to_top();
            }
        }
        Err(fault) => wrong.set(Some(said(&fault))),
    };
    if let Some(mail) = letterbox::take_out(&session.id()) {
        // The page is there first.
        Effect::new(move |_| untrack(|| read(&mail)));
    }
    let uploaded = Callback::new(move |(upload,): (Upload,)| match upload {
        Upload::Text(text) => read(&text),
        Upload::TooLarge | Upload::Unreadable => wrong.set(Some(say(keys::ER_POST_WRONG_FILE))),
    });
    let note = move || wrong.get().map(|wrong| view! { <Note kind=NoteKind::Error>{wrong}</Note> });
    view! {
        <section class="card pad stack" aria-label=say(keys::ER_POST_CAME)>
            <h2>{say(keys::ER_POST_CAME)}</h2>
            {note}
            <TextField
                label=say(keys::ER_POST_PASTE)
                value=text
                maxlength=MOST_LETTERS
                on_input=move |new: String| text.set(new)
            />
            <div class="keys">
                <Button
                    label=say(keys::ER_POST_READ)
                    disabled=Signal::derive(move || text.with(|text| text.trim().is_empty()))
                    on_press=move || read(&text.get_untracked())
                />
                <UploadButton label=say(keys::ER_POST_OPEN) on_upload=uploaded />
                <ButtonLink href=Page::TakeIn.href() label=say(keys::ER_POST_SCAN) ears=say(keys::ER_POST_SCAN_EARS) />
            </div>
        </section>
    }
    .into_any()
}

/// Why a text is not taken in.
fn said(fault: &Fault) -> String {
    match fault {
        Fault::Foreign => say(keys::ER_POST_WRONG_FILE),
        Fault::TooNew { .. } => say(keys::ER_POST_TOO_NEW),
        Fault::Checksum => say(keys::ER_POST_DAMAGED),
        Fault::Unreadable { path, reason } => say(Line::new(keys::ER_POST_UNREADABLE)
            .with("path", crate::kernel::shortened::shortened(path))
            .with("reason", crate::kernel::shortened::shortened(reason))),
    }
}

/// A realm that came: what differs from what was foreseen, and the report; the ink adopts all of it.
fn adoption(session: Session, dispatch: &Dispatch, came: RwSignal<Option<Dispatch>>) -> AnyView {
    let differs = session.glance(|state| comparison(state, dispatch));
    let pair = |key: Key, (from, to): (i64, i64)| say(Line::new(key).with("from", number(from)).with("to", number(to)));
    let treasury = differs.treasury.map(|(from, to)| {
        let by = to - from;
        let sub = if by == 0 {
            say(keys::ER_POST_AS_FORESEEN)
        } else {
            say(Line::new(keys::ER_POST_NOT_FORESEEN).with("change", change(by)))
        };
        view! { <RowText title=pair(keys::ER_POST_TREASURY, (from, to)) sub=sub /> }
    });
    let units = (differs.units.0 != differs.units.1)
        .then(|| view! { <RowText title=pair(keys::ER_POST_UNITS, differs.units) /> });
    let given_up = session.journal.with_untracked(|table| given_up(table, dispatch));
    let given_up = (given_up > 0).then(|| {
        view! { <Note kind=NoteKind::Warn>{counted(keys::ER_POST_GIVEN_UP, given_up)}</Note> }
    });
    let dead = differs.dead.iter().map(|name| view! { <RowText title=named(keys::ER_LOG_DIED, name.as_str()) /> });
    let title = say(Line::new(keys::ER_POST_IS_REALM)
        .with("clan", names::clan(dispatch.realm.clan))
        .with("turn", usize::from(dispatch.turn)));
    let heading = title.clone();
    let rows = (treasury, units, dead.collect_view());
    let report = told_report(&dispatch.report);
    view! {
        <section class="card" aria-label=title>
            <h2 class="ordh">{heading}</h2>
            {given_up}
            <div class="rows">{rows}</div>
            <div class="pad keys">
                <Button label=say(shared::CLOSE) on_press=move || came.set(None) />
            </div>
        </section>
        {report}
    }
    .into_any()
}

/// The ink while a realm that came waits: all of it is taken over, and its report is there to be read.
fn adopt_key(session: Session, came: RwSignal<Option<Dispatch>>, reading: RwSignal<bool>) -> AnyView {
    let adopt = move || {
        let Some(dispatch) = came.get_untracked().map(Box::new) else { return };
        if session.dispatch(Command::Adopt { dispatch }) == Done::Yes {
            reading.set(true);
            came.set(None);
            focus::scroll_to_top();
        }
    };
    view! { <Button kind=ButtonKind::Act label=say(keys::ER_POST_ADOPT) on_press=adopt /> }.into_any()
}

/// How the key that orders and the one that rolls look: where orders go by mail, the first is the ink.
fn order_or_roll(session: Session) -> Signal<[ButtonKind; 2]> {
    let mail = session.part(by_mail);
    Signal::derive(move || {
        let mut kinds = [ButtonKind::Act, ButtonKind::High];
        if !mail.get() {
            kinds.reverse();
        }
        kinds
    })
}

/// The key that rolls what is set, once it is `ready`.
pub(super) fn roll_key(
    session: Session,
    second: impl Fn() -> Option<String> + Copy + Send + Sync + 'static,
    ready: impl Fn() -> bool + Copy + Send + Sync + 'static,
    roll: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let kinds = order_or_roll(session);
    let shown = move || {
        let [_, kind] = kinds.get();
        view! {
            <Button
                kind=kind
                label=say(keys::ER_APPLY)
                second=Signal::derive(second)
                disabled=Signal::derive(move || !ready())
                on_press=roll
            />
        }
    };
    shown.into_any()
}

/// The key that puts a deed among the orders instead of rolling it: for a player, whose game master resolves it.
pub(super) fn order_key(
    session: Session,
    errand: impl Fn() -> Option<(Clan, Errand)> + Copy + Send + Sync + 'static,
) -> AnyView {
    let press = move || {
        if let Some((realm, errand)) = errand() {
            session.dispatch(Command::AddErrand { realm, errand });
        }
    };
    let asked =
        session.part(|table| table.state().realms().iter().flat_map(|realm| realm.errands.clone()).collect::<Vec<_>>());
    let is_ordered = move || errand().is_some_and(|(_, errand)| asked.with(|asked| asked.contains(&errand)));
    let player = session.part(|table| table.state().realms().len() == 1);
    let kinds = order_or_roll(session);
    let shown = move || {
        player.get().then(|| {
            let [kind, _] = kinds.get();
            view! {
                <Button
                    kind=kind
                    label=Signal::derive(move || say(if is_ordered() { keys::ER_POST_ORDERED } else { keys::ER_POST_ORDER }))
                    disabled=Signal::derive(move || errand().is_none() || is_ordered())
                    on_press=press
                />
            }
        })
    };
    shown.into_any()
}
