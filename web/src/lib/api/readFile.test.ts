// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFile } from './readFile.ts';

vi.unmock('./api.ts');

vi.mock('../firebase/firebase.ts', () => ({
  auth: { authStateReady: async () => {}, currentUser: { getIdToken: async () => 'token' } },
}));

const fetched = vi.fn<typeof fetch>();
const urls = () => fetched.mock.calls.map(([url]) => url);

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

describe('readFile', () => {
  it('uses the file name from the server', async () => {
    const headers = { 'content-disposition': 'attachment; filename="orders-2026-11-21.csv"' };
    fetched.mockResolvedValueOnce(new Response('a,b', { headers }));
    expect((await readFile('/api/orders.csv')).name).toBe('orders-2026-11-21.csv');
    expect(urls()).toEqual(['/api/orders.csv']);
  });

  it('leads to the next file, if there is one', async () => {
    const headers = { link: '</api/user/a/invoices.zip?cursor=x>; rel="next"' };
    fetched.mockResolvedValueOnce(new Response('a', { headers }));
    fetched.mockResolvedValueOnce(new Response('b'));
    const { next } = await readFile('/api/user/a/invoices.zip');
    expect(next).toBe('/api/user/a/invoices.zip?cursor=x');
    expect((await readFile(String(next))).next).toBeNull();
  });

  it('fails as a lost connection when the file ends early', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('gone')) });
    fetched.mockResolvedValueOnce(new Response(body));
    await expect(readFile('/api/tools.csv')).rejects.toMatchObject({ code: 'network' });
  });
});
