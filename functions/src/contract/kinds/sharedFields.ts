/** Fields that several kinds of documents have. */
import { oneOf, text } from '../calls/jsonSchema.ts';
import { currencies } from '../money.ts';
import { about } from './fields.ts';

/** A country by its code. */
export const country = about({ ...text, pattern: '^[A-Z]{2}$' }, 'ISO 3166-1 alpha-2');

/** The currency of settings and documents by its code. */
export const currency = about(oneOf(currencies), 'ISO 4217');

/** Who pays. */
export const payerFields = {
  payerId: about(text, 'Who pays: the uid of a person, or the id of a company'),
  payerName: text,
};

/** The account that placed an order, or asked for something. */
export const userFields = { userId: text, userName: text, userEmail: text };
