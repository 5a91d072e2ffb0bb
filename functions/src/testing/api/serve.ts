import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Serves an app on a free port until the test ends, and returns its URL. */
export const serve = async (app: RequestListener): Promise<string> => {
  const server = createServer(app);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};
