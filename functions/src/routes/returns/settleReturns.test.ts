import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChangedReturn, OrderReturn, Shipment } from '../../contract/index.ts';
import { auditLog, mail, shipments, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { credit, getOrderOf } from '../../testing/orders/parts.ts';
import {
  askReturn,
  deliveredOrderOfTools,
  moveReturn,
  sendReturn,
  sendReturnTransition,
} from '../../testing/orders/returns.ts';
import { stockOf } from '../../testing/tools/tools.ts';

const { customer, admin } = await registerShoppers();

const carrier = { carrier: 'Swift Freight', trackingNumber: 'SF-2' };

interface Approved {
  id: string;
  number: string;
  tool: string;
  found: OrderReturn;
}

/** A return or a claim of four of five pieces at 19.99, approved. */
const approved = async (json: object = {}, decision: object = {}): Promise<Approved> => {
  const order = await deliveredOrderOfTools(customer.token, admin.token, 1);
  const [tool = ''] = order.tools;
  const lines = [{ toolId: tool, quantity: 4, reason: 'Loose handle' }];
  const { _id } = await askReturn(customer.token, order.id, { lines, ...json });
  const found = await moveReturn(admin.token, _id, { to: 'approved', ...decision });
  return { id: order.id, number: order.number, tool, found };
};

const count = (tool: string, quantity: number, resellable: number) => ({
  to: 'received',
  lines: [{ toolId: tool, quantity, resellable, note: 'Scratched' }],
});

const close = (toolId: string, resolution: string) => ({
  to: 'closed',
  lines: [{ toolId, resolution }],
});

const reverseShipment = (shipment: string) =>
  send('POST', `/shipment/${shipment}/reversal`, {
    token: admin.token,
    json: { reason: 'Not packed' },
  });

const kindsAbout = async (id: string): Promise<string[]> => {
  const { docs } = await mail.where('about.id', '==', id).get();
  return docs.map((found) => found.data().kind).toSorted();
};

describe('a return', () => {
  it('brings resellable pieces back to stock, and is credited less its fee', async () => {
    const { id, number, tool, found } = await approved({}, { feeRate: 1_000 });
    expect(found).toMatchObject({ status: 'approved', feeRate: 1_000 });
    expect(found.expiresAt).not.toBeNull();
    const received = await moveReturn(admin.token, found._id, count(tool, 3, 2));
    expect(received.lines).toMatchObject([
      { approved: 4, received: 3, resellable: 2, note: 'Scratched' },
    ]);
    expect(await stockOf(tool)).toEqual({ available: 97, ledger: 97 });
    const before = await getOrderOf(customer.token, id);
    expect(before).toMatchObject({ status: 'delivered', credited: { net: 0 } });
    expect(before.lines).toMatchObject([{ returned: 3, credited: 0 }]);

    const closed = await moveReturn(admin.token, found._id, close(tool, 'credit'));
    const after = await getOrderOf(customer.token, id);
    const [creditNoteNumber] = after.creditNoteNumbers;
    expect(closed).toMatchObject({ status: 'closed', creditNoteNumber, shipmentNumber: null });
    const net = 3 * 1999 - Math.round(3 * 199.9);
    expect(after.credited.net).toBe(net);
    expect(after.lines).toMatchObject([{ returned: 3, credited: 3 }]);
    expect(after.history.slice(-2)).toMatchObject([
      { step: 'returned', returnNumber: `${number}-R1` },
      { step: 'settled', returnNumber: `${number}-R1`, creditNoteNumber },
    ]);
    expect(await kindsAbout(found._id)).toEqual([
      'return-approved',
      'return-closed',
      'return-received',
      'shop-return',
    ]);
    const closedMail = await readDocument(mail.doc(`return-closed_${found._id}`));
    expect(closedMail?.attachedInvoice).toBe(creditNoteNumber);
    expect(await kindsAbout(id)).not.toContain('credit-issued');
  });

  it('is credited once, whatever was credited before', async () => {
    const { id, tool, found } = await approved();
    const { invoiceNumber } = await getOrderOf(admin.token, id);
    const pieces = { lines: [{ toolId: tool, quantity: 3 }], reason: 'Goodwill' };
    await credit(admin.token, invoiceNumber ?? '', pieces);
    await moveReturn(admin.token, found._id, count(tool, 4, 0));
    await moveReturn(admin.token, found._id, close(tool, 'credit'));
    const { lines, credited } = await getOrderOf(admin.token, id);
    expect(lines).toMatchObject([{ credited: 5, returned: 4 }]);
    expect(credited.net).toBe(5 * 1999);
  });

  it.each([
    ['requested', []],
    ['approved', [{ to: 'approved' }]],
  ] as const)('that is %s keeps its shipment from being reversed', async (_, steps) => {
    const order = await deliveredOrderOfTools(customer.token, admin.token, 1);
    const lines = [{ toolId: order.tools[0] ?? '', quantity: 1, reason: 'Loose handle' }];
    const { _id: id } = await askReturn(customer.token, order.id, { lines });
    for (const step of steps) await moveReturn(admin.token, id, step);
    const refused = await reverseShipment(`${order.id}-S1`);
    expect(await expectProblem(refused, 409, 'shipment-not-changeable')).toMatchObject({
      shipmentStatus: 'delivered',
      openReturns: [`${order.number}-R1`],
    });
    expect((await getOrderOf(admin.token, order.id)).lines).toMatchObject([{ delivered: 5 }]);
  });

  it.each([
    ['declined', () => admin.token, { to: 'declined', reason: 'Used' }],
    ['withdrawn', () => customer.token, { to: 'withdrawn' }],
  ])('that was %s does not', async (_, tokenOf, step) => {
    const order = await deliveredOrderOfTools(customer.token, admin.token, 1);
    const lines = [{ toolId: order.tools[0] ?? '', quantity: 5, reason: 'Loose handle' }];
    const { _id: id } = await askReturn(customer.token, order.id, { lines });
    await moveReturn(tokenOf(), id, step);
    await expectStatus(await reverseShipment(`${order.id}-S1`), 200);
  });

  it('leaves what has not arrived to another return', async () => {
    const { id, tool, found } = await approved();
    await moveReturn(admin.token, found._id, count(tool, 1, 0));
    await moveReturn(admin.token, found._id, close(tool, 'none'));
    const again = { lines: [{ toolId: tool, quantity: 5 }] };
    const refused = await sendReturn(customer.token, id, again);
    expect(await expectProblem(refused, 409, 'nothing-left')).toMatchObject({
      shortLines: [{ left: 4 }],
    });
    const { creditNoteNumbers, history } = await getOrderOf(customer.token, id);
    expect(creditNoteNumbers).toEqual([]);
    expect(history.at(-1)?.step).toBe('returned');
  });

  it('is counted once by two people, and by a retry', async () => {
    const { id, tool, found } = await approved();
    const key = randomUUID();
    const send = (other?: string) =>
      sendReturnTransition(admin.token, found._id, count(tool, 2, 2), other);
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const closing = () => sendReturnTransition(admin.token, found._id, close(tool, 'credit'), key);
    const first = await expectStatus<ChangedReturn>(await closing(), 200);
    expect(await expectStatus<ChangedReturn>(await closing(), 200)).toEqual(first);
    expect((await getOrderOf(admin.token, id)).creditNoteNumbers).toHaveLength(1);
    expect(await stockOf(tool)).toEqual({ available: 97, ledger: 97 });
  });

  it('is recorded in the audit log', async () => {
    const { id, tool, found } = await approved();
    await moveReturn(admin.token, found._id, count(tool, 1, 1));
    await moveReturn(admin.token, found._id, close(tool, 'none'));
    const { docs } = await auditLog.where('target.id', '==', id).get();
    const actions = docs.map((entry) => entry.data().action);
    expect(actions).toEqual(
      expect.arrayContaining(['return-approved', 'return-received', 'return-closed']),
    );
  });
});

describe('a replacement', () => {
  it('is a shipment without a price that takes stock, and cannot be returned', async () => {
    const { id, number, tool, found } = await approved({ kind: 'claim' });
    expect(found.expiresAt).toBeNull();
    const json = { ...close(tool, 'replacement'), ...carrier };
    const closed = await moveReturn(admin.token, found._id, json);
    expect(closed).toMatchObject({ status: 'closed', shipmentNumber: `${number}-S2` });
    expect(await stockOf(tool)).toEqual({ available: 91, ledger: 91 });
    const order = await getOrderOf(customer.token, id);
    expect(order).toMatchObject({ status: 'delivered', credited: { net: 0, total: 0 } });
    expect(order.lines).toMatchObject([{ shipped: 5, delivered: 5, returned: 0, credited: 0 }]);
    const shipment = await readDocument(shipments.doc(`${id}-S2`));
    expect(shipment).toMatchObject({
      kind: 'replacement',
      carrier: carrier.carrier,
      lines: [{ toolId: tool, quantity: 4 }],
    });
    const arrived = await send('POST', `/shipment/${id}-S2/delivery`, { token: customer.token });
    const { shipment: delivered } = await expectStatus<{ shipment: Shipment }>(arrived, 200);
    expect(delivered.deliveredAt).not.toBeNull();
    const again = { kind: 'claim', lines: [{ toolId: tool, quantity: 2, reason: 'Broken' }] };
    await expectProblem(await sendReturn(customer.token, id, again), 409, 'nothing-left');
  });

  it('comes back to stock when its shipment was a mistake, and can be claimed again', async () => {
    const { id, tool, found } = await approved({ kind: 'claim' });
    await moveReturn(admin.token, found._id, { ...close(tool, 'replacement'), ...carrier });
    const reversal = { token: admin.token, json: { reason: 'Not packed' } };
    const reverse = (position: number) =>
      send('POST', `/shipment/${id}-S${position}/reversal`, reversal);
    const claim = () =>
      sendReturn(customer.token, id, {
        kind: 'claim',
        lines: [{ toolId: tool, quantity: 4, reason: 'Loose handle' }],
      });
    await expectProblem(await reverse(1), 409, 'shipment-not-changeable');
    await expectProblem(await claim(), 409, 'nothing-left');
    await expectStatus(await reverse(2), 200);
    expect(await stockOf(tool)).toEqual({ available: 95, ledger: 95 });
    await expectStatus(await claim(), 201);
    await expectProblem(await claim(), 409, 'nothing-left');
  });

  it('needs stock, a tool on sale and a carrier', async () => {
    const { id, tool, found } = await approved({ kind: 'claim' });
    const replace = (json: object = carrier) =>
      sendReturnTransition(admin.token, found._id, { ...close(tool, 'replacement'), ...json });
    expect(await expectProblem(await replace({}), 400, 'validation')).toMatchObject({
      errors: { carrier: 'Enter the carrier', trackingNumber: 'Enter the tracking number' },
    });
    const adjustment = { adjustment: { change: -92, note: 'Sold elsewhere' } };
    const body = { token: admin.token, json: adjustment };
    await expectStatus(await send('POST', `/tool/${tool}/stock`, body), 200);
    expect(await expectProblem(await replace(), 409, 'insufficient-stock')).toMatchObject({
      available: 3,
      errors: { 'lines.0.resolution': 'Only 3 pieces in stock' },
      lines: [{ code: 'insufficient-stock', toolId: tool, available: 3 }],
    });
    const stored = await readDocument(tools.doc(tool));
    const { token } = admin;
    await expectStatus(await send('DELETE', `/tool/${tool}`, { token }), 200);
    expect(stored).toBeDefined();
    expect(await expectProblem(await replace(), 404, 'tool-not-found')).toMatchObject({
      errors: { 'lines.0.resolution': 'No longer on sale: credit it instead' },
    });
    await moveReturn(admin.token, found._id, close(tool, 'credit'));
    expect((await getOrderOf(admin.token, id)).credited.net).toBe(4 * 1999);
  });
});
