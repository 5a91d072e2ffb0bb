import {
  collectionNames,
  dayMs,
  defaultPaymentMethod,
  orderNumberOf,
  requestDays,
  requestLifecycle,
  shopCurrency,
} from 'functions/contract';
import type { OrderRequestDocument } from 'functions/documents';
import type { ScaleTool } from './catalogue.ts';
import { companyOf, membersOf } from './companies.ts';
import { agreedLineOf } from './orders.ts';
import {
  companyCount,
  daysBefore,
  quoteCount,
  type ShopSize,
  type StoredDocument,
} from './size.ts';

const requestsPerDay = 2.5;

/** A request in this many waits for its approval, if it is of the last days. */
const open = { every: 2, days: 10 };

const statusOf = (n: number, age: number) =>
  n % open.every === 0 && age < open.days ? 'pending' : 'rejected';

const requestIdOf = (n: number): string => `request-${n}`;

const requestOf = (
  n: number,
  { size, tools, now }: { size: ShopSize; tools: readonly ScaleTool[]; now: Date },
): OrderRequestDocument => {
  // As many requests as quotes.
  const age = (quoteCount(size) - n) / requestsPerDay;
  const createdAt = daysBefore(now, age);
  const company = (n * 31) % companyCount(size);
  const { id: companyId, name: companyName } = companyOf(company);
  const [{ uid: ownerUid, displayName: ownerName }, { uid, email, displayName: name }] =
    membersOf(company);
  const line = agreedLineOf(tools[(n * 41) % tools.length] as ScaleTool, 200);
  const status = statusOf(n, age);
  const expiresAt = new Date(createdAt.getTime() + requestDays * dayMs);
  const isDecided = status !== 'pending';
  return {
    number: orderNumberOf(requestIdOf(n)),
    companyId,
    companyName,
    requester: { uid, name, email },
    lines: [line],
    details: {
      phoneNumber: '01234567890',
      orderAddress: '1 Workshop Lane, Leeds',
      poNumber: '',
      note: '',
      paymentMethod: defaultPaymentMethod,
    },
    quote: null,
    currency: shopCurrency,
    subtotal: line.lineTotal,
    rules: [{ rule: 'order-limit', limit: 0 }],
    approversNeeded: 1,
    approvals: [],
    asked: [],
    status,
    expiresAt,
    checkAt: requestLifecycle.jobAt(status, expiresAt),
    reason: isDecided ? 'We have enough of them.' : '',
    decidedBy: isDecided ? { uid: ownerUid, name: ownerName } : null,
    decidedAt: isDecided ? createdAt : null,
    decisionId: isDecided ? 'scale' : null,
    orderId: null,
    createdAt,
  };
};

/** The documents of the requests for approval. */
export const requestDocuments = function* (
  size: ShopSize,
  tools: readonly ScaleTool[],
  now: Date,
): Generator<StoredDocument> {
  for (let n = 0; n < quoteCount(size); n += 1) {
    const content = requestOf(n, { size, tools, now });
    yield { path: `${collectionNames.orderRequests}/${requestIdOf(n)}`, content };
  }
};
