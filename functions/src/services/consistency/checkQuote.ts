import {
  dayMs,
  lineTotalOf,
  quoteLifecycle,
  quoteNumberOf,
  totalsOf,
} from '../../contract/index.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import type { Found } from '../../store/reads/queries.ts';

/** Returns what is wrong with a quote, as the end of a sentence that starts with `quote ID`. */
type Check = (quote: Found<QuoteDocument>, now: Date) => string[];

const numberIsDerived: Check = ({ id, content: { number } }) =>
  number === quoteNumberOf(id) ? [] : [`has the number ${number} instead of ${quoteNumberOf(id)}`];

const historyIsPossible: Check = ({ content: { history, status } }) => {
  const statuses = history.map((event) => event.status);
  return quoteLifecycle.isHistory(statuses, status)
    ? []
    : [`is ${status}, which does not follow from its history: ${statuses.join(', ') || 'none'}`];
};

const offerAddsUp: Check = ({ content }) => {
  const { lines, totals, status } = content;
  if (!totals) return status === 'offered' || status === 'accepted' ? ['has no offer'] : [];
  const fits = lines.every(
    ({ unitPrice, quantity, lineTotal }) =>
      unitPrice !== null && lineTotal === lineTotalOf(unitPrice, quantity),
  );
  const sums = totalsOf(
    lines.map(({ lineTotal }) => ({ lineTotal: lineTotal ?? 0 })),
    content,
  );
  const isSum = sums.total === totals.total && sums.subtotal === totals.subtotal;
  return [
    ...(fits ? [] : ['has lines whose totals are not quantity times price']),
    ...(isSum ? [] : [`offers ${totals.total} cents, but its lines add up to ${sums.total}`]),
  ];
};

const orderFits: Check = ({ content: { status, orderId } }) => {
  if (status === 'accepted' && orderId === null) return ['is accepted without an order'];
  return status !== 'accepted' && orderId !== null ? [`is ${status}, but has an order`] : [];
};

const checkFits: Check = ({ content: { status, validUntil, checkAt } }) =>
  checkAt?.getTime() === quoteLifecycle.jobAt(status, validUntil)?.getTime()
    ? []
    : ['is not checked when its offer expires'];

const isMarked: Check = ({ content: { status, validUntil } }, now) =>
  status === 'offered' && validUntil && validUntil.getTime() + dayMs < now.getTime()
    ? [`has expired at ${validUntil.toISOString()}, but is not marked`]
    : [];

const checks: readonly Check[] = [
  ...[numberIsDerived, historyIsPossible, offerAddsUp, orderFits, checkFits, isMarked],
];

/**
 * A sentence for each contradiction within a quote, and for an offer that expired more than a day
 * ago.
 */
export const checkQuote = (quote: Found<QuoteDocument>, now: Date): string[] =>
  checks.flatMap((check) => check(quote, now)).map((problem) => `quote ${quote.id} ${problem}`);
