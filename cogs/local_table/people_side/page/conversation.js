// A column of messages with its composer: the channel in the middle, or the direct messages beside it.

import { Choices, openList } from "./choices.js";
import { findComponent, hasControls, optionsOf, picturesOf, wordsOf } from "./components.js";
import { Composer } from "./composer.js";
import { el, morph, morphChildren } from "./dom.js";
import { firstWords } from "./markdown.js";
import { showMessage } from "./message.js";
import { icon } from "./signs.js";
import { openViewer } from "./viewer.js";
import { say, writeTime } from "./words.js";

const NEAR_BOTTOM = 80;
const EXPECTED_TIME = 20_000;
const TYPING_TIME = 9_000;
const SHOWING_TIME = 1_500;
const RECENT = 10;
const SCROLLING = ["ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End"];
const STOPS = "button, a[href]";

export class Conversation {
  /** `used()` is called when somebody presses or chooses something here. */
  constructor({ state, live, notices, name, used }) {
    Object.assign(this, { state, live, notices, used });
    this.channel = null;
    this.pending = new Map();
    this.atBottom = true;
    this.shownFrom = null; // the message that is shown from its top, until somebody scrolls
    this.asked = ""; // the message in which something was pressed, until it is answered elsewhere or somebody scrolls
    this.focusUntil = 0; // what comes until then gets the focus: it was asked for by keyboard
    this.older = el("div", { class: "older", "aria-hidden": "true" });
    this.list = el("div", { class: "messages", click: (event) => this.click(event), focusin: (event) => this.wake(event.target.closest(".message")) });
    this.scroller = el("div", { class: "scroller", role: "log", "aria-live": "off", tabindex: 0, keydown: (event) => this.key(event) }, this.older, this.list);
    this.jump = el("button", { class: "jump", type: "button", hidden: true, click: () => this.toBottom() });
    this.typing = el("div", { class: "typing", "aria-live": "polite" });
    this.composer = new Composer({ state, live, notices, place: () => this.channel });
    this.root = el("div", { class: `conversation ${name}` }, this.scroller, this.jump, this.typing, this.composer.root);
    this.watch();
  }

  watch() {
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    for (const kind of ["wheel", "touchmove"]) this.scroller.addEventListener(kind, () => (this.asked = ""), { passive: true });
    this.scroller.addEventListener("pointerdown", ({ target }) => target === this.scroller && (this.asked = "")); // its scrollbar
    const sizes = new ResizeObserver(() => this.keepPlace());
    for (const part of [this.list, this.scroller]) sizes.observe(part);
    new IntersectionObserver(([entry]) => entry.isIntersecting && this.loadOlder(), { root: this.scroller, rootMargin: "600px" }).observe(this.older);
    const here = (channel) => channel === this.channel;
    this.state.on("messages", ({ channel, before }) => here(channel) && this.loaded(before));
    this.state.on("message", (message) => here(message.channel_id) && this.came(message));
    this.state.on("edited", (message) => here(message.channel_id) && this.changed(message));
    this.state.on("deleted", ({ channel, id }) => here(channel) && this.gone(id));
    this.state.on("roles", () => this.channel && this.state.list(this.channel).loaded && this.draw());
    this.state.on("typing", (channel) => here(channel) && this.showTyping());
    this.state.on("unread", (channel) => here(channel) && this.atBottom && this.read());
  }

  /** Show another channel, or the same again for somebody else. */
  show(channel, message = "") {
    if (channel !== this.channel) this.composer.reset();
    this.channel = channel;
    this.pending.clear();
    this.awake = "";
    this.atBottom = true;
    this.shownFrom = null;
    this.asked = "";
    this.target = message;
    this.composer.refresh();
    this.list.replaceChildren();
    const known = this.state.list(channel);
    if (known.loaded) this.draw();
    else this.live.askHistory(channel);
    this.jump.replaceChildren(icon("down"), say("new-below"));
    this.scroller.setAttribute("aria-label", say("messages-here"));
    this.showTyping();
    if (known.loaded) this.settle();
  }

  loaded(before) {
    const first = this.list.querySelector(".message");
    const top = first?.getBoundingClientRect().top;
    this.draw();
    this.asking = false;
    if (before === null) this.settle();
    else if (first?.isConnected) this.scroller.scrollTop += first.getBoundingClientRect().top - top;
  }

  /** After drawing: to the message that was asked for, or to the newest. */
  settle() {
    const asked = this.target && this.article(this.target);
    this.target = "";
    if (asked) this.lookAt(asked);
    else if (this.atBottom) this.showNewest();
    this.read();
  }

