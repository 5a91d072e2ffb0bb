import { describe, expect, it } from 'vitest';
import { bankEntryOf, shareOf } from '../../../testing/bankEntries.ts';
import { proposedBooking } from './proposal.ts';
import {
  fillRows,
  restOf,
  rowOf,
  type SplitValues,
  splitErrors,
  splitInput,
  splitStart,
} from './splitForm.ts';

const entry = bankEntryOf({ amount: 10_000, certainty: 'unknown', shares: [] });
const details = { entry, writeOffLimit: 500 };
const [first, second] = [
  rowOf(shareOf({ invoiceNumber: '2026-000001', open: 6_000 })),
  rowOf(shareOf({ invoiceNumber: '2026-000002', open: 4_300 })),
];

const valuesOf = (fields: Partial<SplitValues>): SplitValues => ({
  rows: [first, second],
  overpayment: false,
  reason: '',
  ...fields,
});

const paying = (one: string, other: string, fields: Partial<SplitValues> = {}) =>
  valuesOf({
    rows: [
      { ...first, amount: one },
      { ...second, amount: other },
    ],
    ...fields,
  });

describe('A split', () => {
  it('begins with the proposal, beside the other open invoices', () => {
    const shares = [shareOf({ invoiceNumber: '2026-000002', amount: 4_300 })];
    const candidates = [first, second].map((row) => ({ ...row, amount: 0 }));
    const { rows } = splitStart({ entry: { ...entry, shares }, candidates });
    expect(rows.map((row) => [row.invoiceNumber, row.amount])).toEqual([
      ['2026-000001', ''],
      ['2026-000002', '43.00'],
    ]);
  });

  it('fills the invoices in their order until the amount is used up', () => {
    const filled = fillRows([first, second], 10_000);
    expect(filled.map(({ amount }) => amount)).toEqual(['60.00', '40.00']);
    expect(restOf({ rows: filled }, entry)).toBe(0);
  });

  it('sends what each invoice gets, and no others', () => {
    expect(splitInput(paying('60', '40'), details)).toEqual({
      version: 'v1',
      shares: [
        { invoiceNumber: '2026-000001', amount: 6_000, writeOff: 0 },
        { invoiceNumber: '2026-000002', amount: 4_000, writeOff: 0 },
      ],
      overpayment: false,
      reason: '',
    });
    expect(splitErrors(paying('60', '40'), details)).toEqual({});
  });

  it('writes off what an invoice leaves open, up to the limit and with a reason', () => {
    const values = paying('60', '40');
    values.rows[1] = { ...second, amount: '40', writesOff: true };
    expect(splitErrors(values, details)).toEqual({ reason: 'Enter why it is written off' });
    const input = splitInput({ ...values, reason: 'Bank fee' }, details);
    expect(input).toMatchObject({ reason: 'Bank fee', shares: [{}, { writeOff: 300 }] });
    expect(splitInput(values, { entry, writeOffLimit: 299 }).shares[1]?.writeOff).toBe(0);
  });

  it('keeps the rest as credit on the last invoice only if that is ticked', () => {
    const values = paying('50', '43');
    expect(splitErrors(values, details).total).toContain('$7.00 is left');
    expect(splitErrors({ ...values, overpayment: true }, details)).toEqual({});
    const { shares, overpayment } = splitInput({ ...values, overpayment: true }, details);
    expect([overpayment, shares.at(-1)?.amount]).toEqual([true, 5_000]);
  });

  it.each([
    [paying('60', '43'), 'total', '$3.00 more than the entry has'],
    [paying('61', '39'), 'rows.0.amount', 'Only $60.00 is open'],
    [paying('x', '40'), 'rows.0.amount', 'Enter an amount'],
    [paying('', ''), 'total', '$100.00 is left'],
    [
      valuesOf({
        rows: [
          { ...first, amount: '60' },
          { ...second, amount: '40', payerId: 'bob' },
        ],
      }),
      'total',
      'one customer',
    ],
  ])('refuses what does not add up %#', (values, field, text) => {
    expect(splitErrors(values, details)[field]).toContain(text);
  });
});

describe('proposedBooking', () => {
  it('is the whole amount on the proposed invoices', () => {
    expect(proposedBooking(bankEntryOf())).toMatchObject({
      version: 'v1',
      shares: [{ invoiceNumber: '2026-000123', amount: 12_050, writeOff: 0 }],
      overpayment: false,
    });
  });

  it('writes a cash discount off', () => {
    const shares = [shareOf({ amount: 11_809 })];
    const discounted = bankEntryOf({ cause: 'cash-discount', amount: 11_809, shares });
    expect(proposedBooking(discounted)).toMatchObject({
      shares: [{ writeOff: 241 }],
      reason: 'Cash discount',
    });
  });

  it.each([
    ['nothing proposed', { shares: [] }],
    ['more than is open', { amount: 20_000 }],
    ['another currency', { currency: 'EUR' }],
    ['an entry that is booked', { status: 'booked' }],
  ] as const)('is none for %s', (_, fields) => {
    expect(
      proposedBooking(
        bankEntryOf({ ...fields, shares: [shareOf()].slice('shares' in fields ? 1 : 0) }),
      ),
    ).toBeNull();
  });
});
