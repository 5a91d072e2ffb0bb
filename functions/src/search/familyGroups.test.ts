import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CatalogueQuery,
  type CatalogueSort,
  catalogueSorts,
  stockGroups,
  toolCategories,
} from '../contract/index.ts';
import { entryOf } from '../testing/tools/entries.ts';
import { type CatalogueIndex, createCatalogueIndex, nameKeyOf } from './catalogueIndex.ts';
import { decodeCursor, encodeCursor } from './catalogueOrder.ts';
import { staffView } from './catalogueView.ts';
import { type CatalogueView, effectiveSort, findTools, type Section } from './findTools.ts';

const named = {
  bits: { name: 'Bits for Wood', imageLink: 'bits.webp' },
  blades: { name: 'Saw Blades', imageLink: '' },
};

const everything: CatalogueQuery = { q: '', categories: [], stock: [], sort: 'popularity' };

const entry = fc.record({
  sku: fc.stringMatching(/^[AB]-\d{1,2}$/),
  name: fc.constantFrom('plane', 'saw', 'bit 5 mm', 'bit 8 mm'),
  words: fc.constantFrom('', 'plane', 'steel saw'),
  category: fc.constantFrom(...toolCategories.slice(0, 2)),
  price: fc.integer({ min: 1, max: 6 }),
  stock: fc.constantFrom(...stockGroups),
  createdAt: fc.integer({ min: 0, max: 3 }),
  family: fc.constantFrom('', 'bits', 'blades', 'unknown'),
  isHidden: fc.boolean(),
});

const queries = fc.record({
  q: fc.constantFrom('', 'plane', 'saw', 'a-1', 'wood', 'bit 5 mm'),
  categories: fc.subarray(toolCategories.slice(0, 2)),
  stock: fc.subarray([...stockGroups]),
  minPrice: fc.constantFrom(undefined, 2),
  sort: fc.constantFrom(...catalogueSorts),
});

const payerView: CatalogueView = {
  isVisible: (id) => Number(id) % 3 !== 0,
  priceOf: ({ id, entry: { price } }) => (Number(id) % 2 === 0 ? price / 2 : price),
};
const views = fc.constantFrom(undefined, payerView, staffView);

const sold = new Map([
  ['1', 5],
  ['2', 9],
]);

const indexOf = async (entries: readonly Parameters<CatalogueIndex['put']>[1][]) => {
  const index = await createCatalogueIndex();
  for (const [at, one] of entries.entries()) index.put(`${at}`, one);
  index.useFamilies(named);
  return index;
};

/** An item of the list, as the model sees it. */
interface Item {
  id: string;
  prices: number[];
  family: keyof typeof named | undefined;
}

const isNamed = (family: string | undefined): family is keyof typeof named =>
  family !== undefined && family in named;

/** Groups the tools of a list with each size, in which those for the SKU that was searched stay alone. */
const itemsOf = (
  ids: readonly string[],
  {
    index,
    query,
    view,
  }: { index: CatalogueIndex; query: CatalogueQuery; view: CatalogueView | undefined },
): Item[] => {
  const items: Item[] = [];
  for (const id of ids) {
    const tool = index.tools.get(id) ?? expect.unreachable();
    const price = view ? view.priceOf(tool) : tool.entry.price;
    const isExact = query.q !== '' && tool.compactSku === query.q.replace('-', '');
    const { family } = tool.entry;
    const own = isNamed(family) && !isExact ? family : undefined;
    const group = own && items.find((item) => item.family === own);
    if (group) group.prices.push(price);
    else items.push({ id, prices: [price], family: own });
  }
  return items;
};

const sortPartOf = (sort: CatalogueSort, { id, prices, family }: Item, index: CatalogueIndex) => {
  if (sort === 'price') return Math.min(...prices);
  if (sort === '-price') return -Math.max(...prices);
  return family && prices.length > 1
    ? nameKeyOf(named[family].name)
    : (index.tools.get(id)?.nameKey ?? '');
};

