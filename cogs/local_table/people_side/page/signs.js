// Our own signs: icons, the people, and pictures for emoji that a system may lack.

import { el } from "./dom.js";
import { say } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

const ICONS = {
  home: ["M4 11 12 4l8 7v9h-5v-6H9v6H4z"],
  hash: ["M9 4 7 20M17 4l-2 16M4.5 9H20M4 15h15.5"],
  thread: ["M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4"],
  forum: ["M3.5 4.5h13v9H9l-3.5 3v-3h-2zM19 9h2v8.5h-2v3l-3.5-3H10"],
  mail: ["M3.5 6h17v12h-17zM4 7l8 6 8-6"],
  lock: ["M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3"],
  close: ["M6 6l12 12M18 6 6 18"],
  plus: ["M12 5v14M5 12h14"],
  minus: ["M5 12h14"],
  window: ["M14 4h6v6M20 4l-8 8M18 14v6H4V6h6"],
  full: ["M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"],
  down: ["M12 5v14M6 13l6 6 6-6"],
  open: ["M6 9l6 6 6-6"],
  send: ["M4 12 20 4l-5 16-3.5-6.5z"],
  file: ["M6 3h8l4 4v14H6zM14 3v4h4"],
  check: ["M5 12.5 10 17.5 19 7"],
  play: ["M8 5l11 7-11 7z"],
  next: ["M9 5l7 7-7 7"],
  back: ["M15 5l-7 7 7 7"],
  menu: ["M4 7h16M4 12h16M4 17h16"],
  light: ["M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2"],
  dark: ["M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z"],
  auto: ["M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16"],
  friends: ["M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 4.5a3.5 3.5 0 0 1 0 6.5M18 13.8c2.2.9 3.5 3 3.5 6.2"],
};

/** Emoji in the texts of the games, drawn here, each with the key of its name for those who listen. */
const EMOJI = {
  "⛵": ["sign-sail", ["M12 3v13M12 4c4 2 6 6 6 10h-6zM12 6c-3 2-5 5-5.5 8H12M4 17h16l-3 4H7z"]],
  "📦": ["sign-crate", ["M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9"]],
  "👥": ["sign-settlers", ICONS.friends],
  "🔭": ["sign-telescope", ["M3 12l12-7 3.5 6-12 7zM15 5l3-2 4 7-3 1M11 15l4 6M9 16l-2 5"]],
  "❓": ["sign-question", ["M8 9a4 4 0 1 1 5.5 3.7c-1.2.6-1.5 1.3-1.5 2.8M12 19.5v.5"]],
  "🎨": ["sign-any-color", ["M12 3a9 9 0 1 0 0 18c2 0 2.5-1.5 1.5-3s0-3 2-3h2.5c2 0 3-1.5 3-4 0-4.5-4-8-9-8zM7.5 11v.01M10 7v.01M15 7v.01M18 10.5v.01"]],
  "☀": ["sign-sun", ICONS.light],
  "★": ["sign-star", ["M12 3l2.7 6 6.3.6-4.8 4.3 1.4 6.4-5.6-3.3-5.6 3.3 1.4-6.4L3 9.6 9.3 9z"]],
};
const KNOWN = new RegExp(`(${Object.keys(EMOJI).join("|")})\\uFE0F?`, "u");

function node(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function strokes(paths, kind) {
  return node("svg", { viewBox: "0 0 24 24", class: kind }, ...paths.map((d) => node("path", { d })));
}

/** A line drawing that only repeats what a word beside it says. */
export function icon(name) {
  const drawing = strokes(ICONS[name], `icon icon-${name}`);
  drawing.setAttribute("aria-hidden", "true");
  return drawing;
}

/** A text with our own drawings where it has emoji. */
export function signed(text) {
  const parts = text.split(KNOWN);
  return parts.filter(Boolean).map((part) => {
    if (!EMOJI[part]) return document.createTextNode(part);
    const [name, paths] = EMOJI[part];
    const drawing = strokes(paths, "icon sign");
    drawing.setAttribute("role", "img");
    drawing.setAttribute("aria-label", say(name));
    return drawing;
  });
}

/** What stands beside the label of a button or an entry: an emoji of the bot, or a character. */
export function emoji(given) {
  if (!given) return null;
  if (!given.id) return el("span", { class: "emoji-text" }, signed(given.name));
  return el("img", { class: "emoji", src: `/emoji/${given.id}`, alt: "" });
}

/** A person: the first letter of the name. No seal: which one somebody plays with is decided at each table. */
export function avatar(person) {
  return el("span", { class: "avatar letter", "data-letter": person.name.slice(0, 1), "aria-hidden": "true" });
}

/** The bot: a compass rose. */
export function rose() {
  const drawing = node("svg", { viewBox: "-12.5 -12.5 25 25", class: "avatar rose", "aria-hidden": "true" });
  drawing.append(
    node("circle", { r: "12", class: "ground" }),
    node("path", { d: "M4.2-4.2 1.8 0 4.2 4.2 0 1.8-4.2 4.2-1.8 0-4.2-4.2 0-1.8z", class: "between" }),
    node("path", { d: "M0-10 2 -2 10 0 2 2 0 10-2 2-10 0-2-2z", class: "main" }),
    node("path", { d: "M0-10 2-2 0 0z", class: "north" }),
  );
  return drawing;
}
