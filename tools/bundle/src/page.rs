//! `index.html`: what its `data-trunk` links ask for, and the page that is shipped instead of them.
//!
//! This is no HTML parser. The page is ours, and each of its `data-trunk` links stands on a line of its own; anything
//! else is refused with its line number rather than guessed at.

use std::fs;
use std::path::Path;

use crate::fault::Fault;
use crate::languages::LanguageFile;

/// Only our own files, WebAssembly among them, and nothing inline: screens set styles as properties, not as attributes.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; \
    manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

/// The page as written, with what its links name.
#[derive(Debug)]
pub struct Page {
    lines: Vec<Line>,
    /// The binary target that is the web app, from the `rust` link.
    pub program: String,
    /// Stylesheets in the order of the cascade, from the `css` links.
    pub styles: Styles,
    /// The folder whose content is copied to the root of the site, from the `copy-dir` link.
    pub copied: String,
}

/// The stylesheets, each list in the order of the cascade; all of the second come behind all of the first.
#[derive(Debug, Default)]
pub struct Styles {
    /// What the first page is made of, and whatever else is shown before a part of the app is there.
    pub first: Vec<String>,
    /// Everything else, of links with `data-later`: no part of the app is shown without them.
    pub later: Vec<String>,
}

/// The names under which the program's files were added to the site.
#[derive(Debug)]
pub struct Entry {
    /// The module that starts the app.
    pub boot: String,
    /// The generated module between page and WebAssembly.
    pub glue: String,
    /// The module that fetches the other parts of the app.
    pub link: String,
    /// The first part of the app.
    pub wasm: String,
}

#[derive(Debug, PartialEq)]
enum Line {
    Kept(String),
    /// The charset line, which the policy follows: it must stand before anything that loads.
    Charset(String),
    Program,
    Style,
    LaterStyle,
    Copied,
}

impl Page {
    /// Reads the page, its links, and the drawings beside it.
    pub fn read(path: &Path) -> Result<Self, Fault> {
        let read = |path: &Path| fs::read_to_string(path).map_err(Fault::file(path));
        Self::parse(&read(path)?, |drawing| read(&path.with_file_name(drawing)))
    }

    fn parse(text: &str, drawing: impl Fn(&str) -> Result<String, Fault>) -> Result<Self, Fault> {
        let (mut program, mut copied, mut styles, mut lines) = (None, None, Styles::default(), Vec::new());
        for (index, line) in text.lines().enumerate() {
            let required = |name| {
                let reason = || Fault::Page { line: index + 1, reason: format!("this link needs {name}=\"…\"") };
                attribute(line, name).map(str::to_owned).ok_or_else(reason)
            };
            let refused = |name, value: &str| {
                let reason = format!("{name}=\"{value}\" is not built here");
                Fault::Page { line: index + 1, reason }
            };
            if !line.trim_start().starts_with("<link data-trunk") {
                lines.push(plain(line));
                continue;
            }
            match required("rel")?.as_str() {
                "rust" => {
                    program = Some(required("data-bin")?);
                    lines.push(Line::Program);
                }
                "css" if line.contains(" data-later") => {
                    styles.later.push(required("href")?);
                    lines.push(Line::LaterStyle);
                }
                "css" if !styles.later.is_empty() => {
                    let reason = "the styles of the first page stand before those with data-later".to_owned();
                    return Err(Fault::Page { line: index + 1, reason });
                }
                "css" => {
                    styles.first.push(required("href")?);
                    lines.push(Line::Style);
                }
                "copy-dir" => {
                    copied = Some(required("href")?);
                    lines.push(Line::Copied);
                }
                "inline" => match required("type")?.as_str() {
                    "svg" => lines.push(plain(&drawing(&required("href")?)?)),
                    other => return Err(refused("type", other)),
                },
                other => return Err(refused("rel", other)),
            }
        }
        if !lines.iter().any(|line| matches!(line, Line::Charset(_))) {
            return Err(Fault::Page {
                line: 1,
                reason: "the page needs a line with <meta charset=\"utf-8\">".to_owned(),
            });
        }
        Ok(Self {
            lines,
            styles,
            program: program.ok_or(Fault::NoLink { rel: "rust" })?,
            copied: copied.ok_or(Fault::NoLink { rel: "copy-dir" })?,
        })
    }

    /// The page to ship: the same lines, the links replaced by what the build has made of them.
    ///
    /// The WebAssembly is named before the modules that will ask for it, so that everything downloads side by side
    /// instead of one file discovering the next.
    pub fn rewritten(&self, style: &str, entry: &Entry, languages: &[LanguageFile]) -> String {
        let mut out = String::new();
        let mut styled = false;
        for line in &self.lines {
            match line {
                Line::Kept(text) => out += &format!("{text}\n"),
                Line::Charset(text) => {
                    out += &format!("{text}\n<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n");
                }
                Line::Style if !styled => {
                    styled = true;
                    out += &format!("<link rel=\"stylesheet\" href=\"{style}\">\n");
                }
                // The first style link stands for all: they are one file now. Later ones are for the module that starts the
                // app, and copied files need no line at all.
                Line::Style | Line::LaterStyle | Line::Copied => {}
                Line::Program => {
                    out += &program_lines(entry);
                    out.extend(languages.iter().map(language_line));
                }
            }
        }
        out
    }
}

