import { expect, it, onTestFinished } from 'vitest';
import type { BankEntryDocument } from '../../../documents/bank.ts';
import { bankEntries } from '../../../store/collections/bankCollections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { addEntry } from '../../../testing/bank/bookings.ts';
import {
  newAdmin,
  newBuyer,
  placeUsual,
  storedOrder,
} from '../../../testing/orders/prepaidOrders.ts';
import { createTool } from '../../../testing/tools/tools.ts';
import { bookEntry } from '../../bank/booking/bookEntry.ts';
import { checkBankEntries } from './checkBankEntries.ts';

const problemsOf = async (id: string): Promise<string[]> =>
  (await checkBankEntries()).filter((problem) => problem.includes(id));

const tamper = async (id: string, change: Partial<BankEntryDocument>): Promise<void> => {
  const before = await readDocument(bankEntries.doc(id));
  await bankEntries.doc(id).update(change);
  onTestFinished(async () => void (await bankEntries.doc(id).set(before as BankEntryDocument)));
};

const booked = async (): Promise<string> => {
  const { number } = await storedOrder(await placeUsual(newBuyer(), await createTool()));
  const id = await addEntry({ amount: 500 });
  const input = { version: 'first', shares: [{ invoiceNumber: number, amount: 500 }] };
  await bookEntry(id, { input, key: undefined } as never, newAdmin());
  return id;
};

it('finds nothing in rows that are open or booked', async () => {
  for (const id of [await addEntry(), await booked()]) expect(await problemsOf(id)).toEqual([]);
});

it.each([
  [{ amount: 600 }, ['is booked over 600 cents, but its payments add up to 500']],
  [{ status: 'open' }, ['is open over 500 cents, but its payments add up to 500']],
  [{ bookings: [] }, ['does not name its payments']],
  [{ currency: 'CHF' }, [expect.stringMatching(/in CHF has the payment \S+ in another currency/)]],
] as const)('finds %j', async (change, problems) => {
  const id = await booked();
  await tamper(id, change as never);
  const expected = problems.map((problem) =>
    typeof problem === 'string' ? `bank entry ${id} ${problem}` : problem,
  );
  expect(await problemsOf(id)).toEqual(expected);
});

it('finds a row that is stored twice', async () => {
  const row = { bankReference: 'B-1', account: 'CH93', amount: 500 };
  const [one, other] = [await addEntry(row), await addEntry({ ...row, text: 'Again' })].toSorted();
  await addEntry({ ...row, day: '2026-11-01' });
  expect(await problemsOf(one ?? '')).toEqual([
    `bank entry ${other} is the same row as bank entry ${one}`,
  ]);
  await tamper(other ?? '', { bankReference: 'B-2' });
  expect(await problemsOf(one ?? '')).toEqual([]);
});
