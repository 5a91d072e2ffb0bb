import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { apiRoutes } from './contract/index.ts';
import { openStripe } from './services/ordering/booking/stripeClient.ts';
import { serve } from './testing/api/serve.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The responses to the same invalid inquiry, sent once with each set of headers. */
const inquire = async (path: string, ...senders: Record<string, string>[]) => {
  const url = `${await serve(createApp())}${path}`;
  const results: unknown[] = [];
  for (const headers of senders) {
    const response = await fetch(url, { method: 'POST', headers });
    const { code } = (await response.json()) as { code: string };
    results.push([response.status, code]);
  }
  return results;
};

const refused = [400, 'validation'];
const limited = [429, 'rate-limited'];

describe('createApp', () => {
  it.each([
    ['/tools', 405],
    ['/api/tools', 405],
    ['/api/tools/', 405],
    ['/api/api/tools', 404],
    ['/nothing', 404],
    ['/tool/%E0%A4%A', 400],
    ['/api/order/%', 400],
  ])('answers POST %s with a problem, %d', async (path, status) => {
    const response = await fetch(`${await serve(createApp())}${path}`, { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([
      status,
      expect.objectContaining({ status, code: expect.any(String) }),
    ]);
    expect(response.headers.has('x-powered-by')).toBe(false);
  });

  it.each(['/nothing', '/orders', '/tool/%E0%A4%A'])(
    'lets browsers neither run, frame nor sniff the response to %s',
    async (path) => {
      const { headers } = await fetch(`${await serve(createApp())}${path}`);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    },
  );

  it('refuses a part of a path that is longer than any id, in every call', async () => {
    const url = await serve(createApp());
    const routes = Object.values(apiRoutes).filter(({ pattern }) => pattern.includes(':'));
    for (const { method, pattern } of routes) {
      const path = pattern.replaceAll(/:\w+/g, '-'.repeat(1_501));
      const response = await fetch(`${url}${path}`, { method });
      expect([pattern, response.status]).toEqual([pattern, 400]);
      expect(await response.text()).toContain('must have at most 1500 characters');
    }
  });

  it('answers a long number of a shipment and a long cursor with a problem', async () => {
    const url = await serve(createApp());
    const long = '-'.repeat(13_000);
    for (const path of [`/shipment/${long}.pdf`, `/tools?cursor=${long}`]) {
      expect((await fetch(`${url}${path}`)).status).toBe(400);
    }
  });

  it('ignores cookies and sets none', async () => {
    const headers = { Cookie: '__session=a.b.c; accessToken=a.b.c' };
    const response = await fetch(`${await serve(createApp())}/orders`, { headers });
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []]);
  });

  it.each(['OPTIONS', 'GET', 'POST'])(
    'lets no other site read the response to %s',
    async (method) => {
      const headers = {
        Origin: 'https://elsewhere.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization',
      };
      const response = await fetch(`${await serve(createApp())}/inquiry`, { method, headers });
      const names = [...response.headers.keys()];
      expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  it.each(['/inquiry', '/api/inquiry'])('limits the writes of an address on %s', async (path) => {
    vi.stubEnv('API_WRITES_PER_ADDRESS', '2');
    expect(await inquire(path, {}, {}, {})).toEqual([refused, refused, limited]);
  });

  it('takes the client address from the outermost trusted proxy, not from the client', async () => {
    vi.stubEnv('API_WRITES_PER_ADDRESS', '1');
    vi.stubEnv('API_TRUSTED_PROXIES', '2');
    const via = (addresses: string) => ({ 'X-Forwarded-For': addresses });
    const edge = '198.51.100.1';
    expect(
      await inquire(
        '/inquiry',
        via(`192.0.2.1, ${edge}`),
        via(`192.0.2.2, ${edge}`),
        via(`203.0.113.9, 192.0.2.1, ${edge}`),
      ),
    ).toEqual([refused, refused, limited]);
  });

  it.each(['/cart/resolve', '/api/cart/resolve'])(
    'limits the lookups of an address on %s, not as writes, and needs no App Check for them',
    async (path) => {
      vi.stubEnv('API_LOOKUPS_PER_ADDRESS', '2');
      vi.stubEnv('API_WRITES_PER_ADDRESS', '1');
      vi.stubEnv('API_APP_CHECK', 'true');
      expect(await inquire(path, {}, {}, {})).toEqual([refused, refused, limited]);
    },
  );

  it.each(['/stripe/events', '/api/stripe/events'])(
    'limits the forged events of an address on %s, not as writes, and needs no App Check for them',
    async (path) => {
      vi.stubEnv('API_WRITES_PER_ADDRESS', '2');
      vi.stubEnv('API_APP_CHECK', 'true');
      vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_1');
      vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_1');
      expect(await inquire(path, {}, {}, {})).toEqual([refused, refused, limited]);
    },
  );

  it.each(['/stripe/events', '/api/stripe/events/', '/Stripe/Events'])(
    'accepts a signed event on %s after a flood of forged ones from its address',
    async (path) => {
      vi.stubEnv('API_WRITES_PER_ADDRESS', '2');
      vi.stubEnv('API_WRITES_PER_ACCOUNT', '2');
      vi.stubEnv('API_APP_CHECK', 'true');
      vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_1');
      vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_1');
      const url = `${await serve(createApp())}${path}`;
      const payload = '{"type":"customer.created","data":{"object":{}}}';
      const json = { 'Content-Type': 'application/json' };
      const post = (signature: string) =>
        fetch(url, {
          method: 'POST',
          body: payload,
          headers: { ...json, 'Stripe-Signature': signature },
        });
      const statuses: number[] = [];
      for (let sent = 0; sent < 4; sent += 1) statuses.push((await post('t=1,v1=00')).status);
      expect(statuses).toEqual([400, 400, 429, 429]);
      const { webhooks } = await openStripe({
        secretKey: 'sk_test_1',
        webhookSecret: 'whsec_1',
        apiUrl: undefined,
      });
      const signature = webhooks.generateTestHeaderString({ payload, secret: 'whsec_1' });
      for (let sent = 0; sent < 4; sent += 1) expect((await post(signature)).status).toBe(200);
    },
  );

  it('counts requests with an invalid token by address', async () => {
    vi.stubEnv('API_WRITES_PER_ADDRESS', '2');
    const token = { Authorization: 'Basic nonsense' };
    const unauthenticated = [401, 'unauthenticated'];
    expect(await inquire('/inquiry', token, token, token)).toEqual([
      unauthenticated,
      unauthenticated,
      limited,
    ]);
  });

  it('lets nobody use up the limit of another address at the function’s own address', async () => {
    vi.stubEnv('API_WRITES_PER_ADDRESS', '1');
    vi.stubEnv('API_TRUSTED_PROXIES', '2');
    const via = (...addresses: string[]) => ({ 'X-Forwarded-For': addresses.join(', ') });
    const [office, hosting, attacker] = ['192.0.2.1', '198.51.100.1', '203.0.113.9'];
    expect(
      await inquire(
        '/inquiry',
        via(office, attacker),
        via(office, attacker),
        via(office, hosting),
        via(office, hosting),
      ),
    ).toEqual([refused, limited, refused, limited]);
  });

  it('limits nothing when limits are off', async () => {
    expect(await inquire('/inquiry', {}, {}, {})).toEqual([refused, refused, refused]);
  });

  it('requires an App Check token for writes when the parameter is on', async () => {
    vi.stubEnv('API_APP_CHECK', 'true');
    vi.stubEnv('GCLOUD_PROJECT', 'demo-tools-hub');
    const token = { 'X-Firebase-AppCheck': 'nonsense' };
    const unauthenticated = [401, 'unauthenticated'];
    expect(await inquire('/inquiry', {}, token)).toEqual([unauthenticated, unauthenticated]);
  });
});
