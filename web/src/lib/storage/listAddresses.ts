import { accountStorage } from './accountStorage.ts';

/** How the lists of the dashboard were narrowed last, by account and path: `?status=late`. */
const addresses = accountStorage('list:');

const maxLength = 2_000;

/** The parameters that an account's list had last; empty for none. */
export const listAddress = (uid: string, path: string): string => {
  const stored = addresses.read(uid, path);
  return stored.startsWith('?') && stored.length <= maxLength ? stored : '';
};

/** Remembers the parameters of a list, and forgets them for a list without any. */
export const storeListAddress = (uid: string, path: string, parameters: string): void => {
  if (parameters.length <= maxLength) addresses.write(uid, path, parameters && `?${parameters}`);
};

/** Forgets the lists of all accounts but one; null for none. */
export const removeListAddresses = addresses.removeOthers;
