import { count, listOf, objectOf, oneOf, text, time } from '../calls/jsonSchema.ts';
import { about, nullable, recordOf } from '../kinds/fields.ts';
import { payerFields } from '../kinds/sharedFields.ts';
import { type Reversal, shipmentKinds } from '../orders/parcels.ts';

const reversal = objectOf<Reversal<string>, Reversal<Date>>({
  at: time,
  uid: about(nullable(text), 'The admin who reversed it'),
  reason: text,
});

/** A shipment. It is never deleted, and only its end changes. */
export const shipmentFields = {
  number: about(text, 'The number of its order with its position, like TH-4K2M9A7C-S1'),
  kind: oneOf(shipmentKinds),
  orderId: text,
  orderNumber: text,
  ...payerFields,
  userId: about(text, 'The account that placed the order'),
  lines: listOf(recordOf({ toolId: text, sku: text, toolName: text, quantity: count })),
  carrier: text,
  trackingNumber: text,
  shippedAt: time,
  deliveredAt: about(nullable(time), 'When it arrived; null while it is underway'),
  reversed: about(nullable(reversal), 'Why it does not count; null unless it was a mistake'),
};
