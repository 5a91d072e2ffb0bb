/** `npm run check:stock`: whether stock, orders, ledger and sales of the whole store agree. */
import type { SalesDifference } from '../../functions/src/services/checkSales.ts';
import type { StockReport } from '../../functions/src/services/checkStock.ts';
import { runUntilSignal } from './runUntilSignal.ts';
import { StartError } from './startError.ts';
import { connect, readTarget, targetName, targetUsage } from './target.ts';

const usage = `npm run check:stock [-- options]\n\n${targetUsage}`;

const linesOf = ({ differences, missing }: StockReport): string[] => [
  ...differences.map(
    ({ toolId, available, ledger }) =>
      `tool ${toolId}: ${available} available, but its ledger adds up to ${ledger}`,
  ),
  ...missing.map(
    ({ toolId, orderId, reason }) =>
      `tool ${toolId}: no right entry for the ${reason === 'order' ? 'order' : 'cancellation of order'} ${orderId}`,
  ),
];

const salesLinesOf = (differences: SalesDifference[]): string[] =>
  differences.map(
    ({ day, toolId, sales, orders }) =>
      `tool ${toolId}: ${sales.pieces} pieces for ${sales.cents} cents noted on ${day}, but orders of ${orders.pieces} for ${orders.cents}`,
  );

const check = async (args: string[]): Promise<number> => {
  const { target, rest } = readTarget(args, usage);
  if (rest.length > 0) throw new StartError(usage);
  await connect(target);
  const { checkStock } = await import('../../functions/src/services/checkStock.ts');
  const { checkSales } = await import('../../functions/src/services/checkSales.ts');
  const report = await checkStock();
  const problems = [...linesOf(report), ...salesLinesOf(await checkSales())];
  for (const line of problems) console.log(line);
  const verdict = problems.length === 0 ? 'the books agree' : `${problems.length} wrong`;
  console.log(
    `Checked ${report.tools} tools and ${report.orders} orders of ${targetName(target)}: ${verdict}.`,
  );
  return problems.length === 0 ? 0 : 1;
};

await runUntilSignal(() => check(process.argv.slice(2)));
