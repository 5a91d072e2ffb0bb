import { afterAll } from 'vitest';

/** The styles of Emotion, which inserts each once, beside those before it. */
const styles = 'style[data-emotion]';

/**
 * Gives a file with tests the document as a browser opens it: with nothing stored, and without what
 * the file before it has left. All files of a process share the document.
 */
export const openNewPage = () => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  const { documentElement, head, body } = document;
  document.title = '';
  body.replaceChildren();
  for (const element of [documentElement, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  const stylesBefore = [...head.querySelectorAll(styles)];
  // Styles that are still there stay in place, because the document parses each that is inserted.
  afterAll(() => {
    for (const node of [...head.childNodes]) {
      if (!(node instanceof Element && node.matches(styles))) node.remove();
    }
    head.append(...stylesBefore.filter((style) => !style.isConnected));
  });
};
