import type { ShipmentFields } from '../../contract/index.ts';

/**
 * A stored shipment, under `shipmentIdOf`. The history of its order decides: it is written with the
 * event that ships, delivers or reverses it.
 */
export type ShipmentDocument = ShipmentFields<Date>;
