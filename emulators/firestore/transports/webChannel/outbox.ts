/** One numbered message to the client, as JSON. */
interface Entry {
  number: number;
  text: string;
}

/** The chunk of a text: its length in UTF-16 code units, and the text. */
export const chunkOf = (text: string): string => `${text.length}\n${text}`;

/** The messages to a client, kept until it acknowledges them. */
export class Outbox {
  /** The number of the newest message; the answer to the opening request is 0. */
  last = 0;
  /** The length of the messages that the client has not acknowledged. */
  size = 0;
  private entries: Entry[] = [];
  private sent = 0;

  /** How many messages the client has not acknowledged. */
  get count(): number {
    return this.entries.length;
  }

  /** Adds a message. */
  add(message: unknown): void {
    this.last += 1;
    const text = `[${this.last},${JSON.stringify(message)}]`;
    this.size += text.length;
    this.entries.push({ number: this.last, text });
  }

  /**
   * Drops the messages up to a number, which the client has; none if it is no number of a message.
   */
  acknowledge(number: number): void {
    if (!(number <= this.last)) return;
    const kept = this.entries.findIndex((entry) => entry.number > number);
    const dropped = this.entries.splice(0, kept === -1 ? this.entries.length : kept);
    for (const { text } of dropped) this.size -= text.length;
  }

  /** Makes the next chunk start with the oldest message that is not acknowledged. */
  rewind(): void {
    this.sent = 0;
  }

  /** One chunk with all messages that are not sent; undefined when there are none. */
  takeChunk(): string | undefined {
    const unsent = this.entries.filter(({ number }) => number > this.sent);
    if (unsent.length === 0) return undefined;
    this.sent = this.last;
    return chunkOf(`[${unsent.map(({ text }) => text).join(',')}]`);
  }
}
