// A list to choose from, beside the control that keeps the focus: menus, slash commands, options, autocomplete.

import { el } from "./dom.js";
import { emoji, icon, signed } from "./signs.js";
import { say } from "./words.js";

const MARGIN = 8;
const TYPING_TIME = 700;
let number = 0;
let current = null;

/** The open list, if there is one. */
export const openList = () => current;

export class Choices {
  /**
   * `host` keeps the focus. `options` are {value, label, description, chosen}. `pick(values)` is called once; with
   * `many` {least, most} the list stays open until it is closed, unless at most one can be chosen. `above`: over the host, as for a composer. `anchor`: what it stands
   * beside, if not the host; `over`: what it may not cover.
   */
  constructor(host, { pick, closed = () => {}, many = null, above = false, title = "", wide = false, anchor = host, over = anchor }) {
    Object.assign(this, { host, pick, closed, many, above, title, anchor, over });
    number += 1;
    this.id = `list-${number}`;
    this.box = el("div", { class: `choices${wide ? " wide" : above ? "" : " sheet"}`, popover: "manual", role: "presentation" });
    this.list = el("div", { id: this.id, role: "listbox", "aria-label": title || null, "aria-multiselectable": this.several ? "true" : null });
    this.active = -1;
    this.moved = false;
    this.typed = "";
    this.options = [];
    this.outside = (event) => {
      if (!this.box.contains(event.target) && !this.host.contains(event.target)) this.close(true);
    };
    this.place = this.place.bind(this);
  }

  get several() {
    return this.many !== null && this.many.most > 1;
  }

  get isOpen() {
    return current === this;
  }

  open(options) {
    if (current && current !== this) current.close(false);
    current = this;
    this.chosen = new Set(options.filter((one) => one.chosen).map((one) => one.value));
    this.before = [...this.chosen].join("\n");
    this.box.append(...[this.title && el("p", { class: "choices-title", "aria-hidden": "true" }, this.title), this.list, this.footer()].filter(Boolean));
    (this.host.closest("dialog") ?? document.body).append(this.box); // what is outside an open dialog cannot be used
    this.host.setAttribute("aria-expanded", "true");
    this.host.setAttribute("aria-controls", this.id);
    this.box.showPopover();
    document.addEventListener("pointerdown", this.outside, true);
    addEventListener("resize", this.place);
    addEventListener("scroll", this.place, true);
    this.show(options);
    return this;
  }

  footer() {
    if (!this.several) return null;
    this.done = el("button", { class: "button primary", type: "button", click: () => this.close(true) }, say("done"));
    return el("div", { class: "choices-footer" }, el("span", { class: "dim", "aria-live": "polite" }), this.done);
  }

  /** Show these options, for example after more has been typed. */
  show(options, { empty = "" } = {}) {
    this.options = options;
    this.list.replaceChildren(...options.map((one, index) => this.option(one, index)));
    if (!options.length) this.list.append(el("p", { class: "empty" }, empty));
    this.active = -1;
    this.moved = false;
    const chosen = options.findIndex((one) => this.chosen.has(one.value));
    this.activate(options.length ? Math.max(0, chosen) : -1);
    this.count();
    this.place();
  }

  option(one, index) {
    return el(
      "div",
      {
        id: `${this.id}-${index}`,
        role: "option",
        class: "option",
        "aria-selected": String(this.chosen.has(one.value)),
        "data-value": one.value,
        pointermove: () => this.activate(index, false),
        pointerdown: (event) => event.preventDefault(),
        click: () => this.choose(index),
      },
      this.many ? el("span", { class: "box", "aria-hidden": "true" }, icon("check")) : null,
      emoji(one.emoji),
      el(
        "span",
        { class: "option-words" },
        el("span", { class: "option-label" }, signed(one.label)),
        one.description ? el("span", { class: "option-about" }, signed(one.description)) : null,
      ),
      one.hint ? el("span", { class: "option-hint" }, one.hint) : null,
    );
  }

