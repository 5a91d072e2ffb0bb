import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isoIn, ownOrderColumns, type PlacedOrder } from '../../contract/index.ts';
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
      _id: insertedId,
      number: order.number,
      createdAt: isoIn(new Date(order.createdAt), timeZone),
      status: 'placed',
      payerName: 'Ada Joiner',
      userName: 'Ada Joiner',
      userEmail: customer.email,
      phoneNumber: '01234567890',
      orderAddress: "'+1 Lane",
      poNumber: "'-2+3",
      note: "Ring twice.\n'=1+1",
      deliveryDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      requestedDay: '',
      completeOnly: '',
      shipBy: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      quantity: '5',
      cancelled: '0',
      shipped: '0',
      delivered: '0',
      returned: '0',
      unitPrice: '19.99',
      listPrice: '19.99',
      priceList: '',
      breakQuantity: '',
      lineTotal: '99.95',
      totalBill: '199.9',
      credited: '0',
      paid: '0',
      paymentStatus: 'unpaid',
      dueAt: '',
      invoiceNumber: '',
      quoteNumber: '',
      ownNumber: '',
    };
    const [one, two, ...rest] = await tableOf(customer);
    expect(one).toEqual({
      ...fields,
      toolId: tools[0],
      sku: order.lines[0]?.sku,
      toolName: order.lines[0]?.toolName,
      ownNumber: "'=W 1",
    });
    expect(two).toMatchObject({ ...fields, toolId: tools[1], toolName: "'@sum(1)" });
    expect(rest).toMatchObject([{ _id: first.insertedId, poNumber: '', note: '' }]);
  });

  it('is for the account itself and for admins', async () => {
    const { insertedId } = await placeOrderOf(other.token, await createTool());
    const own = await tableOf(other);
    expect(own.map(({ _id }) => _id)).toContain(insertedId);
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
    const rows = (await tableOf(customer)).filter(({ _id }) => _id === id);
    const common = { status: 'part-shipped', totalBill: '199.9', credited: '19.99' };
    expect(rows).toMatchObject([
      { ...common, toolId: tools[0], quantity: '5', cancelled: '1', shipped: '3', delivered: '0' },
      { ...common, toolId: tools[1], quantity: '5', cancelled: '0', shipped: '0', delivered: '0' },
    ]);
  });

  it('has the orders of every status', async () => {
    const account = await registerCustomer();
    for (const [index, status] of storedStatuses.entries()) {
      const createdAt = new Date(Date.UTC(2020, 0, index + 1));
      await storeOrder({ userId: account.uid, userEmail: account.email, status, createdAt });
    }
    const statuses = (await tableOf(account)).map(({ status }) => status);
    expect(statuses).toEqual(storedStatuses.toReversed());
  });

  it('has every order of an account once, read in batches', async () => {
    const account = await registerCustomer();
    const fields = { userId: account.uid, userEmail: account.email, createdAt: new Date(0) };
    const ids = new Set(await storeOrders(650, fields));
    const found = (await tableOf(account)).map(({ _id }) => _id);
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
