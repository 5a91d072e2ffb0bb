import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Attribute,
  type CatalogueEntry,
  type CatalogueQuery,
  catalogueSorts,
  limits as contractLimits,
  stockGroups,
  toolCategories,
} from '../contract/index.ts';
import { entryOf } from '../testing/tools/entries.ts';
import { createCatalogueIndex } from './catalogueIndex.ts';
import { decodeCursor, encodeCursor } from './catalogueOrder.ts';
import { staffView } from './catalogueView.ts';
import { findNamed } from './findNamed.ts';
import { type CatalogueView, effectiveSort, findTools, type Section } from './findTools.ts';

const everything: CatalogueQuery = { q: '', categories: [], stock: [], sort: 'relevance' };
const nothingSold = new Map<string, number>();

const indexOf = async (entries: readonly CatalogueEntry[]) => {
  const index = await createCatalogueIndex();
  for (const entry of entries) index.put(entry.name, entry);
  return index;
};

const finderOf = async (...entries: CatalogueEntry[]) => {
  const index = await indexOf(entries);
  return (query: Partial<CatalogueQuery> | string, sold = nothingSold) => {
    const part = typeof query === 'string' ? { q: query } : query;
    return findTools(index, { ...everything, ...part }, { limit: 100 }, sold);
  };
};

describe('A hidden tool', () => {
  it('is found and counted only for staff, and by its name for nobody', async () => {
    const shown = entryOf('Plane', { category: 'planes', price: 10 });
    const hidden = entryOf('Hidden Saw', { category: 'saws', price: 90, isHidden: true });
    const index = await indexOf([shown, hidden]);
    const section = { limit: 100 };
    const own: CatalogueView = { isVisible: null, priceOf: ({ entry }) => entry.price };
    const seenBy = (view?: CatalogueView) => {
      const { ids, facets } = findTools(index, everything, section, nothingSold, view);
      return [ids, facets.categories.map(({ value }) => value), facets.price?.max];
    };
    for (const view of [undefined, own, { ...own, isVisible: () => true }]) {
      expect(seenBy(view)).toEqual([['Plane'], ['planes'], 10]);
    }
    expect(seenBy(staffView)).toEqual([['Hidden Saw', 'Plane'], ['planes', 'saws'], 90]);
    expect([...findNamed(index, ['Hidden Saw', 'Plane'])]).toEqual([['Plane', 'Plane']]);
  });
});

