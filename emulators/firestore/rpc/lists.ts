import { collectionIds, type Listed, listDocuments } from '../operations/list.ts';
import { completeOrders, isInSource, type Order, type Query } from '../query/query.ts';
import { invalidArgument } from '../values/errors.ts';
import { comparePaths, compareStrings } from '../values/order.ts';
import { assertQueriedCollection, parseParentName } from '../values/resourceNames.ts';
import { decodeMask, encodeDocument } from '../wire/document.ts';
import type { WireConsistency, WireDocument, WireMask } from '../wire/messages.ts';
import { decodeOrderBy } from '../wire/query.ts';
import { assertOwner, type Context, decodeConsistency, openDatabase } from './context.ts';
import { invalidPageToken, lastKeyOf, type PageRequest, pageOf } from './pages.ts';

const metadata = 'Metadata operations';

interface ListRequest extends WireConsistency, PageRequest {
  parent: string;
  collectionId?: string;
  orderBy?: string;
  mask?: WireMask;
  showMissing?: boolean;
}

const collectionQuery = (
  parent: string,
  collectionId: string | undefined,
  explicitOrders: readonly Order[],
): Query => ({
  parent,
  collectionId: collectionId || undefined,
  allDescendants: false,
  filter: undefined,
  explicitOrders,
  orders: completeOrders(explicitOrders, undefined),
  start: undefined,
  end: undefined,
  offset: 0,
  limit: undefined,
  projection: undefined,
  vectorSearch: undefined,
});

/**
 * The items after the last document of a page. Google's tokens read all pages as of the time of the
 * first. Here the next page reads the current state; with an order, the last document must still
 * exist.
 */
const itemsAfter = (all: readonly Listed[], query: Query, last: string | undefined) => {
  if (last === undefined) return all;
  if (!isInSource(last, query)) throw invalidPageToken();
  if (query.explicitOrders.length === 0) {
    return all.filter(({ path }) => comparePaths(path, last) > 0);
  }
  const at = all.findIndex(({ path }) => path === last);
  if (at < 0) throw invalidPageToken();
  return all.slice(at + 1);
};

/** Returns a page of a collection's documents, in the order of `orderBy` or by name. */
export const ListDocuments = async (context: Context, request: ListRequest): Promise<object> => {
  const { showMissing = false } = request;
  const parent = parseParentName(request.parent);
  const { database, guard } = openDatabase(context, parent);
  if (request.collectionId) assertQueriedCollection(request.collectionId);
  const orders = decodeOrderBy(request.orderBy);
  if (showMissing) assertOwner(context, metadata);
  if (showMissing && orders.length > 0) {
    throw invalidArgument('cannot specify an order when show_missing is true');
  }
  const query = collectionQuery(parent.path, request.collectionId, orders);
  const consistency = decodeConsistency(request, context);
  const all = await listDocuments(database, query, showMissing, consistency, guard);
  const rest = itemsAfter(all, query, lastKeyOf(request));
  const { page, nextPageToken } = pageOf(rest, request, ({ path }) => path);
  const mask = decodeMask(request.mask);
  const documents = page.map<Partial<WireDocument>>((listed) =>
    'fields' in listed
      ? encodeDocument(database, listed, mask)
      : { name: database.nameOf(listed.path) },
  );
  return { documents, nextPageToken };
};

interface CollectionIdsRequest extends PageRequest {
  parent: string;
}

/** Returns a page of the collection ids below a document or the root. */
export const ListCollectionIds = async (
  context: Context,
  request: CollectionIdsRequest,
): Promise<object> => {
  const parent = parseParentName(request.parent);
  const { database } = openDatabase(context, parent);
  assertOwner(context, metadata);
  const last = lastKeyOf(request);
  const ids = collectionIds(database, parent.path);
  const rest = ids.filter((id) => last === undefined || compareStrings(id, last) > 0);
  const { page, nextPageToken } = pageOf(rest, request, (id) => id);
  return { collectionIds: page, nextPageToken };
};
