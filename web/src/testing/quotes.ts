import {
  lineTotalOf,
  type Quote,
  type QuoteLine,
  type QuoteMessage,
  totalsOf,
} from 'functions/contract';
import { ownPayer, plane } from './fixtures.ts';

const requestedAt = '2026-11-21T10:00:00.000Z';

const line: QuoteLine = {
  toolId: plane._id,
  sku: plane.sku,
  toolName: plane.toolName,
  picture: plane.imageLink,
  quantity: 600,
  listPrice: 6410,
  unitPrice: null,
  lineTotal: null,
};

/** A quote that waits for an offer. */
export const quoteOf = (fields: Partial<Quote> = {}): Quote => ({
  _id: 'quote',
  number: 'QU-00000001',
  version: 'v1',
  ...ownPayer,
  userEmail: 'carla@example.test',
  lines: [line],
  currency: 'USD',
  taxRate: 0,
  totals: null,
  status: 'requested',
  validUntil: null,
  history: [{ status: 'requested', actor: 'customer', uid: 'carla', at: requestedAt }],
  messages: [],
  orderId: null,
  orderNumber: null,
  createdAt: requestedAt,
  updatedAt: requestedAt,
  ...fields,
});

/** A message of an account, of the shop unless it is the customer. */
export const messageFrom = (uid: string, text: string): QuoteMessage<string> => ({
  id: text,
  uid,
  name: uid,
  text,
  at: requestedAt,
  from: uid === 'carla' ? 'customer' : 'shop',
});

/** A quote with an offer at a price in cents. It is valid for years. */
export const offeredQuote = (unitPrice = 5700, fields: Partial<Quote> = {}): Quote => {
  const lines = [{ ...line, unitPrice, lineTotal: lineTotalOf(unitPrice, line.quantity) }];
  const { history } = quoteOf();
  return quoteOf({
    version: 'v2',
    lines,
    totals: totalsOf(lines),
    status: 'offered',
    validUntil: '2999-12-31T23:59:59.999Z',
    history: [...history, { status: 'offered', actor: 'admin', uid: 'ada', at: requestedAt }],
    ...fields,
  });
};
