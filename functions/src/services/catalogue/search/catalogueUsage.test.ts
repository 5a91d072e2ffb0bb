import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  type CatalogueQuery,
  catalogueShardOf,
  type SynonymList,
  salesId,
  salesShards,
  catalogueShardCount as shardCount,
  startOfDay,
} from '../../../contract/index.ts';
import type { ToolDocument } from '../../../documents/tools.ts';
import {
  catalogueShards,
  popularity,
  sales,
  tools,
} from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import type { Usage } from '../../../store/reads/usage.ts';
import { callerOf, registerAdmin, registerCustomer } from '../../../testing/api/accounts.ts';
import { waitForIndex } from '../../../testing/background/catalogue.ts';
import { dayIn, timeZone } from '../../../testing/orders/shopDays.ts';
import { createTool, removeTool } from '../../../testing/tools/tools.ts';
import { keepCaches, usageOf } from '../../../testing/usage/usage.ts';
import { suggest } from '../../site/suggestions.ts';
import { piecesOf, readSoldPieces } from '../../stock/popularity.ts';
import {
  cachedRelatedTools,
  listCachedRankedTools,
  searchCachedCatalogue,
  searchCatalogue,
  searchCatalogueFor,
} from '../lists/catalogue.ts';
import { indexChangedTool, indexTools } from './indexTools.ts';
import { rebuildIndex } from './rebuildIndex.ts';
import { readSynonyms, saveSynonyms } from './synonyms.ts';

const everything: CatalogueQuery = { q: '', categories: [], stock: [], sort: 'newest' };
const search = (fields: Partial<CatalogueQuery>, limit = 5) =>
  searchCatalogue({ query: { ...everything, ...fields }, limit });

keepCaches();

const newWord = () => `w${randomUUID().replaceAll('-', '').slice(0, 15)}`;

const indexedTool = async (fields?: Parameters<typeof createTool>[0]) => {
  const id = await createTool(fields);
  await waitForIndex(id);
  return id;
};

const stored = async (id: string) => readDocument(tools.doc(id));
const entryOf = async (id: string) =>
  (await readDocument(catalogueShards.doc(catalogueShardOf(id))))?.entries[id];

/** The reads and writes of the first search of this process. */
let firstSearch: Usage;

beforeAll(async () => {
  firstSearch = await usageOf(() => search({}));
});

describe('Reads and writes', () => {
  it('of the first search: the index; of the next: its changes and the tools of the page', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => indexedTool()));
    // The synonyms, the attributes and the families are three more documents.
    expect(firstSearch.reads).toBeGreaterThanOrEqual(shardCount + 3);
    const { reads, writes } = await usageOf(() => search({}));
    // At least one for the changes; more for documents that changed within the last seconds.
    expect(reads).toBeGreaterThanOrEqual(1 + ids.length);
    expect(reads).toBeLessThanOrEqual(2 * shardCount + ids.length);
    expect(writes).toBe(0);
  });

  it('of a visitor’s repeated search: none; of another one: the tools of the page', async () => {
    const visit = (limit: number) => () =>
      searchCachedCatalogue({ query: { ...everything, sort: 'name' }, limit });
    await visit(3)();
    expect(await usageOf(visit(3))).toEqual({ reads: 0, writes: 0 });
    expect(await usageOf(visit(4))).toEqual({ reads: 4, writes: 0 });
  });

  it('of suggestions: as of a search; one for the number of an order, none without words', async () => {
    const caller = callerOf(await registerCustomer());
    await Promise.all(Array.from({ length: 3 }, () => indexedTool({ category: 'hammers' })));
    await suggest('hammer', undefined);
    expect(await usageOf(() => suggest('hammer', undefined))).toEqual({ reads: 0, writes: 0 });
    for (const nobody of [undefined, caller]) {
      expect(await usageOf(() => suggest('?!', nobody))).toEqual({ reads: 0, writes: 0 });
    }
    // Other tests change the index meanwhile, which costs a search more reads.
    for (const [q, more] of [
      ['hammer', 0],
      ['TH-00000000', 1],
      ['th 00000000', 1],
    ] as const) {
      const query: CatalogueQuery = { ...everything, q, sort: 'relevance' };
      const search = () => searchCatalogueFor({ query, limit: 6 }, caller.uid);
      const readsOf = async (work: () => Promise<unknown>) => (await usageOf(work)).reads;
      const difference = async () =>
        (await readsOf(() => suggest(q, caller))) - (await readsOf(search));
      await expect.poll(difference).toBe(more);
    }
  });

  it('of the synonyms: one; to change them, also the index and the audit log', async () => {
    const caller = callerOf(await registerAdmin(), true);
    const list = await readSynonyms();
    expect(await usageOf(readSynonyms)).toEqual({ reads: 1, writes: 0 });
    const saving = (fields: Partial<SynonymList>) => () =>
      usageOf(() => saveSynonyms({ ...list, ...fields }, caller).catch(() => {}));
    expect(await saving({})()).toEqual({ reads: 1, writes: 0 });
    expect(await saving({ version: 'another' })()).toEqual({ reads: 1, writes: 0 });
  });

  it('of the popular tools for a visitor: those tools', async () => {
    await searchCachedCatalogue({ query: { ...everything, sort: '-price' }, limit: 1 });
    const list = () => listCachedRankedTools({ sort: 'popularity', limit: 6 });
    expect(await usageOf(list)).toEqual({ reads: 6, writes: 0 });
    expect(await usageOf(list)).toEqual({ reads: 0, writes: 0 });
  });

  it('of related tools: the tool, and at most seven of its category', async () => {
    const id = await indexedTool({ category: 'drilling' });
    await searchCachedCatalogue({ query: { ...everything, sort: 'price' }, limit: 1 });
    const { reads } = await usageOf(() => cachedRelatedTools(id));
    expect(reads).toBeLessThanOrEqual(8);
  });

  it('of a change that the index contains: the time of the index and the tool; its entry', async () => {
    const id = await indexedTool();
    const before = await stored(id);
    const renamed = before && { ...before, toolName: 'Other' };
    const change = { id, before, after: renamed };
    // A change of another tool in the same document makes it retry.
    await expect
      .poll(() => usageOf(() => indexChangedTool(change)))
      .toEqual({ reads: 2, writes: 1 });
    const sold = before && { ...before, available: before.available - 5 };
    const sale = { id, before, after: sold };
    expect(await usageOf(() => indexChangedTool(sale))).toEqual({ reads: 0, writes: 0 });
  });

  it('of the pieces sold: one document, today’s sales, or those of 30 days', async () => {
    const kept = await readDocument(popularity);
    onTestFinished(async () => {
      if (kept) await popularity.set(kept);
      else await popularity.delete();
    });
    const tomorrow = new Date(startOfDay(dayIn(1), timeZone).getTime() + 12 * 3_600_000);
    const all = await usageOf(() => readSoldPieces(tomorrow));
    expect(all.reads).toBeLessThanOrEqual(1 + 30 * salesShards);
    expect(all.writes).toBe(1);
    const soon = new Date(tomorrow.getTime() + 14 * 60_000);
    expect(await usageOf(() => readSoldPieces(soon))).toEqual({ reads: 1, writes: 0 });
    const later = new Date(tomorrow.getTime() + 16 * 60_000);
    const ofToday = await usageOf(() => readSoldPieces(later));
    expect(ofToday.reads).toBeLessThanOrEqual(1 + salesShards);
    expect(ofToday.writes).toBe(1);
  });
});

