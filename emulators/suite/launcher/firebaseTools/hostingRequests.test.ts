import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerMalformedRequests } from './hostingRequests.ts';

const require = createRequire(import.meta.url);
const requireOfCli = createRequire(require.resolve('firebase-tools/package.json'));

answerMalformedRequests();
const { server } = requireOfCli('superstatic');
const { initMiddleware } = requireOfCli('./lib/hosting/initMiddleware.js');

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let hosting: Server;
const unhandled: unknown[] = [];
const remember = (error: unknown) => void unhandled.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', remember);
  writeFileSync(join(folder, 'index.html'), 'Tools Hub');
  hosting = server({
    port: 0,
    hostname: '127.0.0.1',
    config: { public: folder, headers: [], cleanUrls: true },
    cwd: '/',
    stack: 'strict',
    before: { files: initMiddleware({ json: '{}' }) },
  }).listen();
  await once(hosting, 'listening');
});

afterAll(() => {
  process.off('unhandledRejection', remember);
  hosting.close();
  rmSync(folder, { recursive: true });
});

/** The status of the response to what a client sends. */
const statusOf = async (request: string): Promise<number> => {
  const { port } = hosting.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`${request}\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return Number(text.split(' ')[1]);
};

const get = (target: string, host = 'shop.test'): Promise<number> =>
  statusOf(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close`);

it.each([
  ['/', 200],
  ['//', 200],
  ['///', 200],
  ['/\\', 200],
  ['//..', 404],
  ['//index.html', 301],
  ['//user:pass@host', 404],
  ['//:99999/', 404],
  ['//a:b', 404],
  ['//@', 404],
  ['//[', 404],
  ['//[::1', 404],
  ['/%00', 404],
  ['/%', 400],
  ['/index/%E0%A4%A', 400],
  ['http://', 400],
  ['http://evil.test/', 200],
  [`/${'a/'.repeat(60)}`, 404],
])('answers GET %s with %d', async (target, status) => {
  expect(await get(target)).toBe(status);
});

it.each([
  ['a host that is none', '[::'],
  ['a host with a blank', 'a b'],
  ['a host with a port that is none', 'shop.test:x'],
])('answers %s with 400', async (_, host) => {
  expect(await get('/', host)).toBe(400);
});

it.each([
  ['no host', 'GET / HTTP/1.0', 200],
  ['all paths', 'OPTIONS * HTTP/1.1\r\nHost: shop.test\r\nConnection: close', 404],
  ['a method that is none', 'GRAB / HTTP/1.1\r\nHost: shop.test', 400],
  ['no request', '\0', 400],
])('answers a request with %s', async (_, request, status) => {
  expect(await statusOf(request)).toBe(status);
});

it('has left nothing that would end the suite, and serves the next request', async () => {
  expect(await get('/')).toBe(200);
  expect(unhandled).toEqual([]);
});
