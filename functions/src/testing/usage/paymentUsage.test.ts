import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type InvoiceFilter, type TransitionInput, timesOf } from '../../contract/index.ts';
import { findArchived, readArchived } from '../../services/billing/archiveInvoices.ts';
import { getJointPayment, recordJointPayment } from '../../services/billing/jointPayments.ts';
import { listInvoicesByEmail } from '../../services/billing/payerInvoices.ts';
import { readPrintedStatement, readStatement } from '../../services/billing/readStatement.ts';
import { getTerms } from '../../services/customers/customers.ts';
import { exportInvoices } from '../../services/invoices/exportInvoices.ts';
import { getInvoice } from '../../services/invoices/getInvoice.ts';
import { listInvoices } from '../../services/invoices/listInvoices.ts';
import {
  listOrders,
  listOrdersByEmail,
  listOrdersOf,
} from '../../services/ordering/orders/orders.ts';
import { readOrdersToPrint } from '../../services/ordering/orders/ordersToPrint.ts';
import { readConfirmation, readPickList } from '../../services/ordering/orders/printedOrders.ts';
import { cancelPieces } from '../../services/ordering/parts/cancelPieces.ts';
import { creditInvoice } from '../../services/ordering/parts/creditInvoice.ts';
import { deliverShipment, reverseShipment } from '../../services/ordering/parts/endShipment.ts';
import { listShipments, readDeliveryNote } from '../../services/ordering/parts/printedShipments.ts';
import { shipOrder } from '../../services/ordering/parts/shipOrder.ts';
import { cancelOrder } from '../../services/ordering/status/cancelOrder.ts';
import { transitionOrder } from '../../services/ordering/status/transitionOrder.ts';
import { exportPayments } from '../../services/payments/exportPayments.ts';
import { getOrderPayments, listPaymentsOf } from '../../services/payments/payments.ts';
import {
  recordPayment,
  recordRefund,
  reversePayment,
} from '../../services/payments/recordPayments.ts';
import { readReceivables } from '../../services/reports/receivables.ts';
import {
  readPublicSettings,
  readSettings,
  saveSettings,
} from '../../services/settings/settings.ts';
import { shopSettings } from '../../store/collections/collections.ts';
import { callerOf, registerAdmin, type SignedInCaller } from '../../testing/api/accounts.ts';
import {
  newBuyer,
  pay,
  placePrepaid,
  placeUsual,
  storedOrder,
} from '../../testing/orders/prepaidOrders.ts';
import { dayIn, timeZone } from '../../testing/orders/shopDays.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { readIdsOf } from '../../testing/usage/documentsReadBy.ts';
import { keepCaches, usageOf } from '../../testing/usage/usage.ts';

// Other tests use the settings of the shop at the same time, so these are in another document.
vi.mock('../../store/collections/collections.ts', async (original) => {
  const collections = await original<typeof import('../../store/collections/collections.ts')>();
  return {
    ...collections,
    shopSettings: collections.shopSettings.parent.doc('of-usage-tests'),
  };
});

let admin: SignedInCaller;

beforeAll(async () => {
  const settings = shopSettings.parent.doc('shop');
  await shopSettings.set((await settings.get()).data() as never);
  admin = callerOf(await registerAdmin(), true);
  return async () => {
    await shopSettings.delete();
  };
});

keepCaches();

const total = 9_995;

const place = async (buyer = newBuyer()) => ({
  buyer,
  id: await placePrepaid(buyer, await createTool()),
});

const confirm = (id: string) => {
  const input: TransitionInput = { to: 'confirmed' };
  return transitionOrder(id, { input, key: undefined }, admin);
};

const received = { method: 'bank-transfer', receivedAt: dayIn(0) } as const;

const page = { limit: 2 };

const reads = (count: number) => ({ reads: count, writes: 0 });

