# Words of the card forms.

keyword-agile = Agile
keyword-break-through = Break Through
keyword-cavalry = Cavalry
keyword-companion = Companion
keyword-corruption = Corruption
keyword-courtier = Courtier
keyword-defense = Defense
keyword-elementalist = Elementalist
keyword-imposing = Imposing
keyword-insignificant = Insignificant
keyword-naga = Naga
keyword-oni = Oni
keyword-pure = Pure
keyword-shadowlands = Shadowlands
