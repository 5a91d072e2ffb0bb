import { describe, expect, it } from 'vitest';
import { changeSummary, changesOf } from './fieldChanges.ts';

describe('changesOf', () => {
  it('lists the changed fields with their values, and omits the others', () => {
    const before = { toolName: 'Jack plane', price: 64.1, available: 1200 };
    expect(changesOf(before, { ...before, price: 70, available: 1350 })).toEqual([
      { label: 'Price', before: '$64.10', after: '$70.00' },
      { label: 'Available', before: '1,200', after: '1,350' },
    ]);
  });

  it('has no old value for something created, and no new value for something deleted', () => {
    const fields = { role: 'customer' };
    expect(changesOf({}, fields)).toEqual([{ label: 'Role', before: null, after: 'customer' }]);
    expect(changesOf(fields, {})).toEqual([{ label: 'Role', before: 'customer', after: null }]);
  });

  it('distinguishes zero from empty', () => {
    expect(changesOf({ available: 3 }, { available: 0, note: '' })).toEqual([
      { label: 'Available', before: '3', after: '0' },
      { label: 'Note', before: null, after: null },
    ]);
  });

  it('shortens the URL of a picture to its file name', () => {
    const imageLink = 'http://127.0.0.1/v0/b/shop/o/tools%2F1%2Fplane.webp?alt=media';
    expect(changesOf({}, { imageLink })[0]?.after).toBe('plane.webp');
    expect(changesOf({}, { imageLink: 'no address' })[0]?.after).toBe('no address');
  });

  it('shows the rows of a list in lines, with money as everywhere', () => {
    const before = { category: 'planes', priceBreaks: '', morePictures: '' };
    const folder = 'http://127.0.0.1/v0/b/shop/o/tools%2F1%2F';
    const after = {
      category: 'chisels',
      priceBreaks: '24: 8.90; 48: 1200.00',
      morePictures: `${folder}a.webp\n${folder}b.webp`,
    };
    expect(changesOf(before, after)).toEqual([
      { label: 'Category', before: 'Planes', after: 'Chisels and gouges' },
      { label: 'Price breaks', before: null, after: 'from 24: $8.90\nfrom 48: $1,200.00' },
      { label: 'Further pictures', before: null, after: 'a.webp\nb.webp' },
    ]);
  });

  it('shows settings as percent, money, hours and terms', () => {
    const before = { 'bank.account': '', taxRate: 0, orderMinimum: 0, holdHours: 72 };
    const after = { 'bank.account': '0001', taxRate: 825, orderMinimum: 25_000, holdHours: 0 };
    expect(changesOf(before, after)).toEqual([
      { label: 'Account number', before: null, after: '0001' },
      { label: 'Tax rate', before: '0%', after: '8.25%' },
      { label: 'Order minimum', before: '$0.00', after: '$250.00' },
      { label: 'Hold time of prepaid orders', before: '72 hours', after: 'Never cancelled' },
    ]);
    expect(changesOf({ defaultTerms: 'net-30' }, { defaultTerms: 'prepaid' })).toEqual([
      { label: 'Default payment terms', before: 'Net 30 days', after: 'Prepaid' },
    ]);
  });

  it('says what was agreed with a customer, also the default and no limit', () => {
    const none = { terms: null, creditLimit: null };
    expect(changesOf(none, { terms: 'net-60', creditLimit: 500_000 })).toEqual([
      { label: 'Payment terms', before: 'The shop’s default', after: 'Net 60 days' },
      { label: 'Credit limit', before: 'No limit', after: '$5,000.00' },
    ]);
  });

  it('shows payments with their amount and method', () => {
    const after = { paid: 64_100, amount: 64_100, method: 'bank-transfer', reference: 'TH-1' };
    expect(changesOf({ paid: 0 }, after)).toEqual([
      { label: 'Paid in total', before: '$0.00', after: '$641.00' },
      { label: 'Amount', before: null, after: '$641.00' },
      { label: 'Method', before: null, after: 'Bank transfer' },
      { label: 'Reference', before: null, after: 'TH-1' },
    ]);
  });

  it('shows an offer and a credit with their money and days', () => {
    const offer = { status: 'offered', total: 510_400, validUntil: '2026-12-10' };
    expect(changesOf({}, offer)).toEqual([
      { label: 'Status', before: null, after: 'offered' },
      { label: 'Total', before: null, after: '$5,104.00' },
      { label: 'Valid until', before: null, after: '10 Dec 2026' },
    ]);
    expect(changesOf({}, { creditNoteNumber: 'CN-2026-000014', credited: 19_680 })).toEqual([
      { label: 'Credit note', before: null, after: 'CN-2026-000014' },
      { label: 'Credited', before: null, after: '$196.80' },
    ]);
  });

  it('labels an unknown field with its name', () => {
    expect(changesOf({}, { colour: true })).toEqual([
      { label: 'colour', before: null, after: 'yes' },
    ]);
  });
});

describe('changeSummary', () => {
  it('has the old and the new value of each changed field', () => {
    const before = { price: 64.1, available: 3, note: '' };
    expect(changeSummary({ before, after: { price: 70, available: 0, note: '' } })).toBe(
      'Price: $64.10 → $70.00 · Available: 3 → 0',
    );
  });

  it('is one line, also with lists', () => {
    const before = { specifications: 'Length: 1 mm\nWidth: 2 mm' };
    const after = { specifications: 'Length: 3 mm' };
    expect(changeSummary({ before, after })).toBe(
      'Specifications: Length: 1 mm; Width: 2 mm → Length: 3 mm',
    );
  });

  it('has one value for something created or deleted', () => {
    expect(changeSummary({ before: {}, after: { role: 'customer', note: '' } })).toBe(
      'Role: customer · Note: –',
    );
  });
});
