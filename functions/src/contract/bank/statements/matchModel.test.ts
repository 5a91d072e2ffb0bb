import fc from 'fast-check';
import { expect, it } from 'vitest';
import { invoiceNumberOf } from '../../invoices/model.ts';
import { jointReferenceOf } from '../../payments/jointReference.ts';
import { creditorReferenceOf, shownReference } from '../../references/creditorReference.ts';
import { matchEntries } from './matchEntries.ts';
import type { Match, MatchedEntry, OpenInvoice } from './matching.ts';

const payers = ['harbor', 'river', 'mill'];

const accountOf = (payer: string): string => `account of ${payer}`;

const anyInvoice = fc.record({
  payer: fc.constantFrom(...payers),
  open: fc.constantFrom(0, 100, 100, 200, 300, 700),
  due: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
});

const anyInvoices = fc.array(anyInvoice, { minLength: 1, maxLength: 7 }).map((all) =>
  all.map(
    ({ payer, open, due }, at): OpenInvoice => ({
      number: invoiceNumberOf('invoice', 2026, at + 1),
      orderId: `order-${at}`,
      orderNumber: `TH-4K2M9A7${at}`,
      payerId: payer,
      payerName: payer,
      poNumber: at % 2 ? `PO-47${at}1` : '',
      currency: 'USD',
      dueAt: due === null ? null : new Date(Date.UTC(2026, 10, due)),
      open,
    }),
  ),
);

/** An entry, and the invoices that its references name: what the matching has to find out. */
interface Written {
  entry: MatchedEntry;
  names: string[];
}

const styles = ['references', 'joint', 'numbers', 'orders', 'nothing'] as const;

const textOf = (style: (typeof styles)[number], named: readonly OpenInvoice[]): string => {
  const numbers = named.map(({ number }) => number);
  switch (style) {
    case 'references':
      return numbers.map((number) => shownReference(creditorReferenceOf(number) ?? '')).join(', ');
    case 'joint':
      return jointReferenceOf(numbers);
    case 'numbers':
      return numbers.map((number) => `invoice ${number}`).join(' and ');
    case 'orders':
      return named.map(({ orderNumber }) => orderNumber).join(' ');
    default:
      return 'Thank you';
  }
};

const cut = (text: string, width: number): string =>
  text.match(new RegExp(`.{1,${width}}`, 'g'))?.join('\n') ?? '';

const anyEntry = (invoices: readonly OpenInvoice[]) =>
  fc
    .record({
      places: fc.uniqueArray(fc.nat({ max: invoices.length - 1 }), { minLength: 1, maxLength: 3 }),
      style: fc.constantFrom(...styles),
      amount: fc.constantFrom(null, null, null, -100, 0, 100, 200, 300, 400, 1_000),
      payer: fc.constantFrom(...payers, 'a stranger'),
      before: fc.constantFrom('', 'Zahlung vom 30.11. ', 'Kunde 77, '),
      width: fc.constantFrom(27, 35, 65, 500),
      isSmall: fc.boolean(),
      parts: fc.constantFrom(1, 1, 1, 1, 2),
      returned: fc.constantFrom(false, false, false, false, true),
      currency: fc.constantFrom('USD', 'USD', 'USD', 'USD', 'CHF'),
    })
    .map(({ places, style, amount, payer, before, width, isSmall, ...fields }): Written => {
      const named = places.flatMap((place) => invoices[place] ?? []);
      const text = cut(before + textOf(style, named), width);
      const isJoint = named.length > 1 && (style === 'joint' || style === 'numbers');
      const byNumber = style === 'references' || isJoint;
      const open = named.reduce((sum, invoice) => sum + invoice.open, 0);
      return {
        names: byNumber ? named.map(({ number }) => number) : [],
        entry: {
          day: '2026-11-30',
          amount: amount ?? open,
          payerName: payer,
          payerAccount: accountOf(payer),
          text: isSmall ? text.toLowerCase() : text,
          reference: '',
          ...fields,
        },
      };
    });

