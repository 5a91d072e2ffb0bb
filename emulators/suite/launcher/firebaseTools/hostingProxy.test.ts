import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type HostingProxy, passOnBrokenResponses } from './hostingProxy.ts';

const require = createRequire(import.meta.url);
const proxy: HostingProxy = require('firebase-tools/lib/hosting/proxy.js');

passOnBrokenResponses();

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** The address of a Hosting emulator that sends all requests to a function. */
const hostingOf = async (api: RequestListener) =>
  serve(proxy.proxyRequestHandler(await serve(api), 'function api'));

it('passes on a response', async () => {
  const shop = await hostingOf((_request, response) => response.writeHead(201).end('An order'));
  const response = await fetch(shop);
  expect([response.status, await response.text()]).toEqual([201, 'An order']);
});

it('passes on that a response breaks off, and serves the next one', async () => {
  const shop = await hostingOf(({ url }, response) => {
    if (url === '/whole') return response.end('An order');
    response.writeHead(200, { 'Content-Length': 100 });
    return response.write('Half', () => response.destroy());
  });
  const broken = await fetch(`${shop}/half`);
  await expect(broken.text()).rejects.toThrow('terminated');
  expect(await fetch(`${shop}/whole`).then((response) => response.text())).toBe('An order');
});

it('stops a response whose browser has left', async () => {
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  const shop = await hostingOf((_request, response) => {
    response.once('close', resolve).write('The first row');
  });
  const browser = new AbortController();
  await fetch(shop, { signal: browser.signal });
  browser.abort();
  await stopped;
});

it('stops a response whose browser has left before it began', async () => {
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<ServerResponse>();
  const api = await serve((_request, response) => ask(response.once('close', resolve)));
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const handle = proxy.proxyRequestHandler(api, 'function api');
  const shop = await serve((request, response) => {
    response.once('close', leave);
    handle(request, response);
  });
  const browser = new AbortController();
  const response = fetch(shop, { signal: browser.signal });
  const answer = await asked;
  browser.abort();
  await expect(response).rejects.toThrow('aborted');
  await left;
  answer.write('The first row');
  await stopped;
});
