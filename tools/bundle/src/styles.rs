//! Two stylesheets out of many, in the order of the cascade: what the first page is made of, and everything else.
//!
//! Comments and indentation are for us and are not shipped. Deliberately absent: any rewriting of rules; what is
//! written is what the browser reads.

use std::fs;
use std::path::Path;

use crate::fault::Fault;
use crate::page::Styles;
use crate::site::Site;

/// Both are shipped under these names.
#[derive(Debug)]
pub struct Shipped {
    /// What the page links, and waits for.
    pub first: String,
    /// What comes behind the first page.
    pub later: String,
}

/// Joins the linked stylesheets; refuses one that is forgotten in the page and a `url()` that leads nowhere.
pub fn add(site: &mut Site, root: &Path, linked: &Styles) -> Result<Shipped, Fault> {
    let mut found = Site::default();
    found.add_folder(&root.join("style"))?;
    for (path, _) in found.files().filter(|(path, _)| path.ends_with(".css")) {
        let path = format!("style/{path}");
        if !linked.first.contains(&path) && !linked.later.contains(&path) {
            return Err(Fault::UnlinkedStyle { path });
        }
    }
    let (first, later) = (concatenate(root, &linked.first, site)?, concatenate(root, &linked.later, site)?);
    Ok(Shipped {
        first: site.add_hashed("style", ".css", first.into_bytes()),
        later: site.add_hashed("style_later", ".css", later.into_bytes()),
    })
}

fn concatenate(root: &Path, linked: &[String], site: &Site) -> Result<String, Fault> {
    let mut whole = String::new();
    for style in linked {
        let path = root.join(style);
        let text = without_comments(&fs::read_to_string(&path).map_err(Fault::file(&path))?);
        if let Some(url) = urls(&text).find(|url| is_dead(url, site)) {
            return Err(Fault::DeadUrl { style: style.clone(), url: url.to_owned() });
        }
        whole += &without_indentation(&text);
    }
    Ok(whole)
}

/// The text without `/* … */`, except where that stands inside a quoted string.
fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['/', '"', '\'']) {
        out += &rest[..at];
        rest = &rest[at..];
        if let Some(comment) = rest.strip_prefix("/*") {
            // A comment parts two words, so a space stays where it stood.
            out.push(' ');
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
        } else {
            let length = if rest.starts_with('/') { 1 } else { string_length(rest) };
            out += &rest[..length];
            rest = &rest[length..];
        }
    }
    out + rest
}

/// Length in bytes of the quoted string that `text` begins with, its quotes included.
fn string_length(text: &str) -> usize {
    let mut escaped = false;
    let mut characters = text.char_indices();
    let quote = characters.next().map(|(_, quote)| quote);
    for (at, character) in characters {
        match character {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            // Both quotes are one byte long.
            _ if Some(character) == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

fn without_indentation(text: &str) -> String {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect()
}

fn urls(text: &str) -> impl Iterator<Item = &str> {
    text.split("url(").skip(1).filter_map(|rest| {
        let end = rest.find(')')?;
        Some(rest[..end].trim().trim_matches(['"', '\'']))
    })
}

/// Whether a file of our own is meant that is not shipped. Data and fragments of the page need no file.
fn is_dead(url: &str, site: &Site) -> bool {
    if url.starts_with("data:") || url.starts_with('#') {
        return false;
    }
    site.get(url.split('#').next().unwrap_or(url)).is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_and_strings_stay() {
        assert_eq!(without_comments("a/* x */b"), "a b");
        assert_eq!(without_comments(r#"a{content:"/* \" */"}/**/"#), r#"a{content:"/* \" */"} "#);
        assert_eq!(without_comments("a{font:1rem/1.2 x}"), "a{font:1rem/1.2 x}");
        assert_eq!(without_comments("a /* never closed"), "a  ");
    }

    #[test]
    fn only_our_own_missing_files_are_dead() {
        let mut site = Site::default();
        site.add("fonts/a.woff2", Vec::new());
        let text = "url(\"fonts/a.woff2\") url(data:x) url(#sign) url('https://elsewhere/x')";
        let dead: Vec<_> = urls(text).filter(|url| is_dead(url, &site)).collect();
        assert_eq!(dead, ["https://elsewhere/x"]);
    }
}
