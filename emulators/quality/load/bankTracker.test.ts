import { expect, it } from 'vitest';
import { createBankTracker } from './trackers/bankTracker.ts';

const rowOf = (bankReference: string, amount: number, wasBooked = true) => ({
  id: `entry-${bankReference}-${amount}`,
  bankReference,
  amount,
  wasBooked,
});

it('finds rows that were lost, stored twice or changed, and bookings that were lost', () => {
  const tracker = createBankTracker();
  const rows = ['one', 'two', 'three', 'four'].map((bankReference) => ({
    bankReference,
    amount: 500,
  }));
  tracker.import('file', rows, 4);
  tracker.import('file', rows, 0);
  tracker.bookSure(1);
  expect(tracker.check(rows.map((row) => rowOf(row.bankReference, 500)))).toEqual([]);
  tracker.import('other', [], 1);
  tracker.bookSure(4);
  const stored = [rowOf('one', 500), rowOf('one', 500), rowOf('two', 400), rowOf('four', 500)];
  expect(tracker.check([...stored, rowOf('five', 1, false)])).toEqual([
    'import other added 1 rows, not 0',
    'bank row one of 500 is stored as 500, 500',
    'bank row two of 500 is stored as 400',
    'bank row three of 500 is stored as nothing',
    'bank entry entry-five-1 is in no file',
    '5 sure rows were booked, but 4 have payments',
  ]);
});
