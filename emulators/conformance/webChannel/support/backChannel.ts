import { onTestFinished } from 'vitest';
import { type NumberedMessage, splitChunks } from './chunks.ts';

/** A response with the messages of a session; it is dropped after the test. */
export class BackChannel {
  readonly received: NumberedMessage[] = [];
  private readonly aborter = new AbortController();
  private readonly waiting = new Set<() => void>();
  private isOver = false;

  constructor(url: string) {
    onTestFinished(() => this.drop());
    void this.read(url);
  }

  /** The number of the last message. */
  get last(): number {
    return this.received.at(-1)?.[0] ?? 0;
  }

  /** The messages except keep-alives. */
  get messages(): NumberedMessage[] {
    return this.received.filter(([, message]) => message[0] !== 'noop');
  }

  /** Drops the connection. */
  drop(): void {
    this.aborter.abort();
  }

  /** Waits for the first message or keep-alive. */
  async opened(): Promise<void> {
    while (this.received.length === 0) await this.changed();
  }

  /** Waits until the messages meet a condition. Rejects when the response ends before. */
  async until(condition: (messages: NumberedMessage[]) => boolean): Promise<NumberedMessage[]> {
    while (!condition(this.messages)) {
      if (this.isOver) throw new Error(`It ended after ${JSON.stringify(this.received)}`);
      await this.changed();
    }
    return this.messages;
  }

  /** Waits until the server ends the response. */
  async ended(): Promise<NumberedMessage[]> {
    while (!this.isOver) await this.changed();
    return this.messages;
  }

  private async read(url: string) {
    try {
      const { body } = await fetch(url, {
        signal: this.aborter.signal,
        headers: { connection: 'close' },
      });
      const decoder = new TextDecoder();
      let rest = '';
      for await (const part of body ?? []) {
        const split = splitChunks(rest + decoder.decode(part as Uint8Array, { stream: true }));
        rest = split.rest;
        this.received.push(...split.messages);
        this.notify();
      }
    } catch (error) {
      if (!this.aborter.signal.aborted) throw error;
    }
    this.isOver = true;
    this.notify();
  }

  private changed() {
    return new Promise<void>((resolve) => this.waiting.add(resolve));
  }

  private notify() {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}
