import type { PurchasesByTool, ShoppingLine } from '../../contract/index.ts';
import type { Stored } from '../../contract/kinds/fields.ts';
import type { partNumbersFields } from '../../contract/partNumbers/fields.ts';
import type { shoppingListFields } from '../../contract/shoppingLists/fields.ts';

/** A list in the index of its payer. */
export interface IndexedShoppingList extends Stored<typeof shoppingListFields> {
  _id: string;
}

/**
 * The lists of a payer without their lines. They are one document, so that each transaction keeps to
 * the limit and to different names.
 */
export interface ShoppingListIndexDocument {
  lists: IndexedShoppingList[];
  /** The id of the transaction that wrote it: proves that the transaction was committed. */
  changeId: string;
}

/** The lines of a list, by its id. */
export interface ShoppingListLinesDocument {
  lines: ShoppingLine[];
}

/** The last purchases of a payer, by the payer's id. */
export interface PurchasesDocument {
  tools: PurchasesByTool;
}

/** The own numbers of a payer for tools, by the payer's id. */
export interface PartNumbersDocument extends Stored<typeof partNumbersFields> {
  /** The id of the transaction that wrote it: proves that the transaction was committed. */
  changeId: string;
}
