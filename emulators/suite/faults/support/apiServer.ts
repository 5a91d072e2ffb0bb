/** The API in a process of its own, on the port it is told; it tells its parent where it listens. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from 'functions/testing/app';

const [port = '0'] = process.argv.slice(2);
const server = createServer(createApp()).listen(Number(port), '127.0.0.1');
await once(server, 'listening');
process.on('disconnect', () => process.exit());
process.send?.((server.address() as AddressInfo).port);
