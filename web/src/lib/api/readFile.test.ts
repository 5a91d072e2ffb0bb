// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readTable } from './readTable.ts';

vi.unmock('../../lib/api/api.ts');

vi.mock('../../lib/firebase/firebase.ts', () => ({
  auth: { authStateReady: async () => {}, currentUser: { getIdToken: async () => 'token' } },
}));

const fetched = vi.fn<typeof fetch>();
const urls = () => fetched.mock.calls.map(([url]) => url);

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

describe('readTable', () => {
  it('uses the file name from the server', async () => {
    const headers = { 'content-disposition': 'attachment; filename="orders-2026-11-21.csv"' };
    fetched.mockResolvedValueOnce(new Response('a,b', { headers }));
    expect((await readTable('/api/orders.csv')).name).toBe('orders-2026-11-21.csv');
    expect(urls()).toEqual(['/api/orders.csv']);
  });

  it('fails as a lost connection when the file ends early', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('gone')) });
    fetched.mockResolvedValueOnce(new Response(body));
    await expect(readTable('/api/tools.csv')).rejects.toMatchObject({ code: 'network' });
  });
});
