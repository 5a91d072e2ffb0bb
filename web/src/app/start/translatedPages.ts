/**
 * Lets React work on pages that the browser or an extension translates. A translation replaces text
 * nodes by elements, usually `<font>`, which React does not know: removing a replaced node, or
 * inserting before it, throws NotFoundError and ends the app; and a new text goes to a node that
 * nobody sees, so that an old quantity or price stays on the page.
 * @see https://github.com/facebook/react/issues/11538
 * @see https://issues.chromium.org/issues/41407169
 */

/** The elements that replace text nodes. */
const replacements = new WeakMap<Node, Element>();

/** Google and Microsoft use `<font>`, others custom elements. */
const isTranslation = (node: Node | null | undefined): node is Element =>
  node instanceof Element && /^FONT$|-/.test(node.nodeName);

/**
 * The child of the parent that shows the node: itself, its replacement, or an element around
 * either.
 */
const childShowing = (parent: Node, node: Node): Node | null => {
  const shownNode = parent.contains(node) ? node : replacements.get(node);
  if (!shownNode || !parent.contains(shownNode)) return null;
  let child: Node | null = shownNode;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
};

const rememberReplacement = ({
  addedNodes,
  removedNodes,
  previousSibling,
  nextSibling,
}: MutationRecord) => {
  const replacement = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
  if (!replacement) return;
  for (const node of removedNodes) {
    if (!(node instanceof Text) || node.isConnected) continue;
    replacements.set(node, replacement);
    observer.observe(node, { characterData: true });
  }
};

/** Shows the new text of a node that was replaced. The translator then translates it again. */
const showAgain = (node: Node) => {
  const replacement = replacements.get(node);
  if (node.isConnected || !replacement?.isConnected) return;
  replacement.replaceWith(node);
  replacements.delete(node);
};

const observer = new MutationObserver((records) => {
  for (const record of records) {
    if (record.type === 'characterData') showAgain(record.target);
    else if (record.removedNodes.length > 0) rememberReplacement(record);
  }
});

observer.observe(document, { childList: true, subtree: true });

const { removeChild, insertBefore } = Node.prototype;

Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  if (child.parentNode === this) return removeChild.call(this, child) as Child;
  const shownChild = childShowing(this, child);
  if (shownChild) removeChild.call(this, shownChild);
  return child;
};

Node.prototype.insertBefore = function <Added extends Node>(
  this: Node,
  added: Added,
  next: Node | null,
): Added {
  const isHere = !next || next.parentNode === this;
  return insertBefore.call(this, added, isHere ? next : childShowing(this, next)) as Added;
};
