import {
  cents,
  count,
  listOf,
  objectOf,
  oneOf,
  text,
  time,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  type ChangedQuote,
  type OrderTotals,
  type Quote,
  type QuoteEvent,
  type QuoteLine,
  type QuoteMessage,
  quoteActors,
  quoteStatuses,
  type RequestedQuote,
} from '../../contract/index.ts';
import { payerSchemas } from './payerSchemas.ts';
import { currency } from './placeSchemas.ts';
import { taxSchemas, totalsSchemas } from './taxSchemas.ts';

const nullableCents = { type: ['integer', 'null'], description: 'Cents; null before the offer' };
const nullableText = { type: ['string', 'null'] };

const line = objectOf<QuoteLine>(
  {
    toolId: text,
    sku: text,
    toolName: text,
    picture: text,
    quantity: count,
    listPrice: cents,
    ownPrice: { ...cents, description: 'The price of the payer, if another one was agreed' },
    unitPrice: nullableCents,
    lineTotal: nullableCents,
  },
  ['ownPrice'],
);

const event = objectOf<QuoteEvent<string>>(
  {
    status: oneOf(quoteStatuses),
    actor: oneOf(quoteActors),
    uid: nullableText,
    at: time,
    reason: text,
  },
  ['reason'],
);

const message = objectOf<QuoteMessage<string>>({
  id: text,
  from: oneOf(['customer', 'shop']),
  name: text,
  uid: text,
  text,
  at: time,
});

const totals = objectOf<OrderTotals>(totalsSchemas);

const quote = objectOf<Quote>({
  _id: text,
  number: text,
  version: { ...text, description: 'Changes with each status change and each offer' },
  ...payerSchemas,
  userId: text,
  userName: text,
  userEmail: text,
  lines: listOf(line),
  currency,
  ...taxSchemas,
  totals: { anyOf: [totals, { type: 'null' }], description: 'Null before the offer' },
  status: oneOf(quoteStatuses),
  validUntil: { type: ['string', 'null'], format: 'date-time' },
  history: listOf(event),
  messages: listOf(message),
  orderId: { ...nullableText, description: 'The order that the accepted quote became' },
  orderNumber: nullableText,
  createdAt: time,
  updatedAt: time,
});

/** The response schemas of quotes by name. */
export const quoteSchemas = {
  Quote: quote,
  RequestedQuote: objectOf<RequestedQuote>({ acknowledged: yes, insertedId: text, quote }),
  ChangedQuote: objectOf<ChangedQuote>({ acknowledged: yes, quote }),
};
