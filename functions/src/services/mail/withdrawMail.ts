import { mail } from '../../store/collections/collections.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

/**
 * What had become of a mail: nobody has it, its recipient may have it because it was being sent or
 * was sent before, or it was sent and stays in the outbox.
 */
export type Withdrawal = 'unsent' | 'sending' | 'sent';

/**
 * Deletes a mail that waits, was given up or is being sent, in the transaction of a change that
 * makes it wrong: no later attempt sends it. One that is missing was sent, and deleted after a time.
 */
export const withdrawMail = async (transaction: Transaction, id: string): Promise<Withdrawal> => {
  const reference = mail.doc(id);
  const stored = await transaction.read(reference);
  if (!stored || stored.delivery.state === 'SUCCESS') return 'sent';
  transaction.remove(reference);
  const { state, info } = stored.delivery;
  return state === 'PROCESSING' || info ? 'sending' : 'unsent';
};