describe('A search', () => {
  it('finds the planes before tools that only mention one', async () => {
    const find = await finderOf(
      entryOf('Ear Defenders', { words: 'keep next to the plane planer' }),
      entryOf('Planer Knife'),
      entryOf('Low-Angle Block Plane', { words: 'steel' }),
      entryOf('Hammer'),
    );
    expect(find('plane').ids).toEqual(['Low-Angle Block Plane', 'Planer Knife', 'Ear Defenders']);
  });

  it('ranks a tool by the word that matches worst', async () => {
    const find = await finderOf(
      entryOf('Block Plane', { words: 'steel' }),
      entryOf('Steelwork Planes'),
      entryOf('Steel Plane'),
    );
    expect(find('steel plane').ids).toEqual(['Steel Plane', 'Steelwork Planes', 'Block Plane']);
  });

  it('requires all words', async () => {
    const find = await finderOf(entryOf('Block Plane'), entryOf('Jack Plane'));
    expect(find('jack planes').ids).toEqual(['Jack Plane']);
    expect(find('jack saw')).toMatchObject({ ids: [], total: 0 });
  });

  it('finds a SKU first, exactly or by its start, however it is written', async () => {
    const find = await finderOf(
      entryOf('Plane', { sku: 'PLN-1005' }),
      entryOf('Longer Plane', { sku: 'PLN-100' }),
      entryOf('pln 100 in its name', { sku: 'SAW-7' }),
      entryOf('Saw', { sku: 'SAW-1' }),
    );
    for (const q of ['PLN-100', 'pln-100', 'pln100', 'PLN 100']) {
      expect(find(q).ids.slice(0, 2), q).toEqual(['Longer Plane', 'Plane']);
    }
    expect(find('pln-1005').ids).toEqual(['Plane']);
    expect(find('pln').ids.toSorted()).toEqual(['Longer Plane', 'Plane', 'pln 100 in its name']);
    expect(find('saw').ids[0]).toBe('Saw');
    expect(find('1005').ids).toEqual(['Plane']);
  });

  it.each([
    ['chisals', 'one other letter'],
    ['chisl', 'one letter less'],
    ['chissel', 'one letter more'],
    ['chiesl', 'two swapped letters'],
    ['chisesl', 'two swapped letters of a plural'],
    ['hcisel', 'two swapped letters at the start'],
  ])('forgives %s: %s', async (q) => {
    const find = await finderOf(entryOf('Chisel'), entryOf('Hammer'));
    expect(find(q).ids).toEqual(['Chisel']);
  });

  it.each(['asw', 'swa', 'chizzels', 'chsiesl'])('does not forgive %s', async (q) => {
    const find = await finderOf(entryOf('Chisel'), entryOf('Saw'));
    expect(find(q).ids).toEqual([]);
  });

  it('forgives a typing error only if nothing matches otherwise, and never in a SKU', async () => {
    const find = await finderOf(
      entryOf('Clamp', { sku: 'CLP-1006' }),
      entryOf('Cramp', { sku: 'CLP-2000' }),
    );
    expect(find('clamp').ids).toEqual(['Clamp']);
    expect(find('cramps').ids).toEqual(['Cramp']);
    expect(find('clp1005').ids).toEqual([]);
  });

  it.each([
    ['chisels', 'Chisel'],
    ['chisel', 'Mortise Chisels'],
    ['brush', 'Brushes'],
    ['brushe', 'Brush'],
    ['safeties', 'Safety'],
    ['knife', 'Knives'],
    ['sage', 'Säge'],
    ['SÄGEN', 'Sägen'],
    ['clamps', 'Sash'],
  ])('for %s finds %s', async (q, name) => {
    const find = await finderOf(entryOf(name, { category: 'clamps' }), entryOf('Hammer'));
    expect(find(q).ids).toEqual([name]);
  });

  it.each([
    ['handsaw', 'Hand Saw'],
    ['screw driver', 'Screwdriver'],
    ['screw-drivers', 'Screwdriver'],
    ['waterstone', 'Combination Water Stone 1000/6000'],
    ['chalklines', 'Chalk Line Reel 30 m'],
    ['tapemeas', 'Tape Measure 5 m'],
    ['saw horse', 'Sawhorse'],
    ['block-plane', 'Block Plane'],
    ['blockplane', 'Block Plane'],
    ['combinationsquare', 'Combination Square'],
    ['deadblowhammer', 'Dead Blow Hammer'],
    ['tapemaesure', 'Tape Measure 5 m'],
    ['10mm', 'Chisel 10 mm'],
    ['450g hammer', 'Claw Hammer 450 g'],
    ['8tpi', 'Saw 8 TPI'],
    ['tpi 8', 'Saw 8 TPI'],
    ['1200 clamp', 'Sash Clamp 1,200 mm'],
    ['1 200 clamp', 'Sash Clamp 1,200 mm'],
    ['1.200mm clamp', 'Sash Clamp 1,200 mm'],
    ['600x120', 'Clamp 600 × 120 mm'],
    ['120 x 600', 'Clamp 600 × 120 mm'],
    ['no5 plane', 'Jack Plane No. 5'],
    ['#5', 'Jack Plane No. 5'],
    ['1/2"', 'Chisel ½ inch'],
    ['6 inch', 'Square 6"'],
    ['gray', 'Grey Apron'],
    ['1000 grit', 'Stone 1000/6000 Grit'],
  ])('for %s finds %s', async (q, name) => {
    const find = await finderOf(entryOf(name, { sku: 'X-1' }), entryOf('Mallet', { sku: 'Y-2' }));
    expect(find(q).ids).toEqual([name]);
  });

  it('finds a measure as it is, not another one that starts like it or has its parts', async () => {
    const find = await finderOf(
      entryOf('Chisel 10 mm', { sku: 'C-1' }),
      entryOf('Chisel 100 mm', { sku: 'C-2' }),
      entryOf('Chisel 25 mm, Set of 10', { sku: 'C-3' }),
    );
    expect(find('10mm').ids).toEqual(['Chisel 10 mm']);
    expect(find('10 mm chisels').ids).toEqual(['Chisel 10 mm']);
    expect(find('chisel 10').ids[0]).toBe('Chisel 10 mm');
    expect(find('11mm').ids).toEqual([]);
  });

  it.each([
    ['60 cm', 'Level 600 mm'],
    ['60x12 cm', 'Bench top 600 × 120 mm'],
    ['0.6 m', 'Level 600 mm'],
    ['2 ft', 'Square 24 in'],
    ['0.5 kg', 'Hammer 500 g'],
    ['16 oz', 'Mallet 1 lb'],
    ['1/2 in', 'Router Bit 12.7 mm'],
    ['12.7 mm', 'Router Bit ½"'],
    ['16ga', 'Brad 16 gauge'],
    ['16 gage', 'Brad 16 gauge'],
    ['safety goggles', 'Safety Glasses'],
    ['goggles', 'Safety Glasses'],
    ['wrench', 'Spanner'],
    ['allen key', 'Hex Key'],
  ])('finds by %j what is called %j', async (q, name) => {
    const names = [
      ...['Level 600 mm', 'Level 60 mm', 'Bench top 600 × 120 mm', 'Square 24 in', 'Hammer 500 g'],
      ...['Mallet 1 lb', 'Brad 16 gauge', 'Brad 18 gauge', 'Safety Glasses', 'Glass Cutter'],
      ...['Spanner', 'Hex Key', 'Router Bit 12.7 mm', 'Router Bit ½"'],
    ];
    const find = await finderOf(...names.map((one, at) => entryOf(one, { sku: `S-${at}` })));
    expect(find(q).ids).toContain(name);
    expect(find(q).ids).not.toEqual(
      expect.arrayContaining(name === 'Safety Glasses' ? ['Glass Cutter'] : ['Level 60 mm']),
    );
  });

  it('shows a name as it was typed before one that joins or splits it', async () => {
    const find = await finderOf(
      entryOf('Hand Saw Sharpener', { sku: 'S-1' }),
      entryOf('Handsaw Case', { sku: 'S-2' }),
      entryOf('Bench', { sku: 'S-3', words: 'handsaw' }),
    );
    expect(find('handsaw').ids).toEqual(['Handsaw Case', 'Hand Saw Sharpener', 'Bench']);
    expect(find('hand saw').ids).toEqual(['Hand Saw Sharpener', 'Handsaw Case', 'Bench']);
  });

  it('follows changes and removals of tools', async () => {
    const index = await indexOf([entryOf('Plane'), entryOf('Saw')]);
    const find = (q: string) =>
      findTools(index, { ...everything, q }, { limit: 10 }, nothingSold).ids;
    index.put('Plane', entryOf('Spokeshave'));
    expect(find('plane')).toEqual([]);
    expect(find('spokeshaves')).toEqual(['Plane']);
    index.remove('Plane');
    index.remove('Plane');
    expect(find('spokeshaves')).toEqual([]);
    expect(find('')).toEqual(['Saw']);
  });
});

