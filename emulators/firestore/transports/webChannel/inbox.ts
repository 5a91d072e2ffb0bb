import { FirestoreError } from '../../values/errors.ts';
import type { ClientMessage } from './form.ts';

/** How many messages a client may be ahead of a missing one. */
const maxAhead = 1000;

/**
 * The messages from a client. Its requests may arrive twice and in any order: a lost answer makes
 * it repeat them.
 */
export class Inbox {
  private next = 0;
  private readonly early = new Map<number, string>();

  /**
   * Takes messages in; returns those whose turn has come, each of them once and in order.
   * @throws {FirestoreError} RESOURCE_EXHAUSTED when too many wait for a missing one.
   */
  receive(messages: readonly ClientMessage[]): string[] {
    for (const { number, text } of messages) {
      if (number >= this.next + maxAhead) {
        throw new FirestoreError('RESOURCE_EXHAUSTED', `Message ${this.next} is missing.`);
      }
      if (number >= this.next) this.early.set(number, text);
    }
    return this.takeReady();
  }

  private takeReady(): string[] {
    const ready: string[] = [];
    for (let text = this.early.get(this.next); text !== undefined; ) {
      ready.push(text);
      this.early.delete(this.next);
      this.next += 1;
      text = this.early.get(this.next);
    }
    return ready;
  }
}
