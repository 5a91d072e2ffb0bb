import { write } from 'firebase-functions/logger';
import { type RunLimits, runWithinLimits } from '../../store/calls/runWithinLimits.ts';
import { deliveries, webhooks } from '../../store/collections/eventCollections.ts';
import { batchesById, orderedBatches, selectFields } from '../../store/reads/queries.ts';
import { sweepEvents } from './fanOut.ts';
import { sendDelivery } from './sendDelivery.ts';

/** What a run has done. */
export interface DeliveryReport {
  missing: number;
  attempted: number;
  failed: number;
}

/** The time leaves the last batch its time limits, before the function times out. */
const usualLimits: RunLimits = { items: 300, ms: 40_000 };

/** As many as are sent to an endpoint at the same time. */
const batchSize = 5;

/** Sends what is due to an endpoint, oldest first. */
const deliverTo = async (webhookId: string, now: Date, limits: RunLimits) => {
  const due = selectFields(
    deliveries.where('webhookId', '==', webhookId).where('checkAt', '<=', now),
    ['checkAt'],
  );
  const batches = orderedBatches(due, { field: 'checkAt', direction: 'asc' }, batchSize);
  return runWithinLimits(batches, ({ id }) => sendDelivery(id, now), limits);
};

/**
 * Queues the deliveries that are missing, and sends those that are due: to all endpoints at the same
 * time, so that none waits for another one. Runs may overlap or be repeated.
 */
export const deliverEvents = async (
  now: Date = new Date(),
  limits: RunLimits = usualLimits,
): Promise<DeliveryReport> => {
  const missing = await sweepEvents(now);
  const ids: string[] = [];
  for await (const batch of batchesById(selectFields(webhooks, ['status']))) {
    ids.push(...batch.map(({ id }) => id));
  }
  const reports = await Promise.all(ids.map((id) => deliverTo(id, now, limits)));
  const failures = reports.flatMap((report) => report.failures);
  for (const { item, error } of failures) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    write({ severity: 'ERROR', message: `The delivery ${item.id} failed`, cause });
  }
  const attempted = reports.reduce((sum, { results }) => sum + results.length, 0);
  return { missing, attempted, failed: failures.length };
};
