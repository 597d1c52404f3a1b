// The options of a slash command: one field each, with its choices, filled in and sent with Enter.

import { Choices } from "./choices.js";
import { el } from "./dom.js";
import { icon } from "./signs.js";
import { say } from "./words.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const NUMBER = 10;
const FILE = 11;
const ASKING_PAUSE = 90;
const NOTHING = "?"; // the value of an entry that is only a sentence; 0 where it has to be a number

export class CommandForm {
  constructor(command, { state, live, place, rest, send, cancel, refuse }) {
    Object.assign(this, { command, state, live, place, send, cancel, refuse });
    this.fields = command.options.map((option) => (option.type === FILE ? new FileField(option, this) : new Field(option, this)));
    this.about = el("p", { class: "about", id: `about-${Math.random().toString(36).slice(2)}` }, command.description);
    this.root = el(
      "form",
      { class: "command", novalidate: true, "aria-label": `/${command.path}`, submit: (event) => this.submit(event), keydown: (event) => this.key(event) },
      this.about,
      el(
        "div",
        { class: "line" },
        el("span", { class: "chip" }, `/${command.path}`),
        this.fields.map((field) => field.root),
        el("button", { class: "quiet cancel", type: "button", "aria-label": say("cancel"), title: say("cancel"), click: () => cancel() }, icon("close")),
        el("button", { class: "send", type: "submit", "aria-label": say("send") }, icon("send")),
      ),
    );
    if (rest && this.fields.length) this.fields[0].input.value = rest;
  }

  /** Begin with the field that was used last, or with the first one that has to be filled in. */
  focus() {
    const last = this.fields.find((field) => field.option === this.described);
    const first = last ?? this.fields.find((field) => field.option.required) ?? this.fields[0];
    if (first) first.begin();
    else this.root.querySelector(".send").focus();
  }

  /** With what follows a field that was filled in by Tab; nothing may be typed into that one by mistake. */
  goOn(field) {
    const next = this.fields[this.fields.indexOf(field) + 1];
    if (next) next.begin();
    else this.root.querySelector(".send").focus();
  }

  describe(option) {
    this.described = option;
    this.about.textContent = option ? `${option.name}: ${option.description}` : this.command.description;
  }

  key(event) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    this.cancel();
  }

  /** What has been filled in so far, by the English names of the options. */
  values(except = null) {
    const given = this.fields.filter((field) => field !== except && field.value !== null);
    return Object.fromEntries(given.map((field) => [field.name, field.value]));
  }

  /** Once, however often Enter is pressed while the fields are being checked. */
  async submit(event) {
    event.preventDefault();
    if (this.checking) return;
    this.checking = true;
    const wrong = await this.firstWrong();
    this.checking = false;
    if (!wrong) return this.send(this.values());
    this.refuse(wrong.why);
    wrong.field.begin();
  }

  async firstWrong() {
    for (const field of this.fields) {
      const why = await field.check();
      if (why) return { field, why };
    }
    return null;
  }
}

