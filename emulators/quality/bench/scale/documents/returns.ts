import { collectionNames, orderTermsOf, returnIdOf, returnNumberOf } from 'functions/contract';
import type { ReturnDocument } from 'functions/documents';
import type { ScaleOrder } from './orders.ts';
import { daysBefore, type StoredDocument } from './size.ts';

/** One delivered order in this many has a return, which waits for a decision in its first days. */
const rare = 40;
const undecidedDays = 10;

/** The return of the n-th order, which the shop has declined; undefined for most orders. */
export const returnDocument = (
  n: number,
  { id, order }: ScaleOrder,
  now: Date,
): StoredDocument | undefined => {
  const delivered = order.history.find(({ status }) => status === 'delivered');
  const [line] = order.lines;
  if (n % rare !== 9 || !delivered || !line) return undefined;
  const { number: orderNumber, payerId, payerName, userId, userName, userEmail } = order;
  const { toolId, sku, toolName } = line;
  const isOpen = delivered.at > daysBefore(now, undecidedDays);
  const step = { kind: 'return', status: isOpen ? 'requested' : 'declined' } as const;
  const number = returnNumberOf(orderNumber, 1);
  const counts = { asked: 1, approved: 0, received: 0, resellable: 0 };
  const lines = [{ toolId, sku, toolName, ...counts, reason: '', note: '', resolution: null }];
  const names = { number, orderNumber, payerName, userName, userEmail, lines };
  const event = { uid: userId, at: delivered.at };
  const requested = {
    ...event,
    status: 'requested',
    actor: 'customer',
    transitionId: number,
  } as const;
  const declined = {
    ...event,
    status: 'declined',
    actor: 'admin',
    uid: 'admin',
    transitionId: `${number}-declined`,
  } as const;
  const content: ReturnDocument = {
    ...names,
    ...step,
    orderId: id,
    payerId,
    userId,
    feeRate: 0,
    pictures: [],
    pictureOwner: null,
    exception: '',
    history: isOpen ? [requested] : [requested, declined],
    expiresAt: null,
    creditNoteNumber: null,
    shipmentNumber: null,
    createdAt: delivered.at,
    checkAt: null,
    searchTerms: orderTermsOf(names),
  };
  return { path: `${collectionNames.returns}/${returnIdOf(id, number)}`, content };
};
