import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { needsCompression, startFront } from './http2Front.ts';
import { selfSignedCertificate } from './selfSignedCertificate.ts';

/** Answers with what it was sent. */
const startSite = async () => {
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    response.writeHead(request.url === '/new' ? 201 : 200, {
      'content-type': 'text/plain',
      'cache-control': request.url?.startsWith('/assets/') ? 'max-age=9, immutable' : 'no-cache',
      connection: 'keep-alive',
    });
    asked.push(request.url);
    response.end(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, stop: () => void server.close() };
};

const send = async (url: string, ca: string, headers: OutgoingHttpHeaders, body?: string) => {
  const session = connect(url, { ca, checkServerIdentity: () => undefined });
  const request = session.request(headers);
  request.end(body);
  const [answer] = (await once(request, 'response')) as [IncomingHttpHeaders];
  const content = await buffer(request);
  session.close();
  return { answer, content };
};

it('forwards requests over HTTP/2, and compresses their text', async () => {
  const certificate = await selfSignedCertificate('127.0.0.1');
  const site = await startSite();
  const front = await startFront(site.url, certificate);
  try {
    const headers = { ':path': '/a?b=1', ':method': 'POST', authorization: 'Bearer me' };
    const { answer, content } = await send(front.url, certificate.cert, headers, 'body');
    expect(answer).toMatchObject({
      ':status': 200,
      'content-encoding': 'gzip',
      'cache-control': 'no-cache',
    });
    expect(gunzipSync(content).toString()).toBe('POST /a?b=1 Bearer me body');
    const created = await send(front.url, certificate.cert, { ':path': '/new' });
    expect(created.answer[':status' as keyof IncomingHttpHeaders]).toBe(201);
    expect(created.content.toString()).toContain('GET /new');
  } finally {
    await front.stop();
    site.stop();
  }
});

it('asks the site once for a file that never changes', async () => {
  const certificate = await selfSignedCertificate('127.0.0.1');
  const site = await startSite();
  const front = await startFront(site.url, certificate);
  try {
    for (const path of ['/assets/a.txt', '/assets/a.txt', '/', '/']) {
      const { answer, content } = await send(front.url, certificate.cert, { ':path': path });
      expect(answer).toMatchObject({ ':status': 200, 'content-encoding': 'gzip' });
      expect(gunzipSync(content).toString()).toContain(`GET ${path} `);
    }
    expect(site.asked).toEqual(['/assets/a.txt', '/', '/']);
  } finally {
    await front.stop();
    site.stop();
  }
});

it.each([
  [200, { 'content-type': 'text/html; charset=utf-8' }, true],
  [200, { 'content-type': 'application/json' }, true],
  [200, { 'content-type': 'text/html', 'content-encoding': 'br' }, false],
  [200, { 'content-type': 'image/webp' }, false],
  [304, { 'content-type': 'text/html' }, false],
])('compresses a response as Hosting does: %s %o', (status, headers, isCompressed) => {
  expect(needsCompression(status, headers)).toBe(isCompressed);
});
