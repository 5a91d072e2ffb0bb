import { describe, expect, it } from 'vitest';
import { jointReferenceOf } from '../../payments/jointReference.ts';
import { creditorReferenceOf, shownReference } from '../../references/creditorReference.ts';
import { type MatchContext, matchEntries } from './matchEntries.ts';
import type { MatchedEntry, OpenInvoice } from './matching.ts';

const entryOf = (fields: Partial<MatchedEntry> = {}): MatchedEntry => ({
  day: '2026-11-30',
  amount: 10_000,
  currency: 'USD',
  payerName: 'Harbor Joinery Ltd',
  payerAccount: 'DE89370400440532013000',
  text: '',
  reference: '',
  parts: 1,
  returned: false,
  ...fields,
});

const invoiceOf = (position: number, fields: Partial<OpenInvoice> = {}): OpenInvoice => ({
  number: `2026-${String(position).padStart(6, '0')}`,
  orderId: `order-${position}`,
  orderNumber: `TH-4K2M9A${position % 10}C`,
  payerId: 'harbor',
  payerName: 'Harbor Joinery Ltd',
  poNumber: '',
  currency: 'USD',
  dueAt: new Date(Date.UTC(2026, 10, position)),
  open: 10_000,
  ...fields,
});

const first = invoiceOf(1);
const second = invoiceOf(2);
const other = invoiceOf(3, { payerId: 'river', payerName: 'River Boats' });

const matchAll = (
  entries: readonly MatchedEntry[],
  invoices: readonly OpenInvoice[],
  context: Partial<MatchContext> = {},
) =>
  matchEntries(entries, {
    invoices,
    accounts: new Map(),
    currency: 'USD',
    writeOffLimit: 500,
    closedUntil: '',
    ...context,
  });

const matchOne = (
  fields: Partial<MatchedEntry>,
  invoices: readonly OpenInvoice[] = [first],
  context: Partial<MatchContext> = {},
) => {
  const [match] = matchAll([entryOf(fields)], invoices, context);
  return match;
};

const accounts = new Map([[entryOf().payerAccount, 'harbor']]);

const ofNumbers = (match: ReturnType<typeof matchOne>) =>
  match?.shares.map(({ invoiceNumber, amount }) => [invoiceNumber, amount]);

const reference = creditorReferenceOf(first.number) ?? '';
const typed = shownReference(reference);

describe('A reference whose sum is open', () => {
  it.each([
    ['structured', { reference }],
    ['with blanks', { text: `Rechnung ${typed} danke` }],
    ['in small letters', { text: typed.toLowerCase() }],
    [
      'with O for 0',
      { text: `${reference.slice(0, 8)}${reference.slice(8).replaceAll('0', 'O')}` },
    ],
    ['before a number', { text: `${typed} 100,00 EUR` }],
    [
      'over lines',
      { text: `Thanks for the planes ${reference.slice(0, 9)}\n${reference.slice(9)}` },
    ],
    [
      'over lines of 27',
      {
        text: `${'Thanks for the planes, pay '.slice(0, 20)}${reference.slice(0, 7)} ${reference.slice(7)}`,
      },
    ],
  ])('is sure: %s', (_, fields) => {
    expect(matchOne(fields)).toMatchObject({
      certainty: 'sure',
      cause: 'reference-and-sum',
      shares: [{ invoiceNumber: first.number, amount: 10_000, open: 10_000, payerId: 'harbor' }],
    });
  });

  it.each([27, 35, 65])(
    'is sure where a bank cuts several numbers after %d characters',
    (width) => {
      const text = `Invoices of November, ${jointReferenceOf([first.number, second.number])}`;
      for (let shift = 0; shift < width; shift += 1) {
        const long = `${'x'.repeat(shift)} ${text}`;
        const cut = long.match(new RegExp(`.{1,${width}}`, 'g'))?.join('\n') ?? '';
        const fields = { amount: 20_000, text: cut };
        expect(matchOne(fields, [first, second]), cut).toMatchObject({ certainty: 'sure' });
        const joined = { amount: 20_000, text: cut.replaceAll('\n', ' ') };
        expect(matchOne(joined, [first, second]), cut).toMatchObject({ certainty: 'sure' });
      }
    },
  );

  it.each([
    ['returned', { returned: true }, 'unknown', 'returned'],
    ['a batch', { parts: 3 }, 'unknown', 'batch'],
    ['in another currency', { currency: 'CHF' }, 'unknown', 'other-currency'],
    ['money out', { amount: -10_000 }, 'outgoing', 'money-out'],
    ['nothing', { amount: 0 }, 'outgoing', 'money-out'],
  ])('pays nothing if it is %s', (_, fields, certainty, cause) => {
    expect(matchOne({ reference, ...fields })).toEqual({ certainty, cause, shares: [] });
  });
});

it('is no longer sure on a day that is closed', () => {
  const match = matchOne({ reference }, [first], { closedUntil: entryOf().day });
  expect([match?.certainty, match?.cause]).toEqual(['proposal', 'closed-period']);
  expect(matchOne({ reference }, [first], { closedUntil: '2026-11-29' })?.certainty).toBe('sure');
});

