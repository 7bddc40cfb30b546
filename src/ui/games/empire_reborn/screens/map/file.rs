//! The map as a file: it comes in, it goes out, and where there is none yet it begins with what is known.

use crate::games::empire_reborn::chart::Chart;
use crate::games::empire_reborn::command::{Command, Survey};
use crate::games::empire_reborn::content::map::begun;
use crate::games::empire_reborn::tools::map_file::{FORMAT, VERSION, read, written};
use crate::games::empire_reborn::views::map::at_home;
use crate::kernel::line::Line;
use crate::storage::intake::{self, Kind, Refused};
use crate::storage::schema::MOST_BYTES;
use crate::storage::sealed::{check, seal};
use crate::ui::components::button::Button;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::download::{Upload, UploadButton, download, file_name};
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::table::import::{at, codec_line};
use crate::ui::texts::say;
use crate::words::{empire_reborn as keys, unfit};
use leptos::prelude::*;

/// The part of the page.
pub(super) fn file(session: Session) -> AnyView {
    let refused = RwSignal::new(None::<String>);
    let empty = session.part(|table| table.state().chart().is_empty());
    let take = move |(upload,): (Upload,)| match chart(session, upload) {
        Ok(chart) => {
            refused.set(None);
            session.dispatch(Command::Survey(Survey::Begin { chart }));
        }
        Err(line) => refused.set(Some(say(line))),
    };
    let export = move || {
        let text = seal(session.glance(|state| written(state.chart())));
        download(&file_name(&say(keys::ER_MAP)), &text);
    };
    let begin = move || _ = session.dispatch(Command::Survey(Survey::Begin { chart: begun() }));
    let first = move || empty.get().then(|| view! { <Button label=say(keys::ER_MAP_BEGIN) on_press=begin /> });
    let note = move |said: String| {
        let close = Callback::new(move |()| refused.set(None));
        view! { <Note kind=NoteKind::Error action=say(keys::CLOSE) on_action=close>{said}</Note> }
    };
    view! {
        <section class="card pad stack">
            <h2>{say(keys::ER_MAP_FILE)}</h2>
            <p class="sub2">{say(keys::ER_MAP_FILE_SUB)}</p>
            {move || refused.get().map(note)}
            <div class="rowx wrap">
                {first} <UploadButton label=say(keys::ER_MAP_IMPORT) on_upload=Callback::new(take) />
                <Button
                    label=say(keys::ER_MAP_EXPORT)
                    disabled=Signal::derive(move || empty.get())
                    on_press=export
                />
            </div>
        </section>
    }
    .into_any()
}

/// The map in a file, with the names of this table.
fn chart(session: Session, upload: Upload) -> Result<Chart, Line> {
    let text = match upload {
        Upload::Text(text) => text,
        Upload::TooLarge => return Err(Line::new(keys::IMPORT_TOO_LARGE).with("most", MOST_BYTES >> 20)),
        Upload::Unreadable => return Err(keys::IMPORT_UNREADABLE.into()),
    };
    match intake::sort(&text) {
        Ok(Kind::Document(format)) if format.format == FORMAT => {}
        Ok(_) => return Err(keys::ER_MAP_NO_FILE.into()),
        Err(Refused::TooLarge { most }) => return Err(Line::new(keys::IMPORT_TOO_LARGE).with("most", most >> 20)),
        Err(Refused::TooDeep) => return Err(keys::IMPORT_TOO_DEEP.into()),
    }
    check(&text, FORMAT, VERSION).map_err(|error| codec_line(&error, FORMAT))?;
    let chart = read(&text).map_err(|fault| at(&fault.path, unfit::reading(&fault.reason)))?;
    Ok(session.glance(|state| at_home(state, chart)))
}
