import { type JsonSchema, text } from '../../contract/calls/jsonSchema.ts';

/** The schema of a payer's id. */
export const payerId: JsonSchema<string> = {
  ...text,
  description: 'Who pays: the uid of a person, or the id of a company',
};

/** The schemas of the fields that name a payer. */
export const payerSchemas = { payerId, payerName: text };
