import {
  type AuditedChange,
  collectionNames,
  dayOf,
  isUnasked,
  type OrderStep,
  type PaymentKind,
} from 'functions/contract';
import type {
  AuditDocument,
  InquiryDocument,
  OrderDocument,
  QuoteDocument,
  StoredOrderEvent,
} from 'functions/documents';
import { admin } from '../data/accounts.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from '../documents/documents.ts';
import { paidOf } from '../orders/payments.ts';

/** The customers' inquiries and the admin's answers. */
interface Answered {
  inquiries: readonly SeedDocument<InquiryDocument>[];
  quotes: readonly SeedDocument<QuoteDocument>[];
}

/** An entry of the admin, with its id as that of the request. */
export const entryOf = (
  id: string,
  at: Date,
  change: AuditedChange,
): SeedDocument<AuditDocument> => ({
  path: `${collectionNames.auditLog}/${id}`,
  content: { by: admin.uid, byEmail: admin.email, ...change, at, requestId: id },
});

const targetOf = (id: string, { number, userEmail }: OrderDocument) => ({
  kind: 'order' as const,
  id,
  label: `${number}, ${userEmail}`,
});

const actions = {
  confirmed: 'order-confirmed',
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  reversed: 'shipment-reversed',
  cancelled: 'order-cancelled',
  credited: 'order-credited',
  'return-asked': 'return-requested',
  returned: 'return-received',
  settled: 'return-closed',
} as const satisfies Record<Exclude<OrderStep, 'placed'>, AuditedChange['action']>;

/** The entry of an order that the admin placed for its customer. */
const placementOf = (
  id: string,
  order: OrderDocument,
  { at, reason = '' }: StoredOrderEvent,
): SeedDocument<AuditDocument> =>
  entryOf(`${id}-0`, at, {
    action: 'order-placed',
    target: { kind: 'order', id, label: order.number },
    before: {},
    after: { status: 'placed', quote: order.quoteNumber, total: order.total, reason },
  });

const stepsOf = (id: string, order: OrderDocument): SeedDocument<AuditDocument>[] =>
  order.history.flatMap((event, index) => {
    const { step, status, actor, at } = event;
    const before = order.history[index - 1];
    if (actor !== 'admin') return [];
    if (!before || step === 'placed') return [placementOf(id, order, event)];
    const { reason, carrier, trackingNumber, shipmentNumber, returnNumber, creditNoteNumber } =
      event;
    const numbers = { shipmentNumber, returnNumber, creditNoteNumber };
    const texts = { reason, carrier, trackingNumber, ...numbers };
    const details = Object.entries(texts).filter(([, text]) => text);
    const change = {
      action: actions[step],
      target: targetOf(id, order),
      before: { status: before.status },
      after: { status, ...Object.fromEntries(details) },
    };
    return [entryOf(`${id}-${index}`, at, change)];
  });

const bookings = {
  payment: 'payment-recorded',
  refund: 'payment-refunded',
  reversal: 'payment-reversed',
} as const satisfies Record<PaymentKind, AuditedChange['action']>;

const bookingsOf = (
  { id, payments }: Seed['orders'][number],
  order: OrderDocument,
): SeedDocument<AuditDocument>[] =>
  payments.map(({ id: paymentId, kind, amount, method, reference, reason, recordedAt }, index) =>
    entryOf(paymentId, recordedAt, {
      action: bookings[kind],
      target: targetOf(id, order),
      before: { paid: paidOf(payments.slice(0, index)) },
      after: {
        paid: paidOf(payments.slice(0, index + 1)),
        amount,
        method,
        reference,
        ...(reason && { reason }),
      },
    }),
  );

const answersOf = ({
  path,
  content,
}: SeedDocument<InquiryDocument>): SeedDocument<AuditDocument>[] => {
  const id = path.split('/').at(-1) ?? '';
  return content.replies.map(({ id: replyId, at }, index) =>
    entryOf(`${id}-${replyId}`, at, {
      action: 'inquiry-answered',
      target: { kind: 'inquiry', id, label: content.email },
      before: { status: index === 0 ? 'new' : 'answered' },
      after: { status: 'answered' },
    }),
  );
};

const offersOf = (
  { path, content }: SeedDocument<QuoteDocument>,
  { settings }: Seed,
): SeedDocument<AuditDocument>[] => {
  const id = path.split('/').at(-1) ?? '';
  const { number, userEmail, totals, validUntil } = content;
  const offer = content.history.find(({ status }) => status === 'offered');
  if (!offer || !totals || !validUntil) return [];
  return [
    entryOf(`${id}-offered`, offer.at, {
      action: 'quote-offered',
      target: { kind: 'quote', id, label: `${number}, ${userEmail}` },
      before: isUnasked(content) ? {} : { status: 'requested', total: null },
      after: {
        status: 'offered',
        total: totals.total,
        validUntil: dayOf(validUntil, settings.timeZone),
      },
    }),
  ];
};

/**
 * The entries of the audit log that the admin's steps, bookings, answers and offers would have
 * left.
 */
export const auditDocuments = (
  seed: Seed,
  orders: readonly SeedDocument<OrderDocument>[],
  { inquiries, quotes }: Answered,
): SeedDocument<AuditDocument>[] => [
  ...seed.orders.flatMap((order, index) => {
    const content = orders[index]?.content;
    return content ? [...stepsOf(order.id, content), ...bookingsOf(order, content)] : [];
  }),
  ...inquiries.flatMap(answersOf),
  ...quotes.flatMap((quote) => offersOf(quote, seed)),
];
