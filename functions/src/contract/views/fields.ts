import { flag, listOf, text, time } from '../calls/jsonSchema.ts';
import { about, nullable } from '../kinds/fields.ts';

/** A saved view of a list: how it is narrowed and sorted, and what it shows. */
export const viewFields = {
  name: text,
  query: about(text, 'The parameters of the page, as in `status=late&sort=oldest`'),
  columns: about(
    nullable(listOf(text)),
    'The ids of the columns that it shows; null for those that each person has chosen',
  ),
  shared: about(flag, 'Whether all staff see it'),
  updatedAt: time,
};

/** A view as staff get it, also those of colleagues. */
export const ownedViewFields = {
  ...viewFields,
  owner: about(text, 'The uid of who saved it, and alone can change it'),
  ownerName: text,
};
