// Pictures in full size: zoom with wheel, fingers, keys or buttons; leaf through those of a message.

import { el } from "./dom.js";
import { icon } from "./signs.js";
import { say } from "./words.js";

const MOST = 8;
const STEP = 1.5;
const TAP_TIME = 300;
const MOVED = 6;

/** Open the picture with this address among these; the focus goes back to `opener`. */
export function openViewer(pictures, url, opener) {
  const start = Math.max(0, pictures.findIndex((one) => one.media.url === url));
  new Viewer(pictures, start, opener).open();
}

class Viewer {
  constructor(pictures, index, opener) {
    Object.assign(this, { pictures, index, opener });
    this.fingers = new Map();
    this.image = el("img", { draggable: "false" });
    this.stage = el("div", { class: "stage" }, this.image);
    this.caption = el("details", { class: "caption" }, el("summary", {}, say("in-words")), el("p", {}));
    const control = (name, label, action) => el("button", { class: "round", type: "button", "aria-label": label, title: label, click: action }, icon(name));
    const leaf = pictures.length > 1;
    this.dialog = el(
      "dialog",
      { class: "viewer", "aria-label": say("full-size") },
      this.stage,
      el(
        "div",
        { class: "tools" },
        leaf ? control("back", say("picture-before"), () => this.leaf(-1)) : null,
        leaf ? control("next", say("picture-after"), () => this.leaf(1)) : null,
        control("minus", say("zoom-out"), () => this.zoom(1 / STEP)),
        control("plus", say("zoom-in"), () => this.zoom(STEP)),
        control("close", say("close"), () => this.dialog.close()),
      ),
      this.caption,
    );
    this.listen();
  }

  open() {
    document.body.append(this.dialog);
    // The browser gives the focus back to whatever has it now, and does so at once: later we might take it from
    // something that has been pressed since.
    this.opener.focus({ preventScroll: true });
    this.dialog.showModal();
    this.show();
    this.dialog.querySelector(".tools button:last-child").focus();
  }

  show() {
    const { media, description } = this.pictures[this.index];
    this.image.src = media.url;
    this.image.alt = description ?? "";
    this.caption.hidden = !description;
    this.caption.lastChild.textContent = description ?? "";
    this.reset();
  }

  reset() {
    Object.assign(this, { scale: 1, x: 0, y: 0 });
    this.draw();
  }

  leaf(step) {
    this.index = (this.index + step + this.pictures.length) % this.pictures.length;
    this.show();
  }

  draw() {
    const { scale } = this;
    const roomX = Math.max(0, (this.image.offsetWidth * scale - this.stage.clientWidth) / 2);
    const roomY = Math.max(0, (this.image.offsetHeight * scale - this.stage.clientHeight) / 2);
    this.x = Math.max(-roomX, Math.min(roomX, this.x));
    this.y = Math.max(-roomY, Math.min(roomY, this.y));
    this.image.style.transform = `translate(${this.x}px, ${this.y}px) scale(${scale})`;
    this.stage.classList.toggle("zoomed", scale > 1);
  }

  /** Zoom by a factor; the point (from the middle of the stage) stays where it is. */
  zoom(factor, x = 0, y = 0) {
    const before = this.scale;
    this.scale = Math.max(1, Math.min(MOST, before * factor));
    const real = this.scale / before;
    this.x = x - (x - this.x) * real;
    this.y = y - (y - this.y) * real;
    this.draw();
  }

  fromMiddle(event) {
    const box = this.stage.getBoundingClientRect();
    return [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
  }

  listen() {
    const { stage, dialog } = this;
    dialog.addEventListener("close", () => this.closed());
    dialog.addEventListener("keydown", (event) => this.key(event));
    stage.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) stage.addEventListener(end, (event) => this.up(event));
    this.image.addEventListener("load", () => this.reset());
    this.onResize = () => this.draw();
    addEventListener("resize", this.onResize);
  }

  closed() {
    removeEventListener("resize", this.onResize);
    this.dialog.remove();
  }

  key(event) {
    const pan = { ArrowUp: [0, 60], ArrowDown: [0, -60], ArrowLeft: [60, 0], ArrowRight: [-60, 0] }[event.key];
    if (event.key === "+" || event.key === "=") this.zoom(STEP);
    else if (event.key === "-") this.zoom(1 / STEP);
    else if (event.key === "0") this.reset();
    else if (pan && this.scale > 1) {
      this.x += pan[0];
      this.y += pan[1];
      this.draw();
    } else if (event.key === "ArrowLeft") this.leaf(-1);
    else if (event.key === "ArrowRight") this.leaf(1);
    else return;
    event.preventDefault();
  }

  wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), ...this.fromMiddle(event));
  }

  down(event) {
    this.stage.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, event);
    this.travelled = 0;
    this.began = { x: event.clientX, y: event.clientY, time: Date.now() };
  }

  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const others = [...this.fingers.values()].filter((one) => one.pointerId !== event.pointerId);
    this.fingers.set(event.pointerId, event);
    this.travelled += Math.abs(event.clientX - before.clientX) + Math.abs(event.clientY - before.clientY);
    if (others.length === 1) {
      const gap = (one) => Math.hypot(one.clientX - others[0].clientX, one.clientY - others[0].clientY) || 1;
      this.zoom(gap(event) / gap(before), ...this.fromMiddle({ clientX: (event.clientX + others[0].clientX) / 2, clientY: (event.clientY + others[0].clientY) / 2 }));
    } else {
      this.x += event.clientX - before.clientX;
      this.y += event.clientY - before.clientY;
      this.draw();
    }
  }

  /** The end of a touch: two quick taps zoom, one beside the picture closes, a sweep leafs. */
  up(event) {
    const wasOne = this.fingers.size === 1;
    this.fingers.delete(event.pointerId);
    if (!wasOne || event.type === "pointercancel") return;
    const sweep = event.clientX - this.began.x;
    if (this.travelled < MOVED) this.tap(event);
    else if (this.scale === 1 && this.pictures.length > 1 && Math.abs(sweep) > 80) this.leaf(sweep < 0 ? 1 : -1);
  }

  tap(event) {
    const double = Date.now() - (this.tapped ?? 0) < TAP_TIME;
    this.tapped = double ? 0 : Date.now();
    if (double) return this.scale > 1 ? this.reset() : this.zoom(3, ...this.fromMiddle(event));
    const box = this.image.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (!inside) this.dialog.close();
  }
}
