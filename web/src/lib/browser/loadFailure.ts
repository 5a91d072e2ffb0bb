/**
 * The messages of Chromium and Firefox, of Safari, and of Vite. Browsers have no name for this error:
 * https://github.com/whatwg/html/issues/6768
 */
const messages =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an error says that code could not be loaded, in contrast to code that fails. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && messages.test(error.message);
