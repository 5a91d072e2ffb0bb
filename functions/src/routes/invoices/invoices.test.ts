import { beforeAll, describe, expect, it } from 'vitest';
import {
  decimalCents,
  invoiceColumns,
  type ListedInvoice,
  type Order,
  type OrderPayments,
  paymentColumns,
} from '../../contract/index.ts';
import { registerShoppers, type TestAccount } from '../../testing/api/accounts.ts';
import { allPages, expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { linesOfPage, readPdf } from '../../testing/documents/readPdf.ts';
import { advanceOrder, placeOrderOf, sendTransition } from '../../testing/orders/orders.ts';
import { pay } from '../../testing/orders/payments.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import { exportTable, recordsOf } from '../../testing/tools/tables.ts';
import { createTool } from '../../testing/tools/tools.ts';

let customer: TestAccount;
let other: TestAccount;
let admin: TestAccount;
let order: Order;
let invoice: string;
let creditNote: string;
let payment: string;

const pdfOf = (number: string) => `/invoice/${number}.pdf`;

const numbersOf = async (id: string): Promise<string[]> => {
  const response = await send('GET', `/order/${id}/payments`, { token: customer.token });
  const { invoices } = await expectStatus<OrderPayments>(response, 200);
  return invoices.map(({ number }) => number);
};

beforeAll(async () => {
  ({ customer, other, admin } = await registerShoppers());
  const orderResponse = await placeOrderOf(
    customer.token,
    await createTool({ toolName: '=Frame saw' }),
  );
  order = orderResponse.order;
  await advanceOrder(admin.token, order._id, 'confirmed');
  payment = (await pay(admin.token, order._id, 1_000, { reference: '+1+1' })).payment._id;
  const cancellation = { to: 'cancelled', reason: 'Ordered twice' };
  await expectStatus(await sendTransition(admin.token, order._id, cancellation), 200);
  [invoice = '', creditNote = ''] = await numbersOf(order._id);
});

const textOf = async (token: string, number: string): Promise<string> => {
  const response = await send('GET', pdfOf(number), { token });
  expect(response.status).toBe(200);
  const { pages } = await readPdf(await response.bytes());
  return pages.flatMap(linesOfPage).join('\n');
};

describe('GET /invoice/{number}.pdf', () => {
  it('is the invoice, for its customer and for admins', async () => {
    const text = await textOf(customer.token, invoice);
    expect(text).toContain(`Number ${invoice}`);
    expect(text).toContain(order.number);
    expect(text).toContain('=Frame saw');
    expect(text).toContain('Amount due');
    expect(await textOf(admin.token, invoice)).toBe(text);
  });

  it('is the credit note of a cancelled order', async () => {
    const text = await textOf(customer.token, creditNote);
    expect(text).toContain(`cancels invoice ${invoice} in full. We refund the $10.00`);
    expect(text.replaceAll('\n', ' ')).toContain('Reason: Ordered twice');
  });

  it('is shown in the browser under its name, and not stored by caches', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { headers, ...response } = await send(method, pdfOf(invoice), {
        token: customer.token,
      });
      expect(headers.get('content-type'), JSON.stringify(response)).toBe('application/pdf');
      expect(headers.get('content-disposition')).toBe(`inline; filename="invoice-${invoice}.pdf"`);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(Number(headers.get('content-length'))).toBeGreaterThan(10_000);
    }
    const response = await send('HEAD', pdfOf(creditNote), { token: customer.token });
    expect(response.headers.get('content-disposition')).toContain(`credit-note-${creditNote}.pdf`);
  });

  it('does not exist for anyone else', async () => {
    await expectProblem(await send('GET', pdfOf(invoice)), 401, 'unauthenticated');
    const response = await send('GET', pdfOf(invoice), { token: other.token });
    await expectProblem(response, 404, 'invoice-not-found');
  });

  it.each(['2026-999999', 'CN-2026-999999', '1', 'x%2Fy', '2026-000001%20', '__x__'])(
    'refuses the unknown number %s',
    async (number) => {
      const response = await send('GET', pdfOf(number), { token: admin.token });
      await expectProblem(response, 404, 'invoice-not-found');
    },
  );
});

const today = dayIn(0);

