import { randomUUID } from 'node:crypto';
import type { AcceptanceInput, OfferInput, Quote } from '../../contract/index.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import { offerQuote } from '../../services/quotes/offerQuote.ts';
import { requestQuote } from '../../services/quotes/requestQuote.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { quotes } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { dayIn } from './shopDays.ts';

/** The body of a request for five pieces of each tool. */
export const quoteBody = (toolIds: readonly string[], fields: object = {}) => ({
  lines: toolIds.map((toolId) => ({ toolId, quantity: 5 })),
  ...fields,
});

/** The body of an offer for each line of a quote at 15.00, valid for a week. */
export const offerBody = (
  { version, lines }: Pick<Quote, 'version' | 'lines'>,
  fields: Partial<OfferInput> = {},
): OfferInput => ({
  version,
  lines: lines.map(({ toolId }) => ({ toolId, unitPrice: 1500 })),
  validUntil: dayIn(7),
  message: '',
  ...fields,
});

/** The body of an acceptance. */
export const acceptanceBody = (
  { version }: Pick<Quote, 'version'>,
  fields: Partial<AcceptanceInput> = {},
): AcceptanceInput => ({
  version,
  phoneNumber: '01234567890',
  orderAddress: '1 Workshop Lane',
  ...fields,
});

/** Asks for five pieces of each tool. */
export const newQuote = async (buyer: Caller, ...toolIds: string[]): Promise<Quote> => {
  const input = { ...quoteBody(toolIds), note: '' };
  return (await requestQuote({ input, key: undefined }, buyer)).quote;
};

/** Offers each line of a quote at 15.00. */
export const offer = async (
  quote: Quote,
  admin: Caller,
  fields: Partial<OfferInput> = {},
): Promise<Quote> => {
  const request = { input: offerBody(quote, fields), key: undefined };
  return (await offerQuote(quote._id, request, admin)).quote;
};

/** A quote with an offer. */
export const newOffer = async (
  buyer: Caller,
  admin: Caller,
  ...toolIds: string[]
): Promise<Quote> => offer(await newQuote(buyer, ...toolIds), admin);

/** A quote that must exist. */
export const storedQuote = async (id: string): Promise<QuoteDocument> => {
  const quote = await readDocument(quotes.doc(id));
  if (!quote) throw new Error(`There is no quote ${id}`);
  return quote;
};

/** Lets the offer of a quote expire at a time. */
export const expireOfferAt = async (id: string, validUntil: Date): Promise<void> => {
  await quotes.doc(id).update({ validUntil, checkAt: validUntil });
};

/** An id that no quote has. */
export const noQuote = (): string => `no-quote-${randomUUID()}`;
