import { matchCauses } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { bankEntryOf, bookedEntryOf, shareOf } from '../../../testing/bankEntries.ts';
import { bankMoney, changedText, invoicesText, matchText } from './entryTexts.ts';

const numbered = (...numbers: string[]) =>
  numbers.map((invoiceNumber) => shareOf({ invoiceNumber, open: 5_000, amount: 5_000 }));

describe('matchText', () => {
  it.each([
    ['reference-and-sum', {}, 'Reference and amount match invoice 2026-000123'],
    ['less-than-open', { amount: 12_000 }, '$0.50 less than is open of invoice 2026-000123'],
    ['more-than-open', { amount: 12_100 }, '$0.50 more than is open of invoice 2026-000123'],
    ['cash-discount', { amount: 11_809 }, 'Invoice 2026-000123 less $2.41: a cash discount?'],
    ['batch', { parts: 7, shares: [] }, '7 transfers in one entry, which are not listed'],
    ['nothing-found', { shares: [] }, 'Neither text nor account name an open invoice'],
  ] as const)('of %s', (cause, fields, text) => {
    const { shares, ...others } = { shares: undefined, ...fields };
    const entry = bankEntryOf({ cause, ...others, ...(shares && { shares: [...shares] }) });
    expect(matchText(entry)).toBe(text);
  });

  it.each(matchCauses)('says something of %s, also without an invoice', (cause) => {
    for (const shares of [[], [shareOf()]]) {
      expect(matchText(bankEntryOf({ cause, shares }))).toMatch(/^[A-Z\d$].{9}/);
    }
  });

  it('says what a handled entry has paid, and who has handled it', () => {
    expect(matchText(bookedEntryOf())).toBe('Invoice 2026-000123 by Bea');
    const left = bankEntryOf({ status: 'left', handledBy: 'Bea' });
    expect(matchText(left)).toBe('Left alone by Bea');
  });
});

it('names a few invoices, and counts many', () => {
  expect(invoicesText(numbered('2026-000001', '2026-000002'))).toBe(
    'invoices 2026-000001 and 2026-000002',
  );
  expect(invoicesText(numbered('A', 'B', 'C', 'D'))).toBe('4 invoices');
  expect(invoicesText(numbered('TH-4K2M9A7C'))).toBe('order TH-4K2M9A7C');
});

it('writes money of currencies in which the shop does not sell', () => {
  expect(bankMoney('SEK', 1_250)).toBe('SEK 12.50');
  expect(bankMoney('USD', -1_250)).toMatch(/^[-−]\$12\.50$/);
});

it('says what someone else has done with an entry', () => {
  expect(changedText(bookedEntryOf())).toBe(
    'Bea has booked this entry in the meantime: invoice 2026-000123.',
  );
  expect(changedText(bankEntryOf({ status: 'left', handledBy: 'Bea' }))).toContain('left');
});
