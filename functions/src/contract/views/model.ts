import { array, boolean, type InferType, object, string } from 'yup';
import type { Inserted } from '../calls/responses.ts';
import type { Sent } from '../kinds/fields.ts';
import { limits } from '../limits.ts';
import { oneLine, requiredText } from '../text/text.ts';
import type { ownedViewFields } from './fields.ts';

/** The lists of staff. Each has saved views, and columns to choose. */
export const staffLists = [
  'orders',
  'quotes',
  'returns',
  'invoices',
  'inquiries',
  'companies',
  'users',
  'tools',
  'reviews',
  'mails',
  'price-lists',
  'audit',
] as const;
export type StaffList = (typeof staffLists)[number];

/** How much room the rows of lists have. */
export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** The message for a name that another view of the list has. */
export const takenViewNameMessage = 'Another of your views of this list has this name';

/** The message for a view beyond the limit. */
export const tooManyViewsMessage = `You can save at most ${limits.viewsOfList} views of a list: delete one first`;

const name = requiredText('Name', limits.viewName, 'Enter a name for the view').matches(
  oneLine,
  'Name must be one line',
);

const query = string()
  .typeError('The filters must be a text')
  .nonNullable('The filters must be a text')
  .max(limits.viewQuery, `The filters must have at most ${limits.viewQuery} characters`)
  .matches(/^[\w.*%+=&-]*$/, 'The filters must be the parameters of an address');

const columns = array()
  .of(
    string()
      .typeError('A column must be a text')
      .required('A column must have an id')
      .matches(/^[\w-]{1,40}$/, 'There is no such column'),
  )
  .typeError('The columns must be a list')
  .nullable()
  .max(limits.viewColumns, `A list shows at most ${limits.viewColumns} columns`);

const shared = boolean()
  .typeError('Shared must be true or false')
  .nonNullable('Shared must be true or false');

/** A view to save. No two views of a person and a list have the same name. */
export const viewSchema = object({
  name,
  query: query.defined('The filters are required'),
  columns: columns.defined('The columns are required'),
  shared: shared.required('Say whether the view is shared'),
});
export type ViewInput = InferType<typeof viewSchema>;

/** What changes of a view; all else stays as it is. */
export const viewChangeSchema = object({
  name: name.notRequired().nonNullable('Enter a name for the view'),
  query,
  columns,
  shared,
});
export type ViewChange = InferType<typeof viewChangeSchema>;

/** How a person chooses to see a list; what is missing stays as it is. */
export const listLayoutSchema = object({
  density: string<Density>()
    .typeError('The density must be a text')
    .nonNullable('Choose a density')
    .oneOf(densities, 'There is no such density'),
  columns,
});
export type ListLayoutInput = InferType<typeof listLayoutSchema>;

/** A saved view of a list. */
export interface SavedView extends Sent<typeof ownedViewFields> {
  _id: string;
}

/** How the caller sees a list of staff. */
export interface ListViews {
  density: Density;
  /** The ids of the columns that the caller has chosen; null for the usual ones. */
  columns: string[] | null;
  /** The caller's own views by name, then those that colleagues share. */
  views: SavedView[];
}

/** The response to a new view. */
export interface CreatedView extends Inserted {
  view: SavedView;
}

/** The response to a change of a view. */
export interface ChangedView {
  acknowledged: true;
  view: SavedView;
}
