import { listOf, text } from '../calls/jsonSchema.ts';
import { about, recordOf } from '../kinds/fields.ts';

/** A payer's own number for a tool. */
export const partNumberFields = {
  number: about(text, 'As the payer writes it'),
  toolId: text,
  sku: about(text, 'As it was when the number was saved'),
  toolName: about(text, 'As it was when the number was saved, to name a tool that is gone'),
};

/** All own numbers of a payer. */
export const partNumbersFields = { numbers: listOf(recordOf(partNumberFields)) };
