import { beforeAll, describe, expect, it } from 'vitest';
import {
  defaultSettings,
  type InvoiceDocument,
  parseInvoiceNumber,
  type ShopSettings,
  sellerOf,
  yearOf,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { counters, customers, invoices, orders } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { callerOf, registerCustomer } from '../../testing/api/accounts.ts';
import { orderInput } from '../../testing/orders/orders.ts';
import { dayIn, timeZone } from '../../testing/orders/shopDays.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { placeOrder } from '../ordering/placing/placeOrder.ts';
import { transitionOrder } from '../ordering/status/transitionOrder.ts';
import { recordPayment } from '../payments/recordPayments.ts';
import { readSettings } from '../settings/settings.ts';

let buyer: Caller;
let admin: Caller;
let settings: ShopSettings;
let toolId: string;

beforeAll(async () => {
  const [ada, boss] = await Promise.all([registerCustomer(), registerCustomer()]);
  buyer = { ...callerOf(ada), displayName: 'Ada Joiner' };
  admin = callerOf(boss, true);
  settings = { ...(await readSettings()), taxRate: 825 };
  toolId = await createTool({ available: 10_000 });
});

const place = async (taxRate = settings.taxRate): Promise<string> => {
  const request = { input: { ...orderInput(toolId), poNumber: 'PO-4711' }, key: undefined };
  const read = async () => ({ ...settings, taxRate });
  return (await placeOrder(request, buyer, read)).insertedId;
};

const move = (id: string, to: 'confirmed' | 'cancelled', used = settings) => {
  const input = { to, reason: 'Out of stock', carrier: '', trackingNumber: '' };
  return transitionOrder(id, { input, key: undefined }, admin, async () => used);
};

const storedOf = async (id: string) => (await readDocument(orders.doc(id))) as OrderDocument;

const invoiceOf = async (number: string | null): Promise<InvoiceDocument> => {
  const invoice = number ? await readDocument(invoices.doc(number)) : undefined;
  if (!invoice) throw new Error(`No invoice ${number}`);
  return invoice;
};

const year = yearOf(new Date(), timeZone);
const lastOf = async () => (await readDocument(counters.doc(`invoice-${year}`)))?.last ?? 0;

describe('The invoice of an order', () => {
  it('has all that it says in it', async () => {
    const id = await place();
    await recordPayment(
      id,
      {
        input: {
          amount: 800,
          method: 'cash',
          reference: '',
          receivedAt: dayIn(0),
        },
        key: undefined,
      },
      admin,
    );
    await move(id, 'confirmed');
    const order = await storedOf(id);
    const invoice = await invoiceOf(order.invoiceNumber);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      orderId: id,
      orderNumber: order.number,
      userId: buyer.uid,
      seller: sellerOf(settings),
      bank: settings.bank,
      poNumber: 'PO-4711',
      cancels: null,
      subtotal: 9_995,
      taxRate: 825,
      tax: 825,
      total: 10_820,
      paid: 800,
      terms: 'net-30',
      buyer: { name: 'Ada Joiner', email: buyer.email, phone: order.phoneNumber },
      dueAt: order.dueAt,
      issuedAt: order.history[1]?.at,
      orderedAt: order.createdAt,
    });
    expect(invoice.lines).toEqual([
      {
        sku: order.lines[0]?.sku,
        toolName: order.lines[0]?.toolName,
        quantity: 5,
        unitPrice: 1_999,
        lineTotal: 9_995,
      },
    ]);
  });

  it('has no tax without a rate', async () => {
    const id = await place(0);
    await move(id, 'confirmed');
    const { invoiceNumber } = await storedOf(id);
    expect(await invoiceOf(invoiceNumber)).toMatchObject({ tax: 0, taxRate: 0, total: 9_995 });
  });

  it('does not change with later settings, payments and steps', async () => {
    const id = await place();
    await move(id, 'confirmed');
    const { invoiceNumber } = await storedOf(id);
    const before = await invoiceOf(invoiceNumber);
    const moved = { ...settings, seller: { ...settings.seller, name: 'Elsewhere' } };
    await move(id, 'cancelled', moved);
    expect(await invoiceOf(invoiceNumber)).toEqual(before);
    const { creditNoteNumbers } = await storedOf(id);
    const [creditNoteNumber = ''] = creditNoteNumbers;
    expect(await invoiceOf(creditNoteNumber)).toMatchObject({
      kind: 'credit-note',
      number: creditNoteNumber,
      seller: sellerOf(settings),
      total: 10_820,
      lines: before.lines,
      dueAt: null,
      orderId: id,
      cancels: { number: invoiceNumber, reason: 'Out of stock' },
    });
  });

  it('is not issued for an order that is cancelled before its confirmation', async () => {
    const id = await place();
    await move(id, 'cancelled');
    expect(await storedOf(id)).toMatchObject({ invoiceNumber: null, creditNoteNumbers: [] });
  });
});

