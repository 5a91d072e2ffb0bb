import {
  type QuoteRequestInput,
  type RequestedQuote,
  tooManyOpenQuotesMessage,
} from '../../contract/index.ts';
import { requestedMail } from '../../mail/texts/quoteMails.ts';
import type { Buyer } from '../../store/accounts/caller.ts';
import { quotes } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { once } from '../../store/writes/once.ts';
import {
  buyersRequest,
  checkPayer,
  readOrderingMember,
} from '../ordering/placing/companyPurchase.ts';
import { type ReadSettings, recentSettings } from '../settings/settings.ts';
import {
  type NewQuote,
  newQuoteDocument,
  readQuoteLines,
  takePlace,
  toNewQuote,
} from './newQuote.ts';
import { messageOf } from './quoteMessages.ts';
import { queueShopMail } from './quoteNotices.ts';

/** The status and the message of a new request. */
const requestFields = (id: string, note: string, account: Buyer) => {
  const [status, at] = ['requested' as const, new Date()];
  const messages = note ? [messageOf({ id, text: note, at }, account, 'customer')] : [];
  const history: NewQuote['history'] = [{ status, actor: 'customer', uid: account.uid, at }];
  return { status, history, messages, createdAt: at };
};

/**
 * Asks the shop for a price for some tools, also for more pieces than are in stock. The id of the
 * quote is derived from account and idempotency key: a retry gets the first response.
 * Throws `tool-not-found` with all lines of tools that do not exist, `validation` when the payer
 * has too many open quotes, `user-not-found` when it is being deleted, and `idempotency-conflict`.
 * For a company, it also throws the errors of `readOrderingMember`; for an account itself,
 * `companies-only` where only companies order.
 */
export const requestQuote = (
  request: IdempotentRequest<QuoteRequestInput>,
  account: Buyer,
  read: ReadSettings = recentSettings,
): Promise<RequestedQuote> => {
  const { input } = request;
  const { payerId } = account;
  return once(buyersRequest(account, request), async (transaction) => {
    const { id } = transaction;
    const [member, settings] = await Promise.all([readOrderingMember(account), read()]);
    checkPayer(member, settings);
    const lines = await readQuoteLines(input.lines, { payerId, by: 'customer' });
    await refuseIfDeleted(transaction, account.uid);
    await takePlace(transaction, account.payerId, tooManyOpenQuotesMessage);
    const requested = { ...requestFields(id, input.note, account), lines };
    const companyName = member?.company.name;
    const quote = newQuoteDocument(id, { ...requested, companyName }, account);
    transaction.create(quotes.doc(id), quote);
    await queueShopMail(
      transaction,
      { id, quote },
      {
        kind: 'shop-quote',
        eventId: id,
        contentOf: (shop) => requestedMail({ id, quote }, shop),
      },
    );
    return toNewQuote(id, quote);
  });
};
