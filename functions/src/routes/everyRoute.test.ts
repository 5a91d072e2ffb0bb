import { describe, expect, it } from 'vitest';
import { type ApiRoute, apiRoutes, type Problem } from '../contract/index.ts';
import { users } from '../store/collections/collections.ts';
import { auth } from '../store/collections/firebase.ts';
import { readDocument } from '../store/reads/documents.ts';
import { registerCustomer } from '../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../testing/api/api.ts';
import { required } from '../testing/api/env.ts';
import { sendThroughHosting } from '../testing/api/throughHosting.ts';

sendThroughHosting();

const customer = await registerCustomer();

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('Every answer', () => {
  it.each([
    ['GET', '/tools', 200],
    ['GET', '/orders', 401],
    ['GET', '/nothing', 404],
    ['DELETE', '/tools', 405],
  ])('%s %s has a unique request id', async (method, path, status) => {
    const responses = await Promise.all([send(method, path), send(method, path)]);
    await Promise.all(responses.map((response) => expectStatus(response, status)));
    const [first, second] = responses.map(({ headers }) => headers.get('x-request-id'));
    expect(first).toMatch(uuid);
    expect(second).toMatch(uuid);
    expect(first).not.toBe(second);
  });
});

describe('A route', () => {
  const direct = required('API_URL');
  const hosted = `${required('SHOP_URL')}/api`;

  const answerOf = async (base: string, { method, pattern }: ApiRoute) => {
    const response = await fetch(`${base}${pattern.replace(/:\w+/g, 'missing')}`, { method });
    const type = response.headers.get('content-type');
    const text = await response.text();
    const isProblem = type?.startsWith('application/problem+json');
    return [response.status, type, isProblem && (JSON.parse(text) as Problem).code];
  };

  it.each(Object.values<ApiRoute>(apiRoutes))(
    '$method $pattern answers through Hosting as without it',
    async (route) => {
      expect(await answerOf(hosted, route)).toEqual(await answerOf(direct, route));
    },
  );
});

describe('A path', () => {
  it.each(['/', '/nothing', '/tools/any', '/orders/a/b', '/api/tools'])(
    '%s is unknown',
    async (path) => {
      await expectProblem(await send('GET', path), 404, 'not-found');
    },
  );

  it.each([
    ['POST', '/tools', 'GET, HEAD, PUT'],
    ['PATCH', '/tool/any', 'GET, HEAD, PUT, DELETE'],
    ['GET', '/tool', 'POST'],
    ['GET', '/order', 'POST'],
    ['PUT', '/order/any', 'GET, HEAD, DELETE'],
    ['POST', '/user/any', 'PUT, GET, HEAD, DELETE'],
    ['GET', '/user/admin/any', 'PUT, DELETE'],
    ['GET', '/user/update/any', 'PUT'],
    ['POST', '/orders', 'GET, HEAD'],
  ])('refuses %s %s and lists the allowed methods', async (method, path, allowed) => {
    const response = await send(method, path, { token: customer.token });
    await expectProblem(response, 405, 'method-not-allowed');
    expect(response.headers.get('allow')).toBe(allowed);
  });
});

describe('A token', () => {
  const me = (token: string) => send('GET', `/orders/${customer.email}`, { token });

  it.each(['nonsense', 'a.b.c', ''])('that is %j is refused', async (token) => {
    const headers = { Authorization: `Bearer ${token}` };
    for (const path of ['/orders', '/tools']) {
      const response = await send('GET', path, { headers });
      await expectProblem(response, 401, 'unauthenticated');
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it('of another scheme is refused', async () => {
    const headers = { Authorization: `Basic ${customer.token}` };
    await expectProblem(await send('GET', '/tools', { headers }), 401, 'unauthenticated');
  });

  it('of another project is refused', async () => {
    const [header, payload, signature] = customer.token.split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    const other = Buffer.from(JSON.stringify({ ...claims, aud: 'other' })).toString('base64url');
    await expectProblem(await me(`${header}.${other}.${signature}`), 401, 'unauthenticated');
  });

  it('is refused once its account is deleted', async () => {
    const { uid, email, token } = await registerCustomer();
    await expectStatus(await send('GET', `/orders/${email}`, { token }), 200);
    await auth.deleteUser(uid);
    const response = await send('GET', `/orders/${email}`, { token });
    await expectProblem(response, 401, 'unauthenticated');
  });

  it('is refused once its account is disabled', async () => {
    const { uid, email, token } = await registerCustomer();
    await auth.updateUser(uid, { disabled: true });
    const response = await send('GET', `/orders/${email}`, { token });
    await expectProblem(response, 401, 'unauthenticated');
  });

  it('is refused once it is revoked', async () => {
    const { uid, email, token } = await registerCustomer();
    const { auth_time: signedInAt } = await auth.verifyIdToken(token);
    // Revocation counts in whole seconds: one in the second of the sign-in has no effect.
    await expect.poll(() => Date.now()).toBeGreaterThanOrEqual((signedInAt + 1) * 1_000);
    await auth.revokeRefreshTokens(uid);
    const response = await send('GET', `/orders/${email}`, { token });
    await expectProblem(response, 401, 'unauthenticated');
  });
});

describe('A body', () => {
  const put = (options: { json?: unknown; body?: string; headers?: Record<string, string> }) =>
    send('PUT', `/user/update/${customer.email}`, { token: customer.token, ...options });
  const json = { 'Content-Type': 'application/json' };

  it.each(['[]', '"text"', '1', 'null', 'true'])('%s is not an object', async (body) => {
    const problem = await expectProblem(await put({ body, headers: json }), 400, 'validation');
    expect(problem.errors).toEqual({ body: 'The body must be a JSON object' });
  });

  it.each(['{', '{"a":1', "{'a':1}", 'undefined', '{"a":1}}'])('%s is malformed', async (body) => {
    const problem = await expectProblem(await put({ body, headers: json }), 400, 'validation');
    expect(problem.errors).toEqual({ body: 'The body must be well-formed JSON' });
  });

  it('is required', async () => {
    await expectProblem(await put({}), 400, 'validation');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense'])(
    'of the type %s is refused',
    async (type) => {
      const response = await put({ body: '{}', headers: { 'Content-Type': type } });
      await expectProblem(response, 415, 'unsupported-media-type');
    },
  );

  it('that is compressed is refused', async () => {
    const response = await put({ body: '{}', headers: { ...json, 'Content-Encoding': 'gzip' } });
    await expectProblem(response, 415, 'unsupported-media-type');
  });

  it('can have 100 KiB and not a byte more', async () => {
    const bodyOf = (bytes: number) => `{"unknown":"${'x'.repeat(bytes - 14)}"}`;
    await expectStatus(await put({ body: bodyOf(102_400), headers: json }), 200);
    const response = await put({ body: bodyOf(102_401), headers: json });
    await expectProblem(response, 413, 'payload-too-large');
  });

  it('is safe with __proto__ and similar keys', async () => {
    const body =
      '{"__proto__":{"role":"admin","admin":true},"constructor":{"prototype":{"admin":true}},"location":"Leeds"}';
    await expectStatus(await put({ body, headers: json }), 200);
    const storedUser = await readDocument(users.doc(customer.uid));
    expect(storedUser).toMatchObject({ role: 'customer', location: 'Leeds' });
    expect(Object.keys(storedUser ?? {})).not.toContain('constructor');
    const fresh = await registerCustomer();
    const { token, email } = fresh;
    expect(await expectStatus(await send('GET', `/admin/${email}`, { token }), 200)).toBe(false);
  });
});
