import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A TCP proxy in front of Firestore whose connections a test cuts. */
export interface CuttableProxy {
  /** Its `host:port`. */
  server: string;
  /** Cuts all connections; what is on its way is lost. */
  cut(): void;
}

/** Starts a proxy in front of the backend of the tests; it is stopped after the test. */
export const startProxy = async (): Promise<CuttableProxy> => {
  const [host = '', port] = String(process.env.FIRESTORE_EMULATOR_HOST).split(':');
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const proxy = createServer((socket) => {
    const target = keep(connect(Number(port), host).setNoDelay());
    keep(socket).pipe(target).pipe(socket);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    proxy.close();
    cut();
  });
  return { server: `127.0.0.1:${(proxy.address() as AddressInfo).port}`, cut };
};
