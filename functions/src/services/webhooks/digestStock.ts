import { stockDigest } from '../../store/collections/eventCollections.ts';
import { toolsWithChangedStock } from '../../store/reads/changedStock.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { transact } from '../../store/writes/transact.ts';
import { recordEvent } from '../../store/writes/withEvents.ts';

/** How many events a run has stored. A run that fails throws. */
export interface StockDigestReport {
  stored: number;
  failed: 0;
}

/** Where it is kept up to when the ledgers are in events, and when they are complete; tests have their own. */
export interface StockDigestSource {
  digest: typeof stockDigest;
  /** Up to when all entries of the ledgers are stored. */
  completeAt: (now: Date) => Date;
}

const minuteMs = 60_000;

/** More than a transaction can take: its entries have the time at which it began. */
const settledMs = 30_000;

/** Whole minutes, so that no tool is in the events of a minute twice. */
const lastCompleteMinute = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - settledMs) / minuteMs) * minuteMs);

const usualSource: StockDigestSource = { digest: stockDigest, completeAt: lastCompleteMinute };

/** How many tools an event names: its delivery stays under 20 kB. */
const toolsPerEvent = 200;

const eventsOf = (digestId: string, until: Date, toolIds: readonly string[]) =>
  Array.from({ length: Math.ceil(toolIds.length / toolsPerEvent) }, (_, part) => ({
    id: `${digestId}_${until.getTime()}_${part}`,
    type: 'stock.changed' as const,
    data: { toolIds: toolIds.slice(part * toolsPerEvent, (part + 1) * toolsPerEvent) },
    audience: null,
  }));

/**
 * Stores the events of the tools whose stock has changed in the minutes that are over: at most one for
 * a tool and minute. It reads the ledgers, so that no order writes anything for it. Runs may overlap or
 * be repeated: one of them stores the events, with the time from which the next one looks.
 */
export const digestStock = async (
  now: Date = new Date(),
  { digest, completeAt }: StockDigestSource = usualSource,
): Promise<StockDigestReport> => {
  const until = completeAt(now);
  const since = (await readDocument(digest))?.until;
  if (since && since >= until) return { stored: 0, failed: 0 };
  const toolIds = since ? await toolsWithChangedStock({ since, until }) : [];
  if (since && toolIds.length === 0) return { stored: 0, failed: 0 };
  const events = eventsOf(digest.id, until, toolIds);
  const stored = await transact(async (transaction) => {
    const current = (await transaction.read(digest))?.until;
    if (current?.getTime() !== since?.getTime()) return 0;
    transaction.replace(digest, { until });
    for (const event of events) recordEvent(transaction, event);
    return events.length;
  });
  return { stored, failed: 0 };
};
