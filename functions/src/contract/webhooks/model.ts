import type { Acknowledged } from '../calls/responses.ts';
import type { Sent } from '../kinds/fields.ts';
import type { deliveryFields, webhookFields } from './fields.ts';

/** An endpoint in a response; times are ISO 8601. */
export interface Webhook extends Sent<typeof webhookFields> {
  _id: string;
}

/** A delivery in a response. */
export interface Delivery extends Sent<typeof deliveryFields> {
  _id: string;
}

/** A created endpoint, with the secret that is never shown again. */
export interface CreatedWebhook extends Acknowledged {
  insertedId: string;
  webhook: Webhook;
  secret: string;
}

/** A changed endpoint. */
export interface ChangedWebhook extends Acknowledged {
  webhook: Webhook;
}

/** An endpoint with a new secret, which is never shown again. */
export interface RotatedSecret extends ChangedWebhook {
  secret: string;
}

/** A delivery that was queued. */
export interface QueuedDelivery extends Acknowledged {
  delivery: Delivery;
}

/**
 * How many events of a period are delivered again, and where the next call continues; null at the
 * end of the period.
 */
export interface ReplayedPeriod extends Acknowledged {
  replayed: number;
  next: string | null;
}

/** How long the secret before a rotation signs, too. */
export const oldSecretHours = 24;
