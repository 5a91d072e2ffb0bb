import { afterEach, expect, it, vi } from 'vitest';
import {
  forgetPrefetchedRequests,
  prefetchedProperty,
  takePrefetchedRequest,
} from './prefetchedRequests.ts';

const things = { method: 'GET', url: '/api/things?limit=2' };
const response = Promise.resolve(new Response('[]'));

const hold = (sent: object = {}, startedAt = Date.now()) =>
  vi.stubGlobal(prefetchedProperty, {
    'GET /api/things?limit=2': { company: '', ...sent, response, startedAt },
  });

afterEach(() => vi.unstubAllGlobals());

it('returns a response once', () => {
  hold();
  expect(takePrefetchedRequest({ ...things, url: '/api/things?limit=3' })).toBeUndefined();
  expect(takePrefetchedRequest(things)).toBe(response);
  expect(takePrefetchedRequest(things)).toBeUndefined();
});

it.each([
  ['another method', { method: 'POST' }, {}],
  ['another token', { token: 'b' }, { token: 'a' }],
  ['a token', { token: 'b' }, {}],
  ['no token', {}, { token: 'a' }],
  ['a company', { company: 'company-b' }, {}],
  ['another company', { company: 'company-b' }, { company: 'company-a' }],
  ['no company', {}, { company: 'company-a' }],
  ['another body', { body: 'b' }, { body: 'a' }],
])('returns none for a request with %s', (_case, asked, sent) => {
  hold(sent);
  expect(takePrefetchedRequest({ ...things, ...asked })).toBeUndefined();
});

it('returns none that is older than its page', () => {
  hold({}, Date.now() - 30_001);
  expect(takePrefetchedRequest(things)).toBeUndefined();
});

it('returns none after a change', () => {
  hold();
  forgetPrefetchedRequests();
  expect(takePrefetchedRequest(things)).toBeUndefined();
});

it('returns none if the document has started none', () => {
  expect(takePrefetchedRequest(things)).toBeUndefined();
});
