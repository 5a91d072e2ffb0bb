import { FirestoreError, invalidArgument } from '../errors.ts';
import { nameField } from '../fieldPaths.ts';
import { collectionIds, listDocuments } from '../operations/list.ts';
import { getDocument, getDocuments } from '../operations/read.ts';
import { comparePaths, compareStrings } from '../order.ts';
import type { Query } from '../query.ts';
import { decodeMask, documentPathIn, encodeDocument, pathIn } from '../wire/document.ts';
import type { WireConsistency, WireDocument, WireMask } from '../wire/messages.ts';
import { encodeTimestamp } from '../wire/value.ts';
import { type Context, decodeConsistency, open, transactionField } from './context.ts';

interface GetRequest extends WireConsistency {
  name: string;
  mask?: WireMask;
}

/** One document; NOT_FOUND when there is none. */
export const GetDocument = async (context: Context, request: GetRequest): Promise<object> => {
  const { database, guard } = open(context, request.name);
  const path = documentPathIn(database, request.name);
  const document = await getDocument(database, path, decodeConsistency(request, context), guard);
  return encodeDocument(database, document, decodeMask(request.mask));
};

interface BatchGetRequest extends WireConsistency {
  database: string;
  documents: string[];
  mask?: WireMask;
}

/** Documents at one time, each found or missing; the first response names a transaction just begun. */
export const BatchGetDocuments = async (
  context: Context,
  request: BatchGetRequest,
): Promise<object[]> => {
  const { database, guard } = open(context, request.database);
  const paths = request.documents.map((name) => documentPathIn(database, name));
  const consistency = decodeConsistency(request, context);
  const found = await getDocuments(database, paths, consistency, guard);
  const mask = decodeMask(request.mask);
  const readTime = encodeTimestamp(found.readTime);
  const responses: object[] = found.result.map(({ path, document }) =>
    document
      ? { found: encodeDocument(database, document, mask), readTime }
      : { missing: database.nameOf(path), readTime },
  );
  const [first = { readTime }, ...others] = responses;
  return [{ ...first, ...transactionField(found.newTransaction) }, ...others];
};

const defaultPageSize = 300;

interface ListRequest extends WireConsistency {
  parent: string;
  collectionId?: string;
  pageSize?: number;
  pageToken?: string;
  orderBy?: string;
  mask?: WireMask;
  showMissing?: boolean;
}

const encodeToken = (text: string) => Buffer.from(text).toString('base64url');
const decodeToken = (token: string) => Buffer.from(token, 'base64url').toString();

/** The items of one page, and the token of the next one. */
const pageOf = <T>(
  items: readonly T[],
  { pageSize, pageToken }: { pageSize?: number; pageToken?: string },
  keyOf: (item: T) => string,
  compare: (a: string, b: string) => number,
) => {
  const after = pageToken ? decodeToken(pageToken) : undefined;
  const rest =
    after === undefined ? items : items.filter((item) => compare(keyOf(item), after) > 0);
  const page = rest.slice(0, pageSize || defaultPageSize);
  const last = page.at(-1);
  const nextPageToken = last && page.length < rest.length ? encodeToken(keyOf(last)) : '';
  return { page, nextPageToken };
};

const wholeCollection = (parent: string, collectionId: string | undefined): Query => ({
  parent,
  collectionId: collectionId || undefined,
  allDescendants: false,
  filter: undefined,
  explicitOrders: [],
  orders: [{ field: [nameField], direction: 'ASCENDING' }],
  start: undefined,
  end: undefined,
  offset: 0,
  limit: undefined,
  projection: undefined,
});

const assertMetadataAccess = ({ caller, databases }: Context, project: string) => {
  if (caller !== 'owner' && databases.rules.get(project)) {
    throw new FirestoreError(
      'PERMISSION_DENIED',
      'Metadata operations require admin authentication.',
    );
  }
};

/** A page of a collection's documents by name. */
export const ListDocuments = async (context: Context, request: ListRequest): Promise<object> => {
  if (request.orderBy && request.orderBy !== nameField) {
    throw invalidArgument('ListDocuments is ordered by __name__ alone; run a query instead.');
  }
  const { database, guard } = open(context, request.parent);
  if (request.showMissing) assertMetadataAccess(context, database.id.project);
  const query = wholeCollection(pathIn(database, request.parent), request.collectionId);
  const consistency = decodeConsistency(request, context);
  const all = await listDocuments(
    database,
    query,
    request.showMissing ?? false,
    consistency,
    guard,
  );
  const { page, nextPageToken } = pageOf(all, request, ({ path }) => path, comparePaths);
  const mask = decodeMask(request.mask);
  const documents = page.map<Partial<WireDocument>>((listed) =>
    'fields' in listed
      ? encodeDocument(database, listed, mask)
      : { name: database.nameOf(listed.path) },
  );
  return { documents, nextPageToken };
};

interface CollectionIdsRequest {
  parent: string;
  pageSize?: number;
  pageToken?: string;
}

/** A page of the ids of the collections below a document or the root. */
export const ListCollectionIds = async (
  context: Context,
  request: CollectionIdsRequest,
): Promise<object> => {
  const { database } = open(context, request.parent);
  assertMetadataAccess(context, database.id.project);
  const ids = collectionIds(database, pathIn(database, request.parent));
  const { page, nextPageToken } = pageOf(ids, request, (id) => id, compareStrings);
  return { collectionIds: page, nextPageToken };
};
