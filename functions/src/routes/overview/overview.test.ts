import { describe, expect, it } from 'vitest';
import { type DayUsers, isLowStock, type Overview } from '../../contract/index.ts';
import { recordSignIn } from '../../services/accountData/signIn.ts';
import { checkSales } from '../../services/consistency/checkSales.ts';
import { callerOf, registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { countOf, statusesOf } from '../../testing/api/statuses.ts';
import { orderBody, placeOrderOf, sendOrder } from '../../testing/orders/orders.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import { createTool } from '../../testing/tools/tools.ts';

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

const readOverview = async () =>
  expectStatus<Overview>(await send('GET', '/overview', { token: admin.token }), 200);

/** A tool with a very high price, so that its revenue ranks first, whatever other tests sell. */
const expensiveTool = () =>
  createTool({ price: 1_000_000, available: 10_000_000, minOrder: 1, toolName: 'Golden plane' });

/** The number of expensive pieces whose revenue exceeds that of every other tool. */
const winningPieces = async () => {
  const [best] = (await readOverview()).sales.tools;
  return 1 + Math.ceil((best?.revenue ?? 0) / 1_000_000);
};

const expensiveOrder = (tool: string, pieces: number) =>
  orderBody(tool, { orderQuantity: pieces, totalBill: pieces * 1_000_000 });

const soldOf = async (tool: string) =>
  (await readOverview()).sales.tools.find(({ toolId }) => toolId === tool);

describe('GET /overview', () => {
  it('shows a sale by tool and by day', async () => {
    const [tool, pieces] = await Promise.all([expensiveTool(), winningPieces()]);
    await expectStatus(await sendOrder(customer.token, expensiveOrder(tool, pieces)), 201);
    const { sales } = await readOverview();
    expect(sales.tools.find(({ toolId }) => toolId === tool)).toEqual({
      toolId: tool,
      toolName: 'Golden plane',
      pieces,
      revenue: pieces * 1_000_000,
    });
    expect(sales.days.at(-1)?.revenue).toBeGreaterThanOrEqual(pieces * 1_000_000);
    const revenues = sales.tools.map(({ revenue }) => revenue);
    expect(revenues).toEqual(revenues.toSorted((one, other) => other - one));
    expect(revenues.length).toBeLessThanOrEqual(20);
  });

  it('subtracts a cancelled order, and omits a tool without sales', async () => {
    const [tool, pieces] = await Promise.all([expensiveTool(), winningPieces()]);
    const { token } = customer;
    const orderResponse = await sendOrder(token, expensiveOrder(tool, pieces));
    await expectStatus(orderResponse, 201);
    const gone = await sendOrder(token, expensiveOrder(tool, 70));
    const { insertedId } = await expectStatus<{ insertedId: string }>(gone, 201);
    expect(await soldOf(tool)).toMatchObject({ pieces: pieces + 70 });
    await expectStatus(await send('DELETE', `/order/${insertedId}`, { token }), 200);
    expect(await soldOf(tool)).toMatchObject({ pieces, revenue: pieces * 1_000_000 });
  });

  it('has a figure for each of the last 30 days, oldest first', async () => {
    const { sales, newUsers } = await readOverview();
    const days = sales.days.map(({ day }) => day);
    expect(days).toHaveLength(30);
    expect(days).toEqual(days.toSorted());
    expect(days.at(-1)).toBe(dayIn(0));
    expect(newUsers.days.map(({ day }) => day)).toEqual(days);
    const pieces = sales.days.reduce((sum, day) => sum + day.pieces, 0);
    expect(sales.pieces).toBe(pieces);
  });

  it('counts first sign-ins and open orders', async () => {
    const before = await readOverview();
    const customer = await registerCustomer();
    await recordSignIn(callerOf(customer));
    await placeOrderOf(customer.token, await createTool());
    const { newUsers, openOrders } = await readOverview();
    const today = (days: DayUsers[]) => days.at(-1)?.users ?? 0;
    expect(today(newUsers.days)).toBeGreaterThan(today(before.newUsers.days));
    expect(newUsers.count).toBe(newUsers.days.reduce((sum, { users }) => sum + users, 0));
    expect(openOrders).toBeGreaterThan(0);
  });

  it('lists the tools with the fewest pieces, at most ten', async () => {
    await createTool({ available: 0 });
    const { lowStock } = await readOverview();
    const pieces = lowStock.tools.map(({ available }) => available);
    expect(pieces[0]).toBe(0);
    expect(pieces).toEqual(pieces.toSorted((one, other) => one - other));
    expect(lowStock.tools.every(isLowStock)).toBe(true);
    expect(lowStock.tools.length).toBe(Math.min(lowStock.count, 10));
  });

  it('is for admins', async () => {
    await expectProblem(await send('GET', '/overview'), 401, 'unauthenticated');
    const { token } = customer;
    await expectProblem(await send('GET', '/overview', { token }), 403, 'forbidden');
  });
});

describe('The sales of a day', () => {
  it('match the orders after many concurrent orders and cancellations', async () => {
    const sold = await Promise.all(
      Array.from({ length: 3 }, () => createTool({ available: 1_000, minOrder: 1 })),
    );
    const buyers = await Promise.all(Array.from({ length: 9 }, () => registerCustomer()));
    const held = await Promise.all(
      buyers.map(async ({ token }, index) => ({
        token,
        order: await placeOrderOf(token, sold[index % 3] ?? ''),
      })),
    );
    const [bought, cancelled] = await Promise.all([
      statusesOf(
        buyers.map(({ token }, index) => sendOrder(token, orderBody(sold[index % 3] ?? ''))),
      ),
      statusesOf(
        held
          .slice(0, 4)
          .flatMap(({ token, order }) => [
            send('DELETE', `/order/${order.insertedId}`, { token }),
            send('DELETE', `/order/${order.insertedId}`, { token }),
          ]),
      ),
    ]);
    expect(countOf(bought, 201), bought.join()).toBe(9);
    expect(countOf(cancelled, 200), cancelled.join()).toBe(4);
    const differences = await checkSales();
    expect(differences.filter(({ toolId }) => sold.includes(toolId))).toEqual([]);
  });
});
