import {
  customerHasOpenQuotesMessage,
  quoteLifecycle,
  type RequestedQuote,
  type StaffOfferInput,
} from '../../contract/index.ts';
import { type MailedQuote, offeredMail } from '../../mail/texts/quoteMails.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { quotes } from '../../store/collections/collections.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { checkPayer } from '../ordering/placing/companyPurchase.ts';
import { type ReadSettings, readSettings } from '../settings/settings.ts';
import { newQuoteDocument, readQuoteLines, takePlace, toNewQuote } from './newQuote.ts';
import { offerFields, pricedLines, recordOffer } from './offerQuote.ts';
import { placeOffered } from './placeOffered.ts';
import { messageOf } from './quoteMessages.ts';
import { mailToCustomer } from './quoteNotices.ts';
import { readOfferedCustomer } from './servedCustomer.ts';

/** The first event of the quote, and the message of the admin. */
const openingOf = (transaction: Transaction, text: string, caller: Caller, at: Date) => {
  const message = () => messageOf({ id: transaction.id, text, at }, caller, 'shop');
  const event = { status: 'offered', actor: 'admin', uid: caller.uid, at } as const;
  return { status: event.status, history: [event], messages: text ? [message()] : [] };
};

const mailOffer = (transaction: Transaction, mailed: MailedQuote, message: string) =>
  mailToCustomer(transaction, mailed, {
    kind: 'quote-offered',
    eventId: mailed.id,
    contentOf: (shop) => offeredMail(mailed, message, shop),
  });

/**
 * Offers a customer a price for some tools without a request, as staff do on the phone. The
 * customer gets the mail of an offer. With an order in the input, the offer is accepted in the same
 * step: the order is placed, as the customer could place it, and only that has mails. The id of the quote is derived from account and idempotency
 * key: a retry gets the first response. Throws the errors of `readOfferedCustomer`,
 * `companies-only` for a person where only companies order, `tool-not-found` with all lines of
 * tools that do not exist, `validation` when the customer has too many open quotes, for a day that
 * an offer cannot have and for a total above the limit, and `idempotency-conflict`; with an order
 * also the errors of `placeOffered`.
 */
export const offerToCustomer = (
  { input, key }: IdempotentRequest<StaffOfferInput>,
  caller: Caller,
  read: ReadSettings = readSettings,
): Promise<RequestedQuote> => {
  const request = { caller: caller.uid, key, input, checkRights: checkedByRoute };
  return once(request, async (transaction) => {
    const [{ id }, at] = [transaction, new Date()];
    const [{ buyer, member }, settings] = await Promise.all([
      readOfferedCustomer(transaction, input),
      read(),
    ]);
    checkPayer(member, settings);
    const { payerId } = buyer;
    const quoted = await readQuoteLines(input.lines, { payerId, by: 'staff' });
    const lines = pricedLines(quoted, input.lines);
    const offer = offerFields(lines, input, settings, at);
    const opening = openingOf(transaction, input.message, caller, at);
    const checkAt = quoteLifecycle.jobAt('offered', offer.validUntil);
    const created = { ...opening, ...offer, checkAt, createdAt: at };
    const companyName = member?.company.name;
    const offered = newQuoteDocument(id, { ...created, companyName }, buyer);
    if (input.order) {
      const placing = { id, quote: offered, details: input.order, at };
      return toNewQuote(id, await placeOffered(transaction, placing, { buyer, caller }, read));
    }
    await takePlace(transaction, buyer.payerId, customerHasOpenQuotesMessage);
    transaction.create(quotes.doc(id), offered);
    recordOffer(transaction, caller, { id, quote: offered, before: {} }, input);
    await mailOffer(transaction, { id, quote: offered }, input.message);
    return toNewQuote(id, offered);
  });
};
