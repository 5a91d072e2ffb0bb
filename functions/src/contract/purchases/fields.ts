import { count, text, time } from '../calls/jsonSchema.ts';
import { about, type Sent } from '../kinds/fields.ts';

/** The last purchase of a tool by a payer. */
export const lastPurchaseFields = {
  toolId: text,
  quantity: about(count, 'The pieces that were ordered'),
  at: about(time, 'When it was ordered'),
};

/** The last purchase of a tool by a payer, as the API sends it. */
export interface LastPurchase extends Sent<typeof lastPurchaseFields> {}
