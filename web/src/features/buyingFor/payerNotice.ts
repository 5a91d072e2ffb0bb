import { tabStorage } from '../../lib/browser/browserStorage.ts';

const storageKey = 'payerNotice';

/** Stores what the next page says about the payer. */
export const storePayerNotice = (text: string): void => tabStorage.write(storageKey, text);

/** What the page before wanted to be said; null for nothing. */
export const takePayerNotice = (): string | null => {
  const text = tabStorage.read(storageKey);
  if (text !== null) tabStorage.remove(storageKey);
  return text;
};
