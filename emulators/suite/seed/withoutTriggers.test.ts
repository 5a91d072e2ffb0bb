import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withoutTriggers } from './withoutTriggers.ts';

let requests: string[];
let status = 200;
const hub = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  response.writeHead(status).end('{}');
});

beforeEach(async () => {
  requests = [];
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

it('disables triggers, runs the work, and enables them again', async () => {
  const work = async () => requests.push('work');
  expect(await withoutTriggers(work)).toBe(2);
  expect(requests).toEqual([off, 'work', on]);
});

it('enables them again after a failure', async () => {
  const failure = withoutTriggers(() => Promise.reject(new Error('no room')));
  await expect(failure).rejects.toThrow('no room');
  expect(requests).toEqual([off, on]);
});

it('does not run the work when it cannot disable them', async () => {
  status = 400;
  const work = vi.fn();
  await expect(withoutTriggers(work)).rejects.toThrow(/disableBackgroundTriggers answered 400/);
  expect(work).not.toHaveBeenCalled();
});
