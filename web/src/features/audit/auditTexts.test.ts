import { describe, expect, it } from 'vitest';
import { changeSummary, changesOf } from './auditTexts.ts';

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

  it('has one value for something created or deleted', () => {
    expect(changeSummary({ before: {}, after: { role: 'customer', note: '' } })).toBe(
      'Role: customer · Note: –',
    );
  });
});
