import { expect, it } from 'vitest';
import type { Family } from '../../../contract/index.ts';
import { callerOf, registerAdmin } from '../../../testing/api/accounts.ts';
import { newSku } from '../../../testing/tools/editing.ts';
import {
  createAxis,
  createSize,
  createTestFamily,
  familyOf,
} from '../../../testing/tools/families.ts';
import { usageOf } from '../../../testing/usage/usage.ts';
import { familyBaseOf, readFamilyBase } from './familyBase.ts';
import type { FamilyEntry, FamilyRow } from './familyRow.ts';
import { importFamilies } from './importFamilies.ts';

const admin = await registerAdmin();

const table = async function* (...rows: FamilyEntry[]) {
  yield* rows;
};

const importRow = (row: FamilyRow, dryRun = false) =>
  usageOf(() =>
    importFamilies(
      { rows: table(row), from: 2, dryRun, key: undefined, changes: false, warnings: [] },
      callerOf(admin, true),
    ),
  );

const exportedRow = (family: Family, skus: string[], form: FamilyRow['form'] = {}): FamilyRow => {
  const base = readFamilyBase(familyBaseOf(family, skus));
  if (!base) return expect.unreachable();
  return { row: 2, id: family._id, form, sizes: skus, base };
};

it('counts the reads and writes of an imported row', async () => {
  const axis = await createAxis(admin.token);
  const skus = [newSku(), newSku(), newSku()];
  const toolIds = await Promise.all(skus.map((sku, at) => createSize(axis, at + 1, { sku })));
  const family = await createTestFamily(admin.token, familyOf(axis, toolIds.slice(0, 2)));
  const own = skus.slice(0, 2);
  expect(await importRow(exportedRow(family, own))).toEqual({ reads: 1, writes: 0 });
  const renamed = exportedRow(family, own, { name: 'Renamed bits' });
  expect(await importRow(renamed, true)).toEqual({ reads: 1, writes: 0 });
  // The family, its version in the transaction, and the names of all families.
  expect(await importRow(renamed)).toEqual({ reads: 1 + 2, writes: 3 });
  const larger = { ...exportedRow(family, own), sizes: skus };
  expect(await importRow(larger, true)).toEqual({ reads: 1 + 3 + 3 + 1, writes: 0 });
  expect(await importRow(larger)).toEqual({ reads: 1 + 3 + 3 + 2, writes: 3 });
});
