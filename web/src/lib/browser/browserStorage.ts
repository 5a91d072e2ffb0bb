/** Texts by key, which the browser keeps. No method ever throws. */
export interface BrowserStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  /** Stores a text that may be lost. If there is no room, the key has no text. */
  cache(key: string, text: string): void;
  remove(key: string): void;
  keys(): string[];
  /** Whether the browser has stored all of it. */
  isComplete(): boolean;
}

/**
 * Browsers can refuse their storage in three ways: the property itself throws, it is null, or it is
 * full. The page then keeps in memory what could not be stored, and works until it is left.
 */
const createStorage = (area: () => Storage): BrowserStorage => {
  /** The texts that could not be stored, and null for each that could not be removed. */
  const unstored = new Map<string, string | null>();

  const attempt = <Result>(use: (storage: Storage) => Result, otherwise: () => Result): Result => {
    try {
      return use(area());
    } catch {
      return otherwise();
    }
  };

  const change = (key: string, text: string | null, use: (storage: Storage) => void) =>
    attempt<unknown>(
      (storage) => {
        use(storage);
        unstored.delete(key);
      },
      () => unstored.set(key, text),
    );

  const read = (key: string) =>
    unstored.get(key) ??
    (unstored.has(key)
      ? null
      : attempt(
          (storage) => storage.getItem(key),
          () => null,
        ));

  const storedKeys = () =>
    attempt(
      (storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''),
      () => [],
    );

  const remove = (key: string) => change(key, null, (storage) => storage.removeItem(key));

  const cache = (key: string, text: string) =>
    attempt<unknown>(
      (storage) => storage.setItem(key, text),
      () => remove(key),
    );

  const isComplete = () => [...unstored.keys()].every((key) => read(key) === null);

  return {
    read,
    isComplete,
    write: (key, text) => void change(key, text, (storage) => storage.setItem(key, text)),
    cache: (key, text) => void cache(key, text),
    remove: (key) => void remove(key),
    keys: () =>
      [...new Set([...storedKeys(), ...unstored.keys()])].filter((key) => read(key) !== null),
  };
};

/** The storage that all tabs share, which stays when the browser is closed. */
export const sharedStorage = createStorage(() => localStorage);

/** The storage of this tab. */
export const tabStorage = createStorage(() => sessionStorage);
