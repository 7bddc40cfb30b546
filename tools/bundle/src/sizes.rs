//! What a visitor downloads: every file raw, with gzip, and with brotli.

use std::io::Write;

use flate2::{Compression, write::GzEncoder};
use rayon::prelude::*;

use crate::site::Site;

/// One file in its three forms.
#[derive(Debug)]
pub struct Shipped {
    /// Path inside the site.
    pub path: String,
    /// Bytes as they are.
    pub raw: usize,
    /// Bytes when compressed with gzip at level 9, or raw where that would not be smaller.
    pub gzip: usize,
    /// The brotli form, where it is smaller by a twentieth or more; pictures and fonts are compressed already.
    pub brotli: Option<Vec<u8>>,
}

impl Shipped {
    /// Bytes that go over the wire to a browser that reads brotli, which is every browser this app runs in.
    pub fn transferred(&self) -> usize {
        self.brotli.as_ref().map_or(self.raw, Vec::len)
    }
}

/// Compresses the files of which `wanted` holds; brotli tries as hard as `quality` says, 0 to 11.
pub fn measure(site: &Site, quality: i32, wanted: impl Fn(&str) -> bool) -> Vec<Shipped> {
    let files: Vec<(&str, &[u8])> = site.files().filter(|(path, _)| wanted(path)).collect();
    files.into_par_iter().map(|(path, content)| shipped(path, content, quality)).collect()
}

/// The table printed after a build, largest transfer first, with the total last.
pub fn table(shipped: &[Shipped]) -> String {
    let mut rows: Vec<&Shipped> = shipped.iter().collect();
    rows.sort_by_key(|file| std::cmp::Reverse(file.transferred()));
    let mut out = format!("{:<44}{:>10}{:>10}{:>10}\n", "file, bytes", "raw", "gzip", "brotli");
    for file in &rows {
        out += &row(&file.path, file.raw, file.gzip, file.transferred());
    }
    let sum = |size: fn(&Shipped) -> usize| shipped.iter().map(size).sum();
    out + &row("total", sum(|file| file.raw), sum(|file| file.gzip), sum(Shipped::transferred))
}

fn row(name: &str, raw: usize, gzip: usize, brotli: usize) -> String {
    format!("{name:<44}{raw:>10}{gzip:>10}{brotli:>10}\n")
}

fn shipped(path: &str, content: &[u8], quality: i32) -> Shipped {
    let gzip = gzip(content).len().min(content.len());
    // Hosts do not pack what gains next to nothing, so neither is it counted here.
    let brotli = Some(brotli(content, quality)).filter(|packed| packed.len() * 20 < content.len() * 19);
    Shipped { path: path.to_owned(), raw: content.len(), gzip, brotli }
}

fn gzip(content: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Writing to memory has no error to report; if it had, the file would simply count with its raw size.
    if encoder.write_all(content).is_err() {
        return content.to_vec();
    }
    encoder.finish().unwrap_or_else(|_| content.to_vec())
}

fn brotli(content: &[u8], quality: i32) -> Vec<u8> {
    let mut packed = Vec::new();
    let how = brotli::enc::BrotliEncoderParams { quality, size_hint: content.len(), ..Default::default() };
    match brotli::BrotliCompress(&mut &content[..], &mut packed, &how) {
        Ok(_) => packed,
        // As above: memory has no error, and a raw file is always right.
        Err(_) => content.to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn total_counts_what_is_transferred() {
        let mut site = Site::default();
        site.add("long.txt", vec![b'a'; 10_000]);
        site.add("short.bin", vec![7]);
        let of_one = measure(&site, 11, |file| file == "short.bin");
        assert_eq!(of_one.iter().map(|file| file.path.as_str()).collect::<Vec<_>>(), ["short.bin"]);
        let shipped = measure(&site, 4, |_| true);
        assert!(shipped[0].transferred() < 100);
        assert_eq!((shipped[1].transferred(), shipped[1].gzip), (1, 1));
        assert!(table(&shipped).lines().last().is_some_and(|line| line.starts_with("total") && line.contains("10001")));
    }
}
