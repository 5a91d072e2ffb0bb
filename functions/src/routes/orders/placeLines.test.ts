import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limits, orderNumberOf, type PlacedOrder } from '../../contract/index.ts';
import { orders, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { countOf, statusesOf } from '../../testing/api/statuses.ts';
import { linesBody, orderBody, sendOrder } from '../../testing/orders/orders.ts';
import { createTool, removeTool, stockOf } from '../../testing/tools/tools.ts';

const { customer, other } = await registerShoppers();

const createTools = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createTool()));

const place = async (body: object, key?: string): Promise<PlacedOrder> =>
  expectStatus<PlacedOrder>(await sendOrder(customer.token, body, key), 201);

const line = (toolId: string, quantity = 5, unitPrice = 1999) => ({ toolId, quantity, unitPrice });

describe('POST /order with lines', () => {
  it('sells every tool at its stored price, and keeps what was agreed', async () => {
    const [plane, saw] = [await createTool(), await createTool({ price: 7.01, minOrder: 1 })];
    const body = linesBody([], { lines: [line(plane), line(saw, 3, 701)] });
    const { insertedId, order } = await place(body);
    expect(order).toMatchObject({
      _id: insertedId,
      number: orderNumberOf(insertedId),
      lines: [
        { toolId: plane, quantity: 5, unitPrice: 1999, lineTotal: 9995 },
        { toolId: saw, quantity: 3, unitPrice: 701, lineTotal: 2103 },
      ],
      subtotal: 12_098,
      tax: 0,
      total: 12_098,
      paid: 0,
    });
    expect(order).toMatchObject({ tool: { _id: plane }, orderQuantity: 5, totalBill: 120.98 });
    const storedOrder = await readDocument(orders.doc(insertedId));
    expect(Object.keys(storedOrder?.lines[0] ?? {}).toSorted()).toEqual([
      ...['breakQuantity', 'cancelled', 'credited', 'delivered', 'lineTotal', 'listPrice'],
      ...['picture', 'priceListId', 'priceListName', 'priceListVersion'],
      ...['quantity', 'returned', 'shipped', 'sku', 'toolId', 'toolName', 'unitPrice'],
    ]);
    expect(await stockOf(plane)).toEqual({ available: 95, ledger: 95 });
    expect(await stockOf(saw)).toEqual({ available: 97, ledger: 97 });
  });

  it('accepts 50 lines and refuses 51', async () => {
    const ids = await createTools(limits.orderLines + 1);
    const { order } = await place(linesBody(ids.slice(1)));
    expect(order.lines).toHaveLength(limits.orderLines);
    expect(order.total).toBe(limits.orderLines * 9995);
    const response = await sendOrder(customer.token, linesBody(ids));
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({ lines: 'An order can have at most 50 lines' });
    expect(await stockOf(ids[0] ?? '')).toEqual({ available: 100, ledger: 100 });
  });

  it('refuses a body of thousands of lines without checking each of them', async () => {
    const lines = Array.from({ length: 20_000 }, () => ({}));
    const response = await sendOrder(customer.token, linesBody([], { lines }));
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({ lines: 'An order can have at most 50 lines' });
  });

  it('refuses the second line of a tool', async () => {
    const [plane, saw] = await createTools(2);
    const ids = [plane ?? '', saw ?? '', plane ?? ''];
    const response = await sendOrder(customer.token, linesBody(ids));
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({ 'lines.2.toolId': 'This tool is already in another line' });
    expect(await stockOf(plane ?? '')).toEqual({ available: 100, ledger: 100 });
  });

  it('names all refused lines, and sells none', async () => {
    const [good = '', cheaper = ''] = await createTools(2);
    const scarce = await createTool({ available: 4, minOrder: 1 });
    const lines = [
      line(good),
      line(scarce),
      line(cheaper, 5, 1500),
      line('missing'),
      line(await createTool(), 4),
    ];
    const response = await sendOrder(customer.token, linesBody([], { lines }));
    const problem = await expectProblem(response, 409, 'insufficient-stock');
    expect(problem).toMatchObject({
      available: 4,
      errors: {
        'lines.1.quantity': 'Maximum available order : 4 piece',
        'lines.2.unitPrice': 'The price is now $19.99 a piece',
        'lines.3.toolId': 'This tool is not on sale',
        'lines.4.quantity': 'Minimum order amount : 5 piece',
      },
      lines: [
        { toolId: scarce, code: 'insufficient-stock', available: 4, nearest: [4] },
        { toolId: cheaper, code: 'price-changed', unitPrice: 1999 },
        { toolId: 'missing', code: 'tool-not-found' },
        { toolId: lines[4]?.toolId, code: 'validation', nearest: [5] },
      ],
    });
    expect(await stockOf(good)).toEqual({ available: 100, ledger: 100 });
    expect(await stockOf(scarce)).toEqual({ available: 4, ledger: 4 });
  });

  it.each([
    [{ quantity: null }, 'quantity', 'Enter the number of pieces'],
    [{ quantity: 1.5 }, 'quantity', 'Enter a whole number of pieces'],
    [{ quantity: -5 }, 'quantity', 'Minimum order amount : 1 piece'],
    [{ quantity: 1e300 }, 'quantity', 'Enter at most 10000000 pieces'],
    [{ quantity: '5' }, 'quantity', 'Enter the number of pieces'],
    [{ unitPrice: 19.99 }, 'unitPrice', 'Unit price must be in whole cents'],
    [{ toolId: { $ne: null } }, 'toolId', 'Tool is required'],
  ])('refuses a line with %j', async (fields, field, message) => {
    const lines = [line('plane'), { ...line('saw'), ...fields }];
    const response = await sendOrder(customer.token, linesBody([], { lines }));
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({ [`lines.1.${field}`]: message });
  });

  it.each([[[]], ['plane'], [null], [{ 0: {} }]])('refuses %j as lines', async (lines) => {
    const response = await sendOrder(customer.token, linesBody([], { lines }));
    const problem = await expectProblem(response, 400, 'validation');
    expect(Object.keys(problem.errors as object)).toEqual(['lines']);
  });

  it('refuses a total beyond what the shop can invoice', async () => {
    const dear = { price: 1_000_000, available: 10_000_000 };
    const ids = await Promise.all(Array.from({ length: 2 }, () => createTool(dear)));
    const lines = ids.map((id) => line(id, 10_000_000, 100_000_000));
    const response = await sendOrder(customer.token, linesBody([], { lines }));
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({ lines: 'The total must be at most 10000000000000' });
  });

  it('gives a retry the first response, and refuses another order under its key', async () => {
    const ids = await createTools(3);
    const key = randomUUID();
    const first = await place(linesBody(ids), key);
    await tools.doc(ids[0] ?? '').update({ price: 25 });
    expect(await place(linesBody(ids), key)).toEqual(first);
    const response = await sendOrder(customer.token, linesBody(ids.slice(1)), key);
    await expectProblem(response, 409, 'idempotency-conflict');
    expect(await stockOf(ids[2] ?? '')).toEqual({ available: 95, ledger: 95 });
  });

  it('returns the pieces of all lines when the order is cancelled', async () => {
    const ids = await createTools(3);
    const { insertedId } = await place(linesBody(ids));
    await removeTool(ids[1] ?? '');
    const { token } = customer;
    await expectStatus(await send('DELETE', `/order/${insertedId}`, { token }), 200);
    expect(await stockOf(ids[0] ?? '')).toEqual({ available: 100, ledger: 100 });
    expect(await stockOf(ids[2] ?? '')).toEqual({ available: 100, ledger: 100 });
    expect(await readDocument(tools.doc(ids[1] ?? ''))).toBeUndefined();
  });

  it('never sells more than there is when orders overlap in some of their tools', async () => {
    const scarce = await createTool({ available: 20 });
    const ids = await createTools(2);
    const buyers = Array.from({ length: 12 }, (_, index) => {
      const token = (index % 2 ? customer : other).token;
      const own = index % 3 === 0 ? orderBody(scarce) : linesBody([ids[index % 2] ?? '', scarce]);
      return sendOrder(token, own);
    });
    const statuses = await statusesOf(buyers);
    expect([countOf(statuses, 201), countOf(statuses, 409)], statuses.join()).toEqual([4, 8]);
    expect(await stockOf(scarce)).toEqual({ available: 0, ledger: 0 });
    for (const id of ids) {
      const { available, ledger } = await stockOf(id);
      expect(available).toBe(ledger);
    }
  });
});
