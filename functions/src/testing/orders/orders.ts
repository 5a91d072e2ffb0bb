import { randomUUID } from 'node:crypto';
import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import {
  type ChangedOrder,
  defaultPaymentMethod,
  hasInvoice,
  initialStatus,
  type MailKind,
  type OrderInput,
  type OrderStatus,
  orderNumberOf,
  orderTermsOf,
  type PlacedOrder,
  regularStatuses,
  storedBalanceOf,
  totalsOf,
  usualTerms,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders.ts';
import { keptMs } from '../../mail/delivery/delivery.ts';
import { mailIdOf } from '../../services/mail/queueMail.ts';
import { customers, mail, orders } from '../../store/collections/collections.ts';
import { db } from '../../store/collections/firebase.ts';
import { expectStatus, send } from '../api/api.ts';
import { sentMail } from '../mails/storedMail.ts';

const buyer = { phoneNumber: '01234567890', orderAddress: '1 Workshop Lane' };

/** The body of an order for a tool from `createTool`: five pieces at 19.99. */
export const orderBody = (toolId: string, fields: object = {}) => ({
  order: {
    ...buyer,
    orderQuantity: 5,
    tool: { _id: toolId },
    totalBill: 99.95,
    ...fields,
  },
});

/** The body of an order for several tools from `createTool`: five pieces of each at 19.99. */
export const linesBody = (toolIds: readonly string[], fields: object = {}) => ({
  order: {
    ...buyer,
    lines: toolIds.map((toolId) => ({ toolId, quantity: 5, unitPrice: 1999 })),
    ...fields,
  },
});

/** The same order as input of the service. */
export const orderInput = (...toolIds: string[]): OrderInput => ({
  ...buyer,
  lines: toolIds.map((toolId) => ({ toolId, quantity: 5, lineTotal: 9995 })),
});

/** The header that lets the API recognise a retry. */
export const orderHeaders = (key: string) => ({ 'Idempotency-Key': key });

/** Sends an order, optionally with an Idempotency-Key. */
export const sendOrder = (token: string, body: unknown, key?: string): Promise<Response> =>
  send('POST', '/order', { token, json: body, headers: key ? orderHeaders(key) : {} });

/** Places an order of five pieces. */
export const placeOrderOf = async (token: string, toolId: string): Promise<PlacedOrder> =>
  expectStatus<PlacedOrder>(await sendOrder(token, orderBody(toolId)), 201);

const historyTo = (status: OrderStatus): OrderStatus[] =>
  regularStatuses.includes(status)
    ? regularStatuses.slice(0, regularStatuses.indexOf(status) + 1)
    : [initialStatus, status];

/** An order that has no invoice although it was confirmed is one from before there were terms. */
const termsOf = (status: OrderStatus) =>
  historyTo(status).some(hasInvoice) ? {} : { terms: usualTerms };

/** Those of an order of long ago have been deleted. */
const mailsOf = (status: OrderStatus, createdAt: Date): MailKind[] => {
  if (createdAt.getTime() < Date.now() - keptMs) return [];
  return historyTo(status).flatMap((reached): MailKind[] => {
    if (reached === 'delivered') return [];
    return reached === 'placed' ? ['order-placed', 'shop-order'] : [`order-${reached}`];
  });
};

type OrderFields = Partial<
  Pick<OrderDocument, 'createdAt' | 'userId' | 'userName' | 'userEmail' | 'note' | 'dueAt'>
> & {
  toolName?: string;
  status?: OrderStatus;
};

const addOrder = (batch: WriteBatch, fields: OrderFields): string => {
  const id = randomUUID();
  const {
    createdAt = new Date(),
    toolName = 'Jack plane',
    status = initialStatus,
    dueAt = null,
    ...customer
  } = fields;
  const tool = { toolId: `deleted-${id}`, sku: 'PLN-1005', toolName, picture: '' };
  const price = { unitPrice: 1999, breakQuantity: null, lineTotal: 9995 };
  const lines = [{ ...tool, quantity: 5, ...price }];
  const searchable = {
    ...{ number: orderNumberOf(id), userName: 'Ada', userEmail: 'ada@example.test', lines },
    ...customer,
  };
  const payment = {
    ...totalsOf(lines),
    ...{ paid: 0, refunded: 0, taxRate: 0 },
    ...{ dueAt, overdueAt: null, invoiceNumber: null, creditNoteNumber: null },
  };
  const step = { actor: 'admin', uid: null, at: createdAt, transitionId: null } as const;
  const stored = {
    userId: id,
    poNumber: '',
    note: '',
    ...searchable,
    ...buyer,
    paymentMethod: defaultPaymentMethod,
    ...{ quoteId: null, quoteNumber: null, currency: 'USD' },
    ...payment,
    ...termsOf(status),
    ...storedBalanceOf({ ...payment, terms: usualTerms, status }),
    status,
    history: historyTo(status).map((reached) => ({ ...step, status: reached })),
    createdAt,
    requestHash: null,
    searchTerms: orderTermsOf(searchable),
  };
  batch.create(orders.doc(id), stored as OrderDocument);
  const open = FieldValue.increment(stored.amountDue);
  batch.set(customers.doc(stored.userId), { open }, { merge: true });
  for (const kind of mailsOf(status, createdAt)) {
    const about = { kind: 'order', id, label: stored.number } as const;
    const to = [kind === 'shop-order' ? 'shop@example.test' : stored.userEmail];
    batch.create(
      mail.doc(mailIdOf({ kind, eventId: id })),
      sentMail(mailIdOf({ kind, eventId: id }), { kind, to, about }),
    );
  }
  return id;
};

/**
 * Stores an order, by default a placed one, for a tool that no longer exists, so that it needs no stock,
 * adds it to what its customer owes, and stores its mails as sent, unless it is too old to have any.
 */
export const storeOrder = async (fields: OrderFields): Promise<string> => {
  const batch = db.batch();
  const id = addOrder(batch, fields);
  await batch.commit();
  return id;
};

/** Stores many orders of one customer, in few commits because each changes the customer's document. */
export const storeOrders = async (count: number, fields: OrderFields): Promise<string[]> => {
  const ids: string[] = [];
  while (ids.length < count) {
    const batch = db.batch();
    const length = Math.min(count - ids.length, 50);
    ids.push(...Array.from({ length }, () => addOrder(batch, fields)));
    await batch.commit();
  }
  return ids;
};

/** Sends a transition of an order, optionally with an Idempotency-Key. */
export const sendTransition = (
  token: string,
  id: string,
  json: object,
  key?: string,
): Promise<Response> =>
  send('POST', `/order/${id}/transitions`, { token, json, headers: key ? orderHeaders(key) : {} });

const steps = [
  { to: 'confirmed' },
  { to: 'shipped', carrier: 'Swift Freight', trackingNumber: 'SF-1' },
  { to: 'delivered' },
] as const;

/** Moves a placed order through the regular statuses up to the given one, as an admin. */
export const advanceOrder = async (
  token: string,
  id: string,
  status: 'placed' | (typeof steps)[number]['to'],
): Promise<void> => {
  const count = steps.findIndex(({ to }) => to === status) + 1;
  for (const step of steps.slice(0, count)) {
    await expectStatus<ChangedOrder>(await sendTransition(token, id, step), 200);
  }
};

/** The code of an order or quote without `TH-` or `QU-`, unless it is of letters alone: that is a word. */
export const searchedCodeOf = (number: string): string => {
  const code = number.slice(3);
  return /\d/.test(code) ? code : number;
};
