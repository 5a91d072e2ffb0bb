import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};

/**
 * A free TCP port, above those of the suite and below those from which a system opens connections
 * (from 32768 on Linux), so that no connection takes it before the caller listens.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    if (await isFree(port)) return port;
  }
};