  lookAt(article) {
    this.atBottom = false;
    this.shownFrom = null;
    article.scrollIntoView({ block: "start" });
    article.classList.add("found");
    article.focus({ preventScroll: true });
  }

  loadOlder() {
    const { messages, more } = this.state.list(this.channel);
    if (!more || this.asking || !messages.length) return;
    this.asking = true;
    this.live.askHistory(this.channel, messages[0].id);
  }

  // drawing

  draw() {
    const { messages } = this.state.list(this.channel);
    const rows = messages.flatMap((_, index) => this.rows(index));
    if (!messages.length) rows.push(el("p", { class: "empty-channel", "data-key": "empty" }, say("empty-channel")));
    this.keepFocus(() => morphChildren(this.list, rows));
  }

  /** A message, below the line of its day where that begins. */
  rows(index) {
    const { messages, more } = this.state.list(this.channel);
    const [before, message] = [messages[index - 1], messages[index]];
    const day = new Date(message.timestamp).toDateString();
    const newDay = !before || new Date(before.timestamp).toDateString() !== day;
    const element = this.element(message, newDay ? null : before);
    return newDay && (before || !more) ? [dayLine(message, day), element] : [element];
  }

  /** Draw a message that came, and nothing else: with hundreds above it, everything would take too long. */
  drawNew(message) {
    const { messages } = this.state.list(this.channel);
    const last = messages.length - 1;
    if (!last || messages[last] !== message || !this.article(messages[last - 1].id)) return this.draw();
    this.list.append(...this.rows(last));
    const older = messages[last - RECENT];
    if (older && this.isQuiet(older)) hush(this.article(older.id));
  }

  /** Take away a message that is gone; what follows it may need its head. */
  drawWithout(id, next) {
    const article = this.article(id);
    const { messages } = this.state.list(this.channel);
    if (!article) return;
    if (!messages.length || !article.previousElementSibling?.matches(".message")) return this.draw();
    this.keepFocus(() => article.remove());
    for (const one of [next, messages.at(-RECENT)]) if (one) this.redraw(one.id);
  }

  element(message, before) {
    const article = showMessage(message, before, this.context(message));
    if (this.isQuiet(message)) hush(article);
    return article;
  }

  /** Old messages with nothing to do in them are no stops for Tab, or the way to the newest board would be long. */
  isQuiet(message) {
    if (message.id === this.awake || this.state.list(this.channel).messages.slice(-RECENT).includes(message)) return false;
    return message.ephemeral || !hasControls(message.components);
  }

  /** Whoever goes to a message, with the arrow keys or a press, can use Tab in it. */
  wake(article) {
    if (!article || article.dataset.key === this.awake) return;
    const before = this.state.message(this.channel, this.awake);
    this.awake = article.dataset.key;
    if (before && this.isQuiet(before)) hush(this.article(before.id));
    for (const one of article.querySelectorAll(STOPS)) one.removeAttribute("tabindex");
  }

  context(message) {
    return {
      state: this.state,
      isPending: (customId) => this.pending.has(`${message.id}/${customId}`),
      pendingValues: (customId) => this.pending.get(`${message.id}/${customId}`) ?? [],
    };
  }

  article(id) {
    return this.list.querySelector(`#m${CSS.escape(id)}`);
  }

  redraw(id) {
    const { messages } = this.state.list(this.channel);
    const at = messages.findIndex((one) => one.id === id);
    const article = this.article(id);
    if (at < 0 || !article) return;
    const fresh = this.rows(at).at(-1);
    if (!article.querySelector(":scope > .face") && fresh.querySelector(":scope > .face")) fresh.classList.remove("grouped");
    this.keepFocus(() => morph(article, fresh), article);
    if (this.atBottom) this.toBottom();
  }

  changed(message) {
    const newest = message.id === this.state.list(this.channel).messages.at(-1)?.id;
    const atItsEnd = this.atBottom && this.isTall(message.id); // whoever has scrolled to the buttons presses the next one
    this.shown?.();
    this.redraw(message.id);
    if (this.isAnswer(message.id) || this.shownFrom?.id === message.id) this.showWhole(message.id);
    else if (newest && !atItsEnd && (this.atBottom || (this.shownFrom && this.shownFrom.id !== this.asked))) this.showNewest();
  }

  /** Whether a message has changed because something was pressed in it, by somebody who still waits for that. */
  isAnswer(id) {
    return id === this.asked && Date.now() < this.live.acted + EXPECTED_TIME;
  }

