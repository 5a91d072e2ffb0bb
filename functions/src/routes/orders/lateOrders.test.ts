import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Count, endOfDay, limits, type Order } from '../../contract/index.ts';
import { registerAdmin } from '../../testing/api/accounts.ts';
import { expectStatus, send } from '../../testing/api/api.ts';
import { dayIn, timeZone } from '../../testing/orders/shopDays.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';

const admin = await registerAdmin();

const get = async <Body>(path: string): Promise<Body> =>
  expectStatus<Body>(await send('GET', path, { token: admin.token }), 200);

/** A name that no other customer has. */
const newName = (): string => `Late ${randomUUID().replaceAll('-', '')}`;

const placedDaysAgo = (days: number): Date => endOfDay(dayIn(-days), timeZone);

describe('Late orders', () => {
  it('are those whose promised day has passed, with pieces to be shipped', async () => {
    const userName = newName();
    const storedOn = (days: number, status: 'placed' | 'confirmed' | 'shipped' | 'cancelled') =>
      storeOrder({ userName, payerName: userName, status, createdAt: placedDaysAgo(days) });
    const { deliveryDays } = limits;
    const late = [
      await storedOn(deliveryDays + 1, 'confirmed'),
      await storedOn(deliveryDays + 2, 'placed'),
    ];
    await storedOn(deliveryDays, 'confirmed');
    await storedOn(deliveryDays + 2, 'shipped');
    await storedOn(deliveryDays + 2, 'cancelled');
    const q = encodeURIComponent(userName);
    const found = await get<Order[]>(`/orders?status=late&q=${q}`);
    expect(found.map(({ _id }) => _id)).toEqual(late);
    const earlier = `status=late&q=${q}&to=${dayIn(-deliveryDays - 2)}`;
    expect((await get<Order[]>(`/orders?${earlier}`)).map(({ _id }) => _id)).toEqual([late[1]]);
    expect((await get<Count>(`/counts?of=orders&status=late&q=${q}`)).count).toBe(2);
  });
});

describe('Orders to ship', () => {
  it('are the confirmed ones that have to be shipped by today', async () => {
    const userName = newName();
    const storedOn = (days: number, status: 'placed' | 'confirmed' | 'shipped') =>
      storeOrder({ userName, payerName: userName, status, createdAt: placedDaysAgo(days) });
    const due = limits.deliveryDays;
    const toShip = [await storedOn(due, 'confirmed'), await storedOn(due + 1, 'confirmed')];
    await storedOn(due - 1, 'confirmed');
    await storedOn(due, 'placed');
    await storedOn(due, 'shipped');
    const q = encodeURIComponent(userName);
    const found = await get<Order[]>(`/orders?status=to-ship&q=${q}`);
    expect(found.map(({ _id }) => _id)).toEqual(toShip);
    expect((await get<Count>(`/counts?of=orders&status=to-ship&q=${q}`)).count).toBe(2);
  });
});
