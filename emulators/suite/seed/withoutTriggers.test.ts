import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withoutTriggers } from './withoutTriggers.ts';

let asked: string[];
let status = 200;
const hub = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(status).end('{}');
});

beforeEach(async () => {
  asked = [];
  status = 200;
  await new Promise<void>((ready) => hub.listen(0, '127.0.0.1', ready));
  const { port } = hub.address() as AddressInfo;
  vi.stubEnv('FIREBASE_EMULATOR_HUB', `127.0.0.1:${port}`);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  hub.closeAllConnections();
  await new Promise((closed) => hub.close(closed));
});

const off = 'PUT /functions/disableBackgroundTriggers';
const on = 'PUT /functions/enableBackgroundTriggers';

it('switches triggers off, works, and switches them on again', async () => {
  const work = async () => asked.push('work');
  expect(await withoutTriggers(work)).toBe(2);
  expect(asked).toEqual([off, 'work', on]);
});

it('switches them on again after a failure', async () => {
  const failure = withoutTriggers(() => Promise.reject(new Error('no room')));
  await expect(failure).rejects.toThrow('no room');
  expect(asked).toEqual([off, on]);
});

it('does not work when they cannot be switched off', async () => {
  status = 400;
  const work = vi.fn();
  await expect(withoutTriggers(work)).rejects.toThrow(/disableBackgroundTriggers answered 400/);
  expect(work).not.toHaveBeenCalled();
});
