import type { Context } from './context.ts';
import type { Client, ServerStream, StreamRpc } from './stream.ts';

/** A stream that is open until its client, its method or an error ends it. */
export interface OpenStream {
  /** Passes a request on. The function that reads it may throw, which ends the stream. */
  receive(read: () => object): void;
  /** The client sends nothing more. */
  finish(): void;
  /** The client is gone: nothing more is sent. */
  close(): void;
}

/**
 * Opens a stream. An error in the context, in a request or in a response ends it, and the client
 * receives nothing after its end.
 */
export const openStream = (
  rpc: StreamRpc,
  contextOf: () => Context,
  client: Client,
): OpenStream => {
  let stream: ServerStream | undefined;
  let isClosed = false;
  const close = () => {
    isClosed = true;
    stream?.close();
  };
  const end = (error?: unknown) => {
    if (isClosed) return;
    close();
    client.end(error);
  };
  const whileOpen = (action: () => void) => {
    try {
      if (!isClosed) action();
    } catch (error) {
      end(error);
    }
  };
  const send = (response: object) => whileOpen(() => client.send(response));
  whileOpen(() => {
    stream = rpc(contextOf(), { send, end });
  });
  return {
    receive: (read) => whileOpen(() => stream?.receive(read())),
    finish: () => whileOpen(() => stream?.finish()),
    close,
  };
};
