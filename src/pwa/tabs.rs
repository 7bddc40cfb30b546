//! Two tabs on the same table: the second one asks the first, and who loses a table is told.
//!
//! The store knows who may write; this channel only tells a closed tab from one that is still there.

use crate::storage::{TabId, TableId};
use leptos::leptos_dom::helpers::set_timeout;
use serde::{Deserialize, Serialize};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

/// How long another tab has to answer.
const PATIENCE: Duration = Duration::from_millis(250);

/// What tabs say to one another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Call {
    /// Does anybody have this table?
    Who { table: String, asks: String },
    /// This tab does.
    Here { table: String, to: String },
    /// This table belongs to that tab now.
    Taken { table: String, by: String },
}

/// A question that is open: about which table, and whether it was answered.
#[derive(Clone)]
struct Question {
    table: String,
    answered: Rc<Cell<bool>>,
}

/// The line to the other tabs of this origin.
#[derive(Clone)]
pub struct Tabs {
    line: Option<BroadcastChannel>,
    tab: String,
    open: Rc<RefCell<Option<String>>>,
    asked: Rc<RefCell<Vec<Question>>>,
}

impl Tabs {
    /// Opens the line. `on_lost` is called when another tab takes the table that is open here.
    pub fn new(tab: &TabId, on_lost: impl Fn() + 'static) -> Self {
        let tabs = Self {
            line: BroadcastChannel::new("rokugan").ok(),
            tab: tab.as_str().to_owned(),
            open: Rc::default(),
            asked: Rc::default(),
        };
        tabs.listen(on_lost);
        tabs
    }

    fn listen(&self, on_lost: impl Fn() + 'static) {
        let Some(line) = &self.line else { return };
        let me = self.clone();
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let call = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
            if let Some(call) = call {
                me.hear(&call, &on_lost);
            }
        });
        line.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        hear.forget();
    }

    fn hear(&self, call: &Call, on_lost: &impl Fn()) {
        let open = self.open.borrow().clone();
        match call {
            Call::Who { table, asks } if open.as_ref() == Some(table) => {
                self.say(&Call::Here { table: table.clone(), to: asks.clone() });
            }
            Call::Here { table, to } if *to == self.tab => {
                let asked = self.asked.borrow();
                asked.iter().filter(|asked| asked.table == *table).for_each(|asked| asked.answered.set(true));
            }
            Call::Taken { table, by } if open.as_ref() == Some(table) && *by != self.tab => {
                *self.open.borrow_mut() = None;
                on_lost();
            }
            Call::Who { .. } | Call::Here { .. } | Call::Taken { .. } => {}
        }
    }

    fn say(&self, call: &Call) {
        if let (Some(line), Ok(text)) = (&self.line, serde_json::to_string(call)) {
            // Without the line the store still refuses the tab that lost a table.
            let _ = line.post_message(&JsValue::from_str(&text));
        }
    }

    /// Asks whether another tab has `table`, and tells `then` after a moment.
    pub fn ask(&self, table: &TableId, then: impl FnOnce(bool) + 'static) {
        let question = Question { table: table.as_str().to_owned(), answered: Rc::default() };
        self.asked.borrow_mut().push(question.clone());
        self.say(&Call::Who { table: question.table, asks: self.tab.clone() });
        let (open, answered) = (self.asked.clone(), question.answered);
        let over = move || {
            open.borrow_mut().retain(|asked| !Rc::ptr_eq(&asked.answered, &answered));
            then(answered.get());
        };
        set_timeout(over, PATIENCE);
    }

    /// Tells the others that this tab has `table` now.
    pub fn hold(&self, table: &TableId) {
        *self.open.borrow_mut() = Some(table.as_str().to_owned());
        self.say(&Call::Taken { table: table.as_str().to_owned(), by: self.tab.clone() });
    }

    /// Forgets the table that was open here.
    pub fn leave(&self) {
        *self.open.borrow_mut() = None;
    }
}
