import { tabStorage } from '../browser/browserStorage.ts';
import { isInApp, paths } from '../router/paths.ts';

const storageKey = 'endedPage';

/** Stores the page on which the session has ended, for the next login in this tab. */
export const storeEndedPage = (path: string): void => tabStorage.write(storageKey, path);

/** Where the login leads that follows the end of a session, once; home without one. */
export const takeEndedPage = (): string => {
  const path = tabStorage.read(storageKey) ?? paths.home;
  tabStorage.remove(storageKey);
  return isInApp(path) ? path : paths.home;
};
