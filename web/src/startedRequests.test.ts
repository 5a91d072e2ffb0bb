import { afterEach, expect, it, vi } from 'vitest';
import { startingScript, takeStartedRequest } from './startedRequests.ts';

afterEach(() => Reflect.deleteProperty(globalThis, 'startedRequests'));

const begin = (requests: string) =>
  new Function('document', startingScript)({ currentScript: { dataset: { requests } } });

it('hands over an answer once', async () => {
  const answer = new Response('[]');
  const request = vi.fn(async () => answer);
  vi.stubGlobal('fetch', request);
  begin('/api/things?limit=2');
  expect(request.mock.calls).toEqual([['/api/things?limit=2']]);
  expect(takeStartedRequest('/api/things?limit=3')).toBeUndefined();
  expect(await takeStartedRequest('/api/things?limit=2')).toBe(answer);
  expect(takeStartedRequest('/api/things?limit=2')).toBeUndefined();
});

it('hands over a failure to whoever asks', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  begin('/api/things /api/others');
  await expect(takeStartedRequest('/api/things')).rejects.toThrow('no network');
  await expect(takeStartedRequest('/api/others')).rejects.toThrow('no network');
});

it('has nothing where the document began nothing', () => {
  expect(takeStartedRequest('/api/things')).toBeUndefined();
});
