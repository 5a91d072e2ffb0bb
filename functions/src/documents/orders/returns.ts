import type { ReturnEvent } from '../../contract/index.ts';
import type { Stored } from '../../contract/kinds/fields.ts';
import type { returnFields } from '../../contract/returns/fields.ts';
import type { HandledDocument } from '../staff/handling.ts';

/** A stored change of a return. `transitionId` lets a transaction recognise its own commit. */
export interface StoredReturnEvent extends ReturnEvent<Date> {
  transitionId: string;
}

/**
 * A stored return, under `returnIdOf`. The history of its order tells what has arrived and how it
 * was settled: both are written together.
 */
export interface ReturnDocument extends Stored<typeof returnFields>, HandledDocument {
  history: StoredReturnEvent[];
  /** When the shop looks at the return, because it expires; null if it cannot. */
  checkAt: Date | null;
  /** The account whose uploads the pictures are; null without pictures. */
  pictureOwner: string | null;
  /** Since when it has its customer's e-mail address, like that of an order. */
  emailSince?: Date;
  /** The search index: words of the numbers, the customer and the tools. */
  searchTerms: string[];
}
