//! The program: compiled for the browser, and bound to it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use wasm_bindgen_cli_support::{Bindgen, Output};

use crate::fault::Fault;
use crate::kind::Kind;
use crate::site::Site;

const TARGET: &str = "wasm32-unknown-unknown";

/// What wasm-bindgen makes of a compiled module.
#[derive(Debug)]
pub struct Bound {
    /// The module between page and WebAssembly.
    pub glue: String,
    /// The WebAssembly, not yet shrunk.
    pub wasm: Vec<u8>,
    /// Scripts that crates bring with them, by the path the glue imports them under.
    pub snippets: Site,
}

/// Compiles the app for the browser and returns the path of the module.
///
/// How it is compiled is said once, in `.cargo/config.toml`: `./dev` begins it while this program itself is compiled.
pub fn compile(root: &Path, program: &str, kind: &Kind) -> Result<PathBuf, Fault> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .current_dir(root)
        .arg(kind.compile)
        .status()
        .map_err(|_| Fault::Missing { program: "cargo", hint: "is Rust installed?" })?;
    if !status.success() {
        return Err(Fault::Failed { program: "cargo" });
    }
    Ok(target_folder(root).join(TARGET).join(kind.profile).join(format!("{program}.wasm")))
}

/// Binds the module for a page that loads it with `import`.
///
/// The section of names goes: it is a quarter of the file and only a profiler reads it.
pub fn bind(compiled: &Path, program: &str) -> Result<Bound, Fault> {
    let cause = |error: &dyn std::fmt::Display| Fault::Binding { cause: format!("{error:#}") };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(compiled).out_name(program).typescript(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    // The rest of the app works on the first part's memory and function table.
    bindgen.keep_lld_exports(true);
    bindgen.web(true).map_err(|error| cause(&error))?;
    let mut output = bindgen.generate_output().map_err(|error| cause(&error))?;
    Ok(Bound { glue: output.js().to_owned(), wasm: output.wasm_mut().emit_wasm(), snippets: snippets(&output) })
}

/// The scripts that crates bring with them, under the paths by which the glue imports them.
fn snippets(output: &Output) -> Site {
    let mut site = Site::default();
    for (crate_name, scripts) in output.snippets() {
        for (index, script) in scripts.iter().enumerate() {
            site.add(format!("snippets/{crate_name}/inline{index}.js"), script.clone().into_bytes());
        }
    }
    // The tool keeps these in no order; ours is that of the paths.
    let modules: BTreeMap<_, _> = output.local_modules().iter().collect();
    for (path, script) in modules {
        site.add(format!("snippets/{path}"), script.clone().into_bytes());
    }
    site
}

/// Where cargo builds, as far as its environment variable says.
pub fn target_folder(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}