/** One option: free text, a number, or something from a list. */
class Field {
  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.name = option.key ?? option.name;
    this.value = null;
    this.isList = Boolean(option.choices?.length || option.autocomplete || [BOOLEAN, USER, CHANNEL].includes(option.type));
    this.isNumber = option.type === INTEGER || option.type === NUMBER;
    this.input = el("input", {
      type: "text",
      inputmode: this.isNumber && !this.isList ? "decimal" : null,
      autocomplete: "off",
      spellcheck: "false",
      role: this.isList ? "combobox" : null,
      "aria-expanded": this.isList ? "false" : null,
      "aria-autocomplete": this.isList ? "list" : null,
      "aria-required": option.required ? "true" : null,
      placeholder: option.required ? say("required") : say("optional"),
    });
    this.root = el("label", { class: `field${option.required ? " required" : ""}` }, el("span", { class: "field-name" }, option.name), this.input);
    this.input.addEventListener("focus", () => this.entered());
    this.input.addEventListener("blur", () => setTimeout(() => this.input.matches(":focus") || this.list?.close(false), 150));
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.key(event));
  }

  begin() {
    this.input.focus();
    if (this.input.value && this.value === null) this.typed();
  }

  entered() {
    this.form.describe(this.option);
    if (this.isList && this.value === null) this.offer();
  }

  typed() {
    this.value = null;
    if (this.isList) this.offer();
    else this.value = this.parsed();
  }

  parsed() {
    const text = this.input.value.trim();
    if (!text) return null;
    return this.isNumber ? Number(text.replace(",", ".")) : text;
  }

  /** Show what can be chosen; the server is asked where it depends on the game. */
  offer() {
    if (!this.list?.isOpen) {
      this.list = new Choices(this.input, { above: true, over: this.form.root.parentElement, title: this.option.name, pick: (values, one) => this.take(one) });
      this.list.open([]);
    }
    if (!this.option.autocomplete) {
      this.list.show(this.own(), { empty: say("no-choice") });
      this.settled = Promise.resolve();
      return;
    }
    clearTimeout(this.timer);
    const late = this.answered;
    this.settled = new Promise((resolve) => {
      this.answered = resolve;
      this.timer = setTimeout(() => this.ask().then(resolve), this.asked ? ASKING_PAUSE : 0);
    });
    late?.(); // whoever waits for that answer waits for this one
    this.asked = true;
  }

  async ask() {
    const typed = this.input.value;
    const { form, name } = this;
    const body = { channel: form.place(), name: form.command.key, options: { ...form.values(this), [name]: typed }, focused: name };
    const answer = await form.live.act("autocomplete", body);
    if (typed !== this.input.value) return;
    const offered = answer.choices ?? [];
    const why = answer.ok ? offered.find(isSentence)?.name : answer.why;
    this.choices = offered.filter((one) => !isSentence(one)).map((one) => ({ value: String(one.value), label: one.name, exact: one.value }));
    if (this.list?.isOpen) this.list.show(this.choices, { empty: why ?? say("no-choice") });
  }

  /** What begins with what was typed, then what has a word that does, then the rest that has it anywhere. */
  own() {
    const typed = this.input.value.trim().toLowerCase();
    return this.every()
      .map((one) => ({ one, far: distance(one.label.toLowerCase(), typed) }))
      .filter(({ far }) => far < Infinity)
      .sort((one, other) => one.far - other.far)
      .map(({ one }) => one);
  }

  every() {
    const { state } = this.form;
    const { option } = this;
    if (option.type === BOOLEAN) return [[true, say("yes")], [false, say("no")]].map(([exact, label]) => ({ value: String(exact), label, exact }));
    if (option.type === USER) return [...state.people.values()].map((one) => ({ value: one.id, label: one.name, exact: one.id }));
    if (option.type === CHANNEL) return state.places().map((one) => ({ value: one.id, label: `# ${one.name}`, exact: one.id }));
    return (option.choices ?? []).map((one) => ({ value: String(one.value), label: one.name, exact: one.value }));
  }

  take(one) {
    this.value = one.exact;
    this.input.value = one.label;
    this.input.classList.add("taken");
    const next = this.form.fields.find((field) => field.option.required && field.value === null && field !== this);
    if (next) next.begin();
  }

  key(event) {
    if (event.isComposing) return;
    if (this.list?.isOpen) {
      if (event.key === "Enter" && (this.list.moved || this.isUnsettled())) {
        event.preventDefault();
        return this.list.moved ? this.list.choose(this.list.active) : this.enter();
      }
      if (event.key === "Tab" && !event.shiftKey && this.isBegun()) {
        event.preventDefault();
        this.list.choose(this.list.active);
        return this.form.goOn(this);
      }
      if (this.list.key(event, { typing: true })) return;
    }
    if (event.key === "Backspace" && !this.input.value && this.form.fields[0] === this) {
      event.preventDefault();
      this.form.cancel();
    }
  }

  /** Whether what was typed is in the active entry: one that is offered although it doesn't fit was not meant. */
  isBegun() {
    const [typed, active] = [plain(this.input.value), this.list.options[this.list.active]];
    return Boolean(typed && active && this.value === null && plain(active.label).includes(typed));
  }

  /** Whether Enter may still mean an entry: it is chosen before anything is sent. */
  isUnsettled() {
    return this.value === null && Boolean(this.input.value.trim());
  }

  /** One Enter after the other, however fast: the first chooses, the next one sends. */
  enter() {
    this.entering = (this.entering ?? Promise.resolve()).then(() => this.chooseOrSend());
  }

  /** Choose what was typed, be it a part of an entry or all of it. Where nothing fits, send, to be told why. */
  async chooseOrSend() {
    await this.listed();
    const left = this.value === null && !this.list.isOpen;
    if (left || !this.form.root.isConnected) return;
    const whole = this.list.options.findIndex((one) => plain(one.label) === plain(this.input.value));
    if (this.isBegun()) this.list.choose(whole < 0 ? this.list.active : whole);
    else this.form.root.requestSubmit();
  }

  /** Wait until the list is the one of what is typed now. */
  async listed() {
    let last;
    do await (last = this.settled);
    while (last !== this.settled);
  }

  /** Before sending: what is wrong, or null. What was typed out in full counts as chosen. */
  async check() {
    if (this.isList && this.value === null && this.input.value.trim()) await this.match();
    if (this.value === null && !this.input.value.trim()) return this.option.required ? say("option-missing", { name: this.option.name }) : null;
    if (this.isNumber && Number.isNaN(this.value ?? this.parsed())) return say("option-number", { name: this.option.name });
    if (this.value === null) return say("option-choose", { name: this.option.name });
    const { min_value: least = -Infinity, max_value: most = Infinity } = this.option;
    if (this.isNumber && (this.value < least || this.value > most)) return say("option-range", { name: this.option.name, least, most });
    return null;
  }

  async match() {
    const typed = this.input.value.trim();
    if (this.option.autocomplete) {
      await (this.settled ? this.listed() : this.ask());
      if (!this.choices) await this.ask();
    }
    const known = this.option.autocomplete ? (this.choices ?? []) : this.every();
    const same = known.find((one) => one.label.toLowerCase() === typed.toLowerCase() || one.value.toLowerCase() === typed.toLowerCase());
    if (same) this.value = same.exact;
    else if (this.option.autocomplete && !this.isNumber) this.value = typed;
    else if (this.option.autocomplete && !Number.isNaN(this.parsed())) this.value = this.parsed();
  }
}

