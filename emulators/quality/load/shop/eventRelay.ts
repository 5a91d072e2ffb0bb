/** Delivers the events of the Firestore stand-in to a process with functions that may be killed. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { projectId } from '@tools-hub/kit/project';

/** The functions, their events, and whether one that failed is delivered again, as index.ts says. */
const functions = {
  onToolChanged: { document: 'tools/{id}', kind: 'written', retry: true },
  onOrderChanged: { document: 'orders/{id}', kind: 'written', retry: true },
  onQuoteChanged: { document: 'quotes/{id}', kind: 'written', retry: true },
  onMailStored: { document: 'mail/{id}', kind: 'created', retry: false },
  onEventStored: { document: 'events/{id}', kind: 'created', retry: true },
  onDeliveryStored: { document: 'deliveries/{id}', kind: 'created', retry: false },
} as const;

type FunctionName = keyof typeof functions;

/** A running relay. */
export interface EventRelay {
  host: string;
  /** The port of the functions; until it is set, events wait. */
  port: number | undefined;
  /** How many events have not been handled yet. */
  waiting: () => number;
  close: () => void;
}

const retryMs = 100;

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.startsWith('ce-') || name === 'content-type')
      .map(([name, value]) => [name, String(value)]),
  );

/**
 * Starts the relay. Like Eventarc, it keeps an event until its function has handled it, if the
 * function is retried: the Functions emulator does not. Events of one document keep their order.
 */
export const startEventRelay = async (): Promise<EventRelay> => {
  let waiting = 0;
  let isClosed = false;

  const attempt = async (name: string, request: IncomingMessage, body: string) => {
    if (relay.port === undefined) return false;
    try {
      const headers = headersOf(request);
      const url = `http://127.0.0.1:${relay.port}/${name}`;
      const response = await fetch(url, { method: 'POST', headers, body });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  };

  const deliver = async (request: IncomingMessage): Promise<void> => {
    const name = request.url?.split('/').at(-1) ?? '';
    const body = await text(request);
    const { retry } = functions[name as FunctionName];
    while (!(await attempt(name, request, body)) && retry && !isClosed) await delay(retryMs);
  };

  const server = createServer(async (request, response) => {
    waiting += 1;
    await deliver(request).catch(() => {});
    waiting -= 1;
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const relay: EventRelay = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    port: undefined,
    waiting: () => waiting,
    close: () => {
      isClosed = true;
      server.close();
      server.closeAllConnections();
    },
  };
  return relay;
};

/** Registers the functions at a Firestore stand-in, which sends their events to its relay. */
export const registerFunctions = async (firestore: string): Promise<void> => {
  for (const [name, { document, kind }] of Object.entries(functions)) {
    const path = `/emulator/v1/projects/${projectId}/eventarcTrigger?eventarcTriggerId=${name}`;
    const response = await fetch(`http://${firestore}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        eventType: `google.cloud.firestore.document.v1.${kind}`,
        database: '(default)',
        namespace: '(default)',
        document: { value: document, matchType: 'PATH_PATTERN' },
      }),
    });
    if (!response.ok) throw new Error(`The function ${name} cannot be registered.`);
  }
};
