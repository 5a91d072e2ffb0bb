import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type ChangedShipment,
  limits,
  type Shipment,
  tooManyShipmentsMessage,
} from '../../contract/index.ts';
import { wholePiecesMessage } from '../../contract/quantities/quantityRules.ts';
import { mail, orders, shipments } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerShoppers, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { statusesOf } from '../../testing/api/statuses.ts';
import { linesOfPage, readPdf } from '../../testing/documents/readPdf.ts';
import { sendTransition } from '../../testing/orders/orders.ts';
import {
  cancelPart,
  confirmedOrderOfTools,
  getOrderOf,
  type OrderOfTools,
  placeOrderOfTools,
  sendShipment,
  ship,
} from '../../testing/orders/parts.ts';
import { stockOf } from '../../testing/tools/tools.ts';

const { customer, other, admin } = await registerShoppers();

const confirmed = (count?: number): Promise<OrderOfTools> =>
  confirmedOrderOfTools(customer.token, admin.token, count);

const pieces = (toolId: string | undefined, quantity: number) => ({
  toolId: toolId ?? expect.fail('The order has no such tool'),
  quantity,
});

const deliver = (id: string, { token }: TestAccount): Promise<Response> =>
  send('POST', `/shipment/${id}/delivery`, { token });

const reverse = (id: string, { token }: TestAccount, reason = 'Not packed'): Promise<Response> =>
  send('POST', `/shipment/${id}/reversal`, { token, json: { reason } });

const mailsAbout = async (id: string) => {
  const { docs } = await mail.where('about.id', '==', id).get();
  return docs.map((found) => found.data());
};

