// What this person knows: channels, messages, people. Frames change it; whoever watches a topic is told.

import { wordsOf } from "./components.js";

export const PUBLIC_THREAD = 11;
export const PRIVATE_THREAD = 12;
export const FORUM = 15;
const TEXT_CHANNEL = 0;
const BUTTON = 2;
const PRIMARY = 1;
const MENTION = /<@(\d+)>/g;
const BOARD = /^p1:board:/; // Verb.BOARD: beside a hand
const PLAY = /^p1:play:/; // the bot's own id of this button, see Verb.PLAY

const older = (one, other) => one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
/** Ids are numbers too large for JavaScript's: compared as texts. */
export const byId = (one, other) => older(one.id, other.id);

export class State {
  constructor() {
    this.watchers = new Map();
    this.texts = {};
    this.people = new Map();
    this.botWaiters = [];
    this.clear();
  }

  clear() {
    this.me = null;
    this.channels = new Map();
    this.lists = new Map();
    this.unread = new Map();
    this.dm = null;
    this.bot = null;
    this.commands = [];
    this.forms = [];
    this.dmsOpen = true;
    this.roles = new Set(); // those that this person has
    this.typing = new Map();
  }

  /** Topics: hello, messages, message, edited, deleted, channels, unread, typing, bot, commands, roles, form. */
  on(topic, watcher) {
    this.watchers.set(topic, [...(this.watchers.get(topic) ?? []), watcher]);
  }

  tell(topic, what) {
    for (const watcher of this.watchers.get(topic) ?? []) watcher(what);
  }

  hear(frame) {
    const reader = READERS[frame.t];
    if (reader) reader(this, frame);
  }

  person(id) {
    return this.people.get(id) ?? null;
  }

  channel(id) {
    return id === this.dm?.id ? this.dm : this.channels.get(id) ?? null;
  }

  /** Channels in the order of the sidebar, each followed by its threads; archived threads are left out. */
  places() {
    const all = [...this.channels.values()];
    const parents = all.filter((one) => one.type === TEXT_CHANNEL || one.type === FORUM);
    parents.sort((one, other) => (one.position ?? 0) - (other.position ?? 0) || byId(one, other));
    return parents.flatMap((parent) => [
      parent,
      ...all.filter((one) => one.parent_id === parent.id && !one.thread_metadata?.archived).sort(byId),
    ]);
  }

  /** The posts of a forum, also those that sleep. */
  posts(forum) {
    return [...this.channels.values()].filter((one) => one.parent_id === forum);
  }

  firstChannel() {
    return this.places().find((one) => one.type === TEXT_CHANNEL) ?? null;
  }

  /** Resolves to true when the bot is there. One that has only just been started is waited for, one that is gone for `patience` milliseconds. */
  whenBot(patience = 0) {
    if (this.bot.online) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.botWaiters.push(resolve);
      if (!this.bot.awaited) setTimeout(resolve, patience, false);
    });
  }

  heardOfBot() {
    if (!this.bot.online) return;
    for (const resolve of this.botWaiters.splice(0)) resolve(true);
  }

  list(channel) {
    if (!this.lists.has(channel)) this.lists.set(channel, { messages: [], more: false, loaded: false });
    return this.lists.get(channel);
  }

  message(channel, id) {
    return this.list(channel).messages.find((one) => one.id === id) ?? null;
  }

  put(message) {
    const { messages } = this.list(message.channel_id);
    const at = messages.findIndex((one) => one.id === message.id);
    if (at >= 0) messages[at] = message;
    else {
      messages.push(message);
      if (messages.length > 1 && byId(messages.at(-2), message) > 0) messages.sort(byId);
    }
    return at < 0;
  }

  /** A channel is not told anew with each message in it. The first one of a post is not counted. */
  noteNewest(message) {
    const channel = this.channel(message.channel_id);
    if (!channel) return;
    channel.last_message_id = message.id;
    if (message.id !== channel.id && "message_count" in channel) channel.message_count += 1;
  }

  noteGone(place, id) {
    const channel = this.channel(place);
    if (id !== place && channel?.message_count) channel.message_count -= 1;
  }

  /** Whom the newest board of a channel calls, as everybody there can read. Followers stand in small print. */
  calledIn(channel) {
    const board = this.list(channel).messages.findLast(
      (one) => one.author.id === this.bot?.id && !one.ephemeral && isToBePlayed(one.components),
    );
    const lines = board ? wordsOf(board.components).split("\n") : [];
    const called = lines.filter((one) => !one.startsWith("-# ")).flatMap((one) => [...one.matchAll(MENTION)]);
    return new Set(called.map(([, id]) => id));
  }

  /** How much there is for me in other channels than this one: what names me, or a game that waits. */
  forMeElsewhere(place) {
    const others = [...this.channels.keys()].filter((id) => id !== place);
    return others.reduce((sum, id) => sum + Math.max(this.unread.get(id)?.mentions ?? 0, this.calledIn(id).has(this.me) ? 1 : 0), 0);
  }

  /** Whom any game calls. */
  called() {
    const called = new Set([...this.channels.keys()].flatMap((id) => [...this.calledIn(id)]));
    const own = this.dm ? this.list(this.dm.id).messages : []; // what is asked in secret stands in no channel
    if (own.some((one) => one.author.id === this.bot?.id && isHandAsked(one.components))) called.add(this.me);
    return called;
  }
}

