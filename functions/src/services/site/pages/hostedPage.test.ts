import { warn } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getHostedPage, withHead } from './hostedPage.ts';

vi.mock('firebase-functions/logger');

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const pages = () => fetched.mock.calls.map(([url]) => String(url));

const path = '/app.html';
const page = (html: string) => ({ html, policies: {} });

describe('getHostedPage', () => {
  it('loads the page once a minute, and serves the last one when Hosting does not answer', async () => {
    const origin = 'https://first.example';
    fetched.mockResolvedValueOnce(new Response('one'));
    expect([await getHostedPage({ origin, path }), await getHostedPage({ origin, path })]).toEqual([
      page('one'),
      page('one'),
    ]);
    expect(pages()).toEqual([origin + path]);
    vi.advanceTimersByTime(60_001);
    fetched.mockResolvedValueOnce(new Response('two'));
    expect(await getHostedPage({ origin, path })).toEqual(page('two'));
    vi.advanceTimersByTime(60_001);
    fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
    expect([await getHostedPage({ origin, path }), await getHostedPage({ origin, path })]).toEqual([
      page('two'),
      page('two'),
    ]);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('returns the security policies of Hosting, and no other headers', async () => {
    const policies = {
      'content-security-policy': "script-src 'self'",
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=()',
      'referrer-policy': 'same-origin',
    };
    const headers = { ...policies, 'cache-control': 'max-age=3600', 'set-cookie': 'a=b' };
    fetched.mockResolvedValueOnce(new Response('strict', { headers }));
    const hosted = await getHostedPage({ origin: 'https://strict.example', path });
    expect(hosted).toEqual({ html: 'strict', policies });
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['has no page', () => Promise.resolve(new Response('gone', { status: 404 }))],
  ])('is unavailable when Hosting %s at first, and retries', async (name, response) => {
    const origin = `https://${name.replaceAll(' ', '-')}.example`;
    fetched.mockImplementationOnce(response);
    await expect(getHostedPage({ origin, path })).rejects.toMatchObject({ code: 'unavailable' });
    fetched.mockResolvedValueOnce(new Response('there'));
    expect(await getHostedPage({ origin, path })).toEqual(page('there'));
  });
});

describe('withHead', () => {
  const page = (head: string) => `<head>a<!-- page -->${head}<!-- /page -->b</head>`;

  it('replaces the content between the comments', () => {
    const head = "<title>$& $1 $' and </title>";
    expect(withHead(page('<title>Tools Hub</title>'), head)).toBe(page(head));
  });

  it('does not change a page without the comments', () => {
    expect(withHead('<head></head>', 'x')).toBe('<head></head>');
  });
});
