import { count, listOf, text, time } from '../calls/jsonSchema.ts';
import { about, recordOf } from '../kinds/fields.ts';

/** A line of a list: the tool, and the pieces that are usually ordered. */
const shoppingLineFields = {
  toolId: text,
  quantity: count,
  toolName: about(text, 'As it was when the line was saved, to name a tool that is gone'),
};

/** A list of tools that a payer orders again and again, without its lines. */
export const shoppingListFields = {
  name: text,
  lineCount: count,
  updatedAt: time,
  version: about(text, 'Changes with each change of the list'),
};

/** A list with its lines. */
export const fullListFields = {
  ...shoppingListFields,
  lines: listOf(recordOf(shoppingLineFields)),
};
