//! `honor`: one instance of a gain or loss.

use super::reading::{self, Names, Read};
use crate::games::l5r_ccg::model::rule::Rule;
use crate::games::l5r_ccg::rules::honor::{Answer, Favor, Involved, settle};
use crate::kernel::document::Node;
use serde_json::{Value, json};

/// Answers a document of `honor`.
///
/// # Errors
///
/// The document is none.
pub fn answer(text: &str) -> Read<Value> {
    let document = reading::parse(text)?;
    let root = document.root().object(&["honor", "change", "holds_favor", "involved", "answer"])?;
    let honor = reading::number(&root, "honor", -99, 999)?;
    let change = reading::number(&root, "change", -99, 99)?;
    if change == 0 {
        return Err(root.required("change")?.fault("0 is no instance"));
    }
    let favor = if reading::flag(&root, "holds_favor")? { Favor::Own } else { Favor::NotOwn };
    let mut names = Names::default();
    let involved = reading::list_or_none(&root, "involved", |item| {
        let object = item.object(&["id", "samurai", "dishonored"])?;
        names.add(&object.required("id")?)?;
        Ok(Involved { samurai: reading::flag(&object, "samurai")?, dishonored: reading::flag(&object, "dishonored")? })
    })?;
    let answer = reading::nullable(&root, "answer", |node| read_answer(node, &names))?;
    let outcome = settle(change, favor, &involved, answer);
    let may = outcome.may.iter().map(|answer| match answer {
        Answer::Favor => "favor".to_owned(),
        Answer::Seppuku(at) => format!("seppuku:{}", names.name(*at)),
    });
    Ok(json!({
        "change": outcome.change,
        "honor": honor + outcome.change,
        "restored": names.names(&outcome.restored),
        "honorable_dead": outcome.honorable_dead.map(|at| names.name(at)).into_iter().collect::<Vec<_>>(),
        "favor_spent": outcome.favor_spent,
        "may": may.collect::<Vec<_>>(),
        "refused": outcome.refused.map(Rule::id)
    }))
}

fn read_answer<'a>(node: &Node<'a>, names: &Names<'a>) -> Read<Answer> {
    if node.text(0..=usize::MAX).is_ok() {
        return node.choice(&[("favor", Answer::Favor)]);
    }
    names.find(&node.object(&["seppuku"])?.required("seppuku")?).map(Answer::Seppuku)
}
