import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dayOf } from '../days.ts';
import { priceSourceOf } from '../lines/agreement.ts';
import { priceLine } from '../lines/pricing.ts';
import { agreedPrice, concerns, priceCandidates } from './agreedPrice.ts';
import { assortments, audienceKinds, priceListKinds, priceListStatuses } from './lifecycle.ts';
import type { ListedPrice, PayerPriceList, PricedPayer } from './model.ts';
import { assortmentOf, withAgreedPrices } from './payerPrices.ts';

/** Compares the prices of the shop with a slow model that shares no code with them. */

const toolIds = ['plane', 'saw', 'clamp'] as const;
const payerIds = ['ada', 'company-oak', 'berta'] as const;
const groupIds = ['joiners', 'schools'] as const;
const firstDay = '2026-03-07';

const anyCents = fc.integer({ min: 1, max: 3_000 });

const anyPrices = fc
  .record({
    cents: fc.uniqueArray(anyCents, { minLength: 1, maxLength: 4 }),
    quantities: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ cents, quantities }) => {
    const [price = 1, ...lower] = cents.toSorted((one, other) => other - one);
    const rising = quantities.toSorted((one, other) => one - other);
    return {
      price: price / 100,
      priceBreaks: lower.map((each, at) => ({ minQuantity: rising[at] ?? 0, price: each / 100 })),
    };
  });

const anyDay = fc.integer({ min: 0, max: 4 }).map((count) => addDays(firstDay, count));

interface StoredList extends Omit<PayerPriceList, 'priceOf'> {
  prices: Partial<Record<string, ListedPrice>>;
}

const anyList = (_id: string): fc.Arbitrary<StoredList> =>
  fc
    .record({
      kind: fc.constantFrom(...priceListKinds),
      rate: fc.integer({ min: 1, max: 9_999 }),
      status: fc.constantFrom('active' as const, 'active' as const, ...priceListStatuses),
      from: fc.option(anyDay),
      until: fc.option(anyDay),
      audienceKind: fc.constantFrom(...audienceKinds),
      payer: fc.constantFrom(...payerIds),
      group: fc.constantFrom(...groupIds),
      assortment: fc.constantFrom(...assortments),
      prices: fc.dictionary(fc.constantFrom(...toolIds), anyPrices, { noNullPrototype: true }),
    })
    .map(({ kind, rate, audienceKind, payer, group, prices, ...list }) => ({
      ...list,
      _id,
      name: _id,
      kind,
      version: 1,
      discount: kind === 'percentage' ? rate : null,
      audience: {
        kind: audienceKind,
        id: audienceKind === 'all' ? null : audienceKind === 'payer' ? payer : group,
      },
      prices:
        kind === 'fixed'
          ? prices
          : Object.fromEntries(
              Object.keys(prices).map((id) => [id, { price: null, priceBreaks: [] }]),
            ),
    }));

const anyLists = fc
  .integer({ min: 0, max: 6 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => anyList(`list-${at}`))));

const anyPayer: fc.Arbitrary<PricedPayer> = fc.record({
  payerId: fc.constantFrom(...payerIds),
  groups: fc.subarray([...groupIds]),
});

const timeZones = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'];

/** A time within some days around a change of clocks in New York, and a zone of the shop. */
const anyMoment = fc.record({
  minutes: fc.integer({ min: 0, max: 5 * 24 * 60 }),
  timeZone: fc.constantFrom(...timeZones),
});

const anyCase = fc.record({
  tool: fc.record({ _id: fc.constantFrom(...toolIds), prices: anyPrices }),
  lists: anyLists,
  payer: anyPayer,
  quantity: fc.integer({ min: 1, max: 40 }),
  moment: anyMoment,
});

const toList = ({ prices, ...list }: StoredList): PayerPriceList => ({
  ...list,
  priceOf: (toolId) => prices[toolId],
});

/** Cents of a price in dollars with price breaks, by trying each break. */
const modelUnitPrice = ({ price, priceBreaks }: ListedPrice, quantity: number): number => {
  let dollars = price ?? 0;
  for (const { minQuantity, price: lower } of priceBreaks) {
    if (quantity >= minQuantity) dollars = lower;
  }
  return Number((dollars * 100).toFixed(0));
};

/** Half up with whole numbers only, as on paper. */
const modelDiscount = (cents: number, rate: number): number => {
  const tenThousandths = BigInt(cents) * BigInt(10_000 - rate);
  const [whole, rest] = [tenThousandths / 10_000n, tenThousandths % 10_000n];
  const rounded = Number(rest >= 5_000n ? whole + 1n : whole);
  return rounded < 1 ? 1 : rounded;
};

const modelDay = ({ minutes, timeZone }: { minutes: number; timeZone: string }): string => {
  const time = new Date(Date.parse(`${firstDay}T00:00:00Z`) + minutes * 60_000);
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone }).formatToParts(time);
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
};

const isOf = ({ audience }: StoredList, { payerId, groups }: PricedPayer): boolean =>
  audience.kind === 'all' ||
  (audience.kind === 'payer' && audience.id === payerId) ||
  (audience.kind === 'group' && groups.some((group) => group === audience.id));

