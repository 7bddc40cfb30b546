//! The link in fewer words. The library that cuts writes the same lines for each of six hundred pieces, and every first
//! visit fetches and reads them before anything is shown.

/// How the library loads a piece, before and after what fetches it.
const BEFORE: &str = "makeLoad(() => {\n    const src = ";
const AFTER: &str = ";\n    src.catch(() => {});\n    return async (imports) => (WebAssembly.instantiateStreaming(src, imports));\n}\n, [";
/// The same, said once.
const LOADED: &str = "\
function loaded(src) {
    src.catch(() => {});
    return async (imports) => (WebAssembly.instantiateStreaming(src, imports));
}
";
/// What the library calls a piece that several parts share, and what it is called here.
const PIECE: (&str, &str) = ("__chunk_", "c");

/// The link without comments, and what it says of every piece said once.
pub fn terse(link: &str) -> String {
    let is_comment = |line: &str| {
        let line = line.trim_start();
        line.starts_with("//") || (line.starts_with("/* ") && line.ends_with(" */"))
    };
    let lines = link.lines().filter(|line| !is_comment(line));
    let told: String = lines.flat_map(|line| [line, "\n"]).collect();
    if !told.contains(BEFORE) || !told.contains(AFTER) {
        return told;
    }
    let told = told.replace(BEFORE, "makeLoad(() => loaded(").replace(AFTER, "), [").replace(PIECE.0, PIECE.1);
    told + LOADED
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_of_every_piece_is_said_once() {
        let piece = |number: u8, after: &str| {
            let fetched = format!("part(new URL(\"./chunk_{number}-0.wasm\", import.meta.url), 9)");
            format!("/* champions, bushido */\nconst __chunk_{number} = {BEFORE}{fetched}{AFTER}{after}]);\n")
        };
        let link = format!("{}{}", piece(1, ""), piece(2, "__chunk_1"));
        let fetched = |number| format!("loaded(part(new URL(\"./chunk_{number}-0.wasm\", import.meta.url), 9))");
        let said = [
            format!("const c1 = makeLoad(() => {}, []);\n", fetched(1)),
            format!("const c2 = makeLoad(() => {}, [c1]);\n", fetched(2)),
        ];
        let commented = format!("// How it is done.\n{link}    // as always\n");
        assert_eq!(terse(&commented), said.concat() + LOADED);
    }

    #[test]
    fn a_link_that_loads_in_another_way_stays_as_it_is() {
        let link = "const __chunk_1 = fetch(1); /* kept */\n";
        assert_eq!(terse(&format!("// not kept\n{link}")), link);
    }
}
