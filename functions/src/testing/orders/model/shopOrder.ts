import { type LinePieces, shipmentIdOf, shipmentNumberOf } from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import { cancelPieces } from '../../../services/ordering/parts/cancelPieces.ts';
import { creditInvoice } from '../../../services/ordering/parts/creditInvoice.ts';
import { deliverShipment, reverseShipment } from '../../../services/ordering/parts/endShipment.ts';
import { shipOrder } from '../../../services/ordering/parts/shipOrder.ts';
import { transitionOrder } from '../../../services/ordering/status/transitionOrder.ts';
import { undoStep } from '../../../services/ordering/status/undoStep.ts';
import { recordRefund } from '../../../services/payments/recordPayments.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { pay, storedOrder } from '../prepaidOrders.ts';
import { dayIn } from '../shopDays.ts';
import { amountOf, type Drawn, paymentOf, refundOf, tools } from './drawn.ts';
import type { orderSteps } from './orderSteps.ts';

/** An order of the shop, its customer, and who handles it. */
export interface ShopOrder {
  id: string;
  toolIds: readonly string[];
  buyer: Caller;
  admin: Caller;
}

/** A step of an order of the shop; rejects if it is refused, or resolves to false. */
export type ShopStep = (order: ShopOrder, drawn: Drawn) => Promise<unknown>;

/** The requests of the steps have no Idempotency-Key. */
export const key = undefined;

/** The reason of the steps that need one. */
export const reason = 'Why not';

/** The details of shipments. */
export const carriage = { carrier: 'UPS', trackingNumber: '1Z' } as const;

/** Lines with the pieces of each tool. */
export const linesOf = ({ toolIds }: ShopOrder, pieces: readonly number[]): LinePieces[] =>
  toolIds
    .map((toolId, tool) => ({ toolId, quantity: pieces[tool] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

const drawnLine = (order: ShopOrder, { tool, quantity }: Drawn): LinePieces[] =>
  linesOf(
    order,
    tools.map((one) => (one === tool ? quantity : 0)),
  );

const shipmentId = async ({ id }: ShopOrder, { age }: Drawn): Promise<string> => {
  const { number, shipmentCount } = await storedOrder(id);
  return shipmentIdOf(id, shipmentNumberOf(number, shipmentCount - age));
};

const invoiceOf = async ({ id }: ShopOrder): Promise<string> =>
  (await storedOrder(id)).invoiceNumber ?? '0';

/** The steps of an order of the shop itself, and its payments. */
export const shopOrderSteps: Record<Exclude<keyof typeof orderSteps, 'wait'> | 'undo', ShopStep> = {
  undo: async ({ id, admin, buyer }) => {
    const { history } = await storedOrder(id);
    const by = history.at(-1)?.uid === buyer.uid ? buyer : admin;
    return undoStep(id, { input: { steps: history.length }, key }, by);
  },
  confirm: ({ id, admin }) => transitionOrder(id, { input: { to: 'confirmed' }, key }, admin),
  shipRest: ({ id, admin }) =>
    transitionOrder(id, { input: { to: 'shipped', ...carriage }, key }, admin),
  deliverAll: ({ id, admin }) => transitionOrder(id, { input: { to: 'delivered' }, key }, admin),
  cancelAll: ({ id, admin }) =>
    transitionOrder(id, { input: { to: 'cancelled', reason }, key }, admin),
  ship: (order, drawn) => {
    const input = { lines: drawnLine(order, drawn), ...carriage };
    return shipOrder(order.id, { input, key }, order.admin);
  },
  deliver: async (order, drawn) =>
    deliverShipment(await shipmentId(order, drawn), key, order.buyer),
  reverse: async (order, drawn) =>
    reverseShipment(await shipmentId(order, drawn), { input: { reason }, key }, order.admin),
  cancel: (order, drawn) => {
    const input = { lines: drawnLine(order, drawn), reason };
    return cancelPieces(order.id, { input, key }, order.admin);
  },
  creditPieces: async (order, drawn) => {
    const input = { lines: drawnLine(order, drawn), reason, amount: undefined, text: '' };
    return creditInvoice(await invoiceOf(order), { input, key }, order.admin);
  },
  creditAmount: async (order, drawn) => {
    const input = { lines: undefined, reason, amount: amountOf(drawn), text: 'Goodwill' };
    return creditInvoice(await invoiceOf(order), { input, key }, order.admin);
  },
  pay: ({ id, admin }, drawn) => pay(id, paymentOf(drawn), admin),
  refund: ({ id, admin }, drawn) => {
    const received = { method: 'bank-transfer', reference: '', receivedAt: dayIn(0) } as const;
    return recordRefund(id, { input: { amount: refundOf(drawn), ...received }, key }, admin);
  },
};

/** Whether the shop has taken a step. Throws if it could neither take nor refuse it. */
export const isTaken = async (made: Promise<unknown>): Promise<boolean> => {
  try {
    return (await made) !== false;
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'unavailable') return false;
    throw error;
  }
};
