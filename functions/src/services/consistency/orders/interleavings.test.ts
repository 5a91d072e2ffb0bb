/** Whatever happens to orders at the same time, their money adds up. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cancelledStatus, type PaymentInput, systemTransition } from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { invoices, orders, payments } from '../../../store/collections/collections.ts';
import { transact } from '../../../store/writes/transact.ts';
import { callerOf, registerCustomer } from '../../../testing/api/accounts.ts';
import { orderInput } from '../../../testing/orders/orders.ts';
import { storedOrder } from '../../../testing/orders/prepaidOrders.ts';
import { dayIn } from '../../../testing/orders/shopDays.ts';
import { createTool } from '../../../testing/tools/tools.ts';
import { updateCustomer } from '../../customers/customers.ts';
import { placeOrder } from '../../ordering/placing/placeOrder.ts';
import { changeStatus } from '../../ordering/status/changeStatus.ts';
import { transitionOrder } from '../../ordering/status/transitionOrder.ts';
import { undoStep } from '../../ordering/status/undoStep.ts';
import { recordPayment, recordRefund, reversePayment } from '../../payments/recordPayments.ts';
import { readSettings } from '../../settings/settings.ts';
import { readOpenAmounts, readOrderMoney } from '../documents/snapshots.ts';
import { checkOrder } from './checkOrder.ts';
import { orderMoneyProblems } from './orderMoney.ts';

let buyer: Caller;
let admin: Caller;
let toolId: string;

// The mails of steps wait, so that an undo finds them unsent.
beforeAll(() => void vi.stubEnv('UNDO_MAIL_SECONDS', '600'));
afterAll(() => void vi.unstubAllEnvs());

beforeAll(async () => {
  const [ada, boss] = await Promise.all([registerCustomer(), registerCustomer()]);
  buyer = callerOf(ada);
  admin = callerOf(boss, true);
  toolId = await createTool({ available: 1_000_000 });
  const terms = { terms: 'prepaid', creditLimit: 1_000_000_000 } as const;
  await placeOrder({ input: orderInput(toolId), key: undefined }, buyer);
  await updateCustomer(buyer.uid, terms, admin);
});

const key = undefined;

const entry = (amount: number): PaymentInput & { method: 'bank-transfer' } => ({
  amount,
  method: 'bank-transfer',
  reference: '',
  receivedAt: dayIn(0),
});

const reverseNewest = async (id: string) => {
  const { docs } = await payments.where('orderId', '==', id).get();
  const newest = docs.filter((found) => found.data().kind !== 'reversal').at(-1);
  const target = { id, payment: newest?.id ?? 'none' };
  return reversePayment(target, { reason: `Mistake ${Math.random()}` }, admin);
};

const moveTo = (id: string, to: 'confirmed' | 'cancelled') => {
  const input = { to, reason: 'Why not', carrier: '', trackingNumber: '' };
  return transitionOrder(id, { input, key }, admin);
};

/** The shop itself cancels the order, as at the end of a hold. */
const expire = (id: string) =>
  transact(async (transaction) => {
    const order = await transaction.read(orders.doc(id));
    if (!order) throw new ApiError('order-not-found');
    const transition = systemTransition(order, cancelledStatus);
    if (!transition) {
      const { status: orderStatus } = order;
      throw new ApiError('transition-not-allowed', { orderStatus, allowed: [] });
    }
    await changeStatus(transaction, { id, order, transition }, null, readSettings);
  });

const steps: Record<string, (id: string) => Promise<unknown>> = {
  'pay a part': (id) => recordPayment(id, { input: entry(3_000), key }, admin),
  'pay all': (id) => recordPayment(id, { input: entry(9_995), key }, admin),
  'pay too much': (id) =>
    recordPayment(id, { input: { ...entry(10_000), overpayment: true }, key }, admin),
  'refund a part': (id) => recordRefund(id, { input: entry(5), key }, admin),
  'refund more': (id) => recordRefund(id, { input: entry(3_000), key }, admin),
  reverse: reverseNewest,
  confirm: (id) => moveTo(id, 'confirmed'),
  cancel: (id) => moveTo(id, 'cancelled'),
  expire,
  undo: async (id) => {
    const { history } = await storedOrder(id);
    return undoStep(id, { input: { steps: history.length }, key }, admin);
  },
};

const tolerateRefusal = (error: unknown) => {
  if (!(error instanceof ApiError) || error.code === 'unavailable') throw error;
};

/** Steps on one of two orders, some of them at the same time. */
const anySteps = fc.array(
  fc.array(fc.record({ step: fc.constantFrom(...Object.keys(steps)), first: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  }),
  { minLength: 2, maxLength: 6 },
);

const problemsOf = async (id: string): Promise<string[]> => {
  const money = await readOrderMoney(id);
  if (!money) return [`order ${id} is gone`];
  const documents = (await invoices.where('orderId', '==', id).get()).size;
  const named = money.documents.size;
  return [
    ...orderMoneyProblems(money),
    ...checkOrder({ id, content: money.order }),
    ...(documents === named ? [] : [`order ${id} names ${named} of ${documents} documents`]),
  ];
};

it('orders, payments, invoices and open amounts agree after any steps', async () => {
  const place = async () =>
    (await placeOrder({ input: orderInput(toolId), key }, buyer)).insertedId;
  const property = fc.asyncProperty(anySteps, async (rounds) => {
    const [first, second] = [await place(), await place()];
    for (const round of rounds) {
      const made = round.map(({ step, first: isFirst }) =>
        steps[step]?.(isFirst ? first : second).catch(tolerateRefusal),
      );
      await Promise.all(made);
    }
    expect([...(await problemsOf(first)), ...(await problemsOf(second))]).toEqual([]);
    const { stored, orders: sum } = await readOpenAmounts(buyer.uid);
    expect(stored).toBe(sum);
  });
  await fc.assert(property, { numRuns: 25 });
});
