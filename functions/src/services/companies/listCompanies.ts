import type { Query } from 'firebase-admin/firestore';
import {
  type Company,
  type CompanyFilter,
  companySearchTexts,
  type ListSortOf,
} from '../../contract/index.ts';
import type { CompanyDocument } from '../../documents/people/companies.ts';
import { companies } from '../../store/collections/collections.ts';
import { readPage } from '../../store/reads/pages.ts';
import type { ListOrder, Page, PageRequest } from '../../store/reads/queries.ts';
import { searchIn } from '../../store/reads/search.ts';
import { toCompany } from './stored/companies.ts';
import { countSameNames } from './stored/sameNames.ts';

/** Those that wait for a decision first, then newest first. */
const undecidedFirst: ListOrder = {
  field: 'undecided',
  rangeField: 'createdAt',
  direction: 'desc',
};

const orderOf: Record<ListSortOf<'companies'>, ListOrder> = {
  waiting: undecidedFirst,
  name: { field: 'name', direction: 'asc' },
};

/** The companies that a filter selects. */
export const companiesWith = (filter: CompanyFilter): Query<CompanyDocument> =>
  filter === 'all' ? companies : companies.where('status', '==', filter);

/** Selects companies by status, and by words in number, names, numbers and addresses. */
export interface CompanySelection {
  filter: CompanyFilter;
  search?: string | undefined;
}

/**
 * A page of the companies. Each has the number of others of
 * the same name. Throws `validation` for an invalid cursor.
 */
export const listCompanies = async (
  { filter, search }: CompanySelection,
  page: PageRequest,
  sort: ListSortOf<'companies'> = 'waiting',
): Promise<Page<Company>> => {
  const source = { query: companiesWith(filter), textsOf: companySearchTexts };
  const toItem = (id: string, content: CompanyDocument) => ({ id, content });
  const matches = searchIn(source, search);
  const { items, next } = await readPage({ ...matches, order: orderOf[sort], toItem }, page);
  const sameNames = await countSameNames(items.map(({ content }) => content));
  const listed = items.map(({ id, content }, index) => ({
    ...toCompany(id, content),
    sameName: sameNames[index] ?? 0,
  }));
  return next === undefined ? { items: listed } : { items: listed, next };
};