/** An option that is a file of the person's computer. */
class FileField {
  constructor(option, form) {
    this.option = option;
    this.name = option.key ?? option.name;
    this.value = null;
    this.input = el("input", { type: "file", change: () => this.chosen(), focus: () => form.describe(option) });
    this.root = el("label", { class: `field${option.required ? " required" : ""}` }, el("span", { class: "field-name" }, option.name), this.input);
  }

  begin() {
    this.input.focus();
  }

  async chosen() {
    const [file] = this.input.files;
    this.reading = file ? readFile(file) : Promise.resolve(null);
    this.value = await this.reading;
  }

  async check() {
    await this.reading;
    return this.option.required && !this.value ? say("option-missing", { name: this.option.name }) : null;
  }
}

/** As it is compared: what is typed between several answers does not matter. */
const plain = (text) => text.trim().toLowerCase().replace(/[\s,;+]+/g, " ");

/** How well a name fits what was typed; lower is better, Infinity not at all. */
function distance(name, typed) {
  if (name.startsWith(typed)) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed))) return 1;
  return name.includes(typed) ? 2 : Infinity;
}

/** Whether something that the bot offers only says why there is nothing to choose. */
function isSentence({ name, value }) {
  return value === NOTHING || (value === 0 && name !== "0");
}

function readFile(file) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ name: file.name, data: String(reader.result).split(",")[1] ?? "" });
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
