import { write } from 'firebase-functions/logger';
import { orders } from '../../collections.ts';
import { orderedBatches, type Positioned, selectFields } from '../../queries.ts';
import { type RunLimits, runWithinLimits } from '../../runWithinLimits.ts';
import { countUsage, type Usage } from '../../usage.ts';
import { applyDeadline, type DeadlineResult } from './applyDeadline.ts';

/**
 * How many orders a run has cancelled, noted as overdue, left unchanged, and could not change, and what
 * it has read and written.
 */
export type DeadlineReport = Record<DeadlineResult | 'failed', number> & Usage;

/** The time leaves the last batch longer than a transaction retries, before the function times out. */
const usualLimits: RunLimits = { items: 500, ms: 60_000 };

/** How many orders are changed at the same time. */
const batchSize = 20;

const dueOrders = (now: Date) => {
  const due = selectFields(orders.where('checkAt', '<=', now), ['checkAt']);
  return orderedBatches(due, { field: 'checkAt', direction: 'asc' }, batchSize);
};

const logFailure = ({ id }: Positioned<unknown>, error: unknown): void =>
  write({
    severity: 'ERROR',
    message: `The deadline of order ${id} was not applied; the next run tries again`,
    orderId: id,
    cause: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });

const countsOf = (results: readonly DeadlineResult[]): Record<DeadlineResult, number> => {
  const count = (one: DeadlineResult) => results.filter((result) => result === one).length;
  return {
    cancelled: count('cancelled'),
    overdue: count('overdue'),
    unchanged: count('unchanged'),
  };
};

/**
 * Looks at the orders whose `checkAt` has come, oldest first, and does what each requires in a separate
 * transaction. Runs may overlap or be repeated. An order that fails is logged and found again
 * by the next run, as is what is left when a limit is reached.
 */
export const applyDeadlines = async (
  now: Date = new Date(),
  limits: RunLimits = usualLimits,
): Promise<DeadlineReport> => {
  const usage: Usage = { reads: 0, writes: 0 };
  const { results, failures } = await countUsage(usage, () =>
    runWithinLimits(dueOrders(now), ({ id }) => applyDeadline(id, now), limits),
  );
  for (const { item, error } of failures) logFailure(item, error);
  const report = { ...countsOf(results), failed: failures.length, ...usage };
  if (results.length + failures.length > 0) {
    write({ severity: 'INFO', message: 'Applied the deadlines of orders', ...report });
  }
  return report;
};
