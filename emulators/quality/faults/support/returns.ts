/** A customer who returns and claims pieces of an order, and staff who settle it, with retries. */
import type { ChangedReturn, MailKind, RequestedReturn } from 'functions/contract';
import { checkConsistency } from 'functions/operations';
import { mailsAbout } from 'functions/testing/mails/mails';
import { storedOrder } from 'functions/testing/orders/prepaidOrders';
import { invoices, returns, shipments } from 'functions/testing/store/store';
import { stockOf } from 'functions/testing/tools/tools';
import { expect } from 'vitest';
import { moveWithRetries, orderWithRetries, regularSteps } from './customer.ts';
import { stock } from './expectConsistent.ts';
import { type Answered, carriage, type Handling, type StepCall, takeStep } from './steps.ts';

const feeRate = 1_000;

/** Takes a step, and expects that its repetition gets the same answer. */
const stepIn =
  (handling: Handling) =>
  async <Answer>(call: StepCall): Promise<Answered<Answer>> => {
    const taken = await takeStep<Answer>(handling, call);
    expect(await taken.repeat()).toEqual(taken.answer);
    return taken;
  };

type Asked = Pick<StepCall, 'json'> & { orderId: string; by: 'customer' | 'admin' };

/** The calls of a return, from its request to its end. */
const returning = (handling: Handling) => {
  const [step, undisturbed] = [stepIn(handling), stepIn({ ...handling, during: (act) => act() })];
  let isFirst = true;
  /** All steps of the first one are disturbed, and the ends of the others, which differ. */
  return async ({ orderId, json, by }: Asked, ...transitions: object[]): Promise<void> => {
    const prepare = isFirst ? step : undisturbed;
    isFirst = false;
    const path = `/order/${orderId}/returns`;
    const asked = await prepare<RequestedReturn>({ path, json, status: 201, by });
    const answers = [];
    for (const transition of transitions) {
      const path = `/return/${asked.answer.return._id}/transitions`;
      const take = transition === transitions.at(-1) ? step : prepare;
      answers.push(await take<ChangedReturn>({ path, json: transition, status: 200 }));
    }
    const [first] = answers;
    expect(await first?.repeat(), 'a late repetition').toEqual(first?.answer);
  };
};

/**
 * Orders five pieces of each of two tools at 19.99, which arrive. Returns three of the first, of
 * which two arrive and one can be sold again, less a fee of 10 %. Claims two of the second, which are
 * replaced, one of the first, which is credited and stays, and another one, which is declined.
 * Expects that each step answers its repetition the same. Returns the id of the order.
 */
export const handleReturns = async (handling: Handling): Promise<string> => {
  const { customer, admin, onFailure } = handling;
  const [saw, plane] = handling.toolIds;
  const id = await orderWithRetries(customer, handling.toolIds, onFailure);
  for (const transition of regularSteps) await moveWithRetries(admin, id, transition, onFailure);
  const goThrough = returning(handling);
  const of = (toolId: string, quantity: number) => [{ toolId, quantity, reason: 'Loose handle' }];
  const asked = { orderId: id, by: 'customer' } as const;
  await goThrough(
    { ...asked, json: { kind: 'return', lines: of(saw, 3) } },
    { to: 'approved', feeRate },
    { to: 'received', lines: [{ toolId: saw, quantity: 2, resellable: 1 }] },
    { to: 'closed', lines: [{ toolId: saw, resolution: 'credit' }] },
  );
  await goThrough(
    { ...asked, json: { kind: 'claim', lines: of(plane, 2) } },
    { to: 'approved' },
    { to: 'closed', lines: [{ toolId: plane, resolution: 'replacement' }], ...carriage },
  );
  await goThrough(
    { ...asked, by: 'admin', json: { kind: 'claim', lines: of(saw, 1) } },
    { to: 'approved' },
    { to: 'closed', lines: [{ toolId: saw, resolution: 'credit' }] },
  );
  await goThrough(
    { ...asked, json: { kind: 'claim', lines: of(plane, 1) } },
    { to: 'declined', reason: 'Used as a hammer' },
  );
  const arrival = { path: `/shipment/${id}-S2/delivery`, json: {}, status: 200 };
  await stepIn(handling)({ ...arrival, by: 'customer' });
  return id;
};

const mailKinds: MailKind[][] = [
  ['return-approved', 'return-closed', 'return-received', 'shop-return'],
  ['return-approved', 'return-closed', 'shop-return'],
  ['return-approved', 'return-closed'],
  ['return-declined', 'shop-return'],
];

const expectReturns = async (id: string): Promise<void> => {
  const { docs } = await returns.where('orderId', '==', id).get();
  const found = docs
    .map((one) => ({ id: one.id, ...one.data() }))
    .toSorted((one, other) => one.number.localeCompare(other.number));
  expect(found.map(({ status }) => status)).toEqual(['closed', 'closed', 'closed', 'declined']);
  for (const [index, kinds] of mailKinds.entries()) {
    const mails = await mailsAbout(found[index]?.id ?? '');
    expect(mails.map(({ kind }) => kind)).toEqual(kinds);
  }
};

const expectReturnedOrder = async (id: string): Promise<void> => {
  const order = await storedOrder(id);
  const all = { quantity: 5, cancelled: 0, shipped: 5, delivered: 5 };
  expect(order).toMatchObject({
    status: 'delivered',
    returnCount: 4,
    lines: [
      { ...all, returned: 2, credited: 3 },
      { ...all, returned: 0, credited: 0 },
    ],
  });
  const returned = 2 * 1_999;
  expect(order.credited.net).toBe(returned - Math.round((returned * feeRate) / 10_000) + 1_999);
  const [documents, parcels] = await Promise.all([
    invoices.where('orderId', '==', id).get(),
    shipments.where('orderId', '==', id).get(),
  ]);
  expect(documents.docs.map((one) => one.id).toSorted()).toEqual(
    [order.invoiceNumber, ...order.creditNoteNumbers].toSorted(),
  );
  expect(order.creditNoteNumbers).toHaveLength(2);
  expect(parcels.docs.map((one) => one.data().kind).toSorted()).toEqual(['order', 'replacement']);
  await expectReturns(id);
};

/**
 * Expects that the returns of each of these orders were settled once, that only the resellable piece
 * came back to stock and the replacements left it, and that everything is consistent.
 */
export const expectReturned = async (
  [saw, plane]: Handling['toolIds'],
  ids: readonly string[],
): Promise<void> => {
  for (const id of ids) await expectReturnedOrder(id);
  const left = { saw: stock - 4 * ids.length, plane: stock - 7 * ids.length };
  expect(await stockOf(saw)).toEqual({ available: left.saw, ledger: left.saw });
  expect(await stockOf(plane)).toEqual({ available: left.plane, ledger: left.plane });
  expect((await checkConsistency()).problems).toEqual([]);
};
