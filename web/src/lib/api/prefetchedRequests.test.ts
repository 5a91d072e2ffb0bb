import { afterEach, expect, it, vi } from 'vitest';
import { prefetchScript, takePrefetchedRequest } from './prefetchedRequests.ts';

afterEach(() => Reflect.deleteProperty(globalThis, 'prefetchedRequests'));

const prefetch = (requests: string) =>
  new Function('document', prefetchScript)({ currentScript: { dataset: { requests } } });

it('returns a response once', async () => {
  const response = new Response('[]');
  const request = vi.fn(async () => response);
  vi.stubGlobal('fetch', request);
  prefetch('/api/things?limit=2');
  expect(request.mock.calls).toEqual([['/api/things?limit=2']]);
  expect(takePrefetchedRequest('/api/things?limit=3')).toBeUndefined();
  expect(await takePrefetchedRequest('/api/things?limit=2')).toBe(response);
  expect(takePrefetchedRequest('/api/things?limit=2')).toBeUndefined();
});

it('rejects for every failed request', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  prefetch('/api/things /api/others');
  await expect(takePrefetchedRequest('/api/things')).rejects.toThrow('no network');
  await expect(takePrefetchedRequest('/api/others')).rejects.toThrow('no network');
});

it('returns undefined if the document has prefetched nothing', () => {
  expect(takePrefetchedRequest('/api/things')).toBeUndefined();
});
