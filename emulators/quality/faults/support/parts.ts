/** Staff who ship, cancel and credit an order in parts, and retry as a browser does. */
import type { ChangedOrder, ChangedShipment, MailKind } from 'functions/contract';
import { checkConsistency } from 'functions/operations';
import { mailsAbout } from 'functions/testing/mails/mails';
import { storedOrder } from 'functions/testing/orders/prepaidOrders';
import { invoices, shipments } from 'functions/testing/store/store';
import { stockOf } from 'functions/testing/tools/tools';
import { expect } from 'vitest';
import { moveWithRetries, orderWithRetries } from './customer.ts';
import { stock } from './expectConsistent.ts';
import { type Answered, carriage, type Handling, takeStep } from './steps.ts';

/**
 * Orders five pieces of each of two tools at 19.99, and takes steps of each kind: ships all of one
 * and two of the other, which arrive, ships the rest by mistake, cancels a piece after the invoice
 * and credits 5.00. Expects that each step answers its repetition the same, also after all others.
 * Returns the id of the order.
 */
export const handleInParts = async (handling: Handling): Promise<string> => {
  const { customer, admin, onFailure } = handling;
  const [saw, plane] = handling.toolIds;
  const id = await orderWithRetries(customer, handling.toolIds, onFailure);
  await moveWithRetries(admin, id, { to: 'confirmed' }, onFailure);
  const answered: Answered<unknown>[] = [];
  const step = async <Answer>(path: string, json: object, status: number): Promise<Answer> => {
    const taken = await takeStep<Answer>(handling, { path, json, status });
    answered.push(taken);
    return taken.answer;
  };
  const lines = [
    { toolId: saw, quantity: 5 },
    { toolId: plane, quantity: 2 },
  ];
  const first = await step<ChangedShipment>(`/order/${id}/shipments`, { lines, ...carriage }, 201);
  await step(`/shipment/${first.shipment._id}/delivery`, {}, 200);
  const rest = await step<ChangedShipment>(`/order/${id}/shipments`, carriage, 201);
  await step(`/shipment/${rest.shipment._id}/reversal`, { reason: 'Not packed' }, 200);
  const cancelled = { lines: [{ toolId: plane, quantity: 1 }], reason: 'Broken' };
  const { order } = await step<ChangedOrder>(`/order/${id}/cancellations`, cancelled, 201);
  const credits = `/invoice/${order.invoiceNumber}/credits`;
  await step(credits, { text: 'For the delay', amount: 500, reason: 'Late' }, 201);
  for (const { repeat, answer } of answered) expect(await repeat()).toEqual(answer);
  return id;
};

const mailKinds: MailKind[] = [
  'credit-issued',
  'order-confirmed',
  'order-part-cancelled',
  'order-placed',
  'order-shipped',
  'order-shipped',
  'shipment-reversed',
  'shop-order',
];

const expectHandledOrder = async (id: string): Promise<void> => {
  const order = await storedOrder(id);
  const all = { quantity: 5, cancelled: 0, shipped: 5, delivered: 5, returned: 0, credited: 0 };
  const some = { quantity: 5, cancelled: 1, shipped: 2, delivered: 2, returned: 0, credited: 1 };
  expect(order).toMatchObject({ status: 'part-shipped', lines: [all, some], shipmentCount: 2 });
  expect(order.credited.net).toBe(1_999 + 500);
  expect(order.creditNoteNumbers).toHaveLength(2);
  const [documents, parcels, mails] = await Promise.all([
    invoices.where('orderId', '==', id).get(),
    shipments.where('orderId', '==', id).get(),
    mailsAbout(id),
  ]);
  expect(documents.docs.map((one) => one.id).toSorted()).toEqual(
    [order.invoiceNumber, ...order.creditNoteNumbers].toSorted(),
  );
  const states = parcels.docs.map((one) => one.data());
  expect(states.toSorted((one, other) => one.number.localeCompare(other.number))).toMatchObject([
    { number: `${order.number}-S1`, deliveredAt: expect.any(Date), reversed: null },
    { number: `${order.number}-S2`, deliveredAt: null, reversed: { reason: 'Not packed' } },
  ]);
  expect(mails.map(({ kind }) => kind)).toEqual(mailKinds);
};

/**
 * Expects that each of these orders was handled in parts once, that only the pieces that were not
 * cancelled have left the stock, and that everything is consistent.
 */
export const expectHandled = async (
  [saw, plane]: Handling['toolIds'],
  ids: readonly string[],
): Promise<void> => {
  for (const id of ids) await expectHandledOrder(id);
  const left = { saw: stock - 5 * ids.length, plane: stock - 4 * ids.length };
  expect(await stockOf(saw)).toEqual({ available: left.saw, ledger: left.saw });
  expect(await stockOf(plane)).toEqual({ available: left.plane, ledger: left.plane });
  expect((await checkConsistency()).problems).toEqual([]);
};
