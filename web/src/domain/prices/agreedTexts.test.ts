import { withoutList } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { agreedPlane, plane } from '../../testing/fixtures.ts';
import { agreementFor, agreementText, priceReason } from './agreedTexts.ts';

const source = {
  listPrice: 6_410,
  priceListId: 'list',
  priceListVersion: 7,
  priceListName: 'Contract 2026',
};

const customer = { currency: 'USD', admin: false } as const;
const staff = { ...customer, admin: true };

describe('agreementFor', () => {
  it('is the list that decides about the quantity', () => {
    expect(agreementFor(agreedPlane, 10)?.name).toBe('Contract 2026');
    expect(agreementFor(plane, 10)).toBeNull();
  });

  it('is nothing where the list price is the lower one', () => {
    const from = [
      ...(agreedPlane.agreement?.from ?? []),
      { minQuantity: 48, priceListId: null, priceListVersion: null, name: null, until: null },
    ];
    const tool = { ...agreedPlane, agreement: { listPrice: 64.1, listPriceBreaks: [], from } };
    expect(agreementFor(tool, 47)?.name).toBe('Contract 2026');
    expect(agreementFor(tool, 48)).toBeNull();
  });
});

it('names a list with its end', () => {
  expect(agreementText({ name: 'Contract', until: '2026-12-31' })).toBe(
    'Contract, until 31 December 2026',
  );
  expect(agreementText({ name: 'Contract', until: null })).toBe('Contract');
});

describe('priceReason', () => {
  it('names the list, and the list price beside it', () => {
    expect(priceReason({ ...source, unitPrice: 5_000 }, customer)).toBe(
      'Your price: Contract 2026 · list price $64.10',
    );
  });

  it('tells staff the version of the list', () => {
    expect(priceReason({ ...source, unitPrice: 5_000 }, staff)).toBe(
      'Agreed price: Contract 2026, version 7 · list price $64.10',
    );
  });

  it('is empty for a list price', () => {
    expect(priceReason({ ...withoutList(6_410), unitPrice: 6_410 }, staff)).toBe('');
  });

  it('is the list price of a line that an offer made cheaper', () => {
    expect(priceReason({ ...withoutList(6_410), unitPrice: 6_000 }, customer)).toBe(
      'List price $64.10',
    );
  });
});
