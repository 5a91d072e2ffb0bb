import { describe, expect, it } from 'vitest';
import {
  limits,
  type OrderPrint,
  readUnprinted,
  tooManyPrintsMessage,
  unprintedHeader,
} from '../../contract/index.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, send } from '../../testing/api/api.ts';
import { linesOfPage, readPdf } from '../../testing/documents/readPdf.ts';
import { sendTransition } from '../../testing/orders/orders.ts';
import {
  confirmedOrderOfTools,
  type OrderOfTools,
  placeOrderOfTools,
  ship,
} from '../../testing/orders/parts.ts';

const { customer, admin } = await registerShoppers();

const sendPrint = (print: unknown, orderIds: unknown, token = admin.token) =>
  send('POST', '/orders/print', { token, json: { print, orderIds } });

const idsOf = (...orders: Pick<OrderOfTools, 'id'>[]) => orders.map(({ id }) => id);

const printed = async (print: OrderPrint, orderIds: string[]) => {
  const response = await sendPrint(print, orderIds);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="${print}.pdf"`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const unprinted = readUnprinted(response.headers.get(unprintedHeader) ?? '');
  const { pages } = await readPdf(await response.bytes());
  return { pages: pages.map((page) => linesOfPage(page).join('\n')), unprinted: [...unprinted] };
};

const confirmed = () => confirmedOrderOfTools(customer.token, admin.token, 1);

const shipped = async () => {
  const order = await confirmed();
  await ship(admin.token, order.id);
  return order;
};

const deliver = async ({ id }: OrderOfTools) =>
  expect((await sendTransition(admin.token, id, { to: 'delivered' })).status).toBe(200);

const cancelled = async () => {
  const order = await placeOrderOfTools(customer.token, 1);
  const json = { to: 'cancelled', reason: 'Ordered twice' };
  expect((await sendTransition(admin.token, order.id, json)).status).toBe(200);
  return order;
};

describe('POST /orders/print', () => {
  it('prints the pick lists of those with pieces to pick, and says why others are not there', async () => {
    const [one, two, sent, ended] = await Promise.all([
      confirmed(),
      placeOrderOfTools(customer.token, 1),
      shipped(),
      cancelled(),
    ]);
    const { pages, unprinted } = await printed('pick-lists', [
      ...idsOf(one, sent, two, ended),
      'no-such-order',
      '../orders',
    ]);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain(`Order ${one.number}`);
    expect(pages[1]).toContain(`Order ${two.number}`);
    expect(unprinted).toEqual([
      [1, 'nothing-to-pick'],
      [3, 'cancelled'],
      [4, 'not-found'],
      [5, 'not-found'],
    ]);
  });

  it('collects the remaining pieces by place and tool', async () => {
    const [one, two] = await Promise.all([confirmed(), placeOrderOfTools(customer.token, 2)]);
    const [tool = ''] = one.tools;
    const { updatedInfo } = { updatedInfo: { storagePlace: 'C-7-1' } };
    await send('PUT', `/tool/${tool}`, { token: admin.token, json: { updatedInfo } });
    const { pages, unprinted } = await printed('collected-pick-list', idsOf(one, two));
    expect(unprinted).toEqual([]);
    for (const text of ['Pick for\n', 'C-7-1', `${one.number}×5`, 'Total pieces 15']) {
      expect(pages.join('\n')).toContain(text);
    }
  });

  it('prints the delivery notes of the parcels, without reversed ones', async () => {
    const [sent, open, arrived] = await Promise.all([shipped(), confirmed(), shipped()]);
    await deliver(arrived);
    const { shipment } = await ship(admin.token, open.id, [
      { toolId: open.tools[0] ?? '', quantity: 2 },
    ]);
    const reversal = { token: admin.token, json: { reason: 'Wrong label' } };
    await send('POST', `/shipment/${shipment._id}/reversal`, reversal);
    const { pages, unprinted } = await printed('delivery-notes', idsOf(sent, open, arrived));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain(`Shipment ${sent.number}-S1`);
    expect(unprinted).toEqual([[1, 'no-parcel']]);
  });

  it('prints a label for what is to be shipped, or for each parcel on its way', async () => {
    const [sent, open, arrived] = await Promise.all([shipped(), confirmed(), shipped()]);
    await deliver(arrived);
    const { pages, unprinted } = await printed('labels', idsOf(sent, open, arrived));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain(`${sent.number}-S1`);
    expect(pages[1]).toContain(open.number);
    expect(pages[1]).not.toContain(`${open.number}-S`);
    expect(unprinted).toEqual([[2, 'delivered']]);
  });

  it('refuses when nothing of the orders can be printed', async () => {
    const order = await placeOrderOfTools(customer.token, 1);
    const problem = await expectProblem(
      await sendPrint('delivery-notes', [order.id]),
      400,
      'validation',
    );
    expect(problem.errors).toEqual({ orderIds: 'None of these orders has a parcel' });
  });

  it.each([
    ['everything', ['a'], { print: expect.stringContaining('It must be one of: pick-lists') }],
    [null, ['a'], { print: 'Choose what to print' }],
    ['labels', [], { orderIds: 'Choose at least one order' }],
    ['labels', undefined, { orderIds: 'Choose at least one order' }],
    ['labels', 'all', { orderIds: 'The orders must be a list' }],
    ['labels', ['a', 'a'], { orderIds: 'Each order can be in the list once' }],
    ['labels', [{ $ne: '' }], { 'orderIds.0': 'The id of an order must be a text' }],
    [
      'labels',
      Array.from({ length: limits.bulkOrders + 1 }, (_, at) => `order-${at}`),
      { orderIds: tooManyPrintsMessage },
    ],
  ])('refuses %j of %j', async (print, ids, errors) => {
    const problem = await expectProblem(await sendPrint(print, ids), 400, 'validation');
    expect(problem.errors).toEqual(errors);
  });

  it('is only for admins', async () => {
    const order = await placeOrderOfTools(customer.token, 1);
    await expectProblem(
      await sendPrint('pick-lists', [order.id], customer.token),
      403,
      'forbidden',
    );
  });
});
