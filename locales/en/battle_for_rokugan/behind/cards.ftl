# Battle for Rokugan: what territory cards do, in the project's own words.

bfr-effect-feats-of-engineering = Put the harbor in a province without a coast.
bfr-effect-promotion = Take a discarded army, navy or shinobi of yours to hand, then discard a token of your hand or return it to the pool.
bfr-effect-code-of-honor = Put honor +1 in each of two provinces outside the Shadowlands.
bfr-effect-diplomatic-mission = Put peace in a province. If an opponent controls it, put two of your control tokens faceup in a province of yours.
bfr-effect-strength-of-purpose = Put one control token faceup in each of two provinces of yours.
bfr-effect-sacred-ground = Put the shrine in a province.
bfr-effect-bushido = Put 4 honor in a province outside the Shadowlands; it counts instead of the printed flowers.
bfr-effect-honorable-fight = Put the battlefield in a province.
bfr-effect-aid-of-the-kami = Put defense +2 in a province outside the Shadowlands.
bfr-effect-bless-the-lands = Take scorched earth off a province, then put two control tokens of yours there, one of them faceup.
bfr-effect-spy-network = Look at a player’s hand; that player may not use the bluff this round.
bfr-effect-foment-rebellion = Take peace off a province. If it is yours, put two control tokens faceup there.
bfr-effect-reinforcements = Take two discarded armies of yours to hand, then discard two tokens of your hand or return them to the pool.
bfr-effect-cultural-exchange = All control tokens of a province of yours and of an opponent’s change places.
bfr-effect-bountiful-harvest = Put two control tokens faceup in a province of yours.
bfr-effect-ashigaru-levies = Put defense +1 in each of three provinces outside the Shadowlands.
bfr-effect-port-of-prosperity = Put honor +2 in a province outside the Shadowlands.
bfr-effect-pirate-raids = Scorch a province; its control tokens leave. If it was yours, put three control tokens faceup in another province of yours.
bfr-effect-dark-favors = Remove a control token of yours outside the Shadowlands. Look at up to four placed tokens; reveal and discard one of them.
bfr-effect-purge-the-weak = Discard a token of your hand and place none this turn. Reveal and discard two placed tokens.
bfr-effect-animate-the-dead = Remove a control token of yours outside the Shadowlands. Place a token of your discard pile faceup where it may lie.
bfr-effect-inspire-fear = Remove a control token of yours outside the Shadowlands, then up to two special tokens.

bfr-choose-refused = { $province }: not with this card now.
bfr-choose-none = The rules take no province for this card now.
