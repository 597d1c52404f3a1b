"""Why the computer player does what it does, in the words of a player at the table. Each function puts one
decision of `decisions` into words, from the numbers that it was made with."""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract.core import Say, say, tenths
from engines.games.magellan.computer.worth import Appraisal
from engines.games.magellan.names import card_list, explorer_name
from engines.games.magellan.payments import Payment
from engines.kit.reasons import leading

# --- the auction -----------------------------------------------------------------------------------------


def bid_up_to(appraisal: Appraisal, value: float, limit: int, seemed: int | None = None) -> Say:
    """`seemed`: the limit before thinking ahead, which found a reason for this one."""
    than = "" if seemed in (None, limit) else "-more" if seemed < limit else "-less"
    return say(
        f"magellan-reason-bid{than}",
        worth=tenths(value),
        part=_most_of_it(appraisal),
        limit=limit,
        cost=tenths(appraisal.cost(limit)),
    )


def alone(price: int, value: float) -> Say:
    return say("magellan-reason-alone", price=price, worth=tenths(value))


def pass_on(appraisal: Appraisal, value: float, *, seemed_more: bool = False) -> Say:
    """What would make it bid but for one thing, is passed for that. `seemed_more`: it would have bid without
    thinking ahead."""
    sight, parts = appraisal.sight, appraisal.parts()
    price = sight.high + 1
    worth, cost = tenths(value), appraisal.cost(price)
    for part, key in (("ship", "magellan-reason-pass-ship"), ("action", "magellan-reason-pass-card")):
        if parts[part] < 0 and value - parts[part] >= cost:
            return say(key, explorer=explorer_name(sight.card), worth=worth, price=price, cost=tenths(cost))
    key = "magellan-reason-pass-less" if seemed_more else "magellan-reason-pass"
    return say(key, worth=worth, price=price, cost=tenths(cost))


def _most_of_it(appraisal: Appraisal) -> Say:
    """What most of the worth of the card on offer comes from."""
    phase = appraisal.sight.phase
    berth = appraisal.berth(phase)
    match leading(appraisal.parts()):
        case "purse":
            return say("magellan-reason-for-purse", cards=berth.purse)
        case "draw":
            return say("magellan-reason-for-draw", cards=berth.draw)
        case "later":
            sure = any(steps > 0 for _, steps in appraisal.sure_steps())
            key = "magellan-reason-for-sure" if sure else "magellan-reason-for-later"
            return say(key, phases=3 - phase)
    if appraisal.has_parts:
        return say("magellan-reason-for-part")
    if berth.multiplier:
        return say("magellan-reason-for-pile", multiplier=berth.multiplier)
    before = appraisal.berth(phase - 1).crown if phase > 1 else 0
    if berth.action == "gamble":
        return say("magellan-reason-for-gamble", points=tenths(appraisal.numbers.gamble), before=before)
    return say("magellan-reason-for-crown", crown=berth.crown, before=before)


def veto(most: int) -> Say:
    return say("magellan-reason-veto", most=most)


def affordable(limit: int, most: int) -> Say:
    return say("magellan-reason-no-veto", limit=limit, most=most)


def last_cards(cards: int) -> Say:
    return say("magellan-reason-no-veto-late", cards=cards)


def not_bidding() -> Say:
    return say("magellan-reason-no-veto-bid")


# --- the sale --------------------------------------------------------------------------------------------


def pay(appraisal: Appraisal, chosen: Payment, ways: Sequence[Payment]) -> Say:
    """What it saves beside the second cheapest payment."""
    second = min((way for way in sorted(ways) if way != chosen), key=appraisal.loss)
    parts, others = _saved(appraisal, chosen), _saved(appraisal, second)
    part = leading(parts, others)
    if parts[part] <= others[part]:
        return say("magellan-reason-pay-equal", second=card_list(second))
    if part == "tucked":
        return say("magellan-reason-pay-tuck", crown=appraisal.tucked(chosen))
    crowns, other_crowns = (sum(map(appraisal.figures.crown, cards)) for cards in (chosen, second))
    gold, other_gold = sum(chosen), sum(second)
    if (gold - other_gold) * (crowns - other_crowns) < 0:
        return say(
            f"magellan-reason-pay-{part}-above",
            second=card_list(second),
            crowns=crowns,
            other_crowns=other_crowns,
            gold=gold,
            other_gold=other_gold,
        )
    if part == "gold":
        return say("magellan-reason-pay-gold", gold=gold, second=card_list(second), other=other_gold)
    return say("magellan-reason-pay-crowns", crowns=crowns, second=card_list(second), other=other_crowns)


def _saved(appraisal: Appraisal, cards: Payment) -> dict[str, float]:
    """What speaks for a payment: together as much as its loss speaks against it."""
    return {
        "crowns": -float(sum(map(appraisal.figures.crown, cards))),
        "gold": -appraisal.gold_worth * sum(cards),
        "tucked": float(appraisal.sight.phase * appraisal.tucked(cards)),
    }


def pile(appraisal: Appraisal, ship: int) -> Say:
    piles, phase = appraisal.sight.piles, appraisal.sight.phase
    return say(
        "magellan-reason-pile" if len(set(piles.values())) > 1 else "magellan-reason-pile-equal",
        crowns=piles[ship],
        multiplier=appraisal.berth(phase).multiplier,
    )


def tuck(appraisal: Appraisal, card: int, cards: Sequence[int]) -> Say:
    crown, phase = appraisal.figures.crown, appraisal.sight.phase
    rivals = {other for other in cards if crown(other) == crown(card)} - {card}
    return say(
        "magellan-reason-tuck-cheap" if rivals else "magellan-reason-tuck",
        crown=crown(card),
        multiplier=appraisal.berth(phase).multiplier,
    )


def part(appraisal: Appraisal, chosen: str, source: str) -> Say:
    phase = appraisal.sight.phase
    reason = say(
        f"magellan-reason-part-{chosen}",
        cards=appraisal.part_cards("left"),
        worth=tenths(appraisal.part_worth("left")),
        crown=appraisal.berth(phase, "right").crown,
    )
    if not source:
        return reason
    crown = appraisal.berth(phase - 1, "right").crown
    return say("magellan-reason-part-leaving", reason=reason, crown=crown)


# --- the end of a phase and of the game ------------------------------------------------------------------


def exchange(cards: Sequence[int], average: float) -> Say:
    worth = tenths(average)
    if not cards:
        return say("magellan-reason-exchange-none", worth=worth)
    return say("magellan-reason-exchange", cards=card_list(cards), count=len(cards), worth=worth)


def gamble_to_win(total: int, needed: int) -> Say:
    if needed <= 0:
        return say("magellan-reason-gamble-ahead")
    key = "magellan-reason-gamble-needs" if total < needed else "magellan-reason-gamble-wins"
    return say(key, needed=needed, sum=total)


def gamble(appraisal: Appraisal, total: int) -> Say:
    most, limit = appraisal.numbers.draw_up_to, appraisal.figures.gamble.limit
    key = "magellan-reason-gamble-draw" if total <= most else "magellan-reason-gamble-stop"
    return say(key, sum=total, most=most, limit=limit)
