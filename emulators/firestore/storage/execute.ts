import type { FieldIndex } from '../query/fieldIndex.ts';
import { type Conjunction, disjunctsOf, fixedPath, passes } from '../query/filter.ts';
import type { IndexedDocuments } from '../query/indexedDocuments.ts';
import { type Plan, planFor } from '../query/plan.ts';
import { compareResults, isInSource, matches, type Query } from '../query/query.ts';
import { nearestDocuments } from '../query/vectorSearch.ts';
import type { Document } from '../values/document.ts';
import { joinPath } from '../values/paths.ts';
import type { Database, Snapshot } from './database.ts';

const indexedDocumentsOf = (database: Database, query: Query): IndexedDocuments | undefined => {
  const { parent, collectionId, allDescendants } = query;
  if (collectionId === undefined) return database.all();
  if (allDescendants) return database.group(collectionId);
  return database.collection(joinPath(parent, collectionId));
};

const needsSourceCheck = ({ parent, collectionId, allDescendants }: Query) =>
  collectionId === undefined || (allDescendants && parent !== '');

// Checks what the index range of a plan does not guarantee.
const isResult = (document: Document, query: Query, { residual }: Plan) =>
  residual.every((filter) => passes(document, filter)) &&
  (!needsSourceCheck(query) || isInSource(document.path, query));

const indexed = function* (index: FieldIndex, plan: Plan, query: Query, snapshot: Snapshot) {
  for (const entry of index.entries.from(plan.isBefore)) {
    if (plan.isAfter(entry)) return;
    if (snapshot.changed.has(entry.path)) continue;
    const document = snapshot.get(entry.path);
    if (document && isResult(document, query, plan)) yield document;
  }
};

const named = function* (path: string, conjunction: Conjunction, query: Query, snapshot: Snapshot) {
  const document = snapshot.get(path);
  if (!document || snapshot.changed.has(document.path)) return;
  if (conjunction.every((filter) => passes(document, filter)) && matches(document, query)) {
    yield document;
  }
};

const changed = function* (query: Query, snapshot: Snapshot) {
  const documents = [...snapshot.changed.values()].filter((document) => document !== undefined);
  yield* documents.filter((document) => matches(document, query)).sort(compareResults(query));
};

const streamsOf = (database: Database, query: Query, snapshot: Snapshot) => {
  const source = indexedDocumentsOf(database, query);
  const streams = disjunctsOf(query.filter).map((conjunction) => {
    const path = fixedPath(conjunction);
    if (path !== undefined) return named(path, conjunction, query, snapshot);
    const plan = planFor(query, conjunction);
    return source ? indexed(source.index(plan.definition), plan, query, snapshot) : [].values();
  });
  return snapshot.changed.size > 0 ? [...streams, changed(query, snapshot)] : streams;
};

/** Merges sorted streams; each document appears once. */
const merge = function* (streams: Iterator<Document, void>[], query: Query): Generator<Document> {
  const compare = compareResults(query);
  const pull = (stream: Iterator<Document, void>) => {
    const { value } = stream.next();
    return value ? [{ document: value, stream }] : [];
  };
  let heads = streams.flatMap(pull);
  while (heads.length > 0) {
    const first = heads.reduce((a, b) => (compare(b.document, a.document) < 0 ? b : a)).document;
    yield first;
    heads = heads.flatMap((head) =>
      head.document.path === first.path ? pull(head.stream) : [head],
    );
  }
};

/** The documents of a query in order, before its offset, limit and vector search apply. */
const allResults = (
  database: Database,
  query: Query,
  snapshot: Snapshot,
): Iterator<Document, void> & Iterable<Document> => {
  const streams = streamsOf(database, query, snapshot);
  const [only] = streams;
  return only && streams.length === 1 ? only : merge(streams, query);
};

/** The documents of a query, and how many its offset skipped. */
export interface Results {
  documents: Document[];
  skipped: number;
}

/** Runs a query on a snapshot. */
export const execute = (database: Database, query: Query, snapshot: Snapshot): Results => {
  const { offset, limit = Number.POSITIVE_INFINITY, vectorSearch } = query;
  const results = allResults(database, query, snapshot);
  if (vectorSearch) return { documents: nearestDocuments(results, vectorSearch), skipped: 0 };
  let skipped = 0;
  while (skipped < offset && !results.next().done) skipped++;
  const documents: Document[] = [];
  while (documents.length < limit) {
    const { value } = results.next();
    if (!value) break;
    documents.push(value);
  }
  return { documents, skipped };
};

const countByIndex = (database: Database, query: Query, snapshot: Snapshot) => {
  const [conjunction, ...others] = disjunctsOf(query.filter);
  if (query.vectorSearch) return undefined;
  if (!conjunction || others.length > 0 || fixedPath(conjunction) !== undefined) return undefined;
  if (snapshot.changed.size > 0 || needsSourceCheck(query)) return undefined;
  const plan = planFor(query, conjunction);
  if (plan.residual.length > 0) return undefined;
  const entries = indexedDocumentsOf(database, query)?.index(plan.definition).entries;
  if (!entries) return 0;
  const end = entries.countBefore((entry) => !plan.isAfter(entry));
  return Math.max(end - entries.countBefore(plan.isBefore), 0);
};

/** How many documents a query returns, at most `upTo`. */
export const count = (
  database: Database,
  query: Query,
  snapshot: Snapshot,
  upTo = Number.POSITIVE_INFINITY,
): number => {
  const limit = Math.min(query.limit ?? Number.POSITIVE_INFINITY, upTo);
  const found = countByIndex(database, query, snapshot);
  if (found !== undefined) return Math.min(Math.max(found - query.offset, 0), limit);
  return Math.min(execute(database, { ...query, limit }, snapshot).documents.length, limit);
};
