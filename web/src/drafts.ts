/**
 * What a person has begun to type, kept for this tab until it is sent or the session ends. A
 * browser that keeps nothing only loses the convenience.
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

export const keepDraft = (key: string, draft: object) =>
  quietly((storage) => storage.setItem(prefix + key, JSON.stringify(draft)));

export const removeDraft = (key: string) => quietly((storage) => storage.removeItem(prefix + key));

/** Removes every draft: what one account has typed is not for the next. */
export const removeDrafts = () =>
  quietly((storage) => {
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
    for (const key of keys) storage.removeItem(key);
  });
