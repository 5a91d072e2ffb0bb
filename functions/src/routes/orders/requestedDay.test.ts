import { describe, expect, it } from 'vitest';
import {
  addDays,
  completeOnlyMessage,
  deliveryDayOf,
  nextWorkDay,
  type PlacedOrder,
  requestedDayProblem,
  type ShopSettings,
} from '../../contract/index.ts';
import { auditLog, mail } from '../../store/collections/collections.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { linesBody, sendOrder, sendTransition } from '../../testing/orders/orders.ts';
import { ship } from '../../testing/orders/parts.ts';
import { createTool } from '../../testing/tools/tools.ts';

const { customer, admin } = await registerShoppers();

const plan = await expectStatus<ShopSettings>(
  await send('GET', '/settings', { token: admin.token }),
  200,
);
const earliest = deliveryDayOf(new Date(), plan);
/** A work day that is possible also when the test runs past the cut-off. */
const later = nextWorkDay(addDays(earliest, 7), plan);

const place = async (fields: object, toolIds: string[] = []) => {
  const body = linesBody(toolIds.length > 0 ? toolIds : [await createTool()], fields);
  return (await expectStatus<PlacedOrder>(await sendOrder(customer.token, body), 201)).order;
};

describe('POST /order with a requested day', () => {
  it('keeps the day, shows it to all, and mails it', async () => {
    const order = await place({ requestedDay: later, completeOnly: true });
    expect(order).toMatchObject({ requestedDay: later, completeOnly: true });
    const { docs } = await mail.where('about.id', '==', order._id).get();
    const texts = docs.map((found) => found.data().message.text);
    expect(texts.filter((text) => text.includes('as requested')).length).toBe(texts.length);
    expect(texts.every((text) => text.includes('Deliver complete only'))).toBe(true);
  });

  it('keeps the day that it shows without one', async () => {
    const order = await place({ requestedDay: '' });
    expect([earliest, deliveryDayOf(new Date(), plan)]).toContain(order.deliveryDay);
    expect(order).not.toHaveProperty('requestedDay');
    expect(order).not.toHaveProperty('completeOnly');
  });

  it('refuses a day without deliveries, and names the next one', async () => {
    const toolId = await createTool();
    // Of two weeks, some day is a closed one of any week of work.
    const closed = Array.from({ length: 14 }, (_, at) => addDays(later, at)).find(
      (day) => nextWorkDay(day, plan) !== day,
    );
    for (const requestedDay of [closed ?? '', '2020-01-01', addDays(later, 400), '2026-02-30']) {
      const refused = await sendOrder(customer.token, linesBody([toolId], { requestedDay }));
      const { errors } = await expectProblem(refused, 400, 'validation');
      expect(errors).toEqual({
        requestedDay: requestedDayProblem(requestedDay, new Date(), plan),
      });
    }
    for (const [field, value, message] of [
      ['requestedDay', 7, 'Requested day must be a text'],
      ['completeOnly', 'yes', 'Deliver complete only must be true or false'],
    ] as const) {
      const refused = await sendOrder(customer.token, linesBody([toolId], { [field]: value }));
      expect((await expectProblem(refused, 400, 'validation')).errors).toEqual({
        [field]: message,
      });
    }
  });
});

describe('A shipment of an order to be delivered complete', () => {
  it('is of all pieces, unless staff say why not', async () => {
    const tools = [await createTool(), await createTool()];
    const { _id: id } = await place({ completeOnly: true }, tools);
    await expectStatus(await sendTransition(admin.token, id, { to: 'confirmed' }), 200);
    const part = { lines: [{ toolId: tools[0] ?? '', quantity: 5 }] };
    const sendPart = (reason?: string) =>
      send('POST', `/order/${id}/shipments`, {
        token: admin.token,
        json: { ...part, ...carried, reason },
      });
    const carried = { carrier: 'Swift Freight', trackingNumber: 'SF-1' };
    for (const reason of [undefined, ' ']) {
      const refused = await sendPart(reason);
      const { errors } = await expectProblem(refused, 400, 'validation');
      expect(errors).toEqual({ reason: completeOnlyMessage });
    }
    const reason = 'Agreed by phone';
    await expectStatus(await sendPart(reason), 201);
    const { docs } = await auditLog.where('target.id', '==', id).get();
    const shipped = docs
      .map((entry) => entry.data())
      .find(({ action }) => action === 'order-shipped');
    expect(shipped?.after).toMatchObject({ reason });
    const { order } = await ship(admin.token, id);
    expect(order.status).toBe('shipped');
  });
});
