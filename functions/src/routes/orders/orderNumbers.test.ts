import { describe, expect, it, onTestFinished } from 'vitest';
import { type Order, orderNumberOf } from '../../contract/index.ts';
import { orders } from '../../store/collections/collections.ts';
import {
  registerCustomer,
  registerShoppers,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { placeOrderOf } from '../../testing/orders/orders.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { createTool } from '../../testing/tools/tools.ts';

const [{ customer, admin }, other] = await Promise.all([registerShoppers(), registerCustomer()]);

const get = (number: string, { token }: TestAccount) => send('GET', `/order/${number}`, { token });
const read = async (number: string, account: TestAccount) =>
  expectStatus<Order>(await get(number, account), 200);
const expectMissing = async (number: string, account: TestAccount) =>
  expectProblem(await get(number, account), 404, 'order-not-found');

/** Two ids with the same number. */
const sharing = ['shared-545143', 'shared-594076'] as const;

/** Stores a cancelled order under each of these ids. */
const storeSharing = async (owners: readonly TestAccount[]) => {
  for (const [index, { uid: userId }] of owners.entries()) {
    const id = sharing[index] ?? '';
    const sample = await storeOrder({ userId, status: 'cancelled' });
    const storedOrder = (await orders.doc(sample).get()).data() ?? expect.fail('No order');
    const order = orders.doc(id);
    onTestFinished(async () => void (await order.delete()));
    await order.set({ ...storedOrder, number: orderNumberOf(id) });
  }
  return orderNumberOf(sharing[0]);
};

describe('GET /order with a number', () => {
  it('is the same as with the id, for its customer and for admins', async () => {
    const { insertedId, order } = await placeOrderOf(customer.token, await createTool());
    const number = orderNumberOf(insertedId);
    expect(await read(number, customer)).toEqual(order);
    expect(await read(number, admin)).toEqual(order);
    expect(await read(number.toLowerCase(), customer)).toEqual(order);
  });

  it('finds neither a missing order nor that of another customer', async () => {
    const { insertedId } = await placeOrderOf(customer.token, await createTool());
    const missing = await expectMissing('TH-00000000', other);
    expect(await expectMissing(orderNumberOf(insertedId), other)).toEqual(missing);
    await expectProblem(await send('GET', '/order/TH-00000000'), 401, 'unauthenticated');
  });

  it.each(['TH-', 'TH-4K2M9A7', 'TH-4K2M9A7CX', 'TH-4K2M9A7U', "TH-'||'1'='1"])(
    'finds no order for %j',
    async (text) => {
      await expectMissing(encodeURIComponent(text), admin);
    },
  );

  it('is the own order of each of two customers whose orders share a number', async () => {
    const number = await storeSharing([customer, other]);
    expect(await read(number, customer)).toMatchObject({ _id: sharing[0], userId: customer.uid });
    expect(await read(number, other)).toMatchObject({ _id: sharing[1], userId: other.uid });
    await expectMissing(number, admin);
    for (const id of sharing) expect(await read(id, admin)).toMatchObject({ _id: id, number });
  });

  it('is none of two own orders that share a number', async () => {
    await expectMissing(await storeSharing([customer, customer]), customer);
  });
});
