import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Databases } from '../access/databases.ts';
import type { Database } from '../storage/database.ts';
import { databaseName } from '../values/paths.ts';
import type { Delivery, DocumentEvent, Trigger } from './documentEvent.ts';

/**
 * How many events a function gets at the same time: as many as an instance in production by
 * default. Production would send more to further instances.
 * @see https://firebase.google.com/docs/functions/manage-functions#allow_concurrent_requests
 */
const maxConcurrent = 80;

/** Production tries for a day; a suite rarely lives that long. */
const maxAttempts = 12;
const firstDelayMs = 100;

/** Resolves when it is time for another attempt. */
type WaitForRetry = (milliseconds: number) => Promise<unknown>;

const waitInBackground: WaitForRetry = (milliseconds) =>
  delay(milliseconds, undefined, { ref: false });

/** Sends an event, and fails when the answer is not 2xx. */
const send = async (url: string, { headers, body }: Delivery, agent: Agent): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const clientRequest = request(url, { method: 'POST', headers, agent }, (response) => {
    const { statusCode = 0 } = response;
    const isAccepted = statusCode >= 200 && statusCode < 300;
    text(response).then((answer) => {
      if (isAccepted) resolve(answer);
      else reject(new Error(`the answer is ${statusCode}: ${answer}`));
    }, reject);
  });
  clientRequest.on('error', reject).end(body);
  await promise;
};

/**
 * Delivers events to functions. Events are sent after the commit and do not delay it. Those of one
 * document reach a function in order: each is sent when the function has processed the one before. A
 * function gets an event once, and one with the option `retry` again until it succeeds, as in
 * production.
 */
export class Triggers {
  private readonly functionsEmulator: string | undefined;
  private readonly unsubscribe = new Map<string, () => void>();
  private readonly queues = new Map<string, Promise<void>>();
  private readonly waitForRetry: WaitForRetry;

  /**
   * @param functionsEmulator The `host:port` of the Functions emulator; without one nothing is
   * sent.
   */
  constructor(functionsEmulator: string | undefined, waitForRetry = waitInBackground) {
    this.functionsEmulator = functionsEmulator;
    this.waitForRetry = waitForRetry;
  }

  /** Registers a trigger; replaces the trigger with the same key. */
  add(databases: Databases, trigger: Trigger): void {
    const database = databases.get(trigger.database);
    const name = `${database.id.project} ${trigger.key}`;
    this.unsubscribe.get(name)?.();
    // The Functions emulator closes connections that are idle for some seconds. An event that is
    // sent over such a connection at that moment is lost, so none is used twice.
    const agent = new Agent({ keepAlive: false, maxSockets: maxConcurrent });
    const unsubscribe = database.onCommit((changes, time, author) => {
      for (const change of changes.filter(trigger.matches)) {
        this.enqueue(trigger, { id: randomUUID(), database, change, time, author }, agent);
      }
    });
    this.unsubscribe.set(name, unsubscribe);
  }

  private enqueue(trigger: Trigger, event: DocumentEvent, agent: Agent) {
    const queue = `${trigger.key} ${event.database.nameOf(event.change.path)}`;
    const previous = this.queues.get(queue) ?? Promise.resolve();
    const delivered = previous.then(() => this.deliver(trigger, event, agent));
    this.queues.set(queue, delivered);
    delivered.then(() => {
      if (this.queues.get(queue) === delivered) this.queues.delete(queue);
    });
  }

  private async deliver(trigger: Trigger, event: DocumentEvent, agent: Agent) {
    if (!this.functionsEmulator) return;
    const url = urlOf(this.functionsEmulator, event.database, trigger.key);
    const attempts = trigger.retries ? maxAttempts : 1;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      try {
        return await send(url, trigger.deliveryOf(event), agent);
      } catch (error) {
        const { message } = error as Error;
        const document = `${databaseName(event.database.id)}/documents/${event.change.path}`;
        console.error(`Cannot deliver the event of ${document} to ${url}: ${message}`);
      }
      if (attempt < attempts) await this.waitForRetry(firstDelayMs * 2 ** (attempt - 1));
    }
  }
}

const urlOf = (host: string, { id }: Database, key: string) =>
  `http://${host}/functions/projects/${id.project}/triggers/${key}`;
