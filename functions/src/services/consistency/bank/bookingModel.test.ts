/** Random bookings of several people at the same time, against a model of what they pay. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditorReferenceOf } from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { bankEntries } from '../../../store/collections/bankCollections.ts';
import { payments } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { findDocuments } from '../../../store/reads/queries.ts';
import { addEntry } from '../../../testing/bank/bookings.ts';
import {
  newAdmin,
  newBuyer,
  placeUsual,
  storedOrder,
} from '../../../testing/orders/prepaidOrders.ts';
import { dayIn } from '../../../testing/orders/shopDays.ts';
import { createTool } from '../../../testing/tools/tools.ts';
import { bookEntry } from '../../bank/booking/bookEntry.ts';
import { bookSureEntries } from '../../bank/booking/bookSure.ts';
import { changeStatus } from '../../bank/booking/changeStatus.ts';
import { undoBooking } from '../../bank/booking/undoBooking.ts';
import { matchStored } from '../../bank/matching/storeMatches.ts';
import { useCredit } from '../../billing/useCredit.ts';
import { cancelOrder } from '../../ordering/status/cancelOrder.ts';
import { transitionOrder } from '../../ordering/status/transitionOrder.ts';
import { recordPayment, recordRefund } from '../../payments/recordPayments.ts';
import { readOrderMoney } from '../documents/snapshots.ts';
import { orderMoneyProblems } from '../orders/orderMoney.ts';
import { bankEntryProblems } from './checkBankEntries.ts';

const staff = [newAdmin(), newAdmin()];
const toolId = await createTool({ available: 100_000 });

/** What one person does: to a row, and to orders. */
const anyStep = fc.record({
  deed: fc.constantFrom(
    ...['book', 'book', 'book', 'split', 'short', 'over', 'sure', 'sure', 'match', 'undo', 'undo'],
    ...['leave', 'open', 'pay', 'refund', 'cancel', 'credit'],
  ),
  row: fc.nat({ max: 3 }),
  order: fc.nat({ max: 3 }),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

/** Steps that two people take at the same time. */
const anyRun = fc.array(fc.tuple(anyStep, anyStep), { minLength: 8, maxLength: 14 });

const prepare = async (buyer: Caller) => {
  const importId = randomUUID();
  const orders = await Promise.all(
    [0, 1, 2, 3].map(async (at) => {
      const id = await placeUsual(buyer, toolId);
      const confirmed = { input: { to: 'confirmed' } as const, key: undefined };
      if (at > 0) await transitionOrder(id, confirmed, staff[0] as Caller);
      const { invoiceNumber, number, total } = await storedOrder(id);
      return { id, named: invoiceNumber ?? number, total };
    }),
  );
  const rows = await Promise.all(
    orders.map(({ named, total }, at) =>
      addEntry({
        importId,
        amount: total + ([0, -300, 0, 200][at] ?? 0),
        text: creditorReferenceOf(named) ?? named,
      }),
    ),
  );
  return { buyer, importId, orders, rows };
};
type Shop = Awaited<ReturnType<typeof prepare>>;

const refused = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.code === 'internal') throw error;
};

const stepOf =
  ({ buyer, importId, orders, rows }: Shop, caller: Caller) =>
  async ({ deed, row, order: place }: Step): Promise<unknown> => {
    const id = rows[row] ?? '';
    const order = orders[place] ?? { id: '', named: '', total: 0 };
    const other = orders[(place + 1) % orders.length] ?? order;
    const key = randomUUID();
    const entry = await readDocument(bankEntries.doc(id));
    const { version = '', amount = 0 } = entry ?? {};
    const book = (shares: object[], fields: object = {}) =>
      bookEntry(id, { input: { version, shares, ...fields } as never, key }, caller);
    const share = (invoiceNumber: string, part: number, writeOff = 0) => ({
      invoiceNumber,
      amount: part,
      writeOff,
    });
    switch (deed) {
      case 'book':
        return book([share(order.named, amount)]);
      case 'split': {
        const half = Math.floor(amount / 2);
        return book([share(order.named, half), share(other.named, amount - half)]);
      }
      case 'short':
        return book([share(order.named, amount, 300)], { reason: 'Cash discount' });
      case 'over':
        return book([share(order.named, amount)], { overpayment: true });
      case 'sure':
        return bookSureEntries(importId, caller);
      case 'match':
        return matchStored(importId, {});
      case 'undo':
        return undoBooking(id, { input: { version, reason: 'Mistake' }, key }, caller);
      case 'leave':
      case 'open':
        return changeStatus(id, { version, status: deed === 'open' ? 'open' : 'left' }, caller);
      case 'pay': {
        const input = { amount: 700, method: 'cash', receivedAt: dayIn(0) } as const;
        return recordPayment(order.id, { input, key }, caller);
      }
      case 'refund': {
        const input = { amount: 200, method: 'cash', receivedAt: dayIn(0) } as const;
        return recordRefund(order.id, { input, key }, caller);
      }
      case 'cancel':
        return cancelOrder(order.id, buyer);
      default: {
        const input = { payer: buyer.uid, invoices: [order.named] };
        return useCredit({ input, key }, caller);
      }
    }
  };

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

const check = async ({ buyer, orders, rows }: Shop): Promise<void> => {
  for (const id of rows) {
    const entry = await readDocument(bankEntries.doc(id));
    const found = await findDocuments(payments.where('bankEntryId', '==', id), 500);
    const money = found.filter(({ content }) => content.method !== 'write-off');
    const isBooked = entry?.status === 'booked';
    expect(sumOf(money.map(({ content }) => content.amount))).toBe(isBooked ? entry.amount : 0);
    expect(bankEntryProblems(id, entry as never, found)).toEqual([]);
  }
  const credits = payments.where('payerId', '==', buyer.uid).where('method', '==', 'credit');
  const used = await findDocuments(credits, 500);
  expect(sumOf(used.map(({ content }) => content.amount))).toBe(0);
  for (const { id } of orders) {
    const stored = await readOrderMoney(id);
    expect(stored && orderMoneyProblems(stored)).toEqual([]);
  }
};

it('books no row twice and no more than it has, and takes all back', async () => {
  await fc.assert(
    fc.asyncProperty(anyRun, async (run) => {
      const shop = await prepare(newBuyer());
      const [first, second] = staff.map((caller) => stepOf(shop, caller));
      for (const [one, other] of run) {
        await Promise.all([first?.(one).catch(refused), second?.(other).catch(refused)]);
      }
      await check(shop);
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
