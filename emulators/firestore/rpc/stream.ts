import type { Context } from './context.ts';

/** The client side of a stream, as a transport provides it. */
export interface Client {
  send(response: object): void;
  /** Ends the stream, with OK or with an error. */
  end(error?: unknown): void;
}

/** The server side of a stream: the events that a transport reports. */
export interface ServerStream {
  /**
   * Handles a request.
   * @throws {FirestoreError} that ends the stream.
   */
  receive(request: object): void;
  /** Called when the client sends nothing more; responses may still follow. */
  finish(): void;
  /** Called when the stream is over: sends nothing more and releases its resources. */
  close(): void;
}

/** A bidirectional streaming method. */
export type StreamRpc = (context: Context, client: Client) => ServerStream;
