import { type Currency, shopCurrency } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';

/** The currency of a document, as Stripe writes it: in lower case. */
export const stripeCurrencyOf = ({ currency }: { currency: Currency }): string =>
  currency.toLowerCase();

/** Throws `validation` for money in another currency than the shop's. */
export const checkStripeCurrency = (currency: string): void => {
  const expected = stripeCurrencyOf({ currency: shopCurrency });
  if (currency !== expected) {
    throw validationError({ currency: `The currency must be ${expected}` });
  }
};
