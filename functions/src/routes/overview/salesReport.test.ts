import { describe, expect, it } from 'vitest';
import type { ReportGroup, ReportRow, SalesReport } from '../../contract/index.ts';
import { checkMonthlySales } from '../../services/consistency/checkMonthlySales.ts';
import { orders } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import {
  registerCustomer,
  registerShoppers,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { liveOrderWhen } from '../../testing/background/live.ts';
import { advanceOrder, linesBody, sendOrder } from '../../testing/orders/orders.ts';
import { cancelPart, credit, getOrderOf } from '../../testing/orders/parts.ts';
import { createTool } from '../../testing/tools/tools.ts';

const { customer, admin } = await registerShoppers();

const month = new Date().toISOString().slice(0, 7);

const query = (by: ReportGroup, from = month, to = month) =>
  `?${new URLSearchParams({ by, from, to })}`;

const read = async (by: ReportGroup): Promise<SalesReport> =>
  expectStatus(await send('GET', `/reports/sales${query(by)}`, { token: admin.token }), 200);

/** The rows of the table, which has also those that the page leaves out. */
const csvRow = async ({ uid }: TestAccount): Promise<string[] | undefined> => {
  const response = await send('GET', `/reports/sales.csv${query('customer')}`, {
    token: admin.token,
  });
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\r\n').map((line) => line.split(','));
  return lines.find(([key]) => key === uid);
};

/** An order of 5 pieces each of a tool for $19.99 that costs $12.00, and one without a known cost. */
const order = async ({ token }: TestAccount) => {
  const known = await createTool({ category: 'planes', costPrice: 12 });
  const unknown = await createTool({ category: 'saws' });
  const placed = await expectStatus<{ insertedId: string }>(
    await sendOrder(token, linesBody([known, unknown])),
    201,
  );
  return { id: placed.insertedId, known, unknown };
};

const problemsOf = async ({ uid }: TestAccount): Promise<string[]> =>
  (await checkMonthlySales()).filter((problem) => problem.includes(uid));

describe('GET /reports/sales', () => {
  it('follows an order through cancellations and credits, and equals what it says', async () => {
    const buyer = await registerCustomer();
    const { id, known } = await order(buyer);
    const net = 5 * 19.99;
    const money = (amount: number) => String(Math.round(amount * 100) / 100);
    expect((await csvRow(buyer))?.slice(2)).toEqual(
      ['1', 2 * net, '0', net, 60, net - 60].map((cell) =>
        typeof cell === 'number' ? money(cell) : cell,
      ),
    );
    await cancelPart(admin.token, id, {
      lines: [{ toolId: known, quantity: 1 }],
      reason: 'Out of stock',
    });
    expect((await csvRow(buyer))?.slice(2, 7)).toEqual([
      '1',
      money(9 * 19.99),
      '0',
      money(4 * 19.99),
      '48',
    ]);
    await advanceOrder(admin.token, id, 'confirmed');
    const { invoiceNumber } = await getOrderOf(admin.token, id);
    await credit(admin.token, invoiceNumber ?? '', {
      lines: [{ toolId: known, quantity: 1 }],
      reason: 'Damaged',
    });
    expect((await csvRow(buyer))?.slice(2, 7)).toEqual([
      '1',
      money(8 * 19.99),
      '0',
      money(3 * 19.99),
      '36',
    ]);
    expect(await problemsOf(buyer)).toEqual([]);
  });

  it('counts nothing of a cancelled order', async () => {
    const buyer = await registerCustomer();
    const { id } = await order(buyer);
    await expectStatus(await send('DELETE', `/order/${id}`, { token: buyer.token }), 200);
    expect(await csvRow(buyer)).toBeUndefined();
    expect(await problemsOf(buyer)).toEqual([]);
  });

  it('adds up to the same by month, customer and category', async () => {
    await order(customer);
    const [months, categories] = [await read('month'), await read('category')];
    const sum = (rows: ReportRow[], name: 'net' | 'cost') =>
      rows.reduce((total, row) => total + row[name], 0);
    expect(months.rows.map(({ key }) => key)).toEqual([month]);
    for (const report of [months, categories]) {
      expect(sum(report.rows, 'net')).toBe(report.total.net);
      expect(sum(report.rows, 'cost')).toBe(report.total.cost);
    }
    expect(categories.rows.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['planes', 'saws']),
    );
  });

  it('keeps the cost that a tool had when it was ordered, and tells no customer', async () => {
    const buyer = await registerCustomer();
    const costPrice = 13_579.24;
    const tool = await createTool({ costPrice });
    const placed = await sendOrder(buyer.token, linesBody([tool]));
    const text = await placed.text();
    const { insertedId: id } = JSON.parse(text) as { insertedId: string };
    expect((await readDocument(orders.doc(id)))?.saleFacts).toEqual({
      [tool]: { category: 'other', unitCost: 1_357_924 },
    });
    const live = await liveOrderWhen(id, Boolean);
    const answers = [
      await send('GET', `/order/${id}`, { token: buyer.token }),
      await send('GET', `/orders/${buyer.email}`, { token: buyer.token }),
      await send('GET', `/user/${buyer.email}/orders.csv`, { token: buyer.token }),
      await send('GET', `/user/${buyer.email}/data.json`, { token: buyer.token }),
      await send('GET', `/tool/${tool}`, { token: buyer.token }),
    ];
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    for (const each of [text, JSON.stringify(live), ...texts]) {
      for (const hidden of ['saleFacts', 'unitCost', 'costPrice', '1357924', '13579.24']) {
        expect(each).not.toContain(hidden);
      }
    }
  });

  it('is for admins, and refuses months that are none', async () => {
    const paths = ['/reports/sales', '/reports/sales.csv'];
    for (const path of paths) {
      await expectProblem(await send('GET', `${path}${query('month')}`), 401, 'unauthenticated');
      const refused = await send('GET', `${path}${query('month')}`, { token: customer.token });
      await expectProblem(refused, 403, 'forbidden');
      for (const [from, to] of [
        ['2026-13', '2026-12'],
        ['2026-05', '2026-04'],
        ['2020-01', '2026-04'],
        ['', ''],
      ]) {
        const wrong = await send('GET', `${path}${query('month', from, to)}`, {
          token: admin.token,
        });
        await expectProblem(wrong, 400, 'validation');
      }
      const group = await send('GET', `${path}?by=week&from=${month}&to=${month}`, {
        token: admin.token,
      });
      await expectProblem(group, 400, 'validation');
    }
  });
});
