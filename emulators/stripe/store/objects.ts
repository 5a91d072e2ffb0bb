/**
 * The fields of Stripe's objects that the stand-in has. Times are in seconds.
 * https://docs.stripe.com/api
 */

/** A Checkout Session. https://docs.stripe.com/api/checkout/sessions/object */
export interface Session {
  id: string;
  object: 'checkout.session';
  livemode: false;
  mode: 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  /** In cents. */
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  customer_email: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  success_url: string;
  cancel_url: string | null;
  /** Where the customer pays; null once the session is no longer open. */
  url: string | null;
  created: number;
  expires_at: number;
}

/** A refund. https://docs.stripe.com/api/refunds/object */
export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  metadata: Record<string, string>;
  reason: string | null;
  status: 'succeeded' | 'failed';
  failure_reason?: string;
  created: number;
}

/**
 * A dispute: a customer objects to a payment at the bank.
 * https://docs.stripe.com/api/disputes/object
 */
export interface Dispute {
  id: string;
  object: 'dispute';
  livemode: false;
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean };
  metadata: Record<string, string>;
  created: number;
}

/** The events that the stand-in sends. https://docs.stripe.com/api/events/types */
export type EventType =
  | 'checkout.session.completed'
  | 'refund.created'
  | 'refund.failed'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated';

/** An event, as a webhook gets it. https://docs.stripe.com/api/events/object */
export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  pending_webhooks: number;
  type: EventType;
  data: { object: Session | Refund | Dispute };
}

/** A session with what its page shows and what was refunded. */
export interface StoredSession {
  session: Session;
  /** Each with its amount in cents. */
  items: { name: string; amount: number }[];
  /** In cents. */
  refunded: number;
}