describe('GET /invoices', () => {
  const find = async (query: string): Promise<ListedInvoice[]> =>
    expectStatus(await send('GET', `/invoices?${query}`, admin), 200);
  const numbers = async (query: string) => (await find(query)).map(({ number }) => number);

  it('has each document with its order and customer, and nothing else of it', async () => {
    const [note, bill] = await find(`q=${order.number}`);
    const shared = { orderId: order._id, orderNumber: order.number, payerId: customer.uid };
    const { payerName, userName: buyerName, currency } = order;
    const buyer = { payerName, buyerName, currency, buyerEmail: customer.email };
    expect(note).toEqual({
      _id: creditNote,
      number: creditNote,
      kind: 'credit-note',
      ...shared,
      ...buyer,
      total: order.total,
      cancels: invoice,
      dueAt: null,
      issuedAt: expect.any(String),
    });
    expect(bill).toEqual({
      _id: invoice,
      number: invoice,
      kind: 'invoice',
      ...shared,
      ...buyer,
      total: order.total,
      cancels: null,
      dueAt: expect.any(String),
      issuedAt: expect.any(String),
    });
  });

  it('finds documents by number, with or without the year, and by order and customer', async () => {
    const digits = invoice.slice(5);
    const searches = [invoice, digits, String(Number(digits)), order.number.slice(3)];
    for (const q of [...searches, order.number.toLowerCase(), customer.email]) {
      expect(await numbers(`q=${encodeURIComponent(q)}&limit=100`), q).toContain(invoice);
    }
    expect(await numbers(`q=${creditNote}`)).toEqual([creditNote]);
    expect(await numbers('q=no-such-customer')).toEqual([]);
  });

  it('filters by kind and period, but not around a search for a number', async () => {
    const email = encodeURIComponent(customer.email);
    expect(await numbers(`q=${email}&kind=invoice`)).toEqual([invoice]);
    expect(await numbers(`q=${email}&kind=credit-note&from=${today}`)).toEqual([creditNote]);
    expect(await numbers(`q=${email}&to=2020-01-01`)).toEqual([]);
    expect(await numbers(`q=${creditNote}&kind=invoice&to=2020-01-01`)).toEqual([creditNote]);
    expect((await find('kind=credit-note')).every(({ kind }) => kind === 'credit-note')).toBe(true);
    const counted = await send('GET', `/counts?of=invoices&q=${email}&kind=invoice`, admin);
    expect(await expectStatus(counted, 200)).toEqual({ count: 1 });
    const table = await exportTable(admin.token, `/invoices.csv?q=${email}&kind=credit-note`);
    expect(recordsOf(table).map((row) => row.Number)).toEqual([creditNote]);
  });

  it('pages by cursor, newest first', async () => {
    const path = `/invoices?q=${encodeURIComponent(customer.email)}&limit=1`;
    const pages = await allPages<ListedInvoice>(path, admin.token);
    expect(pages.flat().map(({ number }) => number)).toEqual([creditNote, invoice]);
  });

  it('is for admins', async () => {
    await expectProblem(await send('GET', '/invoices'), 401, 'unauthenticated');
    await expectProblem(await send('GET', '/invoices', customer), 403, 'forbidden');
  });

  it.each([
    ['kind=receipt', 'kind'],
    ['from=2026-02-30', 'from'],
    ['from=2026-11-22&to=2026-11-21', 'to'],
    ['limit=0', 'limit'],
    ['cursor=x', 'cursor'],
    [`q=${'x'.repeat(101)}`, 'q'],
  ])('refuses ?%s', async (query, field) => {
    const response = await send('GET', `/invoices?${query}`, admin);
    const { errors } = await expectProblem(response, 400, 'validation');
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });
});

describe('GET /invoices.csv', () => {
  const pathOf = (from: string, to: string) => `/invoices.csv?from=${from}&to=${to}`;

  it('has each invoice, and each credit note with negative amounts', async () => {
    const rows = recordsOf(await exportTable(admin.token, pathOf('2026-01-01', '9999-12-31')));
    const total = decimalCents(order.total);
    expect(rows.find((row) => row.Number === invoice)).toMatchObject({
      Kind: 'Invoice',
      Order: order.number,
      Total: total,
      Open: '0.00',
      Currency: 'USD',
      'Buyer email': customer.email,
      'Customer ID': customer.uid,
      'Customer number': '',
      Corrects: '',
      'Due on': expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(rows.find((row) => row.Number === creditNote)).toMatchObject({
      Kind: 'Credit note',
      Total: `-${total}`,
      Open: '',
      'Due on': '',
      Corrects: invoice,
    });
    const days = rows.map((row) => row['Issued on'] ?? '');
    expect(days).toEqual(days.toSorted().reverse());
  });

  it('has those of a period', async () => {
    const empty = await exportTable(admin.token, pathOf('2190-01-01', '2190-12-31'));
    expect(empty).toBe(`\uFEFF${invoiceColumns.join(',')}\r\n`);
  });
});

describe('GET /payments.csv', () => {
  it('has each entry, without formulas', async () => {
    const rows = recordsOf(await exportTable(admin.token, '/payments.csv?from=2026-01-01'));
    expect(rows.find((row) => row['Payment ID'] === payment)).toMatchObject({
      Kind: 'Payment',
      Amount: '10.00',
      Method: 'Bank transfer',
      Reference: "'+1+1",
      Order: order.number,
      Invoice: invoice,
      'Customer ID': customer.uid,
      'Received on': today,
    });
  });

  it('has those of a period', async () => {
    const empty = await exportTable(admin.token, '/payments.csv?from=2190-01-01&to=2190-12-31');
    expect(empty).toBe(`\uFEFF${paymentColumns.join(',')}\r\n`);
  });
});

describe.each(['/invoices.csv', '/payments.csv'])('%s', (path) => {
  it('is for admins', async () => {
    await expectProblem(await send('GET', path), 401, 'unauthenticated');
    const response = await send('GET', path, { token: customer.token });
    await expectProblem(response, 403, 'forbidden');
  });

  it('refuses a wrong day', async () => {
    const first = await send('GET', `${path}?from=0000-01-01`, { token: admin.token });
    await expectProblem(first, 400, 'validation');
    const response = await send('GET', `${path}?from=2026-02-30`, { token: admin.token });
    await expectProblem(response, 400, 'validation');
  });

  it('is a download, which is not cached', async () => {
    const { headers, status } = await send('HEAD', path, { token: admin.token });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    expect(headers.get('content-disposition')).toMatch(/filename="\w+-[\d-]{10}\.csv"/);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});
