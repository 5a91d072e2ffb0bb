import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { CreatedWebhook } from '../../contract/index.ts';
import type { WebhookDocument } from '../../documents/webhooks.ts';
import { deliveries, webhooks } from '../../store/collections/eventCollections.ts';
import { newSecret } from '../../webhooks/signature.ts';
import { expectStatus, send } from '../api/api.ts';

/** A request that a receiver got. */
export interface ReceivedEvent {
  headers: Record<string, string>;
  body: string;
}

/** A receiver on this machine until the test ends, which answers as the test says. */
export const openReceiver = async (
  answer: (response: ServerResponse, request: IncomingMessage) => unknown = (response) =>
    response.end('ok'),
) => {
  const received: ReceivedEvent[] = [];
  const server = createServer(async (request, response) => {
    const headers = request.headers as Record<string, string>;
    received.push({ headers, body: await text(request) });
    answer(response, request);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/webhooks`, received, close };
};

/** Deletes an endpoint with its deliveries when the test ends: a shop has few. */
const removeWebhookLater = (id: string): void =>
  onTestFinished(async () => {
    const { docs } = await deliveries.where('webhookId', '==', id).get();
    await Promise.all([webhooks.doc(id).delete(), ...docs.map(({ ref }) => ref.delete())]);
  });

/**
 * Adds an endpoint of the shop or of a company until the test ends; it receives no event that happens
 * in tests.
 */
export const addWebhook = async (
  token: string,
  fields: { url: string; name?: string; events?: string[] },
  company?: string,
): Promise<CreatedWebhook> => {
  const events = [company === undefined ? 'price-list.changed' : 'company.closed'];
  const json = { name: 'ERP', events, ...fields };
  const path = company === undefined ? '/webhook' : `/company/${company}/webhook`;
  const created = await expectStatus<CreatedWebhook>(
    await send('POST', path, { token, json }),
    201,
  );
  removeWebhookLater(created.insertedId);
  return created;
};

/** Stores an endpoint until the test ends, and returns its id. */
export const storeWebhook = async (
  url: string,
  fields: Partial<WebhookDocument> = {},
): Promise<string> => {
  const id = randomUUID();
  const now = new Date();
  const webhook: WebhookDocument = {
    name: 'ERP',
    url,
    events: ['price-list.changed'],
    status: 'on',
    offReason: null,
    failingSince: null,
    owner: null,
    oldSecretUntil: null,
    version: 'first',
    createdAt: now,
    updatedAt: now,
    secret: newSecret(),
    oldSecret: null,
    activeSince: now,
    ...fields,
  };
  await webhooks.doc(id).set(webhook);
  removeWebhookLater(id);
  return id;
};
