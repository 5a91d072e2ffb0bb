import { handledFields } from '../assignments/fields.ts';
import { count, listOf, objectOf, oneOf, text, time } from '../calls/jsonSchema.ts';
import { about, nullable, recordOf } from '../kinds/fields.ts';
import { payerFields, userFields } from '../kinds/sharedFields.ts';
import { stepRoles } from '../who/actor.ts';
import { type ReturnEvent, resolutions, returnKinds, returnStatuses } from './lifecycle.ts';

/** The pieces of a tool in a return. */
export const returnLineFields = {
  toolId: text,
  sku: text,
  toolName: text,
  asked: about(count, 'The pieces that the customer asked for'),
  approved: about(count, 'The pieces that the shop has agreed to; 0 until then'),
  received: about(count, 'The pieces that have arrived; 0 until they are counted'),
  resellable: about(count, 'Those of them that can be sold again, which went to stock'),
  reason: about(text, 'Why the customer gives them back; may be empty in a return'),
  note: about(text, 'What the shop found; may be empty'),
  resolution: about(nullable(oneOf(resolutions)), 'Null until the return is closed'),
};

const event = objectOf<ReturnEvent<string>, ReturnEvent<Date>>(
  {
    status: oneOf(returnStatuses),
    actor: oneOf(stepRoles),
    uid: about(nullable(text), 'The uid of the account; null for the shop'),
    at: time,
    reason: text,
  },
  ['reason'],
);

/** A return or a guarantee claim. It is never deleted. */
export const returnFields = {
  number: about(text, 'The number of its order with its position, like TH-4K2M9A7C-R1'),
  kind: oneOf(returnKinds),
  orderId: text,
  orderNumber: text,
  ...payerFields,
  ...userFields,
  lines: listOf(recordOf(returnLineFields)),
  feeRate: about(count, 'What a credit takes off for it, in basis points: 1000 is 10 %'),
  pictures: about(listOf(text), 'The URLs of uploaded pictures'),
  status: oneOf(returnStatuses),
  exception: about(text, 'Why the shop takes it after the time for it; empty in time'),
  history: listOf(event),
  expiresAt: about(nullable(time), 'When an approved return expires; null before, and for a claim'),
  creditNoteNumber: about(nullable(text), 'The credit note with which it was closed'),
  shipmentNumber: about(nullable(text), 'The shipment of its replacements'),
  createdAt: time,
  ...handledFields,
};
