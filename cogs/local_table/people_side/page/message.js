// One message: who wrote it and when, and what it says and shows.

import { showComponents } from "./components.js";
import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { icon, rose, avatar } from "./signs.js";
import { say, writeMoment, writeTime } from "./words.js";

const LOADING = 128;
const GROUP_TIME = 5 * 60 * 1000;

/** Whether a message goes on where the one before it ended. */
export function continues(before, message) {
  return Boolean(
    before &&
      before.author.id === message.author.id &&
      Boolean(before.ephemeral) === Boolean(message.ephemeral) &&
      !message.interaction_metadata &&
      !message.components.length &&
      !before.components.length &&
      new Date(message.timestamp) - new Date(before.timestamp) < GROUP_TIME,
  );
}

/** The element of a message. `context` looks names up and knows what is being sent. */
export function showMessage(message, before, context) {
  const { state } = context;
  const grouped = continues(before, message);
  const mine = message.mentions.some((one) => one.id === state.me) || message.mention_roles.some((role) => state.roles.has(role));
  const kind = ["message", grouped && "grouped", message.ephemeral && "ephemeral", mine && "to-me"].filter(Boolean);
  const name = nameOf(message, state);
  return el(
    "article",
    { class: kind.join(" "), id: `m${message.id}`, "data-key": message.id, tabindex: -1, "aria-label": `${name}, ${writeMoment(message.timestamp)}` },
    grouped ? null : el("div", { class: "face" }, faceOf(message, state)),
    el(
      "div",
      { class: "body" },
      grouped ? null : header(message, name, state),
      message.flags & LOADING ? thinking() : content(message, context),
      message.ephemeral ? onlyYou() : null,
    ),
  );
}

function nameOf(message, state) {
  return state.person(message.author.id)?.name ?? message.author.global_name ?? state.bot?.name ?? message.author.username;
}

function faceOf(message, state) {
  const person = state.person(message.author.id);
  return person ? avatar(person) : rose();
}

function header(message, name, state) {
  const seconds = Date.parse(message.timestamp) / 1000;
  return el(
    "header",
    {},
    el("span", { class: "name" }, name),
    message.author.bot ? el("span", { class: "app" }, say("app")) : null,
    el("time", { datetime: message.timestamp, title: writeTime(seconds, "F") }, writeMoment(message.timestamp)),
    asked(message, state),
  );
}

/** Which command a message answers. */
function asked(message, state) {
  const metadata = message.interaction_metadata;
  const command = metadata?.name ?? message.interaction?.name;
  if (!command) return null;
  const who = state.person(metadata.user?.id)?.name ?? "";
  return el("span", { class: "asked" }, say("used-command", { who, command: `/${command}` }));
}

function content(message, context) {
  const shown = [];
  if (message.content) shown.push(el("div", { class: "text" }, markdown(message.content, context.state)));
  shown.push(...showComponents(message.components, context));
  if (!message.components.length) shown.push(...loose(message, context));
  return shown;
}

/** Attachments of a message without components. */
function loose(message, context) {
  return message.attachments.flatMap((one) =>
    one.content_type?.startsWith("image/")
      ? showComponents([{ type: 12, items: [{ media: one, description: one.description }] }], context)
      : showComponents([{ type: 13, file: one, name: one.filename, size: one.size }], context),
  );
}

function thinking() {
  return el("p", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), say("thinking"));
}

function onlyYou() {
  return el(
    "footer",
    { class: "only-you" },
    icon("lock"),
    el("span", {}, say("only-you")),
    el("button", { class: "quiet", type: "button", "data-dismiss": true }, say("dismiss")),
  );
}