/** Whether there is a *Play* button: final standings, votes and notices name people too, and call nobody. */
function isToBePlayed(components) {
  return hasButton(components, (one) => PLAY.test(one.custom_id));
}

/** Whether this is a hand whose owner is asked: only then its *Play* stands out. */
function isHandAsked(components) {
  return hasButton(components, (one) => BOARD.test(one.custom_id)) && hasButton(components, (one) => PLAY.test(one.custom_id) && one.style === PRIMARY);
}

function hasButton(components, fits) {
  return components.some((part) => (part.type === BUTTON && !part.disabled && fits(part)) || hasButton(part.components ?? [], fits));
}

const READERS = {
  hello(state, frame) {
    const known = frame.me === state.me ? state.lists : new Map(); // shown until the history has come again
    for (const list of known.values()) list.old = new Set(list.messages.map((one) => one.id));
    state.clear();
    state.lists = known;
    state.me = frame.me;
    state.people = new Map(frame.people.map((person) => [person.id, person]));
    state.guild = frame.guild;
    state.roles = new Set(frame.roles);
    state.channels = new Map(frame.channels.map((channel) => [channel.id, channel]));
    state.dm = frame.dm;
    state.commands = frame.commands;
    state.texts = frame.texts;
    state.bot = frame.bot;
    state.dmsOpen = frame.dms_open !== false;
    state.forms = frame.forms ?? [];
    state.tell("hello", frame);
    state.heardOfBot();
  },
  messages(state, { channel, messages, before, more }) {
    const list = state.list(channel);
    if (before === null) {
      const newest = messages.at(-1); // later ones have come meanwhile, unless they are from the last connection
      list.messages = list.messages.filter((one) => newest && byId(one, newest) > 0 && !list.old?.has(one.id));
      list.old = null;
    }
    for (const message of messages) state.put(message);
    list.messages.sort(byId);
    list.more = more;
    list.loaded = true;
    state.tell("messages", { channel, before });
  },
  message(state, { message }) {
    state.typing.delete(message.channel_id);
    const fresh = state.put(message);
    if (fresh && !message.ephemeral) state.noteNewest(message);
    state.tell(fresh ? "message" : "edited", message);
  },
  edited(state, { message }) {
    if (!state.message(message.channel_id, message.id)) return; // older than what is shown
    state.put(message);
    state.tell("edited", message);
  },
  deleted(state, { channel, id }) {
    const list = state.list(channel);
    if (!state.message(channel, id)?.ephemeral) state.noteGone(channel, id);
    list.messages = list.messages.filter((one) => one.id !== id);
    state.tell("deleted", { channel, id });
  },
  channel(state, { channel }) {
    const isNew = !state.channels.has(channel.id);
    state.channels.set(channel.id, channel);
    state.tell("channels", { channel, isNew });
  },
  "channel-gone"(state, { id }) {
    state.channels.delete(id);
    state.lists.delete(id);
    state.unread.delete(id);
    state.tell("channels", { gone: id });
  },
  typing(state, { channel }) {
    state.typing.set(channel, Date.now());
    state.tell("typing", channel);
  },
  bot(state, { online }) {
    state.bot.online = online;
    state.bot.awaited = false;
    state.tell("bot", online);
    state.heardOfBot();
  },
  commands(state, { commands }) {
    state.commands = commands;
    state.tell("commands", commands);
  },
  roles(state, { all, mine }) {
    state.guild.roles = all;
    state.roles = new Set(mine);
    state.tell("roles");
  },
  form(state, frame) {
    state.tell("form", frame);
  },
  unread(state, { channel, count, mentions }) {
    if (count) state.unread.set(channel, { count, mentions });
    else state.unread.delete(channel);
    state.tell("unread", channel);
  },
};