describe('The search index', () => {
  it('is right after events that are repeated or out of order', async () => {
    const id = await indexedTool({ toolName: 'First' });
    const before = await stored(id);
    await tools.doc(id).update({ toolName: 'Second' });
    const after = await stored(id);
    const events = [
      { id, before: undefined, after: before },
      { id, before, after },
      { id, before, after },
      { id, before: undefined, after: before },
    ];
    for (const event of events) await indexChangedTool(event);
    expect(await entryOf(id)).toMatchObject({ name: 'Second' });
    await removeTool(id);
    for (const event of [{ id, before: after, after: undefined }, ...events]) {
      await indexChangedTool(event);
    }
    expect(await entryOf(id)).toBeUndefined();
  });

  it('keeps all concurrent changes of one document', async () => {
    const sample = (await stored(await createTool({ available: 0 }))) as ToolDocument;
    const candidates = Array.from({ length: 400 }, () => randomUUID());
    const ids = candidates.filter((id) => catalogueShardOf(id) === 'tools-7');
    onTestFinished(async () => {
      for (const id of ids) await tools.doc(id).delete();
    });
    expect(ids.length).toBeGreaterThan(1);
    await Promise.all(
      ids.map(async (id) => {
        await tools.doc(id).set({ ...sample, toolName: `Own ${id}` });
        await indexTools([id]);
      }),
    );
    for (const id of ids) expect(await entryOf(id)).toMatchObject({ name: `Own ${id}` });
  });

  it('omits a tool that no longer exists from a page', async () => {
    const word = newWord();
    const id = await indexedTool({ toolName: word });
    const ghost = `ghost-${randomUUID()}`;
    const entry = await entryOf(id);
    const shard = catalogueShards.doc(catalogueShardOf(ghost));
    await shard.set({ entries: { [ghost]: entry }, updatedAt: new Date() }, { merge: true });
    expect(await search({ q: word })).toMatchObject({
      results: { tools: [{ _id: id }], total: 2 },
    });
    const { removed } = await rebuildIndex();
    // Tools that other tests have just deleted can be in the index, too.
    expect(removed).toBeGreaterThanOrEqual(1);
    expect(await search({ q: word })).toMatchObject({ results: { total: 1 } });
    expect(await entryOf(id)).toEqual(entry);
  });
});

describe('Popular tools', () => {
  it('are those that sold the most pieces, without cancelled orders', () => {
    const sold = (pieces: number) => ({ toolName: 'Plane', pieces, cents: pieces });
    const documents = [
      { day: '2026-11-20', tools: { a: sold(5), b: sold(9), c: sold(1) } },
      { day: '2026-11-21', tools: { a: sold(5), c: sold(-1) } },
    ];
    expect(piecesOf(documents)).toEqual({ a: 10, b: 9 });
    expect(piecesOf(documents, 1)).toEqual({ a: 10 });
  });

  it('are counted again after 15 minutes, with the sales since', async () => {
    const id = await createTool({ available: 0 });
    const day = dayIn(1);
    const document = sales.doc(salesId(day, id));
    const kept = await readDocument(popularity);
    onTestFinished(async () => {
      await document.delete();
      if (kept) await popularity.set(kept);
    });
    const at = (minutes: number) => new Date(Date.parse(`${day}T12:00:00Z`) + minutes * 60_000);
    expect((await readSoldPieces(at(0))).get(id)).toBeUndefined();
    await document.set({ day, tools: { [id]: { toolName: 'Stone', pieces: 7, cents: 70 } } });
    expect((await readSoldPieces(at(14))).get(id)).toBeUndefined();
    expect((await readSoldPieces(at(16))).get(id)).toBe(7);
    expect((await readSoldPieces(at(16 + 24 * 60))).get(id)).toBe(7);
  });
});
