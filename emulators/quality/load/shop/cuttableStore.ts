import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to Firestore that a fault can cut. */
export interface CuttableStore {
  host: string;
  /**
   * Cuts all connections, and refuses others. What is on its way is lost: requests as well as
   * answers.
   */
  cut: () => void;
  restore: () => void;
  close: () => void;
}

/**
 * Starts a proxy in front of a Firestore stand-in. The stand-in has its data in memory, so the
 * store itself is never killed: real Firestore does not lose what it has acknowledged. What a shop
 * can notice of an outage is that its connections break and that no others can be opened.
 */
export const startCuttableStore = async (target: string): Promise<CuttableStore> => {
  const [host = '', port] = target.split(':');
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket, other: () => Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other().destroy();
    });
  };
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect(Number(port), host).setNoDelay();
    keep(client, () => upstream);
    keep(upstream, () => client);
    client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      destroyAll();
    },
    restore: () => {
      isCut = false;
    },
    close: () => {
      server.close();
      destroyAll();
    },
  };
};
