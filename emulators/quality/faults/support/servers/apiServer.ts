/** The built API in a separate process, on the port of its argument. It sends the port to its parent. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { loadBuiltFunctions } from '../../../../suite/testing/builtFunctions.ts';

const [port = '0'] = process.argv.slice(2);
const server = createServer(loadBuiltFunctions().api).listen(Number(port), '127.0.0.1');
await once(server, 'listening');
process.on('disconnect', () => process.exit());
// Node would write it when the process ends, but it is killed.
server.once('request', (_, response) => response.once('close', () => flushCompileCache()));
process.send?.((server.address() as AddressInfo).port);
