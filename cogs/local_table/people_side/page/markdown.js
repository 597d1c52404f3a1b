// Discord's markdown, made into elements: never into HTML, so a text can contain whatever it likes.

import * as address from "./address.js";
import { el } from "./dom.js";
import { signed } from "./signs.js";
import { say, writeTime } from "./words.js";

const FENCE = /```(?:([\w+-]+)\n)?\n?([\s\S]+?)\n?```/y;
const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.+)$/;
const OWN_LINK = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;
const FIRST_WORD = /^\s?\S{1,24}/u;
const PLAIN = /[^\\`<[*_~|h]+/y;

/** The elements of a text. `state` knows the people and channels that it mentions. */
export function markdown(text, state) {
  const parts = [];
  let rest = text;
  while (rest) {
    const at = rest.indexOf("```");
    FENCE.lastIndex = at;
    const code = at >= 0 ? FENCE.exec(rest) : null;
    parts.push(...blocks(code ? rest.slice(0, at) : rest, state));
    if (!code) break;
    parts.push(el("pre", { tabindex: 0 }, el("code", {}, code[2])));
    rest = rest.slice(FENCE.lastIndex);
  }
  return parts;
}

function blocks(text, state) {
  const lines = text.replace(/^\n+|\n+$/g, "").split("\n");
  const found = [];
  while (lines.length) found.push(block(lines, state));
  return found.filter(Boolean);
}

function block(lines, state) {
  const line = lines[0];
  const heading = HEADING.exec(line);
  if (heading) return lines.shift(), el(`h${heading[1].length + 2}`, { class: `h${heading[1].length}` }, inline(heading[2], state));
  const small = SMALL.exec(line);
  if (small) return lines.shift(), el("p", { class: "small" }, inline(small[1], state));
  if (line.startsWith(">>> ")) return el("blockquote", {}, blocks(lines.splice(0).join("\n").slice(4), state));
  if (/^> /.test(line)) return el("blockquote", {}, blocks(take(lines, (one) => /^>( |$)/.test(one)).map((one) => one.slice(2)).join("\n"), state));
  if (ITEM.test(line)) return list(take(lines, (one) => ITEM.test(one)), state);
  const plain = take(lines, (one) => !HEADING.test(one) && !SMALL.test(one) && !/^>/.test(one) && !ITEM.test(one));
  if (!plain.length) plain.push(lines.shift());
  const words = plain.join("\n").replace(/^\n+|\n+$/g, "");
  return words ? el("p", {}, inline(words, state)) : null;
}

function take(lines, fits) {
  let count = 0;
  while (count < lines.length && fits(lines[count])) count += 1;
  return lines.splice(0, count);
}

function list(lines, state) {
  const items = lines.map((line) => ITEM.exec(line)).map(([, space, mark, text]) => ({ depth: space.length, mark, text }));
  const build = (depth) => {
    const ordered = /\d/.test(items[0].mark);
    const made = el(ordered ? "ol" : "ul", ordered ? { start: parseInt(items[0].mark, 10) } : {});
    while (items.length && items[0].depth >= depth) {
      if (items[0].depth > depth && made.lastChild) made.lastChild.append(build(items[0].depth));
      else made.append(el("li", {}, inline(items.shift().text, state)));
    }
    return made;
  };
  const made = [];
  while (items.length) made.push(build(items[0].depth));
  return made.length === 1 ? made[0] : el("div", {}, made);
}

/** What stands within a line, by its first sign. Each rule gives an element, or null where it does not apply. */
const RULES = [
  [/\\([^A-Za-z0-9\s])/y, ([, sign]) => document.createTextNode(sign)],
  [/(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/y, ([, , code]) => el("code", {}, code.trim())],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, ([, seconds, style]) => time(Number(seconds), style)],
  [/<@!?(\d+)>/y, ([, id], state) => person(id, state)],
  [/<@&(\d+)>/y, ([, id], state) => role(id, state)],
  [/<#(\d+)>/y, ([, id], state) => place(id, "", state)],
  [/<\/([\w -]+):\d+>/y, ([, name]) => el("code", { class: "command-name" }, `/${name}`)],
  [/<a?:(\w+):(\d+)>(?=\s*(?:\*\*)?(\p{L})?)/uy, ([, name, id, word]) => emoji(name, id, word)],
  [/\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, ([, label, url], state) => link(url, inline(label, state), state)],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, url], state) => link(url, [url], state)],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]/y, ([url], state) => link(url, [url], state)],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, ([, text], state) => el("strong", {}, inline(text, state))],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, ([, text], state) => el("u", {}, inline(text, state))],
  [/~~([\s\S]+?)~~(?!_)/y, ([, text], state) => el("s", {}, inline(text, state))],
  [/\|\|([\s\S]+?)\|\|/y, ([, text], state) => spoiler(text, state)],
  [/\*(?=\S)((?:\*\*|\\.|[^*\\])+?)\*(?!\*)/y, ([, text], state) => el("em", {}, inline(text, state))],
  [/_((?:__|\\.|[^_\\])+?)_(?![_\w])/y, ([, text], state) => el("em", {}, inline(text, state))],
];

