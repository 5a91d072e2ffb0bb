import type { ChangedQuote, DeclineInput, QuoteEvent } from '../../contract/index.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import { type MailedQuote, refusedMail, withdrawnMail } from '../../mail/texts/quoteMails.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { mailToCustomer, queueShopMail } from './quoteNotices.ts';
import { changeQuote, confirmedByQuote, permittedActor } from './stored/changeQuote.ts';
import { quoteResource, toChangedQuote } from './stored/storedQuotes.ts';

const record = (
  transaction: Transaction,
  caller: Caller,
  { id, quote }: { id: string; quote: QuoteDocument },
  { reason }: DeclineInput,
): void =>
  recordAudit(transaction, caller, {
    action: 'quote-declined',
    target: { kind: 'quote', id, label: `${quote.number}, ${quote.userEmail}` },
    before: { status: quote.status },
    after: { status: 'declined', ...(reason && { reason }) },
  });

const notify = (
  transaction: Transaction,
  mailed: MailedQuote,
  event: QuoteEvent<Date>,
): Promise<void> => {
  const eventId = mailed.quote.version;
  return event.actor === 'admin'
    ? mailToCustomer(transaction, mailed, {
        kind: 'quote-declined',
        eventId,
        contentOf: (shop) => refusedMail(mailed, event, shop),
      })
    : queueShopMail(transaction, mailed, {
        kind: 'shop-quote',
        eventId,
        contentOf: (shop) => withdrawnMail(mailed, event, shop),
      });
};

/**
 * Declines an offer or withdraws a request as its customer, or refuses it as an admin; the other
 * side gets a mail. Throws `quote-not-found`, also for another account's quote, and
 * `quote-not-changeable`.
 */
export const declineQuote = async (
  id: string,
  input: DeclineInput,
  caller: Caller,
): Promise<ChangedQuote> => {
  const decline = async (transaction: Transaction): Promise<ChangedQuote> => {
    const quote = quoteResource.permitted(
      await transaction.read(quoteResource.reference(id)),
      caller,
    );
    const at = new Date();
    const actor = permittedActor(quote, 'declined', caller, at);
    const { reason } = input;
    const change = { status: 'declined', actor, uid: caller.uid, at } as const;
    if (actor === 'admin') record(transaction, caller, { id, quote }, input);
    const event = { ...change, ...(reason && { reason }) };
    const declined = changeQuote(transaction, { id, quote, event });
    await notify(transaction, { id, quote: declined }, event);
    return toChangedQuote(id, declined);
  };
  return transact(decline, { confirmBy: confirmedByQuote(id) });
};
