import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type PostLimits, post } from './post.ts';
import { PrivateAddressError, publicLookup } from './publicLookup.ts';

const limits: PostLimits = { connectMs: 10_000, answerMs: 20_000, answerBytes: 65_536 };

/** A receiver that answers as the test says, at an address of this machine. */
const receiver = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`;
};

const send = (url: string, some: Partial<PostLimits> = {}) =>
  post({ url, headers: { 'x-test': 'yes' }, body: '{"ä":1}' }, ['127.0.0.1'], {
    ...limits,
    ...some,
  });

describe('post', () => {
  it('sends the headers and the body, and returns the answer', async () => {
    const url = await receiver(async (request, response) => {
      const received = await text(request);
      const { method, headers } = request;
      response.writeHead(202, { 'retry-after': '7' });
      response.end(`${method} ${headers['x-test']} ${received}`);
    });
    const expected = { status: 202, text: 'POST yes {"ä":1}', retryAfter: '7' };
    expect(await send(url)).toEqual(expected);
  });

  it('follows no redirect', async () => {
    const requested: unknown[] = [];
    const url = await receiver((request, response) => {
      requested.push(request.url);
      response.writeHead(307, { location: '/other' }).end();
    });
    expect(await send(url)).toMatchObject({ status: 307 });
    expect(requested).toEqual(['/webhooks']);
  });

  it('stops reading a large answer, and keeps its first kilobyte', async () => {
    let written = 0;
    const url = await receiver((_request, response) => {
      response.writeHead(200, { 'content-length': 13_000_000 });
      const chunk = Buffer.alloc(1_000_000, 'x');
      const next = () => {
        if (written >= 13_000_000 || response.destroyed) return;
        written += chunk.length;
        response.write(chunk, next);
      };
      next();
    });
    expect(await send(url)).toEqual({ status: 200, text: 'x'.repeat(1_024), retryAfter: null });
    expect(written).toBeLessThan(13_000_000);
  });

  it('fails when no answer, or only a part of one, arrives in time', async () => {
    const silent = await receiver(() => {});
    const partial = await receiver((_request, response) => void response.writeHead(200).write('x'));
    for (const url of [silent, partial]) {
      await expect(send(url, { answerMs: 50 })).rejects.toThrow('No answer within 0.05 s');
    }
  });

  it('fails when the connection is closed before or within the answer', async () => {
    const before = await receiver((request) => void request.socket.destroy());
    await expect(send(before)).rejects.toThrow();
    const within = await receiver((request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('x', () => request.socket.destroy());
    });
    await expect(send(within)).rejects.toThrow();
  });

  it('sends nothing to an address that is not public', async () => {
    let requests = 0;
    const url = await receiver((_request, response) => {
      requests += 1;
      response.end();
    });
    const toLocal = { url, headers: {}, body: '' };
    await expect(post(toLocal, [])).rejects.toThrow('The address is not allowed');
    const named = { ...toLocal, url: 'https://localhost.localdomain/' };
    await expect(post(named, [])).rejects.toThrow();
    expect(requests).toBe(0);
  });
});

describe('publicLookup', () => {
  type Resolved = { address: string; family: number }[];

  const lookedUp = (addresses: Resolved, all: boolean) =>
    new Promise((resolve) => {
      const resolver = ((_name: string, _options: object, done: (...results: unknown[]) => void) =>
        done(null, addresses)) as Parameters<typeof publicLookup>[1];
      publicLookup([], resolver)('erp.example.com', { all }, (error, address, family) =>
        resolve(error ?? (all ? address : [address, family])),
      );
    });
  const open = { address: '93.184.215.14', family: 4 };
  const mapped = { address: '::ffff:10.0.0.1', family: 6 };

  it('gives a connection the addresses that it checked', async () => {
    expect(await lookedUp([open], true)).toEqual([open]);
    expect(await lookedUp([open], false)).toEqual([open.address, 4]);
  });

  it('refuses a name of which an address is not public', async () => {
    for (const all of [true, false]) {
      expect(await lookedUp([open, mapped], all)).toBeInstanceOf(PrivateAddressError);
      expect(await lookedUp([], all)).toBeInstanceOf(PrivateAddressError);
    }
  });
});
