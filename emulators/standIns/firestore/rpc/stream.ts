import type { Context } from './context.ts';

/** The client's end of a stream, as a transport offers it to a method. */
export interface Client {
  send(response: object): void;
  /** Ends the stream, with OK or with the error that is given. */
  end(error?: unknown): void;
}

/** The server's end of a stream: what a transport tells a method of the client. */
export interface ServerStream {
  /**
   * A request has come.
   * @throws {FirestoreError} when the stream is to end with that error.
   */
  receive(request: object): void;
  /** The client will send nothing more; answers to what it sent may still follow. */
  finish(): void;
  /** The stream is over: nothing more may be sent, and nothing is to be left behind. */
  close(): void;
}

/** A method in which both sides send at will. */
export type StreamRpc = (context: Context, client: Client) => ServerStream;
