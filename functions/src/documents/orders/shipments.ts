import type { Stored } from '../../contract/kinds/fields.ts';
import type { shipmentFields } from '../../contract/shipments/fields.ts';

/**
 * A stored shipment, under `shipmentIdOf`. The history of its order decides: it is written with the
 * event that ships, delivers or reverses it.
 */
export interface ShipmentDocument extends Stored<typeof shipmentFields> {}
