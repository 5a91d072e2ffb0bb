import { checkSales, type SalesDifference } from './checkSales.ts';
import { checkSkus } from './checkSkus.ts';
import { checkStock, type OrderEntry, type StockReport } from './checkStock.ts';

const causeOf = ({ orderId, reason }: OrderEntry): string =>
  reason === 'order' ? `order ${orderId}` : `the cancellation of order ${orderId}`;

const stockLines = ({ differences, invalid, missing, stray }: StockReport): string[] => [
  ...differences.map(
    ({ toolId, available, ledger }) =>
      `tool ${toolId}: ${available} pieces available, but the ledger adds up to ${ledger}`,
  ),
  ...invalid,
  ...missing.map(
    (entry) => `tool ${entry.toolId}: missing or wrong ledger entry for ${causeOf(entry)}`,
  ),
  ...stray.map(
    (entry) => `tool ${entry.toolId}: ledger entry for ${causeOf(entry)}, which does not exist`,
  ),
];

const salesLines = (differences: SalesDifference[]): string[] =>
  differences.map(
    ({ day, toolId, sales, orders }) =>
      `tool ${toolId}: on ${day}, sales record ${sales.pieces} pieces for ${sales.cents} cents, but orders add up to ${orders.pieces} pieces for ${orders.cents} cents`,
  );

/** The number of checked tools and orders, and a message for each problem. */
export interface ConsistencyReport {
  tools: number;
  orders: number;
  problems: string[];
}

/**
 * Checks each order of the project in the environment, that stock, ledger and sales match the orders,
 * and that the SKUs of tools are reserved for them. Can run while the shop sells.
 */
export const checkConsistency = async (): Promise<ConsistencyReport> => {
  const { tools, orders, ...findings } = await checkStock();
  const problems = [
    ...stockLines({ tools, orders, ...findings }),
    ...salesLines(await checkSales()),
    ...(await checkSkus()),
  ];
  return { tools, orders, problems };
};
