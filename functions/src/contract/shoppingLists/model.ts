import { array, type InferType, object, string } from 'yup';
import type { Inserted } from '../calls/responses.ts';
import { cartLineSchema } from '../carts/model.ts';
import type { Sent } from '../kinds/fields.ts';
import { limits } from '../limits.ts';
import { distinctTools } from '../lines/lineFields.ts';
import { oneLine, requiredText, wellFormed } from '../text/text.ts';
import type { fullListFields, shoppingListFields } from './fields.ts';

/** The message for a list with too many lines. */
export const fullListMessage = `A list can have at most ${limits.shoppingListLines} tools`;

/** The message for a list beyond the limit of a payer. */
export const tooManyListsMessage = `You can have at most ${limits.shoppingLists} lists: delete one first`;

/** The message for a name that another list of the payer has. */
export const takenListNameMessage = 'Another list has this name';

const shoppingLineSchema = cartLineSchema.omit(['unitPrice']);
export type ShoppingLine = InferType<typeof shoppingLineSchema>;

const lines = array()
  .of(shoppingLineSchema.required('Tool is required').typeError('Tool is required'))
  .typeError('Lines must be a list')
  .required('Lines are required')
  .max(limits.shoppingListLines, fullListMessage)
  .test('distinct', distinctTools);

/** A list to create. No two lists of a payer have the same name. */
export const shoppingListSchema = object({
  name: requiredText('Name', limits.shoppingListName, 'Enter a name for the list').matches(
    oneLine,
    'Name must be one line',
  ),
  lines,
});
export type ShoppingListInput = InferType<typeof shoppingListSchema>;

/** A changed list. `version` is the one that the change was made for. */
export const shoppingListEditSchema = shoppingListSchema.concat(
  object({
    version: string()
      .transform(wellFormed)
      .typeError('Version must be a text')
      .required('Version is required')
      .max(limits.cartVersion, `Version must have at most ${limits.cartVersion} characters`),
  }),
);
export type ShoppingListEdit = InferType<typeof shoppingListEditSchema>;

/** Tools to add to a list. */
export const addedLinesSchema = object({
  lines: lines.min(1, 'Choose the tools to add'),
});
export type AddedLinesInput = InferType<typeof addedLinesSchema>;

/** A list without its lines. */
export interface ListedShoppingList extends Sent<typeof shoppingListFields> {
  _id: string;
}

/** A list with its lines. */
export interface ShoppingList extends Sent<typeof fullListFields> {
  _id: string;
}

/** The response to a new list. */
export interface CreatedShoppingList extends Inserted {
  list: ShoppingList;
}

/** The response to a change of a list. */
export interface ChangedShoppingList {
  acknowledged: true;
  list: ShoppingList;
}

/** The response to added tools. */
export interface ExtendedShoppingList {
  acknowledged: true;
  list: ListedShoppingList;
  /** How many of the tools are new in the list. */
  added: number;
  /** How many were in it with another quantity, and have the new one now. */
  changed: number;
}
