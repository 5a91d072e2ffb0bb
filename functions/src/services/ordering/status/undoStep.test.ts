/** After a step and its undo, all is as before, and the history has both. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { monthlySalesId, type TransitionInput } from '../../../contract/index.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import {
  auditLog,
  mail,
  monthlySales,
  purchases,
  spending,
} from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import {
  createCompany,
  newMember,
  useCompanies,
} from '../../../testing/companies/buyingCompany.ts';
import {
  moneyOf,
  newAdmin,
  newBuyer,
  placePrepaid,
  placeUsual,
  storedOrder,
} from '../../../testing/orders/prepaidOrders.ts';
import { createTool, stockOf } from '../../../testing/tools/tools.ts';
import { usageOf } from '../../../testing/usage/usage.ts';
import { readOrderMails } from '../../consistency/documents/mailSnapshots.ts';
import { readOrderShipments } from '../../consistency/documents/orderSnapshots.ts';
import { readOrderMoney } from '../../consistency/documents/snapshots.ts';
import { orderMailProblems } from '../../consistency/mails/orderMails.ts';
import { checkOrder } from '../../consistency/orders/checkOrder.ts';
import { orderMoneyProblems } from '../../consistency/orders/orderMoney.ts';
import { shipmentsOf } from '../../shipments/shipments.ts';
import { readSalesOf } from '../../stock/sales.ts';
import { cancelPieces } from '../parts/cancelPieces.ts';
import { reverseShipment } from '../parts/endShipment.ts';
import { transitionOrder } from './transitionOrder.ts';
import { undoStep } from './undoStep.ts';

useCompanies();

const key = undefined;
const [buyer, admin] = [newBuyer(), newAdmin()];
let toolId: string;

beforeAll(async () => {
  vi.stubEnv('UNDO_MAIL_SECONDS', '600');
  toolId = await createTool({ available: 1_000 });
});

afterAll(() => void vi.unstubAllEnvs());

const move = (id: string, input: TransitionInput, caller: Caller = admin) =>
  transitionOrder(id, { input, key }, caller);

const undo = async (id: string, caller: Caller = admin, keyed: string | undefined = key) => {
  const { history } = await storedOrder(id);
  return undoStep(id, { input: { steps: history.length }, key: keyed }, caller);
};

/** All that counts of an order, without its history. */
const stateOf = async (id: string) => {
  const { history: _, searchTerms: __, shipmentCount: ___, ...order } = await storedOrder(id);
  const { payerId, userId, placedOn } = order;
  const bought = await readDocument(purchases.doc(payerId));
  const spent = await readDocument(spending.doc(`${payerId}_${userId}_${placedOn.slice(0, 4)}`));
  const sold = await readSalesOf([placedOn]);
  const month = await readDocument(monthlySales.doc(monthlySalesId(placedOn.slice(0, 7), payerId)));
  return {
    order,
    stock: await stockOf(toolId),
    money: await moneyOf(id),
    bought: bought?.tools[toolId]?.orderId,
    spent: spent?.months,
    sold: sold.flatMap(({ tools }) => tools[toolId] ?? []),
    reported: month?.payers[payerId],
  };
};

const expectSound = async (id: string): Promise<void> => {
  const [money, mails, shipped] = await Promise.all([
    readOrderMoney(id),
    readOrderMails(id),
    readOrderShipments(id),
  ]);
  if (!money || !mails || !shipped) throw new Error(`order ${id} is gone`);
  expect(checkOrder({ id, content: money.order })).toEqual([]);
  expect(orderMoneyProblems(money)).toEqual([]);
  const always = { from: new Date(0), toShopFrom: new Date(0) };
  expect(orderMailProblems(mails, always)).toEqual([]);
  expect(shipped.shipments).toEqual(shipmentsOf({ id, order: shipped.order }));
};

/** Room for one order of five pieces at 19.99. */
const budget = { amount: 15_000, period: 'month' } as const;

const shipment = { to: 'shipped', carrier: 'UPS', trackingNumber: '1Z' } as const;

const confirmed = async () => {
  const id = await placeUsual(buyer, toolId);
  await move(id, { to: 'confirmed' });
  return id;
};

const problemOf = (sent: Promise<unknown>) =>
  sent.then(
    () => 'none',
    ({ code, details }) => details?.undoProblem ?? code,
  );

