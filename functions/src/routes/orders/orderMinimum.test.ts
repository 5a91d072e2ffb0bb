import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { defaultSettings, type PlacedOrder, type ResolvedRows } from '../../contract/index.ts';
import { readSettings } from '../../services/settings/settings.ts';
import { registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { serve } from '../../testing/api/serve.ts';
import { linesBody, orderBody, sendOrder } from '../../testing/orders/orders.ts';
import { createTool, stockOf } from '../../testing/tools/tools.ts';

vi.mock(import('../../services/settings/settings.ts'), async (original) => ({
  ...(await original()),
  readSettings: vi.fn<typeof readSettings>(),
}));

const customer = await registerCustomer();

// Serves the API itself, so that other settings do not affect other tests.
beforeEach(async () => {
  requireAtLeast(0);
  vi.stubEnv('API_URL', `${await serve(createApp())}/api`);
  return () => vi.unstubAllEnvs();
});

const requireAtLeast = (orderMinimum: number) =>
  vi.mocked(readSettings).mockResolvedValue({ ...defaultSettings, orderMinimum });

const bodies = [
  ['tool', (toolId: string) => orderBody(toolId)],
  ['lines', (toolId: string) => linesBody([toolId])],
] as const;

describe.each(bodies)('POST /order with %s', (_, bodyOf) => {
  it('refuses an order below the order minimum, and says what is missing', async () => {
    requireAtLeast(10_000);
    const tool = await createTool();
    const response = await sendOrder(customer.token, bodyOf(tool));
    const problem = await expectProblem(response, 409, 'order-minimum');
    expect(problem).toMatchObject({ minimum: 10_000, missing: 5 });
    expect(problem.detail).toBe('An order must cost at least $100.00: add tools for $0.05.');
    expect(await stockOf(tool)).toEqual({ available: 100, ledger: 100 });
  });

  it.each([0, 9_995])('accepts an order of $99.95 with a minimum of %d cents', async (minimum) => {
    requireAtLeast(minimum);
    await expectStatus(await sendOrder(customer.token, bodyOf(await createTool())), 201);
  });

  it('names a refused line before the order minimum', async () => {
    requireAtLeast(10_000);
    const response = await sendOrder(customer.token, bodyOf(await createTool({ available: 1 })));
    await expectProblem(response, 409, 'insufficient-stock');
  });

  it('answers the retry of an order from before the minimum', async () => {
    const body = bodyOf(await createTool());
    const key = crypto.randomUUID();
    const placedOrder = await expectStatus<PlacedOrder>(
      await sendOrder(customer.token, body, key),
      201,
    );
    requireAtLeast(1_000_000);
    expect(await expectStatus(await sendOrder(customer.token, body, key), 201)).toEqual(
      placedOrder,
    );
  });
});

describe('The order minimum', () => {
  it('counts all lines together', async () => {
    requireAtLeast(19_990);
    const tools = [await createTool(), await createTool()];
    const response = await sendOrder(customer.token, linesBody(tools.slice(1)));
    expect(await expectProblem(response, 409, 'order-minimum')).toMatchObject({ missing: 9_995 });
    await expectStatus(await sendOrder(customer.token, linesBody(tools)), 201);
  });

  it('is known before an order is placed', async () => {
    requireAtLeast(10_000);
    const json = { rows: [{ toolId: await createTool(), quantity: 5 }] };
    const resolved = await expectStatus<ResolvedRows>(
      await send('POST', '/cart/resolve', { json }),
      200,
    );
    expect(resolved.orderMinimum).toBe(10_000);
  });
});
