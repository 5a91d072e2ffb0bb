import type { Query } from 'firebase-admin/firestore';
import { isDocumentId, type ListOrder, type Position, readSlice } from '../collections.ts';
import { validationError } from '../errors.ts';
import type { Page, PageRequest } from '../page.ts';

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
  typeof value === 'string' || typeof value === 'number' || isTime(value);

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

/**
 * Reads a page of a query, each document turned into an item. A cursor holds for the order it
 * came from. Throws `validation` for one that does not decode.
 */
export const readPage = async <Content, Item>(
  query: Query<Content>,
  order: ListOrder,
  { limit, cursor }: PageRequest,
  toItem: (id: string, content: Content) => Item,
): Promise<Page<Item>> => {
  const after = cursor === undefined ? undefined : decode(order, cursor);
  const { found, end } = await readSlice(query, order, limit, after);
  const items = found.map(({ id, content }) => toItem(id, content));
  return end ? { items, next: encode(order, end) } : { items };
};
