import type { OpenStream } from '../../rpc/openStream.ts';
import type { BackChannel } from './backChannel.ts';
import type { ClientMessage } from './form.ts';
import { Inbox } from './inbox.ts';
import { Outbox } from './outbox.ts';

/** How long a session outlives its back-channel: the client may reconnect. */
const reconnectMs = 60_000;

/**
 * A client that only reads acknowledges nothing until it opens the next back-channel. So a
 * back-channel ends after this much, to bound what is kept.
 */
const maxUnacknowledged = { count: 250, size: 1024 * 1024 };

/** How much may wait for a client before it counts as gone. One result may be larger. */
const maxWaitingSize = 64 * 1024 * 1024;

/** Opens the stream of a session. */
type Open = (session: Session) => OpenStream;

/**
 * One stream of a client. Requests bring the client's messages, and a back-channel, one long
 * response after another, brings it the stream's.
 */
export class Session {
  private readonly inbox = new Inbox();
  private readonly outbox = new Outbox();
  private readonly stream: OpenStream;
  private readonly onClosed: () => void;
  private backChannel: BackChannel | undefined;
  private timer: NodeJS.Timeout | undefined;
  private flushing: NodeJS.Immediate | undefined;
  private isStreamOver = false;
  private isClosed = false;

  /** @param onClosed Called once, when the session is over. */
  constructor(open: Open, onClosed: () => void) {
    this.onClosed = onClosed;
    this.stream = open(this);
    this.awaitReconnect();
  }

  /**
   * The state that the answer to a request contains: whether a back-channel is open, and what was
   * sent.
   */
  get state(): [hasBackChannel: 0 | 1, last: number, waitingSize: number] {
    const { last, size } = this.outbox;
    return [this.backChannel ? 1 : 0, last, size];
  }

  /**
   * Handles messages of the client, each of them once.
   * @param read Decodes the text of a message; may throw, which ends the stream.
   */
  receive(messages: readonly ClientMessage[], read: (text: string) => object): void {
    for (const text of this.inbox.receive(messages)) this.stream.receive(() => read(text));
  }

  /** The client has all messages up to a number. */
  acknowledge(number: number): void {
    this.outbox.acknowledge(number);
  }

  /** Adds a message for the client. All messages of a turn of the event loop share a chunk. */
  send(message: unknown): void {
    if (!this.flushing && this.outbox.size > maxWaitingSize) this.close();
    if (this.isClosed) return;
    this.outbox.add(message);
    this.flushing ??= setImmediate(() => this.flush());
  }

  /** Adds the last message: the stream is over. The session lasts until the client has it. */
  sendLast(message: unknown): void {
    this.send(message);
    this.isStreamOver = true;
  }

  /** Sends through another response from now on, starting with what is not acknowledged. */
  attach(backChannel: BackChannel): void {
    this.backChannel?.end();
    this.backChannel = backChannel;
    this.outbox.rewind();
    // The client recognises by its first bytes that no proxy buffers the response.
    if (!backChannel.options.isPolling) this.outbox.add(['noop']);
    this.keepAlive(backChannel);
    this.flush();
  }

  /** A response was closed, by either side: the client has some time to open another one. */
  detach(backChannel: BackChannel): void {
    if (this.isClosed || this.backChannel !== backChannel) return;
    this.backChannel = undefined;
    this.awaitReconnect();
  }

  /** Ends the session: the stream is closed, and its messages are dropped. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    clearTimeout(this.timer);
    clearImmediate(this.flushing);
    this.stream.close();
    this.backChannel?.end();
    this.onClosed();
  }

  private flush() {
    clearImmediate(this.flushing);
    this.flushing = undefined;
    const { backChannel } = this;
    const chunk = backChannel && this.outbox.takeChunk();
    if (!chunk) return;
    backChannel.write(chunk);
    this.keepAlive(backChannel);
    if (backChannel.options.isPolling || this.isStreamOver || this.mustBeAcknowledged) {
      this.detach(backChannel);
      backChannel.end();
    }
  }

  private get mustBeAcknowledged() {
    const { count, size } = this.outbox;
    return count > maxUnacknowledged.count || size > maxUnacknowledged.size;
  }

  private keepAlive({ options }: BackChannel) {
    this.setTimer(options.keepAliveMs, () => this.send(['noop']));
  }

  private awaitReconnect() {
    this.setTimer(reconnectMs, () => this.close());
  }

  private setTimer(delayMs: number, action: () => void) {
    clearTimeout(this.timer);
    this.timer = setTimeout(action, delayMs).unref();
  }
}
