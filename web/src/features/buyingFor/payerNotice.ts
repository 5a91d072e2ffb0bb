import { tabStorage } from '../../lib/browser/browserStorage.ts';

const storageKey = 'payerNotice';

/** What the next page says about its payer. */
export interface PayerNotice {
  text: string;
  /** For whom the page before bought, if its cart can come along: as in `buyingFor`. */
  cartOf?: string;
}

export const storePayerNotice = (notice: PayerNotice): void =>
  tabStorage.write(storageKey, JSON.stringify(notice));

/** What the page before wanted to be said; null for nothing. */
export const takePayerNotice = (): PayerNotice | null => {
  const text = tabStorage.read(storageKey);
  if (text === null) return null;
  tabStorage.remove(storageKey);
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
