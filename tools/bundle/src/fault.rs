//! Everything that can stop a build, each in one line a person can act on.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// Why no `dist/` was made. The previous one is untouched whenever this is returned.
#[derive(Debug)]
pub enum Fault {
    /// A file or folder could not be read or written.
    File { path: PathBuf, cause: io::Error },
    /// A program this build calls could not be started at all.
    Missing { program: &'static str, hint: &'static str },
    /// A program this build calls ended with an error; it has said why above.
    Failed { program: &'static str },
    /// The compiled module could not be cut in two.
    Splitting { cause: String },
    /// A part names a sentence that comes after it.
    EarlySentence { split: String, key: String },
    /// A part brings the sentences that come behind it.
    EarlySentences { split: String },
    /// wasm-bindgen refused the compiled module.
    Binding { cause: String },
    /// A file should name another, to be replaced by what that is shipped as, and does not.
    Unlinked { file: &'static str, name: String },
    /// `index.html` does not have what the build needs; `line` counts from 1.
    Page { line: usize, reason: String },
    /// `index.html` lacks a link as a whole.
    NoLink { rel: &'static str },
    /// A stylesheet is in `style/` and no link names it, so it would silently not be shipped.
    UnlinkedStyle { path: String },
    /// A stylesheet names a file that is not shipped.
    DeadUrl { style: String, url: String },
    /// The service worker lacks the constant that the build fills in.
    Unstamped { constant: &'static str },
}

impl Fault {
    /// Wraps an input or output error with the path it happened to.
    pub fn file(path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |cause| Self::File { path: path.to_owned(), cause }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { path, cause } => write!(out, "{}: {cause}", path.display()),
            Self::Missing { program, hint } => write!(out, "{program} could not be started; {hint}"),
            Self::Failed { program } => write!(out, "{program} failed, see above"),
            Self::Splitting { cause } => write!(out, "the module could not be cut in two: {cause}"),
            Self::Unlinked { file, name } => {
                write!(out, "{file} does not name {name}, so the parts would not find each other")
            }
            Self::EarlySentence { split, key } => write!(
                out,
                "the sentence {key} is named in {split}, which is there before what says it; in every language, move it \
                 from the folder behind into that of the game, or call the class or id otherwise that is called like it"
            ),
            Self::EarlySentences { split } => {
                write!(
                    out,
                    "{split} brings the sentences of the folder behind, which only what lies behind it may name"
                )
            }
            Self::Binding { cause } => write!(out, "wasm-bindgen refused the module: {cause}"),
            Self::Page { line, reason } => write!(out, "index.html, line {line}: {reason}"),
            Self::NoLink { rel } => write!(out, "index.html has no line with data-trunk rel=\"{rel}\""),
            Self::UnlinkedStyle { path } => {
                let link = format!("<link data-trunk data-later rel=\"css\" href=\"{path}\">");
                write!(out, "{path} is linked nowhere: add {link} to index.html, without data-later for the first page")
            }
            Self::DeadUrl { style, url } => write!(
                out,
                "{style} names url({url}), which is not shipped; urls are relative to the root of the site, \
                 for example url(\"fonts/name.woff2\") for public/fonts/name.woff2"
            ),
            Self::Unstamped { constant } => write!(out, "public/sw.js has no line \"const {constant} = …;\" to stamp"),
        }
    }
}

impl std::error::Error for Fault {}
