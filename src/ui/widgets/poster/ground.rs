//! The canvas of a picture: its colours and fonts are those of the page.

use leptos::prelude::{document, window};
use std::f64::consts::TAU;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlElement};

/// Width of a picture, in pixels.
pub(super) const WIDTH: f64 = 1080.0;
/// The edge around its paper.
const EDGE: f64 = 36.0;

/// A family of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// For titles.
    Title,
    /// For all else.
    Plain,
    /// For names and numbers.
    Bold,
}

/// Where a text stands against its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// It begins there.
    Left,
    /// It ends there.
    Right,
}

/// Something to draw.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Piece {
    /// A line of text on its base line.
    Text {
        /// The letters and their size.
        font: (Letters, f64),
        /// The token of its colour.
        hue: &'static str,
        /// Where.
        at: (f64, f64),
        /// How it stands there.
        stands: Stands,
        /// What it says.
        text: String,
    },
    /// A disc: the tokens of its colour and of its ring.
    Disc {
        /// Its middle.
        at: (f64, f64),
        /// Its colour.
        clan: &'static str,
        /// Its ring's colour.
        ring: &'static str,
    },
    /// A hairline across the paper.
    Rule {
        /// How far down.
        y: f64,
    },
}

/// A canvas to draw on.
pub(super) struct Ground {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    probe: HtmlElement,
}

impl Drop for Ground {
    fn drop(&mut self) {
        self.probe.remove();
    }
}

impl Ground {
    pub(super) fn new() -> Result<Self, JsValue> {
        let canvas: HtmlCanvasElement = document().create_element("canvas")?.dyn_into()?;
        let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.dyn_into::<CanvasRenderingContext2d>()?;
        // A colour of the theme is known only where something wears it.
        let probe: HtmlElement = document().create_element("i")?.dyn_into()?;
        probe.set_hidden(true);
        document().body().ok_or(JsValue::NULL)?.append_child(&probe)?;
        Ok(Self { canvas, context, probe })
    }

    pub(super) fn canvas(&self) -> &HtmlCanvasElement {
        &self.canvas
    }

    /// Lays the paper.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few thousand whole pixels")]
    pub(super) fn begin(&self, height: f64) {
        self.canvas.set_width(WIDTH as u32);
        self.canvas.set_height(height as u32);
        self.context.set_fill_style_str(&self.colour("bg"));
        self.context.fill_rect(0.0, 0.0, WIDTH, height);
        self.context.set_fill_style_str(&self.colour("card"));
        self.context.fill_rect(EDGE, EDGE, WIDTH - 2.0 * EDGE, height - 2.0 * EDGE);
        self.context.set_fill_style_str(&self.colour("ink"));
        self.context.fill_rect(EDGE, EDGE, WIDTH - 2.0 * EDGE, 8.0);
    }

    pub(super) fn draw(&self, piece: &Piece) {
        match piece {
            Piece::Text { font, hue, at, stands, text } => {
                self.context.set_font(&self.font(*font));
                self.context.set_fill_style_str(&self.colour(hue));
                self.context.set_text_align(match stands {
                    Stands::Left => "left",
                    Stands::Right => "right",
                });
                // What cannot be written is missing from the picture; the text can be shared as well.
                let _ = self.context.fill_text(text, at.0, at.1);
            }
            Piece::Disc { at, clan, ring } => {
                self.disc(*at, 30.0, ring);
                self.disc(*at, 24.0, "card");
                self.disc(*at, 20.0, clan);
            }
            Piece::Rule { y } => {
                self.context.set_fill_style_str(&self.colour("line"));
                self.context.fill_rect(2.0 * EDGE, *y, WIDTH - 4.0 * EDGE, 2.0);
            }
        }
    }

    fn disc(&self, (x, y): (f64, f64), radius: f64, hue: &str) {
        self.context.set_fill_style_str(&self.colour(hue));
        self.context.begin_path();
        // A whole turn with a positive radius is always a circle.
        let _ = self.context.arc(x, y, radius, 0.0, TAU);
        self.context.fill();
    }

    /// The lines a text takes in that width.
    pub(super) fn wrapped(&self, font: (Letters, f64), width: f64, text: &str) -> Vec<String> {
        self.context.set_font(&self.font(font));
        let fits = |line: &str| self.context.measure_text(line).is_ok_and(|measured| measured.width() <= width);
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            let longer = lines.last().map(|line| format!("{line} {word}")).filter(|line| fits(line));
            match (longer, lines.last_mut()) {
                (Some(longer), Some(line)) => *line = longer,
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }

    /// A colour of the theme as the page shows it.
    fn colour(&self, token: &str) -> String {
        // The probe is on the page, so its style can always be set and read.
        let _ = self.probe.style().set_property("color", &format!("var(--{token})"));
        let style = window().get_computed_style(&self.probe).ok().flatten();
        style.and_then(|style| style.get_property_value("color").ok()).unwrap_or_default()
    }

    fn font(&self, (letters, size): (Letters, f64)) -> String {
        let (weight, token) = match letters {
            Letters::Title => (700, "--font-title"),
            Letters::Plain => (400, "--font-ui"),
            Letters::Bold => (700, "--font-ui"),
        };
        let style = window().get_computed_style(&self.probe).ok().flatten();
        let family = style.and_then(|style| style.get_property_value(token).ok()).unwrap_or_default();
        format!("{weight} {size}px {family}")
    }
}
