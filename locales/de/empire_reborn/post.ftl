# Was mit der Post geht: Aufträge, Berichte, der Eingang.

er-errand-deed = { $deed }, { $actor } gegen { $target }
er-errand-favor = { $name } bittet mit { $gift } Koku um die Gunst des Kaisers
er-post-unsent = { $count ->
    [one] 1 Auftrag ist nicht gesendet
   *[other] { $count } Aufträge sind nicht gesendet
}
