import { route } from '../calls/route.ts';
import { shippedPartSchema } from '../orders/partForms.ts';
import { reversalSchema } from '../payments/model.ts';
import { createdOnce, pageOf, pdf, responseOf } from '../responseTypes.ts';

/** The calls about shipments. */
export const shipmentRoutes = {
  shipOrder: route('POST', '/order/:id/shipments', 'admin', {
    summary: 'Ship pieces of a confirmed order; without lines, all that remain',
    body: shippedPartSchema,
    ...createdOnce('ChangedShipment'),
    errors: ['order-not-found', 'transition-not-allowed', 'nothing-left'],
  }),
  listShipments: route('GET', '/order/:id/shipments', 'signed in', {
    summary: 'The shipments of an order, oldest first: the caller’s own, or any for an admin',
    forPayer: true,
    ...pageOf('Shipment'),
    errors: ['order-not-found'],
  }),
  deliverShipment: route('POST', '/shipment/:id/delivery', 'signed in', {
    summary: 'Confirm that a shipment has arrived: one for the caller, or any for an admin',
    forPayer: true,
    idempotent: true,
    response: responseOf('ChangedShipment'),
    errors: ['shipment-not-found', 'shipment-not-changeable'],
  }),
  reverseShipment: route('POST', '/shipment/:id/reversal', 'admin', {
    summary: 'Take back a shipment that was a mistake: its pieces are still to be shipped',
    body: reversalSchema,
    idempotent: true,
    response: responseOf('ChangedShipment'),
    errors: ['shipment-not-found', 'shipment-not-changeable'],
  }),
  getDeliveryNote: route('GET', '/shipment/:number.pdf', 'signed in', {
    summary: 'The delivery note of a shipment as PDF: the caller’s own, or any for an admin',
    forPayer: true,
    ...pdf,
    errors: ['shipment-not-found'],
  }),
} as const;
