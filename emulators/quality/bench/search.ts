/**
 * `npm run bench:search`: measures the search index of the catalogue for catalogues of three sizes.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  type Attribute,
  type CatalogueEntry,
  type CatalogueQuery,
  flags,
  numbersOfValues,
  type PayerPriceList,
  type Rational,
  readAttributes,
  splitIntoShards,
  type Tool,
  textsOfValues,
  toolCategories,
  toolDefaults,
} from 'functions/contract';
import {
  type CatalogueView,
  catalogueViewOf,
  createCatalogueIndex,
  findTools,
} from 'functions/testing/background/catalogueIndex';
import { readBenchOptions } from './support/support.ts';

readBenchOptions('npm run bench:search    measure the search index of the catalogue');

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const kinds = 'plane chisel saw hammer clamp gauge drill stone brush rasp knife level'.split(' ');
const materials = 'steel beech brass iron oak carbon japanese forged small large fine heavy'.split(
  ' ',
);

/** A word that only some tools have, as names of makers and models do. */
const rareWord = (at: number): string => `mk${(at % 5_000).toString(36)}`;

const descriptionOf = (at: number): string =>
  Array.from({ length: 40 }, (_, n) => {
    const pick = (at * 31 + n * n * 17 + n) % 2_000;
    return `${kinds[pick % kinds.length]}${pick.toString(36)}`;
  }).join(' ');

/** Twelve attributes: eight numbers, three choices and a flag. */
const attributes: Attribute[] = Array.from({ length: 12 }, (_, at) => {
  const kind = (['number', 'number', 'number', 'choice'] as const)[at % 4] ?? 'number';
  return {
    _id: `attribute-${at}`,
    label: `Attribute ${at}`,
    kind: at === 11 ? 'flag' : kind,
    unit: kind === 'number' ? 'mm' : '',
    choices: kind === 'choice' && at < 11 ? materials : [],
    categories: [],
    isFacet: true,
    order: at,
    version: '',
    createdAt: '',
  };
});

const benchValue = ({ kind }: Attribute, at: number, n: number): string => {
  if (kind === 'number') return `${1 + ((at * (n + 3)) % 500)} mm`;
  return kind === 'flag'
    ? (flags[at % 2] ?? 'yes')
    : (materials[(at + n) % materials.length] ?? '');
};

const valuesOf = (at: number) =>
  readAttributes(
    Object.fromEntries(attributes.map((one, n) => [one._id, benchValue(one, at, n)])),
    attributes,
    'other',
  ).values;

/** Every other tool is a size of a family of twenty. */
const familyIdOf = (at: number): string => `family-${Math.floor(at / 40)}`;

const familiesOf = (count: number) =>
  Object.fromEntries(
    Array.from({ length: Math.ceil(count / 40) }, (_, at) => [
      `family-${at}`,
      { name: `${materials[at % materials.length]} sizes ${at}`, imageLink: '/picture.webp' },
    ]),
  );

type BenchTool = Tool & { createdAt: Date; attributeNumbers: Record<string, Rational> };

const toolOf = (at: number): BenchTool => ({
  ...toolDefaults,
  _id: `tool-${at}-abcdefghijkl`,
  sku: `T-${at}`,
  toolName: `${materials[at % materials.length]} ${kinds[(at * 7) % kinds.length]} ${rareWord(at)} ${at % 90} mm`,
  category: toolCategories[at % toolCategories.length] as Tool['category'],
  price: 1 + (at % 400),
  available: at % 50,
  minOrder: 5,
  toolDescription: descriptionOf(at),
  imageLink: '/picture.webp',
  createdAt: new Date(at),
  attributes: textsOfValues(valuesOf(at)),
  attributeNumbers: numbersOfValues(valuesOf(at)),
  ...(at % 2 === 0 && { familyId: familyIdOf(at) }),
});

const everything: CatalogueQuery = { q: '', categories: [], stock: [], sort: 'relevance' };
const queries: Partial<CatalogueQuery>[] = [
  { q: 'plane' },
  { q: 'steel chisels', categories: ['planes', 'saws'] },
  { q: 'japanese saw', minPrice: 20, maxPrice: 200 },
  { q: 'hamm' },
  { q: 'plnae' },
  { q: 'forged hamer' },
  { q: 't-12' },
  { q: 'mk2a knives', stock: ['in-stock'] },
  { sort: 'popularity' },
  { sort: 'price', categories: ['clamps'], stock: ['in-stock', 'last-pieces'] },
  { q: 'plane 10 mm' },
  { sort: 'popularity', attributes: { 'attribute-0': '10mm..10in', 'attribute-3': 'beech,oak' } },
  { q: 'saw', attributes: { 'attribute-1': '..25cm', 'attribute-11': 'yes' } },
];

