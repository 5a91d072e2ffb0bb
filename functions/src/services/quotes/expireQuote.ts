import { checkTimeOf, hasLapsed } from '../../contract/index.ts';
import { expiredMail } from '../../mail/texts/quoteMails.ts';
import { quotes } from '../../store/collections/collections.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { mailToCustomer } from './quoteNotices.ts';
import { changeQuote, confirmedByQuote } from './stored/changeQuote.ts';

/** The shop's action on a quote whose `checkAt` has come. */
export type ExpiryResult = 'expired' | 'unchanged';

/**
 * Marks a quote as expired if its offer has lapsed, and tells its customer by mail. A change at the
 * same time comes either before, or after. A quote that needs nothing gets the `checkAt` of its
 * state, so that the next run does not find it again.
 */
export const expireQuote = async (id: string, now: Date): Promise<ExpiryResult> => {
  const expire = async (transaction: Transaction): Promise<ExpiryResult> => {
    const quote = await transaction.read(quotes.doc(id));
    if (!quote) return 'unchanged';
    if (hasLapsed(quote, now)) {
      const event = { status: 'expired', actor: 'system', uid: null, at: new Date() } as const;
      const mailed = { id, quote: changeQuote(transaction, { id, quote, event }) };
      await mailToCustomer(transaction, mailed, {
        kind: 'quote-expired',
        eventId: mailed.quote.version,
        contentOf: (shop) => expiredMail(mailed, shop),
      });
      return 'expired';
    }
    const checkAt = checkTimeOf(quote);
    if (checkAt?.getTime() !== quote.checkAt?.getTime()) {
      transaction.update(quotes.doc(id), { checkAt });
    }
    return 'unchanged';
  };
  return transact(expire, { confirmBy: confirmedByQuote(id) });
};
