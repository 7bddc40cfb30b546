//! wasm-opt, from the `binaryen` package that `npm ci` has put into `node_modules`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rayon::prelude::*;

use crate::binding::{Bound, target_folder};
use crate::fault::Fault;
use crate::site::fingerprint;
use crate::splitting::Parts;

const PROGRAM: &str = "node_modules/binaryen/bin/wasm-opt";

/// What Rust's target emits by default, so that nothing newer gets into the file than the compiler put there itself.
const OPTIONS: &[&str] = &[
    "-Os",
    // A function with one caller becomes part of that, but no large one: a browser compiles a function when it is first
    // called, and one of 180 kB, of which a saved table needs a hundredth, takes a phone longer than all else.
    "--one-caller-inline-max-function-size=300",
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-call-indirect-overlong",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--strip-producers",
    "--strip-target-features",
];

/// The whole program.
#[derive(Debug)]
pub struct Program {
    /// What wasm-bindgen made of the first part.
    pub first: Bound,
    /// The module of script that fetches the other parts.
    pub link: String,
    /// The other parts, by the names under which the link fetches them.
    pub others: Vec<(String, Vec<u8>)>,
    /// The names of all files that have to be there for a split, by the split.
    pub splits: BTreeMap<String, Vec<String>>,
}

impl Program {
    /// The program as it was cut and bound.
    pub fn of(first: Bound, parts: Parts) -> Self {
        Self { first, link: parts.link, others: parts.others, splits: parts.splits }
    }
}

/// Shrinks every part.
pub fn shrink(root: &Path, mut first: Bound, mut parts: Parts) -> Result<Program, Fault> {
    let folder = target_folder(root).join("shrunk");
    fs::create_dir_all(&folder).map_err(Fault::file(&folder))?;
    let place = |wasm: &[u8]| folder.join(format!("{}.wasm", key(wasm)));
    let kept: Vec<PathBuf> =
        parts.others.iter().map(|(_, other)| other).chain([&first.wasm]).map(|one| place(one)).collect();
    let shrink = |one: &[u8]| shrink_one(root, &place(one), one);
    let (own, others) = rayon::join(
        || shrink(&first.wasm),
        || {
            std::mem::take(&mut parts.others)
                .into_par_iter()
                .map(|(name, other)| Ok((name, shrink(&other)?)))
                .collect::<Result<_, Fault>>()
        },
    );
    (first.wasm, parts.others) = (own?, others?);
    forget_all_but(&folder, &kept);
    Ok(Program::of(first, parts))
}

/// Shrinks a module. One seen before is not shrunk twice: it is the slowest step of a build without changes.
fn shrink_one(root: &Path, kept: &Path, wasm: &[u8]) -> Result<Vec<u8>, Fault> {
    if let Ok(shrunk) = fs::read(kept) {
        return Ok(shrunk);
    }
    let (bound, fresh) = (kept.with_extension("bound"), kept.with_extension("fresh"));
    fs::write(&bound, wasm).map_err(Fault::file(&bound))?;
    run(root, &bound, &fresh)?;
    // The name appears only once the file is whole.
    fs::rename(&fresh, kept).map_err(Fault::file(&fresh))?;
    fs::read(kept).map_err(Fault::file(kept))
}

/// Only the last results are worth keeping.
fn forget_all_but(folder: &Path, kept: &[PathBuf]) {
    let Ok(files) = fs::read_dir(folder) else { return };
    for file in files.flatten().map(|file| file.path()).filter(|file| !kept.contains(file)) {
        // A file too many only takes room.
        let _ = fs::remove_file(file);
    }
}

/// What the result depends on: the module and the options.
fn key(wasm: &[u8]) -> String {
    let mut whole = OPTIONS.join(" ").into_bytes();
    whole.extend_from_slice(wasm);
    fingerprint(&whole)
}

fn run(root: &Path, from: &PathBuf, to: &PathBuf) -> Result<(), Fault> {
    let missing = Fault::Missing { program: "wasm-opt", hint: "run `npm ci` first, or let `./dev build` do it" };
    if !root.join(PROGRAM).exists() {
        return Err(missing);
    }
    let status = Command::new("node").arg(root.join(PROGRAM)).arg(from).arg("-o").arg(to).args(OPTIONS).status();
    match status {
        Err(_) => Err(missing),
        Ok(status) if !status.success() => Err(Fault::Failed { program: "wasm-opt" }),
        Ok(_) => Ok(()),
    }
}
