// @vitest-environment node
import type { ToolImport } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { importPricesOf, importTools } from './importTable.ts';

vi.unmock('../../lib/api/api.ts');

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

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

it('continues where a call ran out of time, and combines the results', async () => {
  const warnings = [{ row: 8, message: 'Check it' }];
  const changes = [2, 7, 8].map((row) => ({ row, sku: `PLN-${row}` }));
  const [first, ...others] = changes;
  fetched
    .mockResolvedValueOnce(Response.json({ ...none, created: [2], changes: [first], next: 7 }))
    .mockResolvedValueOnce(
      Response.json({ ...none, created: [7], changed: [8], changes: others, warnings }),
    );
  const all = { ...none, created: [2, 7], changed: [8], changes, warnings };
  const onProgress = vi.fn();
  expect(await importTools(new Blob(['_id\n']), false, onProgress)).toEqual(all);
  expect(onProgress.mock.calls).toEqual([[1]]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/api/tools.csv?dryRun=false&changes=true&from=2',
    '/api/tools.csv?dryRun=false&changes=true&from=7',
  ]);
  expect(fetched.mock.calls[0]?.[1]?.body).toMatchObject({ type: 'text/csv' });
});

it('keeps the key of a table that is applied again, and sends none in a dry run', async () => {
  fetched.mockImplementation(async () => Response.json({ ...none, created: [2] }));
  const table = new Blob(['_id\n']);
  await importTools(table, true, () => {});
  for (const sent of [table, table, new Blob(['_id\n'])]) await importTools(sent, false, () => {});
  const keys = fetched.mock.calls.map(([, init]) =>
    new Headers(init?.headers).get('idempotency-key'),
  );
  expect(keys).toEqual([null, expect.any(String), keys[1], expect.any(String)]);
  expect(keys[3]).not.toBe(keys[1]);
});

it('imports the prices of a list from the first row on', async () => {
  fetched.mockResolvedValueOnce(Response.json({ ...none, created: [1], version: 3 }));
  const imported = await importPricesOf('list-1')(new Blob(['CHS-1012\t9']), true, () => {});
  expect(imported.created).toEqual([1]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/api/price-list/list-1/prices.csv?dryRun=true&changes=true&from=1',
  ]);
});
