import { randomInt, randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { saveBankFormat } from '../../services/bank/import/bankFormats.ts';
import { importFile } from '../../services/bank/import/importFile.ts';
import { bankEntries, bankFormats, bankImports } from '../../store/collections/bankCollections.ts';
import { callerOf, registerAdmin } from '../api/accounts.ts';
import { camtOf } from '../bank/statementFiles.ts';
import { keepCaches, usageOf } from './usage.ts';

keepCaches();

const admin = callerOf(await registerAdmin(), true);

it('an import costs its rows twice, and its file', async () => {
  const account = `9${randomInt(1e14)}`;
  onTestFinished(async () => {
    const imported = await bankImports.where('accounts', 'array-contains', account).get();
    const entries = await bankEntries.where('account', '==', account).get();
    await Promise.all([...imported.docs, ...entries.docs].map(({ ref }) => ref.delete()));
  });
  const period = { account, from: '2026-11-01', to: '2026-11-30', opening: 0 };
  // Money that went out is not matched.
  const rows = [1, 2, 3].map((cents) => ({ day: '2026-11-26', amount: -cents }));
  const importing = (entries: typeof rows) => () =>
    importFile({ name: 'file', bytes: Buffer.from(camtOf([{ ...period, entries }])) }, admin);
  const first = await usageOf(importing(rows.slice(0, 2)));
  expect(first.writes).toBe(5);
  expect(first.reads - 8).toBeLessThanOrEqual(1);
  expect(await usageOf(importing(rows.slice(0, 2)))).toEqual({ reads: 1, writes: 0 });
  const overlapping = await usageOf(importing(rows));
  expect(overlapping.writes).toBe(4);
  expect(overlapping.reads - 9).toBeLessThanOrEqual(1);
});

it('the columns of a table cost what they store', async () => {
  const header = [randomUUID(), 'Amount'];
  const columns = { day: 0, dayOrder: null, amount: 1, text: [], debit: null, credit: null };
  const others = { sign: null, currency: null, account: null, payerName: null };
  const rest = { payerAccount: null, reference: null, bankReference: null };
  const input = { header, columns: { ...columns, ...others, ...rest } };
  expect(await usageOf(() => saveBankFormat(input, admin))).toEqual({ reads: 0, writes: 2 });
  const saved = await bankFormats.where('by', '==', admin.uid).get();
  await Promise.all(saved.docs.map(({ ref }) => ref.delete()));
});
