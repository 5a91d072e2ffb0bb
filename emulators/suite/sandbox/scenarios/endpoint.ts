import { setTimeout as delay } from 'node:timers/promises';
import type { CreatedWebhook, Delivery, Webhook } from 'functions/contract';
import type { ReceivedDelivery } from '../receiver/received.ts';
import { placeOrder, type Scenario, type Stage } from './stage.ts';

const path = '/failing-endpoint';
const name = 'Scenario: failing endpoint';

const configure = async ({ urls }: Stage, endpoint: object): Promise<void> => {
  const url = `${urls.receiver}/emulator/endpoint?path=${path}`;
  await fetch(url, { method: 'PUT', body: JSON.stringify(endpoint) });
};

const until = async <Found>(find: () => Promise<Found | undefined>): Promise<Found> => {
  for (const end = performance.now() + 60_000; performance.now() < end; await delay(200)) {
    const found = await find();
    if (found !== undefined) return found;
  }
  throw new Error('What should happen has not happened within a minute.');
};

const removeEarlier = async ({ staff }: Stage): Promise<void> => {
  const all = await staff.call<Webhook[]>('GET', '/webhooks?limit=100');
  for (const one of all.filter((webhook) => webhook.name === name)) {
    await staff.call('DELETE', `/webhook/${one._id}`);
  }
};

/** An endpoint answers with an error, recovers, and gets what it missed. */
export const failingEndpoint: Scenario = {
  title: 'Failing endpoint, and its recovery',
  play: async (stage) => {
    const { staff, customer, urls, say } = stage;
    await removeEarlier(stage);
    const json = { name, url: `${urls.receiver}${path}`, events: ['order.placed'] };
    const { insertedId, secret } = await staff.call<CreatedWebhook>('POST', '/webhook', { json });
    await configure(stage, { secrets: [secret], answer: 'gone' });
    say(`Staff add a webhook to ${urls.receiver}${path}, which answers 410.`);
    const order = await placeOrder(customer, { pieces: { 'jack-plane': 6 } });
    say(`Theo Marsh orders: ${order.number}.`);
    const webhook = `/webhook/${insertedId}`;
    const off = await until(async () => {
      const found = await staff.call<Webhook>('GET', webhook);
      return found.status === 'off' ? found : undefined;
    });
    say(`The delivery fails, and the webhook is switched off: ${off.offReason}.`);
    await configure(stage, { answer: 'ok' });
    const { url, events, version } = off;
    const edit = { name, url, events, status: 'on', version };
    await staff.call('PUT', webhook, { json: edit });
    say('The endpoint is repaired, and staff switch the webhook on again.');
    const failed = await staff.call<Delivery[]>('GET', `${webhook}/deliveries?status=failed`);
    const [delivery] = failed;
    if (!delivery) throw new Error('There is no failed delivery.');
    await staff.call('POST', `${webhook}/deliveries/${delivery._id}/replay`);
    say(`Staff replay the delivery ${delivery._id}.`);
    const arrived = await until(async () => {
      const list = `${urls.receiver}/emulator/deliveries?path=${path}`;
      const [last]: ReceivedDelivery[] = await (await fetch(list)).json();
      return last?.answer === 'ok' ? last : undefined;
    });
    if (arrived.verification !== 'verified') throw new Error(arrived.verification.problem);
    say(`It arrives with a valid signature. See ${urls.receiver}`);
    await staff.call('POST', `/order/${order._id}/transitions`, {
      json: { to: 'cancelled', reason: 'Ends the scenario' },
    });
  },
};