describe('POST /order/{id}/shipments', () => {
  it('ships some pieces, then the rest, and moves no stock', async () => {
    const { id, number, tools } = await confirmed();
    const [saw, plane] = tools;
    const first = await ship(admin.token, id, [pieces(saw, 5), pieces(plane, 2)]);
    expect(first.shipment).toMatchObject({
      _id: `${id}-S1`,
      number: `${number}-S1`,
      orderId: id,
      carrier: 'Swift Freight',
      deliveredAt: null,
      reversed: null,
    });
    expect(first.shipment.lines.map(({ quantity }) => quantity)).toEqual([5, 2]);
    expect(first.order).toMatchObject({ status: 'part-shipped', shipmentCount: 1 });
    const rest = await ship(admin.token, id);
    expect(rest.shipment.lines).toMatchObject([{ toolId: plane, quantity: 3 }]);
    expect(rest.order.status).toBe('shipped');
    expect(rest.order.lines.map(({ shipped }) => shipped)).toEqual([5, 5]);
    expect(await stockOf(saw ?? '')).toEqual({ available: 95, ledger: 95 });
    const mails = await mailsAbout(id);
    const subjects = mails.filter(({ kind }) => kind === 'order-shipped');
    expect(subjects.map(({ message }) => message.subject).toSorted()).toEqual([
      `A part of order ${number} has been shipped`,
      `Order ${number} has been shipped`,
    ]);
  });

  it('is the same as shipping the order as a whole', async () => {
    const { id } = await confirmed(1);
    await ship(admin.token, id);
    const whole = await confirmed(1);
    const transition = { to: 'shipped', carrier: 'Swift Freight', trackingNumber: 'SF-1' };
    await expectStatus(await sendTransition(admin.token, whole.id, transition), 200);
    const [one, two] = await Promise.all([
      readDocument(shipments.doc(`${id}-S1`)),
      readDocument(shipments.doc(`${whole.id}-S1`)),
    ]);
    expect(one?.lines[0]?.quantity).toBe(5);
    expect(two?.lines[0]?.quantity).toBe(5);
  });

  it('ships the rest with a transition', async () => {
    const { id, tools } = await confirmed();
    await ship(admin.token, id, [pieces(tools[0], 4)]);
    const transition = { to: 'shipped', carrier: 'Swift Freight', trackingNumber: 'SF-2' };
    await expectStatus(await sendTransition(admin.token, id, transition), 200);
    expect(await readDocument(shipments.doc(`${id}-S2`))).toMatchObject({
      trackingNumber: 'SF-2',
      lines: [{ quantity: 1 }, { quantity: 5 }],
    });
  });

  it('refuses more than remains, with the counters', async () => {
    const { id, tools } = await confirmed();
    await ship(admin.token, id, [pieces(tools[0], 4)]);
    const wanted = [pieces(tools[1], 5), pieces(tools[0], 2)];
    const response = await sendShipment(admin.token, id, wanted);
    const problem = await expectProblem(response, 409, 'nothing-left');
    expect(problem.errors).toEqual({ 'lines.1.quantity': 'Only 1 piece left' });
    expect(problem.shortLines).toEqual([
      {
        ...{ toolId: tools[0], quantity: 5, cancelled: 0, shipped: 4, delivered: 0 },
        ...{ returned: 0, credited: 0, wanted: 2, left: 1 },
      },
    ]);
    await ship(admin.token, id);
    await expectProblem(await sendShipment(admin.token, id), 409, 'nothing-left');
  });

  it.each([
    [[0], 'lines.0.quantity', 'Enter at least 1 piece'],
    [[-1], 'lines.0.quantity', 'Enter at least 1 piece'],
    [[1.5], 'lines.0.quantity', wholePiecesMessage],
    [[1, 1], 'lines.1.toolId', 'This tool is already in another line'],
    [[], 'lines', 'Choose at least one line'],
  ])('refuses %j pieces of one tool', async (quantities, field, message) => {
    const { id, tools } = await confirmed(1);
    const lines = quantities.map((quantity) => pieces(tools[0], quantity));
    const response = await sendShipment(admin.token, id, lines);
    const { errors } = await expectProblem(response, 400, 'validation');
    expect(errors).toEqual({ [field]: message });
  });

  it('refuses a tool that is not in the order', async () => {
    const { id } = await confirmed(1);
    const wrong = await sendShipment(admin.token, id, [pieces(randomUUID(), 1)]);
    const problem = await expectProblem(wrong, 400, 'validation');
    expect(problem.errors).toEqual({ 'lines.0.toolId': 'This tool is not in the order' });
  });

  it('refuses more shipments than an order can have, also of the rest', async () => {
    const { id } = await confirmed(1);
    onTestFinished(async () => void (await orders.doc(id).update({ shipmentCount: 0 })));
    await orders.doc(id).update({ shipmentCount: limits.shipments });
    const rest = { to: 'shipped', carrier: 'Swift Freight', trackingNumber: 'SF-2' };
    for (const refused of [
      await sendShipment(admin.token, id),
      await sendTransition(admin.token, id, rest),
    ]) {
      const { errors } = await expectProblem(refused, 400, 'validation');
      expect(errors).toEqual({ shipments: tooManyShipmentsMessage });
    }
  });

  it('refuses orders that are not confirmed, or cancelled', async () => {
    const { id } = await placeOrderOfTools(customer.token, 1);
    const early = await sendShipment(admin.token, id);
    await expectProblem(early, 409, 'transition-not-allowed');
    await cancelPart(admin.token, id, { reason: 'Out of stock' });
    const late = await sendShipment(admin.token, id);
    await expectProblem(late, 409, 'transition-not-allowed');
  });

  it('answers a retry with the first response, also after later steps', async () => {
    const { id, tools } = await confirmed();
    const key = randomUUID();
    const lines = [pieces(tools[0], 3)];
    const send = () => sendShipment(admin.token, id, lines, key);
    const first = await expectStatus<ChangedShipment>(await send(), 201);
    await ship(admin.token, id);
    await expectStatus(await deliver(`${id}-S1`, customer), 200);
    expect(await expectStatus<ChangedShipment>(await send(), 201)).toEqual(first);
    expect((await getOrderOf(admin.token, id)).shipmentCount).toBe(2);
  });

  it('ships the last piece once, when two admins ship it at the same time', async () => {
    const { id, tools } = await confirmed(1);
    await ship(admin.token, id, [pieces(tools[0], 4)]);
    const last = [pieces(tools[0], 1)];
    const responses = [1, 2, 3].map(() => sendShipment(admin.token, id, last));
    expect((await statusesOf(responses)).toSorted()).toEqual([201, 409, 409]);
    expect(await getOrderOf(admin.token, id)).toMatchObject({
      status: 'shipped',
      shipmentCount: 2,
    });
  });
});

