import { notedKeyFields } from '../apiKeys/fields.ts';
import { handledFields } from '../assignments/fields.ts';
import { cents, count, flag, listOf, objectOf, oneOf, text, time } from '../calls/jsonSchema.ts';
import { about, nullable, optional, recordOf } from '../kinds/fields.ts';
import { currency, payerFields, userFields } from '../kinds/sharedFields.ts';
import { priceSourceFields } from '../lines/fields.ts';
import { taxFields, totalsFields } from '../tax/fields.ts';
import { paymentTerms } from '../terms/paymentTerms.ts';
import { stepRoles } from '../who/actor.ts';
import { paymentMethods } from './forms.ts';
import { orderStatuses } from './lifecycle.ts';
import { disputedFunds, type OrderEvent, orderSteps } from './orderSteps.ts';
import { promiseFields, reminderFields } from './reminderFields.ts';

/** A line item as it is agreed. Money is in whole cents. */
export const agreedLineFields = {
  toolId: text,
  sku: text,
  toolName: text,
  picture: about(text, 'The URL of the picture'),
  quantity: count,
  unitPrice: cents,
  breakQuantity: about(
    nullable(count),
    'The minimum quantity of the price break that the line got; null without one',
  ),
  lineTotal: cents,
  ...priceSourceFields,
};

/** What has happened to the pieces of a line. */
export const counterFields = {
  cancelled: count,
  shipped: count,
  delivered: about(count, 'Of the shipped pieces'),
  returned: about(count, 'Of the delivered pieces'),
  credited: about(count, 'The pieces for which credit notes were issued'),
};

/** A line item of an order, and what has happened to its pieces. Price and quantity never change. */
export const orderLineFields = {
  ...agreedLineFields,
  lineTotal: about(
    cents,
    'The price of the billed pieces: all but those cancelled before the invoice',
  ),
  ...counterFields,
};

/** Some pieces of the line with a tool. */
const pieces = listOf(recordOf({ toolId: text, quantity: count }));

const creditAmounts = recordOf({ net: cents, total: cents });

const event = objectOf<OrderEvent<string>, OrderEvent<Date>>(
  {
    step: oneOf(orderSteps),
    status: about(oneOf(orderStatuses), 'The status of the order after it'),
    actor: oneOf(stepRoles),
    uid: about(nullable(text), 'The uid of the account; null for the shop'),
    at: time,
    reason: text,
    carrier: text,
    trackingNumber: text,
    shipmentNumber: about(text, 'Without one, all that is underway has arrived'),
    pieces: about(
      pieces,
      'Those shipped, cancelled, credited or returned; all when the whole order is cancelled',
    ),
    creditNoteNumber: text,
    credit: about(creditAmounts, 'The amounts of the credit note'),
    creditText: about(text, 'What a credit without pieces is for'),
    returnNumber: text,
    resellable: about(pieces, 'The returned pieces that went to stock'),
    replaced: about(pieces, 'The pieces that the shipment replaces'),
  },
  [
    ...(['reason', 'carrier', 'trackingNumber', 'shipmentNumber', 'pieces'] as const),
    ...(['creditNoteNumber', 'credit', 'creditText'] as const),
    ...(['returnNumber', 'resellable', 'replaced'] as const),
  ],
);

/** The objection of a customer at the bank to a payment by card. Times are ISO 8601. */
export const disputeFields = {
  id: about(text, 'Its id at the payment provider'),
  amount: cents,
  reason: about(text, 'In a word of the payment provider, like product_not_received'),
  status: text,
  dueBy: about(nullable(text), 'Until when the shop has to answer; null without such a time'),
  funds: about(oneOf(disputedFunds), 'With the shop, taken from it, or given back'),
  reportedAt: about({ ...text, format: 'date-time' }, 'The time of the event with the status'),
  changes: about(count, 'How often the shop was notified: of the dispute, and of each change'),
  orderNumbers: optional(
    about(listOf(text), 'Of a payment of several orders, on each of which is its part'),
  ),
};

/** An order. Money is in whole cents. */
export const orderFields = {
  number: about(text, 'The number that people use, like TH-4K2M9A7C'),
  ...payerFields,
  ...userFields,
  phoneNumber: text,
  orderAddress: text,
  poNumber: about(text, 'The buyer’s own number for the order; may be empty'),
  note: about(text, 'The buyer’s note to the shop; may be empty'),
  paymentMethod: oneOf(paymentMethods),
  deliveryDay: optional(about(text, 'The day by which the shop said that it arrives')),
  requestedDay: optional(about(text, 'The day that the buyer requested; missing for any')),
  completeOnly: optional(about(flag, 'Whether the buyer takes no part of it before the rest')),
  shipBy: about(text, 'The day by which staff ship it, so that it arrives in time'),
  lines: listOf(recordOf(orderLineFields)),
  currency,
  ...totalsFields,
  ...taxFields,
  terms: oneOf(paymentTerms),
  paid: about(cents, 'All payments less all refunds, in cents'),
  refunded: about(cents, 'All refunds, in cents'),
  dueAt: about(nullable(time), 'When the order has to be paid; null as long as that is not known'),
  reminders: optional(about(listOf(recordOf(reminderFields)), 'Of its late payment, oldest first')),
  promise: optional(
    about(nullable(recordOf(promiseFields)), 'What the customer has promised last'),
  ),
  invoiceNumber: about(nullable(text), 'Null as long as there is no invoice'),
  creditNoteNumbers: about(listOf(text), 'Oldest first'),
  credited: about(creditAmounts, 'The sum of its credit notes'),
  shipmentCount: about(count, 'Its shipments, reversed ones included'),
  returnCount: about(count, 'Its returns and claims, declined ones included'),
  returnChanges: optional(
    about(
      count,
      'How many changes its returns and claims have had, so that pages that listen to it see each',
    ),
  ),
  quoteId: about(nullable(text), 'The quote that it was agreed in; null at the shop’s prices'),
  quoteNumber: nullable(text),
  apiKey: optional(
    about(recordOf(notedKeyFields), 'With which it was placed; missing for a person'),
  ),
  disputes: optional(about(listOf(recordOf(disputeFields)), 'About its card payments')),
  status: oneOf(orderStatuses),
  history: about(listOf(event), 'All that has happened to it, oldest first'),
  createdAt: time,
  ...handledFields,
};
