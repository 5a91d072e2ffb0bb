import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Count, Order, PlacedOrder } from '../../contract/index.ts';
import { orders } from '../../store/collections/collections.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import {
  linesBody,
  orderBody,
  placeOrderOf,
  sendOrder,
  sendTransition,
} from '../../testing/orders/orders.ts';
import { exportTable, recordsOf } from '../../testing/tools/tables.ts';
import { createTool, stockOf } from '../../testing/tools/tools.ts';

const { customer, admin } = await registerShoppers();

const place = async (body: unknown, key?: string): Promise<PlacedOrder> =>
  expectStatus<PlacedOrder>(await sendOrder(customer.token, body, key), 201);

const read = async (path: string, { token } = admin): Promise<Order> =>
  expectStatus<Order>(await send('GET', path, { token }), 200);

const list = async (query: string): Promise<Order[]> =>
  expectStatus<Order[]>(await send('GET', `/orders?${query}`, { token: admin.token }), 200);

const rowsOf = async (id: string) =>
  recordsOf(await exportTable(admin.token, '/orders.csv')).filter((row) => row['Order ID'] === id);

/** The two bodies of an order for the same pieces. */
const bodies = [
  ['tool', (toolId: string, fields?: object) => orderBody(toolId, fields)],
  ['lines', (toolId: string, fields?: object) => linesBody([toolId], fields)],
] as const;

const noDetails = { poNumber: '', note: '', paymentMethod: 'bank-transfer' };

describe.each(bodies)('POST /order with %s', (_, bodyOf) => {
  it('keeps PO number, note and payment method, tidied', async () => {
    const { insertedId, order } = await place(
      bodyOf(await createTool(), {
        poNumber: ' PO-2026/0118 ',
        note: 'Side door.\nRing twice.\u0000 ',
        paymentMethod: 'bank-transfer',
      }),
    );
    expect(order).toMatchObject({
      poNumber: 'PO-2026/0118',
      note: 'Side door.\nRing twice.',
      paymentMethod: 'bank-transfer',
    });
    expect(await read(`/order/${insertedId}`, customer)).toEqual(order);
  });

  it('has a default for each of them', async () => {
    const { insertedId, order } = await place(bodyOf(await createTool()));
    expect(order).toMatchObject(noDetails);
    expect((await orders.doc(insertedId).get()).data()).toMatchObject(noDetails);
  });

  it('accepts 40 and 500 characters, and refuses more', async () => {
    const longest = { poNumber: '7'.repeat(40), note: 'n'.repeat(500) };
    expect((await place(bodyOf(await createTool(), longest))).order).toMatchObject(longest);
    const tool = await createTool();
    const tooLong = { poNumber: '7'.repeat(41), note: 'n'.repeat(501), paymentMethod: 'cash' };
    const response = await sendOrder(customer.token, bodyOf(tool, tooLong));
    expect((await expectProblem(response, 400, 'validation')).errors).toEqual({
      poNumber: 'PO number must have at most 40 characters',
      note: 'Note must have at most 500 characters',
      paymentMethod: 'Payment method must be one of: bank-transfer, card',
    });
    expect(await stockOf(tool)).toEqual({ available: 100, ledger: 100 });
  });

  it.each([
    [{ poNumber: 'PO\n7' }, 'PO number must be one line'],
    [{ poNumber: 4711 }, 'PO number must be a text'],
    [{ note: { $ne: '' } }, 'Note must be a text'],
    [{ paymentMethod: null }, 'Payment method must be a text'],
  ] as [object, string][])('refuses %j', async (details, message) => {
    const response = await sendOrder(customer.token, bodyOf('any', details));
    const { errors = {} } = await expectProblem(response, 400, 'validation');
    expect(Object.values(errors as object)).toEqual([message]);
  });

  it('stores hostile text as it is, and escapes formulas in the table', async () => {
    const hostile = {
      poNumber: '=HYPERLINK("http://evil.test")',
      note: '<script>alert(1)</script>\n+cmd|calc\n"quoted", \u05d1; {{x}}',
    };
    const { insertedId } = await place(bodyOf(await createTool(), hostile));
    expect(await read(`/order/${insertedId}`)).toMatchObject(hostile);
    expect(await rowsOf(insertedId)).toMatchObject([
      {
        'PO number': '\'=HYPERLINK("http://evil.test")',
        Note: '<script>alert(1)</script>\n\'+cmd|calc\n"quoted", \u05d1; {{x}}',
      },
    ]);
  });

  it('is another order with another PO number, not a retry', async () => {
    const key = randomUUID();
    const tool = await createTool();
    const { insertedId } = await place(bodyOf(tool, { poNumber: 'PO-1' }), key);
    expect(await place(bodyOf(tool, { poNumber: ' PO-1' }), key)).toMatchObject({ insertedId });
    for (const changed of [{ poNumber: 'PO-2' }, { poNumber: 'PO-1', note: 'Hurry' }, {}]) {
      const response = await sendOrder(customer.token, bodyOf(tool, changed), key);
      await expectProblem(response, 409, 'idempotency-conflict');
    }
    expect(await stockOf(tool)).toEqual({ available: 95, ledger: 95 });
  });
});

describe('A search by PO number', () => {
  const countOf = async (words: string) => {
    const path = `/counts?${new URLSearchParams({ of: 'orders', q: words })}`;
    return (await expectStatus<Count>(await send('GET', path, admin), 200)).count;
  };

  it('finds the order by the whole number, its parts and their beginnings', async () => {
    const part = randomUUID().slice(0, 8);
    const poNumber = `PO-${part}/0118`;
    const { insertedId } = await place(linesBody([await createTool()], { poNumber }));
    await place(linesBody([await createTool()], { poNumber: `PO-${randomUUID()}` }));
    for (const words of [
      poNumber,
      part,
      part.slice(0, 7),
      `0118 ${part}`,
      poNumber.toLowerCase(),
    ]) {
      const page = await list(`${new URLSearchParams({ q: words })}`);
      expect(
        page.map(({ _id, poNumber: number }) => [_id, number]),
        words,
      ).toEqual([[insertedId, poNumber]]);
      expect(await countOf(words), words).toBe(1);
    }
    expect(await countOf(`${part} 0119`)).toBe(0);
    expect(await countOf(`${part} ${customer.email}`)).toBe(1);
    const rows = await exportTable(admin.token, `/orders.csv?q=${part}`);
    expect(recordsOf(rows).map((row) => row['PO number'])).toEqual([poNumber]);
  });
});

describe('A transition', () => {
  it('keeps the details of the order', async () => {
    const body = linesBody([await createTool()], { poNumber: 'PO-9', note: 'Ring twice.' });
    const { insertedId } = await place(body);
    const response = await sendTransition(admin.token, insertedId, { to: 'confirmed' });
    expect(await expectStatus(response, 200)).toMatchObject({
      order: { poNumber: 'PO-9', note: 'Ring twice.' },
    });
  });
});

it('An order of the specification has the details beside its own fields', async () => {
  const { order } = await placeOrderOf(customer.token, await createTool());
  expect(order).toMatchObject({ orderQuantity: 5, totalBill: 99.95, ...noDetails });
});
