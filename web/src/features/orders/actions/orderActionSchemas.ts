import { cancellationSchema, shipmentSchema, type TransitionField } from 'functions/contract';
import { type AnyObjectSchema, array, object } from 'yup';
import type { OrderAction } from './orderActions.ts';

const schemas: Record<TransitionField, AnyObjectSchema> = {
  reason: cancellationSchema,
  carrier: shipmentSchema.pick(['carrier']),
  trackingNumber: object({ parcels: array().of(shipmentSchema.pick(['trackingNumber'])) }),
};

/** The schema of a dialog: the fields that its action requires. */
export const schemaOf = ({ required }: Pick<OrderAction, 'required'>): AnyObjectSchema =>
  required.reduce<AnyObjectSchema>((schema, field) => schema.concat(schemas[field]), object());
