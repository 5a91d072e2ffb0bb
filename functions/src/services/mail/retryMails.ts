import { write } from 'firebase-functions/logger';
import { smtpUrl } from '../../params.ts';
import { type RunLimits, runWithinLimits } from '../../store/calls/runWithinLimits.ts';
import { mail } from '../../store/collections/collections.ts';
import { orderedBatches, selectFields } from '../../store/reads/queries.ts';
import { countUsage, type Usage } from '../../store/reads/usage.ts';
import { type SendingResult, sendMail } from './sendMail.ts';

/**
 * How many mails a run has sent and could not send, how many failed otherwise, and what it cost.
 */
export type MailReport = Record<SendingResult | 'failed', number> & Usage;

/** The time leaves the last batch long enough for the timeouts of its connections. */
const usualLimits: RunLimits = { items: 500, ms: 45_000 };

/** How many mails are sent at the same time. */
const batchSize = 20;

const dueMails = (now: Date) => {
  const due = selectFields(mail.where('checkAt', '<=', now), ['checkAt']);
  return orderedBatches(due, { field: 'checkAt', direction: 'asc' }, batchSize);
};

const countsOf = (results: readonly SendingResult[]): Record<SendingResult, number> => {
  const count = (one: SendingResult) => results.filter((result) => result === one).length;
  return {
    sent: count('sent'),
    retry: count('retry'),
    'given-up': count('given-up'),
    unchanged: count('unchanged'),
  };
};

/**
 * Sends the mails whose `checkAt` has come, oldest first: those to try again, those whose sender
 * ended without an outcome, and those that waited for an SMTP address. Runs may overlap or be
 * repeated.
 */
export const retryMails = async (
  now: Date = new Date(),
  limits: RunLimits = usualLimits,
): Promise<MailReport> => {
  const usage: Usage = { reads: 0, writes: 0 };
  if (smtpUrl() === undefined) return { ...countsOf([]), failed: 0, ...usage };
  const { results, failures } = await countUsage(usage, () =>
    runWithinLimits(dueMails(now), ({ id }) => sendMail(id, now), limits),
  );
  for (const { item, error } of failures) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    write({ severity: 'ERROR', message: `The sending of mail ${item.id} failed`, cause });
  }
  return { ...countsOf(results), failed: failures.length, ...usage };
};
