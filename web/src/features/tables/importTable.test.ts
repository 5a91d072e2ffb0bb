// @vitest-environment node
import type { ToolImport } from 'functions/contract';
import { expect, it, vi } from 'vitest';
import { importTable } from './importTable.ts';

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

it('continues where a call ran out of time, and combines the results', async () => {
  vi.stubGlobal('fetch', fetched);
  const warnings = [{ row: 8, message: 'Check it' }];
  fetched
    .mockResolvedValueOnce(Response.json({ ...none, created: [2], next: 7 }))
    .mockResolvedValueOnce(Response.json({ ...none, created: [7], changed: [8], warnings }));
  const all = { ...none, created: [2, 7], changed: [8], warnings };
  expect(await importTable(new Blob(['_id\n']), false)).toEqual(all);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/api/tools.csv?dryRun=false&from=2',
    '/api/tools.csv?dryRun=false&from=7',
  ]);
  expect(fetched.mock.calls[0]?.[1]?.body).toMatchObject({ type: 'text/csv' });
});
