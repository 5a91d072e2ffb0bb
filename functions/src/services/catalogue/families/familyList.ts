import { familySearchTexts, type ListedFamily, type ListSortOf } from '../../../contract/index.ts';
import type { FamilyDocument } from '../../../documents/tools.ts';
import { families } from '../../../store/collections/collections.ts';
import { readPage } from '../../../store/reads/pages.ts';
import {
  type ListOrder,
  type Page,
  type PageRequest,
  selectFields,
} from '../../../store/reads/queries.ts';
import { searchIn } from '../../../store/reads/search.ts';

const orders: Record<ListSortOf<'families'>, ListOrder> = {
  name: { field: 'name', direction: 'asc' },
  newest: { field: 'createdAt', direction: 'desc' },
  changed: { field: 'updatedAt', direction: 'desc' },
};

const listedFields = [
  'id',
  'name',
  'imageLink',
  'axes',
  'toolIds',
  'version',
  'createdAt',
  'updatedAt',
] as const;

type Listed = Pick<FamilyDocument, (typeof listedFields)[number]>;

const toListed = (
  _id: string,
  { id: _, toolIds, createdAt, updatedAt, ...family }: Listed,
): ListedFamily => ({
  _id,
  ...family,
  sizes: toolIds.length,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** A request for a page of the families. */
export interface FamilyListRequest extends PageRequest {
  sort: ListSortOf<'families'>;
  search?: string | undefined;
}

/** A page of the families of tools. Throws `validation` for an invalid cursor. */
export const listFamilies = ({
  sort,
  search,
  ...page
}: FamilyListRequest): Promise<Page<ListedFamily>> => {
  const listed = selectFields(families, listedFields);
  const source = searchIn({ query: listed, textsOf: familySearchTexts }, search);
  return readPage({ ...source, order: orders[sort], toItem: toListed }, page);
};
