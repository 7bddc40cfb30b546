//! The finished folder, put in place at once: a server in the middle of serving never sees half a build.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::fault::Fault;
use crate::site::Site;
use crate::sizes::Shipped;

/// Writes the site beside `folder`, with a `.br` twin for each file that brotli makes smaller, then swaps the two.
pub fn replace(folder: &Path, site: &Site, shipped: &[Shipped]) -> Result<(), Fault> {
    let fresh = beside(folder, "tmp");
    let old = beside(folder, "old");
    remove(&fresh)?;
    remove(&old)?;
    for (path, content) in site.files() {
        write(&fresh.join(path), content)?;
    }
    for file in shipped {
        if let Some(packed) = &file.brotli {
            write(&fresh.join(format!("{}.br", file.path)), packed)?;
        }
    }
    if folder.exists() {
        fs::rename(folder, &old).map_err(Fault::file(folder))?;
    }
    fs::rename(&fresh, folder).map_err(Fault::file(&fresh))?;
    remove(&old)
}

fn beside(folder: &Path, ending: &str) -> PathBuf {
    folder.with_extension(ending)
}

fn write(path: &Path, content: &[u8]) -> Result<(), Fault> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(Fault::file(folder))?;
    }
    fs::write(path, content).map_err(Fault::file(path))
}

fn remove(folder: &Path) -> Result<(), Fault> {
    match fs::remove_dir_all(folder) {
        Err(cause) if cause.kind() != ErrorKind::NotFound => Err(Fault::file(folder)(cause)),
        _ => Ok(()),
    }
}
