import { type AnyObject, array, type InferType, type ObjectSchema, object, string } from 'yup';
import type { Acknowledged, Inserted } from '../calls/responses.ts';
import { internationalPhone, orderAddress } from '../contact/contactFields.ts';
import { addDays, dayOf, isDay } from '../days.ts';
import type { Sent } from '../kinds/fields.ts';
import { limits } from '../limits.ts';
import { distinctTools, pieces, toolId, unitPrice } from '../lines/lineFields.ts';
import { optionalDetails } from '../orders/forms.ts';
import { type OrderTotals, type TaxedTotals, type TaxRates, taxRatesOf } from '../tax/tax.ts';
import { documentText } from '../text/documentText.ts';
import { requiredText, text, wellFormed } from '../text/text.ts';
import type { quoteFields, quoteLineFields } from './fields.ts';

/** The message for a customer who has too many quotes that wait for an answer. */
export const tooManyOpenQuotesMessage = `You have ${limits.openQuotes} open quotes: answer or withdraw one first`;

/** The message for a quote with too many messages. */
export const tooManyQuoteMessagesMessage = `A quote can have at most ${limits.quoteMessages} messages`;

/** The message for a quote that was offered and declined too often. */
export const tooManyQuoteChangesMessage = `A quote can change at most ${limits.quoteChanges} times: start another one`;

/** The message for prices that are not exactly those of the quote's lines. */
export const everyLinePriceMessage = 'Enter a price for each line of the quote';

/** The message for staff who accept an offer for its customer without a reason. */
export const acceptanceReasonMessage = 'Enter the reason: the customer can read it';

/** The message for a request with too many lines. */
export const tooManyQuoteLinesMessage = `A quote can have at most ${limits.orderLines} lines`;

/** A number of pieces in a quote, which may be more than are in stock. */
export const anyQuantity = pieces
  .min(1, 'Enter at least 1 piece')
  .max(limits.stock.max, `Enter at most ${limits.stock.max} pieces`);

const requestedLine = object({ toolId, quantity: anyQuantity });

const offeredLine = object({ toolId, unitPrice });

/** The lines of a quote in a body: each tool once. */
export const quoteLinesOf = <Line extends AnyObject>(line: ObjectSchema<Line>) =>
  array()
    .of(line.required('Tool is required').typeError('Tool is required'))
    .typeError('Lines must be a list')
    .required('Choose at least one tool')
    .min(1, 'Choose at least one tool')
    .max(limits.orderLines, tooManyQuoteLinesMessage)
    .test('distinct', distinctTools);

/** The body of a request for a quote. It may ask for more pieces than are in stock. */
export const quoteRequestSchema = object({
  lines: quoteLinesOf(requestedLine),
  /** The customer's question or explanation. */
  note: text('Message', limits.quoteMessage).default(''),
});
export type QuoteRequestInput = InferType<typeof quoteRequestSchema>;

/** The first and the last day until which an offer of now can be valid: `2026-11-21`. */
const offerDays = (now: Date, timeZone: string): { first: string; last: string } => {
  const first = dayOf(now, timeZone);
  return { first, last: addDays(first, limits.quoteDays) };
};

/**
 * The problem with the last day of an offer made now; null if there is none, or for a text that is
 * no day.
 */
export const offerDayProblem = (day: string, now: Date, timeZone: string): string | null => {
  if (!isDay(day)) return null;
  const { first, last } = offerDays(now, timeZone);
  if (day < first) return 'The last day must not be in the past';
  return day > last ? `An offer can be valid for at most ${limits.quoteDays} days` : null;
};

const version = string()
  .transform(wellFormed)
  .typeError('Version must be a text')
  .required('Version is required')
  .max(limits.cartVersion, `Version must have at most ${limits.cartVersion} characters`);

/** What an offer has besides its lines. */
export const offerTerms = {
  /**
   * The offer expires at the end of this day. Which days it can have depends on the shop's time
   * zone.
   */
  validUntil: string()
    .typeError('Enter the last day')
    .required('Enter the last day')
    .test('day', 'Enter a day', isDay),
  message: text('Message', limits.quoteMessage).default(''),
};

/** The body of an offer: a price in cents for each line, and the last day on which it is valid. */
export const offerSchema = object({
  /** The version of the quote that the admin saw. */
  version,
  lines: quoteLinesOf(offeredLine),
  ...offerTerms,
});
export type OfferInput = InferType<typeof offerSchema>;

/** The body of an acceptance: what an order needs besides its lines. */
export const acceptanceSchema = object({
  /** The version of the offer that the customer saw: no other one is accepted. */
  version,
  phoneNumber: internationalPhone,
  orderAddress,
  ...optionalDetails,
});
export type AcceptanceInput = InferType<typeof acceptanceSchema>;

/** The body of an acceptance by its customer, or by an admin for them with a reason. */
export const quoteAcceptanceSchema = acceptanceSchema.shape({
  /** Why an admin accepts it, such as `by phone`: the customer can read it. */
  reason: documentText('Reason', limits.transitionReason),
});
export type QuoteAcceptanceInput = InferType<typeof quoteAcceptanceSchema>;

/** The body of a refusal by the customer or an admin. */
export const declineSchema = object({
  reason: text('Reason', limits.transitionReason).default(''),
});
export type DeclineInput = InferType<typeof declineSchema>;

/** The body of a message on the page of a quote. */
export const quoteMessageSchema = object({
  text: requiredText('Message', limits.quoteMessage),
});
export type QuoteMessageInput = InferType<typeof quoteMessageSchema>;

/** A line of a quote. Money is in whole cents. */
export interface QuoteLine extends Sent<typeof quoteLineFields> {}

/** A quote in a response; times are ISO 8601. */
export interface Quote extends Sent<typeof quoteFields> {
  _id: string;
}

/** The response to a request for a quote. */
export interface RequestedQuote extends Inserted {
  quote: Quote;
}

/** The response to a change of a quote. */
export interface ChangedQuote extends Acknowledged {
  quote: Quote;
}

/** The totals of an offer with the taxes in them; null before the first offer. */
export const offeredTotalsOf = (
  quote: TaxRates & { totals: OrderTotals | null },
): TaxedTotals | null => quote.totals && { ...quote.totals, ...taxRatesOf(quote) };
