import type { RunLimits } from '../../store/calls/runWithinLimits.ts';
import { quotes } from '../../store/collections/collections.ts';
import { type JobReport, runDueJob } from '../../store/runDueJob.ts';
import { type ExpiryResult, expireQuote } from './expireQuote.ts';

/**
 * Looks at the quotes whose `checkAt` has come, oldest first, and marks those that have expired.
 */
export const expireQuotes = (now?: Date, limits?: RunLimits): Promise<JobReport<ExpiryResult>> =>
  runDueJob(
    {
      collection: quotes,
      apply: expireQuote,
      results: ['expired', 'unchanged'],
      failureOf: (id) => ({
        message: `The quote ${id} was not marked as expired; the next run tries again`,
        quoteId: id,
      }),
      doneMessage: 'Looked for offers that have lapsed',
    },
    now,
    limits,
  );
