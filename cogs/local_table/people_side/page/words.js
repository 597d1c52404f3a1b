// The page's own words, in the language of the window: data/text/<language>/page.ftl, without the "page-" of its keys.

let texts = {};
let locale = "en-US";
let formats = {};

export function setWords(language, sentences) {
  locale = language;
  texts = sentences;
  formats = {};
  document.documentElement.lang = language.slice(0, 2);
}

/** A sentence; `{name}` in it is replaced by `values.name`. */
export function say(key, values = {}) {
  const sentence = texts[key] ?? "";
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1],
];

/** A moment as Discord writes it: `style` is the letter of its timestamps, R counts from now. */
export function writeTime(seconds, style = "f") {
  if (style === "R") return relative(seconds - Date.now() / 1000);
  const known = STYLES[style] ? style : "f";
  formats[known] ??= new Intl.DateTimeFormat(locale, STYLES[known]);
  return formats[known].format(new Date(seconds * 1000));
}

function relative(distance) {
  formats.R ??= new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? UNITS.at(-1);
  return formats.R.format(Math.round(distance / size), unit);
}

/** When a message was written: the time today, with the date on other days. */
export function writeMoment(stamp) {
  const moment = new Date(stamp);
  const today = new Date().toDateString() === moment.toDateString();
  return writeTime(moment.getTime() / 1000, today ? "t" : "s");
}

/** Moments that count from now are written anew every half minute. */
export function keepTimesFresh() {
  setInterval(() => {
    for (const time of document.querySelectorAll("time[data-relative]")) {
      time.textContent = writeTime(Number(time.dataset.relative), "R");
    }
  }, 30_000);
}
