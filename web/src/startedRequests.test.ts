import { afterEach, expect, it, vi } from 'vitest';
import { startingScript, takeStartedRequest } from './startedRequests.ts';

afterEach(() => Reflect.deleteProperty(globalThis, 'startedRequests'));

const run = (script: string) => new Function(script)();

it('hands over an answer once', async () => {
  const answer = new Response('[]');
  const request = vi.fn(async () => answer);
  vi.stubGlobal('fetch', request);
  run(startingScript(['/api/things?limit=2']));
  expect(request.mock.calls).toEqual([['/api/things?limit=2']]);
  expect(takeStartedRequest('/api/things?limit=3')).toBeUndefined();
  expect(await takeStartedRequest('/api/things?limit=2')).toBe(answer);
  expect(takeStartedRequest('/api/things?limit=2')).toBeUndefined();
});

it('hands over a failure to whoever asks', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  run(startingScript(['/api/things']));
  await expect(takeStartedRequest('/api/things')).rejects.toThrow('no network');
});

it('has nothing where the document began nothing', () => {
  expect(takeStartedRequest('/api/things')).toBeUndefined();
});
