import { cents, count } from '../../contract/calls/jsonSchema.ts';

/** The fields of `TaxRates`. */
export const taxSchemas = { taxRate: { ...count, description: 'Basis points' } };

/** The fields of `OrderTotals`. */
export const totalsSchemas = { subtotal: cents, tax: cents, total: cents };