  /** Change the list; what had the focus keeps it, or its message gets it. */
  keepFocus(change, within = null) {
    const focused = document.activeElement;
    const holder = focused?.closest?.(".message");
    const inside = this.list.contains(focused);
    change();
    const list = openList();
    if (list && !list.host.isConnected) list.close(false);
    if (!inside || (this.list.contains(document.activeElement) && !document.activeElement.disabled)) return;
    const next = within ?? holder;
    (next?.isConnected ? next : this.scroller).focus({ preventScroll: true });
  }

  came(message) {
    const mine = message.author.id === this.state.me;
    const answer = message.ephemeral || message.interaction_metadata?.user?.id === this.state.me;
    const expected = answer && Date.now() < this.live.acted + EXPECTED_TIME;
    const follow = this.atBottom || mine || expected || this.live.acted > this.shownFrom?.since;
    this.shown?.();
    this.drawNew(message);
    this.showTyping();
    if (expected) this.asked = "";
    if (follow) this.showNewest();
    else this.jump.hidden = false;
    if (expected && Date.now() < this.focusUntil) this.article(message.id)?.focus({ preventScroll: true });
    if (!mine) this.announce(message);
    this.read();
  }

  /** To the end; a message that is taller than the column is shown from its top, as one reads it. */
  showNewest() {
    const { id } = this.state.list(this.channel).messages.at(-1) ?? {};
    this.toBottom();
    this.cameUnseen = !this.scroller.clientHeight;
    if (!id || !this.isTall(id)) return;
    this.showFrom({ id, since: Date.now() });
  }

  /** A message wherever it is: all of it, or its top where it is taller than the column. */
  showWhole(id) {
    if (id === this.state.list(this.channel).messages.at(-1)?.id) this.showNewest();
    else this.showFrom({ id, since: Date.now() });
  }

  showFrom({ id, since }) {
    this.article(id)?.scrollIntoView({ block: this.isTall(id) ? "start" : "nearest" });
    this.atBottom = false;
    this.shownFrom = { id, since, top: this.scroller.scrollTop };
  }

  isTall(id) {
    return this.scroller.clientHeight > 0 && this.article(id)?.offsetHeight > this.scroller.clientHeight;
  }

  /** After something has got another size: still at the end, or at the top of what is shown from there.
   * A column that was hidden had no height to scroll in. */
  keepPlace() {
    if (!this.scroller.clientHeight) return;
    if (this.cameUnseen) this.showNewest();
    else if (this.atBottom) this.toBottom();
    else if (this.shownFrom) this.showFrom(this.shownFrom);
  }

  gone(id) {
    const next = this.article(id)?.nextElementSibling?.dataset.key;
    this.drawWithout(id, next && this.state.message(this.channel, next));
    if (this.atBottom) this.toBottom();
  }

  announce(message) {
    if (!this.isSeen()) return;
    const words = firstWords([message.content, wordsOf(message.components)].filter(Boolean).join("\n"), this.state);
    if (words) this.notices.announce(words);
  }

