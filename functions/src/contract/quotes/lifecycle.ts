/** The lifecycle of a quote. No other module compares its statuses. */
import { handlingFilters } from '../assignments/handling.ts';
import { lifecycle } from '../kinds/lifecycle.ts';
import type { StepRole } from '../who/actor.ts';

/** The statuses of a quote. */
export const quoteStatuses = ['requested', 'offered', 'accepted', 'declined', 'expired'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

export const quoteLifecycle = lifecycle({
  statuses: quoteStatuses,
  // Asked for, or offered by an admin without that.
  first: ['requested', 'offered'],
  transitions: [
    { from: 'requested', to: 'offered', by: ['admin'] },
    { from: 'requested', to: 'declined', by: ['customer', 'admin'] },
    // An admin can replace an offer.
    { from: 'offered', to: 'offered', by: ['admin'] },
    // An admin accepts what the customer agrees to on the phone.
    { from: 'offered', to: 'accepted', by: ['customer', 'admin'] },
    { from: 'offered', to: 'declined', by: ['customer', 'admin'] },
    // An expired or declined quote can be offered again.
    { from: 'expired', to: 'offered', by: ['admin'] },
    { from: 'declined', to: 'offered', by: ['admin'] },
  ],
  // The shop or the customer has to answer.
  filters: {
    open: ['requested', 'offered'],
    mine: ['requested', 'offered'],
    followed: quoteStatuses,
  },
  expires: { from: 'offered', to: 'expired' },
});

/** The filters of a list of quotes. */
export const quoteFilters = ['open', 'all', ...quoteStatuses] as const;
export type QuoteFilter = (typeof quoteFilters)[number];

/** The filters of a list of all quotes: also those that the caller handles. */
export const staffQuoteFilters = [...quoteFilters, ...handlingFilters] as const;
export type StaffQuoteFilter = (typeof staffQuoteFilters)[number];

/** A status change of a quote: who made it and in which role. */
export interface QuoteEvent<Time> {
  status: QuoteStatus;
  actor: StepRole;
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
