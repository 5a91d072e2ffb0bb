import { Firestore, type Query } from '@google-cloud/firestore';
import { projectId } from '@tools-hub/kit/project';
import { collectionNames } from 'functions/contract';
import type { StoredDocument } from './size.ts';

/**
 * Documents with many search words make large requests, so a batch is smaller than Firestore
 * allows.
 */
const batchSize = 250;
const concurrency = 4;

const batchesOf = function* (documents: Iterable<StoredDocument>): Generator<StoredDocument[]> {
  let batch: StoredDocument[] = [];
  for (const document of documents) {
    batch.push(document);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
};

const write = async (firestore: Firestore, documents: readonly StoredDocument[]): Promise<void> => {
  const batch = firestore.batch();
  for (const { path, content } of documents) batch.set(firestore.doc(path), content);
  await batch.commit();
};

/** The stand-in builds an index when it is first used, which takes longer than the API waits. */
const buildSearchIndexes = async (firestore: Firestore): Promise<void> => {
  const { orders, quotes, users, returns, companies, bankEntries } = collectionNames;
  const newest = ['createdAt'];
  const orderings = Object.entries({
    [orders]: newest,
    [quotes]: newest,
    [users]: newest,
    [returns]: newest,
    [companies]: ['undecided', ...newest],
    [bankEntries]: ['day'],
  });
  for (const [name, fields] of orderings) {
    const found: Query = firestore.collection(name).where('searchTerms', 'array-contains', 'none');
    const ordered = fields.reduce((query: Query, field) => query.orderBy(field, 'desc'), found);
    await ordered.limit(1).get();
  }
};

/** Writes documents straight to the emulator, and resolves to how many. */
export const fillStore = async (
  host: string,
  documents: Iterable<StoredDocument>,
): Promise<number> => {
  process.env.FIRESTORE_EMULATOR_HOST = host;
  const firestore = new Firestore({ projectId });
  const batches = batchesOf(documents);
  let written = 0;
  const worker = async () => {
    for (const batch of batches) {
      await write(firestore, batch);
      written += batch.length;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  await buildSearchIndexes(firestore);
  await firestore.terminate();
  return written;
};
