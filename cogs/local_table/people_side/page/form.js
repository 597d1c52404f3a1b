// Forms: what the bot asks for in a window of its own, and the page's own small questions.

import { Choices, openList } from "./choices.js";
import { optionsOf } from "./components.js";
import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { icon, signed } from "./signs.js";
import { say } from "./words.js";

const TEXT = 10;
const TEXT_INPUT = 4;
const PARAGRAPH = 2;
const CHECKBOX = 23;
const MENUS = new Set([3, 5, 6, 7, 8]);

/** Show a form of the bot. `send(fields)` answers null, or what was wrong; `close()` is called without an answer. */
export function openForm(form, state, send, close, confirm = say("submit")) {
  const fields = form.components.flatMap((part) => fieldsOf(part, state));
  openDialog({
    title: form.title,
    inside: fields.map((field) => field.root),
    confirm,
    send: async (complain) => {
      const wrong = fields.find((field) => field.value && field.wrong());
      if (wrong) {
        complain(wrong.wrong());
        wrong.focus();
        return false;
      }
      const given = fields.filter((field) => field.value);
      const why = await send(Object.fromEntries(given.map((field) => [field.name, field.value()])));
      if (why) complain(why);
      return !why;
    },
    close,
  });
}

function fieldsOf(part, state) {
  if (part.type === TEXT) return [{ root: el("div", { class: "text" }, markdown(part.content, state)) }];
  if (part.type === 1) return part.components.flatMap((inner) => fieldsOf(inner, state));
  if (part.type === 18) return [field(part.component, part.label, part.description, state)];
  return [field(part, part.label ?? "", "", state)];
}

function field(part, label, description, state) {
  const id = `field-${Math.random().toString(36).slice(2)}`;
  const control = MENUS.has(part.type) ? menuField(part, id, label, state) : part.type === CHECKBOX ? boxField(part, id) : textField(part, id);
  const about = description ? el("span", { class: "dim", id: `${id}-about` }, signed(description)) : null;
  if (about) control.element.setAttribute("aria-describedby", about.id);
  const name = el("label", { for: id }, label, part.required === false ? el("span", { class: "dim" }, ` (${say("optional")})`) : null);
  return { ...control, name: part.custom_id, root: el("div", { class: "form-field" }, name, about, control.element), focus: () => control.element.focus() };
}

function textField(part, id) {
  const attributes = { id, maxlength: part.max_length ?? 4000, placeholder: part.placeholder ?? null, autocomplete: "off", "aria-required": part.required === false ? null : "true" };
  const element = part.style === PARAGRAPH ? el("textarea", { ...attributes, rows: 4 }) : el("input", { ...attributes, type: "text" });
  element.value = part.value ?? "";
  return {
    element,
    value: () => element.value,
    wrong() {
      const { length } = element.value.trim();
      if (part.required !== false && !length) return say("field-missing");
      return length && length < (part.min_length ?? 0) ? say("field-short", { least: part.min_length }) : "";
    },
  };
}

function boxField(part, id) {
  const element = el("input", { id, type: "checkbox" });
  element.checked = Boolean(part.default);
  return { element, value: () => element.checked, wrong: () => "" };
}

function menuField(part, id, label, state) {
  let chosen = optionsOf(part, state).filter((one) => one.chosen).map((one) => one.value);
  const words = el("span", { class: "label" });
  const element = el("button", { id, class: "menu", type: "button", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false" }, words, icon("open"));
  const least = part.min_values ?? 1;
  const most = part.max_values ?? 1;
  const show = () => {
    const labels = optionsOf(part, state).filter((one) => chosen.includes(one.value)).map((one) => one.label);
    words.textContent = labels.join(", ") || part.placeholder || say("choose");
    element.setAttribute("aria-label", `${label}: ${words.textContent}`);
  };
  const open = () => {
    if (openList()?.host === element) return openList().close(true);
    const options = optionsOf(part, state).map((one) => ({ ...one, chosen: chosen.includes(one.value) }));
    const pick = (values) => {
      chosen = values;
      show();
    };
    new Choices(element, { title: label, many: most > 1 || least === 0 ? { least, most } : null, pick }).open(options);
  };
  element.addEventListener("click", open);
  element.addEventListener("keydown", (event) => {
    if (openList()?.host === element) openList().key(event);
  });
  show();
  return { element, value: () => chosen, wrong: () => (part.required !== false && chosen.length < least ? (part.missing ?? say("field-missing")) : "") };
}

/** Ask for a name, such as that of a new channel. */
export function askName(title, label, confirm, send) {
  const input = el("input", { id: "asked-name", type: "text", maxlength: 100, autocomplete: "off", "aria-required": "true" });
  openDialog({
    title,
    inside: [el("div", { class: "form-field" }, el("label", { for: "asked-name" }, label), input)],
    confirm,
    send: async (complain) => {
      if (!input.value.trim()) return complain(say("field-missing")), input.focus(), false;
      const why = await send(input.value.trim());
      if (why) complain(why);
      return !why;
    },
  });
}

/** Tell something at length. */
export function tell(title, inside) {
  openDialog({ title, inside, confirm: say("close"), send: async () => true, plain: true });
}

/** A dialog. `send(complain)` says whether it may close. */
function openDialog({ title, inside, confirm, send, close = () => {}, plain = false }) {
  const problem = el("p", { class: "problem", role: "alert" });
  const done = el("button", { class: "button primary", type: "submit" }, confirm);
  let answered = false;
  const form = el("form", { novalidate: true, submit: onSubmit }, el("h2", {}, title), inside, problem, el("div", { class: "row end" }, plain ? null : el("button", { class: "button secondary", type: "button", click: () => dialog.close() }, say("cancel")), done));
  const dialog = el("dialog", { class: "form", "aria-label": title }, form);
  async function onSubmit(event) {
    event.preventDefault();
    if (done.disabled) return;
    done.disabled = true;
    problem.textContent = "";
    answered = await send((why) => (problem.textContent = why));
    done.disabled = false;
    if (answered) dialog.close();
  }
  dialog.addEventListener("close", () => {
    openList()?.close(false);
    dialog.remove();
    if (!answered) close();
  });
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector("input, textarea, .menu")?.focus();
}
