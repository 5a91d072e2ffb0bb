import { v1 } from '@google-cloud/firestore';
import { credentials } from '@grpc/grpc-js';
import { afterAll } from 'vitest';
import { freshId } from './firestore.ts';

/** A client of the Firestore RPC API, with the resource names of a project. */
export interface Rpc {
  client: InstanceType<typeof v1.FirestoreClient>;
  /** The name of the database. */
  database: string;
  /** The name of its root, the parent of top-level collections. */
  root: string;
  /** The name of a document. */
  nameOf(path: string): string;
}

/**
 * A client without the SDK, for requests that the SDK does not send; it is closed after the file's
 * tests.
 */
export const connectRpc = (projectId = freshId()): Rpc => {
  const [servicePath = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  const client = new v1.FirestoreClient({
    servicePath,
    port: Number(port),
    sslCreds: credentials.createInsecure(),
    projectId,
    // Without it, streaming calls are retried for seconds, whatever the error.
    gaxServerStreamingRetries: true,
  });
  afterAll(() => client.close());
  const database = `projects/${projectId}/databases/(default)`;
  const root = `${database}/documents`;
  return { client, database, root, nameOf: (path) => `${root}/${path}` };
};

/**
 * The options of a call with headers. They are a copy, because the client adds to them the database
 * of the call: Google's emulator would also use that database for other requests with the headers.
 */
export const withHeaders = (
  headers: Readonly<Record<string, string>>,
): { otherArgs: { headers: Record<string, string> } } => ({
  otherArgs: { headers: { ...headers } },
});

/** All messages of a streaming call. */
export const messagesOf = <T>(stream: NodeJS.EventEmitter): Promise<T[]> =>
  new Promise((resolve, reject) => {
    const messages: T[] = [];
    stream.on('data', (message: T) => messages.push(message));
    stream.on('end', () => resolve(messages)).on('error', reject);
  });
