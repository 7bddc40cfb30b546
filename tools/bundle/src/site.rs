//! The files to be shipped, held in memory until all of them are known.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::fault::Fault;

/// Path inside the site (with `/`) to content, in the order of the paths, so that two builds of the same sources agree.
#[derive(Debug, Default)]
pub struct Site {
    files: BTreeMap<String, Vec<u8>>,
}

impl Site {
    /// Adds a file under the name it is asked for by.
    pub fn add(&mut self, path: impl Into<String>, content: Vec<u8>) {
        self.files.insert(path.into(), content);
    }

    /// Adds a file as `stem-<hash>ending` and returns that name: a changed file has a new name, so it may be cached for ever.
    pub fn add_hashed(&mut self, stem: &str, ending: &str, content: Vec<u8>) -> String {
        let name = format!("{stem}-{}{ending}", fingerprint(&content));
        self.add(name.clone(), content);
        name
    }

    /// Adds a folder with all its sub-folders, names unchanged. Names that begin with a dot stay behind.
    pub fn add_folder(&mut self, folder: &Path) -> Result<(), Fault> {
        self.add_below(folder, "")
    }

    /// The content of one file.
    pub fn get(&self, path: &str) -> Option<&[u8]> {
        self.files.get(path).map(Vec::as_slice)
    }

    /// All files in the order of their paths.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(path, content)| (path.as_str(), content.as_slice()))
    }

    /// One hash over all names and contents: the version of the whole set.
    pub fn version(&self) -> String {
        let mut whole = Sha256::new();
        for (path, content) in self.files() {
            // The length keeps the boundary between a name, its content and the next name unambiguous.
            whole.update(format!("{path}\n{}\n", content.len()));
            whole.update(content);
        }
        short(&whole.finalize())
    }

    fn add_below(&mut self, folder: &Path, prefix: &str) -> Result<(), Fault> {
        for entry in fs::read_dir(folder).map_err(Fault::file(folder))? {
            let entry = entry.map_err(Fault::file(folder))?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = entry.path();
            if name.starts_with('.') {
                continue;
            }
            if path.is_dir() {
                self.add_below(&path, &format!("{prefix}{name}/"))?;
            } else {
                self.add(format!("{prefix}{name}"), fs::read(&path).map_err(Fault::file(&path))?);
            }
        }
        Ok(())
    }
}

/// Sixteen hexadecimal digits of the content's SHA-256: long enough that two files of one site never meet.
pub fn fingerprint(content: &[u8]) -> String {
    short(&Sha256::digest(content))
}

fn short(digest: &[u8]) -> String {
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(files: &[(&str, &str)]) -> Site {
        let mut site = Site::default();
        for (path, content) in files {
            site.add(*path, content.as_bytes().to_vec());
        }
        site
    }

    #[test]
    fn version_does_not_depend_on_the_order_of_adding() {
        assert_eq!(site(&[("a", "1"), ("b", "2")]).version(), site(&[("b", "2"), ("a", "1")]).version());
    }

    #[test]
    fn version_changes_with_any_name_or_content() {
        let version = site(&[("a", "1"), ("b", "2")]).version();
        assert_ne!(version, site(&[("a", "1"), ("b", "3")]).version());
        assert_ne!(version, site(&[("a", "1"), ("c", "2")]).version());
        assert_ne!(version, site(&[("a", "1")]).version());
    }

    #[test]
    fn hashed_name_keeps_its_ending() {
        let name = Site::default().add_hashed("app", "_bg.wasm", vec![1, 2, 3]);
        assert!(name.starts_with("app-") && name.ends_with("_bg.wasm"), "{name}");
    }
}