describe('Reads and writes', () => {
  it('of a payment: order and settings; entry, order, customer, event, audit log and mail; of a retry these, and the entry', async () => {
    const { id } = await place();
    const request = { input: { amount: 1_000, ...received }, key: randomUUID() };
    const record = () => recordPayment(id, request, admin);
    expect(await usageOf(record)).toEqual({ reads: 2, writes: 7 });
    expect(await usageOf(record)).toEqual(reads(3));
    await pay(id, total, admin);
    const more = usageOf(() => pay(id, 1, admin));
    expect(await more, 'nothing is due, so the customer stays').toEqual({ reads: 2, writes: 5 });
  });

  it('of a refused payment: order and settings; none', async () => {
    const { id } = await place();
    const input = { amount: total + 1, ...received };
    const record = () =>
      expect(recordPayment(id, { input, key: undefined }, admin)).rejects.toMatchObject({
        code: 'overpayment',
      });
    expect(await usageOf(record)).toEqual(reads(2));
  });

  it('of a refund: order and settings; entry, order, event, audit log and mail; of a retry these, and the entry', async () => {
    const { id, buyer } = await place();
    await pay(id, 1_000, admin);
    await cancelOrder(id, buyer);
    const request = { input: { amount: 400, ...received }, key: randomUUID() };
    const refund = () => recordRefund(id, request, admin);
    expect(await usageOf(refund)).toEqual({ reads: 2, writes: 6 });
    expect(await usageOf(refund)).toEqual(reads(3));
  });

  it('of a reversal: order, entry, settings, reversal and mail; reversal, order, customer, event, audit log and mail; of a retry reversal, order', async () => {
    const { id } = await place();
    const { payment } = await pay(id, 1_000, admin);
    const input = { reason: 'Another order' };
    const reverse = () => reversePayment({ id, payment: payment._id }, input, admin);
    expect(await usageOf(reverse)).toEqual({ reads: 5, writes: 7 });
    expect(await usageOf(reverse)).toEqual(reads(5));
  });

  it('of the payments of an order: order, entries, documents and settings', async () => {
    const { id, buyer } = await place();
    const show = () => getOrderPayments(id, buyer, false);
    expect(await usageOf(show), 'at least one read for the entries').toEqual(reads(3));
    await pay(id, 1_000, admin);
    await pay(id, 1_000, admin);
    expect(await usageOf(show)).toEqual(reads(4));
    await confirm(id);
    expect(await usageOf(show)).toEqual(reads(5));
  });

  it('of the cancellation of a confirmed order: also invoice, counter and purchases; credit note, counter, events and mail', async () => {
    const { id } = await place();
    await confirm(id);
    const input: TransitionInput = { to: 'cancelled', reason: 'Out of stock' };
    const cancel = () => transitionOrder(id, { input, key: undefined }, admin);
    const usage = await usageOf(cancel);
    expect(usage.reads).toBe(5);
    // The first credit note of a year creates the counter, which is also one write.
    expect(usage.writes).toBe(13);
  });

  it('of a shipment and its retry, its delivery and its reversal: the order; it, the shipment, their events, mail, audit log', async () => {
    const id = await placeUsual(newBuyer(), await createTool(), await createTool());
    await confirm(id);
    const input = { carrier: 'Swift Freight', trackingNumber: 'SF-1', lines: undefined };
    const shipAll = () => shipOrder(id, { input, key: 'ship' }, admin);
    expect(await usageOf(shipAll)).toEqual({ reads: 1, writes: 7 });
    expect(await usageOf(shipAll)).toEqual(reads(3));
    const shipment = `${id}-S1`;
    const deliver = () => deliverShipment(shipment, undefined, admin);
    expect(await usageOf(deliver)).toEqual({ reads: 1, writes: 5 });
    const reversal = { input: { reason: 'Not packed' }, key: undefined };
    const reverse = () => reverseShipment(shipment, reversal, admin);
    expect(await usageOf(reverse)).toEqual({ reads: 1, writes: 5 });
    const page = { limit: 2 };
    expect(await usageOf(() => listShipments(id, page, admin))).toEqual(reads(2));
    const { number } = await storedOrder(id);
    expect(await usageOf(() => readDeliveryNote(`${number}-S1`, admin))).toEqual(reads(3));
  });

  it('of cancelled pieces, before and after the invoice, and of a credit note', async () => {
    const tools = [await createTool(), await createTool()];
    const buyer = newBuyer();
    const id = await placeUsual(buyer, ...tools);
    const lines = (quantity: number, at: number) => [{ toolId: tools[at] ?? '', quantity }];
    const own = { input: { lines: lines(5, 0), reason: '' }, key: undefined };
    expect(await usageOf(() => cancelPieces(id, own, buyer))).toEqual({ reads: 2, writes: 8 });
    await confirm(id);
    const part = { input: { lines: lines(1, 1), reason: 'Broken' }, key: undefined };
    const cancel = () => cancelPieces(id, part, admin);
    expect(await usageOf(cancel)).toEqual({ reads: 4, writes: 12 });
    const { invoiceNumber } = await storedOrder(id);
    const input = { amount: 100, text: 'Late', reason: 'Goodwill', lines: undefined };
    const credit = () => creditInvoice(invoiceNumber ?? '', { input, key: 'credit' }, admin);
    expect(await usageOf(credit)).toEqual({ reads: 4, writes: 9 });
    expect(await usageOf(credit)).toEqual(reads(6));
  });

  it('of an invoice: one, and none for what is no number', async () => {
    const { id, buyer } = await place();
    await confirm(id);
    const { invoiceNumber } = await storedOrder(id);
    expect(await usageOf(() => getInvoice(String(invoiceNumber), buyer))).toEqual(reads(1));
    const wrong = () =>
      expect(getInvoice('1', buyer)).rejects.toMatchObject({ code: 'invoice-not-found' });
    expect(await usageOf(wrong)).toEqual(reads(0));
  });

  it('of a pick list: order, settings and each tool', async () => {
    const order = await placeUsual(newBuyer(), await createTool(), await createTool());
    expect(await usageOf(() => readPickList(order, admin))).toEqual(reads(4));
  });

  it('of several printed orders: each order, settings, and each tool of a pick list', async () => {
    const [shared, own] = [await createTool(), await createTool()];
    const orderIds = [
      await placeUsual(newBuyer(), shared),
      await placeUsual(newBuyer(), shared, own),
    ];
    for (const print of ['pick-lists', 'collected-pick-list'] as const) {
      expect(await usageOf(() => readOrdersToPrint({ print, orderIds }))).toEqual(reads(5));
    }
    expect(await usageOf(() => readOrdersToPrint({ print: 'labels', orderIds }))).toEqual(reads(3));
  });

  it('of a confirmation: order and invoice; the order alone before it is confirmed', async () => {
    const { id, buyer } = await place();
    const early = () =>
      expect(readConfirmation(id, buyer)).rejects.toMatchObject({ code: 'order-not-confirmed' });
    expect(await usageOf(early)).toEqual(reads(1));
    await confirm(id);
    expect(await usageOf(() => readConfirmation(id, buyer))).toEqual(reads(2));
  });

  it('of terms: customer and settings', async () => {
    expect(await usageOf(() => getTerms(newBuyer()))).toEqual(reads(2));
  });

  it('of the orders or payments of a customer: the page and one to detect the next page', async () => {
    const { id, buyer } = await place();
    for (let more = 0; more < 2; more += 1) await place(buyer);
    for (let paid = 0; paid < 3; paid += 1) await pay(id, 100, admin);
    expect(await usageOf(() => listOrdersOf(buyer.uid, page, admin))).toEqual(reads(3));
    expect(await usageOf(() => listPaymentsOf(buyer.uid, page))).toEqual(reads(3));
    const nobody = randomUUID();
    expect(await usageOf(() => listOrdersOf(nobody, page, admin))).toEqual(reads(1));
    expect(await usageOf(() => listPaymentsOf(nobody, page))).toEqual(reads(1));
  });

  it('of a page of unpaid orders: its orders and one to detect the next page', async () => {
    for (let placed = 0; placed < 3; placed += 1) await place();
    expect(await usageOf(() => listOrders({ payment: 'unpaid' }, page))).toEqual(reads(3));
  });

  it('of a page of own orders by payment: at most ten times that', async () => {
    const { uid: userId, ...buyer } = newBuyer();
    const createdAt = new Date(1_000);
    for (let stored = 0; stored < 22; stored += 1) {
      await storeOrder({ userId, userEmail: buyer.email, createdAt, status: 'cancelled' });
    }
    const selection = { filter: 'all', payment: 'refund-due' } as const;
    const caller = { ...buyer, uid: userId };
    const list = () => listOrdersByEmail(buyer.email, selection, { limit: 1 }, caller);
    expect(await usageOf(list)).toEqual(reads(20));
  });

  it('of receivables: each order once that is open or to be refunded, and no other', async () => {
    const createdAt = new Date(1_000);
    const [open, settled, toRefund] = await Promise.all([
      storeOrder({ createdAt }),
      storeOrder({ createdAt, status: 'cancelled' }),
      storeOrder({ createdAt, status: 'cancelled' }),
    ]);
    await pay(toRefund, 500, admin);
    const read = await readIdsOf(() => readReceivables());
    const timesOf = (id: string) => read.filter((each) => each === id).length;
    expect([open, settled, toRefund].map(timesOf)).toEqual([1, 0, 1]);
  });

  it('of tables of invoices and payments: each document and its order once', async () => {
    const { id } = await place();
    const { payment } = await pay(id, 100, admin);
    await confirm(id);
    const { invoiceNumber } = await storedOrder(id);
    const today = timesOf({ from: received.receivedAt }, timeZone);
    const timesIn = (read: readonly string[]) => (one: string | null) =>
      read.filter((each) => each === one).length;
    const ofInvoices = await readIdsOf(async () => {
      for await (const _ of exportInvoices(today, timeZone));
    });
    expect([invoiceNumber, id].map(timesIn(ofInvoices))).toEqual([1, 1]);
    const ofPayments = await readIdsOf(async () => {
      for await (const _ of exportPayments(today, timeZone));
    });
    expect([payment._id, id].map(timesIn(ofPayments))).toEqual([1, 1]);
  });

  it('of a page of invoices: its documents and one more', async () => {
    for (const amount of [100, 200, 300]) {
      const { id } = await place();
      await pay(id, amount, admin);
      await confirm(id);
    }
    expect(await usageOf(() => listInvoices({ kind: 'invoice' }, { limit: 2 }))).toEqual(reads(3));
  });

  it('of the invoices of a payer: each document and its order, and one more', async () => {
    const { id, buyer } = await place();
    await confirm(id);
    const { invoiceNumber, number } = await storedOrder(id);
    const find = (search: string | undefined, filter: InvoiceFilter = 'all') =>
      listInvoicesByEmail(buyer.email, { filter, search }, { limit: 5 }, buyer);
    expect(await usageOf(() => find(undefined))).toEqual(reads(2));
    expect(await usageOf(() => find(undefined, 'open'))).toEqual(reads(2));
    expect(await usageOf(() => find(String(invoiceNumber)))).toEqual(reads(2));
    expect(await usageOf(() => find(number))).toEqual(reads(3));
    const archive = async () => {
      const { items } = await findArchived(buyer.email, {}, buyer);
      for await (const { number: archived } of readArchived(items))
        expect(items).toContain(archived);
    };
    expect(await usageOf(archive)).toEqual(reads(2));
    const numbers = [String(invoiceNumber)];
    expect(await usageOf(() => getJointPayment(numbers, buyer))).toEqual(reads(3));
    const input = { invoices: numbers, amount: 100, reference: '', ...received };
    const joint = () => recordJointPayment({ input, key: `joint ${id}` }, admin);
    expect(await usageOf(joint)).toEqual({ reads: 3, writes: 7 });
    expect(await usageOf(joint)).toEqual(reads(4));
    const period = { from: received.receivedAt, to: received.receivedAt };
    const statement = () => readStatement(buyer.email, period, buyer);
    expect(await usageOf(statement)).toEqual(reads(6));
    expect(await usageOf(() => readPrintedStatement(buyer.email, period, buyer))).toEqual(reads(7));
  });

  it('of settings: one; to change them, also settings and audit log', async () => {
    const settings = await readSettings();
    expect(await usageOf(readSettings)).toEqual(reads(1));
    expect(await usageOf(() => readPublicSettings(false))).toEqual(reads(1));
    expect(await usageOf(() => saveSettings(settings, admin))).toEqual(reads(1));
    const changed = { ...settings, taxRate: settings.taxRate + 1 };
    const change = () => saveSettings(changed, admin);
    expect(await usageOf(change)).toEqual({ reads: 1, writes: 2 });
    const outdated = () => expect(change()).rejects.toMatchObject({ code: 'precondition-failed' });
    expect(await usageOf(outdated)).toEqual(reads(1));
  });

  it.each([
    ['email', 3],
    ['phone', 3],
    ['name', 2],
    ['address', 2],
  ])(
    'of a change of the seller’s %s: %i writes, with the home page that shows it',
    async (field, writes) => {
      const { seller, ...settings } = await readSettings();
      const changed = { ...settings, seller: { ...seller, [field]: `${field}@of-usage.test` } };
      expect(await usageOf(() => saveSettings(changed, admin))).toEqual({ reads: 1, writes });
    },
  );
});
