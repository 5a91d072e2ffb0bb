import { route } from '../calls/route.ts';
import { shippedPartSchema } from '../orders/partForms.ts';
import { reversalSchema } from '../payments/model.ts';
import { createdOnce, pageOf, pdf, responseOf } from '../responseTypes.ts';

/** The calls about shipments. */
export const shipmentRoutes = {
  shipOrder: route('POST', '/order/:id/shipments', {
    summary: 'Ship pieces of a confirmed order; without lines, all that remain',
    audience: 'admin',
    body: shippedPartSchema,
    ...createdOnce('ChangedShipment'),
    errors: ['order-not-found', 'transition-not-allowed', 'nothing-left'],
  }),
  listShipments: route('GET', '/order/:id/shipments', {
    summary: 'The shipments of an order, oldest first: the caller’s own, or any for an admin',
    audience: 'signed in',
    forPayer: true,
    ...pageOf('Shipment'),
    errors: ['order-not-found'],
  }),
  deliverShipment: route('POST', '/shipment/:id/delivery', {
    summary: 'Confirm that a shipment has arrived: one for the caller, or any for an admin',
    audience: 'signed in',
    forPayer: true,
    idempotent: true,
    response: responseOf('ChangedShipment'),
    errors: ['shipment-not-found', 'shipment-not-changeable'],
  }),
  reverseShipment: route('POST', '/shipment/:id/reversal', {
    summary: 'Take back a shipment that was a mistake: its pieces are still to be shipped',
    audience: 'admin',
    body: reversalSchema,
    idempotent: true,
    response: responseOf('ChangedShipment'),
    errors: ['shipment-not-found', 'shipment-not-changeable'],
  }),
  getDeliveryNote: route('GET', '/shipment/:number.pdf', {
    summary: 'The delivery note of a shipment as PDF: the caller’s own, or any for an admin',
    audience: 'signed in',
    forPayer: true,
    ...pdf,
    errors: ['shipment-not-found'],
  }),
} as const;
