// Where people write: words to the others, or a slash command with its options.

import { Choices } from "./choices.js";
import { CommandForm } from "./command_form.js";
import { leaves, matching, typedOut } from "./commands.js";
import { el } from "./dom.js";
import { icon } from "./signs.js";
import { say } from "./words.js";

const SHOWN = 60;

export class Composer {
  /** `place()` is the channel that is written to. */
  constructor({ state, live, notices, place }) {
    Object.assign(this, { state, live, notices, place });
    this.input = el("textarea", { rows: 1, maxlength: 2000, role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", "aria-haspopup": "listbox", autocomplete: "off", spellcheck: "true", enterkeyhint: "send" });
    this.slash = el("button", { class: "slash", type: "button", click: () => this.begin("/") }, el("span", { "aria-hidden": "true" }, "/"));
    this.sendButton = el("button", { class: "send", type: "button", click: () => this.enter() }, icon("send"));
    this.line = el("div", { class: "line" }, this.slash, this.input, this.sendButton);
    this.refusal = el("div", { class: "refusal", role: "alert" });
    this.root = el("div", { class: "composer" }, this.refusal, this.line);
    new ResizeObserver(() => this.fitPlaceholder()).observe(this.input);
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("blur", () => setTimeout(() => this.input.matches(":focus") || this.list?.close(false), 150));
  }

  get all() {
    return leaves(this.state.commands, this.place() === this.state.dm?.id);
  }

  refresh() {
    const me = this.state.person(this.state.me)?.name ?? "";
    this.placeholders = [say("composer", { name: me }), say("composer-short")];
    this.input.setAttribute("aria-label", this.placeholders[0]);
    requestAnimationFrame(() => this.fitPlaceholder()); // measuring at once would lay out what is about to change
    this.slash.setAttribute("aria-label", say("commands"));
    this.slash.title = say("commands");
    this.sendButton.setAttribute("aria-label", say("send"));
  }

  /** The longest of the placeholders for which there is room: a browser would cut it off. */
  fitPlaceholder() {
    if (this.input.value) return;
    for (const text of this.placeholders ?? []) {
      this.input.placeholder = text;
      if (this.input.scrollWidth <= this.input.clientWidth) return;
    }
  }

  reset() {
    this.form?.root.remove();
    this.form = null;
    this.line.hidden = false;
    this.input.value = "";
    this.refusal.replaceChildren();
    this.list?.close(false);
    this.grow();
  }

  /** Begin to write, with this text. */
  begin(text) {
    this.reset();
    this.input.value = text;
    this.input.focus();
    this.typed();
  }

  /** Say what is wrong, above what was written: it has to be seen to be put right. */
  refuse(why) {
    this.notices.fail(why, this.refusal);
    if (this.list?.isOpen) this.list.place();
  }

  grow() {
    this.input.style.height = "auto";
    this.input.style.height = this.input.value ? `${Math.min(this.input.scrollHeight, 160)}px` : "";
    this.root.classList.toggle("filled", Boolean(this.input.value.trim()));
    this.root.classList.toggle("slashed", this.input.value.startsWith("/"));
  }

  typed() {
    this.grow();
    const text = this.input.value;
    if (!text.startsWith("/") || text.includes("\n")) return this.list?.close(false);
    const out = typedOut(this.all, text);
    if (out && out.rest.startsWith(" ")) return this.choose(out.command, out.rest.trimStart());
    this.showList(text.slice(1));
  }

  showList(typed) {
    const found = matching(this.all, typed).slice(0, SHOWN);
    if (!this.list?.isOpen) {
      this.list = new Choices(this.input, {
        anchor: this.line,
        over: this.root,
        above: true,
        wide: true,
        title: say("commands"),
        pick: ([key]) => this.choose(this.all.find((one) => one.key === key), ""),
      });
      this.list.open([]);
    }
    const options = found.map((one) => ({ value: one.key, label: `/${one.path}`, description: one.description, hint: hint(one) }));
    this.list.show(options, { empty: say(this.state.bot.awaited ? "bot-coming" : "no-such-command") });
  }

  key(event) {
    if (event.isComposing) return;
    if (this.list?.isOpen) {
      if (event.key === "Tab" && !event.shiftKey && this.list.options.length) {
        event.preventDefault();
        return this.list.choose(this.list.active);
      }
      if (this.list.key(event, { typing: true })) return;
    }
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.enter();
    }
  }

  /** Enter: sends what is there. A command that is not typed out is only completed, never sent. */
  enter() {
    const text = this.input.value.trim();
    if (!text) return this.input.focus();
    if (!text.startsWith("/")) return this.say(text);
    if (this.list?.isOpen && this.list.moved) return this.list.choose(this.list.active);
    const out = typedOut(this.all, text);
    if (out && !out.rest.trim() && !out.command.options.some((one) => one.required)) return this.send(out.command, {});
    if (out) return this.choose(out.command, out.rest.trim());
    if (this.list?.isOpen && this.list.options.length) return this.list.choose(this.list.active);
    this.refuse(say("no-command-named", { name: text.split(" ")[0] }));
  }

  async say(text) {
    this.reset();
    const outcome = await this.live.act("say", { channel: this.place(), text });
    if (outcome.ok) return;
    if (!this.input.value) this.begin(text);
    this.refuse(outcome.why);
  }

  /** A command was chosen: ask for its options. */
  choose(command, rest) {
    this.reset();
    this.line.hidden = true;
    this.form = new CommandForm(command, {
      state: this.state,
      live: this.live,
      place: this.place,
      rest,
      send: (options) => this.send(command, options),
      cancel: () => {
        this.reset();
        this.input.focus();
      },
      refuse: (why) => this.refuse(why),
    });
    this.root.append(this.form.root);
    this.form.focus();
  }

  async send(command, options) {
    const form = this.form;
    this.reset();
    this.input.focus({ preventScroll: true });
    const outcome = await this.live.interact("command", { channel: this.place(), name: command.key, options });
    if (outcome.ok) return;
    this.refuse(outcome.why);
    if (form && !this.input.value && !this.form) {
      this.form = form; // what was filled in is there again, to be put right
      this.line.hidden = true;
      this.root.append(form.root);
      form.focus();
    }
  }
}

function hint({ options }) {
  return options.map((one) => (one.required ? one.name : `${one.name}?`)).join("  ");
}
