//! What is built: a release for players, or the same app sooner, for whoever works on it.

/// What is made of the compiled app.
#[derive(Debug)]
pub struct Kind {
    /// The command of cargo that compiles the app, an alias in `.cargo/config.toml`.
    pub compile: &'static str,
    /// The folder cargo puts it into, named after its profile.
    pub profile: &'static str,
    /// The folder it is put into, below the repository.
    pub folder: &'static str,
    /// Whether every part is made as small as it gets.
    pub is_shrunk: bool,
    /// How hard brotli tries, 0 to 11.
    pub brotli: i32,
}

/// What is shipped.
pub const RELEASE: Kind = Kind { compile: "app", profile: "release", folder: "dist", is_shrunk: true, brotli: 11 };

/// The same app, cut and named in the same way, but compiled by all cores and not made small, which takes minutes.
pub const QUICK: Kind =
    Kind { compile: "app-quick", profile: "quick", folder: "dist-quick", is_shrunk: false, brotli: 4 };

/// What the arguments of the program ask for; `None` where nobody knows them.
pub fn asked_for(mut words: impl Iterator<Item = String>) -> Option<Kind> {
    match (words.next().as_deref(), words.next()) {
        (None, None) => Some(RELEASE),
        (Some("--quick"), None) => Some(QUICK),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_release_is_made_unless_the_quick_build_is_asked_for() {
        let folder = |words: &[&str]| asked_for(words.iter().map(|&word| word.to_owned())).map(|kind| kind.folder);
        assert_eq!(folder(&[]), Some("dist"));
        assert_eq!(folder(&["--quick"]), Some("dist-quick"));
        assert_eq!(folder(&["--quick", "--quick"]), None);
        assert_eq!(folder(&["dist"]), None);
    }
}
