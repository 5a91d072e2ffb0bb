/**
 * The functions that run after a change in Firestore, in a separate process, on the port of its
 * argument. It sends the port to its parent, and answers an event when its function has ended.
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  type BackgroundFunction,
  loadBuiltFunctions,
} from '../../../suite/testing/builtFunctions.ts';

const { api: _, ...functions } = loadBuiltFunctions();
const functionOf = new Map<string, BackgroundFunction>(Object.entries(functions));

/** The attributes of an event in binary mode; its data is the body. */
const attributesOf = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.startsWith('ce-'))
      .map(([name, value]) => [name.slice('ce-'.length), String(value)]),
  );

const handle = async (request: IncomingMessage): Promise<void> => {
  const run = functionOf.get(request.url?.split('/').at(-1) ?? '');
  // The Functions emulator gets the data in base64.
  const data = Buffer.from(await text(request), 'base64');
  const event = { ...attributesOf(request.headers), data };
  await run?.(event);
};

const [port = '0'] = process.argv.slice(2);
const server = createServer((request, response) => {
  handle(request).then(
    () => response.end(),
    () => response.writeHead(500).end(),
  );
}).listen(Number(port), '127.0.0.1');
await once(server, 'listening');
process.on('disconnect', () => process.exit());
process.send?.((server.address() as AddressInfo).port);
