/**
 * `npm run bench:search`: measures the search index of the catalogue for catalogues of three sizes.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  type CatalogueEntry,
  type CatalogueQuery,
  type PayerPriceList,
  splitIntoShards,
  type Tool,
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

const toolOf = (at: number): Tool & { createdAt: Date } => ({
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
];

const mebibytes = (bytes: number): number => bytes / 2 ** 20;

const usedMemory = (): number => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return mebibytes(heapUsed + external);
};

/** The size of a field of a document in Firestore. */
const storedSize = (id: string, entry: CatalogueEntry): number =>
  Object.entries(entry).reduce(
    (sum, [name, value]) =>
      sum + name.length + 1 + (typeof value === 'string' ? Buffer.byteLength(value) + 1 : 8),
    id.length + 1,
  );

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
