//! `gold`: which sources to bow for which cards.

use super::reading::{self, Names, Read};
use crate::games::l5r_ccg::rules::gold::{MOST_CARDS, Payment, Plan, Source, TooMany, Wanted, plan};
use crate::kernel::document::Node;
use serde_json::{Value, json};

/// Answers a document of `gold`.
///
/// # Errors
///
/// The document is none, or has more usable sources than can be planned with.
pub fn answer(text: &str) -> Read<Value> {
    let document = reading::parse(text)?;
    let root = document.root().object(&["sources", "wanted"])?;
    let (sources, list) = read_sources(&root.required("sources")?)?;
    let mut cards = Names::default();
    let mut wanted = Vec::new();
    for item in root.required("wanted")?.items(0..=MOST_CARDS)? {
        let object = item.object(&["id", "cost", "worth"])?;
        cards.add(&object.required("id")?)?;
        let cost = reading::number(&object, "cost", 0, 99)?;
        wanted.push(Wanted { cost, worth: reading::number_or(&object, "worth", 1, 0, 1000)? });
    }
    Ok(told(&planned(&root.required("sources")?, &list, &wanted)?, &sources, &cards))
}

/// The sources of a document and their names.
///
/// # Errors
///
/// It is no list of sources.
pub fn read_sources<'a>(node: &Node<'a>) -> Read<(Names<'a>, Vec<Source>)> {
    let mut names = Names::default();
    let sources = reading::list(node, |item| {
        let object = item.object(&["id", "gold", "honor", "bowed"])?;
        names.add(&object.required("id")?)?;
        Ok(Source {
            gold: reading::number(&object, "gold", 0, 99)?,
            honor: reading::number_or(&object, "honor", 0, 0, 99)?,
            bowed: reading::flag(&object, "bowed")?,
        })
    })?;
    Ok((names, sources))
}

/// The plan with the sources of `node`.
///
/// # Errors
///
/// Too many of them are usable.
pub fn planned(node: &Node<'_>, sources: &[Source], wanted: &[Wanted]) -> Read<Plan> {
    plan(sources, wanted).map_err(|too_many| match too_many {
        TooMany::Sources | TooMany::Cards => node.fault("too many"),
    })
}

fn told(plan: &Plan, sources: &Names<'_>, cards: &Names<'_>) -> Value {
    let bow = |payment: &Payment| {
        json!({
            "for": cards.name(payment.card), "sources": sources.names(&payment.sources), "gold": payment.gold,
            "waste": payment.waste
        })
    };
    let bought: Vec<&str> = plan.payments.iter().map(|payment| cards.name(payment.card)).collect();
    json!({
        "buy": bought,
        "worth": plan.worth,
        "bow": plan.payments.iter().map(bow).collect::<Vec<_>>(),
        "waste": plan.waste,
        "honor_forgone": plan.honor_forgone,
        "left": sources.names(&plan.left),
        "left_gold": plan.left_gold
    })
}