const modelApplies = (list: StoredList, payer: PricedPayer, day: string): boolean =>
  isOf(list, payer) &&
  list.status === 'active' &&
  !(list.from && Date.parse(list.from) > Date.parse(day)) &&
  !(list.until && Date.parse(list.until) < Date.parse(day));

interface Case {
  tool: { _id: string; prices: ListedPrice };
  lists: readonly StoredList[];
  payer: PricedPayer;
  quantity: number;
}

/** The ids of the lists that may have decided, and the price in cents. */
const model = ({ tool, lists, payer, quantity }: Case, day: string) => {
  const listPrice = modelUnitPrice(tool.prices, quantity);
  const prices = lists
    .filter((list) => modelApplies(list, payer, day))
    .flatMap((list) => {
      const own = list.prices[tool._id];
      const { kind } = list.audience;
      if (list.kind === 'fixed') {
        return own ? [{ id: list._id, kind, cents: modelUnitPrice(own, quantity) }] : [];
      }
      if (list.assortment === 'only' && !own) return [];
      return [{ id: list._id, kind, cents: modelDiscount(listPrice, list.discount ?? 0) }];
    });
  const mostSpecific = (['payer', 'group', 'all'] as const)
    .map((kind) => prices.filter((one) => one.kind === kind))
    .find((level) => level.length > 0);
  if (!mostSpecific) return { cents: listPrice, listPrice, ids: [null] };
  const cents = mostSpecific.map((one) => one.cents).sort((one, other) => one - other)[0] ?? 0;
  if (cents > listPrice) return { cents: listPrice, listPrice, ids: [null] };
  const ids = mostSpecific.filter((one) => one.cents === cents).map((one) => one.id);
  return { cents, listPrice, ids: ids.sort().slice(0, 1) };
};

const modelSees = ({ tool, lists, payer }: Case, day: string): boolean => {
  const only = lists.filter((list) => list.assortment === 'only' && modelApplies(list, payer, day));
  return only.length === 0 || only.some((list) => tool._id in list.prices);
};

it('Each price, its source and each assortment are as a slow model says', () => {
  const property = fc.property(anyCase, ({ moment, ...one }) => {
    const day = modelDay(moment);
    const time = new Date(Date.parse(`${firstDay}T00:00:00Z`) + moment.minutes * 60_000);
    expect(dayOf(time, moment.timeZone)).toBe(day);
    const tool = {
      _id: one.tool._id,
      price: one.tool.prices.price ?? 0,
      priceBreaks: one.tool.prices.priceBreaks,
    };
    const lists = one.lists.map(toList).filter((list) => concerns(list, one.payer));
    const expected = model(one, day);
    const agreed = agreedPrice(tool, lists, one.quantity, day);
    expect(agreed.unitPrice).toBe(expected.cents);
    expect(agreed.lineTotal).toBe(expected.cents * one.quantity);
    expect(agreed.listPrice).toBe(expected.listPrice);
    expect(expected.ids).toContain(agreed.priceListId);
    expect(agreed.unitPrice).toBeLessThanOrEqual(expected.listPrice);
    expect(assortmentOf(lists, day)?.(tool._id) ?? true).toBe(modelSees(one, day));

    const own = withAgreedPrices(tool, lists, day);
    for (const quantity of [1, one.quantity, one.quantity + 1, 1_000]) {
      const { unitPrice, listPrice, priceListId, priceListVersion } = agreedPrice(
        tool,
        lists,
        quantity,
        day,
      );
      expect(priceLine(own, quantity).unitPrice).toBe(unitPrice);
      const source = { listPrice, priceListId, priceListVersion };
      expect(priceSourceOf(own, quantity)).toMatchObject(source);
    }
    for (const [at, { price }] of own.priceBreaks.entries()) {
      expect(price).toBeLessThan(own.priceBreaks[at - 1]?.price ?? own.price);
    }
    const won = priceCandidates(tool, lists, {
      quantity: one.quantity,
      day,
    }).filter(({ outcome }) => outcome === 'won');
    expect(won).toMatchObject([{ priceListId: agreed.priceListId, unitPrice: agreed.unitPrice }]);
  });
  fc.assert(property, { numRuns: 500 });
});

it('The price of a payer does not depend on lists of others', () => {
  const property = fc.property(anyCase, anyLists, ({ tool, lists, payer, quantity }, others) => {
    const priced = {
      _id: tool._id,
      price: tool.prices.price ?? 0,
      priceBreaks: tool.prices.priceBreaks,
    };
    const foreign = others.filter((list) => !isOf(list, payer));
    const priceWith = (all: readonly StoredList[]) => {
      const own = all.map(toList).filter((list) => concerns(list, payer));
      return [agreedPrice(priced, own, quantity, firstDay), assortmentOf(own, firstDay) === null];
    };
    expect(priceWith([...lists, ...foreign])).toEqual(priceWith(lists));
  });
  fc.assert(property, { numRuns: 500 });
});
