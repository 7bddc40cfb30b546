# What goes by mail: orders, reports, the inbox.

er-errand-deed = { $deed }, { $actor } against { $target }
er-errand-favor = { $name } asks for the Emperor’s Favor with { $gift } koku
er-post-unsent = { $count ->
    [one] 1 order is not sent
   *[other] { $count } orders are not sent
}