const anyCase = anyInvoices.chain((invoices) =>
  fc.record({
    invoices: fc.constant(invoices),
    written: fc.array(anyEntry(invoices), { minLength: 1, maxLength: 6 }),
    learnt: fc.subarray(payers),
  }),
);

const contextOf = (invoices: readonly OpenInvoice[], learnt: readonly string[]) => ({
  invoices,
  accounts: new Map(learnt.map((payer) => [accountOf(payer), payer])),
  currency: 'USD',
  writeOffLimit: 50,
  closedUntil: '',
});

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** Whether a single entry pays surely, as one would say it. */
const isSure = ({ entry, names }: Written, invoices: readonly OpenInvoice[]): boolean => {
  const named = invoices.filter(({ number }) => names.includes(number));
  return (
    named.length > 0 &&
    named.every(({ open, payerId }) => open > 0 && payerId === named[0]?.payerId) &&
    sumOf(named.map(({ open }) => open)) === entry.amount &&
    entry.currency === 'USD' &&
    entry.parts === 1 &&
    !entry.returned
  );
};

const checkShares = (match: Match, entry: MatchedEntry, invoices: readonly OpenInvoice[]): void => {
  const { shares } = match;
  expect(new Set(shares.map(({ invoiceNumber }) => invoiceNumber)).size).toBe(shares.length);
  expect(new Set(shares.map(({ payerId }) => payerId)).size).toBeLessThanOrEqual(1);
  expect(sumOf(shares.map(({ amount }) => amount))).toBeLessThanOrEqual(Math.max(entry.amount, 0));
  for (const share of shares) {
    const invoice = invoices.find(({ number }) => number === share.invoiceNumber);
    expect(share).toMatchObject({ payerId: invoice?.payerId, open: invoice?.open });
    expect(share.amount).toBeLessThanOrEqual(share.open);
  }
};

it('pays surely only what entries name, in full, and never too much', () => {
  fc.assert(
    fc.property(anyCase, ({ invoices, written, learnt }) => {
      const context = contextOf(invoices, learnt);
      const entries = written.map(({ entry }) => entry);
      const matches = matchEntries(entries, context);
      const paid = new Map<string, number>();
      for (const [at, one] of written.entries()) {
        const match = matches[at] as Match;
        checkShares(match, one.entry, invoices);
        const [alone] = matchEntries([one.entry], context);
        expect(alone?.certainty === 'sure', one.entry.text).toBe(isSure(one, invoices));
        if (match.certainty !== 'sure') continue;
        expect(isSure(one, invoices)).toBe(true);
        expect(match.shares.map(({ invoiceNumber }) => invoiceNumber).toSorted()).toEqual(
          one.names.toSorted(),
        );
        expect(match.shares.every(({ open, amount }) => open === amount)).toBe(true);
        for (const { invoiceNumber, amount } of match.shares) {
          paid.set(invoiceNumber, (paid.get(invoiceNumber) ?? 0) + amount);
        }
      }
      for (const { number, open } of invoices) {
        expect(paid.get(number) ?? 0).toBeLessThanOrEqual(open);
      }
    }),
    { numRuns: 400 },
  );
});

it('depends neither on the order of entries and invoices nor on the files they are in', () => {
  const shuffled = anyCase.chain(({ invoices, written, learnt }) =>
    fc.record({
      invoices: fc.constant(invoices),
      moved: fc.shuffledSubarray(invoices, { minLength: invoices.length }),
      learnt: fc.constant(learnt),
      entries: fc.constant(written.map(({ entry }, id) => ({ id, entry }))),
      order: fc.shuffledSubarray(
        written.map((_, id) => id),
        { minLength: written.length },
      ),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ invoices, moved, learnt, entries, order }) => {
      const matches = matchEntries(
        entries.map(({ entry }) => entry),
        contextOf(invoices, learnt),
      );
      const other = matchEntries(
        order.map((id) => entries[id]?.entry as MatchedEntry),
        contextOf(moved, learnt),
      );
      expect(order.map((id) => matches[id])).toEqual(other);
    }),
    { numRuns: 300 },
  );
});
