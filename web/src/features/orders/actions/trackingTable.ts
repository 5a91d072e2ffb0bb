import { cleanCell, limits, parseOrderNumber, parseShipmentNumber } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { openTable, readTable } from '../../../lib/tables/readTable.ts';

/** A row of a table with tracking numbers: the order that it names, and its number. */
interface TrackingRow {
  orderNumber: string;
  trackingNumber: string;
}

/** What a table says about orders. */
export interface TrackingTable {
  /** The tracking numbers by the ids of the orders. */
  numbers: ReadonlyMap<string, string>;
  /** The numbers of orders that are not among them, once each. */
  others: readonly string[];
  /** Why rows were not used, or have to be checked. */
  problems: readonly string[];
}

type Columns = { order: number; tracking: number };

const orderNumberIn = (cell: string): string | undefined =>
  parseOrderNumber(cell) ?? parseShipmentNumber(cell)?.orderNumber;

/** `TH-4K2M9A7C 1Z 999`: a row without delimiters ends its order number at a space. */
const splitAtSpace = (row: readonly string[]): readonly string[] => {
  const [text = ''] = row;
  const [, start = '', rest] = /^(\S+)\s+(.+)$/.exec(text.trim()) ?? [];
  return row.length === 1 && rest && orderNumberIn(start) ? [start, rest] : row;
};

/** The columns that a header names; none in a row of an order. */
const columnsIn = (row: readonly string[]): Columns | undefined => {
  if (row.some(orderNumberIn)) return undefined;
  const order = row.findIndex((cell) => /order|reference/i.test(cell));
  const tracking = row.findIndex((cell) => /track|shipment|parcel|awb/i.test(cell));
  return order < 0 && tracking < 0 ? undefined : { order, tracking };
};

const readRow = (row: readonly string[], columns: Columns | undefined): TrackingRow | undefined => {
  const named = orderNumberIn(row[columns?.order ?? -1] ?? '');
  const at = named ? (columns?.order ?? -1) : row.findIndex(orderNumberIn);
  const orderNumber = orderNumberIn(row[at] ?? '');
  if (!orderNumber) return undefined;
  const others = [...row.slice(at + 1), ...row.slice(0, at)];
  const tracking = row[columns?.tracking ?? -1] ?? others.find((cell) => cell !== '') ?? '';
  return { orderNumber, trackingNumber: tracking };
};

const problemOf = ({ orderNumber, trackingNumber }: TrackingRow): string | undefined => {
  if (trackingNumber === '') return `${orderNumber}: no tracking number`;
  if (/^\d(?:[.,]\d+)?E\+?\d+$/i.test(trackingNumber))
    return `${orderNumber}: a spreadsheet has turned the tracking number into ${trackingNumber}`;
  return trackingNumber.length > limits.trackingNumber
    ? `${orderNumber}: a tracking number has at most ${limits.trackingNumber} characters`
    : undefined;
};

const list = new Intl.ListFormat('en');

/** The rows of an order: one number, also if it is written twice. */
const numberIn = (orderNumber: string, rows: readonly TrackingRow[]) => {
  const usable = rows.filter((row) => !problemOf(row));
  const distinct = [...new Set(usable.map(({ trackingNumber }) => trackingNumber))];
  if (distinct.length > 1)
    return { problem: `${orderNumber}: more than one tracking number, ${list.format(distinct)}` };
  const [number] = distinct;
  const [first] = rows.flatMap((row) => problemOf(row) ?? []);
  return number === undefined ? { problem: first ?? '' } : { number };
};

const sharedNumbers = (
  numbers: ReadonlyMap<string, string>,
  orders: readonly Order[],
): string[] => {
  const byNumber = Map.groupBy(numbers, ([, trackingNumber]) => trackingNumber);
  const nameOf = (id: string) => orders.find(({ _id }) => _id === id)?.number ?? '';
  return [...byNumber].flatMap(([trackingNumber, those]) =>
    those.length > 1
      ? `${trackingNumber} is for ${list.format(those.map(([id]) => nameOf(id)))}: check them`
      : [],
  );
};

const maxQuoted = 40;

const unreadable = (row: readonly string[]): string => {
  const text = row.filter((cell) => cell !== '').join(' ');
  return `“${text.slice(0, maxQuoted)}${text.length > maxQuoted ? '…' : ''}” names no order`;
};

/**
 * Reads the tracking numbers of orders from a table that was pasted or is in a CSV file: an order
 * number and a tracking number in each row, in any two columns, with or without a header.
 */
export const readTrackingTable = (text: string, orders: readonly Order[]): TrackingTable => {
  const { content, delimiter } = openTable(text);
  const [first = [], ...rest] = readTable(content, delimiter).map((row) =>
    splitAtSpace(row.map(cleanCell)),
  );
  const columns = columnsIn(first);
  const body = columns ? rest : [first, ...rest];
  const rows = body.filter((row) => row.some((cell) => cell !== ''));
  const read = rows.map((row) => readRow(row, columns));
  const problems = rows.flatMap((row, at) => (read[at] ? [] : unreadable(row)));
  const byOrder = Map.groupBy(
    read.flatMap((row) => row ?? []),
    ({ orderNumber }) => orderNumber,
  );
  const numbers = new Map<string, string>();
  const others: string[] = [];
  for (const [orderNumber, those] of byOrder) {
    const order = orders.find(({ number }) => number === orderNumber);
    const { number, problem } = numberIn(orderNumber, those);
    if (!order) others.push(orderNumber);
    else if (number !== undefined) numbers.set(order._id, number);
    else problems.push(problem);
  }
  return { numbers, others, problems: [...problems, ...sharedNumbers(numbers, orders)] };
};