fn program_lines(Entry { boot, glue, link, wasm }: &Entry) -> String {
    format!(
        "<link rel=\"preload\" href=\"{wasm}\" as=\"fetch\" type=\"application/wasm\" crossorigin>\n\
         <link rel=\"modulepreload\" href=\"{glue}\">\n\
         <link rel=\"modulepreload\" href=\"{link}\">\n\
         <script type=\"module\" src=\"{boot}\"></script>\n"
    )
}

/// Where the app finds the words of a language, once somebody wants them.
fn language_line(LanguageFile { tag, file }: &LanguageFile) -> String {
    format!("<meta name=\"words-{tag}\" content=\"{file}\">\n")
}

fn plain(line: &str) -> Line {
    if line.contains("<meta charset") { Line::Charset(line.to_owned()) } else { Line::Kept(line.to_owned()) }
}

/// The value of `name="…"` in one line of markup.
fn attribute<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let start = line.find(&format!(" {name}=\""))? + name.len() + 3;
    let rest = &line[start..];
    rest.find('"').map(|end| &rest[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = r#"<head>
<meta charset="utf-8">
<link data-trunk rel="css" href="style/a.css">
<link data-trunk rel="css" href="style/b.css">
<link data-trunk data-later rel="css" href="style/c.css">
<link data-trunk rel="rust" data-bin="app" data-cargo-features="web">
<link data-trunk rel="copy-dir" href="public" data-target-path=".">
</head>
<body>
<link data-trunk rel="inline" type="svg" href="style/signs.svg">
</body>"#;

    fn parse(text: &str) -> Result<Page, Fault> {
        Page::parse(text, |drawing| Ok(format!("<svg><!-- {drawing} --></svg>")))
    }

    fn entry() -> Entry {
        Entry {
            boot: "boot-1.js".to_owned(),
            glue: "app-2.js".to_owned(),
            link: "link-2.js".to_owned(),
            wasm: "app-3_bg.wasm".to_owned(),
        }
    }

    fn german() -> LanguageFile {
        LanguageFile { tag: "de".to_owned(), file: "words-de-4.ftl".to_owned() }
    }

    #[test]
    fn links_are_read_in_the_order_of_the_cascade() {
        let page = parse(SOURCE).expect("the sample page is whole");
        assert_eq!(page.styles.first, ["style/a.css", "style/b.css"]);
        assert_eq!(page.styles.later, ["style/c.css"]);
        assert_eq!((page.program.as_str(), page.copied.as_str()), ("app", "public"));
    }

    #[test]
    fn shipped_page_has_one_style_no_inline_script_and_no_trunk() {
        let shipped = parse(SOURCE).expect("the sample page is whole").rewritten("style-9.css", &entry(), &[german()]);
        assert_eq!(shipped.matches("rel=\"stylesheet\"").count(), 1);
        assert!(shipped.contains("<script type=\"module\" src=\"boot-1.js\"></script>"));
        assert!(shipped.contains("<meta name=\"words-de\" content=\"words-de-4.ftl\">"));
        assert!(!shipped.contains("data-trunk"));
        assert!(shipped.find("Content-Security-Policy") < shipped.find("stylesheet"));
    }

    #[test]
    fn a_drawing_stands_in_the_page_where_its_link_stood() {
        let shipped = parse(SOURCE).expect("the sample page is whole").rewritten("style-9.css", &entry(), &[]);
        assert!(shipped.contains("<body>\n<svg><!-- style/signs.svg --></svg>\n</body>"));
    }

    #[test]
    fn unknown_link_is_refused_with_its_line() {
        let source = SOURCE.replace("rel=\"css\" href=\"style/b.css\"", "rel=\"sass\" href=\"style/b.scss\"");
        let fault = parse(&source).expect_err("sass is not built");
        assert_eq!(fault.to_string(), "index.html, line 4: rel=\"sass\" is not built here");
    }

    #[test]
    fn a_style_of_the_first_page_behind_the_later_ones_is_refused() {
        let source =
            SOURCE.replace("data-trunk rel=\"css\" href=\"style/a", "data-trunk data-later rel=\"css\" href=\"style/a");
        let fault = parse(&source).expect_err("the cascade would have another order");
        assert!(fault.to_string().starts_with("index.html, line 4: "), "{fault}");
    }

    #[test]
    fn what_is_no_drawing_is_refused_with_its_line() {
        let source = SOURCE.replace("type=\"svg\"", "type=\"html\"");
        let fault = parse(&source).expect_err("only drawings stand in the page");
        assert_eq!(fault.to_string(), "index.html, line 10: type=\"html\" is not built here");
    }

    #[test]
    fn page_without_a_program_is_refused() {
        let source = SOURCE.replace("<link data-trunk rel=\"rust\"", "<link rel=\"rust\"");
        assert!(matches!(parse(&source), Err(Fault::NoLink { rel: "rust" })));
    }
}
