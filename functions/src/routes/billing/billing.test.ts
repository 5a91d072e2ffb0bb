import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  decimalCents,
  limits,
  type Order,
  type PayerInvoice,
  statementColumns,
} from '../../contract/index.ts';
import {
  registerCustomer,
  registerShoppers,
  registerVerified,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { allPages, expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { addMember, createCompany, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { linesOfPage, readPdf } from '../../testing/documents/readPdf.ts';
import { advanceOrder, placeOrderOf, sendTransition } from '../../testing/orders/orders.ts';
import { pay } from '../../testing/orders/payments.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { exportTable, recordsOf } from '../../testing/tools/tables.ts';
import { createTool } from '../../testing/tools/tools.ts';

useCompanies();

let customer: TestAccount;
let other: TestAccount;
let admin: TestAccount;
/** Confirmed orders: one that is unpaid, one that is paid, and one that was cancelled. */
let unpaid: Order;
let paid: Order;
let cancelled: Order;

const listPath = ({ email }: TestAccount, query = '') =>
  `/invoices/${encodeURIComponent(email)}?${query}`;

const find = async (query: string, account = customer, headers = {}): Promise<PayerInvoice[]> =>
  expectStatus(await send('GET', listPath(account, query), { token: account.token, headers }), 200);

const filePath = ({ email }: TestAccount, file: string, query = '') =>
  `/user/${encodeURIComponent(email)}/${file}?${query}`;

/** Stores orders with an invoice, each in a separate transaction because each takes a number. */
const storeInvoiced = async (count: number, fields: Parameters<typeof storeOrder>[0]) => {
  for (let stored = 0; stored < count; stored += 1) {
    await storeOrder({ status: 'confirmed', ...fields });
  }
};

beforeAll(async () => {
  ({ customer, other, admin } = await registerShoppers());
  const toolId = await createTool({ toolName: 'Frame saw', available: 100 });
  const place = async () => {
    const { order } = await placeOrderOf(customer.token, toolId);
    await advanceOrder(admin.token, order._id, 'confirmed');
    return order;
  };
  [unpaid, paid, cancelled] = [await place(), await place(), await place()];
  await pay(admin.token, paid._id, paid.total, { reference: '=1+1' });
  await pay(admin.token, cancelled._id, 1_000);
  const cancellation = { to: 'cancelled', reason: 'Ordered twice' };
  await expectStatus(await sendTransition(admin.token, cancelled._id, cancellation), 200);
});

describe('GET /invoices/{email}', () => {
  const stateOf = ({ kind, orderNumber, status, open }: PayerInvoice) => [
    kind,
    orderNumber,
    status,
    open,
  ];

  it('has each document with what is open, newest first', async () => {
    expect((await find('')).map(stateOf)).toEqual([
      ['credit-note', cancelled.number, null, 0],
      ['invoice', cancelled.number, 'refund-due', 0],
      ['invoice', paid.number, 'paid', 0],
      ['invoice', unpaid.number, 'unpaid', unpaid.total],
    ]);
  });

  it.each([
    ['open', 1],
    ['overdue', 0],
    ['paid', 2],
    ['credited', 0],
    ['credit-notes', 1],
  ])('filters by the status %s', async (status, count) => {
    expect(await find(`status=${status}`)).toHaveLength(count);
  });

  it('finds documents by number, order number and words, whatever the filter is', async () => {
    const [note, invoice] = await find('');
    const numbers = async (query: string) => (await find(query)).map(({ number }) => number);
    expect(await numbers(`q=${note?.number}&status=paid`)).toEqual([note?.number]);
    expect(await numbers(`q=${cancelled.number}&to=2020-01-01`)).toEqual([
      invoice?.number,
      note?.number,
    ]);
    const short = String(Number(invoice?.number.slice(5)));
    expect(await numbers(`q=${short}&limit=100`)).toContain(invoice?.number);
    expect(await find('q=no-such-number')).toEqual([]);
    expect(await find(`q=${'%F0%9F%AA%9A'}`)).toHaveLength(4);
  });

  it('selects days of issue, also among those to pay', async () => {
    expect(await find(`status=open&from=${dayIn(0)}&to=${dayIn(0)}`)).toHaveLength(1);
    expect(await find(`status=open&to=${dayIn(-1)}`)).toEqual([]);
    expect(await find(`to=${dayIn(-1)}`)).toEqual([]);
  });

  it('pages by cursor, also through what does not match', async () => {
    for (const status of ['all', 'paid', 'open']) {
      const pages = await allPages<PayerInvoice>(
        listPath(customer, `status=${status}&limit=1`),
        customer.token,
      );
      expect(pages.flat().map(({ _id }) => _id)).toEqual(
        (await find(`status=${status}`)).map(({ _id }) => _id),
      );
    }
  });

  it('is for the account and for admins', async () => {
    await expectProblem(await send('GET', listPath(customer)), 401, 'unauthenticated');
    const response = await send('GET', listPath(customer), other);
    await expectProblem(response, 403, 'forbidden');
    expect(await expectStatus(await send('GET', listPath(customer), admin), 200)).toHaveLength(4);
    expect(await find('', other)).toEqual([]);
    const [invoice] = await find('');
    expect(await find(`q=${invoice?.number}`, other)).toEqual([]);
    expect(await find(`q=${invoice?.orderNumber}`, other)).toEqual([]);
  });

  it.each([
    ['status=lost', 'status'],
    ['from=2026-02-30', 'from'],
    ['from=2026-11-22&to=2026-11-21', 'to'],
    ['limit=101', 'limit'],
    ['cursor=x', 'cursor'],
    [`q=${'x'.repeat(300)}`, 'q'],
  ])('refuses ?%s', async (query, field) => {
    const response = await send('GET', listPath(customer, query), customer);
    const { errors } = await expectProblem(response, 400, 'validation');
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });
});

describe('The invoices of a company', () => {
  it('are for members who see all its orders, and for others their own', async () => {
    const company = await createCompany();
    const [keeper, buyer] = [await registerVerified(), await registerVerified()];
    await addMember(company, keeper, 'bookkeeper');
    await addMember(company, buyer, 'buyer');
    const fields = { payerId: company, payerName: 'Oak & Ash' };
    const dueAt = new Date('2026-01-31T23:59:59Z');
    await storeInvoiced(2, { ...fields, userId: keeper.uid, dueAt });
    await storeInvoiced(1, { ...fields, userId: buyer.uid, dueAt });
    const headers = { 'X-Company': company };
    for (const query of ['', 'status=overdue']) {
      expect(await find(query, keeper, headers)).toHaveLength(3);
      expect(await find(query, buyer, headers)).toHaveLength(1);
      expect(await find(query, buyer)).toEqual([]);
    }
    const path = filePath(buyer, 'statement.csv', 'from=1970-01-01&to=2026-01-31');
    const refused = await send('GET', path, { token: buyer.token, headers });
    await expectProblem(refused, 403, 'role-forbidden');
    const own = filePath(keeper, 'statement.csv', 'from=1970-01-01&to=2026-01-31');
    const response = await send('GET', own, { token: keeper.token, headers });
    expect(recordsOf(await response.text()).at(-1)).toMatchObject({ Balance: '299.85' });
    const strangers = await send('GET', own, { token: other.token, headers });
    await expectProblem(strangers, 403, 'forbidden');
  });
});

describe('GET /user/{email}/invoices.zip', () => {
  const namesIn = async (path: string, token = customer.token) => {
    const response = await send('GET', path, { token });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(await response.bytes());
    return { files, next: response.headers.get('link') };
  };

  it('has the PDF of each document of the period', async () => {
    const { files, next } = await namesIn(
      filePath(customer, 'invoices.zip', `from=${dayIn(0)}&to=${dayIn(0)}`),
    );
    const expected = (await find('')).map(({ kind, number }) => `${kind}-${number}.pdf`);
    expect(Object.keys(files)).toEqual(expected);
    expect(next).toBeNull();
    const { pages } = await readPdf(Object.values(files)[0] ?? new Uint8Array());
    expect(pages.flatMap(linesOfPage).join(' ')).toContain(cancelled.number);
  });

  it('is bounded, says so, and leads to the rest', async () => {
    const many = await registerCustomer();
    const count = limits.archivedInvoices + 2;
    await storeInvoiced(count, { payerId: many.uid, userId: many.uid });
    const first = await namesIn(filePath(many, 'invoices.zip'), many.token);
    const names = Object.keys(first.files);
    expect(names).toHaveLength(limits.archivedInvoices + 1);
    expect(names[0]).toBe('more-documents.txt');
    const rest = /<\/api(\/[^>]*)>/.exec(first.next ?? '')?.[1] ?? '';
    const second = await namesIn(rest, many.token);
    expect(Object.keys(second.files)).toHaveLength(2);
    expect(new Set([...names, ...Object.keys(second.files)])).toHaveProperty('size', count + 1);
    expect(second.next).toBeNull();
  });

  it('refuses a period without documents, wrong days, and other accounts', async () => {
    const get = (query: string, account = customer) =>
      send('GET', filePath(customer, 'invoices.zip', query), account);
    await expectProblem(await get('to=2020-01-01'), 404, 'invoice-not-found');
    await expectProblem(await get('from=2026-13-01'), 400, 'validation');
    await expectProblem(await get('cursor=x'), 400, 'validation');
    await expectProblem(await get('', other), 403, 'forbidden');
  });
});

describe('GET /user/{email}/statement', () => {
  const today = `from=${dayIn(0)}&to=${dayIn(0)}`;

  it('has each change, between the balances, to the cent', async () => {
    const table = await exportTable(customer.token, filePath(customer, 'statement.csv', today));
    const rows = recordsOf(table);
    const sides = rows.map(({ Kind, Charged, Credited }) => [Kind, Charged, Credited]);
    expect(sides).toEqual([
      ['Opening balance', '', ''],
      ['Invoice', decimalCents(unpaid.total), ''],
      ['Invoice', decimalCents(paid.total), ''],
      ['Invoice', decimalCents(cancelled.total), ''],
      ['Credit note', '', decimalCents(cancelled.total)],
      ['Payment', '', expect.any(String)],
      ['Payment', '', expect.any(String)],
      ['Closing balance', '', ''],
    ]);
    expect(rows.map((row) => row.Number)).toContain("'=1+1");
    expect(rows.at(-1)?.Balance).toBe(decimalCents(unpaid.total - 1_000));
  });

  it('opens with what was owed before', async () => {
    const next = `from=${dayIn(1)}&to=${dayIn(30)}`;
    const table = await exportTable(customer.token, filePath(customer, 'statement.csv', next));
    const balances = recordsOf(table).map(({ Kind, Balance }) => [Kind, Balance]);
    const balance = decimalCents(unpaid.total - 1_000);
    expect(balances).toEqual([
      ['Opening balance', balance],
      ['Closing balance', balance],
    ]);
    expect(table.split('\r\n')[0]).toBe(`\uFEFF${statementColumns.join(',')}`);
  });

  it('is a PDF with the same sums', async () => {
    const response = await send('GET', filePath(customer, 'statement.pdf', today), customer);
    expect(response.headers.get('content-disposition')).toContain(`statement-${dayIn(0)}-`);
    const { pages } = await readPdf(await response.bytes());
    const text = pages.flatMap(linesOfPage).join('\n');
    expect(text).toContain('Opening balance');
    expect(text).toContain('Credit note CN-');
    expect(text).toContain(`$${((unpaid.total - 1_000) / 100).toFixed(2)} was open`);
  });

  it('needs days in order, is for the account and for admins', async () => {
    for (const file of ['statement.csv', 'statement.pdf']) {
      const get = (query: string, account = customer) =>
        send('GET', filePath(customer, file, query), account);
      for (const query of ['', 'from=2026-01-01', `from=${dayIn(1)}&to=${dayIn(0)}`, 'to=x']) {
        await expectProblem(await get(query), 400, 'validation');
      }
      await expectProblem(await get(today, other), 403, 'forbidden');
      expect((await get(today, admin)).status).toBe(200);
    }
  });
});
