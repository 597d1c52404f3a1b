// The connection: what happens comes over a WebSocket, what this person does goes out as requests.

import { KEY } from "./address.js";

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;
const ANSWER_TIME = 20_000;

export class Live {
  /** `heard(frame)` gets every frame, `changed(open)` hears when the connection comes or goes, `botComes()` resolves when what is for the bot may be sent. */
  constructor({ heard, changed, botComes }) {
    Object.assign(this, { heard, changed, botComes });
    this.waiting = new Map();
    this.socket = null;
    this.number = 0;
    this.acted = 0; // when something was last asked of the bot
  }

  /** Become somebody: everything from now on is as this person sees it. */
  open(person, language) {
    this.person = person;
    this.language = language;
    this.pause = FIRST_PAUSE;
    this.isKnown = false;
    clearTimeout(this.timer);
    this.socket?.close();
    this.forgetWaiting();
    this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ key: KEY, as: this.person, lang: this.language });
    const socket = new WebSocket(`${scheme}://${location.host}/live?${query}`);
    this.socket = socket;
    socket.onmessage = ({ data }) => socket === this.socket && this.receive(JSON.parse(data));
    socket.onclose = () => socket === this.socket && this.retry();
  }

  receive(frame) {
    if (frame.t === "hello") {
      this.pause = FIRST_PAUSE;
      this.isKnown = true;
      this.changed(true);
    }
    if (frame.t === "interaction") this.settle(frame.nonce, frame);
    this.heard(frame);
  }

  retry() {
    this.changed(false);
    this.forgetWaiting();
    if (!this.isKnown) this.checkPerson(this.person);
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 1.7, LONGEST_PAUSE);
  }

  /** The server is there and still does not let us in: the address names nobody. Whoever is first then. */
  async checkPerson(person) {
    const answer = await fetch("/page/rose.svg", { cache: "no-store" }).catch(() => null);
    if (answer?.ok && this.person === person && !this.isKnown) this.person = "";
  }

  /** Try at once instead of waiting out the pause: the window is looked at again. */
  hurry() {
    if (this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  askHistory(channel, before = null) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ t: "history", channel, before }));
  }

  /** Do something. Resolves to the server's answer; `why` says what was wrong, or is null where nobody answered. */
  async act(what, body, nonce = this.newNonce()) {
    try {
      const answer = await fetch(`/act/${what}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Portolan-Key": KEY },
        body: JSON.stringify({ as: this.person, lang: this.language, nonce, ...body }),
      });
      const said = await answer.json();
      return answer.ok ? said : { ok: false, why: said.why ?? null };
    } catch {
      return { ok: false, why: null }; // no connection, or an answer that is not ours
    }
  }

  /** Do something that the bot answers. Resolves to `{ok, why}` when it has, or when nobody waits any more. */
  async interact(what, body) {
    const { person } = this;
    await this.botComes();
    if (person !== this.person) return { ok: true, why: null }; // somebody else is here by now
    const nonce = this.newNonce();
    this.acted = Date.now();
    const outcome = new Promise((resolve) => this.waiting.set(nonce, resolve));
    const timer = setTimeout(() => this.settle(nonce, { state: "failed", why: null }), ANSWER_TIME);
    const sent = await this.act(what, body, nonce);
    if (!sent.ok) this.settle(nonce, { state: "failed", why: sent.why });
    const { state, why } = await outcome;
    clearTimeout(timer);
    return { ok: state !== "failed", why: why ?? null, nonce };
  }

  isMine(nonce) {
    return this.waiting.has(nonce);
  }

  settle(nonce, frame) {
    this.waiting.get(nonce)?.(frame);
    this.waiting.delete(nonce);
  }

  forgetWaiting() {
    for (const nonce of [...this.waiting.keys()]) this.settle(nonce, { state: "lost", why: null });
  }

  newNonce() {
    this.number += 1;
    return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${this.number}`;
  }
}
