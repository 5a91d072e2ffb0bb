import { route } from '../calls/route.ts';
import { shippedPartSchema } from '../orders/partForms.ts';
import { reversalSchema } from '../payments/model.ts';
import { createdOnce, pageOf, pdf, responseOf } from '../responseParts.ts';

/** The calls about shipments. */
export const shipmentRoutes = {
  shipOrder: route('POST', '/order/:id/shipments', 'write_shipments', {
    summary: 'Ship pieces of a confirmed order; without lines, all that remain',
    body: shippedPartSchema,
    ...createdOnce('ChangedShipment'),
    errors: ['order-not-found', 'transition-not-allowed', 'nothing-left'],
  }),
  listShipments: route('GET', '/order/:id/shipments', 'own or read_shipments', {
    summary: 'The shipments of an order, oldest first: the caller’s own, or any for an admin',
    forPayer: true,
    ...pageOf('Shipment'),
    errors: ['order-not-found'],
  }),
  deliverShipment: route('POST', '/shipment/:id/delivery', 'own or write_shipments', {
    summary: 'Confirm that a shipment has arrived: one for the caller, or any for an admin',
    forPayer: true,
    idempotent: true,
    response: responseOf('ChangedShipment'),
    errors: ['shipment-not-found', 'shipment-not-changeable'],
  }),
  reverseShipment: route('POST', '/shipment/:id/reversal', 'write_shipments', {
    summary: 'Take back a shipment that was a mistake: its pieces are still to be shipped',
    body: reversalSchema,
    idempotent: true,
    response: responseOf('ChangedShipment'),
    errors: ['shipment-not-found', 'shipment-not-changeable'],
  }),
  getDeliveryNote: route('GET', '/shipment/:number.pdf', 'own or read_shipments', {
    summary: 'The delivery note of a shipment as PDF: the caller’s own, or any for an admin',
    forPayer: true,
    ...pdf,
    errors: ['shipment-not-found'],
  }),
} as const;