describe('POST /shipment/{id}/delivery', () => {
  it('is for the customer and for admins, parcel by parcel', async () => {
    const { id, tools } = await confirmed();
    await ship(admin.token, id, [pieces(tools[0], 5)]);
    const first = await expectStatus<ChangedShipment>(await deliver(`${id}-S1`, customer), 200);
    expect(first.shipment.deliveredAt).not.toBeNull();
    expect(first.order.status).toBe('part-shipped');
    await ship(admin.token, id);
    const second = await expectStatus<ChangedShipment>(await deliver(`${id}-S2`, admin), 200);
    expect(second.order.status).toBe('delivered');
    const again = await expectProblem(
      await deliver(`${id}-S2`, customer),
      409,
      'shipment-not-changeable',
    );
    expect(again.shipmentStatus).toBe('delivered');
    const { deliveredAt } = (await readDocument(shipments.doc(`${id}-S2`))) ?? {};
    expect(deliveredAt?.toISOString()).toBe(second.shipment.deliveredAt);
  });

  it('of all parcels is a transition', async () => {
    const { id, tools } = await confirmed();
    await ship(admin.token, id, [pieces(tools[0], 5)]);
    await ship(admin.token, id);
    await expectStatus(await sendTransition(customer.token, id, { to: 'delivered' }), 200);
    for (const position of [1, 2]) {
      const shipment = await readDocument(shipments.doc(`${id}-S${position}`));
      expect(shipment?.deliveredAt).not.toBeNull();
    }
  });

  it('finds nothing for others, and no shipment that does not exist', async () => {
    const { id } = await confirmed(1);
    await ship(admin.token, id);
    for (const each of [`${id}-S1`, `${id}-S2`, `${randomUUID()}-S1`, id]) {
      const caller = each === `${id}-S1` ? other : customer;
      await expectProblem(await deliver(each, caller), 404, 'shipment-not-found');
    }
  });
});

describe('POST /shipment/{id}/reversal', () => {
  it('puts the pieces back among those to be shipped, and tells the customer', async () => {
    const { id, number, tools } = await confirmed();
    await ship(admin.token, id, [pieces(tools[0], 5)]);
    const reversed = await expectStatus<ChangedShipment>(await reverse(`${id}-S1`, admin), 200);
    expect(reversed.shipment.reversed).toMatchObject({ uid: admin.uid, reason: 'Not packed' });
    expect(reversed.order.status).toBe('confirmed');
    expect(reversed.order.lines.map(({ shipped }) => shipped)).toEqual([0, 0]);
    const { shipment } = await ship(admin.token, id);
    expect(shipment.number).toBe(`${number}-S2`);
    const again = await reverse(`${id}-S1`, admin);
    await expectProblem(again, 409, 'shipment-not-changeable');
    const kinds = (await mailsAbout(id)).map(({ kind }) => kind);
    expect(kinds).toContain('shipment-reversed');
  });

  it('takes back a delivery that was noted by mistake', async () => {
    const { id } = await confirmed(1);
    await ship(admin.token, id);
    await expectStatus(await deliver(`${id}-S1`, admin), 200);
    const { order } = await expectStatus<ChangedShipment>(await reverse(`${id}-S1`, admin), 200);
    expect(order).toMatchObject({ status: 'confirmed', lines: [{ shipped: 0, delivered: 0 }] });
  });

  it('needs a reason, and an admin', async () => {
    const { id } = await confirmed(1);
    await ship(admin.token, id);
    await expectProblem(await reverse(`${id}-S1`, admin, ''), 400, 'validation');
    await expectProblem(await reverse(`${id}-S1`, customer), 403, 'forbidden');
  });
});

describe('The shipments of an order', () => {
  it('are listed for its customer and for admins, oldest first, page by page', async () => {
    const { id, number, tools } = await confirmed(1);
    for (let count = 0; count < 3; count += 1) await ship(admin.token, id, [pieces(tools[0], 1)]);
    const path = `/order/${id}/shipments?limit=2`;
    for (const { token } of [customer, admin]) {
      const response = await send('GET', path, { token });
      const found = await expectStatus<Shipment[]>(response, 200);
      expect(found.map((shipment) => shipment.number)).toEqual([`${number}-S1`, `${number}-S2`]);
      expect(response.headers.get('link')).toContain('rel="next"');
    }
    const foreign = await send('GET', path, { token: other.token });
    await expectProblem(foreign, 404, 'order-not-found');
  });

  it('have delivery notes', async () => {
    const { id, number, tools } = await confirmed();
    await ship(admin.token, id, [pieces(tools[1], 3)]);
    const path = `/shipment/${number}-S1.pdf`;
    const response = await send('GET', path, { token: customer.token });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain(`delivery-note-${number}-S1.pdf`);
    const { pages } = await readPdf(await response.bytes());
    const text = pages.flatMap(linesOfPage).join(' ');
    for (const part of ['Delivery note', `${number}-S1`, 'Swift Freight', 'Total pieces 3']) {
      expect(text).toContain(part);
    }
    for (const [each, { token }] of [
      [path, other],
      [`/shipment/${number}-S2.pdf`, customer],
      ['/shipment/any.pdf', customer],
    ] as const) {
      await expectProblem(await send('GET', each, { token }), 404, 'shipment-not-found');
    }
  });
});
