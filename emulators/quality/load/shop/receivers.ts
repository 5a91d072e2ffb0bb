import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** How endpoints answer: at once, not at the first attempt, slowly, or now and then that they are gone. */
export const manners = ['steady', 'failing', 'slow', 'gone'] as const;
export type Manner = (typeof manners)[number];

const slowMs = 300;

/** After so many events, an endpoint says that it is gone. */
const goneAfter = 25;

/** How an endpoint fails. */
const failures = [500, 302, 429, 'cut'] as const;

/** An endpoint on this machine. */
export interface Receiver {
  manner: Manner;
  url: string;
  /** The bodies of what has arrived, by the id of the event. */
  received: ReadonlyMap<string, ReadonlySet<string>>;
  /** From then on, it accepts all. */
  recover: () => void;
  close: () => void;
}

/** Opens an endpoint, which notes what it accepts. */
export const openReceiver = async (manner: Manner): Promise<Receiver> => {
  const received = new Map<string, Set<string>>();
  const attempted = new Set<string>();
  let isRecovered = false;
  let untilGone = goneAfter;

  const fail = (response: ServerResponse): void => {
    const how = failures[attempted.size % failures.length] ?? 500;
    if (how === 'cut') response.destroy();
    else response.writeHead(how, { location: '/elsewhere', 'retry-after': '1' }).end();
  };

  /** Whether the endpoint accepts the event; otherwise it has answered. */
  const accepts = async (id: string, response: ServerResponse): Promise<boolean> => {
    const isFirst = !attempted.has(id);
    attempted.add(id);
    if (isRecovered || manner === 'steady') return true;
    if (manner === 'failing' && isFirst) {
      fail(response);
      return false;
    }
    if (manner === 'slow') await delay(slowMs);
    if (manner !== 'gone') return true;
    untilGone -= 1;
    if (untilGone > 0) return true;
    untilGone = goneAfter;
    response.writeHead(410).end();
    return false;
  };

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const id = String(request.headers['webhook-id']);
    if (!(await accepts(id, response))) return;
    received.set(id, (received.get(id) ?? new Set()).add(body));
    response.end('ok');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    manner,
    url: `http://127.0.0.1:${port}/${manner}`,
    received,
    recover: () => {
      isRecovered = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
