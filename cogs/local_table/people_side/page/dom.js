// Elements: made from plain data, and changed in place so that focus, open menus and loaded pictures stay.

/** An element. Attributes that are functions are listeners; `false`, `null` and `undefined` leave one out. */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (typeof value === "function") element.addEventListener(key, value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const find = (selector, inside = document) => inside.querySelector(selector);

/** Make `old` like `fresh`, touching only what differs. Returns the element that is in the document then. */
export function morph(old, fresh) {
  if (!alike(old, fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return old;
  }
  morphAttributes(old, fresh);
  morphChildren(old, [...fresh.childNodes]);
  return old;
}

/** Give `parent` these children, keeping those that it has. */
export function morphChildren(parent, children) {
  const wanted = new Set(children.map(keyOf));
  const kept = new Map();
  for (const child of [...parent.childNodes]) {
    const key = keyOf(child);
    if (key && wanted.has(key)) kept.set(key, child);
    else if (key) child.remove(); // first of all: what stays is not moved then, and what is moved loses the focus
  }
  let next = parent.firstChild;
  for (const child of children) {
    const key = keyOf(child);
    const known = key ? kept.get(key) : next && !keyOf(next) && alike(next, child) ? next : null;
    if (known && alike(known, child)) {
      kept.delete(key);
      if (known === next) next = next.nextSibling;
      else parent.insertBefore(known, next);
      if (known !== child) morph(known, child);
    } else {
      parent.insertBefore(child, next);
    }
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

const keyOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.getAttribute("data-key") : null);

function alike(one, other) {
  return one.nodeType === other.nodeType && one.nodeName === other.nodeName && keyOf(one) === keyOf(other);
}

function morphAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (name !== "style" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of [...fresh.attributes]) {
    // The policy of the page forbids style attributes, but not styles set by script.
    if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.style.cssText !== fresh.style.cssText) old.style.cssText = fresh.style.cssText;
}
