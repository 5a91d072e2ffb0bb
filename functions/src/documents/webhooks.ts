import type { Stored } from '../contract/kinds/fields.ts';
import type { storedDeliveryFields, webhookFields } from '../contract/webhooks/fields.ts';
import type { Attempts, Outgoing } from '../outbox/attempt.ts';

/** A stored endpoint. No response has its secrets, except the one that creates them. */
export interface WebhookDocument extends Stored<typeof webhookFields> {
  secret: string;
  /** The secret before the last rotation; null before the first one. */
  oldSecret: string | null;
  /** Since when it receives events; null while it is off. */
  activeSince: Date | null;
}

/** A stored delivery, under `deliveryIdOf`: an event has one for each endpoint. */
export interface DeliveryDocument extends Stored<typeof storedDeliveryFields>, Outgoing<Attempts> {
  /** What is sent: the same in each attempt. */
  body: string;
}

/** How far the events have been looked at whose deliveries may be missing. */
export interface EventSweepDocument {
  /** The position of the last one: many can have the same time. */
  cursor: string;
}

/** Up to when the stock ledgers have been looked at. */
export interface StockDigestDocument {
  until: Date;
}
