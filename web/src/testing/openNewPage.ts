import { afterAll } from 'vitest';

/** The styles of Emotion, which inserts each once, beside those before it. */
const styles = 'style[data-emotion]';

/** Ends with the file what its modules listen to. The next file loads them again. */
const listenWithinFile = () => {
  const { addEventListener } = window;
  const added: Parameters<typeof addEventListener>[] = [];
  window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    added.push(listener);
    addEventListener.apply(window, listener);
  };
  afterAll(() => {
    window.addEventListener = addEventListener;
    for (const listener of added) window.removeEventListener(...listener);
  });
};

/**
 * Gives a file with tests the document as a browser opens it: with nothing stored, and without what
 * the file before it has left. All files of a process share the document.
 */
export const openNewPage = () => {
  localStorage.clear();
  sessionStorage.clear();
  listenWithinFile();
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
