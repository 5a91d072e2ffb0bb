import { describe, expect, it } from 'vitest';
import { tools } from '../../store/collections/collections.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { getOrderOf } from '../../testing/orders/parts.ts';
import {
  askReturn,
  deliveredOrderOfTools,
  moveReturn,
  sendReturnTransition,
} from '../../testing/orders/returns.ts';
import { stockOf } from '../../testing/tools/tools.ts';

const { customer, admin } = await registerShoppers();

/** An order of five pieces at 19.99 that has arrived, and its tool. */
const bought = async () => {
  const { id, tools: ids } = await deliveredOrderOfTools(customer.token, admin.token, 1);
  const [toolId = ''] = ids;
  return { id, toolId };
};

const adjustStock = async (toolId: string, change: number) => {
  const json = { adjustment: { change, note: 'Counted again' } };
  const path = `/tool/${toolId}/stock`;
  await expectStatus(await send('POST', path, { token: admin.token, json }), 200);
};

/** A return of two pieces that is credited, from the request on. */
const returnTwo = async ({ id, toolId }: Awaited<ReturnType<typeof bought>>) => {
  const line = { toolId, quantity: 2 };
  const { _id } = await askReturn(customer.token, id, { lines: [line] });
  await moveReturn(admin.token, _id, { to: 'approved' });
  const counted = [{ ...line, resellable: 2 }];
  await moveReturn(admin.token, _id, { to: 'received', lines: counted });
  const lines = [{ toolId, resolution: 'credit' }];
  await moveReturn(admin.token, _id, { to: 'closed', lines });
  return getOrderOf(customer.token, id);
};

describe('A return', () => {
  it('of a tool that was deleted is credited, and goes to no stock', async () => {
    const order = await bought();
    const { token } = admin;
    await expectStatus(await send('DELETE', `/tool/${order.toolId}`, { token }), 200);
    const { credited, lines } = await returnTwo(order);
    expect(credited.net).toBe(2 * 1_999);
    expect(lines).toMatchObject([{ returned: 2, credited: 2 }]);
    expect((await tools.doc(order.toolId).get()).exists).toBe(false);
  });

  it('of a tool with another price and pack is in pieces, at the agreed price', async () => {
    const order = await bought();
    await tools.doc(order.toolId).update({ price: 24.99, orderMultiple: 10, minOrder: 10 });
    const { credited, lines } = await returnTwo(order);
    expect(credited.net).toBe(2 * 1_999);
    expect(lines).toMatchObject([{ unitPrice: 1_999, returned: 2 }]);
    expect(await stockOf(order.toolId)).toEqual({ available: 97, ledger: 97 });
  });
});

describe('A claim', () => {
  it('for a tool that is sold out waits for the replacement, and says so', async () => {
    const { id, toolId } = await bought();
    const lines = [{ toolId, quantity: 2, reason: 'Loose handle' }];
    const { _id } = await askReturn(customer.token, id, { kind: 'claim', lines });
    await moveReturn(admin.token, _id, { to: 'approved' });
    await adjustStock(toolId, -95);
    const replaced = {
      to: 'closed',
      lines: [{ toolId, resolution: 'replacement' }],
      ...{ carrier: 'Swift Freight', trackingNumber: 'SF-2' },
    };
    const refused = await sendReturnTransition(admin.token, _id, replaced);
    expect(await expectProblem(refused, 409, 'insufficient-stock')).toMatchObject({
      available: 0,
      errors: { 'lines.0.resolution': 'Sold out: the replacement has to wait' },
    });
    expect(await stockOf(toolId)).toEqual({ available: 0, ledger: 0 });
    await adjustStock(toolId, 3);
    expect(await moveReturn(admin.token, _id, replaced)).toMatchObject({ status: 'closed' });
    expect(await stockOf(toolId)).toEqual({ available: 1, ledger: 1 });
  });
});

it('a parcel of which pieces were returned stays, and their figures are whole numbers', async () => {
  const { id, toolId } = await bought();
  const { _id } = await askReturn(customer.token, id, { lines: [{ toolId, quantity: 2 }] });
  await moveReturn(admin.token, _id, { to: 'approved' });
  const count = (...lines: object[]) =>
    sendReturnTransition(admin.token, _id, { to: 'received', lines });
  for (const quantity of [-1, 0.5, '1,5', 3]) {
    const refused = await count({ toolId, quantity });
    const { errors } = await expectProblem(refused, 400, 'validation');
    expect(Object.keys(errors ?? {}), String(quantity)).toEqual(['lines.0.quantity']);
  }
  const line = { toolId, quantity: 1, resellable: 0 };
  const { errors } = await expectProblem(await count(line, line), 400, 'validation');
  expect(errors).toHaveProperty(['lines.1.toolId']);
  await expectStatus(await count(line), 200);
  const json = { reason: 'Not packed' };
  const reversed = await send('POST', `/shipment/${id}-S1/reversal`, { token: admin.token, json });
  await expectProblem(reversed, 409, 'shipment-not-changeable');
  expect((await getOrderOf(admin.token, id)).lines).toMatchObject([{ delivered: 5, returned: 1 }]);
});
