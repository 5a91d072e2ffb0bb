import { cents, count, text } from '../calls/jsonSchema.ts';
import { about, nullable } from '../kinds/fields.ts';

/** Where the price of a line comes from. Money is in whole cents. */
export const priceSourceFields = {
  listPrice: about(cents, 'The list price per piece for the quantity'),
  priceListId: about(nullable(text), 'The price list that decided; null for the list price'),
  priceListVersion: about(
    nullable(count),
    'The version of that list, whose prices can be looked up later',
  ),
  priceListName: about(nullable(text), 'The name of that list then'),
};
