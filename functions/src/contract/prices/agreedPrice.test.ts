import { describe, expect, it } from 'vitest';
import { priceSourceOf } from '../lines/agreement.ts';
import { agreedPrice, endedPriceOf, priceCandidates } from './agreedPrice.ts';
import type { ListedPrice, PayerPriceList } from './model.ts';
import { assortmentOf, visibleTools, withAgreedPrices } from './payerPrices.ts';

const today = '2026-11-27';

const plane = { _id: 'plane', price: 10, priceBreaks: [{ minQuantity: 20, price: 8 }] };

const listOf = (
  _id: string,
  fields: Partial<PayerPriceList> = {},
  prices: Record<string, ListedPrice> = {},
): PayerPriceList => ({
  _id,
  name: `List ${_id}`,
  kind: 'fixed',
  discount: null,
  status: 'active',
  from: null,
  until: null,
  audience: { kind: 'all', id: null },
  assortment: 'all',
  version: 3,
  priceOf: (toolId) => prices[toolId],
  ...fields,
});

const forPayer = { kind: 'payer', id: 'ada' } as const;
const forGroup = { kind: 'group', id: 'joiners' } as const;

const at = (price: number, ...priceBreaks: { minQuantity: number; price: number }[]) => ({
  plane: { price, priceBreaks },
});

const priceFor = (lists: readonly PayerPriceList[], quantity = 1, day = today) =>
  agreedPrice(plane, lists, quantity, day);

describe('agreedPrice', () => {
  it('is the list price without a list', () => {
    expect(priceFor([], 24)).toEqual({
      unitPrice: 800,
      lineTotal: 19_200,
      breakQuantity: 20,
      listPrice: 800,
      priceListId: null,
      priceListVersion: null,
      why: 'no-list',
    });
  });

  it('takes the most specific list, even if another is cheaper', () => {
    const lists = [
      listOf('a', {}, at(5)),
      listOf('b', { audience: forGroup }, at(6)),
      listOf('c', { audience: forPayer }, at(7)),
    ];
    expect(priceFor(lists)).toMatchObject({ unitPrice: 700, priceListId: 'c', why: 'payer' });
    expect(priceFor(lists.slice(0, 2))).toMatchObject({ unitPrice: 600, why: 'group' });
  });

  it('takes the lowest price of several equally specific lists for the quantity', () => {
    const lists = [listOf('a', {}, at(7)), listOf('b', {}, at(9, { minQuantity: 10, price: 6 }))];
    expect(priceFor(lists, 9)).toMatchObject({ unitPrice: 700, priceListId: 'a' });
    expect(priceFor(lists, 10)).toMatchObject({
      unitPrice: 600,
      lineTotal: 6_000,
      breakQuantity: 10,
      priceListId: 'b',
    });
  });

  it('does not depend on the order of lists with equal prices', () => {
    const lists = [listOf('b', {}, at(7)), listOf('a', {}, at(7))];
    expect(priceFor(lists).priceListId).toBe('a');
    expect(priceFor(lists.toReversed()).priceListId).toBe('a');
  });

  it('is never above the list price', () => {
    const list = listOf('a', { audience: forPayer }, at(9));
    expect(priceFor([list, listOf('b', {}, at(5))], 20)).toMatchObject({
      unitPrice: 800,
      priceListId: null,
      why: 'list-price-lower',
    });
  });

  it.each([
    [1_000, 1, 1_500, 1_350],
    [5_000, 1, 5, 3],
    [3_333, 1, 1, 1],
    [9_999, 1, 1, 1],
    [1, 1, 10_000, 9_999],
    [1_250, 20, 333, 291],
  ])(
    'takes %i basis points off, for %i pieces at %i cents: %i',
    (discount, quantity, cents, expected) => {
      const tool = { _id: 'plane', price: cents / 100, priceBreaks: [] };
      const list = listOf('a', { kind: 'percentage', discount });
      expect(agreedPrice(tool, [list], quantity, today).unitPrice).toBe(expected);
    },
  );

  it('applies a percentage to price breaks, and in an assortment only to its tools', () => {
    const fields = { kind: 'percentage', discount: 1_000 } as const;
    expect(priceFor([listOf('a', fields)], 20)).toMatchObject({ unitPrice: 720, listPrice: 800 });
    const only = { ...fields, assortment: 'only' } as const;
    expect(priceFor([listOf('a', only)]).priceListId).toBeNull();
    const tools = { plane: { price: null, priceBreaks: [] } };
    expect(priceFor([listOf('a', only, tools)]).unitPrice).toBe(900);
  });

  it('applies a list from its first to its last day, and only while it is active', () => {
    const list = (fields: Partial<PayerPriceList>) => [listOf('a', fields, at(5))];
    const isApplied = (fields: Partial<PayerPriceList>) => priceFor(list(fields)).why === 'all';
    expect(isApplied({ from: today, until: today })).toBe(true);
    expect(isApplied({ from: '2026-11-28' })).toBe(false);
    expect(isApplied({ until: '2026-11-26' })).toBe(false);
    expect(isApplied({ status: 'draft' })).toBe(false);
    expect(isApplied({ status: 'archived' })).toBe(false);
  });
});