describe('A number in the text', () => {
  it.each([
    ['Invoice 2026-000001', 'number-and-sum'],
    ['INV2026-000001', 'number-and-sum'],
    ['2026/000001', 'number-and-sum'],
    ['2O26-OOOOO1', 'number-and-sum'],
    ['2026-000\n001', 'number-and-sum'],
    ['order th 4k2m9a1c', 'number-and-sum'],
    ['12026-000001', 'nothing-found'],
    ['2026-0000019', 'nothing-found'],
    ['77-2026-000001', 'nothing-found'],
    ['CN-2026-000001', 'nothing-found'],
    ['CN 2026-000001', 'nothing-found'],
    ['RF992026000001', 'nothing-found'],
    ['2026-000009', 'nothing-found'],
  ])('%s: %s', (text, cause) => {
    expect(matchOne({ text })?.cause).toBe(cause);
  });

  it('can be that of an order without an invoice', () => {
    const order = invoiceOf(4, { number: 'TH-4K2M9A4C', dueAt: null });
    const match = matchOne({ text: 'Prepayment TH-4K2M9A4C' }, [order]);
    expect([match?.cause, ofNumbers(match)]).toEqual(['number-and-sum', [['TH-4K2M9A4C', 10_000]]]);
  });

  it('can be the number of the customer, as a whole and with a digit', () => {
    const ordered = [invoiceOf(1, { poNumber: 'PO 4711' }), invoiceOf(2, { poNumber: 'oak' })];
    expect(ofNumbers(matchOne({ text: 'po  4711' }, ordered))).toEqual([['2026-000001', 10_000]]);
    expect(matchOne({ text: 'PO 47112' }, ordered)?.cause).toBe('nothing-found');
    expect(matchOne({ text: 'oak' }, ordered)?.cause).toBe('nothing-found');
    expect(matchOne({ text: 'PO 4711', amount: 9_000 }, ordered)?.cause).toBe('nothing-found');
  });

  it.each([
    [9_499, 'less-than-open', 9_499],
    [9_500, 'cash-discount', 9_500],
    [9_999, 'cash-discount', 9_999],
    [10_001, 'more-than-open', 10_000],
  ])('with %d of 10,000: %s', (amount, cause, share) => {
    const match = matchOne({ reference, amount });
    expect([match?.certainty, match?.cause, ofNumbers(match)]).toEqual([
      'proposal',
      cause,
      [[first.number, share]],
    ]);
  });

  it('of an invoice that is paid says so', () => {
    const match = matchOne({ reference }, [{ ...first, open: 0 }]);
    expect([match?.cause, ofNumbers(match)]).toEqual(['paid-before', [[first.number, 0]]]);
  });

  it('of several payers proposes no shares', () => {
    const text = jointReferenceOf([first.number, other.number]);
    expect(matchOne({ text, amount: 20_000 }, [first, other])).toEqual({
      certainty: 'proposal',
      cause: 'several-payers',
      shares: [],
    });
  });

  it('besides a reference makes it no longer sure', () => {
    const text = `${typed} ${second.number}`;
    const paid = { ...second, open: 0 };
    expect(matchOne({ text }, [first, paid])?.cause).toBe('number-and-sum');
    expect(matchOne({ text: `${typed} ${other.number}` }, [first, other])?.cause).toBe(
      'several-payers',
    );
  });
});

describe('A learnt account', () => {
  it.each([
    ['the amount of one', 7_000, 'known-account-and-sum', [['2026-000002', 7_000]]],
    [
      'the sum of two',
      12_000,
      'known-account-and-sum',
      [
        ['2026-000001', 5_000],
        ['2026-000002', 7_000],
      ],
    ],
    [
      'no sum',
      6_000,
      'known-account',
      [
        ['2026-000001', 5_000],
        ['2026-000002', 1_000],
      ],
    ],
  ])('pays %s', (_, amount, cause, shares) => {
    const open = [
      invoiceOf(1, { open: 5_000 }),
      invoiceOf(2, { open: 7_000 }),
      invoiceOf(5, { open: 40_000 }),
    ];
    const match = matchOne({ amount }, [...open, other].toReversed(), { accounts });
    expect([match?.certainty, match?.cause, ofNumbers(match)]).toEqual(['proposal', cause, shares]);
  });

  it('proposes the older one of two invoices over the same amount, and says so', () => {
    const match = matchOne({}, [second, first], { accounts });
    expect([match?.cause, ofNumbers(match)]).toEqual([
      'several-invoices',
      [['2026-000001', 10_000]],
    ]);
  });

  it('says that there is a choice of sums', () => {
    const open = [1, 2, 3].map((position) => invoiceOf(position, { open: 5_000 }));
    expect(matchOne({}, open, { accounts })?.cause).toBe('several-invoices');
  });

  it.each([
    [9_900, 'cash-discount'],
    [5_000, 'less-than-open'],
    [11_000, 'more-than-open'],
  ])('of a payer with one invoice pays %d of it: %s', (amount, cause) => {
    expect(matchOne({ amount }, [first, other], { accounts })?.cause).toBe(cause);
  });

  it('of a payer who owes nothing proposes nothing', () => {
    const match = matchOne({}, [other], { accounts });
    expect(match).toEqual({ certainty: 'proposal', cause: 'known-account', shares: [] });
  });

  it('leaves an invoice to the entry that names it', () => {
    const [named, unnamed] = matchAll([entryOf({ reference }), entryOf()], [first, second], {
      accounts,
    });
    expect([named?.certainty, ofNumbers(unnamed)]).toEqual(['sure', [['2026-000002', 10_000]]]);
  });
});

it('proposes entries that together pay more than is open, none of them surely', () => {
  const pay = (amount: number) => entryOf({ reference, amount });
  const reasons = (amounts: number[]) =>
    matchAll(amounts.map(pay), [first]).map(({ cause }) => cause);
  expect(reasons([10_000, 10_000])).toEqual(['several-entries', 'several-entries']);
  expect(reasons([10_000, 100])).toEqual(['several-entries', 'several-entries']);
  expect(reasons([4_000, 6_000])).toEqual(['less-than-open', 'less-than-open']);
});
