// Slash commands: which there are, and which one somebody means who has typed a part of it.

const SUBCOMMAND = 1;
const GROUP = 2;
const IN_SERVER = 0;
const IN_MESSAGES = 1;
const FIRST = ["play", "move", "hand", "board", "tables", "learn", "rules", "help", "log", "undo"];
const LAST = ["substitute", "resign", "end"]; // nobody should hit them by accident

/** Every command that can be sent, with its whole path: in the window's language, and in English as `key`. */
export function leaves(commands, inMessages) {
  const place = inMessages ? IN_MESSAGES : IN_SERVER;
  return commands
    .filter((one) => !one.contexts?.length || one.contexts.includes(place))
    .flatMap((one) => below(one, one.name, one.key ?? one.name));
}

function below(part, path, key) {
  const inner = (part.options ?? []).filter((one) => one.type === SUBCOMMAND || one.type === GROUP);
  if (!inner.length) return [{ path, key, description: part.description, options: part.options ?? [] }];
  return inner.flatMap((one) => below(one, `${path} ${one.name}`, `${key} ${one.key ?? one.name}`));
}

/** How well a command fits; lower is better, Infinity not at all. */
function distance({ path, key }, typed) {
  const names = path === key ? [path] : [path, key];
  return Math.min(
    ...names.map((name, number) => {
      if (name === typed) return 0;
      if (name.startsWith(typed)) return 1 + number / 2;
      const words = name.split(" ");
      const wanted = typed.split(" ");
      if (wanted.length > 1 && wanted.every((word, at) => words[at]?.startsWith(word))) return 2;
      if (words.some((word) => word.startsWith(typed))) return 3;
      return name.includes(typed) ? 4 : Infinity;
    }),
  );
}

/** What is used most comes first, in every language; what ends something comes last. */
function rank({ key }) {
  if (LAST.includes(key)) return FIRST.length + 1 + LAST.indexOf(key);
  return FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length;
}

/** The commands that fit what was typed after the slash, the best first. Before anything is typed those of one word are: they are for every game. */
export function matching(all, typed) {
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, " ");
  return all
    .map((command) => ({ command, far: wanted ? distance(command, wanted) : Number(command.path.includes(" ")) }))
    .filter(({ far }) => far < Infinity)
    .sort((one, other) => one.far - other.far || rank(one.command) - rank(other.command) || one.command.path.localeCompare(other.command.path))
    .map(({ command }) => command);
}

/** The command that was typed out in full, and what was typed behind it; null where there is none. */
export function typedOut(all, text) {
  const typed = text.slice(1).replace(/\s+/g, " ");
  const fits = ({ path, key }) => [path, key].find((name) => typed.toLowerCase() === name || typed.toLowerCase().startsWith(`${name} `));
  const found = all
    .map((command) => ({ command, name: fits(command) }))
    .filter(({ name }) => name !== undefined)
    .sort((one, other) => other.name.length - one.name.length)[0];
  return found ? { command: found.command, rest: typed.slice(found.name.length) } : null;
}
