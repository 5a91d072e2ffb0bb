import {
  type DaySales,
  type DayUsers,
  dayOf,
  type LowStockTool,
  lastDays,
  limits,
  type Overview,
  openStatuses,
  type Sales,
  type ToolDaySales,
  type ToolSales,
  timesOf,
  toDollars,
} from '../../contract/index.ts';
import type { SalesDocument } from '../../documents/stock.ts';
import type { ToolDocument } from '../../documents/tools.ts';
import { orders, users } from '../../store/collections/collections.ts';
import { countDocuments, whereInPeriod } from '../../store/reads/queries.ts';
import { shopTimeZone } from '../settings/settings.ts';
import { readSalesOf } from '../stock/sales.ts';
import { findLowStock } from './findLowStock.ts';
import { readOpenAmounts } from './receivables.ts';

const { days: dayCount, tools: toolCount, lowStock: lowStockCount } = limits.overview;

interface Sold extends ToolDaySales {
  day: string;
  toolId: string;
}

const soldIn = ({ day, tools }: SalesDocument): Sold[] =>
  Object.entries(tools).map(([toolId, sold]) => ({ day, toolId, ...sold }));

const sumOf = (sold: readonly ToolDaySales[]): Sales => ({
  pieces: sold.reduce((sum, { pieces }) => sum + pieces, 0),
  revenue: toDollars(sold.reduce((sum, { cents }) => sum + cents, 0)),
});

const byDay = (sold: readonly Sold[], days: readonly string[]): DaySales[] => {
  const groups = Map.groupBy(sold, ({ day }) => day);
  return days.map((day) => ({ day, ...sumOf(groups.get(day) ?? []) }));
};

const latestName = (sold: readonly Sold[]): string =>
  sold.reduce((latest, other) => (other.day > latest.day ? other : latest)).toolName;

const byTool = (sold: readonly Sold[]): ToolSales[] =>
  [...Map.groupBy(sold, ({ toolId }) => toolId)]
    .map(([toolId, own]) => ({ toolId, toolName: latestName(own), ...sumOf(own) }))
    .filter(({ pieces }) => pieces > 0)
    .toSorted((one, other) => other.revenue - one.revenue || other.pieces - one.pieces);

/** Sums the sales documents of some days: in total, per day, and for the best-selling tools. */
export const salesOf = (
  documents: readonly SalesDocument[],
  days: readonly string[],
): Overview['sales'] => {
  const sold = documents.flatMap(soldIn).filter(({ day }) => days.includes(day));
  return {
    ...sumOf(sold),
    days: byDay(sold, days),
    tools: byTool(sold).slice(0, toolCount),
  };
};

const countOpenOrders = (): Promise<number> =>
  countDocuments(orders.where('status', 'in', openStatuses));

const toLowStock = (_id: string, tool: ToolDocument): LowStockTool => {
  const { toolName, available, minOrder } = tool;
  return { _id, toolName, available, minOrder };
};

const readLowStock = async (): Promise<Overview['lowStock']> => {
  const { count, tools: lowest } = await findLowStock(lowStockCount);
  return { count, tools: lowest.map(({ id, content }) => toLowStock(id, content)) };
};

const countUsers = async (day: string, timeZone: string): Promise<DayUsers> => {
  const joined = whereInPeriod(users, 'createdAt', timesOf({ from: day, to: day }, timeZone));
  return { day, users: await countDocuments(joined) };
};

const readNewUsers = async (
  days: readonly string[],
  timeZone: string,
): Promise<Overview['newUsers']> => {
  const counts = await Promise.all(days.map((day) => countUsers(day, timeZone)));
  return { count: counts.reduce((sum, { users }) => sum + users, 0), days: counts };
};

/**
 * Reads the figures of the dashboard. The number of reads does not grow with the number of orders:
 * the sales documents of 30 days, ten tools, and one read per thousand counted or added documents.
 */
export const readOverview = async (now = new Date()): Promise<Overview> => {
  const timeZone = await shopTimeZone();
  const days = lastDays(dayOf(now, timeZone), dayCount);
  const [sold, openOrders, receivables, lowStock, newUsers] = await Promise.all([
    readSalesOf(days),
    countOpenOrders(),
    readOpenAmounts(now),
    readLowStock(),
    readNewUsers(days, timeZone),
  ]);
  return { sales: salesOf(sold, days), openOrders, receivables, lowStock, newUsers };
};
