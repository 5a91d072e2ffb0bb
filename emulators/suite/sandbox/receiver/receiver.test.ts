import { Webhook } from 'standardwebhooks';
import { expect, it, onTestFinished } from 'vitest';
import type { ReceivedDelivery } from './received.ts';
import { startReceiver } from './receiver.ts';

const secrets = ['first', 'second'].map((name) => `whsec_${Buffer.from(name).toString('base64')}`);
const [first = '', second = ''] = secrets;

const start = async () => {
  const { url, close } = await startReceiver({ host: '127.0.0.1', port: 0 });
  onTestFinished(close);
  const deliver = async (path: string, secret: string, change: Partial<Signed> = {}) => {
    const { id, at, body, sent } = { ...signed, ...change };
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    };
    const init = { method: 'POST', headers, body: sent ?? body, redirect: 'manual' } as const;
    return (await fetch(`${url}${path}`, init)).status;
  };
  const configure = async (path: string, endpoint: object, headers = {}) => {
    const init = { method: 'PUT', body: JSON.stringify(endpoint), headers };
    return (await fetch(`${url}/emulator/endpoint?path=${path}`, init)).status;
  };
  const received = async (path: string): Promise<ReceivedDelivery[]> =>
    (await fetch(`${url}/emulator/deliveries?path=${path}`)).json();
  const page = async () => (await fetch(url)).text();
  return { url, deliver, configure, received, page };
};

interface Signed {
  id: string;
  at: Date;
  body: string;
  /** What arrives in place of the body. */
  sent?: string;
}

const signed: Signed = { id: 'order_1', at: new Date(), body: '{"type":"order.placed"}' };

it('verifies webhooks with the secrets of their path, two during a rotation', async () => {
  const { deliver, configure, received } = await start();
  await deliver('/erp', first);
  await configure('/erp', { secrets: [second, first] });
  await deliver('/erp', first);
  await deliver('/erp', second, { id: 'order_2' });
  await configure('/erp', { secrets: [second] });
  await deliver('/erp', first);
  await deliver('/erp', second, { sent: '{"type":"order.cancelled"}' });
  await deliver('/erp', second, { at: new Date(Date.now() - 3_600_000) });
  await configure('/erp', { secrets: ['whsec_'] });
  await deliver('/erp', first);
  await deliver('/other', second);
  const all = (await received('/erp')).toReversed();
  expect(all.map(({ verification, earlier }) => [verification, earlier])).toEqual([
    [{ problem: 'This path has no secret yet' }, 0],
    ['verified', 1],
    ['verified', 0],
    [{ problem: 'No matching signature found' }, 2],
    [{ problem: 'No matching signature found' }, 3],
    [{ problem: 'Message timestamp too old' }, 4],
    [{ problem: 'Invalid secret' }, 5],
  ]);
});

it('answers as the settings of a path say', async () => {
  const { deliver, configure } = await start();
  const statuses = [];
  for (const answer of ['ok', 'error', 'gone', 'redirect']) {
    expect(await configure(`/${answer}`, { answer })).toBe(200);
    statuses.push(await deliver(`/${answer}`, first));
  }
  expect(statuses).toEqual([200, 500, 410, 307]);
  expect(await configure('/slow', { answer: 'slow' })).toBe(200);
  // Ends with the receiver.
  deliver('/slow', first).catch(() => {});
});

it('refuses invalid settings, and those of other sites', async () => {
  const { url, configure } = await start();
  expect(await configure('/erp', { answer: 'teapot' })).toBe(400);
  expect(await configure('/erp', { secrets: 'one' })).toBe(400);
  expect(await configure('/erp', { answer: 'gone' }, { origin: 'https://evil.example' })).toBe(403);
  const put = { method: 'PUT', body: '{' };
  expect((await fetch(`${url}/emulator/endpoint?path=/erp`, put)).status).toBe(400);
  expect((await fetch(`${url}/elsewhere`)).status).toBe(404);
  const large = { method: 'POST', body: 'x'.repeat(1_100_000) };
  expect((await fetch(`${url}/erp`, large)).status).toBe(413);
});

it('keeps the newest deliveries, and forgets those of a path on request', async () => {
  const { url, deliver, received } = await start();
  await deliver('/first', first, { body: 'x'.repeat(100_000) });
  expect((await received('/first'))[0]?.body).toHaveLength(65_536);
  await Promise.all(Array.from({ length: 200 }, () => deliver('/erp', first)));
  expect(await received('/first')).toEqual([]);
  expect(await received('/erp')).toHaveLength(200);
  await fetch(`${url}/emulator/deliveries?path=/erp`, { method: 'DELETE' });
  expect(await received('/erp')).toEqual([]);
});

it('shows what arrived as text, also what looks like HTML', async () => {
  const { deliver, page } = await start();
  expect(await page()).toContain('Nothing has arrived yet.');
  await deliver('/erp?<b>', first, { body: '{"type":"<script>alert(1)</script>"}' });
  await deliver('/erp', first, { body: 'no JSON' });
  const shown = await page();
  expect(shown).toContain('2 deliveries');
  expect(shown).toContain('Received before: 1 delivery');
  expect(shown).toContain('&lt;script&gt;alert(1)');
  expect(shown).not.toContain('<script>alert');
});
