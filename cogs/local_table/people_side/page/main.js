// The page: puts its parts together, and follows the address.

import * as address from "./address.js";
import { Conversation } from "./conversation.js";
import { el, find, morphChildren } from "./dom.js";
import { FirstPage } from "./first_page.js";
import { askName, openForm } from "./form.js";
import { Forum } from "./forum.js";
import { Live } from "./live.js";
import { Notices } from "./notices.js";
import { badge, Sidebar } from "./sidebar.js";
import { icon, avatar } from "./signs.js";
import { FORUM, PUBLIC_THREAD, State } from "./state.js";
import { keepTimesFresh, say, setWords } from "./words.js";

const THREAD_TIME = 4000;
const BOT_TIME = 20_000;
const QUIET_LOSS = 400;
const NARROW = matchMedia("(max-width: 1179px)");

class Page {
  constructor() {
    this.state = new State();
    this.notices = new Notices();
    this.live = new Live({ heard: (frame) => this.state.hear(frame), changed: (open) => this.connected(open), botComes: () => this.state.whenBot() });
    const parts = { state: this.state, live: this.live, notices: this.notices };
    this.channel = new Conversation({ ...parts, name: "of-channel", used: () => this.giveRoom(this.channel.channel) });
    this.messages = new Conversation({ ...parts, name: "of-messages", used: () => this.giveRoom(address.MESSAGES) });
    this.forum = new Forum({ ...parts, opened: (post) => this.goWhenThere(post) });
    this.first = new FirstPage(this.state, { play: (game) => this.play(game), learn: (game) => this.learn(game), rules: (game) => this.rules(game) });
    this.sidebar = new Sidebar(this.state, {
      be: (person) => this.go(address.read().place, person),
      newChannel: () => this.newChannel(),
      speak: (language) => this.speak(language),
      paint: (theme) => this.paint(theme),
    });
    this.build();
    this.listen();
    this.paint(address.remembered.get("theme") ?? "auto");
    this.first.load(address.language());
    this.follow();
  }

  build() {
    this.bar = el("header", { class: "bar" });
    this.messagesBar = el("header", { class: "bar" });
    this.tabs = el("nav", { class: "tabs" });
    this.shade = el("div", { class: "shade", click: () => this.drawer(false) });
    this.main = el("main", { id: "main", tabindex: -1 }, this.bar, this.first.root, this.forum.root, this.channel.root);
    this.aside = el("aside", {}, this.messagesBar, this.messages.root);
    this.skip = el("button", { class: "button primary skip", type: "button", click: () => this.toNewest() });
    find("#opening").remove();
    find("#app").append(this.skip, this.notices.strip, this.sidebar.root, this.shade, this.main, this.aside, this.tabs);
  }

