import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { PaymentDocument } from '../../documents/orders/payments.ts';
import {
  counters,
  customers,
  invoices,
  orders,
  payments,
} from '../../store/collections/collections.ts';
import {
  newAdmin,
  newBuyer,
  pay,
  placeUsual,
  storedOrder,
} from '../../testing/orders/prepaidOrders.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { transitionOrder } from '../ordering/status/transitionOrder.ts';
import { checkConsistency } from './checkConsistency.ts';
import { checkInvoices, checkPayments } from './documents/checkDocuments.ts';
import { checkOrderMoney } from './orders/checkOrderMoney.ts';

const [buyer, admin] = [newBuyer(), newAdmin()];

/** The problems that name an id. */
const about = (id: string, problems: readonly string[]) =>
  problems.filter((problem) => problem.includes(id));

const confirmedOrder = async () => {
  const id = await placeUsual(buyer, await createTool());
  await transitionOrder(id, { input: { to: 'confirmed' }, key: undefined }, admin);
  const { invoiceNumber } = await storedOrder(id);
  return { id, invoiceNumber: invoiceNumber ?? '' };
};

/** Changes an order for a test, so that other checks do not find it afterwards. */
const tamper = async (id: string, change: Partial<OrderDocument>) => {
  const before = await storedOrder(id);
  const names = Object.keys(change) as (keyof OrderDocument)[];
  await orders.doc(id).update(change);
  onTestFinished(async () => {
    await orders.doc(id).update(Object.fromEntries(names.map((name) => [name, before[name]])));
  });
};

describe('checkOrderMoney', () => {
  it('finds no problem in an order with payments and an invoice', async () => {
    const { id } = await confirmedOrder();
    await pay(id, 995, admin);
    expect(about(id, await checkOrderMoney())).toEqual([]);
    expect(about(buyer.uid, await checkOrderMoney())).toEqual([]);
  });

  it('finds an order that does not match its payments', async () => {
    const { id } = await confirmedOrder();
    await tamper(id, { paid: 5, amountDue: 9_990 });
    const problem = `order ${id} has paid 5 cents, but its payments add up to 0`;
    expect(about(id, await checkOrderMoney())).toEqual([problem]);
    expect((await checkConsistency()).problems).toContain(problem);
  });

  it('finds a confirmed order without an invoice', async () => {
    const { id, invoiceNumber } = await confirmedOrder();
    await tamper(id, { invoiceNumber: null });
    expect(about(id, await checkOrderMoney())).toEqual([`order ${id} has no invoice`]);
    expect(about(invoiceNumber, (await checkInvoices()).problems)).toEqual([
      `invoice ${invoiceNumber} is not that of order ${id}`,
    ]);
  });

  it('finds an open amount that is not the sum of the orders, also of a missing document', async () => {
    const userId = randomUUID();
    await storeOrder({ userId });
    expect(about(userId, await checkOrderMoney())).toEqual([]);
    await customers.doc(userId).update({ open: 1 });
    const message = (open: number) =>
      `payer ${userId} has ${open} cents open, but the orders add up to 9995`;
    expect(about(userId, await checkOrderMoney())).toEqual([message(1)]);
    await customers.doc(userId).delete();
    expect(about(userId, await checkOrderMoney())).toEqual([message(0)]);
    await customers.doc(userId).set({ open: 9_995 });
  });
});

describe('checkPayments', () => {
  it('finds a payment without its order', async () => {
    const [id, orderId] = [randomUUID(), randomUUID()];
    onTestFinished(async () => {
      await payments.doc(id).delete();
    });
    await payments.doc(id).set({ orderId, kind: 'payment', amount: 5 } as PaymentDocument);
    const { count, problems } = await checkPayments();
    expect(count).toBeGreaterThan(0);
    expect(about(id, problems)).toEqual([
      `payment ${id} is for order ${orderId}, which does not exist`,
    ]);
  });

  it('finds a payment without its row of a bank statement', async () => {
    const { id: orderId } = await confirmedOrder();
    const [id, bankEntryId] = [randomUUID(), randomUUID()];
    onTestFinished(async () => {
      await payments.doc(id).delete();
    });
    await payments.doc(id).set({ orderId, bankEntryId, amount: 5 } as PaymentDocument);
    expect(about(id, (await checkPayments()).problems)).toEqual([
      `payment ${id} is of bank entry ${bankEntryId}, which does not exist`,
    ]);
  });
});

describe('checkInvoices', () => {
  // A separate year, because a gap in this year's numbers would be found by other tests, too.
  const year = 1_000 + Math.floor(Math.random() * 900);
  const number = (position: number) => `${year}-${String(position).padStart(6, '0')}`;

  const storeInvoice = async (position: number, change: object = {}) => {
    const [invoice] = (await invoices.where('kind', '==', 'invoice').limit(1).get()).docs;
    const issuedAt = new Date(Date.UTC(year, 5));
    const content = { ...invoice?.data(), number: number(position), issuedAt, ...change };
    await invoices.doc(number(position)).set(content as never);
    onTestFinished(async () => {
      await invoices.doc(number(position)).delete();
    });
  };

  const setCounter = async (last: number) => {
    await counters.doc(`invoice-${year}`).set({ last, changeId: 'test' });
    onTestFinished(async () => {
      await counters.doc(`invoice-${year}`).delete();
    });
  };

  const gaps = async () => about(`counter invoice-${year}`, (await checkInvoices()).problems);

  it('finds gaps, lost documents and numbers above the counter', async () => {
    await confirmedOrder();
    await setCounter(3);
    await storeInvoice(1);
    await storeInvoice(3);
    const message = (last: number, count: number) =>
      `counter invoice-${year} is at ${last}, but there are ${count} numbers, the highest of which is 3`;
    expect(await gaps()).toEqual([message(3, 2)]);
    await setCounter(2);
    expect(await gaps()).toEqual([message(2, 2)]);
    await setCounter(3);
    await storeInvoice(2);
    expect(await gaps()).toEqual([]);
  });

  it('finds a counter without its documents', async () => {
    await setCounter(1);
    expect(await gaps()).toEqual([
      `counter invoice-${year} is at 1, but there are 0 numbers, the highest of which is 0`,
    ]);
  });

  it('finds an invoice with a wrong sum, kind or date', async () => {
    await confirmedOrder();
    await storeInvoice(1, { total: 1 });
    const problems = async () => about(`invoice ${number(1)}`, (await checkInvoices()).problems);
    expect(await problems()).toContain(`invoice ${number(1)} does not add up`);
    await storeInvoice(1, { issuedAt: new Date() });
    expect(await problems()).toContain(`invoice ${number(1)} has a wrong number, kind or date`);
    await storeInvoice(1, { kind: 'credit-note' });
    expect(await problems()).toContain(`invoice ${number(1)} has a wrong number, kind or date`);
  });
});
