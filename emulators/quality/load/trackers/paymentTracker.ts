import { isDeepStrictEqual } from 'node:util';
import type { Payment, RecordedPayment } from 'functions/contract';
import { trackAnswers } from './trackAnswers.ts';

/** An entry as an admin sent it: the amount is negative when money goes back. */
export type SentEntry = Pick<Payment, 'orderId' | 'kind' | 'amount'>;

/** The fields of an entry, without those that the API adds. */
export const sentOf = ({ orderId, kind, amount }: SentEntry): SentEntry => ({
  orderId,
  kind,
  amount,
});

/** Keeps books of the payments, refunds and reversals that the API acknowledged. */
export const createPaymentTracker = () => {
  const { isFirst, report, problems } = trackAnswers();
  const entries = new Map<string, SentEntry>();
  return {
    /** Books what was sent. The key is the same for a retry, whose order may have changed. */
    book: (key: string, sent: SentEntry, { payment }: Pick<RecordedPayment, 'payment'>) => {
      if (!isFirst(key, payment)) return;
      const { _id: id } = payment;
      if (entries.has(id)) report(`payment ${id} was the response to two requests`);
      if (!isDeepStrictEqual(sentOf(payment), sent)) {
        report(`payment ${id} is ${JSON.stringify(payment)}, not ${JSON.stringify(sent)}`);
      }
      entries.set(id, sent);
    },
    /** The acknowledged entries by id. */
    entries: (): ReadonlyMap<string, SentEntry> => entries,
    problems,
  };
};

export type PaymentTracker = ReturnType<typeof createPaymentTracker>;
