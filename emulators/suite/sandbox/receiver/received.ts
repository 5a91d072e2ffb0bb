import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { type Verification, verify } from './verification.ts';

/** How an endpoint of the receiver answers. */
export const answers = ['ok', 'error', 'gone', 'redirect', 'slow'] as const;
export type Answer = (typeof answers)[number];

/** What the receiver does with the requests of a path. */
export interface Endpoint {
  /** Each may have signed a request. */
  secrets: string[];
  answer: Answer;
}

/** A request that the receiver got. */
export interface ReceivedDelivery {
  /** Counts up from 1. */
  number: number;
  at: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The first 64 kB. */
  body: string;
  verification: Verification;
  answer: Answer;
  /** How many requests of this path had the same `webhook-id` before. */
  earlier: number;
}

/** A request as it arrives. */
export interface Arrival {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The oldest deliveries and endpoints above these numbers are dropped. */
const maxDeliveries = 200;
const maxEndpoints = 200;
const keptCharacters = 65_536;

const usual: Endpoint = { secrets: [], answer: 'ok' };

/** Creates the memory of a receiver: its endpoints by path, and the newest deliveries. */
export const createReceived = () => {
  const endpoints = new Map<string, Endpoint>();
  let deliveries: ReceivedDelivery[] = [];
  let count = 0;
  const changes = new EventEmitter<{ change: [] }>();
  changes.setMaxListeners(0);
  const changed = () => changes.emit('change');
  const endpointOf = (path: string): Endpoint => endpoints.get(path) ?? usual;

  return {
    changes,
    endpointOf,
    /** All paths with settings or deliveries. */
    paths: (): string[] => [
      ...new Set([...endpoints.keys(), ...deliveries.map(({ path }) => path)]),
    ],
    /** Newest first. */
    deliveries: (path?: string): ReceivedDelivery[] =>
      deliveries.filter((one) => path === undefined || one.path === path).toReversed(),
    /** Keeps a request, and returns how to answer it. */
    receive: ({ path, headers, body }: Arrival): Answer => {
      const { secrets, answer } = endpointOf(path);
      const id = headers['webhook-id'];
      const isSame = (one: ReceivedDelivery) =>
        id !== undefined && one.path === path && one.headers['webhook-id'] === id;
      count += 1;
      const delivery = {
        number: count,
        at: new Date().toISOString(),
        path,
        headers,
        body: body.slice(0, keptCharacters),
        verification: verify(secrets, headers, body),
        answer,
        earlier: deliveries.filter(isSame).length,
      };
      deliveries = [...deliveries, delivery].slice(-maxDeliveries);
      changed();
      return answer;
    },
    /** Changes what the receiver does with the next requests of a path. */
    configure: (path: string, change: Partial<Endpoint>): Endpoint => {
      const endpoint = { ...endpointOf(path), ...change };
      endpoints.delete(path);
      endpoints.set(path, endpoint);
      const [oldest] = endpoints.keys();
      if (endpoints.size > maxEndpoints && oldest !== undefined) endpoints.delete(oldest);
      changed();
      return endpoint;
    },
    /** Forgets the deliveries of a path, or all. */
    clear: (path?: string): void => {
      deliveries = path === undefined ? [] : deliveries.filter((one) => one.path !== path);
      changed();
    },
  };
};

/** The memory of a receiver. */
export type Received = ReturnType<typeof createReceived>;
