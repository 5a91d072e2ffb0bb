import { tabStorage } from '../browser/browserStorage.ts';
import { isInApp, paths } from '../router/paths.ts';

const storageKey = 'endedPage';

/** Stores the page on which the session of an account has ended, for its next login in this tab. */
export const storeEndedPage = (uid: string, path: string): void =>
  tabStorage.write(storageKey, `${uid} ${path}`);

/**
 * Where the login of an account leads that follows the end of its session, once. Home without one,
 * and after the session of another account.
 */
export const takeEndedPage = (uid: string): string => {
  const [owner, path = ''] = (tabStorage.read(storageKey) ?? '').split(' ');
  tabStorage.remove(storageKey);
  return owner === uid && isInApp(path) ? path : paths.home;
};
