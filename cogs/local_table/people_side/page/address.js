// Where this window is: /?key=KEY#/as/<person>/<place>. A place is "games", "messages" or the id of a channel.

export const KEY = new URLSearchParams(location.search).get("key") ?? "";
export const GAMES = "games";
export const MESSAGES = "messages";

export function read() {
  const [, person = "", place = GAMES, message = ""] = /^#\/as\/(\d+)(?:\/(\w+))?(?:\/(\d+))?/.exec(location.hash) ?? [];
  return { person, place: place || GAMES, message };
}

export const write = (person, place, message = "") => `#/as/${person}/${place}${message ? `/${message}` : ""}`;

/** The whole address of another window. */
export const windowOf = (person, place) => `/?key=${encodeURIComponent(KEY)}${write(person, place)}`;

/** What the browser remembers between visits; a browser that remembers nothing is fine too. */
export const remembered = {
  get(name) {
    try {
      return localStorage.getItem(`portolan-${name}`);
    } catch {
      return null; // storage is switched off
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(`portolan-${name}`, value);
    } catch {
      // storage is switched off: the choice lasts as long as the page
    }
  },
};

export const LANGUAGES = { "en-US": "English", de: "Deutsch" };

export function language() {
  const asked = new URLSearchParams(location.search).get("lang") ?? remembered.get("language") ?? navigator.language;
  return asked.startsWith("de") ? "de" : "en-US";
}
