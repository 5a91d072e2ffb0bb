import { beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import type { PlacedOrder } from '../../contract/index.ts';
import { registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus } from '../../testing/api/api.ts';
import { serve } from '../../testing/api/serve.ts';
import { linesBody, orderBody, sendOrder } from '../../testing/orders/orders.ts';
import { createTool, stockOf } from '../../testing/tools/tools.ts';

const customer = await registerCustomer();

// Serves the API itself, so that the keys do not affect other tests.
beforeEach(async () => {
  vi.stubEnv('API_URL', `${await serve(createApp())}/api`);
  return () => vi.unstubAllEnvs();
});

const takeCards = (secret: string) => {
  vi.stubEnv('STRIPE_SECRET_KEY', secret);
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', secret);
};

const card = { paymentMethod: 'card' } as const;
const bodies = [
  ['tool', (toolId: string) => orderBody(toolId, card)],
  ['lines', (toolId: string) => linesBody([toolId], card)],
] as const;

it.each(bodies)('refuses a card in an order with %s where the shop takes none', async (_, body) => {
  takeCards('');
  const tool = await createTool();
  const response = await sendOrder(customer.token, body(tool));
  const { errors } = await expectProblem(response, 400, 'validation');
  expect(errors).toEqual({
    paymentMethod: 'The shop does not take cards: choose bank transfer',
  });
  expect(await stockOf(tool)).toEqual({ available: 100, ledger: 100 });
});

it.each(bodies)(
  'places an order with %s to be paid by card, and answers its retry',
  async (_, bodyOf) => {
    takeCards('secret');
    const body = bodyOf(await createTool());
    const key = crypto.randomUUID();
    const placedOrder = await expectStatus<PlacedOrder>(
      await sendOrder(customer.token, body, key),
      201,
    );
    expect(placedOrder.order.paymentMethod).toBe('card');
    takeCards('');
    expect(await expectStatus(await sendOrder(customer.token, body, key), 201)).toEqual(
      placedOrder,
    );
  },
);
