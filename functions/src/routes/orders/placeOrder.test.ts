import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PlacedOrder } from '../../contract/index.ts';
import { orders, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { countOf, statusesOf } from '../../testing/api/statuses.ts';
import { orderBody, placeOrderOf, sendOrder } from '../../testing/orders/orders.ts';
import { once } from '../../testing/store/once.ts';
import { createTool, stockOf } from '../../testing/tools/tools.ts';

const { customer, other, admin } = await registerShoppers();

/** A tool for orders that are refused. */
const unsoldTool = once(() => createTool());

describe('POST /order', () => {
  it('sells at the stored price to the account, and records it in the ledger', async () => {
    const tool = await createTool();
    const { acknowledged, insertedId, order } = await placeOrderOf(customer.token, tool);
    expect(acknowledged).toBe(true);
    expect(order).toMatchObject({
      _id: insertedId,
      payerId: customer.uid,
      payerName: 'Ada Joiner',
      userId: customer.uid,
      userName: 'Ada Joiner',
      userEmail: customer.email,
      phoneNumber: '01234567890',
      orderAddress: '1 Workshop Lane',
      orderQuantity: 5,
      tool: { _id: tool, price: 19.99 },
      lines: [{ toolId: tool, quantity: 5, unitPrice: 1999, lineTotal: 9995 }],
      totalBill: 99.95,
      currency: 'USD',
      subtotal: 9995,
      tax: 0,
      total: 9995,
      paid: 0,
      status: 'placed',
      history: [{ status: 'placed', actor: 'customer', uid: customer.uid }],
    });
    expect(order.number).toMatch(/^TH-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(order.history[0]).not.toHaveProperty('transitionId');
    expect(order).not.toHaveProperty('requestHash');
    expect(order).not.toHaveProperty('searchTerms');
    expect(await stockOf(tool)).toEqual({ available: 95, ledger: 95 });
  });

  it('uses the address as the name of a buyer without one', async () => {
    const { order } = await placeOrderOf(other.token, await createTool());
    expect(order).toMatchObject({ userName: other.email, userEmail: other.email });
  });

  it('takes identity, price and names from its own records, and drops unknown fields', async () => {
    const tool = await createTool();
    const forged = {
      ...orderBody(tool).order,
      tool: { _id: tool, price: 0.01, toolName: 'Free plane' },
      userId: admin.uid,
      userEmail: admin.email,
      userName: 'Somebody else',
      status: 'delivered',
      surprise: true,
    };
    const response = await sendOrder(customer.token, { order: forged, uid: admin.uid });
    const { insertedId, order } = await expectStatus<PlacedOrder>(response, 201);
    expect(order).toMatchObject({
      userId: customer.uid,
      userEmail: customer.email,
      userName: 'Ada Joiner',
      status: 'placed',
      tool: { price: 19.99 },
    });
    const storedOrder = await readDocument(orders.doc(insertedId));
    expect(storedOrder).not.toHaveProperty('surprise');
    expect(storedOrder?.lines[0]?.toolName).toMatch(/^Jack plane/);
  });

  it.each([0.05, 99.94, 0])(
    'refuses a bill of %d that differs from the current total',
    async (bill) => {
      const tool = await unsoldTool();
      const response = await sendOrder(customer.token, orderBody(tool, { totalBill: bill }));
      const problem = await expectProblem(response, 409, 'price-changed');
      expect(problem.tool).toMatchObject({ _id: tool, price: 19.99 });
      expect(await stockOf(tool)).toEqual({ available: 100, ledger: 100 });
    },
  );

  it('refuses less than the minimum with the message of the form', async () => {
    const tool = await unsoldTool();
    const body = orderBody(tool, { orderQuantity: 4, totalBill: 79.96 });
    const problem = await expectProblem(await sendOrder(customer.token, body), 400, 'validation');
    expect(problem.errors).toEqual({ orderQuantity: 'Minimum order amount : 5 piece' });
  });

  it.each([
    { available: 7, minOrder: 5, orderQuantity: 8 },
    { available: 3, minOrder: 5, orderQuantity: 5 },
    { available: 3, minOrder: 5, orderQuantity: 2 },
    { available: 0, minOrder: 1, orderQuantity: 1 },
  ])('refuses $orderQuantity of $available with a minimum of $minOrder', async (stock) => {
    const { orderQuantity, ...fields } = stock;
    const tool = await createTool(fields);
    const response = await sendOrder(customer.token, orderBody(tool, { orderQuantity }));
    const problem = await expectProblem(response, 409, 'insufficient-stock');
    expect(problem.available).toBe(stock.available);
  });

  it('reports every invalid field', async () => {
    const body = { order: { phoneNumber: '123', orderAddress: ' ', orderQuantity: 1.5, tool: 7 } };
    const problem = await expectProblem(await sendOrder(customer.token, body), 400, 'validation');
    expect(problem.errors).toEqual({
      phoneNumber: 'Enter valid phone number of 11 digit',
      orderAddress: 'Enter the delivery address',
      orderQuantity: 'Enter a whole number of pieces',
      tool: 'Tool is required',
      totalBill: 'Total is required',
    });
    expect(problem.detail).toMatch(/^Enter valid phone number of 11 digit\. /);
  });

  it.each([
    ['a text for a number', { orderQuantity: '5' }, 'orderQuantity'],
    ['a quantity below zero', { orderQuantity: -5 }, 'orderQuantity'],
    ['a number for a text', { phoneNumber: 12345678901 }, 'phoneNumber'],
    ['an address without end', { orderAddress: 'x'.repeat(501) }, 'orderAddress'],
    ['a bill below zero', { totalBill: -1 }, 'totalBill'],
    ['an id that is no text', { tool: { _id: { $ne: null } } }, 'tool._id'],
  ])('refuses %s', async (_, fields, field) => {
    const tool = await unsoldTool();
    const response = await sendOrder(customer.token, orderBody(tool, fields));
    const problem = await expectProblem(response, 400, 'validation');
    expect(Object.keys(problem.errors as object)).toEqual([field]);
  });

  it.each(['missing', 'tools/../users', '..', '__reserved__'])('does not sell %s', async (id) => {
    const response = await sendOrder(customer.token, orderBody(id));
    await expectProblem(response, 404, 'tool-not-found');
  });

  it('is for signed-in callers', async () => {
    const response = await send('POST', '/order', { json: orderBody('any') });
    await expectProblem(response, 401, 'unauthenticated');
  });

  it('sells to exactly as many of 30 concurrent buyers as there are pieces', async () => {
    const tool = await createTool({ available: 20, minOrder: 1 });
    const body = orderBody(tool, { orderQuantity: 1, totalBill: 19.99 });
    const buyers = [customer, other, admin];
    const responses = Array.from({ length: 30 }, (_, index) =>
      sendOrder(buyers[index % 3]?.token ?? '', body),
    );
    const statuses = await statusesOf(responses);
    expect([countOf(statuses, 201), countOf(statuses, 409)], statuses.join()).toEqual([20, 10]);
    expect(await stockOf(tool)).toEqual({ available: 0, ledger: 0 });
  });

  it('keeps the stock consistent during concurrent orders and cancellations', async () => {
    const tool = await createTool({ available: 40, minOrder: 1 });
    const placedOrders = await Promise.all(
      Array.from({ length: 4 }, () => placeOrderOf(customer.token, tool)),
    );
    const statuses = await statusesOf([
      ...placedOrders.flatMap(({ insertedId }) =>
        [customer, admin].map(({ token }) => send('DELETE', `/order/${insertedId}`, { token })),
      ),
      ...Array.from({ length: 8 }, () => sendOrder(other.token, orderBody(tool))),
    ]);
    expect(Math.max(...statuses), statuses.join()).toBeLessThan(500);
    expect(countOf(statuses.slice(0, 8), 200), statuses.join()).toBe(4);
    const sold = 5 * countOf(statuses.slice(8), 201);
    expect(await stockOf(tool)).toEqual({ available: 40 - sold, ledger: 40 - sold });
  });
});

describe('POST /order with an Idempotency-Key', () => {
  it('gives a retry the first response, even if the order could not be placed now', async () => {
    const tool = await createTool({ available: 5 });
    const key = randomUUID();
    const first = await expectStatus(await sendOrder(customer.token, orderBody(tool), key), 201);
    await tools.doc(tool).update({ price: 25 });
    const repeat = await expectStatus(await sendOrder(customer.token, orderBody(tool), key), 201);
    expect(repeat).toEqual(first);
    expect(await stockOf(tool)).toEqual({ available: 0, ledger: 0 });
  });

  it('gives a retry the first response after the order was cancelled', async () => {
    const tool = await createTool();
    const key = randomUUID();
    const body = orderBody(tool);
    const first = await expectStatus<PlacedOrder>(await sendOrder(customer.token, body, key), 201);
    const { token } = customer;
    await expectStatus(await send('DELETE', `/order/${first.insertedId}`, { token }), 200);
    expect(await expectStatus(await sendOrder(customer.token, body, key), 201)).toEqual(first);
    expect(await stockOf(tool)).toEqual({ available: 100, ledger: 100 });
  });

  it('refuses another order under the same key', async () => {
    const tool = await createTool();
    const key = randomUUID();
    await expectStatus(await sendOrder(customer.token, orderBody(tool), key), 201);
    const body = orderBody(tool, { orderAddress: '2 Workshop Lane' });
    const response = await sendOrder(customer.token, body, key);
    await expectProblem(response, 409, 'idempotency-conflict');
    expect(await stockOf(tool)).toEqual({ available: 95, ledger: 95 });
  });

  it('places one order when a retry has its fields in another order', async () => {
    const { order } = orderBody(await createTool());
    const reversed = { order: Object.fromEntries(Object.entries(order).reverse()) };
    const key = randomUUID();
    const first = await expectStatus(await sendOrder(customer.token, { order }, key), 201);
    const second = await sendOrder(customer.token, reversed, key);
    expect(await expectStatus(second, 201)).toEqual(first);
  });

  it('places one order for concurrent retries', async () => {
    const tool = await createTool();
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => sendOrder(customer.token, orderBody(tool), key)),
    );
    const placedOrder = await Promise.all(
      responses.map((response) => expectStatus<PlacedOrder>(response, 201)),
    );
    expect(new Set(placedOrder.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(await stockOf(tool)).toEqual({ available: 95, ledger: 95 });
  });

  it('separates the keys of different accounts', async () => {
    const tool = await createTool();
    const key = randomUUID();
    const responses = [customer, other].map(({ token }) => sendOrder(token, orderBody(tool), key));
    const [mine, theirs] = await Promise.all(
      responses.map(async (response) => expectStatus<PlacedOrder>(await response, 201)),
    );
    expect(mine?.insertedId).not.toBe(theirs?.insertedId);
    expect(await stockOf(tool)).toEqual({ available: 90, ledger: 90 });
  });

  it('refuses a key that is too long', async () => {
    const response = await sendOrder(customer.token, orderBody('any'), 'k'.repeat(201));
    const problem = await expectProblem(response, 400, 'validation');
    expect(Object.keys(problem.errors as object)).toEqual(['Idempotency-Key']);
  });
});
