import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';

/** The bucket `shop` of a Cloud Storage that answers with the given listener. */
const openBucketAt = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-shop', storageBucket: 'shop' }));
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { openBucket } = await import('./firebase.ts');
  return openBucket();
};

it('requests to the bucket that fail on the way are repeated, also during a deletion', async () => {
  const attempts = { GET: 0, DELETE: 0 };
  const { promise: listed, resolve: endDeletion } = Promise.withResolvers<void>();
  const { promise: deletionPending, resolve: tellPending } = Promise.withResolvers<void>();
  const bucket = await openBucketAt(async ({ method, socket }, response) => {
    const attempt = ++attempts[method as keyof typeof attempts];
    if (method === 'DELETE') {
      tellPending();
      await listed;
    }
    if (attempt === 1) return socket.destroy();
    return response.setHeader('Content-Type', 'application/json').end('{}');
  });

  const deletion = bucket.file('users/a/portrait.webp').delete({ ignoreNotFound: true });
  await deletionPending;
  const listing = bucket.getFiles({ prefix: 'users/b/' });
  await expect(listing.finally(endDeletion)).resolves.toEqual(expect.arrayContaining([[]]));
  await deletion;
  expect(attempts).toEqual({ GET: 2, DELETE: 2 });
});
