import {
  type Actor,
  limits,
  type QuoteEvent,
  type QuoteStatus,
  quoteLifecycle,
  rolesOn,
  type StepRole,
  tooManyQuoteChangesMessage,
} from '../../../contract/index.ts';
import type { QuoteDocument } from '../../../documents/orders/quotes.ts';
import { ApiError, validationError } from '../../../errors.ts';
import { quotes } from '../../../store/collections/collections.ts';
import { newsOf } from '../../../store/handling.ts';
import type { Confirmation } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { quoteResource } from './storedQuotes.ts';

/**
 * The role in which the caller may move a quote to a status. Throws `quote-not-changeable` with the
 * statuses to which the caller may move it. An offer whose time has passed counts as expired.
 */
export const permittedActor = (
  quote: QuoteDocument,
  to: QuoteStatus,
  caller: Actor,
  now: Date,
): StepRole => {
  const quoteStatus = quoteLifecycle.statusAt(quote.status, quote.validUntil, now);
  const roles = rolesOn(quote, caller);
  const actor = quoteLifecycle.actor(quoteStatus, to, roles);
  if (actor) return actor;
  const allowedForQuote = quoteLifecycle.allowed(quoteStatus, roles);
  throw new ApiError('quote-not-changeable', { quoteStatus, allowedForQuote });
};

/** How a quote shows that a transaction has changed it. */
export const confirmedByQuote = (id: string): Confirmation<QuoteDocument> => ({
  reference: quoteResource.reference(id),
  shows: ({ version }, transactionId) => version === transactionId,
});

/** A permitted change of a quote. */
export interface QuoteChange {
  id: string;
  quote: QuoteDocument;
  /** The status and who makes the change, for the history. */
  event: QuoteEvent<Date>;
  /** The other changes. */
  fields?: Partial<QuoteDocument>;
}

/**
 * Changes a quote and records it in its history. Returns the changed quote. Throws `validation`
 * when the quote has changed too often.
 */
export const changeQuote = (
  transaction: Transaction,
  { id, quote, event, fields = {} }: QuoteChange,
): QuoteDocument => {
  const isLast = event.status === 'accepted' || event.status === 'expired';
  if (!isLast && quote.history.length >= limits.quoteChanges) {
    throw validationError({ quote: tooManyQuoteChangesMessage });
  }
  const { status, at } = event;
  const history = [...quote.history, event];
  const version = transaction.id;
  const news = newsOf(quote, event.uid);
  const changes = { ...fields, ...news, status, history, version, updatedAt: at };
  const changed = { ...quote, ...changes };
  const checkAt = quoteLifecycle.jobAt(status, changed.validUntil);
  transaction.update(quotes.doc(id), { ...changes, checkAt });
  return changed;
};