  // scrolling and reading

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    if (this.shownFrom && Math.abs(scrollTop - this.shownFrom.top) < 2) return; // that was the page itself
    this.shownFrom = null;
    this.atBottom = scrollHeight - scrollTop - clientHeight < NEAR_BOTTOM;
    if (!this.atBottom) return;
    this.jump.hidden = true;
    this.read();
  }

  toBottom() {
    this.atBottom = true;
    this.shownFrom = null;
    this.jump.hidden = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  isSeen() {
    return this.root.offsetParent !== null && document.visibilityState === "visible";
  }

  /** Tell the server how far this person has read. */
  read() {
    const newest = this.state.list(this.channel).messages.findLast((one) => !one.ephemeral);
    if (!newest || !this.isSeen() || !this.state.unread.has(this.channel)) return;
    if (this.live.person !== this.state.me) return; // somebody else is about to be here
    this.live.act("read", { channel: this.channel, message: newest.id });
  }

  showTyping() {
    const since = this.state.typing.get(this.channel) ?? 0;
    const left = since + TYPING_TIME - Date.now();
    this.typing.textContent = left > 0 ? say("typing") : "";
    clearTimeout(this.typingTimer);
    if (left > 0) this.typingTimer = setTimeout(() => this.showTyping(), left);
  }

  // what people do

  messageOf(element) {
    return this.state.message(this.channel, element.closest(".message").dataset.key);
  }

  click(event) {
    const target = event.target.closest("[data-press], [data-menu], [data-open], [data-dismiss], [data-spoiler], [data-film-start]");
    if (!target || target.disabled) return;
    const message = this.messageOf(target);
    const { press, menu, open, dismiss, spoiler, filmStart } = target.dataset;
    const byKeyboard = event.detail === 0;
    if (press !== undefined) this.press(message, press, byKeyboard);
    else if (menu !== undefined) this.openMenu(target, message, menu, byKeyboard);
    else if (open !== undefined) openViewer(pictures(message), open, target);
    else if (dismiss !== undefined) this.dismiss(message);
    else if (spoiler !== undefined) target.classList.add("shown");
    else if (filmStart !== undefined) startFilm(target, filmStart);
  }

  press(message, customId, byKeyboard) {
    return this.send(message, customId, [], byKeyboard, "press", { message: message.id, custom_id: customId });
  }

  /** Send a press or a choice; the control shows that it is on its way, and a failure is told. */
  async send(message, customId, values, byKeyboard, what, body) {
    const key = `${message.id}/${customId}`;
    if (this.pending.has(key)) return;
    this.pending.set(key, values);
    this.asked = message.id;
    this.focusUntil = byKeyboard ? Date.now() + EXPECTED_TIME : 0;
    this.redraw(message.id);
    this.used();
    const outcome = await this.live.interact(what, body);
    if (outcome.ok) await this.somethingShown(); // the bot has heard it, and may still be at it
    this.pending.delete(key);
    this.redraw(message.id);
    if (!outcome.ok) this.notices.fail(outcome.why);
  }

  /** Resolves with the next thing that the bot shows here, at the latest after a moment. */
  somethingShown() {
    return new Promise((resolve) => {
      this.shown = resolve;
      setTimeout(resolve, SHOWING_TIME);
    });
  }

  openMenu(host, message, customId, byKeyboard) {
    if (openList()?.host === host) return openList().close(true);
    const part = findComponent(message.components, customId);
    const most = Math.max(part.max_values ?? 1, 1);
    const least = part.min_values ?? 1;
    new Choices(host, {
      title: part.placeholder ?? "",
      many: most > 1 || least === 0 ? { least, most } : null,
      pick: (values) => this.send(message, customId, values, byKeyboard, "choose", { message: message.id, custom_id: customId, values }),
    }).open(optionsOf(part, this.state));
  }

  key(event) {
    const host = event.target.closest("[data-menu]");
    const list = openList();
    if (host && list?.host === host) list.key(event);
    else if (host && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      host.click();
    } else this.walk(event);
  }

  /** The arrow keys lead from message to message, End to what is to be done, and Enter opens a picture. */
  walk(event) {
    if (SCROLLING.includes(event.key)) this.asked = "";
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.target.closest("pre")) return;
    const here = event.target.closest(".message");
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps) this.step(here, steps[event.key]);
    else if (event.key === "End") this.toNewest();
    else if (event.key === "Enter" && event.target === here) here.querySelector("button[data-open]")?.click();
    else return;
    event.preventDefault();
  }

  step(from, step) {
    const articles = [...this.list.querySelectorAll(".message")];
    const next = from ? articles[articles.indexOf(from) + step] : articles.at(-1);
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "nearest" });
  }

  /** To the newest message that offers something: the board, or a panel under it. */
  toNewest() {
    const articles = [...this.list.querySelectorAll(".message")];
    const able = articles.findLast((one) => one.querySelector(":is([data-press], [data-menu]):enabled"));
    const newest = able ?? articles.at(-1) ?? this.scroller;
    this.toBottom();
    newest.focus({ preventScroll: true });
    newest.scrollIntoView({ block: "nearest" });
  }

  async dismiss(message) {
    const outcome = await this.live.act("dismiss", { message: message.id });
    if (!outcome.ok) this.notices.fail(outcome.why);
  }
}

function hush(article) {
  for (const one of article.querySelectorAll(STOPS)) one.setAttribute("tabindex", "-1");
}

function pictures(message) {
  const inside = picturesOf(message.components);
  const loose = message.attachments.filter((one) => one.content_type?.startsWith("image/"));
  return inside.length ? inside : loose.map((one) => ({ media: one, description: one.description }));
}

function startFilm(button, url) {
  const image = button.parentElement.querySelector("img");
  image.src = url;
  button.remove();
}

function dayLine(message, day) {
  return el("p", { class: "day", "data-key": `day ${day}` }, el("span", {}, writeTime(Date.parse(message.timestamp) / 1000, "D")));
}
