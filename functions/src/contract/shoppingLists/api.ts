import { listOf } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import { limits } from '../limits.ts';
import { createdOnce, responseOf } from '../responseParts.ts';
import { addedLinesSchema, shoppingListEditSchema, shoppingListSchema } from './model.ts';

/** The calls about the lists of a payer. */
export const shoppingListRoutes = {
  listShoppingLists: route('GET', '/lists', 'signed in', {
    summary: 'The lists of the payer by name, without their lines',
    forPayer: true,
    response: { ...listOf(responseOf('ListedShoppingList')), maxItems: limits.shoppingLists },
    errors: ['role-forbidden'],
  }),
  createShoppingList: route('POST', '/list', 'signed in', {
    summary: 'Create a list, which the members of a company who may order share',
    forPayer: true,
    body: shoppingListSchema,
    ...createdOnce('CreatedShoppingList'),
    errors: ['user-not-found', 'role-forbidden'],
  }),
  getShoppingList: route('GET', '/list/:id', 'signed in', {
    summary: 'A list with its lines. `POST /cart/resolve` has the tools and prices of now',
    forPayer: true,
    response: responseOf('ShoppingList'),
    errors: ['list-not-found', 'role-forbidden'],
  }),
  updateShoppingList: route('PUT', '/list/:id', 'signed in', {
    summary: 'Replace name and lines of a list, if `version` is its current version',
    forPayer: true,
    body: shoppingListEditSchema,
    response: responseOf('ChangedShoppingList'),
    errors: ['list-not-found', 'precondition-failed', 'role-forbidden'],
  }),
  addToShoppingList: route('POST', '/list/:id/lines', 'signed in', {
    summary: 'Add tools to a list; one that is in it already gets the new quantity',
    forPayer: true,
    body: addedLinesSchema,
    idempotent: true,
    response: responseOf('ExtendedShoppingList'),
    errors: ['list-not-found', 'role-forbidden'],
  }),
  deleteShoppingList: route('DELETE', '/list/:id', 'signed in', {
    summary: 'Delete a list; `deletedCount` is 0 if there is none',
    forPayer: true,
    response: responseOf('Deleted'),
    errors: ['role-forbidden'],
  }),
} as const;
