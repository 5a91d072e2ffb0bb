import { sharedStorage } from '../browser/browserStorage.ts';

/** How the lists of the dashboard were narrowed last, by account and path: `?status=late`. */
const prefix = 'list:';

const keyOf = (uid: string, path: string): string => `${prefix}${uid}:${path}`;

const maxLength = 2_000;

/** The parameters that an account's list had last; empty for none. */
export const listAddress = (uid: string, path: string): string => {
  const stored = sharedStorage.read(keyOf(uid, path)) ?? '';
  return stored.startsWith('?') && stored.length <= maxLength ? stored : '';
};

/** Remembers the parameters of a list, and forgets them for a list without any. */
export const storeListAddress = (uid: string, path: string, parameters: string): void => {
  if (parameters.length > maxLength) return;
  if (parameters) sharedStorage.write(keyOf(uid, path), `?${parameters}`);
  else sharedStorage.remove(keyOf(uid, path));
};

/** Forgets the lists of all accounts but one; null for none. */
export const removeListAddresses = (exceptUid: string | null): void => {
  const kept = exceptUid === null ? null : keyOf(exceptUid, '');
  for (const key of sharedStorage.keys()) {
    if (key.startsWith(prefix) && (kept === null || !key.startsWith(kept))) {
      sharedStorage.remove(key);
    }
  }
};