  activate(index, scroll = true) {
    const rows = this.list.querySelectorAll(".option");
    rows[this.active]?.classList.remove("active");
    this.active = index;
    const row = rows[index];
    if (!row) return this.host.removeAttribute("aria-activedescendant");
    row.classList.add("active");
    this.host.setAttribute("aria-activedescendant", row.id);
    if (scroll) row.scrollIntoView({ block: "nearest" });
  }

  move(step) {
    const { length } = this.options;
    if (!length) return;
    this.moved = true;
    this.activate((this.active + step + length) % length);
  }

  /** Handle a key that was pressed in the host; returns whether it meant the list. */
  key(event, { typing = false } = {}) {
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
    if (event.key in steps) this.move(Math.sign(steps[event.key]) * Math.min(Math.abs(steps[event.key]), Math.max(1, this.options.length - 1)));
    else if (event.key === "Escape") this.close(false);
    else if (!typing && event.key === "Home") this.activate(0);
    else if (!typing && event.key === "End") this.activate(this.options.length - 1);
    else if (!typing && (event.key === "Enter" || event.key === " ")) this.choose(this.active);
    else if (!typing && event.key === "Tab") return this.close(true), false;
    else if (!typing && event.key.length === 1) this.search(event.key);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  /** Go to the option that begins with what was typed in the last moments. */
  search(sign) {
    clearTimeout(this.forget);
    this.forget = setTimeout(() => (this.typed = ""), TYPING_TIME);
    this.typed += sign.toLowerCase();
    const index = this.options.findIndex((one) => one.label.toLowerCase().startsWith(this.typed));
    if (index >= 0) this.activate(index);
  }

  choose(index) {
    const one = this.options[index];
    if (!one) return;
    if (!this.many) {
      this.finish();
      this.pick([one.value], one);
      return;
    }
    if (this.chosen.has(one.value)) this.chosen.delete(one.value);
    else if (this.chosen.size < this.many.most) this.chosen.add(one.value);
    else if (this.many.most === 1) this.chosen = new Set([one.value]);
    if (this.many.most === 1) return this.close(true); // one or none: there is nothing to add to it
    this.list.querySelectorAll(".option").forEach((row) => row.setAttribute("aria-selected", String(this.chosen.has(row.dataset.value))));
    this.count();
  }

  count() {
    if (!this.several) return;
    const { least, most } = this.many;
    this.done.disabled = this.chosen.size < least;
    this.done.parentElement.firstChild.textContent = say(least === most ? "chosen-exactly" : "chosen-of", { count: this.chosen.size, most });
  }

  /** Close the list; with `send`, several choices that were changed are sent. */
  close(send) {
    if (!this.isOpen) return;
    const changed = [...this.chosen].join("\n") !== this.before;
    this.finish();
    if (send && this.many && changed && this.chosen.size >= this.many.least) this.pick([...this.chosen]);
    else this.closed();
  }

  finish() {
    current = null;
    document.removeEventListener("pointerdown", this.outside, true);
    removeEventListener("resize", this.place);
    removeEventListener("scroll", this.place, true);
    this.box.remove();
    this.box.replaceChildren();
    this.host.setAttribute("aria-expanded", "false");
    this.host.removeAttribute("aria-activedescendant");
    this.host.removeAttribute("aria-controls");
  }

  /** Beside the host: below it where there is room, above it otherwise. */
  place(event) {
    if (event?.target instanceof Node && this.box.contains(event.target)) return;
    if (!this.host.isConnected) return this.close(false);
    const host = this.anchor.getBoundingClientRect();
    const { style } = this.box;
    const { top } = this.over.getBoundingClientRect();
    const below = innerHeight - host.bottom - MARGIN * 2;
    const up = this.above || (below < 260 && top > below);
    style.setProperty("--list-width", `${Math.max(host.width, 0)}px`);
    style.setProperty("--list-room", `${Math.max(120, up ? top - MARGIN * 2 : below)}px`);
    const width = this.box.offsetWidth;
    style.left = `${Math.max(MARGIN, Math.min(host.left, innerWidth - width - MARGIN))}px`;
    style.top = up ? "auto" : `${host.bottom + 4}px`;
    style.bottom = up ? `${innerHeight - top + 4}px` : "auto";
  }
}
