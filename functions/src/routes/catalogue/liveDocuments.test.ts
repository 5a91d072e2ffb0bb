import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectStatus, send } from '../../testing/api/api.ts';
import { liveOrderWhen, liveToolWhen, waitForLiveTool } from '../../testing/background/live.ts';
import { placeOrderOf, sendTransition } from '../../testing/orders/orders.ts';
import { postedTool, specifiedTool } from '../../testing/tools/editing.ts';
import { importTable } from '../../testing/tools/tables.ts';
import { createTool } from '../../testing/tools/tools.ts';

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

describe('What pages listen to', () => {
  it('has an order that a customer places, and its confirmation', async () => {
    const { insertedId: id, order } = await placeOrderOf(customer.token, await createTool());
    const { _id, tool, orderQuantity, totalBill, ...placed } = order;
    expect(await liveOrderWhen(id, (content) => content !== undefined)).toMatchObject(placed);
    await expectStatus(await sendTransition(admin.token, id, { to: 'confirmed' }), 200);
    const confirmed = await liveOrderWhen(id, (content) => content?.status === 'confirmed');
    expect(confirmed?.history.map(({ status }) => status)).toEqual(['placed', 'confirmed']);
    expect(confirmed?.invoiceNumber).toEqual(expect.any(String));
  });

  it('has the stock that an order leaves, and a tool that an import sells out', async () => {
    const id = await createTool({ available: 12 });
    await waitForLiveTool(id);
    await placeOrderOf(customer.token, id);
    await liveToolWhen(id, (tool) => tool?.available === 7);
    await importTable(admin.token, `_id,available\n${id},0\n`);
    expect(await liveToolWhen(id, (tool) => tool?.available === 0)).toMatchObject({ minOrder: 5 });
  });

  it('loses a tool that an admin deletes', async () => {
    const id = await postedTool(admin.token, { ...specifiedTool, toolName: `Saw ${randomUUID()}` });
    await waitForLiveTool(id);
    await expectStatus(await send('DELETE', `/tool/${id}`, { token: admin.token }), 200);
    expect(await liveToolWhen(id, (tool) => tool === undefined)).toBeUndefined();
  });
});