export function inline(text, state) {
  const found = [];
  let plain = "";
  let at = 0;
  const flush = () => {
    plain.split("\n").forEach((line, number) => found.push(...(number ? [el("br")] : []), ...signed(line)));
    plain = "";
  };
  while (at < text.length) {
    const made = special(text, at, state);
    if (made) {
      flush();
      found.push(made.element);
      at = made.end;
      continue;
    }
    PLAIN.lastIndex = at;
    const run = PLAIN.exec(text)?.[0] ?? text[at];
    plain += run;
    at += run.length;
  }
  flush();
  return keptTogether(found);
}

/** Each emoji with the word after it: a browser may break a line beside a picture, whatever space stands there. */
function keptTogether(nodes) {
  const found = [];
  for (const node of nodes) {
    const word = isEmoji(found.at(-1)) ? takeWord(node) : null;
    if (word) found.push(el("span", { class: "together" }, found.pop(), word));
    if (node.textContent || !word) found.push(node);
  }
  return found;
}

const isEmoji = (node) => node?.nodeType === Node.ELEMENT_NODE && node.matches(".emoji, .sign");

/** Takes the first word out of a text, or out of bold and the like, which it keeps; null if there is none. */
function takeWord(node) {
  if (node.nodeType === Node.TEXT_NODE) {
    const [word] = FIRST_WORD.exec(node.data) ?? [];
    if (word) node.data = node.data.slice(word.length);
    return word ?? null;
  }
  const word = node.matches("strong, em, u, s") && node.firstChild ? takeWord(node.firstChild) : null;
  return word && el(node.localName, {}, word);
}

function special(text, at, state) {
  if (text[at] === "_" && at && /\w/.test(text[at - 1])) return null; // snake_case
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const element = match && make(match, state);
    if (element) return { element, end: at + match[0].length };
  }
  return null;
}

function time(seconds, style) {
  const moment = new Date(seconds * 1000);
  if (Number.isNaN(moment.getTime())) return null;
  const relative = style === "R" ? { "data-relative": seconds } : {};
  return el("time", { datetime: moment.toISOString(), title: writeTime(seconds, "F"), ...relative }, writeTime(seconds, style));
}

function person(id, state) {
  const known = state.person(id)?.name ?? (id === state.bot?.id ? state.bot.name : say("somebody"));
  return el("span", { class: id === state.me ? "mention me" : "mention" }, `@${known}`);
}

function role(id, state) {
  const known = state.guild?.roles?.find((one) => one.id === id)?.name ?? say("unknown-role");
  return el("span", { class: state.roles?.has(id) ? "mention me" : "mention" }, `@${known}`);
}

function place(id, message, state) {
  const channel = state.channel(id);
  if (!channel) return el("span", { class: "mention" }, `#${say("unknown-channel")}`);
  const name = id === state.dm?.id ? say("messages") : `#${channel.name}`;
  const target = id === state.dm?.id ? address.MESSAGES : id;
  return el("a", { class: "mention", href: address.write(state.me, target, message) }, name);
}

/** An emoji of the bot. To those who listen it is its name, without the marks of our uploads (p_wood_3fa90c); and
 * nothing before a `word`, which says the same. */
function emoji(name, id, word) {
  const spoken = name.replace(/^p_(\w+)_[0-9a-f]+$/, "$1").replaceAll("_", " ");
  return el("img", { class: "emoji", src: `/emoji/${id}`, alt: word ? "" : spoken, title: spoken });
}

/** Where a link leads: our own channels open here, everything else in a new window that knows nothing of us. */
export function linkTarget(url, state) {
  const [, channel, message = ""] = OWN_LINK.exec(url) ?? [];
  if (channel && state.channel(channel)) {
    return { href: address.write(state.me, channel === state.dm?.id ? address.MESSAGES : channel, message) };
  }
  return /^https?:\/\//.test(url) ? { href: url, target: "_blank", rel: "noopener noreferrer" } : {};
}

function link(url, label, state) {
  const own = OWN_LINK.exec(url);
  if (own && label.length === 1 && label[0] === url && state.channel(own[1])) return place(own[1], own[2] ?? "", state);
  return el("a", linkTarget(url, state), label);
}

function spoiler(text, state) {
  return el("button", { class: "spoiler", type: "button", "data-spoiler": true, "aria-label": say("spoiler") }, el("span", {}, inline(text, state)));
}

/** The first words of a text, for announcements and lists: headings, paragraphs and entries apart from each other. */
export function firstWords(text, state) {
  const apart = (node) => (node.nodeType === Node.ELEMENT_NODE && node.matches("ul, ol, div, blockquote") ? [...node.children].flatMap(apart) : [node.textContent]);
  return markdown(text, state).flatMap(apart).join(" ").trim().slice(0, 200);
}
