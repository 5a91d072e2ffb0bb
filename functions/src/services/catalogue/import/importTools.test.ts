import { expect, it, vi } from 'vitest';
import { callerOf, registerAdmin } from '../../../testing/api/accounts.ts';
import { slowRows } from '../../../testing/tools/tables.ts';
import { importTools } from './importTools.ts';

const batchSize = 100;

it('An import ends before its request does, and says with which row to continue', async () => {
  const caller = callerOf(await registerAdmin(), true);
  const options = { from: 1, dryRun: true, warnings: [], key: undefined };
  const slow = await importTools({ rows: slowRows(batchSize), ...options }, caller);
  vi.restoreAllMocks();
  expect(slow.rejected).toHaveLength(batchSize);
  expect(slow.next).toBe(batchSize + 1);
});