describe('A list', () => {
  const tools = [
    entryOf('Chisel 12 mm', { price: 3, createdAt: 1 }),
    entryOf('Chisel 6 mm', { price: 2, createdAt: 3 }),
    entryOf('axe', { price: 9, createdAt: 2, stock: 'last-pieces' }),
    entryOf('Zero', { price: 1, createdAt: 9, stock: 'sold-out' }),
  ];
  const sold = new Map([
    ['axe', 4],
    ['Zero', 100],
  ]);

  it.each([
    ['name', ['axe', 'Chisel 6 mm', 'Chisel 12 mm', 'Zero']],
    ['price', ['Chisel 6 mm', 'Chisel 12 mm', 'axe', 'Zero']],
    ['-price', ['axe', 'Chisel 12 mm', 'Chisel 6 mm', 'Zero']],
    ['newest', ['Chisel 6 mm', 'axe', 'Chisel 12 mm', 'Zero']],
    ['popularity', ['axe', 'Chisel 6 mm', 'Chisel 12 mm', 'Zero']],
    ['relevance', ['axe', 'Chisel 6 mm', 'Chisel 12 mm', 'Zero']],
  ] as const)('by %s has sold-out tools last', async (sort, expected) => {
    const find = await finderOf(...tools);
    expect(find({ sort }, sold).ids).toEqual(expected);
  });
});

