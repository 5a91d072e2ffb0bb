import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type CallOptions,
  type ClientReadableStream,
  credentials,
  Metadata,
  makeClientConstructor,
  type ServiceDefinition,
  status,
} from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { afterAll } from 'vitest';
import { tokenOf } from './token.ts';

/** The decision of the rules on a request. */
type Outcome = 'allowed' | 'denied';

/** A user's requests without an SDK and its retries. */
export interface UserClient {
  /** The name of a document. */
  nameOf(path: string): string;
  runQuery(structuredQuery: object): Promise<Outcome>;
  batchGet(paths: readonly string[]): Promise<Outcome>;
  commit(writes: readonly object[]): Promise<Outcome>;
}

type Failure = { code: number } | null;
type Stream = (
  request: object,
  metadata: Metadata,
  options: CallOptions,
) => ClientReadableStream<object>;
type Unary = (
  request: object,
  metadata: Metadata,
  options: CallOptions,
  done: (failure: Failure) => void,
) => void;
interface Methods {
  RunQuery: Stream;
  BatchGetDocuments: Stream;
  Commit: Unary;
}

// The exports of @google-cloud/firestore hide its protocol definition.
const loadService = () => {
  const manifest = createRequire(import.meta.url).resolve('@google-cloud/firestore/package.json');
  const json = readFileSync(join(dirname(manifest), 'build/protos/v1.json'), 'utf8');
  const definitions = fromJSON(JSON.parse(json), { longs: String, enums: String });
  return definitions['google.firestore.v1.Firestore'] as ServiceDefinition;
};

/** A request without an answer fails, and says so, before the test ends without a reason. */
const withDeadline = (): CallOptions => ({ deadline: Date.now() + 120_000 });

const outcomeOf = (failure: Failure): Outcome => {
  if (failure && failure.code !== status.PERMISSION_DENIED) throw failure;
  return failure ? 'denied' : 'allowed';
};

const unary = async (send: (done: (failure: Failure) => void) => void): Promise<Outcome> =>
  outcomeOf(await new Promise<Failure>(send));

const streaming = (stream: ClientReadableStream<object>): Promise<Outcome> =>
  unary((done) =>
    stream
      .on('end', () => done(null))
      .on('error', done)
      .resume(),
  );

/**
 * Connects; returns a function that creates the client of a user. The connection is closed after
 * the file's tests.
 */
export const userClient = (): ((project: string, claims: object) => UserClient) => {
  const Client = makeClientConstructor(loadService(), 'Firestore');
  const client = new Client(
    process.env.FIRESTORE_EMULATOR_HOST ?? '',
    credentials.createInsecure(),
  );
  afterAll(() => client.close());
  const methods = client as unknown as Methods;
  return (project, claims) => {
    const database = `projects/${project}/databases/(default)`;
    const parent = `${database}/documents`;
    const nameOf = (path: string) => `${parent}/${path}`;
    const metadata = new Metadata();
    metadata.set('authorization', `Bearer ${tokenOf(claims)}`);
    return {
      nameOf,
      runQuery: (structuredQuery) =>
        streaming(methods.RunQuery({ parent, structuredQuery }, metadata, withDeadline())),
      batchGet: (paths) =>
        streaming(
          methods.BatchGetDocuments(
            { database, documents: paths.map(nameOf) },
            metadata,
            withDeadline(),
          ),
        ),
      commit: (writes) =>
        unary((done) => methods.Commit({ database, writes }, metadata, withDeadline(), done)),
    };
  };
};
