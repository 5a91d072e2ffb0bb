import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dayOf, ownOrderColumns, type PlacedOrder, wordsOfCode } from '../../contract/index.ts';
import { exportOrdersByEmail } from '../../services/ordering/orders/exportOrders.ts';
import { auth } from '../../store/collections/firebase.ts';
import {
  callerOf,
  registerCustomer,
  registerShoppers,
  signIn,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { linesBody, placeOrderOf, sendOrder } from '../../testing/orders/orders.ts';
import { cancelPart, confirmedOrderOfTools, ship } from '../../testing/orders/parts.ts';
import { timeZone } from '../../testing/orders/shopDays.ts';
import { storedStatuses, storeOrder, storeOrders } from '../../testing/orders/storedOrders.ts';
import { exportTable, recordsOf } from '../../testing/tools/tables.ts';
import { createTool } from '../../testing/tools/tools.ts';

const { customer, other, admin } = await registerShoppers();

const pathOf = (email: string) => `/user/${encodeURIComponent(email)}/orders.csv`;

const tableOf = async (account: TestAccount, { token } = account) =>
  recordsOf(await exportTable(token, pathOf(account.email)));

const headerOnly = `\uFEFF${ownOrderColumns.join(',')}\r\n`;

describe('GET /user/{email}/orders.csv', () => {
  it('has a row for each line of the account’s own orders, newest first', async () => {
    const tools = [await createTool(), await createTool({ toolName: '@sum(1)' })];
    await placeOrderOf(other.token, await createTool());
    const rows = [{ toolId: tools[0], number: '=W 1' }];
    const numbered = await send('POST', '/part-numbers', { ...customer, json: { rows } });
    await expectStatus(numbered, 200);
    const first = await placeOrderOf(customer.token, tools[0] ?? '');
    const details = { poNumber: '-2+3', note: 'Ring twice.\n=1+1', orderAddress: '+1 Lane' };
    const response = await sendOrder(customer.token, linesBody(tools, details));
    const { insertedId, order } = await expectStatus<PlacedOrder>(response, 201);
    const fields = {
      'Order ID': insertedId,
      Order: order.number,
      'Order date': dayOf(new Date(order.createdAt), timeZone),
      Status: 'Placed',
      Customer: 'Ada Joiner',
      'Customer number': '',
      'Registration number': '',
      'Tax number': '',
      Buyer: 'Ada Joiner',
      'Buyer email': customer.email,
      Phone: '01234567890',
      'Delivery address': "'+1 Lane",
      'PO number': "'-2+3",
      Note: "Ring twice.\n'=1+1",
      'Arrives by': expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      'Requested date': '',
      'Complete only': '',
      'Ship by': expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      Quantity: '5',
      Cancelled: '0',
      Shipped: '0',
      Delivered: '0',
      Returned: '0',
      'Unit price': '19.99',
      'List price': '19.99',
      'Price list': '',
      'Price break from': '',
      'Line total': '99.95',
      'Order total': '199.90',
      Credited: '0.00',
      Paid: '0.00',
      Open: '199.90',
      Currency: 'USD',
      'Payment status': 'Unpaid',
      'Due on': '',
      'Paid on': '',
      Invoice: '',
      Quote: '',
      'Customer ID': customer.uid,
      'Own number': '',
    };
    const [one, two, ...rest] = await tableOf(customer);
    expect(one).toEqual({
      ...fields,
      'Tool ID': tools[0],
      SKU: order.lines[0]?.sku,
      Tool: order.lines[0]?.toolName,
      'Own number': "'=W 1",
    });
    expect(two).toMatchObject({ ...fields, 'Tool ID': tools[1], Tool: "'@sum(1)" });
    expect(rest).toMatchObject([{ 'Order ID': first.insertedId, 'PO number': '', Note: '' }]);
  });

  it('is for the account itself and for admins', async () => {
    const { insertedId } = await placeOrderOf(other.token, await createTool());
    const own = await tableOf(other);
    expect(own.map((row) => row['Order ID'])).toContain(insertedId);
    expect(await tableOf(other, admin)).toEqual(own);
    await expectProblem(await send('GET', pathOf(other.email)), 401, 'unauthenticated');
    const response = await send('GET', pathOf(other.email), { token: customer.token });
    await expectProblem(response, 403, 'forbidden');
  });

  it('accepts the address in any case', async () => {
    const table = await exportTable(customer.token, pathOf(customer.email));
    expect(await exportTable(customer.token, pathOf(customer.email.toUpperCase()))).toBe(table);
  });

  it('is a download, which is not cached', async () => {
    const response = await send('HEAD', pathOf(customer.email), { token: customer.token });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(response.headers.get('content-disposition')).toMatch(/filename="orders-[\d-]{10}\.csv"/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('has only a header without orders, and for an unknown address', async () => {
    const { token, email } = await registerCustomer();
    expect(await exportTable(token, pathOf(email))).toBe(headerOnly);
    expect(await exportTable(admin.token, pathOf(`${randomUUID()}@example.test`))).toBe(headerOnly);
  });

  it('has what was shipped, cancelled and credited of each line', async () => {
    const { id, tools } = await confirmedOrderOfTools(customer.token, admin.token);
    const pieces = (quantity: number) => ({ lines: [{ toolId: tools[0] ?? '', quantity }] });
    await ship(admin.token, id, pieces(3).lines);
    await cancelPart(admin.token, id, { ...pieces(1), reason: 'Broken' });
    const rows = (await tableOf(customer)).filter((row) => row['Order ID'] === id);
    const common = { Status: 'Part shipped', 'Order total': '199.90', Credited: '19.99' };
    expect(rows).toMatchObject([
      {
        ...common,
        'Tool ID': tools[0],
        Quantity: '5',
        Cancelled: '1',
        Shipped: '3',
        Delivered: '0',
      },
      {
        ...common,
        'Tool ID': tools[1],
        Quantity: '5',
        Cancelled: '0',
        Shipped: '0',
        Delivered: '0',
      },
    ]);
  });

  it('has the orders of every status', async () => {
    const account = await registerCustomer();
    for (const [index, status] of storedStatuses.entries()) {
      const createdAt = new Date(Date.UTC(2020, 0, index + 1));
      await storeOrder({ userId: account.uid, userEmail: account.email, status, createdAt });
    }
    const statuses = (await tableOf(account)).map((row) => row.Status);
    expect(statuses).toEqual(storedStatuses.map(wordsOfCode).toReversed());
  });

  it('has every order of an account once, read in batches', async () => {
    const account = await registerCustomer();
    const fields = { userId: account.uid, userEmail: account.email, createdAt: new Date(0) };
    const ids = new Set(await storeOrders(650, fields));
    const found = (await tableOf(account)).map((row) => row['Order ID']);
    expect(found).toHaveLength(650);
    expect(new Set(found)).toEqual(ids);
    const sizes: number[] = [];
    for await (const { length } of exportOrdersByEmail(
      account.email,
      {},
      callerOf(account),
      'UTC',
    )) {
      sizes.push(length);
    }
    expect(sizes).toEqual([300, 300, 50]);
  });

  it('is empty for a deleted account, also for the next one with its address', async () => {
    const { email, password, token } = await registerCustomer();
    await placeOrderOf(token, await createTool());
    await expectStatus(await send('DELETE', `/user/${email}`, { token }), 200);
    await expectProblem(await send('GET', pathOf(email), { token }), 401, 'unauthenticated');
    expect(await exportTable(admin.token, pathOf(email))).toBe(headerOnly);
    await auth.createUser({ email, password });
    const next = await signIn({ email, password });
    expect(await exportTable(next, pathOf(email))).toBe(headerOnly);
  });
});
