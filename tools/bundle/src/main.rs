//! The build program: from a compiled web app to a folder that any static file server can serve.
//!
//! `cargo run -p bundle` does everything `dist/` needs, in this order: compile for the browser, cut into parts, bind,
//! shrink, copy `public/`, concatenate the styles, put small pieces together, hash the names, list what belongs to which
//! game, rewrite `index.html`, stamp the service worker, swap the finished folder in, and print what a visitor will have to
//! download. With `--quick` it makes `dist-quick/` in the same way, but shrinks nothing: for whoever works on it.
//!
//! It links the library half of wasm-bindgen from the same lock file as the app, so crate and tool can never disagree,
//! and a newcomer does not wait for a bundler to be compiled. The links in `index.html` keep Trunk's notation, so
//! `trunk serve` reads the same page. Deliberately absent: watching, serving, and anything that fetches from the net.

mod binding;
mod fault;
mod folder;
mod groups;
mod kind;
mod languages;
mod naming;
mod page;
mod pieces;
mod sentences;
mod shrinking;
mod site;
mod sizes;
mod splitting;
mod styles;
mod terse;
mod worker;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use fault::Fault;
use groups::Groups;
use kind::Kind;
use page::Page;
use shrinking::Program;
use site::Site;

fn main() -> ExitCode {
    let Some(kind) = kind::asked_for(std::env::args().skip(1)) else {
        eprintln!("bundle: it knows no argument but --quick");
        return ExitCode::FAILURE;
    };
    match bundle(&repository_root(), &kind) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("bundle: {fault}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the app's `Cargo.toml`, two above this package's own: cargo names that one when it runs the program,
/// otherwise the current folder is meant.
fn repository_root() -> PathBuf {
    std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from("."), |own| PathBuf::from(own).join("../.."))
}

fn bundle(root: &Path, kind: &Kind) -> Result<(), Fault> {
    let page = Page::read(&root.join("index.html"))?;
    let compiled = binding::compile(root, &page.program, kind)?;
    let parts = splitting::split(root, &compiled)?;
    sentences::check(root, &parts)?;
    let bound = binding::bind(&parts.first, &page.program)?;
    let parts = if kind.is_shrunk { shrinking::shrink(root, bound, parts)? } else { Program::of(bound, parts) };

    let mut site = Site::default();
    site.add_folder(&root.join(&page.copied))?;
    let styles = styles::add(&mut site, root, &page.styles)?;
    let splits = naming::name_files(&mut site, parts, &page.program)?;
    let languages = languages::add(&mut site, root)?;
    let groups = Groups::new(&splits.files, &languages);
    let entry = naming::name_boot(&mut site, splits, &groups, &styles.later);
    let mut shipped = sizes::measure(&site, kind.brotli, |file| groups.contain(file));
    site.add(groups::LIST, groups.list(&site, &shipped).into_bytes());
    site.add("index.html", page.rewritten(&styles.first, &entry, &languages).into_bytes());
    worker::stamp(&mut site, &groups)?;
    // Only now: whatever is compressed before it is finished is served unfinished.
    shipped.extend(sizes::measure(&site, kind.brotli, |file| !groups.contain(file)));

    folder::replace(&root.join(kind.folder), &site, &shipped)?;
    print!("{}", sizes::table(&shipped));
    Ok(())
}
