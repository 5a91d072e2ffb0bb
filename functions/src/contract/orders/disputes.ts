import type { Sent } from '../kinds/fields.ts';
import type { disputeFields } from './fields.ts';
import { disputedFunds } from './orderSteps.ts';

/**
 * The statuses of a dispute at the payment provider.
 * https://docs.stripe.com/api/disputes/object#dispute_object-status
 */
const statusNames: Readonly<Record<string, string>> = {
  warning_needs_response: 'the bank asks, and needs an answer',
  warning_under_review: 'the bank reviews the answer to its question',
  warning_closed: 'the bank has closed its question',
  needs_response: 'needs an answer',
  under_review: 'the bank reviews the answer',
  won: 'won',
  lost: 'lost',
  prevented: 'prevented',
};

const endedStatuses: readonly string[] = ['warning_closed', 'won', 'lost', 'prevented'];
const openStatuses: readonly string[] = ['warning_needs_response', 'needs_response'];

/** The objection of a customer at the bank to a payment by card. Times are ISO 8601. */
export interface OrderDispute extends Sent<typeof disputeFields> {}

export type DisputedFunds = OrderDispute['funds'];

/** Whether the bank has decided, or the customer has given in. */
export const isEndedDispute = ({ status }: { status: string }): boolean =>
  endedStatuses.includes(status);

/** Whether the shop has to answer a dispute. */
export const needsAnswer = ({ status }: { status: string }): boolean =>
  openStatuses.includes(status);

/** The status of a dispute as text; an unknown one as the payment provider calls it. */
export const disputeStatusText = ({ status }: { status: string }): string =>
  statusNames[status] ?? status.replaceAll('_', ' ');

/** The reason of a dispute as text: `product not received`. */
export const disputeReasonText = ({ reason }: Pick<OrderDispute, 'reason'>): string =>
  reason.replaceAll('_', ' ');

/** How far a status is: events of the same second can arrive in any order. */
const rankOf = (dispute: { status: string }): number =>
  isEndedDispute(dispute) ? 2 : needsAnswer(dispute) ? 0 : 1;

const rankOfFunds = ({ funds }: OrderDispute): number => disputedFunds.indexOf(funds);

const isNewer = (one: OrderDispute, other: OrderDispute): boolean =>
  one.reportedAt === other.reportedAt
    ? rankOf(one) >= rankOf(other)
    : one.reportedAt > other.reportedAt;

/** Whether a merged dispute says something new to the shop. */
export const hasChanged = (known: OrderDispute | undefined, merged: OrderDispute): boolean =>
  known?.status !== merged.status ||
  known.funds !== merged.funds ||
  known.amount !== merged.amount ||
  known.dueBy !== merged.dueBy;

/**
 * A dispute after a further report, whatever the order in which reports arrive: the newest status
 * counts, and money that was given back had been withdrawn before.
 */
export const mergeDispute = (
  known: OrderDispute | undefined,
  report: OrderDispute,
): OrderDispute => {
  if (!known) return report;
  const latest = isNewer(report, known) ? report : known;
  const funds = rankOfFunds(report) > rankOfFunds(known) ? report.funds : known.funds;
  const merged = { ...latest, funds, changes: known.changes };
  return hasChanged(known, merged) ? { ...merged, changes: known.changes + 1 } : merged;
};
