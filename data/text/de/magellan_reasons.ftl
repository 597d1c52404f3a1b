### Warum der Computer tut, was ein Tipp in Magellan sagt: ein oder zwei kurze Sätze.

magellan-reason-bid = Diese Karte ist dir etwa { $worth } Punkte wert, vor allem wegen { $part }. { $limit } zu zahlen kostet dich etwa { $cost } Punkte an Kronen und späteren Geboten.
magellan-reason-bid-more = Diese Karte ist dir mehr wert, als es zuerst aussieht: etwa { $worth } Punkte, vor allem wegen { $part }. { $limit } zu zahlen kostet dich etwa { $cost } Punkte an Kronen und späteren Geboten.
magellan-reason-bid-less = Diese Karte ist dir weniger wert, als es zuerst aussieht: etwa { $worth } Punkte, vor allem wegen { $part }. { $limit } zu zahlen kostet dich etwa { $cost } Punkte an Kronen und späteren Geboten.
magellan-reason-alone = { $price } reicht, denn sonst kann niemand bieten. Die Karte ist dir etwa { $worth } Punkte wert.
magellan-reason-pass = Diese Karte ist dir etwa { $worth } Punkte wert, aber { $price } zu zahlen kostet dich etwa { $cost } an Kronen und späteren Geboten.
magellan-reason-pass-less = Diese Karte ist dir weniger wert, als es zuerst aussieht: etwa { $worth } Punkte. { $price } zu zahlen kostet dich etwa { $cost } an Kronen und späteren Geboten.
magellan-reason-pass-ship = Heb dir das Schiff auf: Die anderen haben nicht genug Schiffe für alle Karten, die noch kommen, also bekommst du eine billiger. So bleiben für { $explorer } etwa { $worth } Punkte, und { $price } zu zahlen kostet dich etwa { $cost }.
magellan-reason-pass-card = { $explorer } kostet dich außerdem eine zufällige Handkarte. So bleiben etwa { $worth } Punkte, und { $price } zu zahlen kostet dich etwa { $cost }.

magellan-reason-for-crown = { $before ->
        [0] der Krone: { $crown }
       *[other] der Krone: { $crown } statt { $before }
    }
magellan-reason-for-pile = des Stapels unter dem Schiff, der × { $multiplier } zählt
magellan-reason-for-gamble = des Wagnisses: im Schnitt etwa { $points } Punkte statt der Krone { $before }
magellan-reason-for-part = des besseren seiner beiden Teile
magellan-reason-for-purse = { $cards ->
        [one] der Geldkarte am Ende der Phase
       *[other] der { $cards } Geldkarten am Ende der Phase
    }
magellan-reason-for-draw = { $cards ->
        [one] der Geldkarte, die du sofort ziehst
       *[other] der { $cards } Geldkarten, die du sofort ziehst
    }
magellan-reason-for-later = { $phases ->
        [1] des Schritts in Phase III
       *[other] der Schritte in den Phasen II und III
    }
magellan-reason-for-sure = { $phases ->
        [1] des Schritts in Phase III, zu dem dir zu wenige folgen können
       *[other] der Schritte in den Phasen II und III, zu denen dir zu wenige folgen können
    }

magellan-reason-veto = Sie ist dir mehr wert als die { $most }, die du jetzt bieten könntest. Nach einem Veto kommt sie am Ende der Phase wieder.
magellan-reason-no-veto = { $limit ->
        [0] Diese Karte ist dir kein Gebot wert. Heb dir dein Veto für eine auf, die es ist.
       *[other] Sie ist dir ein Gebot von { $limit } wert, und zahlen könntest du { $most }. Du musst sie nicht aufschieben.
    }
magellan-reason-no-veto-late = { $cards ->
        [one] In dieser Phase kommt nur noch { $cards } Karte, da bringt Aufschieben wenig.
       *[other] In dieser Phase kommen nur noch { $cards } Karten, da bringt Aufschieben wenig.
    }
magellan-reason-no-veto-bid = Auf diese Karte kannst du ohnehin nicht bieten. Heb dir dein Veto für eine auf, die du willst.

magellan-reason-pay-crowns = { $crowns ->
        [one] Das kostet dich { $crowns } Krone. Die nächstbeste Zahlung, { $second }, würde { $other } kosten.
       *[other] Das kostet dich { $crowns } Kronen. Die nächstbeste Zahlung, { $second }, würde { $other } kosten.
    }
