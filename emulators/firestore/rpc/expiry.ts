import { expiryOf } from '../storage/caller.ts';
import { FirestoreError } from '../values/errors.ts';
import type { Context } from './context.ts';
import type { StreamRpc } from './stream.ts';

/** The longest delay of a timer: 24 days. */
const maxDelayMs = 2 ** 31 - 1;

const unauthenticated = () =>
  new FirestoreError('UNAUTHENTICATED', 'Missing or invalid authentication.');

/** How long the caller's token is still valid, in milliseconds; undefined when it never expires. */
const remainingMs = ({ caller, databases }: Context) => {
  const expiry = expiryOf(caller);
  return expiry === undefined ? undefined : expiry - databases.clock();
};

const assertValid = (context: Context) => {
  if ((remainingMs(context) ?? 1) <= 0) throw unauthenticated();
};

/** Refuses requests with an expired token. */
export const withExpiry =
  <Request, Response>(rpc: (context: Context, request: Request) => Promise<Response>) =>
  async (context: Context, request: Request): Promise<Response> => {
    assertValid(context);
    return rpc(context, request);
  };

/**
 * Refuses streams with an expired token, and ends a stream when its token expires. The SDKs then
 * open another stream with a new token.
 */
export const streamWithExpiry =
  (rpc: StreamRpc): StreamRpc =>
  (context, client) => {
    assertValid(context);
    let timer: NodeJS.Timeout | undefined;
    const endOnExpiry = () => {
      const delayMs = remainingMs(context);
      if (delayMs === undefined) return;
      if (delayMs <= 0) client.end(unauthenticated());
      else timer = setTimeout(endOnExpiry, Math.min(delayMs, maxDelayMs)).unref();
    };
    const stream = rpc(context, client);
    endOnExpiry();
    return {
      receive: (request) => stream.receive(request),
      finish: () => stream.finish(),
      close: () => {
        clearTimeout(timer);
        stream.close();
      },
    };
  };
