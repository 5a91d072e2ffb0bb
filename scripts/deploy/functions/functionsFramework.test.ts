/**
 * The API behind the Functions Framework, the server that Google uses. The framework reads bodies
 * of up to 1 GiB before it calls a function.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@tools-hub/kit/freePort';
import { projectFile } from '@tools-hub/kit/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const fromFunctions = createRequire(projectFile('functions/package.json'));
const framework = dirname(fromFunctions.resolve('@google-cloud/functions-framework'));
const source = projectFile('functions/src/index.ts');

const MiB = 1024 * 1024;

let child: ChildProcess;
let port: number;

const answers = async (): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/openapi.json`).catch(() => undefined))?.ok ?? false;

beforeAll(async () => {
  port = await freePort();
  const options = [`--source=${source}`, '--target=api', `--port=${port}`];
  child = spawn(process.execPath, [join(framework, 'main.js'), ...options], {
    stdio: 'ignore',
    env: {
      ...process.env,
      GCLOUD_PROJECT: 'demo-tools-hub',
      FUNCTION_SIGNATURE_TYPE: 'http',
      API_WRITES_PER_ADDRESS: '1',
      API_TRUSTED_PROXIES: '1',
    },
  });
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`The framework ended with ${child.exitCode}.`);
    await delay(100);
  }
});

afterAll(() => child.kill());

let callers = 0;

/** Opens a request from a new address. The test may write and end it, or not. */
const open = (method: string, path: string, headers: Record<string, string | number>) => {
  callers += 1;
  const address = `192.0.2.${callers}`;
  const clientRequest = httpRequest({
    host: '127.0.0.1',
    port,
    method,
    path,
    agent: false,
    headers: { 'X-Forwarded-For': address, 'Content-Type': 'application/json', ...headers },
  });
  // The API closes the connection while the test is still sending.
  clientRequest.on('error', () => {});
  clientRequest.flushHeaders();
  return clientRequest;
};

const answerTo = async (sent: ReturnType<typeof open>) => {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { connection, 'content-type': type } = response.headers;
  const { code } = (await json(response)) as { code: string };
  sent.destroy();
  return { status: response.statusCode, code, connection, type };
};

const refusal = (status: number, code: string) => ({
  status,
  code,
  connection: 'close',
  type: 'application/problem+json; charset=utf-8',
});

describe('A body that is not read', () => {
  const large = { 'Content-Length': 30 * MiB };

  // No byte of these bodies is sent.
  it.each([
    ['is too large', 'POST', '/inquiry', {}, 413, 'payload-too-large'],
    ['is of another type', 'POST', '/inquiry', { 'Content-Type': 'a/b' }, 415, ''],
    ['comes from a visitor', 'POST', '/order', {}, 401, 'unauthenticated'],
    ['is a table and comes from a visitor', 'POST', '/tools.csv', {}, 401, 'unauthenticated'],
    ['has a bad token', 'POST', '/order', { Authorization: 'Bearer x' }, 401, 'unauthenticated'],
    ['has no such path', 'POST', '/nothing', {}, 404, 'not-found'],
    ['has no such method', 'POST', '/tools', {}, 405, 'method-not-allowed'],
  ])('%s', async (_, method, path, headers, status, code) => {
    const length = status === 415 ? { 'Content-Length': 100 } : large;
    const answer = await answerTo(open(method, path, { ...length, ...headers }));
    expect(answer).toEqual(refusal(status, code || 'unsupported-media-type'));
  });

  it('comes from an address that writes too often', async () => {
    const headers = { ...large, 'X-Forwarded-For': '198.51.100.1' };
    await answerTo(open('POST', '/inquiry', headers));
    expect(await answerTo(open('POST', '/inquiry', headers))).toEqual(refusal(429, 'rate-limited'));
  });
});

describe('A body in chunks', () => {
  it('is cut at the limit, though it never ends', async () => {
    const sent = open('POST', '/inquiry', { 'Transfer-Encoding': 'chunked' });
    let bytes = 0;
    const writeOn = () => {
      if (sent.destroyed) return;
      bytes += MiB;
      sent.write(Buffer.alloc(MiB), writeOn);
    };
    writeOn();
    expect(await answerTo(sent)).toEqual(refusal(413, 'payload-too-large'));
    expect(bytes).toBeLessThan(64 * MiB);
  });

  it('is read', async () => {
    const sent = open('POST', '/inquiry', { 'Transfer-Encoding': 'chunked' });
    sent.write('{"email":');
    sent.end('7}');
    expect(await answerTo(sent)).toMatchObject({ status: 400, code: 'validation' });
  });
});

it('answers malformed JSON with a problem', async () => {
  const sent = open('POST', '/inquiry', { 'Content-Length': 1 });
  sent.end('{');
  expect(await answerTo(sent)).toMatchObject({ status: 400, code: 'validation' });
});
