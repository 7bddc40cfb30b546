//! The honor scale: one brush stroke, a post at the Threshold, the distance in words.

use leptos::prelude::*;

use super::{icon::Icon, number::shown, sign::Sign, tint::Tint};

/// The stroke, in a field of 300 by 18.
const STROKE: &str = "M2 9C18 4 60 3.5 110 4.5c60-1.5 120-1 175 .5 7 .5 13 1.5 14 2.5-5 2.5-15 3.5-29 3.8-60 1.7-120.5.2-180 1.2C50 13 18 12.5 6 11 2 10.3 0 10 2 9Z";
/// Where the post stands: three quarters along, so that there is room above the Threshold.
const POST: f64 = 225.0;
/// The end of the stroke.
const END: f64 = 300.0;

/// How far the group is from an honorable victory.
#[component]
pub fn HonorScale(
    /// Group Honor.
    #[prop(into)]
    have: Signal<i32>,
    /// The Honorable Victory Threshold.
    #[prop(into)]
    need: Signal<i32>,
    /// The distance in words: "4 short", "2 above".
    #[prop(into)]
    words: Signal<String>,
    /// What the left number is called.
    #[prop(into)]
    have_label: Signal<String>,
    /// What the right number is called.
    #[prop(into)]
    need_label: Signal<String>,
) -> impl IntoView {
    let tone = move || if have.get() < need.get() { "bad" } else { "good" };
    let ink = Memo::new(move |_| inked(have.get(), need.get()));
    let gap = Memo::new(move |_| Gap::at(ink.get()));
    view! {
        <div class="scale">
            <div>
                <span class="what">{move || have_label.get()}</span>
                <b class="much">
                    <Icon sign=Sign::Honor tint=Tint::Honor />
                    {move || shown(have.get())}
                </b>
            </div>
            <div class="stroke">
                <p class=tone>{move || words.get()}</p>
                <svg class="brush" viewBox="0 0 300 18" preserveAspectRatio="none" aria-hidden="true">
                    // The clip stays while the ink changes: a clip that moves has the whole page put together anew.
                    <clipPath id="stroke">
                        <path d=STROKE />
                    </clipPath>
                    <g clip-path="url(#stroke)">
                        <rect class="rest" width="300" height="18" />
                        <rect class="done" width=move || ink.get().to_string() height="18" />
                    </g>
                    <path class=move || gap.with(|gap| gap.class) d=move || gap.with(Gap::path) />
                    <path class="post" d="M225 0V17" vector-effect="non-scaling-stroke" />
                </svg>
            </div>
            <div>
                <span class="what">{move || need_label.get()}</span>
                <b class="much">{move || shown(need.get())}</b>
            </div>
        </div>
    }
}

/// How much of the stroke is inked.
fn inked(have: i32, need: i32) -> f64 {
    if need <= 0 {
        return if have >= need { POST } else { 0.0 };
    }
    (f64::from(have.max(0)) / f64::from(need) * POST).min(END).round()
}

/// The dotted way to the post, or the line of what lies above it.
#[derive(Clone, Debug, PartialEq)]
struct Gap {
    class: &'static str,
    /// Where it begins and ends; nowhere at the post itself.
    ends: Option<(f64, f64)>,
}

impl Gap {
    fn at(ink: f64) -> Self {
        match ink {
            short if short < POST - 4.0 => Self { class: "gap", ends: Some((short + 2.0, POST - 2.0)) },
            above if above > POST + 4.0 => Self { class: "gap over", ends: Some((POST + 2.0, above.min(END - 4.0))) },
            _ => Self { class: "gap", ends: None },
        }
    }

    fn path(&self) -> String {
        self.ends.map_or_else(String::new, |(from, to)| format!("M{from} 8H{to}"))
    }
}

#[cfg(test)]
mod tests {
    use super::{Gap, inked};

    #[test]
    fn the_ink_ends_at_the_post_when_the_threshold_is_met() {
        assert_eq!(inked(24, 24).to_string(), "225");
        assert_eq!(inked(20, 24).to_string(), "188");
    }

    #[test]
    fn the_way_to_the_post_ends_where_the_ink_meets_it() {
        assert_eq!(Gap::at(188.0).path(), "M190 8H223");
        assert_eq!(Gap::at(225.0).path(), "");
        assert_eq!((Gap::at(300.0).class, Gap::at(300.0).path().as_str()), ("gap over", "M227 8H296"));
    }

    #[test]
    fn honor_below_nought_leaves_the_stroke_dry() {
        assert_eq!(inked(-3, 24).to_string(), "0");
        assert_eq!(inked(99, 24).to_string(), "300");
    }
}
