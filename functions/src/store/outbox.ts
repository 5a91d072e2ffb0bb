import type { CollectionReference, UpdateData } from 'firebase-admin/firestore';
import { isDue, isSameAttempt, type Outgoing } from '../outbox/attempt.ts';
import { transact } from './writes/transact.ts';
import type { Transaction } from './writes/transaction.ts';

/** Messages of a collection that are sent at least once, each by one sender at a time. */
interface OutboxDescription<Message extends Outgoing, Change extends Outgoing> {
  collection: CollectionReference<Message, Message>;
  /** Begins an attempt with a lease, or gives the message up. */
  begin: (message: Message, now: Date, attemptId: string) => Change;
}

/** How senders take the messages of an outbox, and record what became of them. */
export const outbox = <Message extends Outgoing, Change extends Outgoing>({
  collection,
  begin,
}: OutboxDescription<Message, Change>) => ({
  /**
   * Takes a message that is due for this attempt, or gives it up. Nobody else can take it until its
   * lease ends. Undefined if it is not due.
   */
  claim: (id: string, now: Date): Promise<(Message & Change) | undefined> =>
    transact(
      async (transaction) => {
        const stored = await transaction.read(collection.doc(id));
        if (!stored || !isDue(stored, now)) return undefined;
        const change = begin(stored, now, transaction.id);
        transaction.update(collection.doc(id), { ...change } as UpdateData<Message>);
        return { ...stored, ...change };
      },
      {
        confirmBy: {
          reference: collection.doc(id),
          shows: ({ attemptId }, transactionId) => attemptId === transactionId,
        },
      },
    ),

  /** Records the outcome, unless the lease ended and the message is in another attempt. */
  record: (
    id: string,
    claimed: Outgoing,
    outcome: Outgoing,
    alsoWrite: (transaction: Transaction) => unknown = () => {},
  ): Promise<void> =>
    transact(async (transaction) => {
      const stored = await transaction.read(collection.doc(id));
      if (!stored || !isSameAttempt(stored, claimed)) return;
      transaction.update(collection.doc(id), { ...outcome } as UpdateData<Message>);
      await alsoWrite(transaction);
    }),
});
