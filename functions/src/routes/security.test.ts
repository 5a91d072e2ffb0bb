/** Guarantees of SECURITY.md that belong to no single route. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { users } from '../store/collections/collections.ts';
import { registerAdmin, registerCustomer, registerWithoutEmail } from '../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../testing/api/api.ts';
import { required } from '../testing/api/env.ts';
import { sendThroughHosting } from '../testing/api/throughHosting.ts';
import { placeOrderOf } from '../testing/orders/orders.ts';
import { createTool } from '../testing/tools/tools.ts';

sendThroughHosting();

const [customer, other, withoutEmail] = await Promise.all([
  registerCustomer(),
  registerCustomer(),
  registerWithoutEmail(),
]);

describe('Hosting', () => {
  it.each([
    '/',
    '/login',
    '/no/such/page',
    '/tools/any',
    '/api/tools',
    '/api/nothing',
    '/robots.txt',
  ])('sends %s with every security header', async (path) => {
    const { headers } = await fetch(`${required('SHOP_URL')}${path}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(/(^|; )frame-ancestors 'none'/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*'unsafe-/);
  });

  it('uses the shop’s configured address, whatever host the request names', async () => {
    const id = await createTool();
    const headers = {
      'X-Forwarded-Host': 'elsewhere.example',
      Forwarded: 'host=elsewhere.example',
    };
    const response = await fetch(`${required('SHOP_URL')}/tools/${id}`, { headers });
    const html = await response.text();
    expect(html).toContain(`href="${required('SHOP_URL')}/tools/${id}"`);
    expect(html).not.toContain('elsewhere.example');
  });
});

describe('The API', () => {
  it.each([
    ['POST', '/order'],
    ['POST', '/review'],
    ['GET', '/orders'],
    ['PUT', '/user/any@example.test'],
    ['GET', '/users'],
  ])('refuses %s %s to an account without an address', async (method, path) => {
    const response = await send(method, path, { token: withoutEmail });
    await expectProblem(response, 403, 'email-required');
  });

  it('lets an account without an address browse', async () => {
    await expectStatus(await send('GET', '/tools?limit=1', { token: withoutEmail }), 200);
  });
});

describe('A customer', () => {
  it.each([
    ['GET', '/user/'],
    ['DELETE', '/user/'],
    ['GET', '/admin/'],
    ['GET', '/orders/'],
    ['PUT', '/user/admin/'],
    ['DELETE', '/user/admin/'],
  ])('cannot learn from %s %s{email} who has an account', async (method, path) => {
    const { token } = customer;
    const emails = [other.email, `${randomUUID()}@example.test`];
    const problems = [];
    for (const email of emails) {
      problems.push(
        await expectProblem(await send(method, path + email, { token }), 403, 'forbidden'),
      );
    }
    expect(problems[0]).toEqual(problems[1]);
  });

  it.each(['GET', 'DELETE'])(
    'cannot learn from %s /order/{id} what others ordered',
    async (method) => {
      const { insertedId } = await placeOrderOf(other.token, await createTool());
      const problems = [];
      for (const id of [insertedId, randomUUID()]) {
        const response = await send(method, `/order/${id}`, { token: customer.token });
        problems.push(await expectProblem(response, 404, 'order-not-found'));
      }
      expect(problems[0]).toEqual(problems[1]);
    },
  );

  it('gets no right from a profile document', async () => {
    const account = await registerCustomer();
    const { token, email } = account;
    await send('PUT', `/user/update/${email}`, { token, json: { location: 'Leeds' } });
    await users.doc(account.uid).update({ role: 'admin' });
    for (const path of ['/users', '/orders', '/audit']) {
      await expectProblem(await send('GET', path, { token }), 403, 'forbidden');
    }
    const promotion = await send('PUT', `/user/admin/${email}`, { token });
    await expectProblem(promotion, 403, 'forbidden');
  });
});

describe('An admin whose right was withdrawn', () => {
  it.each([
    ['GET', '/users'],
    ['GET', '/audit'],
    ['GET', '/orders.csv'],
    ['POST', '/tool'],
    ['DELETE', '/tool/any'],
  ])(
    'is immediately refused for %s %s, although the token still says admin',
    async (method, path) => {
      const [before, by] = await Promise.all([registerAdmin(), registerAdmin()]);
      const withdrawn = await send('DELETE', `/user/admin/${before.email}`, { token: by.token });
      expect(withdrawn.status, await withdrawn.text()).toBe(200);
      const response = await send(method, path, { token: before.token });
      const { code } = (await response.json()) as { code: string };
      // The withdrawal also ends sessions, except for tokens issued in the same second.
      expect([
        [401, 'unauthenticated'],
        [403, 'forbidden'],
      ]).toContainEqual([response.status, code]);
    },
  );
});
