import { describe, expect, it } from 'vitest';
import type { EventPage } from '../../contract/index.ts';
import { events } from '../../store/collections/eventCollections.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { placeOrderOf, sendTransition } from '../../testing/orders/orders.ts';
import { ship } from '../../testing/orders/parts.ts';
import { createTool } from '../../testing/tools/tools.ts';

const read = async (token: string, after: string): Promise<EventPage> =>
  expectStatus(await send('GET', `/events?limit=100${after && `&after=${after}`}`, { token }), 200);

/** The stream up to its present end. */
const readAll = async (token: string, after: string): Promise<EventPage> => {
  const page = await read(token, after);
  if (!page.hasMore) return page;
  const rest = await readAll(token, page.next);
  return { ...rest, events: [...page.events, ...rest.events] };
};

/** A cursor of the present, so that the test does not read the events of others. */
const presentCursor = (): string => {
  const seconds = Math.floor(Date.now() / 1_000);
  return Buffer.from(JSON.stringify(['at asc', [seconds, 0], '0'])).toString('base64url');
};

describe('GET /events', () => {
  it('is a stream of what has happened, which continues where it ended', async () => {
    const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);
    const start = presentCursor();
    const { insertedId: id } = await placeOrderOf(customer.token, await createTool());
    await expectStatus(await sendTransition(admin.token, id, { to: 'confirmed' }), 200);
    await ship(admin.token, id);
    const about = async () => {
      const page = await readAll(admin.token, start);
      return page.events.filter(({ data }) => data.id === id || data.orderId === id);
    };
    const types = async () => (await about()).map(({ type }) => type);
    await expect.poll(types).toHaveLength(5);
    expect(await types()).toEqual([
      'order.placed',
      'invoice.issued',
      'order.confirmed',
      'order.shipped',
      'shipment.underway',
    ]);
    const [placed] = await about();
    const stored = await events.doc(`order_${id}_0`).get();
    expect(placed).toEqual({
      _id: stored.id,
      type: 'order.placed',
      timestamp: stored.data()?.at.toISOString(),
      data: { id, number: expect.stringMatching(/^TH-/), status: 'placed', version: 1 },
    });
  });

  it('refuses a cursor of another list, and customers', async () => {
    const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);
    const invalid = await send('GET', '/events?after=abc', { token: admin.token });
    await expectProblem(invalid, 400, 'validation');
    const refused = await send('GET', '/events', { token: customer.token });
    await expectProblem(refused, 403, 'forbidden');
  });
});
