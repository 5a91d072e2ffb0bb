import { handledFields } from '../assignments/fields.ts';
import { cents, count, listOf, objectOf, oneOf, text, time } from '../calls/jsonSchema.ts';
import { about, nullable, optional, recordOf } from '../kinds/fields.ts';
import { currency, payerFields, userFields } from '../kinds/sharedFields.ts';
import { taxFields, totalsFields } from '../tax/fields.ts';
import { stepRoles } from '../who/actor.ts';
import { type QuoteEvent, type QuoteMessage, quoteStatuses } from './lifecycle.ts';

const offered = about(nullable(cents), 'Cents; null before the first offer');

/** A line of a quote. Money is in whole cents. */
export const quoteLineFields = {
  toolId: text,
  sku: text,
  toolName: text,
  picture: text,
  quantity: count,
  listPrice: about(cents, 'The list price for the quantity when the quote was requested'),
  ownPrice: optional(about(cents, 'The price of the payer then, if another one was agreed')),
  unitPrice: offered,
  lineTotal: offered,
};

const event = objectOf<QuoteEvent<string>, QuoteEvent<Date>>(
  {
    status: oneOf(quoteStatuses),
    actor: oneOf(stepRoles),
    uid: nullable(text),
    at: time,
    reason: text,
  },
  ['reason'],
);

const message = objectOf<QuoteMessage<string>, QuoteMessage<Date>>({
  id: text,
  from: oneOf(['customer', 'shop']),
  name: about(text, 'Of the customer, or of the admin who wrote for the shop'),
  uid: text,
  text,
  at: time,
});

/** A quote. */
export const quoteFields = {
  number: about(text, 'The number that people use, like QU-4K2M9A7C'),
  version: about(text, 'Changes with each status change and each offer'),
  ...payerFields,
  ...userFields,
  lines: listOf(recordOf(quoteLineFields)),
  currency,
  ...taxFields,
  totals: about(nullable(recordOf(totalsFields)), 'Of the offer; null before the first one'),
  status: oneOf(quoteStatuses),
  validUntil: about(
    nullable(time),
    'When the offer expires, at the end of a day in the shop’s time zone; null before the first one',
  ),
  history: about(listOf(event), 'All status changes, oldest first'),
  messages: about(listOf(message), 'Oldest first; the first may be the note of the request'),
  orderId: about(nullable(text), 'The order that the accepted quote became'),
  orderNumber: nullable(text),
  createdAt: time,
  updatedAt: time,
  ...handledFields,
};
