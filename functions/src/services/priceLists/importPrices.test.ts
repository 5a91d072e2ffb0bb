import { expect, it, vi } from 'vitest';
import { callerOf, registerAdmin } from '../../testing/api/accounts.ts';
import { createCompany, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { activePriceList, archivePriceLists, listFor } from '../../testing/prices/priceLists.ts';
import { slowRows } from '../../testing/tools/tables.ts';
import { importPrices } from './importPrices.ts';

useCompanies();
archivePriceLists();

const batchSize = 300;

it('An import ends before its request does, and says with which row to continue', async () => {
  const list = await activePriceList(listFor(await createCompany()));
  const caller = callerOf(await registerAdmin(), true);
  const options = { from: 1, dryRun: true, warnings: [] };
  const slow = await importPrices(list._id, { rows: slowRows(batchSize), ...options }, caller);
  vi.restoreAllMocks();
  expect(slow.rejected).toHaveLength(batchSize);
  expect(slow.next).toBe(batchSize + 1);
});
