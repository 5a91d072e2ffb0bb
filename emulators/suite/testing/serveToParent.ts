import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves an app on a free port until the parent of this process ends, and sends it the address. */
export const serveToParent = async (app: RequestListener): Promise<void> => {
  const server = createServer(app);
  // Clients close idle connections: the server must not close one that a client is about to use.
  server.keepAliveTimeout = 0;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  process.on('disconnect', () => process.exit());
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
};
