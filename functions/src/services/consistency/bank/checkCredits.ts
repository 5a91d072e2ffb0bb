import { payments } from '../../../store/collections/collections.ts';
import { batchesById, selectFields } from '../../../store/reads/queries.ts';
import { readUsedCredit } from '../documents/snapshots.ts';

const withCredit = payments.where('method', '==', 'credit');

const creditFields = ['payerId', 'amount'] as const;

/**
 * Checks that the credit that a payer has used on some orders is what others have lost by it: it is no
 * money, and posts nothing. Can run while the shop sells. Costs a read for each use of a credit.
 */
export const checkCredits = async (): Promise<string[]> => {
  const sums = new Map<string, number>();
  for await (const batch of batchesById(selectFields(withCredit, creditFields))) {
    for (const { content } of batch) {
      sums.set(content.payerId, (sums.get(content.payerId) ?? 0) + content.amount);
    }
  }
  const problems: string[] = [];
  for (const [payerId, amount] of sums) {
    // A credit may have been used between the reads, so one snapshot decides.
    const sum = amount === 0 ? 0 : await readUsedCredit(payerId);
    if (sum !== 0) problems.push(`payer ${payerId} has used ${sum} cents more credit than it had`);
  }
  return problems;
};
