//! The combat tokens on the board, in the order they were placed.

use super::clan::Clan;
use super::face::{Face, Kind};
use super::place::{Place, Spot};
use super::players::Players;
use super::token_counts::TokenCounts;
use crate::games::battle_for_rokugan::content::token_set;
use crate::kernel::by::By;

/// A combat token on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What the table calls it; different for each token.
    pub id: String,
    /// Whose it is.
    pub clan: Clan,
    /// What it is, unless it lies facedown and nobody has seen it.
    pub face: Option<Face>,
    /// Where it lies.
    pub place: Place,
}

impl Token {
    /// Whether it goes back behind its screen when it leaves the board: a bluff always does (BR-RES-2).
    pub fn returns(&self) -> bool {
        self.face.map(Face::kind) == Some(Kind::Bluff)
    }
}

/// Why combat tokens cannot lie so, physically.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenFault {
    /// An earlier token is called the same.
    Id,
    /// Its clan does not play.
    Clan,
    /// Its clan has no such token.
    Strength,
    /// Its clan has fewer of these.
    TooMany,
    /// What it lies on is no earlier token on the board itself.
    On,
    /// Only a blessing lies on another token.
    NotBlessing,
}

/// Combat tokens that can lie on the board together, legally placed or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tokens(Vec<Token>);

impl Tokens {
    /// No token lies anywhere.
    pub fn none() -> Self {
        Self(Vec::new())
    }

    /// The tokens in placement order.
    ///
    /// # Errors
    ///
    /// The position of the first token that cannot lie so, and why.
    pub fn new(players: &Players, tokens: Vec<Token>) -> Result<Self, (usize, TokenFault)> {
        let mut placed: By<Clan, TokenCounts> = By::from_fn(|_| TokenCounts::none());
        for (at, token) in tokens.iter().enumerate() {
            let fault = Self::fault(players, &tokens[..at], token, placed.get_mut(token.clan));
            if let Some(fault) = fault {
                return Err((at, fault));
            }
        }
        Ok(Self(tokens))
    }

    /// Why `token` cannot follow those `before` it; `placed` are the known ones of its clan.
    fn fault(players: &Players, before: &[Token], token: &Token, placed: &mut TokenCounts) -> Option<TokenFault> {
        if before.iter().any(|other| other.id == token.id) {
            return Some(TokenFault::Id);
        }
        if !players.contains(token.clan) {
            return Some(TokenFault::Clan);
        }
        if let Some(face) = token.face {
            let set = token_set::of(token.clan);
            if set.of(face) == 0 {
                return Some(TokenFault::Strength);
            }
            match placed.adding(face, 1, &set) {
                Some(more) => *placed = more,
                None => return Some(TokenFault::TooMany),
            }
        }
        match (token.place, token.face.map(Face::kind)) {
            (Place::At(_), _) => None,
            (Place::On(_), kind) if kind != Some(Kind::Blessing) => Some(TokenFault::NotBlessing),
            (Place::On(base), _) => match before.get(base).map(|token| token.place) {
                Some(Place::At(_)) => None,
                Some(Place::On(_)) | None => Some(TokenFault::On),
            },
        }
    }

    /// All of them in placement order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Token> + ExactSizeIterator {
        self.0.iter()
    }

    /// The token of a position in placement order, if there is one.
    pub fn get(&self, at: usize) -> Option<&Token> {
        self.0.get(at)
    }

    /// The position of the token that is called `id`.
    pub fn position(&self, id: &str) -> Option<usize> {
        self.0.iter().position(|token| token.id == id)
    }

    /// Where on the board a token lies, or the one it lies on.
    pub fn spot(&self, token: &Token) -> Option<Spot> {
        match token.place {
            Place::At(spot) => Some(spot),
            Place::On(base) => match self.0.get(base)?.place {
                Place::At(spot) => Some(spot),
                Place::On(_) => None,
            },
        }
    }

    /// The blessings that lie on the token of a position, of whichever clan.
    pub fn blessings_on(&self, base: usize) -> impl Iterator<Item = &Token> {
        self.0.iter().filter(move |token| token.place == Place::On(base))
    }

    /// The tokens of `clan` whose face is known, counted.
    pub fn known(&self, clan: Clan) -> TokenCounts {
        let of = |face| self.0.iter().filter(|token| token.clan == clan && token.face == Some(face)).count();
        // No clan has more than 27 tokens.
        TokenCounts::from_fn(|face| u8::try_from(of(face)).unwrap_or(u8::MAX))
    }

    /// The same tokens with two of Unicorn's in each other's places (BR-CLN-7).
    ///
    /// # Errors
    ///
    /// Which of the two cannot change places: no token of Unicorn, a blessing, under a blessing, or the same again.
    pub fn swapped(&self, pair: [usize; 2]) -> Result<Self, usize> {
        let free = |at: usize| match self.0.get(at).map(|token| (token.clan, token.place)) {
            Some((Clan::Unicorn, Place::At(_))) => {
                self.0[at].face.map(Face::kind) != Some(Kind::Blessing) && self.blessings_on(at).next().is_none()
            }
            Some(_) | None => false,
        };
        if let Some(stuck) = (0..2).find(|which| !free(pair[*which])) {
            return Err(stuck);
        }
        let [one, two] = pair;
        if one == two {
            return Err(1);
        }
        let mut tokens = self.0.clone();
        (tokens[one].place, tokens[two].place) = (self.0[two].place, self.0[one].place);
        Ok(Self(tokens))
    }
}
