### Why the computer player of Entdecker makes a move: what weighed most with it.

## Words

entdecker-reason-a-unit = { $unit ->
        [scout] a scout
        [fort] a fort
       *[settlement] a settlement
    }
entdecker-reason-your-unit = { $unit ->
        [scout] your scout
        [fort] your fort
       *[settlement] your settlement
    }
entdecker-reason-count = { $back ->
        [question] { $count } of the { $all } question-mark tiles left
       *[plain] { $count } of the { $all } tiles left without a question mark
    }
entdecker-reason-scored = { entdecker-word-points }{ $chip ->
        [yes] { " " }plus a discovery chip
       *[no] { "" }
    }
entdecker-reason-instead = { entdecker-word-points }{ $now ->
        [0] { "" }
       *[other] { " " }instead of { $now }
    }{ $chip ->
        [yes] { " " }plus a discovery chip
       *[no] { "" }
    }

## Laying a tile

entdecker-reason-close = It completes your island, for { entdecker-reason-scored }.
entdecker-reason-grow = Your island grows to { entdecker-word-tiles }, with { entdecker-word-open }.
entdecker-reason-stretch = It makes { $who }’s island harder to complete: { entdecker-word-open } then.
entdecker-reason-join = It joins the islands, so { $who } won’t lead there anymore.
entdecker-reason-small = It completes { $who }’s island while it’s small, for only { entdecker-word-points }.
entdecker-reason-onward = { $ways ->
        [one] The ship can sail on from there, to { $ways } more field.
       *[other] The ship can sail on from there, to { $ways } more fields.
    }
entdecker-reason-complete = The land is complete then, and { entdecker-reason-a-unit } scores { entdecker-reason-instead }.
entdecker-reason-outrank = The island is complete then, and { entdecker-reason-a-unit } puts you ahead of the others.
entdecker-reason-first = Nobody’s on that land yet ({ entdecker-word-tiles }, { entdecker-word-open }). It’s a good spot for { entdecker-reason-a-unit }.
entdecker-reason-ahead = There { entdecker-reason-a-unit } puts you ahead of { $who }, on an island of { entdecker-word-tiles }.
entdecker-reason-level = There { entdecker-reason-a-unit } draws you level with { $who }, on an island of { entdecker-word-tiles }.
entdecker-reason-behind = There { entdecker-reason-a-unit } gets you a share of { $who }’s island.
entdecker-reason-least = No way is good for you. This one helps the others least.
entdecker-reason-any-way = It makes no difference to you which way.

## Setting sail, and sailing on

entdecker-reason-odds-close = { entdecker-reason-count } would complete your island, for up to { entdecker-reason-scored }.
entdecker-reason-odds-grow = { entdecker-reason-count } would do your island good: it gets bigger, or closer to complete.
entdecker-reason-odds-stretch = { entdecker-reason-count } would make { $who }’s island harder to complete.
entdecker-reason-odds-join = { entdecker-reason-count } would join islands, so that { $who } won’t lead there anymore.
entdecker-reason-odds-small = { entdecker-reason-count } would complete { $who }’s island while it’s small.
entdecker-reason-odds-onward = The next tile is just the way there. It’s the one after it that can pay off.
entdecker-reason-odds-complete = { entdecker-reason-count } would give you a good landing. Best hope: { entdecker-reason-a-unit } scores { entdecker-reason-instead } right away.
entdecker-reason-odds-outrank = { entdecker-reason-count } would give you a good landing. Best hope: { entdecker-reason-a-unit } puts you ahead of the others on a complete island.
entdecker-reason-odds-first = { entdecker-reason-count } would give you a good landing. Best hope: { entdecker-reason-a-unit } where nobody is yet.
entdecker-reason-odds-ahead = { entdecker-reason-count } would give you a good landing. Best hope: { entdecker-reason-a-unit } puts you ahead of { $who }.
entdecker-reason-odds-level = { entdecker-reason-count } would give you a good landing. Best hope: { entdecker-reason-a-unit } draws you level with { $who }.
entdecker-reason-odds-behind = { entdecker-reason-count } would give you a good landing. Best hope: { entdecker-reason-a-unit } gets a share of { $who }’s island.
entdecker-reason-sail-nothing = No start promises much right now. This one does little harm and leaves you { $gold } gold.
entdecker-reason-draw-nothing = The tile is paid for, and it can hardly hurt you.

## Stacks

entdecker-reason-any-stack = The tops all look alike, so any stack will do. I’d take the fullest.
entdecker-reason-one-stack = There’s just one stack left.
entdecker-reason-question-event = More events help than hurt: { $chips ->
        [0] gold or ruins
       *[other] gold, ruins or a chip
    }. { $loss ->
        [0] Pirates would find nothing to take.
       *[other] Pirates would take { $loss } gold.
    }
entdecker-reason-question-tile = The tiles with a question mark promise a little more here.
entdecker-reason-plain-event = An event could cost you too much now. Pirates would take { $loss } gold{ $left ->
        [0] .
        [one] , and a storm { $left } tile you’ve paid for.
       *[other] , and a storm { $left } tiles you’ve paid for.
    }
entdecker-reason-plain-tile = The tiles without a question mark promise a little more here.

## Units

entdecker-reason-land-complete = The island is complete, and { entdecker-reason-your-unit } scores { entdecker-reason-instead } right away.
entdecker-reason-land-outrank = The island is complete, and { entdecker-reason-your-unit } puts you ahead of the others.
entdecker-reason-land-first = { $unit ->
        [scout] Nobody’s on this land yet ({ entdecker-word-tiles }, { entdecker-word-open }), and a scout is cheap.
        [fort] Nobody’s on this land yet ({ entdecker-word-tiles }, { entdecker-word-open }). A fort is hard to outrank{ $chip ->
            [yes] { " " }and finds a chip
           *[no] { "" }
        }.
       *[settlement] Nobody’s on this land yet ({ entdecker-word-tiles }, { entdecker-word-open }). A settlement outranks anything{ $chip ->
            [yes] { " " }and finds a chip
           *[no] { "" }
        }.
    }
entdecker-reason-land-ahead = That puts you ahead of { $who } here, on an island of { entdecker-word-tiles }.
entdecker-reason-land-level = That draws you level with { $who } here, on an island of { entdecker-word-tiles }.
entdecker-reason-land-behind = { $who } leads here, but a lower rank still scores a share.
entdecker-reason-no-unit-first = You’re first here already. Another unit adds nothing.
entdecker-reason-no-unit = This land isn’t likely to bring you what a unit costs.
entdecker-reason-no-more = The next tile would more likely hurt you than help.
entdecker-reason-recall = { $scouts ->
        [one] It adds next to nothing there, and you have no scout left to land.
       *[other] They add next to nothing there, and you have no scout left to land.
    }
entdecker-reason-no-recall = Your scouts are worth more where they are.
entdecker-reason-scout-left = You still have a scout to land, so nobody needs to come home.
