//! A store in a folder: one file a key. A file appears whole or not at all.

use super::error::StoreError;
use super::store::Store;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Texts in the files of one folder.
#[derive(Clone, Debug)]
pub struct FileStore {
    folder: PathBuf,
}

impl FileStore {
    /// The store in `folder`, which is made where it is missing.
    ///
    /// # Errors
    ///
    /// The folder cannot be made.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        fs::create_dir_all(folder).map_err(|error| refused(&error))?;
        Ok(Self { folder: folder.to_owned() })
    }

    /// The file of `key`; keys that are no plain file names have none.
    fn path(&self, key: &str) -> Result<PathBuf, StoreError> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'.' || byte == b'-';
        if key.is_empty() || key.starts_with('.') || !key.bytes().all(plain) {
            return Err(StoreError::Denied);
        }
        Ok(self.folder.join(format!("{key}.txt")))
    }

    fn write(&self, path: &Path, text: &str) -> io::Result<()> {
        let draft = path.with_extension("part");
        let mut file = fs::File::create(&draft)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&draft, path)
    }
}

fn refused(error: &io::Error) -> StoreError {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => StoreError::Full,
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StoreError::Denied,
        _ => StoreError::Unavailable,
    }
}

impl Store for FileStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        match fs::read(self.path(key)?) {
            Ok(text) => Ok(Some(String::from_utf8_lossy(&text).into_owned())),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(refused(&error)),
        }
    }

    fn put(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.write(&self.path(key)?, text).map_err(|error| refused(&error))
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        match fs::remove_file(self.path(key)?) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(refused(&error)),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let mut keys = Vec::new();
        for entry in fs::read_dir(&self.folder).map_err(|error| refused(&error))? {
            let name = entry.map_err(|error| refused(&error))?.file_name();
            if let Some(key) = name.to_str().and_then(|name| name.strip_suffix(".txt")) {
                keys.push(key.to_owned());
            }
        }
        keys.sort();
        Ok(keys)
    }
}
