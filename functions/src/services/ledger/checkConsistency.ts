/** The books of the store that the environment names, in words. */
import { checkSales, type SalesDifference } from './checkSales.ts';
import { checkStock, type OrderEntry, type StockReport } from './checkStock.ts';

const causeOf = ({ orderId, reason }: OrderEntry): string =>
  reason === 'order' ? `the order ${orderId}` : `the cancellation of order ${orderId}`;

const stockLines = ({ differences, missing, stray }: StockReport): string[] => [
  ...differences.map(
    ({ toolId, available, ledger }) =>
      `tool ${toolId}: ${available} available, but its ledger adds up to ${ledger}`,
  ),
  ...missing.map((entry) => `tool ${entry.toolId}: no right entry for ${causeOf(entry)}`),
  ...stray.map((entry) => `tool ${entry.toolId}: an entry for ${causeOf(entry)}, which is not`),
];

const salesLines = (differences: SalesDifference[]): string[] =>
  differences.map(
    ({ day, toolId, sales, orders }) =>
      `tool ${toolId}: ${sales.pieces} pieces for ${sales.cents} cents noted on ${day}, but orders of ${orders.pieces} for ${orders.cents}`,
  );

/** What was looked at, and a line for each thing wrong. */
export interface ConsistencyReport {
  tools: number;
  orders: number;
  problems: string[];
}

/** Checks whether stock, ledger, orders and sales of the whole store agree, also while it sells. */
export const checkConsistency = async (): Promise<ConsistencyReport> => {
  const { tools, orders, ...findings } = await checkStock();
  const problems = [
    ...stockLines({ tools, orders, ...findings }),
    ...salesLines(await checkSales()),
  ];
  return { tools, orders, problems };
};
