//! The app cut into parts: a first one that is small, the rest, which the browser fetches once the first page is there,
//! and one a game, which it fetches when that is opened.
//!
//! Where it is cut is marked in the app (`wasm_split_helpers`). The library that cuts goes by the linker's relocations,
//! so it works on what the compiler made, before wasm-bindgen has touched it; only the first part is then bound. The
//! others share its memory and call it through a small module of script, the link.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

use crate::binding::target_folder;
use crate::fault::Fault;

/// The name by which the first part imports the link, before files have their names.
pub const LINK: &str = "./link.js";
/// The name by which the link imports the glue of the first part, before files have their names.
pub const GLUE: &str = "./glue.js";

/// What the app is cut into.
#[derive(Debug)]
pub struct Parts {
    /// Where the first part lies, for wasm-bindgen.
    pub first: PathBuf,
    /// The module of script that fetches the others and joins them to the first.
    pub link: String,
    /// The others, by the names under which the link fetches them.
    pub others: Vec<(String, Vec<u8>)>,
    /// The names of all files that have to be there for a split, by the split.
    pub splits: BTreeMap<String, Vec<String>>,
}

/// Cuts the compiled module.
pub fn split(root: &Path, compiled: &Path) -> Result<Parts, Fault> {
    let folder = target_folder(root).join("parts");
    // Parts of an earlier build would be shipped again. There may be none.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(Fault::file(&folder))?;
    let first = folder.join("first.wasm");
    let whole = fs::read(compiled).map_err(Fault::file(compiled))?;
    let mut options = Options::new(&whole);
    options.output_dir = &folder;
    options.main_out_path = &first;
    options.link_name = LINK;
    options.main_module = GLUE;
    let parts = transform(options).map_err(|error| Fault::Splitting { cause: format!("{error:#}") })?;
    let mut paths = parts.split_modules;
    paths.sort();
    let link = folder.join(LINK);
    let link = fs::read_to_string(&link).map_err(Fault::file(&link))?;
    let others = paths.iter().map(|path| other(path)).collect::<Result<_, _>>()?;
    let files = |stems: Vec<String>| stems.into_iter().map(|stem| format!("{stem}.wasm")).collect();
    let splits = parts.prefetch_map.into_iter().map(|(split, stems)| (split, files(stems))).collect();
    Ok(Parts { first, link, others, splits })
}

fn other(path: &Path) -> Result<(String, Vec<u8>), Fault> {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    Ok((name, fs::read(path).map_err(Fault::file(path))?))
}
