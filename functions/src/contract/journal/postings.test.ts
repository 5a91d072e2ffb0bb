import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedDayProblem, journalSchema, usualJournal } from '../settings/journalSettings.ts';
import { creditTotalsOf, taxedTotalsOf } from '../tax/tax.ts';
import { postedTo, postingsOfInvoice, postingsOfPayment } from './postings.ts';

const common = {
  number: '2026-000123',
  issuedAt: new Date('2026-12-01T05:00:00Z'),
  timeZone: 'America/Los_Angeles',
  orderNumber: 'TH-4K2M9A7C',
  payerName: 'Harbor Joinery Ltd',
  company: null,
  currency: 'USD',
} as const;

const invoiceOver = (net: number, taxRate: number) => ({
  ...common,
  kind: 'invoice' as const,
  ...taxedTotalsOf([{ lineTotal: net }], { taxRate }),
});

const paymentOf = (amount: number, kind: 'payment' | 'refund' | 'reversal' = 'payment') =>
  ({
    receivedAt: '2026-12-02',
    kind,
    method: 'bank-transfer',
    amount,
    currency: 'USD',
    orderNumber: common.orderNumber,
    payerName: common.payerName,
    reference: 'Statement 47',
  }) as const;

describe('What a document posts', () => {
  it('is its net amount and its tax, on its day in its zone', () => {
    expect(postingsOfInvoice(invoiceOver(10_000, 825))).toEqual([
      expect.objectContaining({
        day: '2026-11-30',
        debit: 'receivables',
        credit: 'revenue',
        amount: 10_000,
        tax: 'Tax (8.25%)',
        document: '2026-000123',
      }),
      expect.objectContaining({ debit: 'receivables', credit: 'tax', amount: 825 }),
    ]);
  });

  it('is nothing where there is no amount', () => {
    expect(postingsOfInvoice(invoiceOver(10_000, 0))).toHaveLength(1);
    expect(postingsOfInvoice(invoiceOver(0, 825))).toEqual([]);
  });

  it('is taken back by credit notes over parts, and by reversals and refunds', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 5_000_000 }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 3_000 }), (parts, taxRate) => {
        const net = parts.reduce((sum, part) => sum + part, 0);
        const invoice = invoiceOver(net, taxRate);
        const before = { net: 0, total: 0 };
        const credits = parts.map((part) => {
          const totals = creditTotalsOf(part, before, { taxRate });
          before.net += part;
          before.total += totals.total;
          return { ...common, kind: 'credit-note' as const, taxRate, ...totals };
        });
        const all = [invoice, ...credits].flatMap(postingsOfInvoice);
        expect(all.every(({ amount }) => amount > 0)).toBe(true);
        for (const account of ['receivables', 'revenue', 'tax'] as const) {
          expect(postedTo(all, account)).toBe(0);
        }
        expect(postedTo(postingsOfInvoice(invoice), 'receivables')).toBe(invoice.total);
      }),
      { numRuns: 100 },
    );
    const money = [
      paymentOf(500),
      paymentOf(-500, 'reversal'),
      paymentOf(300),
      paymentOf(-300, 'refund'),
    ];
    expect(postedTo(money.flatMap(postingsOfPayment), 'bank')).toBe(0);
    expect(postingsOfPayment(paymentOf(-300, 'refund'))).toEqual([
      expect.objectContaining({ debit: 'receivables', credit: 'bank', amount: 300 }),
    ]);
  });

  it.each([
    ['bank-transfer', 'bank'],
    ['cheque', 'bank'],
    ['cash', 'cash'],
    ['card', 'card'],
    ['write-off', 'writeOffs'],
  ] as const)('of a payment by %s goes to %s', (method, account) => {
    const postings = postingsOfPayment({ ...paymentOf(500), method });
    expect(postedTo(postings, account)).toBe(500);
    expect(postedTo(postings, 'receivables')).toBe(-500);
  });

  it('is nothing where a credit moves from one order to another', () => {
    const moves = [paymentOf(-500, 'refund'), paymentOf(500)];
    expect(moves.flatMap((one) => postingsOfPayment({ ...one, method: 'credit' }))).toEqual([]);
  });
});

describe('The settings of the journal', () => {
  const valid = (fields: object) => journalSchema.isValidSync({ ...usualJournal, ...fields });

  it.each([{}, { revenue: '8400' }, { closedUntil: '2026-10-31' }, { consultant: '1234567' }])(
    'accept %j',
    (fields) => expect(valid(fields)).toBe(true),
  );

  it.each([
    { revenue: '' },
    { tax: '12a4' },
    { bank: '123456789' },
    { closedUntil: '31.10.2026' },
    { closedUntil: '2190-01-01' },
    { consultant: '12' },
    { client: '123456' },
    { yearStart: '13' },
    { cash: null },
  ])('refuse %j', (fields) => expect(valid(fields)).toBe(false));

  it('close the last day and all before it', () => {
    const closed = { closedUntil: '2026-10-31' };
    expect(closedDayProblem('2026-10-31', closed)).toBe(
      'The accounts are closed until 2026-10-31: choose a later day',
    );
    expect(closedDayProblem('2025-01-01', closed)).not.toBeNull();
    expect(closedDayProblem('2026-11-01', closed)).toBeNull();
    expect(closedDayProblem('1970-01-01', { closedUntil: '' })).toBeNull();
  });
});