describe('Facets', () => {
  const tools = [
    entryOf('Plane', { category: 'planes', price: 40 }),
    entryOf('Small Plane', { category: 'planes', price: 20, stock: 'last-pieces' }),
    entryOf('Saw', { category: 'saws', price: 30 }),
    entryOf('Bow Saw', { category: 'saws', price: 10, stock: 'sold-out' }),
  ];

  it('count what selecting another value would show', async () => {
    const find = await finderOf(...tools);
    expect(find({}).facets).toEqual({
      categories: [
        { value: 'planes', count: 2 },
        { value: 'saws', count: 2 },
      ],
      stock: [
        { value: 'in-stock', count: 2 },
        { value: 'last-pieces', count: 1 },
        { value: 'sold-out', count: 1 },
      ],
      price: { min: 10, max: 40 },
      attributes: [],
    });
    expect(find({ categories: ['planes'], minPrice: 25 })).toMatchObject({
      ids: ['Plane'],
      total: 1,
      facets: {
        categories: [
          { value: 'planes', count: 1 },
          { value: 'saws', count: 1 },
        ],
        stock: [{ count: 1 }, { count: 0 }, { count: 0 }],
        price: { min: 20, max: 40 },
      },
    });
    expect(find({ q: 'saw', stock: ['in-stock', 'sold-out'], maxPrice: 29.99 })).toMatchObject({
      ids: ['Bow Saw'],
      facets: {
        categories: [
          { value: 'planes', count: 0 },
          { value: 'saws', count: 1 },
        ],
        stock: [{ count: 0 }, { count: 0 }, { count: 1 }],
        price: { min: 10, max: 30 },
      },
    });
    expect(find({ q: 'nothing' }).facets.price).toBeNull();
  });
});

const entries = fc.array(
  fc.record({
    sku: fc.stringMatching(/^[AB]-\d{1,2}$/),
    name: fc.constantFrom('plane', 'Planes', 'saw', 'plant', 'ÄXTE'),
    words: fc.constantFrom('', 'plane', 'steel saw'),
    category: fc.constantFrom(...toolCategories),
    price: fc.integer({ min: 1, max: 4 }),
    stock: fc.constantFrom(...stockGroups),
    createdAt: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 30 },
);

const queries = fc.record({
  q: fc.constantFrom('', 'plane', 'pla', 'steel saw', 'a-1', 'plnae'),
  categories: fc.subarray([...toolCategories]),
  stock: fc.subarray([...stockGroups]),
  minPrice: fc.constantFrom(undefined, 2),
  maxPrice: fc.constantFrom(undefined, 3),
  sort: fc.constantFrom(...catalogueSorts),
});

const limits = fc.integer({ min: 1, max: 7 });

describe('For any catalogue and query', () => {
  it('the pages have each tool of the whole list once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(entries, queries, limits, async (all, query, limit) => {
        const index = await createCatalogueIndex();
        for (const [at, entry] of all.entries()) index.put(`${at}`, entry);
        const sold = new Map([['1', 5]]);
        const whole = findTools(index, query, { limit: 100 }, sold);
        expect(whole.total).toBe(whole.ids.length);
        expect(new Set(whole.ids).size).toBe(whole.total);

        const paged: string[] = [];
        const sort = effectiveSort(query);
        for (let section: Section | undefined = { limit }; section; ) {
          const { ids, end, total, facets } = findTools(index, query, section, sold);
          expect({ total, facets }).toEqual({ total: whole.total, facets: whole.facets });
          paged.push(...ids);
          section = end && { limit, after: decodeCursor(sort, encodeCursor(sort, end)) };
        }
        expect(paged).toEqual(whole.ids);

        const soldOut = whole.ids.map((id) => index.tools.get(id)?.entry.stock === 'sold-out');
        expect(soldOut.lastIndexOf(false)).toBeLessThan(
          soldOut.includes(true) ? soldOut.indexOf(true) : whole.total,
        );
      }),
    );
  });
});

