import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idTokenOf } from '../../testing/tokens.ts';
import { config } from '../firebase/config.ts';
import { prefetchedProperty, takePrefetchedRequest } from './prefetchedRequests.ts';
import { prefetchCart, prefetchFor, prefetchScript } from './prefetchScript.ts';

const request = vi.fn(async (..._call: unknown[]) => new Response('[]'));

/** Runs the script of a document with these requests, and returns what it sends. */
const run = (...requests: string[]) => {
  const script = document.createElement('script');
  script.dataset.requests = requests.join(' ');
  script.dataset.project = config.firebase.projectId;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(prefetchScript)();
  return request.mock.calls.map(([url]) => url);
};

const storeToken = (token: string) => localStorage.setItem('accessToken', token);
const storeCart = (cart: unknown) => localStorage.setItem('cart', JSON.stringify(cart));

const terms = prefetchFor('account', '/api/terms');
const cart = prefetchCart('/api/cart/resolve');
const twoHours = 7_200_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  request.mockClear();
  vi.stubGlobal('fetch', request);
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, prefetchedProperty);
  window.history.replaceState(null, '', '/');
});

describe('a public request', () => {
  it('is sent without a token', () => {
    storeToken(idTokenOf('carla'));
    expect(run('/api/things?limit=2', '/api/others')).toEqual([
      '/api/things?limit=2',
      '/api/others',
    ]);
    expect(request.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', headers: {} });
  });

  it('is not sent for an address with a query', () => {
    window.history.replaceState(null, '', '/?q=plane');
    expect(run('/api/things', terms, cart)).toEqual([]);
  });

  it('rejects for the app when it fails', async () => {
    request.mockRejectedValueOnce(new TypeError('no network'));
    run('/api/things');
    const taken = takePrefetchedRequest({ method: 'GET', url: '/api/things' });
    await expect(taken).rejects.toThrow('no network');
  });
});

describe('the request for the cart', () => {
  const line = { toolId: 'plane', quantity: 2, toolName: 'Plane', unitPrice: 6_410 };
  const body = JSON.stringify({ rows: [{ toolId: 'plane', quantity: 2, unitPrice: 6_410 }] });
  const taken = (token?: string, company = '') =>
    takePrefetchedRequest({ method: 'POST', url: '/api/cart/resolve', token, company, body });

  it('is sent for the payer, whose prices it brings', () => {
    const company = `company-${'a'.repeat(20)}`;
    const token = idTokenOf('carla');
    storeToken(token);
    localStorage.setItem('buyingFor', `${company} carla`);
    localStorage.setItem(`cart ${company}`, JSON.stringify({ lines: [line] }));
    expect(run(cart)).toEqual(['/api/cart/resolve']);
    expect(request.mock.calls[0]?.[1]).toMatchObject({
      headers: { authorization: `Bearer ${token}`, 'x-company': company },
    });
    expect(taken(token, company)).toBeDefined();
  });

  it('is not sent with a token that has expired', () => {
    storeToken(idTokenOf('carla', { exp: 1 }));
    storeCart({ lines: [line] });
    expect(run(cart)).toEqual([]);
  });

  it('is sent without a token for a visitor', () => {
    storeCart({ lines: [line] });
    run(cart);
    expect(taken()).toBeDefined();
  });
});

describe('a request for an account', () => {
  it('is sent with the stored token', () => {
    const token = idTokenOf('carla');
    storeToken(token);
    expect(run(terms)).toEqual(['/api/terms']);
    expect(request.mock.calls[0]?.[1]).toMatchObject({
      headers: { authorization: `Bearer ${token}` },
    });
    expect(takePrefetchedRequest({ method: 'GET', url: '/api/terms', token })).toBeDefined();
  });

  it('is sent for the company for which this tab buys', () => {
    const company = `company-${'a'.repeat(20)}`;
    const token = idTokenOf('carla');
    storeToken(token);
    sessionStorage.setItem('buyingFor', `${company} carla`);
    run(terms, '/api/shop');
    const sent = request.mock.calls.map(([, init]) => init);
    expect(sent).toMatchObject([{ headers: { 'x-company': company } }, { headers: {} }]);
    const get = { method: 'GET', url: '/api/terms', token };
    expect(takePrefetchedRequest(get)).toBeUndefined();
    run(terms);
    expect(takePrefetchedRequest({ ...get, company })).toBeDefined();
  });

  it('has the address of the account and the id of the page', () => {
    storeToken(idTokenOf('carla', { email: 'çarla+1@example.test' }));
    window.history.replaceState(null, '', '/dashboard/orders/TH%2D1%2F2');
    const urls = ['/api/myOrder/%7Bemail%7D?status=open', '/api/orders/%7Bid%7D'];
    expect(run(...urls.map((url) => prefetchFor('account', url)))).toEqual([
      '/api/myOrder/%C3%A7arla%2B1%40example.test?status=open',
      '/api/orders/TH-1%2F2',
    ]);
  });

  it('has the id of the order to which a link has led', () => {
    storeToken(idTokenOf('carla'));
    window.history.replaceState({ usr: { orderId: 'first' } }, '', '/dashboard/orders/TH-1');
    expect(run(prefetchFor('account', '/api/orders/%7Bid%7D'))).toEqual(['/api/orders/first']);
  });

  it('is not sent when its address cannot be filled', () => {
    storeToken(idTokenOf('carla', { email: undefined }));
    const urls = ['/api/myOrder/%7Bemail%7D', '/api/orders/%7Bid%7D', '/api/x/%7Bother%7D'];
    expect(run(...urls.map((url) => prefetchFor('account', url)))).toEqual([]);
  });

  it('is sent for its audience', () => {
    const requests = [prefetchFor('admin', '/api/overview'), prefetchFor('customer', '/api/own')];
    storeToken(idTokenOf('carla'));
    expect(run(...requests)).toEqual(['/api/own']);
    request.mockClear();
    storeToken(idTokenOf('adam', { admin: true }));
    expect(run(...requests)).toEqual(['/api/overview']);
    request.mockClear();
    storeToken(idTokenOf('eve', { admin: true, email_verified: false }));
    expect(run(...requests)).toEqual(['/api/own']);
  });

  it.each([
    ['an expired token', idTokenOf('carla', {}, Date.now() - twoHours)],
    ['a token that expires on its way', idTokenOf('carla', { exp: Date.now() / 1000 + 10 })],
    ['a token without an expiry', idTokenOf('carla', { exp: undefined })],
    ['a token without an account', idTokenOf('')],
    ['a token of another project', idTokenOf('carla', { aud: 'other' })],
    ['a token of another issuer', idTokenOf('carla', { iss: 'https://example.test' })],
    ['text', 'token'],
    ['a damaged token', 'a.%%%.c'],
    ['a token with null', `a.${btoa('null')}.c`],
  ])('is not sent with %s', (_case, token) => {
    storeToken(token);
    expect(run(terms, '/api/shop')).toEqual(['/api/shop']);
  });

  it('is not sent without a token, or without storage', () => {
    expect(run(terms)).toEqual([]);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(run(terms, cart, '/api/shop')).toEqual(['/api/shop']);
  });
});

describe('the request for the tools of the cart', () => {
  it('is sent as the cart sends it', () => {
    const rows = [
      { toolId: 'plane', quantity: 7, unitPrice: 6_410 },
      { toolId: 'saw', quantity: 1, unitPrice: 2_000 },
    ];
    storeCart({ owner: 'carla', lines: rows.map((row) => ({ toolName: 'Tool', ...row })) });
    expect(run(cart)).toEqual(['/api/cart/resolve']);
    expect(request.mock.calls[0]?.[1]).toEqual({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rows }),
    });
  });

  it('is sent for the cart of the company for which this tab buys', () => {
    const company = `company-${'a'.repeat(20)}`;
    const token = idTokenOf('carla');
    storeToken(token);
    sessionStorage.setItem('buyingFor', `${company} carla`);
    storeCart({ lines: [{ toolId: 'own' }] });
    localStorage.setItem(`cart ${company}`, JSON.stringify({ lines: [{ toolId: 'saw' }] }));
    run(cart);
    expect(request.mock.calls[0]?.[1]).toMatchObject({
      headers: { authorization: `Bearer ${token}`, 'x-company': company },
      body: JSON.stringify({ rows: [{ toolId: 'saw' }] }),
    });
  });

  it.each([
    ['no cart', null],
    ['an empty cart', { lines: [] }],
    ['a cart without lines', {}],
    ['damaged lines', { lines: [null] }],
    ['lines without a tool', { lines: [{ quantity: 1 }] }],
    ['a cart that is too large', { lines: [{ toolId: 'x'.repeat(100_000) }] }],
  ])('is not sent with %s', (_case, stored) => {
    storeCart(stored);
    expect(run(cart)).toEqual([]);
  });

  it('is not sent with a damaged cart', () => {
    localStorage.setItem('cart', '{');
    expect(run(cart)).toEqual([]);
  });
});