magellan-reason-pay-gold = { $gold ->
        [one] Das kostet dich nur { $gold } Dukaten. Die nächstbeste Zahlung, { $second }, würde { $other } kosten.
       *[other] Das kostet dich nur { $gold } Dukaten. Die nächstbeste Zahlung, { $second }, würde { $other } kosten.
    }
magellan-reason-pay-gold-above = Mit { $second } würdest du weniger Kronen ausgeben ({ $other_crowns } statt { $crowns }), aber mehr Dukaten ({ $other_gold } statt { $gold }). Die brauchst du für spätere Gebote.
magellan-reason-pay-crowns-above = Mit { $second } würdest du weniger Dukaten ausgeben ({ $other_gold } statt { $gold }), aber mehr Kronen ({ $other_crowns } statt { $crowns }). Die bringen dir am Ende mehr.
magellan-reason-pay-tuck = So kommt eine Karte mit Krone { $crown } unter das Schiff, wo Kronen mehrfach zählen.
magellan-reason-pay-equal = Das kostet dich so wenig wie jede andere Zahlung, etwa { $second }.
magellan-reason-pile = { $crowns ->
        [one] Sein Stapel ist der wertvollste: { $crowns } Krone, die dann × { $multiplier } zählt.
       *[other] Sein Stapel ist der wertvollste: { $crowns } Kronen, die dann × { $multiplier } zählen.
    }
magellan-reason-pile-equal = { $crowns ->
        [one] Alle diese Stapel haben { $crowns } Krone, also ist es gleich.
       *[other] Alle diese Stapel haben { $crowns } Kronen, also ist es gleich.
    }
magellan-reason-tuck = { $multiplier ->
        [1] Sie hat die höchste Krone, { $crown }. Die bleibt ihr unter dem Schiff und zählt mehrfach, wenn es weiterzieht.
       *[other] Sie hat die höchste Krone, { $crown }, und unter diesem Schiff zählen Kronen × { $multiplier }.
    }
magellan-reason-tuck-cheap = { $multiplier ->
        [1] Keine Karte hat eine höhere Krone als { $crown }, und von denen kauft sie am wenigsten. Ihre Krone zählt mehrfach, wenn das Schiff weiterzieht.
       *[other] Keine Karte hat eine höhere Krone als { $crown }, und von denen kauft sie am wenigsten. Unter diesem Schiff zählen Kronen × { $multiplier }.
    }
magellan-reason-part-left = { $cards ->
        [one] { $cards } Geldkarte sofort ist dir etwa { $worth } Punkte wert, mehr als die Krone { $crown } rechts.
       *[other] { $cards } Geldkarten sofort sind dir etwa { $worth } Punkte wert, mehr als die Krone { $crown } rechts.
    }
magellan-reason-part-right = { $cards ->
        [0] Die Krone { $crown } ist sicher. Geldkarten gibt es keine mehr zu ziehen.
        [one] Die Krone { $crown } ist dir mehr wert als { $cards } Geldkarte sofort (etwa { $worth } Punkte).
       *[other] Die Krone { $crown } ist dir mehr wert als { $cards } Geldkarten sofort (etwa { $worth } Punkte).
    }
magellan-reason-part-leaving = { $reason } Das linke Schiff zieht weiter, so behält das rechte seine Krone { $crown }.

magellan-reason-exchange = { $count ->
        [one] Die { $cards } ist dir weniger wert als eine durchschnittliche neue Karte (etwa { $worth } Punkte an Kronen und Geboten).
       *[other] { $cards } sind dir jeweils weniger wert als eine durchschnittliche neue Karte (etwa { $worth } Punkte an Kronen und Geboten).
    }
magellan-reason-exchange-none = Keine deiner Karten ist weniger wert als eine durchschnittliche neue (etwa { $worth } Punkte an Kronen und Geboten).
magellan-reason-gamble-ahead = Du liegst auch ohne das Wagnis vor allen anderen. Riskier nichts.
magellan-reason-gamble-needs = Zum Sieg brauchst du mindestens { $needed }, und du hast { $sum }. Jetzt zählt nur der Sieg.
magellan-reason-gamble-wins = { $sum } reicht: Zum Sieg hast du { $needed } gebraucht.
magellan-reason-gamble-draw = Bei { $sum } lohnt sich im Schnitt noch eine Karte: Bis { $most } ist das Risiko, über { $limit } zu kommen, klein genug.
magellan-reason-gamble-stop = Bei { $sum } ist das Risiko zu groß, über { $limit } zu kommen. Über { $most } lohnt es sich aufzuhören.
