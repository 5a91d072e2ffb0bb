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
  document.title = '';
  document.body.replaceChildren();
  const { head } = document;
  const stylesBefore = [...head.querySelectorAll(styles)];
  afterAll(() => {
    const all = new Set([...stylesBefore, ...head.querySelectorAll(styles)]);
    head.replaceChildren(...all);
  });
};
