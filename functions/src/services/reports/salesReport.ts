import {
  addFigures,
  type CountedFigures,
  categoryNames,
  isToolCategory,
  maxReportRows,
  monthAfter,
  monthlySalesShards,
  monthsBetween,
  noFigures,
  type ReportGroup,
  type ReportRow,
  type SalesFigures,
  type SalesReport,
  type SalesReportColumn,
  type SalesReportRequest,
  toDollars,
} from '../../contract/index.ts';
import type { MonthlySalesDocument } from '../../documents/stock.ts';
import { monthlySales } from '../../store/collections/collections.ts';
import { findDocuments } from '../../store/reads/queries.ts';

/** Reads the sales of some months: at most 16 documents for each. */
const readMonths = async (from: string, to: string): Promise<MonthlySalesDocument[]> => {
  const query = monthlySales.where('month', '>=', from).where('month', '<=', to);
  const found = await findDocuments(query, monthsBetween(from, to).length * monthlySalesShards);
  return found.map(({ content }) => content);
};

/** The figures of a row, and its name. */
interface Entry extends SalesFigures {
  key: string;
  name: string;
  orders: number | null;
}

const customersIn = ({ payers }: MonthlySalesDocument): Entry[] =>
  Object.entries(payers).map(([key, figures]) => ({ key, ...figures }));

const monthIn = (document: MonthlySalesDocument): Entry[] =>
  customersIn(document).map((entry) => ({ ...entry, key: document.month, name: document.month }));

const categoriesIn = ({ categories }: MonthlySalesDocument): Entry[] =>
  Object.entries(categories).map(([key, figures]) => {
    const name = isToolCategory(key) ? categoryNames[key] : key;
    return { key, name, orders: null, ...figures };
  });

const entriesIn: Record<ReportGroup, (document: MonthlySalesDocument) => Entry[]> = {
  month: monthIn,
  customer: customersIn,
  category: categoriesIn,
};

const add = (one: Entry, other: Entry): Entry => ({
  ...other,
  ...addFigures(one, other),
  orders: one.orders === null || other.orders === null ? null : one.orders + other.orders,
});

/** The sums by key; the name is the one of the last month. */
const sumsOf = (by: ReportGroup, documents: readonly MonthlySalesDocument[]) => {
  const sums = new Map<string, Entry>();
  const sorted = documents.toSorted((one, other) => one.month.localeCompare(other.month));
  for (const entry of sorted.flatMap(entriesIn[by])) {
    const sum = sums.get(entry.key);
    sums.set(entry.key, sum ? add(sum, entry) : entry);
  }
  return sums;
};

const emptyMonths = (from: string, to: string): Map<string, Entry> =>
  new Map(
    monthsBetween(from, to).map((month) => [
      month,
      { key: month, name: month, orders: 0, ...noFigures },
    ]),
  );

/** The key of the same row a year later: only months have another one. */
const keyAYearLater = (by: ReportGroup, key: string): string =>
  by === 'month' ? monthAfter(key, 12) : key;

const rowsOf = (
  by: ReportGroup,
  now: ReadonlyMap<string, Entry>,
  before: ReadonlyMap<string, Entry>,
): ReportRow[] => {
  const rows = new Map<string, ReportRow>(
    [...now].map(([key, entry]) => [key, { ...entry, before: 0 }]),
  );
  for (const entry of before.values()) {
    const key = keyAYearLater(by, entry.key);
    const none = { ...noFigures, key, name: entry.name, orders: entry.orders === null ? null : 0 };
    rows.set(key, { ...(rows.get(key) ?? none), before: entry.net });
  }
  const order: (one: ReportRow, other: ReportRow) => number =
    by === 'month'
      ? (one, other) => one.key.localeCompare(other.key)
      : (one, other) => other.net - one.net || other.before - one.before;
  return [...rows.values()]
    .filter(({ net, before, orders, cost }) => by === 'month' || net || before || orders || cost)
    .toSorted(order);
};

const sumOfOrders = (documents: readonly MonthlySalesDocument[]): number =>
  documents
    .flatMap(({ payers }) => Object.values<CountedFigures>(payers))
    .reduce((sum, { orders }) => sum + orders, 0);

const totalOf = (rows: readonly ReportRow[], orders: number): ReportRow => ({
  key: '',
  name: 'Total',
  ...rows.reduce<SalesFigures>(addFigures, noFigures),
  orders,
  before: rows.reduce((sum, { before }) => sum + before, 0),
});

const readRows = async ({ by, from, to }: SalesReportRequest) => {
  const [documents, earlier] = await Promise.all([
    readMonths(from, to),
    readMonths(monthAfter(from, -12), monthAfter(to, -12)),
  ]);
  const months = by === 'month' ? emptyMonths(from, to) : [];
  const now = new Map([...months, ...sumsOf(by, documents)]);
  const rows = rowsOf(by, now, sumsOf(by, earlier));
  return { rows, total: totalOf(rows, sumOfOrders(documents)) };
};

/**
 * The sales of some months, and those of the same months a year before, by month, customer or
 * category. Costs a read for each document with sales of these months: at most 32 for each month.
 */
export const readSalesReport = async (request: SalesReportRequest): Promise<SalesReport> => {
  const { rows, total } = await readRows(request);
  const shown = rows.slice(0, maxReportRows);
  return { ...request, total, rows: shown, more: rows.length - shown.length };
};

/** All rows of a report as rows of a table. */
export const exportSalesReport = async function* (
  request: SalesReportRequest,
): AsyncGenerator<Record<SalesReportColumn, string | number>[]> {
  const { rows } = await readRows(request);
  yield rows.map(({ key, name, orders, net, before, costed, cost }) => ({
    key,
    name,
    orders: orders ?? '',
    net: toDollars(net),
    netYearBefore: toDollars(before),
    netWithKnownCost: toDollars(costed),
    cost: toDollars(cost),
    margin: toDollars(costed - cost),
  }));
};