describe('priceCandidates', () => {
  it('says of each list why it decides or not', () => {
    const lists = [
      listOf('won', { audience: forPayer }, at(7)),
      listOf('dearer', { audience: forPayer }, at(8)),
      listOf('x-same', { audience: forPayer }, at(7)),
      listOf('group', { audience: forGroup }, at(6)),
      listOf('high', { audience: forPayer }, at(11)),
      listOf('none', { audience: forPayer }),
      listOf('later', { audience: forPayer, from: '2026-12-01' }, at(1)),
      listOf('over', { audience: forPayer, until: '2026-11-01' }, at(1)),
      listOf('draft', { audience: forPayer, status: 'draft' }, at(1)),
    ];
    const found = priceCandidates(plane, lists, { quantity: 1, day: today });
    expect(
      found.map(({ priceListId, outcome, unitPrice }) => [priceListId, outcome, unitPrice]),
    ).toEqual([
      ['won', 'won', 700],
      ['dearer', 'dearer', 800],
      ['x-same', 'same-price', 700],
      ['group', 'less-specific', 600],
      ['high', 'above-list-price', 1_100],
      ['none', 'without-price', null],
      ['later', 'not-started', 100],
      ['over', 'ended', 100],
      ['draft', 'not-active', 100],
      [null, 'dearer', 1_000],
    ]);
  });

  it('says that the list price decides', () => {
    const lists = [listOf('high', {}, at(11))];
    const found = priceCandidates(plane, lists, { quantity: 1, day: today });
    expect(found.map(({ outcome }) => outcome)).toEqual(['above-list-price', 'won']);
  });
});

describe('endedPriceOf', () => {
  const lists = [
    listOf('old', { until: '2026-10-31' }, at(6)),
    listOf('last', { until: '2026-11-26' }, at(7)),
  ];

  it('names the list by which a line had its price', () => {
    const ended = (unitPrice: number) =>
      endedPriceOf(plane, lists, { quantity: 1, unitPrice }, today);
    expect(ended(700)).toEqual({ name: 'List last', until: '2026-11-26' });
    expect(ended(600)).toEqual({ name: 'List old', until: '2026-10-31' });
    expect(ended(650)).toBeUndefined();
  });
});

describe('withAgreedPrices', () => {
  it('leaves a tool without an agreement as it is', () => {
    expect(withAgreedPrices(plane, [], today)).toBe(plane);
    expect(withAgreedPrices(plane, [listOf('high', {}, at(11))], today)).toBe(plane);
  });

  it('has the prices for each quantity, and where they come from', () => {
    const lists = [
      listOf('a', { until: '2026-12-31' }, at(9)),
      listOf('b', {}, at(9.5, { minQuantity: 10, price: 8.5 })),
    ];
    expect(withAgreedPrices(plane, lists, today)).toEqual({
      _id: 'plane',
      price: 9,
      priceBreaks: [
        { minQuantity: 10, price: 8.5 },
        { minQuantity: 20, price: 8 },
      ],
      agreement: {
        listPrice: 10,
        listPriceBreaks: plane.priceBreaks,
        from: [
          {
            minQuantity: 0,
            priceListId: 'a',
            priceListVersion: 3,
            name: 'List a',
            until: '2026-12-31',
          },
          { minQuantity: 10, priceListId: 'b', priceListVersion: 3, name: 'List b', until: null },
          { minQuantity: 20, priceListId: null, priceListVersion: null, name: null, until: null },
        ],
      },
    });
  });

  it('says where the price of a line comes from', () => {
    const tool = withAgreedPrices(plane, [listOf('a', {}, at(9))], today);
    expect(priceSourceOf(tool, 5)).toEqual({
      listPrice: 1_000,
      priceListId: 'a',
      priceListVersion: 3,
      priceListName: 'List a',
    });
    expect(priceSourceOf(tool, 20)).toEqual({
      listPrice: 800,
      priceListId: null,
      priceListVersion: null,
      priceListName: null,
    });
    expect(priceSourceOf(plane, 20)).toEqual({
      listPrice: 800,
      priceListId: null,
      priceListVersion: null,
      priceListName: null,
    });
  });
});

describe('visibleTools', () => {
  const tools = [plane, { _id: 'saw' }, { _id: 'clamp' }];
  const only = (id: string, toolId: string, fields: Partial<PayerPriceList> = {}) =>
    listOf(id, { assortment: 'only', ...fields }, { [toolId]: { price: 5, priceBreaks: [] } });

  it('are those of all assortments together', () => {
    const idsOf = (lists: readonly PayerPriceList[]) =>
      visibleTools(tools, lists, today).map(({ _id }) => _id);
    expect(idsOf([only('a', 'saw'), only('b', 'plane'), listOf('c', {}, at(5))])).toEqual([
      'plane',
      'saw',
    ]);
    expect(idsOf([only('a', 'saw', { until: '2026-11-26' })])).toHaveLength(3);
    expect(idsOf([only('a', 'saw', { status: 'draft' })])).toHaveLength(3);
    expect(idsOf([only('a', 'other')])).toEqual([]);
  });

  it('are all without an assortment', () => {
    expect(assortmentOf([listOf('a', {}, at(5))], today)).toBeNull();
  });
});
