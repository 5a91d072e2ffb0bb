/**
 * What a person has begun to type, kept for this tab until it is sent or the person signs out: who
 * has to log in again finds it. A browser that keeps nothing only loses the convenience.
 */
const prefix = 'draft:';

const quietly = <Result>(use: (storage: Storage) => Result): Result | null => {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
};

/** The draft kept under a key, whatever it holds, or null. */
export const readDraft = (key: string): unknown =>
  quietly((storage) => JSON.parse(storage.getItem(prefix + key) ?? 'null'));

export const saveDraft = (key: string, draft: object) =>
  quietly((storage) => storage.setItem(prefix + key, JSON.stringify(draft)));

export const removeDraft = (key: string) => quietly((storage) => storage.removeItem(prefix + key));

/** The key of a draft of an account. */
export const draftKey = (uid: string, form: string): string => `${uid}:${form}`;

/** Removes every draft but those of one account: what another has typed is not for it. */
export const removeDrafts = (keptUid?: string) =>
  quietly((storage) => {
    const isKept = (key: string) =>
      keptUid !== undefined && key.startsWith(prefix + draftKey(keptUid, ''));
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefix) && !isKept(key));
    for (const key of keys) storage.removeItem(key);
  });
