import type { Query } from 'firebase-admin/firestore';
import { isDocumentId } from '../../collections.ts';
import { validationError } from '../../errors.ts';
import {
  type ListOrder,
  type Page,
  type PageRequest,
  type Position,
  type Positioned,
  readBatch,
} from '../../queries.ts';

const nameOf = ({ field, direction }: ListOrder): string => `${field} ${direction}`;

const encode = (order: ListOrder, { value, id }: Position): string =>
  Buffer.from(JSON.stringify([nameOf(order), value, id])).toString('base64url');

const isTime = (value: unknown): value is [number, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => Number.isInteger(part) && part >= 0) &&
  value[0] < 253_402_300_800 &&
  value[1] < 1_000_000_000;

const isPositionValue = (value: unknown): value is Position['value'] =>
  (typeof value === 'string' && value.isWellFormed()) || typeof value === 'number' || isTime(value);

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

const decode = (order: ListOrder, cursor: string): Position => {
  const parts = parse(cursor);
  const [name, value, id]: unknown[] = Array.isArray(parts) ? parts : [];
  if (
    name === nameOf(order) &&
    isPositionValue(value) &&
    typeof id === 'string' &&
    isDocumentId(id)
  ) {
    return { value, id };
  }
  throw validationError({ cursor: 'The cursor is not valid' });
};

/** How many times a page's documents are looked at, at most, to fill it with those that match. */
const scans = 10;

interface Scan<Content> {
  matches: Positioned<Content>[];
  /** Where the scan ended, when there is more to look at. */
  end: Position | undefined;
}

const scan = async <Content>(
  read: (after: Position | undefined) => Promise<Positioned<Content>[]>,
  { limit, matches }: { limit: number; matches: (content: Content) => boolean },
  start: Position | undefined,
): Promise<Scan<Content>> => {
  const found: Positioned<Content>[] = [];
  let end = start;
  for (let round = 0; round < scans && found.length <= limit; round += 1) {
    const slice = await read(end);
    found.push(...slice.filter(({ content }) => matches(content)));
    end = slice.length > limit ? slice.at(-1)?.position : undefined;
    if (!end) break;
  }
  const page = found.slice(0, limit);
  return { matches: page, end: found.length > limit ? page.at(-1)?.position : end };
};

/** What a page consists of. */
export interface PageSource<Content, Item> {
  query: Query<Content>;
  order: ListOrder;
  toItem: (id: string, content: Content) => Item;
  /** Leaves out what the query cannot. */
  matches?: (content: Content) => boolean;
}

/**
 * Reads a page of a query, each document turned into an item. One document more than fit is read,
 * to know whether there is a next page. Where few of the documents match, a page may end short of
 * its limit, even empty, and say that there is more: what it costs has a bound. A cursor holds for
 * the order it came from. Throws `validation` for one that does not decode.
 */
export const readPage = async <Content, Item>(
  { query, order, toItem, matches = () => true }: PageSource<Content, Item>,
  { limit, cursor }: PageRequest,
): Promise<Page<Item>> => {
  const read = (after?: Position) => readBatch(query, order, limit + 1, after);
  const start = cursor === undefined ? undefined : decode(order, cursor);
  const { matches: found, end } = await scan(read, { limit, matches }, start);
  const items = found.map(({ id, content }) => toItem(id, content));
  return end ? { items, next: encode(order, end) } : { items };
};
