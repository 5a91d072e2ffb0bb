import { checkInvoices, checkPayments } from './checkDocuments.ts';
import { checkOrderMoney } from './checkOrderMoney.ts';
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

/** How much was checked, and a message for each problem. */
export interface ConsistencyReport {
  tools: number;
  orders: number;
  payments: number;
  invoices: number;
  problems: string[];
}

/**
 * Checks each order of the project in the environment, that stock, ledger and sales match the orders,
 * that the SKUs of tools are reserved for them, and that payments, invoices and the open amounts of
 * customers match the orders. Can run while the shop sells.
 */
export const checkConsistency = async (): Promise<ConsistencyReport> => {
  const { tools, orders, ...findings } = await checkStock();
  const ofPayments = await checkPayments();
  const ofInvoices = await checkInvoices();
  const problems = [
    ...stockLines({ tools, orders, ...findings }),
    ...salesLines(await checkSales()),
    ...(await checkSkus()),
    ...(await checkOrderMoney()),
    ...ofPayments.problems,
    ...ofInvoices.problems,
  ];
  return { tools, orders, payments: ofPayments.count, invoices: ofInvoices.count, problems };
};
