import { once } from 'node:events';
import { promisify } from 'node:util';
import { v1 } from '@google-cloud/firestore';
import { credentials, ServerCredentials } from '@grpc/grpc-js';
import { afterAll, it, vi } from 'vitest';
import { Databases } from '../access/databases.ts';
import { RulesStore } from '../access/rulesStore.ts';
import { createGrpcServer } from './grpc.ts';

process.env.METADATA_SERVER_DETECTION = 'none';

const databases = new Databases(new RulesStore(undefined), undefined, Date.now);
const server = createGrpcServer(databases);
const bind = promisify(server.bindAsync.bind(server));
const port = await bind('127.0.0.1:0', ServerCredentials.createInsecure());
const client = new v1.FirestoreClient({
  servicePath: '127.0.0.1',
  port,
  sslCreds: credentials.createInsecure(),
});

afterAll(async () => {
  await client.close();
  server.forceShutdown();
});

/**
 * Listens to a document of a project; `released` resolves when the server unsubscribes from the
 * database.
 */
const listen = async (project: string) => {
  const database = databases.get({ project, database: '(default)' });
  const onCommit = database.onCommit.bind(database);
  const released = Promise.withResolvers<void>();
  vi.spyOn(database, 'onCommit').mockImplementation((listener) => {
    const unsubscribe = onCommit(listener);
    return () => {
      released.resolve();
      return unsubscribe();
    };
  });
  const stream = client.listen();
  stream.on('error', () => {});
  const documents = { documents: [database.nameOf('tools/saw')] };
  const name = `projects/${project}/databases/(default)`;
  stream.write({ database: name, addTarget: { targetId: 1, documents } });
  await once(stream, 'data');
  return { stream, released: released.promise };
};

it('stops listening for a client that ends', async () => {
  const { stream, released } = await listen('done');
  stream.end();
  await released;
});

it('stops listening for a client that disconnects', async () => {
  const { stream, released } = await listen('gone');
  stream.cancel();
  await released;
});
