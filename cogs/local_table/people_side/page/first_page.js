// The first page: what this is, and the games as cards. Two presses lead to the first question of a game.

import * as address from "./address.js";
import { el } from "./dom.js";
import { tell } from "./form.js";
import { markdown } from "./markdown.js";
import { avatar } from "./signs.js";
import { say } from "./words.js";

export class FirstPage {
  /** `play(game)`, `learn(game)` and `rules(game)` resolve when the bot has answered. */
  constructor(state, { play, learn, rules }) {
    Object.assign(this, { state, play, learn, rules });
    this.root = el("div", { class: "first-page", hidden: true });
    this.cards = new Map();
  }

  /** Fetch the cards; they are asked for once in each language. */
  load(language) {
    if (!this.cards.has(language)) this.cards.set(language, fetchCards(language));
    return this.cards.get(language);
  }

  async draw() {
    const language = address.language();
    const cards = await this.load(language);
    if (!cards) return this.cards.delete(language); // asked for again with the next connection
    if (language !== address.language()) return;
    this.root.replaceChildren(
      el("header", {}, el("h1", {}, el("span", { class: "initial" }, "P"), "ortolan"), el("p", { class: "lead" }, say("what-this-is"))),
      el("ul", { class: "cards" }, cards.map((card) => this.card(card)), this.friends()),
    );
  }

  card(card) {
    const title = `card-${card.key}`;
    return el(
      "li",
      { class: "card", "aria-labelledby": title },
      card.picture ? el("div", { class: "card-picture", "data-game": card.key }, el("img", { src: card.picture, alt: "", loading: "eager", decoding: "async" })) : null,
      el(
        "div",
        { class: "card-words" },
        el("h2", { id: title }, card.title),
        el("p", { class: "facts" }, facts(card)),
        el("p", { class: "sentence" }, card.sentence),
        el(
          "div",
          { class: "row" },
          this.button("primary", say("play-computer"), say("play-computer-of", { game: card.title }), () => this.play(card.key)),
          this.button("outline", say("learn"), say("learn-of", { game: card.title }), () => this.learn(card.key)),
          this.button("outline", say("rules"), say("rules-of", { game: card.title }), () => this.rules(card.key)),
        ),
      ),
    );
  }

  button(kind, label, name, action) {
    const made = el("button", { class: `button ${kind}`, type: "button", "aria-label": name }, label);
    made.addEventListener("click", async () => {
      if (made.getAttribute("aria-busy")) return;
      made.classList.add("pending");
      made.setAttribute("aria-busy", "true");
      await action();
      made.classList.remove("pending");
      made.removeAttribute("aria-busy");
    });
    return made;
  }

  friends() {
    const channel = this.state.firstChannel();
    return el(
      "li",
      { class: "card friends" },
      el(
        "div",
        { class: "card-words" },
        el("h2", {}, say("friends-title")),
        el("p", { class: "sentence" }, say("friends-here")),
        el("div", { class: "crowd", "aria-hidden": "true" }, [...this.state.people.values()].map(avatar)),
        el(
          "div",
          { class: "row" },
          channel ? el("a", { class: "button outline", href: address.write(this.state.me, channel.id) }, say("open-channel")) : null,
          el("button", { class: "button outline", type: "button", click: () => this.invite() }, say("invite")),
        ),
      ),
    );
  }

  /** The README's section on inviting, in short. */
  invite() {
    tell(say("invite-title"), el("div", { class: "text" }, markdown(say("invite-steps"), this.state)));
  }
}

async function fetchCards(language) {
  const answer = await fetch(`/cards.json?${new URLSearchParams({ lang: language })}`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

function facts({ players: { least, most }, minutes, weight }) {
  const players = least === most ? least : `${least}–${most}`;
  return say("facts", { players, minutes, weight });
}

