import {
  type AuditFields,
  type ChangedQuote,
  endOfDay,
  everyLinePriceMessage,
  lineTotalOf,
  type OfferInput,
  offerDayProblem,
  type QuoteLine,
  type ShopSettings,
  taxRatesOf,
  totalsOf,
} from '../../contract/index.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import { ApiError, validationError } from '../../errors.ts';
import { offeredMail } from '../../mail/texts/quoteMails.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { checkTotal } from '../ordering/placing/createOrder.ts';
import type { OfferedLine } from '../ordering/placing/orderLines.ts';
import { type ReadSettings, readSettings } from '../settings/settings.ts';
import { messageOf, withMessage } from './quoteMessages.ts';
import { mailToCustomer } from './quoteNotices.ts';
import { changeQuote, permittedActor } from './stored/changeQuote.ts';
import { quoteResource, toChangedQuote } from './stored/storedQuotes.ts';

/**
 * Throws `precondition-failed` with the current quote unless the change was made for its version.
 */
export const checkVersion = (id: string, quote: QuoteDocument, version: string): void => {
  if (quote.version === version) return;
  throw new ApiError('precondition-failed', { quote: quoteResource.toSent(id, quote) });
};

/**
 * The lines at the offered prices. Throws `validation` unless each line has one, and no other tool.
 */
export const pricedLines = (
  lines: readonly QuoteLine[],
  offered: OfferInput['lines'],
): OfferedLine[] => {
  const prices = new Map(offered.map(({ toolId, unitPrice }) => [toolId, unitPrice]));
  const priced = lines.flatMap((line): OfferedLine[] => {
    const unitPrice = prices.get(line.toolId);
    if (unitPrice === undefined) return [];
    return [{ ...line, unitPrice, lineTotal: lineTotalOf(unitPrice, line.quantity) }];
  });
  if (priced.length === lines.length && prices.size === lines.length) return priced;
  throw validationError({ lines: everyLinePriceMessage });
};

/**
 * When an offer expires that is valid until a day. Throws `validation` for a day that it cannot
 * have.
 */
const endOfOffer = (day: string, now: Date, timeZone: string): Date => {
  const problem = offerDayProblem(day, now, timeZone);
  if (problem) throw validationError({ validUntil: problem });
  return endOfDay(day, timeZone);
};

/**
 * What an offer sets: lines with prices, totals and taxes, and when it expires. Throws `validation`
 * for a total above the limit, and for a day that it cannot have.
 */
export const offerFields = (
  lines: OfferedLine[],
  { validUntil }: Pick<OfferInput, 'validUntil'>,
  settings: ShopSettings,
  at: Date,
) => {
  const totals = totalsOf(lines, settings);
  checkTotal(totals.total);
  const end = endOfOffer(validUntil, at, settings.timeZone);
  return { lines, ...taxRatesOf(settings), totals, validUntil: end };
};

/** Records an offer in the audit log; `before` is empty for one without a request. */
export const recordOffer = (
  transaction: Transaction,
  caller: Caller,
  { id, quote, before }: { id: string; quote: QuoteDocument; before: AuditFields },
  { validUntil }: Pick<OfferInput, 'validUntil'>,
): void =>
  recordAudit(transaction, caller, {
    action: 'quote-offered',
    target: { kind: 'quote', id, label: `${quote.number}, ${quote.userEmail}` },
    before,
    after: { status: 'offered', total: quote.totals?.total ?? null, validUntil },
  });

/**
 * Offers a price for each line of a quote until the end of a day, with the tax rate of the
 * settings, or replaces the offer; the customer gets it by mail. A retry with the same key gets the
 * first response. Throws `quote-not-found`, `quote-not-changeable`, `precondition-failed`
 * with the current quote unless the offer was made for its version, and `validation` unless there
 * is a price for each line, and a last day that an offer can have.
 */
export const offerQuote = async (
  id: string,
  { input, key }: IdempotentRequest<OfferInput>,
  caller: Caller,
  read: ReadSettings = readSettings,
): Promise<ChangedQuote> => {
  const sent = { caller: caller.uid, key, input: { id, ...input } };
  const request = { ...sent, changes: quoteResource.reference(id), checkRights: checkedByRoute };
  return once(request, async (transaction, stored) => {
    const quote = quoteResource.permitted(stored, caller);
    const at = new Date();
    const actor = permittedActor(quote, 'offered', caller, at);
    checkVersion(id, quote, input.version);
    const lines = pricedLines(quote.lines, input.lines);
    const offer = offerFields(lines, input, await read(), at);
    const message = messageOf({ id: transaction.id, text: input.message, at }, caller, 'shop');
    const messages = input.message ? withMessage(quote, message, 'message') : quote.messages;
    const event = { status: 'offered', actor, uid: caller.uid, at } as const;
    const fields = { ...offer, messages };
    const offered = changeQuote(transaction, { id, quote, event, fields });
    const before = { status: quote.status, total: quote.totals?.total ?? null };
    recordOffer(transaction, caller, { id, quote: offered, before }, input);
    const mailed = { id, quote: offered };
    await mailToCustomer(transaction, mailed, {
      kind: 'quote-offered',
      eventId: offered.version,
      contentOf: (shop) => offeredMail(mailed, input.message, shop),
    });
    return toChangedQuote(id, offered);
  });
};
