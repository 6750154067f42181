/** Makes elements. What is written in them is always text, never markup, and cleaned. */

const SVG = "http://www.w3.org/2000/svg";

function fill(node, props, children) {
  for (const [key, value] of Object.entries(props)) {
    if (key.startsWith("on")) {
      node.addEventListener(key.slice(2), value);
    } else {
      attr(node, key, value);
    }
  }
  const shown = children.filter((each) => each !== null && each !== undefined);
  node.append(...shown.map((each) => (typeof each === "string" ? clean(each) : each)));
  return node;
}

/** Sets an attribute, or removes it where the value is false, null or undefined. */
export function attr(node, key, value) {
  if (value === false || value === null || value === undefined) {
    node.removeAttribute(key);
    return;
  }
  const words = key === "title" || key.startsWith("aria-");
  const text = value === true ? "" : words ? clean(value) : String(value);
  if (node.getAttribute(key) !== text) {
    node.setAttribute(key, text);
  }
}

/** An HTML element; properties that begin with "on" are listeners. */
export function el(tag, props = {}, ...children) {
  return fill(document.createElement(tag), props, children);
}

/** An SVG element. */
export function svg(tag, props = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

/** Replaces a text only where it differs, so that selections and readers are left alone. */
export function say(node, text) {
  const shown = clean(text);
  if (node.textContent !== shown) {
    node.textContent = shown;
  }
}

/** Text of a person, kept apart from the direction of what is around it. */
export function bdi(text, props = {}) {
  return el("bdi", props, String(text ?? ""));
}

/** Without control characters and without those that turn the direction of writing. */
export function clean(text) {
  return String(text ?? "").replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, "");
}

/**
 * Makes the children of a node those of a list, and keeps what is there already.
 * @param {Element} node
 * @param {Array} items
 * @param {(item) => string} key unique within the list
 * @param {(item) => Element} make
 * @param {(element: Element, item) => void} update
 */
export function reconcile(node, items, key, make, update) {
  const old = new Map([...node.children].map((child) => [child.dataset.key, child]));
  let at = node.firstElementChild;
  for (const item of items) {
    const name = key(item);
    let child = old.get(name);
    if (child) {
      old.delete(name);
    } else {
      child = make(item);
      child.dataset.key = name;
    }
    update(child, item);
    if (child === at) {
      at = at.nextElementSibling;
    } else {
      node.insertBefore(child, at);
    }
  }
  old.forEach((child) => child.remove());
}
