# Rules that are read, documents that cannot be, and the way back: what every game shows.

sheet-back = Back to the table
rules-back-rules = Back to the rules
rules-search = Look for a word or a page
rules-found = { $count ->
    [0] Nothing found. Try one word, or a page such as 24.
    [one] { $count } entry found
   *[other] { $count } entries found
}
rules-pages = Rulebook p. { $pages }
rules-read-more = Read more
rules-related = See also
rules-back-one = Back to { $title }
rules-reading = How this app reads it:
rules-own-words = The app’s own words. Scenario and card come first, then the rulebook.
rule-no-words = This rule has no words of its own here.
damaged-download = Download the damaged text
damaged-download-sub = A change that could not be read, as it is
damaged-let-go = Let go of the damaged text
damaged-let-go-sub = What can be read stays
damaged-gone = The damaged text is gone
damaged-stays = The damaged text could not be removed

learning-card = Learning: { $title }
learning-table = At the table:
learning-understood = Understood

unfit-missing = it is missing
unfit-unknown = nothing of this name is known
unfit-twice = it stands there twice
unfit-sort = something of another sort is needed
unfit-value = “{ $value }” cannot stand here
unfit-here = this cannot stand here
unfit-picture = { $value } is off the picture, which goes from 0 to 1
unfit-range = { $found } is not from { $least } to { $most }
