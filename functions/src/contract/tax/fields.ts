import { cents, count } from '../calls/jsonSchema.ts';
import { about } from '../kinds/fields.ts';

/** The fields of `TaxRates`. */
export const taxFields = { taxRate: about(count, 'In basis points: 825 is 8.25 %') };

/** The fields of `OrderTotals`. */
export const totalsFields = { subtotal: cents, tax: cents, total: cents };
