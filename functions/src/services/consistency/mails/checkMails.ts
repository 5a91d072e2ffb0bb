import { maxDelayMs, stuckMail } from '../../../mail/delivery/stuckMail.ts';
import { sendsMails } from '../../../params.ts';
import { mail } from '../../../store/collections/collections.ts';
import { batchesById, orderedBatches, selectFields } from '../../../store/reads/queries.ts';

const openStates = ['PENDING', 'RETRY', 'PROCESSING'];

const fields = ['delivery', 'checkAt'] as const;

const overdue = (now: Date) => {
  const late = mail.where('checkAt', '<', new Date(now.getTime() - maxDelayMs));
  const order = { field: 'checkAt', direction: 'asc' } as const;
  return orderedBatches(selectFields(late, fields), order, 100);
};

const withoutTime = () => {
  const open = mail.where('delivery.state', 'in', openStates).where('checkAt', '==', null);
  return batchesById(selectFields(open, fields));
};

/**
 * A sentence for each mail that is stuck. Costs a read for each mail that is overdue by more than
 * an hour, not for those that were sent.
 */
export const checkMails = async (
  now: Date = new Date(),
  sends: boolean = sendsMails(),
): Promise<string[]> => {
  const problems: string[] = [];
  for (const batches of [overdue(now), withoutTime()]) {
    for await (const batch of batches) {
      problems.push(...batch.flatMap((found) => stuckMail(found, { now, sends }) ?? []));
    }
  }
  return problems;
};
