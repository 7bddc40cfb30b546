//! wasm-opt, from the `binaryen` package that `npm ci` has put into `node_modules`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::binding::target_folder;
use crate::fault::Fault;
use crate::site::fingerprint;

const PROGRAM: &str = "node_modules/binaryen/bin/wasm-opt";

/// What Rust's target emits by default, so that nothing newer gets into the file than the compiler put there itself.
const OPTIONS: &[&str] = &[
    "-Os",
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-call-indirect-overlong",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--strip-target-features",
];

/// Shrinks the module. A module seen before is not shrunk twice: it is the slowest step of a build without changes.
pub fn shrink(root: &Path, wasm: &[u8]) -> Result<Vec<u8>, Fault> {
    let folder = target_folder(root).join("shrunk");
    let kept = folder.join(format!("{}.wasm", key(wasm)));
    if let Ok(shrunk) = fs::read(&kept) {
        return Ok(shrunk);
    }
    // Only the last result is worth keeping. There may be nothing to remove yet.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(Fault::file(&folder))?;
    let bound = folder.join("bound.wasm");
    let fresh = folder.join("fresh.wasm");
    fs::write(&bound, wasm).map_err(Fault::file(&bound))?;
    run(root, &bound, &fresh)?;
    // The name appears only once the file is whole.
    fs::rename(&fresh, &kept).map_err(Fault::file(&fresh))?;
    fs::read(&kept).map_err(Fault::file(&kept))
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
