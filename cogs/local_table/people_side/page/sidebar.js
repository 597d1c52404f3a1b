// On the left: where one can go, and whom one can be.

import * as address from "./address.js";
import { el, morphChildren } from "./dom.js";
import { icon, avatar } from "./signs.js";
import { FORUM, PRIVATE_THREAD, PUBLIC_THREAD } from "./state.js";
import { say } from "./words.js";

const THEMES = ["auto", "light", "dark"];

export class Sidebar {
  /** `actions`: be(person), newChannel(), speak(language), paint(theme). */
  constructor(state, actions) {
    Object.assign(this, { state, actions });
    this.root = el("nav", { id: "sidebar" });
    for (const topic of ["hello", "channels", "unread", "message", "edited", "messages", "deleted"]) state.on(topic, () => this.later());
  }

  /** Several frames in one moment are drawn once. */
  later() {
    this.waiting ??= requestAnimationFrame(() => this.draw());
  }

  draw() {
    cancelAnimationFrame(this.waiting);
    this.waiting = null;
    if (!this.state.me) return;
    this.root.setAttribute("aria-label", say("navigation"));
    morphChildren(this.root, [this.title(), this.places(), this.people(), this.choices()]);
  }

  title() {
    return el("a", { class: "title", href: address.write(this.state.me, address.GAMES), "data-key": "title" }, el("span", { class: "initial" }, "P"), "ortolan");
  }

  link(place, label, sign, kind, badge) {
    const here = address.read().place === place;
    return el(
      "li",
      { "data-key": place, class: kind },
      el("a", { href: address.write(this.state.me, place), "aria-current": here ? "page" : null }, icon(sign), el("span", { class: "label" }, label), badge),
    );
  }

  places() {
    const links = this.state.places().map((one) => {
      const thread = one.type === PUBLIC_THREAD || one.type === PRIVATE_THREAD;
      const sign = one.type === PRIVATE_THREAD ? "lock" : thread ? "thread" : one.type === FORUM ? "forum" : "hash";
      const unread = this.state.unread.get(one.id);
      const kind = [thread && "thread", unread && "unread"].filter(Boolean).join(" ");
      return this.link(one.id, one.name, sign, kind, badge(unread) ?? this.turn(one.id));
    });
    return el(
      "section",
      { "data-key": "places" },
      el("h2", {}, say("local-table")),
      el("ul", {}, this.link(address.GAMES, say("games"), "home", "", null), links),
      el("button", { class: "add", type: "button", "data-key": "add", click: () => this.actions.newChannel() }, icon("plus"), say("new-channel")),
    );
  }

  /** The mark of a game that waits for me, however long ago it called. */
  turn(channel) {
    if (!this.state.calledIn(channel).has(this.state.me)) return null;
    return el("span", { class: "badge dot", title: say("turn") }, el("span", { class: "unseen" }, say("turn")));
  }

  people() {
    const called = this.state.called();
    const { place } = address.read();
    const rows = [...this.state.people.values()].map((person) => {
      const me = person.id === this.state.me;
      return el(
        "li",
        { "data-key": person.id, class: "person" },
        el(
          "button",
          { type: "button", "aria-pressed": String(me), "data-person": person.id, click: () => this.actions.be(person.id) },
          avatar(person),
          el("span", { class: "label" }, person.name),
          called.has(person.id) ? el("span", { class: "badge turn" }, say("turn")) : null,
        ),
        me ? null : el("a", { class: "beside", href: address.windowOf(person.id, place), target: "_blank", rel: "noopener", "aria-label": say("window-of", { name: person.name }), title: say("window-of", { name: person.name }) }, icon("window")),
      );
    });
    return el("section", { "data-key": "people" }, el("h2", {}, say("you-are")), el("ul", {}, rows));
  }

  choices() {
    const language = address.language();
    const theme = address.remembered.get("theme") ?? "auto";
    return el(
      "section",
      { "data-key": "choices", class: "settings" },
      el(
        "div",
        { class: "switch", role: "group", "aria-label": say("language") },
        Object.entries(address.LANGUAGES).map(([code, name]) => el("button", { type: "button", lang: code, "aria-pressed": String(code === language), "data-key": code, "aria-label": name, title: name, click: () => this.actions.speak(code) }, code.slice(0, 2).toUpperCase())),
      ),
      el(
        "div",
        { class: "switch", role: "group", "aria-label": say("theme") },
        THEMES.map((name) => el("button", { type: "button", "aria-pressed": String(name === theme), "data-key": name, "aria-label": say(`theme-${name}`), title: say(`theme-${name}`), click: () => this.actions.paint(name) }, icon(name))),
      ),
    );
  }
}

export function badge(unread) {
  if (!unread?.mentions) return null;
  return el("span", { class: "badge" }, el("span", { "aria-hidden": "true" }, String(unread.mentions)), el("span", { class: "unseen" }, say("mentions", { count: unread.mentions })));
}
