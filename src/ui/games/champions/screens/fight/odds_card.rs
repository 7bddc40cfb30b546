//! The odds before the roll: how likely it is that somebody falls, and the spread of the Wounds both ways, for what one
//! is ready to spend.

use super::goal::goal_key;
use super::play::Play;
use crate::games::champions::sheet::draft::Ready;
pub use crate::games::champions::views::odds_card::{Headline, OddsView, Spread};
use crate::games::champions::views::paid::Paid;
use crate::kernel::line::Line;
use crate::ui::components::icon::Icon;
use crate::ui::components::meter::{Bars, Meter};
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::sign::Sign;
use crate::ui::components::tick::Tick;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The card.
pub fn odds_card(play: Play, view: OddsView) -> AnyView {
    let OddsView { big, about, share, falls: (falls, who_falls), purity, spreads, ki, deception, headline } = view;
    let ears = say(Line::new(keys::FIGHT_METER_EARS).with("share", i16::from(share)));
    let meter = (headline != Headline::Wounds).then(|| view! { <Meter label=ears percent=share /> });
    view! {
        <section class="card pad odds">
            <div class="rowx foot">
                <b class="big">{big}</b>
                <span class="tightly">{about}</span>
                <span class="falls">
                    <b>{falls}</b>
                    <br />
                    {who_falls}
                </span>
            </div>
            {meter}
            <div class="rowx wrapx">{ki.map(|ki| ki_choice(play, ki))} {deception.map(|ready| honesty(play, ready))}</div>
            {move || goal_key(play)}
            {purity.map(purity_line)}
            <div class="dist">{spreads.into_iter().map(spread).collect_view()}</div>
        </section>
    }
    .into_any()
}

/// The chance to lose Purity.
fn purity_line((chance, about): (String, String)) -> AnyView {
    view! {
        <p class="rowx apart">
            <span class="rowx"><Icon sign=Sign::Purity5 /> {about}</span>
            <b>{chance}</b>
        </p>
        <p class="sub2">{say(keys::FIGHT_LOSES_PURITY_AFTER)}</p>
    }
    .into_any()
}

fn spread(Spread { about, expected, bars }: Spread) -> AnyView {
    view! {
        <p class="rowx apart">
            <span>{about}</span>
            <b>{expected}</b>
        </p>
        <Bars bars=Signal::stored(bars) />
    }
    .into_any()
}

/// How much Ki one is ready to spend.
pub fn ki_choice(play: Play, (chances, chosen): (Vec<String>, usize)) -> AnyView {
    let paid = play.entered(|draft| Paid::by(draft.actor()));
    let answer = |(ki, chance): (u8, String)| Segment::of(paid.amount(ki)).with_second(chance);
    let answers: Vec<Segment> = (0..).zip(chances).map(answer).collect();
    let choose = move |ki: usize| play.say(|draft| draft.ready_ki = u8::try_from(ki).ok());
    view! {
        <div class="grow">
            <Segmented
                label=paid.ready()
                answers=Signal::stored(answers)
                chosen=Signal::stored(Some(chosen))
                on_choose=choose
            />
        </div>
    }
    .into_any()
}

/// Whether one is ready for Deception.
pub fn honesty(play: Play, ready: Ready) -> AnyView {
    view! {
        <Tick
            label=say(keys::FIGHT_DECEPTION)
            second=say(keys::FIGHT_DECEPTION_SUB)
            on=Signal::stored(ready == Ready::Yes)
            on_toggle=move |_: bool| play.say(|draft| draft.ready_deception = draft.ready_deception.turned())
        />
    }
    .into_any()
}
