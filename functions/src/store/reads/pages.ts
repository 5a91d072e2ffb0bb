import type { Query } from 'firebase-admin/firestore';
import { validationError } from '../../errors.ts';
import { isDocumentId } from '../collections/collections.ts';
import {
  type ListOrder,
  type Page,
  type PageRequest,
  type Position,
  type Positioned,
  type PositionValue,
  readBatch,
  sortFieldsOf,
} from './queries.ts';

const nameOf = (order: ListOrder): string => `${sortFieldsOf(order).join()} ${order.direction}`;

const encode = (order: ListOrder, { values, id }: Position): string =>
  Buffer.from(JSON.stringify([nameOf(order), ...values, id])).toString('base64url');

const isTime = (value: unknown): value is [number, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => Number.isInteger(part) && part >= 0) &&
  value[0] < 253_402_300_800 &&
  value[1] < 1_000_000_000;

const isPositionValue = (value: unknown): value is PositionValue =>
  (typeof value === 'string' && value.isWellFormed()) || typeof value === 'number' || isTime(value);

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

const decode = (order: ListOrder, cursor: string): Position | undefined => {
  const parts = parse(cursor);
  const [name, ...position]: unknown[] = Array.isArray(parts) ? parts : [];
  const [values, id] = [position.slice(0, -1), position.at(-1)];
  if (
    name === nameOf(order) &&
    values.length === sortFieldsOf(order).length &&
    values.every(isPositionValue) &&
    typeof id === 'string' &&
    isDocumentId(id)
  ) {
    return { values, id };
  }
  return undefined;
};

const positionIn = (order: ListOrder, cursor: string): Position => {
  const position = decode(order, cursor);
  if (position) return position;
  throw validationError({ cursor: 'The cursor is not valid' });
};

/** Whether a cursor is one of a list in this order. */
export const isCursorIn = (order: ListOrder, cursor: string): boolean =>
  decode(order, cursor) !== undefined;

/** The maximum number of batches to read for one page of matching documents. */
const maxBatches = 10;

interface Scan<Content> {
  matches: Positioned<Content>[];
  /** Where the scan ended, if there are more documents. */
  end: Position | undefined;
}

const scan = async <Content>(
  read: (after: Position | undefined) => Promise<Positioned<Content>[]>,
  { limit, matches }: { limit: number; matches: (content: Content) => boolean },
  start: Position | undefined,
): Promise<Scan<Content>> => {
  const found: Positioned<Content>[] = [];
  let end = start;
  for (let round = 0; round < maxBatches && found.length <= limit; round += 1) {
    const batch = await read(end);
    found.push(...batch.filter(({ content }) => matches(content)));
    end = batch.length > limit ? batch.at(-1)?.position : undefined;
    if (!end) break;
  }
  const page = found.slice(0, limit);
  return { matches: page, end: found.length > limit ? page.at(-1)?.position : end };
};

/** The source of a list's pages. */
export interface PageSource<Content, Item> {
  query: Query<Content>;
  order: ListOrder;
  toItem: (id: string, content: Content) => Item;
  /** Filters documents that the query cannot filter. */
  matches?: (content: Content) => boolean;
}

/**
 * Reads a page of a query and converts each document to an item. Reads one extra document to find
 * out whether there is a next page. The number of reads is limited, so when few documents match, a
 * page may be shorter than its limit, even empty, and still have a next page. A cursor is valid
 * only for its own sort order. Throws `validation` for an invalid cursor.
 */
export const readPage = async <Content, Item>(
  { query, order, toItem, matches = () => true }: PageSource<Content, Item>,
  { limit, cursor }: PageRequest,
): Promise<Page<Item>> => {
  const read = (after?: Position) => readBatch(query, order, limit + 1, after);
  const start = cursor === undefined ? undefined : positionIn(order, cursor);
  const { matches: found, end } = await scan(read, { limit, matches }, start);
  const items = found.map(({ id, content }) => toItem(id, content));
  return end ? { items, next: encode(order, end) } : { items };
};

/** A part of a list that grows at its end, and the cursor after it: also at the end. */
export interface StreamPage<Item> {
  items: Item[];
  next: string | undefined;
  hasMore: boolean;
}

/**
 * Reads what follows a cursor in a list that grows at its end. Throws `validation` for an invalid
 * cursor.
 */
export const readStream = async <Content, Item>(
  { query, order, toItem }: Omit<PageSource<Content, Item>, 'matches'>,
  { limit, cursor }: PageRequest,
): Promise<StreamPage<Item>> => {
  const start = cursor === undefined ? undefined : positionIn(order, cursor);
  const found = await readBatch(query, order, limit + 1, start);
  const page = found.slice(0, limit);
  const end = page.at(-1)?.position;
  return {
    items: page.map(({ id, content }) => toItem(id, content)),
    next: end ? encode(order, end) : cursor,
    hasMore: found.length > limit,
  };
};