  listen() {
    const { state } = this;
    state.on("hello", (frame) => this.hello(frame));
    state.on("channels", (change) => this.channels(change));
    for (const topic of ["unread", "messages", "message", "edited", "deleted"]) state.on(topic, () => this.mark());
    state.on("bot", () => this.lacks());
    state.on("form", (frame) => this.live.isMine(frame.nonce) && this.form(frame));
    addEventListener("hashchange", () => this.follow());
    addEventListener("online", () => this.live.hurry());
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible") return;
      this.live.hurry();
      this.channel.read();
      this.messages.read();
    });
    NARROW.addEventListener("change", () => this.drawer(false));
    keepTimesFresh();
  }

  // where we are

  /** Past everything that is always there. */
  toNewest() {
    const { place } = document.body.dataset;
    if (place === address.GAMES) this.main.focus();
    else if (!this.forum.root.hidden && place !== address.MESSAGES) this.forum.root.focus();
    else (place === address.MESSAGES ? this.messages : this.channel).toNewest();
  }

  go(place, person = this.live.person, message = "") {
    const target = address.write(person, place, message);
    if (location.hash === target) this.follow();
    else location.hash = target;
  }

  /** To a channel of which the answer may have come before the news. */
  goWhenThere(place) {
    this.awaited = this.state.channel(place) ? null : place;
    if (!this.awaited) this.go(place);
  }

  /** Do what the address says. */
  follow() {
    const { person, place, message } = address.read();
    this.drawer(false);
    if (person !== this.live.person || !person) {
      document.body.classList.add("changing");
      return this.live.open(person, address.language());
    }
    if (!this.state.me) return; // not yet connected; the address is read again then
    this.show(place, message);
  }

  show(place, message = "") {
    const { state } = this;
    const known = place === address.GAMES || place === address.MESSAGES || state.channel(place);
    if (!known) return history.replaceState(null, "", address.write(state.me, address.GAMES)), this.show(address.GAMES);
    document.body.dataset.place = place === address.GAMES || place === address.MESSAGES ? place : "channel";
    this.first.root.hidden = place !== address.GAMES;
    this.channel.root.hidden = place === address.GAMES;
    this.forum.root.hidden = true;
    if (place === address.GAMES) this.first.draw();
    else this.showChannel(place, message);
    this.drawAll();
  }

  showChannel(place, message) {
    const own = place === address.MESSAGES;
    const wanted = own ? (this.state.channel(this.last)?.id ?? this.state.firstChannel()?.id) : place;
    this.forum.root.hidden = this.state.channel(wanted)?.type !== FORUM;
    this.channel.root.hidden = !this.forum.root.hidden;
    if (!this.forum.root.hidden) this.forum.show(wanted);
    else if (wanted !== this.channel.channel || message) this.channel.show(wanted, own ? "" : message);
    if (!own) this.last = place;
    if (own && message) this.messages.show(this.state.dm.id, message);
    for (const column of [this.channel, this.messages]) {
      column.read();
      column.keepPlace();
    }
  }

  /** The channel in the middle, or the forum. */
  shownChannel() {
    return this.state.channel(this.forum.root.hidden ? this.channel.channel : this.forum.channel);
  }

  /** Of two columns, the one in which somebody does something is the wide one. */
  giveRoom(place) {
    if (address.read().place !== place) this.go(place);
  }

  // what comes

  hello(frame) {
    const language = this.live.language;
    const same = this.shownAs === `${frame.me} ${language}`;
    this.shownAs = `${frame.me} ${language}`;
    this.live.person = frame.me;
    setWords(language, frame.texts);
    document.body.classList.remove("changing");
    const { person, place, message } = address.read();
    if (person !== frame.me) history.replaceState(null, "", address.write(frame.me, place));
    for (const { id } of [...frame.channels, frame.dm]) this.live.askHistory(id);
    if (!same) {
      this.channel.channel = null;
      this.messages.show(frame.dm.id);
    }
    this.show(place, same ? "" : message);
    this.lacks();
    for (const form of frame.forms ?? []) this.form(form);
  }

  channels({ channel, isNew, gone }) {
    if (gone && (gone === this.channel.channel || gone === this.forum.channel)) this.show(address.read().place);
    if (isNew) this.live.askHistory(channel.id);
    if (isNew && channel.id === this.awaited) this.goWhenThere(channel.id);
    if (isNew && channel.type === PUBLIC_THREAD && channel.parent_id === this.opening?.parent) this.opening.found(channel.id);
    this.drawBars();
  }

  connected(open) {
    clearTimeout(this.lossTimer);
    this.isOpen = open;
    if (open) this.lacks();
    else this.lossTimer = setTimeout(() => this.lacks(), QUIET_LOSS); // a blink is no news
  }

  /** Say what is missing, if something is. */
  lacks() {
    if (!this.state.me) find("#no-connection").hidden = this.isOpen;
    else if (!this.isOpen) this.notices.lack(say("lost"));
    else if (this.state.bot.awaited) this.notices.lack(say("bot-coming"), { calm: true });
    else this.notices.lack(this.state.bot.online ? "" : say("bot-offline"));
  }

  form(frame) {
    const { interaction, form } = frame;
    if (this.openForms?.has(interaction)) return;
    this.openForms = (this.openForms ?? new Set()).add(interaction);
    const send = async (fields) => {
      const outcome = await this.live.interact("submit", { interaction, custom_id: form.custom_id, fields });
      return outcome.ok ? null : outcome.why || say("no-answer");
    };
    openForm(form, this.state, send, () => this.live.act("close", { interaction }));
  }

  // what people do

  /** A game against the computer, in a thread of its own: opened as soon as it is there. */
  async play(game) {
    const { person } = this.live;
    const parent = this.state.firstChannel().id;
    if (!(await this.botIsThere())) return;
    const thread = new Promise((found) => (this.opening = { parent, found }));
    const outcome = await this.live.interact("command", { channel: parent, name: "play", options: { game, thread: true, against: "computer" } });
    if (!outcome.ok) return this.notices.fail(outcome.why);
    const late = new Promise((resolve) => setTimeout(resolve, THREAD_TIME, parent)); // what the bot said instead is there
    const place = await Promise.race([thread, late]);
    this.opening = null;
    if (person === this.live.person) this.go(place);
  }

  /** A lesson, or what became of the one that was begun before, in the direct messages. */
  async learn(game) {
    if (!(await this.botIsThere())) return;
    this.go(address.MESSAGES);
    const outcome = await this.live.interact("command", { channel: this.state.dm.id, name: "learn", options: { game } });
    if (!outcome.ok) this.notices.fail(outcome.why);
  }

  async rules(game) {
    const channel = this.state.firstChannel().id;
    if (!(await this.botIsThere())) return;
    this.go(channel);
    const outcome = await this.live.interact("command", { channel, name: "rules", options: { game } });
    if (!outcome.ok) this.notices.fail(outcome.why);
  }

  /** Waits for the bot. False if it does not come, or somebody else is here by then. */
  async botIsThere() {
    const { person } = this.live;
    const there = await this.state.whenBot(BOT_TIME);
    if (!there) this.notices.fail(say("bot-offline"));
    return there && person === this.live.person;
  }

  newChannel() {
    askName(say("new-channel"), say("channel-name"), say("create"), async (name) => {
      const outcome = await this.live.act("channel", { name });
      if (outcome.ok) this.goWhenThere(outcome.channel);
      return outcome.ok ? null : outcome.why || say("no-answer");
    });
  }

  newThread() {
    const parent = this.channel.channel;
    askName(say("new-thread"), say("thread-name"), say("create"), async (name) => {
      const outcome = await this.live.act("thread", { channel: parent, name });
      if (outcome.ok) this.goWhenThere(outcome.channel);
      return outcome.ok ? null : outcome.why || say("no-answer");
    });
  }

  async receive(open) {
    const outcome = await this.live.act("dms", { open });
    if (outcome.ok) this.state.dmsOpen = open;
    else this.notices.fail(outcome.why);
    this.drawBars();
  }

  speak(language) {
    address.remembered.set("language", language);
    const url = new URL(location.href);
    if (url.searchParams.has("lang")) {
      url.searchParams.delete("lang");
      history.replaceState(null, "", url);
    }
    this.live.open(this.live.person, language);
  }

  paint(theme) {
    address.remembered.set("theme", theme);
    document.documentElement.dataset.theme = theme;
    this.sidebar.draw();
  }

  key(event) {
    if (event.key === "Escape" && document.body.classList.contains("drawer-open")) return this.drawer(false);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) return this.step(event);
    if (event.key !== "/" || event.altKey || event.target.closest("input, textarea")) return;
    if (document.body.dataset.place === address.GAMES) return;
    event.preventDefault();
    const own = document.body.dataset.place === address.MESSAGES || this.aside.contains(event.target);
    if (own || this.forum.root.hidden) (own ? this.messages : this.channel).composer.begin("/");
    else this.notices.fail(say("not-in-forum"));
  }

  /** To the channel above or below, as in Discord. */
  step(event) {
    event.preventDefault();
    const places = [address.GAMES, ...this.state.places().map((one) => one.id)];
    const step = event.key === "ArrowDown" ? 1 : -1;
    this.go(places[(places.indexOf(address.read().place) + step + places.length) % places.length]);
  }

  // the frame around it

  drawAll() {
    this.sidebar.draw();
    this.drawBars();
    this.drawTabs();
  }

  /** Show where something is for this person: at once in the title, which is seen of hidden windows too. */
  mark() {
    this.drawTitle();
    this.marking ??= requestAnimationFrame(() => {
      this.marking = null;
      this.drawBars();
      this.drawTabs();
    });
  }

  drawBars() {
    const { state } = this;
    if (!state.me) return;
    const me = state.person(state.me);
    const games = document.body.dataset.place === address.GAMES;
    const channel = this.shownChannel();
    const elsewhere = state.forMeElsewhere(address.read().place);
    const label = [say("change-person", { name: me.name }), elsewhere && say("mentions", { count: elsewhere })].filter(Boolean).join(" · ");
    const who = (key) => el("button", { class: "who", type: "button", "data-key": key, "aria-label": label, "aria-expanded": "false", click: () => this.drawer(true) }, el("span", { class: "with-badge" }, avatar(me), badge({ mentions: elsewhere })), el("span", { class: "label" }, me.name));
    const parent = channel?.parent_id ? state.channel(channel.parent_id) : null;
    const title = games ? [el("h1", { class: "unseen" }, say("games"))] : [el("h1", {}, icon(signOf(channel)), el("span", { class: "label", title: channel?.name ?? "" }, channel?.name ?? "")), el("span", { class: "dim topic" }, parent ? el("a", { href: address.write(state.me, parent.id) }, `#${parent.name}`) : (channel?.topic ?? ""))];
    const thread = !games && channel?.type === 0 ? el("button", { class: "quiet", type: "button", "data-key": "new-thread", "aria-label": say("new-thread"), title: say("new-thread"), click: () => this.newThread() }, icon("thread"), el("span", { class: "label" }, say("new-thread"))) : null;
    morphChildren(this.bar, [who("who"), ...title, thread].filter(Boolean));
    const own = document.body.dataset.place === address.MESSAGES;
    const heading = el("h2", {}, own ? say("messages") : el("a", { href: address.write(state.me, address.MESSAGES) }, say("messages")));
    const titles = el("div", { class: "titles" }, heading, el("span", { class: "dim topic" }, say("only-person-sees", { name: me.name })));
    morphChildren(this.messagesBar, [who("who"), avatar(me), titles, this.switch()]);
    this.skip.textContent = say(games ? "skip-to-games" : "skip-to-newest");
    this.main.setAttribute("aria-label", games ? say("games") : (channel?.name ?? ""));
    this.aside.setAttribute("aria-label", say("messages"));
    this.drawTitle();
  }

  switch() {
    const open = this.state.dmsOpen;
    const label = say(open ? "dms-open" : "dms-closed");
    return el("button", { class: "toggle", type: "button", role: "switch", "aria-checked": String(open), "data-key": "dms", "aria-label": say("dms-switch"), title: label, click: () => this.receive(!this.state.dmsOpen) }, el("span", { class: "label" }, say("dms-label")), el("i", { "aria-hidden": "true" }));
  }

  drawTabs() {
    const { state } = this;
    if (!state.me) return;
    const place = address.read().place;
    const channel = state.channel(this.last) ?? state.firstChannel();
    const tab = (target, label, sign, unread) => el("a", { href: address.write(state.me, target), "data-key": label, "aria-current": place === target || (label === "channel" && state.channels.has(place)) ? "page" : null }, el("span", { class: "tab-sign" }, icon(sign), unread), el("span", { class: "label" }, label === "channel" ? (channel?.name ?? "") : say(label)));
    const dm = state.unread.get(state.dm.id);
    this.tabs.setAttribute("aria-label", say("tabs"));
    morphChildren(this.tabs, [
      tab(address.GAMES, "games", "home", null),
      ...(channel ? [tab(channel.id, "channel", signOf(channel), badge({ mentions: state.forMeElsewhere(place) }))] : []),
      tab(address.MESSAGES, "messages", "mail", badge({ mentions: dm?.count ?? 0 })),
    ]);
    this.drawTitle();
  }

  drawTitle() {
    const { state } = this;
    if (!state.me) return;
    const calls = [...state.unread.values()].reduce((sum, one) => sum + one.mentions, 0);
    const place = document.body.dataset.place === address.GAMES ? say("games") : `#${this.shownChannel()?.name ?? ""}`;
    document.title = `${calls ? `(${calls}) ` : ""}${state.person(state.me).name} · ${place} · Portolan`;
  }

  /** On a narrow screen the sidebar slides in; what is behind it cannot be used then. */
  drawer(open) {
    const drawn = open && NARROW.matches;
    const was = document.body.classList.contains("drawer-open");
    document.body.classList.toggle("drawer-open", drawn);
    this.sidebar.root.inert = NARROW.matches && !drawn;
    for (const part of [this.skip, this.main, this.aside, this.tabs]) part.inert = drawn;
    if (drawn) find("[aria-pressed=true]", this.sidebar.root)?.focus();
    else if (was) find(document.body.dataset.place === address.MESSAGES ? "aside .who" : "main .who")?.focus();
  }
}

function signOf(channel) {
  return channel?.parent_id ? "thread" : channel?.type === FORUM ? "forum" : "hash";
}

new Page();
