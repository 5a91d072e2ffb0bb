import {
  collectionNames,
  noTaxes,
  orderTermsOf,
  quoteNumberOf,
  type RatingsDocument,
  ratingsOf,
  shopCurrency,
} from 'functions/contract';
import type { AuditDocument, QuoteDocument, ReviewDocument } from 'functions/documents';
import type { ScaleTool } from './catalogue.ts';
import type { ScaleOrder } from './orders.ts';
import { personOf } from './people.ts';
import {
  customerCount,
  daysBefore,
  quoteCount,
  type ShopSize,
  type StoredDocument,
} from './size.ts';

/** A quote in this many waits for an offer, if it is of the last days. */
const open = { every: 5, days: 20 };

const quotesPerDay = 2.5;

const quoteOf = (n: number, size: ShopSize, tools: readonly ScaleTool[], now: Date) => {
  const id = `quote-${n}`;
  const age = (quoteCount(size) - n) / quotesPerDay;
  const createdAt = daysBefore(now, age);
  const {
    uid: userId,
    displayName: userName,
    email: userEmail,
  } = personOf((n * 31) % customerCount(size));
  const tool = tools[(n * 53) % tools.length] as ScaleTool;
  const status = n % open.every === 0 && age < open.days ? 'requested' : 'declined';
  const { _id: toolId, sku, toolName, imageLink: picture } = tool;
  const price = { listPrice: tool.price * 100, unitPrice: null, lineTotal: null };
  const lines = [{ toolId, sku, toolName, picture, quantity: 200, ...price }];
  const customer = { payerName: userName, userName, userEmail };
  const searchable = { number: quoteNumberOf(id), ...customer, lines };
  const content: QuoteDocument = {
    ...searchable,
    payerId: userId,
    userId,
    version: `${id}-version`,
    currency: shopCurrency,
    ...noTaxes,
    totals: null,
    validUntil: null,
    checkAt: null,
    messages: [],
    orderId: null,
    orderNumber: null,
    createdAt,
    updatedAt: createdAt,
    status,
    history: [{ status: 'requested', actor: 'customer', uid: userId, at: createdAt }],
    searchTerms: orderTermsOf(searchable),
  };
  return { path: `${collectionNames.quotes}/${id}`, content };
};

/** The documents of the quotes. */
export const quoteDocuments = function* (
  size: ShopSize,
  tools: readonly ScaleTool[],
  now: Date,
): Generator<StoredDocument> {
  for (let n = 0; n < quoteCount(size); n += 1) yield quoteOf(n, size, tools, now);
};

const ordersPerReview = 50;

const reviewOf = (n: number, size: ShopSize, now: Date): ReviewDocument => {
  const {
    uid: userId,
    displayName: reviewerName,
    email: reviewerEmail,
  } = personOf(n % customerCount(size));
  const at = daysBefore(now, n);
  return {
    userId,
    reviewerName,
    reviewerEmail,
    reviewerImage: '',
    reviewText: 'Arrived on time, and every blade was sharp.',
    reviewRating: 3 + (n % 3),
    status: 'published',
    verified: true,
    createdAt: at,
    updatedAt: at,
    requestId: '',
  };
};

/** The documents of the reviews, newest first, and of their ratings. */
export const reviewDocuments = function* (size: ShopSize, now: Date): Generator<StoredDocument> {
  const ratings: number[] = [];
  for (let n = 0; n < size.orders / ordersPerReview; n += 1) {
    const content = reviewOf(n, size, now);
    ratings.push(content.reviewRating);
    yield { path: `${collectionNames.reviews}/review-${n}`, content };
  }
  const content: RatingsDocument = ratingsOf(ratings);
  yield { path: `${collectionNames.ratings}/reviews`, content };
};

/** The entry of the audit log for the confirmation of an order. */
export const auditDocument = ({ id, order }: ScaleOrder): StoredDocument | undefined => {
  const confirmed = order.history.find(({ status }) => status === 'confirmed');
  if (!confirmed) return undefined;
  const content: AuditDocument = {
    action: 'order-confirmed',
    target: { kind: 'order', id, label: order.number },
    before: { status: 'placed' },
    after: { status: 'confirmed' },
    by: 'admin',
    byEmail: 'admin@example.test',
    at: confirmed.at,
    requestId: id,
  };
  return { path: `${collectionNames.auditLog}/audit-${id}`, content };
};
