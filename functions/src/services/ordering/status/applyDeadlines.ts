import type { RunLimits } from '../../../store/calls/runWithinLimits.ts';
import { orders } from '../../../store/collections/collections.ts';
import { type JobReport, runDueJob } from '../../../store/runDueJob.ts';
import { applyDeadline, type DeadlineResult } from './applyDeadline.ts';

/**
 * How many orders a run has cancelled, noted as overdue, left unchanged, and could not change, and
 * what it has read and written.
 */
export type DeadlineReport = JobReport<DeadlineResult>;

/** Looks at the orders whose `checkAt` has come, oldest first, and does what each requires. */
export const applyDeadlines = (now?: Date, limits?: RunLimits): Promise<DeadlineReport> =>
  runDueJob(
    {
      collection: orders,
      apply: applyDeadline,
      results: ['cancelled', 'overdue', 'unchanged'],
      failureOf: (id) => ({
        message: `The deadline of order ${id} was not applied; the next run tries again`,
        orderId: id,
      }),
      doneMessage: 'Applied the deadlines of orders',
    },
    now,
    limits,
  );