describe('Settings that lack what an invoice needs', () => {
  const noBank = { holder: '', bankName: '', account: '', code: '' };
  const noTaxNumber = {
    name: 'Tools',
    street: '1 Lane',
    extra: '',
    postcode: '97205',
    city: 'Portland',
    region: 'OR',
    country: 'US',
    email: '',
    phone: '',
    taxNumber: '',
  };

  it.each([
    ['bank details', () => ({ ...settings, bank: noBank }), ['bank.holder', 'bank.account']],
    ['a tax number', () => ({ ...settings, seller: noTaxNumber }), ['seller.taxNumber']],
    [
      'everything',
      () => defaultSettings,
      ['seller.name', 'seller.street', 'bank.holder', 'bank.account'],
    ],
  ])('%s: refuse a confirmation, with nothing half done and no gap', async (_, used, fields) => {
    const id = await place();
    const before = await storedOf(id);
    const open = await readDocument(customers.doc(buyer.uid));
    const refusal = await move(id, 'confirmed', used()).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'settings-incomplete' });
    const { details } = refusal as { details: { errors: Record<string, string> } };
    expect(Object.keys(details.errors)).toEqual(fields);
    expect(await storedOf(id)).toEqual(before);
    expect(await readDocument(customers.doc(buyer.uid))).toEqual(open);
    expect((await invoices.where('orderId', '==', id).get()).size).toBe(0);
    await move(id, 'confirmed');
    expect((await storedOf(id)).invoiceNumber).not.toBeNull();
  });
});

describe('Fifty confirmations at once', () => {
  it('get numbers without gaps and duplicates, one for each order', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => place()));
    const cancelledFirst = ids.slice(0, 5);
    await Promise.all(cancelledFirst.map((id) => move(id, 'cancelled')));
    const first = await lastOf();
    const confirmed = await Promise.allSettled(ids.map((id) => move(id, 'confirmed')));
    expect(confirmed.filter(({ status }) => status === 'rejected')).toHaveLength(5);
    const stored = await Promise.all(ids.slice(5).map(storedOf));
    const numbers = stored.map(({ invoiceNumber }) => invoiceNumber ?? '');
    expect(new Set(numbers).size).toBe(45);
    const documents = await Promise.all(numbers.map(invoiceOf));
    expect(documents.map(({ orderId }) => orderId)).toEqual(ids.slice(5));
    // Other tests may confirm orders at the same time.
    const last = await lastOf();
    expect(last).toBeGreaterThanOrEqual(first + 45);
    const prefix = `${year}-`;
    const all = (await invoices.where('kind', '==', 'invoice').get()).docs
      .map(({ id }) => id)
      .filter((id) => id.startsWith(prefix));
    const positions = all
      .map((id) => parseInvoiceNumber(id)?.position ?? 0)
      .toSorted((a, b) => a - b);
    const upTo = positions.filter((position) => position <= last);
    expect(upTo).toEqual(Array.from({ length: last }, (_, n) => n + 1));
  });
});
