import { randomUUID } from 'node:crypto';
import { readConfig } from '@tools-hub/kit/ports';
import { exitOf, outputOf, startTool } from '@tools-hub/kit/processes';
import type { CreatedWebhook, Order, PlacedOrder, ShopSettings, Tool } from 'functions/contract';
import { expect, it, onTestFinished } from 'vitest';
import type { ReceivedDelivery } from '../sandbox/receiver/received.ts';
import { renew, type Session, signIn, suiteUrls } from '../sandbox/scenarios/session.ts';
import { admin, customer } from '../seed/data/accounts.ts';

const urls = suiteUrls(process.env);

/** The offset of the suite of the environment. */
const offset = Number(new URL(urls.receiver).port) - readConfig(0).emulators.receiver.port;

const moveClock = async (change: string): Promise<string> => {
  const args = ['emulators/suite/clock.ts', change, '--port-offset', String(offset)];
  const child = startTool('node', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, code] = await Promise.all([outputOf(child), exitOf(child)]);
  expect(code, output).toBe(0);
  return output;
};

const configureReceiver = async (path: string, endpoint: object) => {
  const init = { method: 'PUT', body: JSON.stringify(endpoint) };
  await fetch(`${urls.receiver}/emulator/endpoint?path=${path}`, init);
};

const receivedAt = async (path: string): Promise<ReceivedDelivery[]> =>
  (await fetch(`${urls.receiver}/emulator/deliveries?path=${path}`)).json();

/** Orders that are placed now wait an hour for their payment. */
const shortenHolds = async (shopkeeper: Session) => {
  const settings = await shopkeeper.call<ShopSettings>('GET', '/settings');
  const terms = { holdHours: 1, defaultTerms: 'prepaid' };
  await shopkeeper.call('PUT', '/settings', { json: { ...settings, ...terms } });
  onTestFinished(async () => {
    const { version } = await shopkeeper.call<ShopSettings>('GET', '/settings');
    await shopkeeper.call('PUT', '/settings', { json: { ...settings, version } });
  });
};

const addWebhook = async (shopkeeper: Session, path: string) => {
  const json = { name: 'ERP', url: `${urls.receiver}${path}`, events: ['order.placed'] };
  const created = await shopkeeper.call<CreatedWebhook>('POST', '/webhook', { json });
  onTestFinished(() => shopkeeper.call('DELETE', `/webhook/${created.insertedId}`));
  return created.secret;
};

const placeOrder = async (buyer: Session): Promise<Order> => {
  const tool = await buyer.call<Tool>('GET', '/tool/jack-plane');
  const line = { toolId: tool._id, quantity: 6, unitPrice: Math.round(tool.price * 100) };
  const recipient = { phoneNumber: '01234567890', orderAddress: '1 Mill Lane' };
  const json = { order: { ...recipient, lines: [line] } };
  return (await buyer.call<PlacedOrder>('POST', '/order', { json })).order;
};

it('the clock of the suite moves deadlines, retries and tokens', async () => {
  const [shopkeeper, buyer] = await Promise.all([signIn(urls, admin), signIn(urls, customer)]);
  const path = `/${randomUUID()}`;
  await shortenHolds(shopkeeper);
  const secret = await addWebhook(shopkeeper, path);
  await configureReceiver(path, { secrets: [secret], answer: 'error' });
  const placed = await placeOrder(buyer);
  // The next attempt but one is minutes away.
  await expect.poll(async () => (await receivedAt(path)).length).toBe(2);
  await configureReceiver(path, { answer: 'ok' });
  onTestFinished(async () => void (await moveClock('reset')));
  expect(await moveClock('+2h')).toContain('2 h ahead');

  await expect.poll(async () => (await receivedAt(path)).length).toBe(3);
  const [last] = await receivedAt(path);
  expect(last).toMatchObject({ verification: 'verified', earlier: 2, answer: 'ok' });
  expect(Date.parse(last?.at ?? '')).toBeGreaterThan(Date.now() + 7_000_000);
  const current = () => buyer.call<Order>('GET', `/order/${placed._id}`);
  await expect.poll(async () => (await current()).status).toBe('cancelled');
  const { history } = await current();
  expect(Date.parse(history.at(-1)?.at ?? '')).toBeGreaterThan(Date.now() + 3_600_000);

  const renewed = await renew(urls, buyer);
  expect(await renewed.call<Order>('GET', `/order/${placed._id}`)).toMatchObject({
    _id: placed._id,
  });
  await placeOrder(await signIn(urls, customer));
});