const sorted = (sort: CatalogueSort, items: Item[], index: CatalogueIndex): Item[] => {
  if (sort !== 'name' && sort !== 'price' && sort !== '-price') return items;
  const keyed = items.map((item) => ({
    item,
    key: [
      index.tools.get(item.id)?.entry.stock === 'sold-out' ? 1 : 0,
      sortPartOf(sort, item, index),
      item.id,
    ],
  }));
  const compare = (one: (string | number)[], other: (string | number)[]): number => {
    const at = one.findIndex((part, place) => part !== other[place]);
    return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
  };
  return keyed.toSorted((one, other) => compare(one.key, other.key)).map(({ item }) => item);
};

describe('For any catalogue, payer and query', () => {
  it('a family has one item, in its place, and all counts agree with the flat list', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 25 }),
        queries,
        views,
        fc.integer({ min: 1, max: 5 }),
        async (all, query, view, limit) => {
          const index = await indexOf(
            all.map(({ isHidden, family, ...fields }) => ({
              ...fields,
              ...(family && { family }),
              ...(isHidden && { isHidden }),
            })),
          );
          const flat = findTools(index, query, { limit: 100, isFlat: true }, sold, view);
          const sort = effectiveSort(query);
          const items = sorted(sort, itemsOf(flat.ids, { index, query, view }), index);
          const whole = findTools(index, query, { limit: 100 }, sold, view);
          expect(whole.ids).toEqual(items.map(({ id }) => id));
          expect(whole).toMatchObject({ total: items.length, toolTotal: flat.ids.length });
          expect([flat.total, flat.families.size]).toEqual([flat.toolTotal, 0]);
          expect(whole.facets).toEqual(flat.facets);
          expect([...whole.families].toSorted()).toEqual(
            items
              .flatMap(({ id, prices, family }) =>
                family && prices.length > 1
                  ? [
                      [
                        id,
                        {
                          _id: family,
                          ...named[family],
                          sizes: prices.length,
                          fromPrice: Math.min(...prices),
                        },
                      ],
                    ]
                  : [],
              )
              .toSorted(),
          );
          const paged: string[] = [];
          for (let section: Section | undefined = { limit }; section; ) {
            const { ids, end, total } = findTools(index, query, section, sold, view);
            expect(total).toBe(items.length);
            paged.push(...ids);
            section = end && { limit, after: decodeCursor(sort, encodeCursor(sort, end)) };
          }
          expect(paged).toEqual(whole.ids);
        },
      ),
    );
  });
});

describe('The sizes of a family', () => {
  const sizes = [5, 8].map((mm) => entryOf(`Brad ${mm} mm`, { sku: `BIT-${mm}`, family: 'bits' }));
  const find = (index: CatalogueIndex, q: string) =>
    findTools(index, { ...everything, q }, { limit: 10 }, new Map());

  it('are found by its name, also after it is renamed or they move', async () => {
    const index = await indexOf([...sizes, entryOf('Plane')]);
    expect(find(index, 'wood')).toMatchObject({ total: 1, toolTotal: 2 });
    index.useFamilies({ ...named, bits: { name: 'Metal Bits', imageLink: '' } });
    expect(find(index, 'wood').toolTotal).toBe(0);
    expect(find(index, 'metal').toolTotal).toBe(2);
    index.put('0', entryOf('Brad 5 mm'));
    expect(find(index, 'metal')).toMatchObject({ ids: ['1'], toolTotal: 1 });
    index.useFamilies({});
    expect(find(index, 'metal').toolTotal).toBe(0);
  });

  it('are shown alone if a search means one of them', async () => {
    const index = await indexOf([
      ...sizes,
      entryOf('Brad 50 mm', { sku: 'BIT-50', family: 'bits' }),
    ]);
    expect(find(index, 'brad 8 mm')).toMatchObject({ ids: ['1'], families: new Map() });
    expect(find(index, 'bit-5')).toMatchObject({ ids: ['0', '2'], families: new Map() });
    expect(find(index, 'brad').families.get('0')?.sizes).toBe(3);
  });
});
