// Components V2: what the bot shows, as elements. Nothing here listens: presses are caught further up (message.js).

import { el } from "./dom.js";
import { linkTarget, markdown } from "./markdown.js";
import { emoji, icon, signed } from "./signs.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };
const LINK = 5;
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** What surrounds a component: whose message, what is being sent, and the state to look names up in. */
export function showComponents(components, context) {
  return components.map((part) => SHOWN[part.type]?.(part, context) ?? null);
}

const SHOWN = {
  1: (part, context) => el("div", { class: "row" }, showComponents(part.components, context)),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (part, context) => el("div", { class: "text" }, markdown(part.content, context.state)),
  11: (part, context) => picture({ media: part.media, description: part.description }, context, "thumbnail"),
  12: gallery,
  13: file,
  14: (part) => el("hr", { class: `spacing-${part.spacing ?? 1}${part.divider === false ? " invisible" : ""}` }),
  17: container,
};

function container(part, context) {
  const box = el("div", { class: "container" }, showComponents(part.components, context));
  if (part.accent_color !== null && part.accent_color !== undefined) {
    box.style.setProperty("--accent", `#${part.accent_color.toString(16).padStart(6, "0")}`);
  }
  return box;
}

function section(part, context) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-texts" }, showComponents(part.components, context)),
    showComponents([part.accessory], context),
  );
}

function button(part, context) {
  const label = [emoji(part.emoji), el("span", { class: "label" }, signed(part.label ?? ""))];
  if (part.style === LINK) {
    const target = linkTarget(part.url, context.state);
    return el("a", { class: "button link", ...target }, label, target.target ? icon("window") : null);
  }
  const sending = context.isPending(part.custom_id);
  return el(
    "button",
    {
      class: `button ${STYLES[part.style] ?? "secondary"}${sending ? " pending" : ""}`,
      type: "button",
      "data-key": part.custom_id,
      "data-press": part.custom_id,
      disabled: part.disabled,
      "aria-busy": sending ? "true" : null,
      "aria-label": part.label ? null : (part.emoji?.name ?? part.custom_id),
    },
    label,
  );
}

/** The options of a menu; those of people and channels are who and what there is. */
export function optionsOf(part, state) {
  const chosen = new Set((part.default_values ?? []).map((one) => one.id));
  if (part.type === 3) {
    return part.options.map((one) => ({ ...one, chosen: Boolean(one.default) }));
  }
  if (part.type === 8) {
    const kinds = part.channel_types ?? [];
    return state
      .places()
      .filter((one) => !kinds.length || kinds.includes(one.type))
      .map((one) => ({ value: one.id, label: `# ${one.name}`, chosen: chosen.has(one.id) }));
  }
  if (part.type === 6) {
    return (state.guild?.roles ?? []).map((one) => ({ value: one.id, label: `@${one.name}`, chosen: chosen.has(one.id) }));
  }
  return [...state.people.values()].map((one) => ({ value: one.id, label: one.name, chosen: chosen.has(one.id) }));
}

function menu(part, context) {
  const sending = context.isPending(part.custom_id);
  const options = optionsOf(part, context.state);
  const chosen = sending
    ? options.filter((one) => context.pendingValues(part.custom_id).includes(one.value))
    : options.filter((one) => one.chosen);
  const title = part.placeholder ?? say("choose");
  const shown = chosen.length ? chosen.map((one) => one.label).join(", ") : title;
  return el(
    "button",
    {
      class: `menu${chosen.length ? " filled" : ""}${sending ? " pending" : ""}`,
      type: "button",
      role: "combobox",
      "data-key": part.custom_id,
      "data-menu": part.custom_id,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": chosen.length ? `${title}: ${shown}` : title,
      "aria-busy": sending ? "true" : null,
      disabled: part.disabled,
    },
    chosen.length === 1 ? emoji(chosen[0].emoji) : null,
    el("span", { class: "label" }, signed(shown)),
    icon("open"),
  );
}

function gallery(part, context) {
  const pictures = part.items.map((item) => picture(item, context, "in-gallery"));
  return el("div", { class: `gallery count-${Math.min(part.items.length, 4)}` }, pictures);
}

/** A picture that opens in full size. Films wait for a press where somebody wants no motion. */
function picture(item, context, kind) {
  const { url, width, height } = item.media;
  const alt = item.description ?? "";
  const image = el("img", {
    src: url,
    alt,
    width: width || null,
    height: height || null,
    loading: "lazy",
    decoding: "async",
    "data-open": url,
    class: "clickable",
  });
  const still = STILL.matches && isFilm(url);
  return el(
    "figure",
    { class: `picture ${kind}${still ? " film" : ""}` },
    still ? stillFilm(image, url) : image,
    el("button", { class: "full", type: "button", "data-open": url, "aria-label": say("full-size"), title: say("full-size") }, icon("full")),
  );
}

const isFilm = (url) => /\/film[^/]*\.webp(\?|$)/.test(url);

function stillFilm(image, url) {
  image.removeAttribute("src");
  image.removeAttribute("data-open");
  image.dataset.film = url;
  return [image, el("button", { class: "button secondary start-film", type: "button", "data-film-start": url }, icon("play"), say("play-film"))];
}

/** Which pictures a message shows, in order: for leafing through them in full size. */
export function picturesOf(components) {
  return components.flatMap((part) => [
    ...(part.items ?? []),
    ...(part.type === 11 ? [part] : []),
    ...picturesOf(part.components ?? []),
    ...(part.accessory ? picturesOf([part.accessory]) : []),
  ]);
}

function file(part) {
  const name = part.name ?? part.file.url.split("/").at(-1).split("?")[0];
  const size = part.size ? ` · ${Math.max(1, Math.round(part.size / 1024))} KB` : "";
  return el(
    "a",
    { class: "file", href: part.file.url, download: name },
    icon("file"),
    el("span", {}, el("span", { class: "file-name" }, name), el("span", { class: "dim" }, size)),
  );
}

/** Whether there is something to press or to choose. */
export function hasControls(components) {
  return components.some((part) => (part.custom_id && !part.disabled) || hasControls([...(part.components ?? []), ...(part.accessory ? [part.accessory] : [])]));
}

/** The component with this id, wherever it is. */
export function findComponent(components, customId) {
  for (const part of components) {
    if (part.custom_id === customId) return part;
    const within = findComponent([...(part.components ?? []), ...(part.accessory ? [part.accessory] : [])], customId);
    if (within) return within;
  }
  return null;
}

/** All that is said in words, without what can be pressed. */
export function wordsOf(components) {
  return components
    .flatMap((part) => [part.type === 10 ? part.content : "", wordsOf(part.components ?? [])])
    .filter(Boolean)
    .join("\n");
}

