import { describe, expect, it } from 'vitest';
import { ibanOf } from './iban.ts';
import { transferCodeOf, type WantedTransfer } from './transferCode.ts';

const transfer: WantedTransfer = {
  bank: {
    holder: 'Franz Mustermänn',
    bankName: 'Bank',
    account: 'DE71 1102 2033 0123 4567 89',
    code: 'bhbl deha 110',
  },
  reference: 'RF18539007547034',
  amount: 1_230,
  currency: 'EUR',
};

describe('An IBAN', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['gb82-west-1234-5698-7654-32', 'GB82WEST12345698765432'],
    ['NO9386011117947', 'NO9386011117947'],
  ])('is read from %s', (typed, iban) => expect(ibanOf(typed)).toBe(iban));

  it.each(['', '000123456789', 'DE88370400440532013000', 'DE89370400440532013001'])(
    'is not %s',
    (typed) => expect(ibanOf(typed)).toBeUndefined(),
  );
});

describe('The code of a transfer', () => {
  it('has the lines of the guideline', () => {
    expect(transferCodeOf(transfer)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'BHBLDEHA110',
      'Franz Mustermänn',
      'DE71110220330123456789',
      'EUR12.30',
      '',
      'RF18539007547034',
    ]);
  });

  it('has another reference as text, and no BIC that is none', () => {
    const bank = { ...transfer.bank, code: '021000021' };
    const lines = transferCodeOf({ ...transfer, bank, reference: 'TH-4K2M\n9A7C' })?.split('\n');
    expect(lines?.slice(4)).toEqual([
      '',
      'Franz Mustermänn',
      'DE71110220330123456789',
      'EUR12.30',
      '',
      '',
      'TH-4K2M 9A7C',
    ]);
  });

  it('never has more than 331 bytes', () => {
    const bank = { ...transfer.bank, holder: 'ä'.repeat(90) };
    const code = transferCodeOf({ ...transfer, bank, amount: 99_999_999_999 }) ?? '';
    expect(code).toContain(`\n${'ä'.repeat(70)}\n`);
    expect(new TextEncoder().encode(code).length).toBeLessThanOrEqual(331);
    const reference = '語'.repeat(140);
    expect(transferCodeOf({ ...transfer, reference })).toBeUndefined();
  });

  it.each([
    { currency: 'USD' as const },
    { amount: 0 },
    { amount: 100_000_000_000 },
    { bank: { ...transfer.bank, account: '000123456789' } },
    { bank: { ...transfer.bank, holder: ' ' } },
  ])('is missing with %j', (change) => {
    expect(transferCodeOf({ ...transfer, ...change })).toBeUndefined();
  });
});
