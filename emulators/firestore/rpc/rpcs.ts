import { FirestoreError } from '../values/errors.ts';
import type { Context } from './context.ts';
import * as documents from './documents.ts';
import * as documentWrites from './documentWrites.ts';
import { streamWithExpiry, withExpiry } from './expiry.ts';
import { Listen } from './listen.ts';
import * as lists from './lists.ts';
import * as queries from './queries.ts';
import type { StreamRpc } from './stream.ts';
import { Write } from './write.ts';
import * as writes from './writes.ts';

/** Handles a request message; responds with one message, or with a list when the method streams. */
export type Rpc = (context: Context, request: never) => Promise<object | object[]>;

const rpcs: Readonly<Partial<Record<string, Rpc>>> = {
  ...documents,
  ...documentWrites,
  ...lists,
  ...queries,
  ...writes,
};

const streamRpcs: Readonly<Partial<Record<string, StreamRpc>>> = {
  Listen: streamWithExpiry(Listen),
  Write: streamWithExpiry(Write),
};

/**
 * The RPC with a name of the Firestore API; one that fails with UNIMPLEMENTED when it is not
 * supported.
 */
export const rpcOf = (name: string): Rpc =>
  withExpiry(
    rpcs[name] ??
      (async () => {
        throw new FirestoreError(
          'UNIMPLEMENTED',
          `${name} is not part of this Firestore stand-in.`,
        );
      }),
  );

/** The bidirectional RPC with a name, if it is one. */
export const streamRpcOf = (name: string): StreamRpc | undefined => streamRpcs[name];
