import type {
  CollectionReference,
  DocumentData,
  Query,
  UpdateData,
} from 'firebase-admin/firestore';
import { write } from 'firebase-functions/logger';
import { type RunLimits, runWithinLimits } from './calls/runWithinLimits.ts';
import { type Found, orderedBatches, selectFields } from './reads/queries.ts';
import { countUsage, type Usage } from './reads/usage.ts';
import { type Confirmation, transact } from './writes/transact.ts';
import type { Transaction } from './writes/transaction.ts';

/** The results of a run: documents by result, failures, reads and writes. */
export type JobReport<Result extends string> = Record<Result | 'failed', number> & Usage;

/** A job that looks at the documents of a collection whose `checkAt` has come. */
export interface DueJob<Content extends DocumentData, Result extends string> {
  collection: CollectionReference<Content, Content>;
  /** Does what one document requires, in a separate transaction. */
  apply: (id: string, now: Date) => Promise<Result>;
  results: readonly Result[];
  /** The log's message about a document that failed. */
  failureOf: (id: string) => { message: string };
  /** The log's message about a run that found documents. */
  doneMessage: string;
}

/**
 * The time leaves the last batch longer than a transaction retries, before the function times out.
 */
const usualLimits: RunLimits = { items: 500, ms: 60_000 };

/** How many documents are changed at the same time. */
const batchSize = 20;

const dueBatches = <Content extends DocumentData>(
  collection: CollectionReference<Content, Content>,
  now: Date,
) => {
  const all = collection as unknown as Query<{ checkAt: Date | null }>;
  const due = selectFields(all.where('checkAt', '<=', now), ['checkAt']);
  return orderedBatches(due, { field: 'checkAt', direction: 'asc' }, batchSize);
};

const causeOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const countsOf = <Result extends string>(
  names: readonly Result[],
  results: readonly Result[],
): Record<Result, number> =>
  Object.fromEntries(
    names.map((name) => [name, results.filter((result) => result === name).length]),
  ) as Record<Result, number>;

/**
 * Runs a job for the documents whose `checkAt` has come, oldest first. Runs may overlap or be
 * repeated. A document that fails is logged and found again by the next run, as is what is left
 * when a limit is reached.
 */
export const runDueJob = async <Content extends DocumentData, Result extends string>(
  { collection, apply, results: names, failureOf, doneMessage }: DueJob<Content, Result>,
  now: Date = new Date(),
  limits: RunLimits = usualLimits,
): Promise<JobReport<Result>> => {
  const usage: Usage = { reads: 0, writes: 0 };
  const { results, failures } = await countUsage(usage, () =>
    runWithinLimits(dueBatches(collection, now), ({ id }) => apply(id, now), limits),
  );
  for (const { item, error } of failures) {
    write({ severity: 'ERROR', ...failureOf(item.id), cause: causeOf(error) });
  }
  const report = { ...countsOf(names, results), failed: failures.length, ...usage };
  if (results.length + failures.length > 0) {
    write({ severity: 'INFO', message: doneMessage, ...report });
  }
  return report;
};

const expiryResults = ['expired', 'unchanged'] as const;
type ExpiryResult = (typeof expiryResults)[number];

/** How documents of a kind expire, each once its `checkAt` has come. */
interface Expiry<Content extends DocumentData>
  extends Omit<DueJob<Content, ExpiryResult>, 'apply' | 'results'> {
  /** When a document expires; null if it cannot. */
  jobAt: (content: Content) => Date | null;
  /** Writes that the document has expired, and queues the mails about it. */
  expire: (transaction: Transaction, found: Found<Content>) => Promise<unknown>;
  confirmBy: (id: string) => Confirmation<Content>;
}

/**
 * The job by which documents expire, and its action on `one` of them. A change at the same time comes
 * either before, or after. A document that needs nothing gets the `checkAt` of its status, so that
 * the next run does not find it again.
 */
export const expiryJob = <Content extends DocumentData & { checkAt: Date | null }>({
  jobAt,
  expire,
  confirmBy,
  ...job
}: Expiry<Content>) => {
  const applyTo =
    (id: string, now: Date) =>
    async (transaction: Transaction): Promise<ExpiryResult> => {
      const reference = job.collection.doc(id);
      const content = await transaction.read(reference);
      if (!content) return 'unchanged';
      const checkAt = jobAt(content);
      if (checkAt && checkAt <= now) {
        await expire(transaction, { id, content });
        return 'expired';
      }
      if (checkAt?.getTime() !== content.checkAt?.getTime()) {
        transaction.update(reference, { checkAt } as UpdateData<Content>);
      }
      return 'unchanged';
    };
  const one = (id: string, now: Date) => transact(applyTo(id, now), { confirmBy: confirmBy(id) });
  return {
    one,
    run: (now?: Date, limits?: RunLimits): Promise<JobReport<ExpiryResult>> =>
      runDueJob({ ...job, apply: one, results: expiryResults }, now, limits),
  };
};
