import { mod97 } from '../references/mod97.ts';

/** An account number without blanks, in capital letters. */
const compactAccount = (account: string): string => account.replace(/[\s-]/g, '').toUpperCase();

/**
 * The IBAN in a text, without blanks; `undefined` if its check digits are wrong.
 * @see ISO 13616
 */
export const ibanOf = (account: string): string | undefined => {
  const iban = compactAccount(account);
  const isWellFormed = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban);
  return isWellFormed && mod97(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1 ? iban : undefined;
};
