import { quoteLifecycle } from '../../contract/index.ts';
import { expiredMail } from '../../mail/texts/quoteMails.ts';
import { quotes } from '../../store/collections/collections.ts';
import { expiryJob } from '../../store/runDueJob.ts';
import { mailToCustomer } from './quoteNotices.ts';
import { changeQuote, confirmedByQuote } from './stored/changeQuote.ts';

/** Marks quotes whose offers have expired, and tells their customers by mail. */
export const { one: expireQuote, run: expireQuotes } = expiryJob({
  collection: quotes,
  jobAt: ({ status, validUntil }) => quoteLifecycle.jobAt(status, validUntil),
  expire: (transaction, { id, content: quote }) => {
    const event = { status: 'expired', actor: 'system', uid: null, at: new Date() } as const;
    const mailed = { id, quote: changeQuote(transaction, { id, quote, event }) };
    return mailToCustomer(transaction, mailed, {
      kind: 'quote-expired',
      eventId: mailed.quote.version,
      contentOf: (shop) => expiredMail(mailed, shop),
    });
  },
  confirmBy: confirmedByQuote,
  failureOf: (id) => ({
    message: `The quote ${id} was not marked as expired; the next run tries again`,
    quoteId: id,
  }),
  doneMessage: 'Looked for offers that have expired',
});
