//! `test`: opposed and Tactical Tests, Challenges, Size and Fear.

use crate::games::bushido::model::size::Size;
use crate::games::bushido::rules::dice::{Counting, Ones, WithoutDie};
use crate::games::bushido::rules::exchange::results::RemovedDice;
use crate::games::bushido::rules::odds::challenge::{Challenge, fear};
use crate::games::bushido::rules::odds::opposed::{Opposed, Readings, Roller, compare};
use crate::games::bushido::rules::test::{
    Automatic, Fright, Nerve, challenge_dice, fear_rolls, opposed_dice, size_dice,
};
use crate::games::bushido::tools::headless::parts::rulings;
use crate::games::bushido::tools::headless::read::{Read, count, flag, flags, integer, nullable, required};
use crate::kernel::document::{Document, DocumentFault, Node, Object};
use serde_json::{Value, json};

#[derive(Clone, Copy)]
enum Kind {
    Opposed,
    Tactical,
    Challenge,
    Size,
    Fear,
}

const KINDS: [(&str, Kind); 5] = [
    ("opposed", Kind::Opposed),
    ("tactical", Kind::Tactical),
    ("challenge", Kind::Challenge),
    ("size", Kind::Size),
    ("fear", Kind::Fear),
];

const NERVES: [(&str, Nerve); 6] = [
    ("bravery", Nerve::Bravery),
    ("cowardly", Nerve::Cowardly),
    ("terror", Nerve::Terror),
    ("fearless", Nerve::Fearless),
    ("soulless", Nerve::Soulless),
    ("frightened", Nerve::Frightened),
];

impl Kind {
    const fn fields(self) -> &'static [&'static str] {
        match self {
            Self::Opposed => &["kind", "active", "other", "rulings"],
            Self::Tactical => &["kind", "a", "b"],
            Self::Challenge => &["kind", "pool", "number", "modifier", "adept", "ones", "prowess"],
            Self::Size => &["kind", "size", "number", "strong", "weak", "swarm", "dice", "modifier", "prowess"],
            Self::Fear => &[
                "kind",
                "pool",
                "number",
                "dread",
                "modifier",
                "adept",
                "prowess",
                "fear",
                "bravery",
                "cowardly",
                "terror",
                "fearless",
                "soulless",
                "frightened",
            ],
        }
    }
}

/// Answers the document `text`.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = Document::parse(text, "document")?;
    let every: Vec<&str> = KINDS.iter().flat_map(|(_, kind)| kind.fields()).copied().collect();
    let kind = document.root().object(&every)?.required("kind")?.choice(&KINDS)?;
    let object = document.root().object(kind.fields())?;
    match kind {
        Kind::Opposed => opposed(&object),
        Kind::Tactical => tactical(&object),
        Kind::Challenge => challenge(&object),
        Kind::Size => size(&object),
        Kind::Fear => fear_test(&object),
    }
}

/// A side of an opposed test as the document has it.
struct Tester {
    pool: i64,
    modifier: i64,
    counting: Counting,
    prowess: usize,
    discards: usize,
    automatic: bool,
}

impl Tester {
    fn read(node: &Node) -> Read<Self> {
        let object = node.object(&["pool", "modifier", "adept", "ones", "prowess", "discards", "automatic"])?;
        Ok(Self {
            pool: pool(&object)?,
            modifier: modifier(&object)?,
            counting: counting(&object)?,
            prowess: count(&object, "prowess", 3)?,
            discards: count(&object, "discards", 10)?,
            automatic: flag(&object, "automatic")?,
        })
    }

    fn against(&self, opponent: &Self, dice: usize) -> Roller {
        let (modifier, counting, prowess) = (self.modifier, self.counting, self.prowess);
        Roller { dice, modifier, counting, prowess, discarded: opponent.discards }
    }
}

fn both(one: &Tester, another: &Tester, readings: Readings) -> ((usize, usize), Opposed) {
    let dice = opposed_dice(one.pool, another.pool);
    let first = one.against(another, dice.0).results(readings);
    (dice, compare(&first, &another.against(one, dice.1).results(readings)))
}

