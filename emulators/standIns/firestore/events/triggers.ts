import { randomUUID } from 'node:crypto';
import type { Database } from '../database.ts';
import type { Databases } from '../databases.ts';
import { databaseName } from '../paths.ts';
import type { DocumentEvent, Trigger } from './documentEvent.ts';

/**
 * Delivers events to functions. Events are sent after the commit and do not delay it. Those of one
 * document reach a function in order: each is sent when the function has answered the one before.
 */
export class Triggers {
  private readonly functionsEmulator: string | undefined;
  private readonly unsubscribe = new Map<string, () => void>();
  private readonly queues = new Map<string, Promise<void>>();

  /**
   * @param functionsEmulator The `host:port` of the Functions emulator; without one nothing is
   * sent.
   */
  constructor(functionsEmulator: string | undefined) {
    this.functionsEmulator = functionsEmulator;
  }

  /** Registers a trigger; replaces the trigger with the same key. */
  add(databases: Databases, trigger: Trigger): void {
    const database = databases.get(trigger.database);
    const name = `${database.id.project} ${trigger.key}`;
    this.unsubscribe.get(name)?.();
    const unsubscribe = database.onCommit((changes, time, author) => {
      for (const change of changes.filter(trigger.matches)) {
        this.enqueue(trigger, { id: randomUUID(), database, change, time, author });
      }
    });
    this.unsubscribe.set(name, unsubscribe);
  }

  private enqueue(trigger: Trigger, event: DocumentEvent) {
    const queue = `${trigger.key} ${event.database.nameOf(event.change.path)}`;
    const previous = this.queues.get(queue) ?? Promise.resolve();
    const delivered = previous.then(() => this.deliver(trigger, event));
    this.queues.set(queue, delivered);
    delivered.then(() => {
      if (this.queues.get(queue) === delivered) this.queues.delete(queue);
    });
  }

  private async deliver(trigger: Trigger, event: DocumentEvent) {
    if (!this.functionsEmulator) return;
    const url = urlOf(this.functionsEmulator, event.database, trigger.key);
    try {
      const response = await fetch(url, { method: 'POST', ...trigger.deliveryOf(event) });
      const answer = await response.text();
      if (!response.ok) throw new Error(`the answer is ${response.status}: ${answer}`);
    } catch (error) {
      const { message, cause } = error as Error;
      const document = `${databaseName(event.database.id)}/documents/${event.change.path}`;
      console.error(
        `Cannot deliver the event of ${document} to ${url}: ${message} ${cause ?? ''}`.trimEnd(),
      );
    }
  }
}

const urlOf = (host: string, { id }: Database, key: string) =>
  `http://${host}/functions/projects/${id.project}/triggers/${key}`;