describe('A cursor', () => {
  const key = [0, 12.5, 'id'];

  it('is valid for its own sort order only', () => {
    const cursor = encodeCursor('price', key);
    expect(decodeCursor('price', cursor)).toEqual(key);
    expect(decodeCursor('-price', cursor)).toBeUndefined();
    expect(decodeCursor('name', encodeCursor('name', key))).toBeUndefined();
  });

  it.each(['', 'x', '[]', 'null', '{"price":1}', '["price"]', '["price",0,1,"id","more"]'])(
    'cannot be %j',
    (content) => {
      expect(decodeCursor('price', content)).toBeUndefined();
      expect(decodeCursor('price', Buffer.from(content).toString('base64url'))).toBeUndefined();
    },
  );

  it('keeps its place when other tools are added, changed or removed', async () => {
    const index = await indexOf(['a', 'b', 'c', 'd', 'e'].map((name) => entryOf(name)));
    const page = (section: Section) =>
      findTools(index, { ...everything, sort: 'name' }, section, nothingSold);
    const { ids, end } = page({ limit: 2 });
    expect(ids).toEqual(['a', 'b']);
    index.remove('b');
    index.put('aa', entryOf('aa'));
    index.put('cc', entryOf('cc'));
    expect(page({ limit: 10, after: end }).ids).toEqual(['c', 'cc', 'd', 'e']);
  });
});