describe('undoStep', () => {
  it.each([
    ['a shipment', confirmed, (id: string) => move(id, shipment)],
    [
      'a delivery',
      async () => {
        const id = await confirmed();
        await move(id, shipment);
        return id;
      },
      (id: string) => move(id, { to: 'delivered' }),
    ],
    [
      'the reversal of a shipment',
      async () => {
        const id = await confirmed();
        await move(id, shipment);
        return id;
      },
      async (id: string) => {
        const { shipmentCount } = await storedOrder(id);
        const input = { reason: 'Mistake' };
        return reverseShipment(`${id}-S${shipmentCount}`, { input, key }, admin);
      },
    ],
    [
      'a cancellation of an order on hold',
      () => placePrepaid(buyer, toolId),
      (id: string) => move(id, { to: 'cancelled', reason: 'Mistake' }),
    ],
    [
      'a cancellation for a company',
      async () => placeUsual(await newMember(await createCompany(), 'buyer', { budget }), toolId),
      (id: string) => move(id, { to: 'cancelled', reason: 'Mistake' }),
    ],
    [
      'a cancellation',
      () => placeUsual(buyer, toolId),
      (id: string) => move(id, { to: 'cancelled', reason: 'Mistake' }),
    ],
    [
      'a cancellation of pieces',
      () => placeUsual(buyer, toolId),
      (id: string) => {
        const input = { lines: [{ toolId, quantity: 2 }], reason: 'Mistake' };
        return cancelPieces(id, { input, key }, admin);
      },
    ],
  ])('leaves all as it was before %s', async (_what, start, deed) => {
    const id = await start();
    const { stock: before, ...expected } = await stateOf(id);
    await deed(id);
    const { history } = await storedOrder(id);
    await undo(id);
    const { stock, ...after } = await stateOf(id);
    expect({ ...after, available: stock.available }).toEqual({
      ...expected,
      available: before.available,
    });
    expect(stock.ledger).toBe(stock.available);
    const steps = (await storedOrder(id)).history.map(({ step }) => step);
    expect(steps).toEqual([...history.map(({ step }) => step), 'undone']);
    await expectSound(id);
    await deed(id);
    await expectSound(id);
  });

  it('is once for two at the same time, and for a retry', async () => {
    const id = await confirmed();
    await move(id, shipment);
    const { length: steps } = (await storedOrder(id)).history;
    const send = (keyed?: string) => undoStep(id, { input: { steps }, key: keyed }, admin);
    const outcomes = await Promise.all([problemOf(send('one')), problemOf(send('two'))]);
    expect(outcomes.toSorted()).toEqual(['none', 'undone']);
    const winner = outcomes[0] === 'none' ? 'one' : 'two';
    expect((await send(winner)).order.history).toHaveLength(steps + 1);
    await expectSound(id);
  });

  it('loses to the next step, or wins', async () => {
    const id = await confirmed();
    await move(id, shipment);
    const { length: steps } = (await storedOrder(id)).history;
    const undoing = undoStep(id, { input: { steps }, key }, admin);
    await Promise.all([problemOf(undoing), problemOf(move(id, { to: 'delivered' }))]);
    expect(['delivered', 'confirmed']).toContain((await storedOrder(id)).status);
    await expectSound(id);
  });

  it('is refused for a step of another account, an issued invoice, and a mail that was sent', async () => {
    const id = await confirmed();
    expect(await problemOf(undo(id))).toBe('fixed');
    await move(id, shipment);
    expect(await problemOf(undo(id, newAdmin()))).toBe('another');
    const { length: steps } = (await storedOrder(id)).history;
    await mail.doc(`order-shipped_${id}-${steps - 1}`).update({ 'delivery.state': 'SUCCESS' });
    expect(await problemOf(undo(id))).toBe('mailed');
    expect((await storedOrder(id)).status).toBe('shipped');
  });

  it('is refused for cancelled pieces that were sold meanwhile', async () => {
    const scarce = await createTool({ available: 5 });
    const id = await placeUsual(buyer, scarce);
    await move(id, { to: 'cancelled', reason: 'Mistake' });
    await placeUsual(buyer, scarce);
    expect(await problemOf(undo(id))).toBe('insufficient-stock');
    expect(await stockOf(scarce)).toEqual({ available: 0, ledger: 0 });
  });

  it('gives a member no second order within a budget', async () => {
    const member = await newMember(await createCompany(), 'buyer', { budget });
    const id = await placeUsual(member, toolId);
    await move(id, { to: 'cancelled' }, member);
    const other = await placeUsual(member, toolId);
    expect(await problemOf(undo(id, member))).toBe('approval-required');
    await move(other, { to: 'cancelled' }, member);
    expect(await problemOf(undo(id, member))).toBe('none');
    await expectSound(id);
  });

  it('is for customers too, and withdraws the mail about the step', async () => {
    const id = await placeUsual(buyer, toolId);
    await move(id, { to: 'cancelled' }, buyer);
    expect(await readDocument(mail.doc(`order-cancelled_${id}`))).toBeDefined();
    await undo(id, buyer);
    expect(await readDocument(mail.doc(`order-cancelled_${id}`))).toBeUndefined();
    expect((await storedOrder(id)).status).toBe('placed');
  });

  it('is in the audit log, with the step', async () => {
    const id = await confirmed();
    await move(id, shipment);
    await undo(id);
    const { docs } = await auditLog.where('target.id', '==', id).get();
    const actions = docs.map((found) => found.data().action);
    expect(actions).toContain('order-shipped');
    expect(actions).toContain('order-undone');
  });

  it('of a shipment reads order and mail; writes order, shipment, their events, mail, audit log and answer', async () => {
    const id = await confirmed();
    await move(id, shipment);
    expect(await usageOf(() => undo(id, admin, 'counted'))).toEqual({ reads: 3, writes: 7 });
  });
});
