// What the page itself has to say: an action that failed, a lost connection, news for those who listen.

import { el } from "./dom.js";
import { icon } from "./signs.js";
import { say } from "./words.js";

const SHOWN_TIME = 8000;

export class Notices {
  constructor() {
    this.shelf = el("div", { class: "notices", role: "alert" });
    this.strip = el("div", { class: "strip", role: "status", hidden: true });
    this.voice = el("div", { class: "unseen", "aria-live": "polite" });
    document.body.append(this.shelf, this.voice);
  }

  /** An action failed: say so, and go on. Over the page, or on a shelf of somebody who needs to see all of it. */
  fail(why, shelf = this.shelf) {
    const close = () => notice.remove();
    const notice = el(
      "div",
      { class: "notice" },
      el("p", {}, why || say("no-answer")),
      el("button", { class: "quiet", type: "button", "aria-label": say("close"), click: close }, icon("close")),
    );
    if (shelf === this.shelf) for (const older of [...shelf.children].slice(0, -2)) older.remove();
    else shelf.replaceChildren(); // it takes room away from what is beside it
    shelf.append(notice);
    const wait = () => setTimeout(() => (notice.matches(":hover, :focus-within") ? wait() : close()), SHOWN_TIME);
    wait();
  }

  /** A line over everything, as long as something is missing; without words it goes. A calm one is no alarm, and moves nothing. */
  lack(words, { calm = false } = {}) {
    this.strip.classList.toggle("calm", calm);
    this.strip.textContent = words;
    this.strip.hidden = !words;
  }

  announce(words) {
    this.voice.replaceChildren(el("p", {}, words));
  }
}