fn opposed(object: &Object) -> Read<Value> {
    let (active, other) = (Tester::read(&object.required("active")?)?, Tester::read(&object.required("other")?)?);
    let rulings = rulings(object)?;
    if active.automatic && other.automatic {
        let reason = "at most one side succeeds automatically".to_owned();
        return Err(DocumentFault { path: object.node().path_of("other.automatic"), reason });
    }
    let readings = Readings { without_die: WithoutDie::of(&rulings), removed: RemovedDice::of(&rulings) };
    let (dice, outcome) = both(&active, &other, readings);
    let outcome = outcome.ties_to_first();
    let ((first, second), (of_active, of_other)) = match (active.automatic, other.automatic) {
        (true, _) => ((1.0, 0.0), (Vec::new(), Vec::new())),
        (_, true) => ((0.0, 1.0), (Vec::new(), Vec::new())),
        (false, false) => ((outcome.first.iter().sum(), outcome.second.iter().sum()), (outcome.first, outcome.second)),
    };
    Ok(json!({
        "pools": {"active": dice.0, "other": dice.1},
        "active": first,
        "other": second,
        "levels": {"active": of_active, "other": of_other},
    }))
}

fn tactical(object: &Object) -> Read<Value> {
    let [a, b] = ["a", "b"].map(|side| -> Read<Tester> {
        let node = object.required(side)?;
        let tester = Tester::read(&node)?;
        let reason = "nobody wins a Tactical Test automatically".to_owned();
        let fault = DocumentFault { path: node.path_of("automatic"), reason };
        if tester.automatic { Err(fault) } else { Ok(tester) }
    });
    let readings = Readings { without_die: WithoutDie::Zero, removed: RemovedDice::Ignored };
    let (dice, outcome) = both(&a?, &b?, readings);
    let (first, second) = outcome.again_until_decided();
    Ok(json!({"pools": {"a": dice.0, "b": dice.1}, "a": first, "b": second, "again": outcome.tied}))
}

fn challenge(object: &Object) -> Read<Value> {
    let dice = challenge_dice(pool(object)?);
    let challenge = Challenge { dice, ..rolled(object)? };
    Ok(json!({"success": challenge.success(), "dice": dice}))
}

fn size(object: &Object) -> Read<Value> {
    let size = object.required("size")?.choice(&Size::NAMED)?;
    let traits = [("strong", 1), ("weak", -1), ("swarm", -1)];
    let change: i64 = flags(object, &traits)?.into_iter().sum();
    let dice = size_dice(size, change + integer(object, "dice", -5..=5, 0)?);
    let challenge = Challenge { dice, ..rolled(object)? };
    Ok(json!({"success": challenge.success(), "dice": dice}))
}

fn fear_test(object: &Object) -> Read<Value> {
    let pool = pool(object)?;
    let dread = object.or("dread", None, |node| nullable(node, |node| node.integer(0..=10)))?;
    let own = integer(object, "fear", 0..=20, 0)?;
    let nerves = flags(object, &NERVES)?;
    let rolled = rolled(object)?;
    let fright = Fright { number: rolled.number, dread };
    let has = |nerve| nerves.contains(&nerve);
    Ok(match fright.automatic(own, has) {
        Some(Automatic::Pass) => json!({"success": 1.0, "automatic": "pass", "dice": null}),
        Some(Automatic::Fail) => json!({"success": 0.0, "automatic": "fail", "dice": null}),
        None => {
            let dice = fright.dice(pool);
            let once = Challenge { dice, ..rolled }.success();
            json!({"success": fear(once, fear_rolls(has)), "automatic": null, "dice": dice})
        }
    })
}

/// The Challenge among the fields of an object, with one die.
fn rolled(object: &Object) -> Read<Challenge> {
    Ok(Challenge {
        dice: 1,
        number: required(object, "number", -10..=30)?,
        modifier: modifier(object)?,
        counting: counting(object)?,
        prowess: count(object, "prowess", 3)?,
    })
}

fn pool(object: &Object) -> Read<i64> {
    required(object, "pool", -5..=10)
}

fn modifier(object: &Object) -> Read<i64> {
    integer(object, "modifier", -10..=10, 0)
}

fn counting(object: &Object) -> Read<Counting> {
    let ones = if flag(object, "ones")? { Ones::Stay } else { Ones::Dropped };
    Ok(Counting { ones, adept: count(object, "adept", 10)? })
}