describe('Attributes', () => {
  const attributeOf = (fields: Partial<Attribute>): Attribute => ({
    _id: 'width',
    label: 'Width',
    kind: 'number',
    unit: 'mm',
    choices: [],
    categories: [],
    isFacet: true,
    order: 10,
    version: '',
    createdAt: '',
    ...fields,
  });
  const attributes = [
    attributeOf({}),
    attributeOf({ _id: 'wood', kind: 'choice', unit: '', choices: ['Ash', 'Beech'], order: 5 }),
    attributeOf({ _id: 'guard', kind: 'flag', unit: '', order: 20 }),
    attributeOf({ _id: 'secret', isFacet: false }),
    attributeOf({ _id: 'unused' }),
  ];
  const tools = [
    entryOf('Narrow', { attributes: { width: 10, wood: 'Ash', guard: 'yes', secret: 1 } }),
    entryOf('Middle', { attributes: { width: 12.7, wood: 'Beech' }, category: 'saws' }),
    entryOf('Wide', { attributes: { width: 25, wood: 'Ash', guard: 'no' } }),
    entryOf('Plain'),
  ];
  const find = async (filters: Record<string, string>, query: Partial<CatalogueQuery> = {}) => {
    const index = await indexOf(tools);
    index.useAttributes(attributes);
    const sorted = { ...everything, sort: 'name', ...query, attributes: filters } as const;
    return findTools(index, sorted, { limit: 100 }, nothingSold);
  };
  const countsIn = ({ facets }: Awaited<ReturnType<typeof find>>, key: string) =>
    facets.attributes.find((facet) => facet.key === key)?.values.map(({ count }) => count);

  it('are counted in their order, without those that no tool has', async () => {
    const { facets } = await find({});
    expect(facets.attributes.map(({ key }) => key)).toEqual(['wood', 'width', 'guard']);
    expect(facets.attributes[1]).toMatchObject({ count: 3, range: { min: 10, max: 25 } });
    expect(facets.attributes[0]?.values).toEqual([
      { value: 'Ash', count: 2 },
      { value: 'Beech', count: 1 },
    ]);
  });

  it.each([
    [{ width: '10mm..12.7 mm' }, ['Middle', 'Narrow']],
    [{ width: '1/2 in..' }, ['Middle', 'Wide']],
    [{ width: '..1 cm' }, ['Narrow']],
    [{ width: '0.5"' }, ['Middle']],
    [{ wood: 'ash,beech' }, ['Middle', 'Narrow', 'Wide']],
    [{ wood: 'Ash', guard: 'yes' }, ['Narrow']],
    [{ guard: 'no' }, ['Wide']],
  ])('filter by %j', async (filters, expected) => {
    const found = await find(filters);
    expect(found.ids).toEqual(expected);
    expect(found.ignored).toEqual([]);
  });

  it('of 1,000 values have a bounded answer, whose counts are right', async () => {
    const choices = Array.from(
      { length: contractLimits.attributes.choices },
      (_, at) => `Wood ${at}`,
    );
    const index = await indexOf(
      Array.from({ length: 1_000 }, (_, at) =>
        entryOf(`Tool ${at}`, {
          attributes: { width: 1 + at, wood: `Wood ${at % choices.length}` },
        }),
      ),
    );
    index.useAttributes([
      attributeOf({}),
      attributeOf({ _id: 'wood', kind: 'choice', unit: '', choices, order: 20 }),
    ]);
    const facetsWith = (filters: Record<string, string>) =>
      findTools(index, { ...everything, attributes: filters }, { limit: 10 }, nothingSold).facets
        .attributes;
    const [width, wood] = facetsWith({});
    const range = { min: 1, max: 1_000 };
    expect(width).toMatchObject({ key: 'width', count: 1_000, range, values: [] });
    expect(wood?.values).toEqual(choices.map((value) => ({ value, count: 20 })));
    const [, narrow] = facetsWith({ width: '..50 mm' });
    expect(narrow?.values.map(({ count }) => count)).toEqual(choices.map(() => 1));
  });

  it('count what selecting another value would show', async () => {
    const found = await find({ wood: 'Ash', width: '20mm..' });
    expect(found.ids).toEqual(['Wide']);
    expect(countsIn(found, 'wood')).toEqual([1, 0]);
    expect(countsIn(found, 'guard')).toEqual([0, 1]);
    expect(found.facets.attributes.find(({ key }) => key === 'width')?.range).toEqual({
      min: 10,
      max: 25,
    });
    const none = await find({ wood: 'Beech' }, { categories: ['chisels'] });
    expect(none.total).toBe(0);
    expect(none.facets.categories.find(({ value }) => value === 'saws')?.count).toBe(1);
  });

  it.each([
    [{ gone: '10mm' }, ['gone']],
    [{ secret: '1' }, ['secret']],
    [{ width: '10kg..' }, ['width']],
    [{ width: '20mm..10mm' }, ['width']],
    [{ width: '..' }, ['width']],
    [{ wood: 'Oak' }, ['wood']],
    [{ guard: 'maybe', wood: 'Oak,Ash' }, ['guard']],
    [{ constructor: '1' }, ['constructor']],
  ])('ignores %j', async (filters, ignored) => {
    expect((await find(filters)).ignored).toEqual(ignored);
  });

  it('follow changes of the attributes', async () => {
    const index = await indexOf(tools);
    const filtered = { ...everything, attributes: { wood: 'Beech' } };
    const idsNow = () => findTools(index, filtered, { limit: 100 }, nothingSold).ids;
    expect(idsNow()).toHaveLength(4);
    index.useAttributes(attributes);
    expect(idsNow()).toEqual(['Middle']);
    index.useAttributes([]);
    expect(idsNow()).toHaveLength(4);
  });
});
