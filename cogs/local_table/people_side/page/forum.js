// A forum: its posts, the liveliest first, and the way to a new one. Words and commands belong in a post.

import * as address from "./address.js";
import { wordsOf } from "./components.js";
import { el, morphChildren } from "./dom.js";
import { openForm } from "./form.js";
import { firstWords } from "./markdown.js";
import { icon } from "./signs.js";
import { badge } from "./sidebar.js";
import { byId } from "./state.js";
import { say, writeTime } from "./words.js";

const DISCORD_EPOCH = 1420070400000n;
const REQUIRE_TAG = 1 << 4;
const MOST_TAGS = 5;

export class Forum {
  /** `opened(post)` is called with the id of a post that was just opened. */
  constructor({ state, live, opened }) {
    Object.assign(this, { state, live, opened });
    this.channel = null;
    this.root = el("div", { class: "forum", hidden: true, tabindex: -1 });
    for (const topic of ["channels", "message", "edited", "messages", "deleted", "unread"]) state.on(topic, () => this.later());
  }

  show(channel) {
    this.channel = channel;
    this.draw();
  }

  /** Several frames in one moment are drawn once. */
  later() {
    if (!this.root.hidden) this.waiting ??= requestAnimationFrame(() => this.draw());
  }

  draw() {
    cancelAnimationFrame(this.waiting);
    this.waiting = null;
    const forum = this.state.channel(this.channel);
    if (!forum) return;
    const posts = this.state.posts(forum.id).sort((one, other) => byId(lastOf(other), lastOf(one)));
    const [older, awake] = [posts.filter(isAsleep), posts.filter((one) => !isAsleep(one))];
    morphChildren(this.root, [
      el("button", { class: "button primary", type: "button", "data-key": "new-post", click: () => this.ask() }, icon("plus"), el("span", { class: "label" }, say("new-post"))),
      posts.length ? null : el("p", { class: "dim none", "data-key": "none" }, say("posts-none")),
      awake.length ? this.list(say("posts"), awake, forum, "awake") : null,
      older.length ? this.list(say("posts-older"), older, forum, "older") : null,
    ].filter(Boolean));
  }

  list(title, posts, forum, key) {
    return el("section", { "data-key": key }, el("h2", {}, title), el("ul", {}, posts.map((post) => this.post(post, forum))));
  }

  post(post, forum) {
    const unread = this.state.unread.get(post.id);
    const names = (post.applied_tags ?? []).map((id) => forum.available_tags.find((tag) => tag.id === id)?.name).filter(Boolean);
    const first = this.state.message(post.id, post.id);
    const words = first ? firstWords([first.content, wordsOf(first.components)].filter(Boolean).join("\n"), this.state) : "";
    return el(
      "li",
      { "data-key": post.id, class: unread ? "unread" : "" },
      el(
        "a",
        { href: address.write(this.state.me, post.id) },
        el("span", { class: "post-head" }, el("span", { class: "post-title" }, post.name), badge(unread)),
        names.length ? el("span", { class: "tags" }, names.map((name) => el("span", { class: "tag" }, name))) : null,
        el("span", { class: "post-words" }, words.replace(/\s+/g, " ")),
        el("span", { class: "post-facts" }, this.facts(post)),
      ),
    );
  }

  /** Who opened it, how much was answered, and when somebody last wrote; and whether it sleeps. */
  facts(post) {
    const { state } = this;
    const who = state.person(post.owner_id)?.name ?? state.bot?.name ?? "";
    const moment = sentAt(lastOf(post).id);
    const about = post.thread_metadata?.locked ? say("post-locked") : isAsleep(post) ? say("post-asleep") : null;
    const since = el("time", { datetime: new Date(moment * 1000).toISOString(), "data-relative": moment }, writeTime(moment, "R"));
    return [who, post.message_count ? say("post-answers", { count: post.message_count }) : null, since, about].filter(Boolean).flatMap((part, at) => (at ? [" · ", part] : [part]));
  }

  /** Ask for a new post: title, first message and, where there are tags, which of them. */
  ask() {
    const forum = this.state.channel(this.channel);
    const needed = Boolean(forum.flags & REQUIRE_TAG);
    const options = forum.available_tags.filter((tag) => !tag.moderated).map((tag) => ({ label: tag.name, value: tag.id }));
    const field = (label, component) => ({ type: 18, label, component });
    const components = [
      field(say("post-title"), { type: 4, style: 1, custom_id: "name", max_length: 100 }),
      field(say("post-text"), { type: 4, style: 2, custom_id: "text", max_length: 2000 }),
    ];
    const most = Math.min(MOST_TAGS, options.length);
    if (most) components.push(field(say("post-tags"), { type: 3, custom_id: "tags", options, min_values: needed ? 1 : 0, max_values: most, required: needed, missing: say("tag-missing") }));
    openForm({ title: say("new-post"), components }, this.state, async (fields) => {
      const outcome = await this.live.act("post", { channel: forum.id, ...fields });
      if (outcome.ok) this.opened(outcome.channel);
      return outcome.ok ? null : outcome.why || say("no-answer");
    }, () => {}, say("create"));
  }
}

const isAsleep = (post) => Boolean(post.thread_metadata?.archived);
const lastOf = (post) => ({ id: post.last_message_id ?? post.id });
const sentAt = (id) => Number(((BigInt(id) >> 22n) + DISCORD_EPOCH) / 1000n);