const mebibytes = (bytes: number): number => bytes / 2 ** 20;

const usedMemory = (): number => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return mebibytes(heapUsed + external);
};

const valueSize = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  return typeof value === 'object' && value !== null ? fieldsSize(value) : 8;
};

const fieldsSize = (fields: object): number =>
  Object.entries(fields).reduce(
    (sum, [name, value]) => sum + name.length + 1 + valueSize(value),
    0,
  );

/** The size of a field of a document in Firestore. */
const storedSize = (id: string, entry: CatalogueEntry): number => id.length + 1 + fieldsSize(entry);

/** CPU time, which depends less than the clock on what else runs on the machine. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

const day = '2026-11-27';

/** A list for a payer: with a price for each tool, or a percentage off all of them. */
const listOf = (kind: 'fixed' | 'percentage', count: number): PayerPriceList => {
  const prices = new Map(
    Array.from({ length: kind === 'fixed' ? count : 0 }, (_, at) => [
      toolOf(at)._id,
      { price: (1 + (at % 400)) * 0.9, priceBreaks: [{ minQuantity: 24, price: 0.5 }] },
    ]),
  );
  const audience = { kind: kind === 'fixed' ? 'payer' : 'group', id: 'any' } as const;
  const period = { from: '2026-01-01', until: '2026-12-31' };
  const terms = { kind, discount: kind === 'fixed' ? null : 500, audience, ...period } as const;
  return {
    _id: kind,
    name: kind,
    status: 'active',
    version: 1,
    assortment: 'all',
    ...terms,
    priceOf: (toolId) => prices.get(toolId),
  };
};

/** The catalogue of a payer with two lists, of which one has a price for each tool. */
const viewOf = (count: number): CatalogueView =>
  catalogueViewOf({
    lists: [listOf('fixed', count), listOf('percentage', count)],
    day,
    isVisible: null,
  });

const measureQueries = (
  index: Awaited<ReturnType<typeof createCatalogueIndex>>,
  view?: CatalogueView,
): number[] => {
  const times: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    for (const query of queries) {
      const start = cpuMs();
      findTools(index, { ...everything, ...query }, { limit: 24 }, new Map(), view);
      if (round > 0) times.push(cpuMs() - start);
    }
  }
  return times.toSorted((one, other) => one - other);
};

const measure = async (count: number) => {
  const shards = splitIntoShards(Array.from({ length: count }, (_, at) => toolOf(at)));
  const documents = Object.values(shards).map(({ entries }) => Object.entries(entries));
  const sizes = documents.map((entries) =>
    entries.reduce((sum, [id, entry]) => sum + storedSize(id, entry), 0),
  );
  const before = usedMemory();
  const start = cpuMs();
  const index = await createCatalogueIndex();
  index.useAttributes(attributes);
  index.useFamilies(familiesOf(count));
  for (const [id, entry] of documents.flat()) index.put(id, entry);
  const built = cpuMs() - start;
  const memory = usedMemory() - before;
  const times = measureQueries(index);
  const own = measureQueries(index, viewOf(count));
  const at = (part: number, of = times) => of[Math.floor(of.length * part)] ?? 0;
  return {
    tools: count,
    'largest document, KiB': Math.round(Math.max(...sizes) / 1024),
    'all documents, MiB': Number(mebibytes(sizes.reduce((sum, size) => sum + size)).toFixed(1)),
    'build, ms': Math.round(built),
    'index, MiB': Math.round(memory),
    'p50, ms': Number(at(0.5).toFixed(2)),
    'p99, ms': Number(at(0.99).toFixed(2)),
    'at agreed prices: p50, ms': Number(at(0.5, own).toFixed(2)),
    'at agreed prices: p99, ms': Number(at(0.99, own).toFixed(2)),
  };
};

for (const count of [1_000, 10_000, 50_000]) console.table([await measure(count)]);
