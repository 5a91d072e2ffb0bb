import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { afterAll } from 'vitest';
import { sdkModules } from './importMap.ts';

const prefix = '/file';

const importMap = {
  imports: Object.fromEntries([...sdkModules].map(([name, file]) => [name, `${prefix}${file}`])),
};

const page = `<!doctype html>
<title>firebase/firestore</title>
<link rel="icon" href="data:,">
<script type="importmap">${JSON.stringify(importMap)}</script>
<script type="module">
  import * as app from 'firebase/app';
  import * as firestore from 'firebase/firestore';
  globalThis.sdk = { ...app, ...firestore };
</script>`;

const folders = [...sdkModules.values()].map((file) => `${dirname(file)}/`);

const isModule = (file: string) =>
  !file.includes('..') && folders.some((folder) => file.startsWith(folder));

const answer: RequestListener = ({ url = '/' }, response) => {
  const file = url.slice(prefix.length);
  if (url === '/') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
  } else if (url.startsWith(`${prefix}/`) && isModule(file)) {
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  } else {
    response.writeHead(404).end();
  }
};

/**
 * Serves a page with the web SDK in `sdk`, until the file's tests are over; returns its address.
 */
export const serveSdk = async (): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};
