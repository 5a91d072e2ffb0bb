/** The tool for which a visitor pressed "Notify me", while logging in. Kept for this tab. */
const storageKey = 'notifyMe';

const tryStorage = <Result>(use: (storage: Storage) => Result): Result | null => {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
};

export const rememberRequest = (toolId: string) =>
  tryStorage((storage) => storage.setItem(storageKey, toolId));

export const isRequestPending = (toolId: string): boolean =>
  tryStorage((storage) => storage.getItem(storageKey)) === toolId;

export const forgetRequest = () => tryStorage((storage) => storage.removeItem(storageKey));
