import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import {
  registerCustomer,
  registerVerified,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus } from '../../testing/api/api.ts';
import { serve } from '../../testing/api/serve.ts';
import { orderBody, sendOrder } from '../../testing/orders/orders.ts';
import { createTool } from '../../testing/tools/tools.ts';

const [unverified, verified] = await Promise.all([registerCustomer(), registerVerified()]);

// Serves the API itself, so that changing the parameter does not affect other tests.
beforeEach(async () => {
  vi.stubEnv('API_URL', `${await serve(createApp())}/api`);
  return () => vi.unstubAllEnvs();
});

const order = async ({ token }: TestAccount) => sendOrder(token, orderBody(await createTool()));

describe('POST /order', () => {
  it('accepts accounts with an unverified address', async () => {
    await expectStatus(await order(unverified), 201);
  });

  it('requires a verified address when the parameter is on, and explains what to do', async () => {
    vi.stubEnv('API_VERIFIED_ORDERS_ONLY', 'true');
    const problem = await expectProblem(await order(unverified), 409, 'email-not-verified');
    expect(problem.detail).toMatch(/open the link in the verification e-mail/);
    await expectStatus(await order(verified), 201);
  });
});
