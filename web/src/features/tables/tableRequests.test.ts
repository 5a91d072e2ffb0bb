// @vitest-environment node
import type { ToolImport } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readTable, sendTable } from './tableRequests.ts';

vi.mock('../../lib/firebase/firebase.ts', () => ({
  auth: { authStateReady: async () => {}, currentUser: { getIdToken: async () => 'token' } },
}));

const fetched = vi.fn<typeof fetch>();
const none: ToolImport = {
  acknowledged: true,
  created: [],
  changed: [],
  unchanged: [],
  rejected: [],
};
const file = new Blob(['_id\n']);
const urls = () => fetched.mock.calls.map(([url]) => url);

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

describe('sendTable', () => {
  const warnings = [{ row: 8, message: 'Check it' }];

  it('continues where a call ran out of time, and combines the results', async () => {
    fetched
      .mockResolvedValueOnce(Response.json({ ...none, created: [2], next: 7 }))
      .mockResolvedValueOnce(Response.json({ ...none, created: [7], changed: [8], warnings }));
    const all = { ...none, created: [2, 7], changed: [8], warnings };
    expect(await sendTable(file, false)).toEqual(all);
    expect(urls()).toEqual([
      '/api/tools.csv?dryRun=false&from=2',
      '/api/tools.csv?dryRun=false&from=7',
    ]);
    expect(fetched.mock.calls[0]?.[1]?.body).toMatchObject({ type: 'text/csv' });
  });
});

describe('readTable', () => {
  it('uses the file name from the server', async () => {
    const headers = { 'content-disposition': 'attachment; filename="orders-2026-11-21.csv"' };
    fetched.mockResolvedValueOnce(new Response('a,b', { headers }));
    expect((await readTable('orders')).name).toBe('orders-2026-11-21.csv');
    expect(urls()).toEqual(['/api/orders.csv']);
  });

  it('requests the orders of one status', async () => {
    fetched.mockResolvedValueOnce(new Response('a,b'));
    await readTable('orders', { status: 'cancelled' });
    expect(urls()).toEqual(['/api/orders.csv?status=cancelled']);
  });

  it("requests an account's own orders", async () => {
    fetched.mockResolvedValueOnce(new Response('a,b'));
    await readTable({ ordersOf: 'carla+test@example.test' });
    expect(urls()).toEqual(['/api/user/carla%2Btest%40example.test/orders.csv']);
  });

  it('fails as a lost connection when the file ends early', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('gone')) });
    fetched.mockResolvedValueOnce(new Response(body));
    await expect(readTable('tools')).rejects.toMatchObject({ code: 'network' });
  });
});
