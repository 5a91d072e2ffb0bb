/**
 * The lifecycle of a quote: its statuses, and who may move it from one status to another. All rules
 * that depend on a status are here; other modules only ask.
 */

import { type DocumentCaller, type OwnedDocument, rolesOn } from '../customers/ownership.ts';

/** The statuses of a quote. */
export const quoteStatuses = ['requested', 'offered', 'accepted', 'declined', 'expired'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** Who acts on a quote: its own customer, an admin, or the shop itself. */
export const quoteActors = ['customer', 'admin', 'system'] as const;
export type QuoteActor = (typeof quoteActors)[number];

interface Transition {
  from: QuoteStatus;
  to: QuoteStatus;
  actors: readonly QuoteActor[];
}

const transitions: readonly Transition[] = [
  { from: 'requested', to: 'offered', actors: ['admin'] },
  { from: 'requested', to: 'declined', actors: ['customer', 'admin'] },
  // An admin can replace an offer.
  { from: 'offered', to: 'offered', actors: ['admin'] },
  // An admin accepts what the customer agrees to on the phone.
  { from: 'offered', to: 'accepted', actors: ['customer', 'admin'] },
  { from: 'offered', to: 'declined', actors: ['customer', 'admin'] },
  { from: 'offered', to: 'expired', actors: ['system'] },
  // An expired or declined quote can be offered again.
  { from: 'expired', to: 'offered', actors: ['admin'] },
  { from: 'declined', to: 'offered', actors: ['admin'] },
];

/** The fields that decide who may change a quote. */
export interface QuoteState extends OwnedDocument {
  status: QuoteStatus;
}

/** The status of a new quote that a customer asks for. */
export const initialQuoteStatus: QuoteStatus = 'requested';

/** The statuses with which a quote can begin: asked for, or offered by an admin without that. */
const firstQuoteStatuses: readonly (QuoteStatus | undefined)[] = ['requested', 'offered'];

const isPossible = (from: QuoteStatus, to: QuoteStatus, actor: QuoteActor): boolean =>
  transitions.some((one) => one.from === from && one.to === to && one.actors.includes(actor));

/**
 * The role in which an account may move a quote to a status; undefined if it may not. An admin acts
 * on their own quote as its customer where a customer may, and as an admin otherwise.
 */
export const quoteActorFor = (
  quote: QuoteState,
  to: QuoteStatus,
  caller: DocumentCaller,
): QuoteActor | undefined =>
  rolesOn(quote, caller).find((actor) => isPossible(quote.status, to, actor));

/** The statuses to which an account may move a quote. */
export const allowedQuoteStatuses = (quote: QuoteState, caller: DocumentCaller): QuoteStatus[] =>
  quoteStatuses.filter((to) => quoteActorFor(quote, to, caller) !== undefined);

/** The statuses in which the shop or the customer has to answer. */
const openQuoteStatuses: readonly QuoteStatus[] = ['requested', 'offered'];

/**
 * Whether an offer can still be accepted at a time; its status changes shortly after it has lapsed.
 */
export const hasLapsed = (
  { status, validUntil }: { status: QuoteStatus; validUntil: Date | string | null },
  now: Date,
): boolean =>
  status === 'offered' && validUntil !== null && new Date(validUntil).getTime() <= now.getTime();

/**
 * The status of a quote at a time: an offer that has lapsed counts as expired before it is marked.
 */
export const quoteStatusAt = (
  quote: { status: QuoteStatus; validUntil: Date | string | null },
  now: Date,
): QuoteStatus => (hasLapsed(quote, now) ? 'expired' : quote.status);

/** When the shop looks at a quote: when its offer lapses; null for any other quote. */
export const checkTimeOf = ({
  status,
  validUntil,
}: {
  status: QuoteStatus;
  validUntil: Date | null;
}): Date | null => (status === 'offered' ? validUntil : null);

/**
 * Whether a sequence of statuses follows the transitions, beginning with a new quote and ending
 * with `status`.
 */
export const isPossibleQuoteHistory = (
  history: readonly QuoteStatus[],
  status: QuoteStatus,
): boolean =>
  firstQuoteStatuses.includes(history[0]) &&
  history.at(-1) === status &&
  history
    .slice(1)
    .every((to, index) => transitions.some((one) => one.from === history[index] && one.to === to));

/** The filters of a list of quotes. */
export const quoteFilters = ['open', 'all', ...quoteStatuses] as const;
export type QuoteFilter = (typeof quoteFilters)[number];

/** The statuses that a filter selects. */
export const quoteStatusesOf = (filter: QuoteFilter): readonly QuoteStatus[] => {
  if (filter === 'open') return openQuoteStatuses;
  return filter === 'all' ? quoteStatuses : [filter];
};

/** A status change of a quote: who made it and in which role. */
export interface QuoteEvent<Time> {
  status: QuoteStatus;
  actor: QuoteActor;
  uid: string | null;
  at: Time;
  reason?: string;
}

/** A message between the customer and the shop. */
export interface QuoteMessage<Time> {
  id: string;
  from: 'customer' | 'shop';
  /** The name of the customer, or of the admin who wrote for the shop. */
  name: string;
  uid: string;
  text: string;
  at: Time;
}
