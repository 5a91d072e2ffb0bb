import { describe, expect, it } from 'vitest';
import { isOpen } from '../../contract/index.ts';
import { orders, stockEntries } from '../../store/collections/collections.ts';
import { registerAdmin, registerCustomer, type TestAccount } from '../../testing/api/accounts.ts';
import { send } from '../../testing/api/api.ts';
import { countOf, statusesOf } from '../../testing/api/statuses.ts';
import { orderBody, placeOrderOf, sendOrder, sendTransition } from '../../testing/orders/orders.ts';
import { confirmedOrderOfTools } from '../../testing/orders/parts.ts';
import { createTool, stockOf } from '../../testing/tools/tools.ts';

const edits = [
  { price: 24.5 },
  { available: 150 },
  { price: 19.99 },
  { available: 320 },
  { available: 90 },
  { price: 7.01, available: 275 },
];

const linesSold = async (tool: string, buyers: TestAccount[]) => {
  const snapshots = await Promise.all(
    buyers.map(({ uid }) => orders.where('userId', '==', uid).get()),
  );
  const placedOrders = snapshots.flatMap(({ docs }) => docs.map((order) => order.data()));
  const lines = placedOrders.filter(({ status }) => isOpen(status)).flatMap((order) => order.lines);
  return lines.filter(({ toolId }) => toolId === tool);
};

const adjustmentsOf = async (tool: string): Promise<number> => {
  const { docs } = await stockEntries(tool).where('reason', '==', 'adjustment').get();
  return docs.reduce((sum, entry) => sum + entry.data().change, 0);
};

const openShop = async () => {
  const [admin, ...buyers] = await Promise.all([
    registerAdmin(),
    ...Array.from({ length: 50 }, () => registerCustomer()),
  ]);
  const tool = await createTool({ available: 400, minOrder: 1 });
  const first = buyers.slice(0, 10);
  const held = await Promise.all(
    first.map(async ({ token }) => ({ token, order: await placeOrderOf(token, tool) })),
  );
  return { admin, buyers, tool, held };
};

describe('POST /order by 50 buyers, with cancellations and edits of the tool', () => {
  it('keeps the stock consistent, and sells only at the price that the buyer saw', async () => {
    const { admin, buyers, tool, held } = await openShop();
    const [bought, cancelled, edited] = await Promise.all([
      statusesOf(buyers.map(({ token }) => sendOrder(token, orderBody(tool)))),
      statusesOf(
        held.map(({ token, order }) => send('DELETE', `/order/${order.insertedId}`, { token })),
      ),
      statusesOf(
        edits.map((updatedInfo) =>
          send('PUT', `/tool/${tool}`, { token: admin.token, json: { updatedInfo } }),
        ),
      ),
    ]);
    expect([cancelled, edited]).toEqual([held.map(() => 200), edits.map(() => 200)]);
    expect(countOf(bought, 201) + countOf(bought, 409), bought.join()).toBe(50);
    const lines = await linesSold(tool, buyers);
    expect(lines).toHaveLength(countOf(bought, 201));
    expect(lines.filter(({ unitPrice }) => unitPrice !== 1999)).toEqual([]);
    const { available, ledger } = await stockOf(tool);
    expect(ledger).toBe(available);
    expect(5 * lines.length + available).toBe(400 + (await adjustmentsOf(tool)));
  });
});

describe('POST /order/{id}/transitions by two admins who ship the same orders at once', () => {
  it('ships each order once', async () => {
    const [customer, ...admins] = await Promise.all([
      registerCustomer(),
      registerAdmin(),
      registerAdmin(),
    ]);
    const placed = await Promise.all(
      Array.from({ length: 5 }, () => confirmedOrderOfTools(customer.token, admins[0].token, 1)),
    );
    for (const { id } of placed) {
      const answers = admins.map(({ token, uid }) => {
        const json = { to: 'shipped', carrier: 'UPS', trackingNumber: uid };
        return sendTransition(token, id, json, `ship ${id}`);
      });
      expect((await statusesOf(answers)).toSorted()).toEqual([200, 409]);
      const order = (await orders.doc(id).get()).data();
      expect(order?.shipmentCount).toBe(1);
    }
  });
});
