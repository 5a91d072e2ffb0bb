import {
  checkToolExists,
  initialQuoteStatus,
  limits,
  noTaxes,
  orderTermsOf,
  priceLine,
  type QuoteLine,
  type QuoteRequestInput,
  quoteNumberOf,
  type RequestedQuote,
  shopCurrency,
  type Tool,
  tooManyOpenQuotesMessage,
} from '../../contract/index.ts';
import type { QuoteDocument } from '../../documents/quotes.ts';
import { ApiError, validationError } from '../../errors.ts';
import { requestedMail } from '../../mail/texts/quoteMails.ts';
import type { Buyer } from '../../store/accounts/buyer.ts';
import { customers, quotes } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { countDocuments } from '../../store/reads/queries.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { type CreatedMarker, once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { readTools } from '../catalogue/tools/tools.ts';
import { customerFields } from '../customers/customerFields.ts';
import { payerHash } from '../customers/payerHash.ts';
import { checkPayer, readOrderingMember } from '../ordering/placing/companyPurchase.ts';
import { checkedLines } from '../ordering/placing/orderLines.ts';
import { type ReadSettings, recentSettings } from '../settings/settings.ts';
import { ownQuotes } from './listQuotes.ts';
import { messageOf } from './quoteMessages.ts';
import { queueShopMail } from './quoteNotices.ts';
import { toQuote } from './storedQuotes.ts';

type RequestedLine = QuoteRequestInput['lines'][number];

/**
 * Takes one of the places for open quotes. Requests of a payer at the same time write the same
 * document, which is read before they are counted, so each counts those before it.
 */
const takePlace = async (transaction: Transaction, payerId: string, lastQuoteId: string) => {
  const reference = customers.doc(payerId);
  const customer = await transaction.read(reference);
  if ((await countDocuments(ownQuotes(payerId, 'open'))) >= limits.openQuotes) {
    throw validationError({ quotes: tooManyOpenQuotesMessage });
  }
  if (customer) transaction.update(reference, { lastQuoteId });
  else transaction.create(reference, { lastQuoteId });
};

const toLine = (tool: Tool, quantity: number): QuoteLine => ({
  toolId: tool._id,
  sku: tool.sku,
  toolName: tool.toolName,
  picture: tool.imageLink,
  quantity,
  listPrice: priceLine(tool, quantity).unitPrice,
  unitPrice: null,
  lineTotal: null,
});

const linesOf = (
  inputs: readonly RequestedLine[],
  tools: readonly (Tool | undefined)[],
): QuoteLine[] =>
  checkedLines(inputs, tools, checkToolExists).map(({ input, tool }) =>
    toLine(tool, input.quantity),
  );

/** The data of a quote besides its customer. */
interface Request {
  id: string;
  lines: QuoteLine[];
  note: string;
  version: string;
  requestHash: string | null;
  /** The name of the payer, if it is a company. */
  companyName: string | undefined;
}

const toDocument = (
  { id, lines, note, companyName, ...request }: Request,
  account: Buyer,
): QuoteDocument => {
  const now = new Date();
  const searchable = { number: quoteNumberOf(id), ...customerFields(account, companyName), lines };
  const { uid } = account;
  const message = { id: request.version, text: note, at: now };
  return {
    ...searchable,
    ...request,
    currency: shopCurrency,
    ...noTaxes,
    totals: null,
    validUntil: null,
    checkAt: null,
    status: initialQuoteStatus,
    history: [{ status: initialQuoteStatus, actor: 'customer', uid, at: now }],
    messages: note ? [messageOf(message, account, 'customer')] : [],
    orderId: null,
    orderNumber: null,
    createdAt: now,
    updatedAt: now,
    searchTerms: orderTermsOf(searchable),
  };
};

const toRequestedQuote = (id: string, quote: QuoteDocument): RequestedQuote => ({
  acknowledged: true,
  insertedId: id,
  quote: toQuote(id, quote),
});

/** A retry gets the same quote, as it is now. */
const requestedBy = (hash: string | null): CreatedMarker<QuoteDocument, RequestedQuote> => ({
  creates: (id) => quotes.doc(id),
  answer: (requested, id) => {
    if (requested.requestHash !== hash) throw new ApiError('idempotency-conflict');
    return toRequestedQuote(id, requested);
  },
});

/**
 * Asks the shop for a price for some tools, also for more pieces than are in stock. The id of the
 * quote is derived from account and idempotency key: a retry gets the same quote, as it is now.
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
  const { input, key } = request;
  const hash = payerHash(request, account);
  const marker = requestedBy(hash);
  return once({ caller: account.uid, key, input: undefined, marker }, async (transaction) => {
    const { id } = transaction;
    const [member, settings] = await Promise.all([readOrderingMember(account), read()]);
    checkPayer(member, settings);
    const toolIds = input.lines.map(({ toolId }) => toolId);
    const lines = linesOf(input.lines, await readTools(transaction, toolIds));
    await refuseIfDeleted(transaction, account.uid);
    await takePlace(transaction, account.payerId, id);
    const companyName = member?.company.name;
    const requested = { id, lines, note: input.note, version: id, requestHash: hash, companyName };
    const quote = toDocument(requested, account);
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
    return toRequestedQuote(id, quote);
  });
};
