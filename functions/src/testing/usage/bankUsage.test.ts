import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { getEntry } from '../../services/bank/matching/entryDetails.ts';
import { getImport, listEntries, listImports } from '../../services/bank/storedEntries.ts';
import { storeEntry, storeImport } from '../bank/entries.ts';
import { keepCaches, usageOf } from './usage.ts';

keepCaches();

it('lists of the bank cost what they show, and one read more', async () => {
  const id = await storeImport();
  expect((await usageOf(() => listImports({ limit: 1 }))).reads).toBeLessThanOrEqual(2);
  expect(await usageOf(() => getImport(id))).toEqual({ reads: 1, writes: 0 });
  const importId = randomUUID();
  const page = { limit: 1 };
  const list = () => listEntries({ filter: 'open', importId, search: 'bracken' }, page);
  expect(await usageOf(list)).toEqual({ reads: 1, writes: 0 });
  const entry = await storeEntry({ importId, text: '' });
  await storeEntry({ importId });
  expect(await usageOf(list)).toEqual({ reads: 2, writes: 0 });
  const get = () => getEntry(entry);
  expect(await usageOf(get), 'with settings and account').toEqual({ reads: 3, writes: 0 });
});
