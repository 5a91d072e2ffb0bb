import { expect, it, vi } from 'vitest';
import { importLimitMs } from '../../params.ts';
import { callerOf, registerAdmin } from '../../testing/api/accounts.ts';
import { createCompany, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { activePriceList, archivePriceLists, listFor } from '../../testing/prices/priceLists.ts';
import { importPrices } from './importPrices.ts';

useCompanies();
archivePriceLists();

const batchSize = 300;

/** Rows that are refused, of which the one after the first batch takes longer than a call may. */
const slowRows = async function* () {
  const start = Date.now();
  for (let row = 1; row <= 2 * batchSize; row += 1) {
    if (row === batchSize + 1) vi.spyOn(Date, 'now').mockReturnValue(start + importLimitMs() + 1);
    yield { row, rejected: [{ row, message: 'It has no SKU' }] };
  }
};

it('An import ends before its request does, and says with which row to continue', async () => {
  const list = await activePriceList(listFor(await createCompany()));
  const caller = callerOf(await registerAdmin(), true);
  const options = { from: 1, dryRun: true, warnings: [] };
  const slow = await importPrices(list._id, { rows: slowRows(), ...options }, caller);
  vi.restoreAllMocks();
  expect(slow.rejected).toHaveLength(batchSize);
  expect(slow.next).toBe(batchSize + 1);
});
