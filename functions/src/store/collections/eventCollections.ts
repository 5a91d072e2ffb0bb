import { collectionNames } from '../../contract/index.ts';
import type { EventDocument } from '../../documents/events.ts';
import type {
  DeliveryDocument,
  EventSweepDocument,
  StockDigestDocument,
  WebhookDocument,
} from '../../documents/webhooks.ts';
import { collection } from './collection.ts';

/** What has happened in the shop, by ids that follow from the changes. */
export const events = collection<EventDocument>(collectionNames.events);

/** The endpoints that receive events. */
export const webhooks = collection<WebhookDocument>(collectionNames.webhooks);

/** The deliveries of events, by endpoint and event. */
export const deliveries = collection<DeliveryDocument>(collectionNames.deliveries);

/** How far the events have been looked at whose deliveries may be missing. */
export const eventSweep = collection<EventSweepDocument>(collectionNames.digests).doc('webhooks');

/** Up to when changed stock is in events. */
export const stockDigest = collection<StockDigestDocument>(collectionNames.digests).doc('stock');
