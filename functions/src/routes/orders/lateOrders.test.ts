import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Count, type Order, startOfDay } from '../../contract/index.ts';
import { registerAdmin } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { dayIn, timeZone } from '../../testing/orders/shopDays.ts';
import { type StoredStatus, storeOrder } from '../../testing/orders/storedOrders.ts';

const admin = await registerAdmin();

const get = async <Body>(path: string): Promise<Body> =>
  expectStatus<Body>(await send('GET', path, { token: admin.token }), 200);

/** A name that no other customer has. */
const newName = (): string => `Late ${randomUUID().replaceAll('-', '')}`;

/** Stores an order of ten days ago that has to be shipped so many days from today. */
const storeFor = (userName: string) => (days: number, status: StoredStatus) =>
  storeOrder({
    ...{ userName, payerName: userName, userId: userName.replaceAll(' ', '-'), status },
    createdAt: startOfDay(dayIn(-10), timeZone),
    shipBy: dayIn(days),
  });

const idsOf = (orders: Order[]) => orders.map(({ _id }) => _id).toSorted();

/** Each way to find the orders of one customer: with other filters, no index has the day to ship. */
const waysOf = (userName: string) => [
  `q=${encodeURIComponent(userName)}`,
  `payment=unpaid&q=${encodeURIComponent(userName)}`,
];

describe('Late orders', () => {
  it('are those whose day to ship has passed, with pieces to be shipped', async () => {
    const userName = newName();
    const store = storeFor(userName);
    const late = [await store(-1, 'confirmed'), await store(-2, 'placed')];
    await store(0, 'confirmed');
    await store(-2, 'shipped');
    await store(-2, 'cancelled');
    for (const way of waysOf(userName)) {
      expect(idsOf(await get(`/orders?status=late&${way}`))).toEqual(late.toSorted());
      expect((await get<Count>(`/counts?of=orders&status=late&${way}`)).count).toBe(2);
      expect(await get(`/orders?status=late&${way}&to=${dayIn(-11)}`)).toEqual([]);
    }
  });
});

describe('Orders to ship', () => {
  it('are the confirmed ones that have to be shipped by today', async () => {
    const userName = newName();
    const store = storeFor(userName);
    const toShip = [await store(0, 'confirmed'), await store(-1, 'confirmed')];
    await store(1, 'confirmed');
    await store(0, 'placed');
    await store(0, 'shipped');
    for (const way of waysOf(userName)) {
      expect(idsOf(await get(`/orders?status=to-ship&${way}`))).toEqual(toShip.toSorted());
      expect((await get<Count>(`/counts?of=orders&status=to-ship&${way}`)).count).toBe(2);
    }
  });

  it.each(['to-ship', 'late'])('with status %s are listed by time and by day', async (status) => {
    await storeFor(newName())(-1, 'confirmed');
    const period = `from=${dayIn(-10)}&to=${dayIn(-10)}`;
    const found = await get<Order[]>(`/orders?status=${status}&sort=ship-by&limit=50`);
    const days = found.map(({ shipBy }) => shipBy);
    expect(days).toEqual(days.toSorted());
    expect(days.every((day) => day <= dayIn(0))).toBe(true);
    for (const narrowing of ['', `&payment=unpaid&${period}`, `&${period}`]) {
      const listed = await get<Order[]>(`/orders?status=${status}&limit=50${narrowing}`);
      expect(listed.length).toBeGreaterThan(0);
      expect(listed.every(({ shipBy }) => shipBy <= dayIn(0))).toBe(true);
    }
    const refused = await send('GET', `/orders?status=${status}&sort=total`, admin);
    const problem = await expectProblem(refused, 400, 'validation');
    expect(JSON.stringify(problem)).toContain('newest or ship-by together with status');
  });
});
