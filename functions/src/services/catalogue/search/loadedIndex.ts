import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type CatalogueEntry, catalogueShardIds } from '../../../contract/index.ts';
import type {
  AttributesDocument,
  CatalogueShardDocument,
  FamilyNamesDocument,
  SynonymsDocument,
} from '../../../documents/tools.ts';
import { type CatalogueIndex, createCatalogueIndex } from '../../../search/catalogueIndex.ts';
import { shareCalls } from '../../../store/calls/shareCalls.ts';
import { shortLivedCache } from '../../../store/calls/shortLivedCache.ts';
import {
  attributeList,
  catalogueShards,
  familyNames,
  synonymList,
} from '../../../store/collections/collections.ts';
import { findUpdated, readVersioned, type Versioned } from '../../../store/reads/changes.ts';

interface Shard {
  version: string;
  entries: Record<string, CatalogueEntry>;
}

interface Loaded {
  index: CatalogueIndex;
  shards: Map<string, Shard>;
  /** Documents that were updated since then may differ. */
  readAt: Date;
}

/** How many documents to read at once: limits the memory that their responses take. */
const batchSize = 4;

/** How many entries to add without a pause for other requests. */
const entriesPerTurn = 100;

/** A commit may become visible a little later than its time says. */
const overlapMs = 10_000;

const removeMissing = (index: CatalogueIndex, before: Shard | undefined, after: Shard): void => {
  for (const id of Object.keys(before?.entries ?? {})) {
    if (!Object.hasOwn(after.entries, id)) index.remove(id);
  }
};

const putChanged = async (index: CatalogueIndex, entries: Shard['entries']): Promise<void> => {
  let added = 0;
  for (const [id, entry] of Object.entries(entries)) {
    if (isDeepStrictEqual(index.tools.get(id)?.entry, entry)) continue;
    index.put(id, entry);
    added += 1;
    if (added % entriesPerTurn === 0) await setImmediate();
  }
};

const apply = async (
  { index, shards }: Loaded,
  {
    id,
    version,
    content,
  }: Versioned<
    CatalogueShardDocument & Partial<SynonymsDocument & AttributesDocument & FamilyNamesDocument>
  >,
): Promise<void> => {
  const { entries, synonyms, attributes, families } = content;
  const shard = { version, entries };
  if (synonyms) index.useSynonyms(synonyms);
  if (attributes) index.useAttributes(attributes);
  if (families) index.useFamilies(families);
  removeMissing(index, shards.get(id), shard);
  await putChanged(index, entries);
  shards.set(id, shard);
};

const loadShards = async (loaded: Loaded, ids: readonly string[]): Promise<Date | undefined> => {
  let firstReadAt: Date | undefined;
  for (let from = 0; from < ids.length; from += batchSize) {
    const { found, readAt } = await readVersioned(
      catalogueShards,
      ids.slice(from, from + batchSize),
    );
    for (const shard of found) await apply(loaded, shard);
    firstReadAt ??= readAt;
  }
  return firstReadAt;
};

const loadAll = async (): Promise<Loaded> => {
  const loaded: Loaded = {
    index: await createCatalogueIndex(),
    shards: new Map(),
    readAt: new Date(0),
  };
  loaded.readAt =
    (await loadShards(loaded, [
      synonymList.id,
      attributeList.id,
      familyNames.id,
      ...catalogueShardIds,
    ])) ?? loaded.readAt;
  return loaded;
};

const update = async (loaded: Loaded): Promise<void> => {
  const since = new Date(loaded.readAt.getTime() - overlapMs);
  const { found, readAt } = await findUpdated(catalogueShards, since);
  const changed = found.filter(({ id, version }) => loaded.shards.get(id)?.version !== version);
  await loadShards(
    loaded,
    changed.map(({ id }) => id),
  );
  loaded.readAt = readAt;
};

let loaded: Loaded | undefined;

const load = async (): Promise<CatalogueIndex> => {
  if (loaded) await update(loaded);
  else loaded = await loadAll();
  return loaded.index;
};

const loadShared = shareCalls((_: null) => load());
const loadRecent = shortLivedCache((_: null) => loadShared(null), { maxAge: 5_000, maxEntries: 1 });

/** The search index with all changes that were written before the call. */
export const currentIndex = (): Promise<CatalogueIndex> => loadShared(null);

/** The search index as it was at most five seconds ago. */
export const recentIndex = (): Promise<CatalogueIndex> => loadRecent(null);
