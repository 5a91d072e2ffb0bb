import {
  type ChangedQuote,
  limits,
  type QuoteMessage,
  type QuoteMessageInput,
  roleOn,
  tooManyQuoteMessagesMessage,
} from '../../contract/index.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { MailShop } from '../../mail/rendering/mailContent.ts';
import { type MailedQuote, messageMail } from '../../mail/texts/quoteMails.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { newsOf } from '../../store/handling.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { mailToCustomer, queueShopMail } from './quoteNotices.ts';
import { quoteResource, toChangedQuote } from './stored/storedQuotes.ts';

type WrittenText = Pick<QuoteMessage<Date>, 'id' | 'text' | 'at'>;

/** A message of an account. */
export const messageOf = (
  { id, text, at }: WrittenText,
  { uid, displayName, email }: Account,
  from: QuoteMessage<Date>['from'],
): QuoteMessage<Date> => ({ id, from, name: displayName || email, uid, text, at });

/**
 * The messages of a quote with another one. Throws `validation` for `field` if there are too many.
 */
export const withMessage = (
  { messages }: Pick<QuoteDocument, 'messages'>,
  message: QuoteMessage<Date>,
  field: 'text' | 'message',
): QuoteMessage<Date>[] => {
  if (messages.length < limits.quoteMessages) return [...messages, message];
  throw validationError({ [field]: tooManyQuoteMessagesMessage });
};

const notify = (
  transaction: Transaction,
  mailed: MailedQuote,
  message: QuoteMessage<Date>,
  { email: replyTo }: Account,
): Promise<void> => {
  const contentOf = (shop: MailShop) => messageMail(mailed, message, shop);
  const event = { eventId: message.id, contentOf };
  return message.from === 'shop'
    ? mailToCustomer(transaction, mailed, { kind: 'quote-message', ...event })
    : queueShopMail(transaction, mailed, { kind: 'shop-quote-message', replyTo, ...event });
};

/** For whom an account writes. Throws `role-forbidden` for a member who may only look at the quote. */
const senderOf = (quote: QuoteDocument, caller: Caller): QuoteMessage<Date>['from'] => {
  const role = roleOn(quote, caller);
  if (!role) throw new ApiError('role-forbidden');
  return role === 'admin' ? 'shop' : 'customer';
};

/**
 * Writes a message on the page of a quote, for its customer or for the shop; the other side gets it
 * by mail. A retry with the same key changes nothing. Throws `quote-not-found`, also for another
 * account's quote, `role-forbidden` for a member who may only look at it, and `validation` when the
 * quote has too many messages.
 */
export const addQuoteMessage = async (
  id: string,
  { input, key }: IdempotentRequest<QuoteMessageInput>,
  caller: Caller,
): Promise<ChangedQuote> => {
  const reference = quoteResource.reference(id);
  const checkRights = (stored: QuoteDocument | undefined) =>
    senderOf(quoteResource.permitted(stored, caller), caller);
  const sent = { caller: caller.uid, key, input: { id, ...input } };
  const request = { ...sent, changes: reference, checkRights };
  return once(request, async (transaction, stored) => {
    const quote = quoteResource.permitted(stored, caller);
    const at = new Date();
    const from = senderOf(quote, caller);
    const message = messageOf({ id: transaction.id, text: input.text, at }, caller, from);
    const messages = withMessage(quote, message, 'text');
    const change = { messages, updatedAt: at, ...newsOf(quote, caller.uid) };
    transaction.update(reference, change);
    await notify(transaction, { id, quote }, message, caller);
    return toChangedQuote(id, { ...quote, ...change });
  });
};
