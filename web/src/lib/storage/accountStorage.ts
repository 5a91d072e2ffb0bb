import { sharedStorage } from '../browser/browserStorage.ts';

/** Texts that the browser keeps for an account, by key, under a separate prefix. */
export const accountStorage = (prefix: string) => {
  const keyOf = (uid: string, key: string): string => `${prefix}${uid}:${key}`;
  return {
    read: (uid: string, key: string): string => sharedStorage.read(keyOf(uid, key)) ?? '',
    /** An empty text is forgotten. */
    write: (uid: string, key: string, text: string): void => {
      if (text) sharedStorage.write(keyOf(uid, key), text);
      else sharedStorage.remove(keyOf(uid, key));
    },
    /** Forgets the texts of all accounts but one; null for none. */
    removeOthers: (exceptUid: string | null): void => {
      const kept = exceptUid === null ? null : keyOf(exceptUid, '');
      for (const key of sharedStorage.keys()) {
        if (key.startsWith(prefix) && (kept === null || !key.startsWith(kept))) {
          sharedStorage.remove(key);
        }
      }
    },
  };
};
