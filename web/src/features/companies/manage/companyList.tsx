import { mdiDomain } from '@mdi/js';
import {
  apiRoutes,
  type Company,
  type CompanyFilter,
  counted,
  countryName,
} from 'functions/contract';
import { companyKeys } from '../../../domain/company/companyKeys.ts';
import { companyStatusChips } from '../../../domain/company/companyTexts.ts';
import type { ListKind, ListSearch } from '../../../domain/list/listKind.ts';
import { sortQuery } from '../../../domain/list/listSort.ts';
import { DateTime } from '../../../domain/time/DateTime.tsx';
import { formatShortDate } from '../../../domain/time/dates.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { paths } from '../../../lib/router/paths.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { labelsOf } from '../../../ui/feedback/statusChips.ts';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { RowLink } from '../../../ui/lists/rows/RowLink.tsx';

const Name = ({ _id, name }: Company) => (
  <RowLink to={paths.managedCompany.href(_id)}>{name}</RowLink>
);

/** Marks a company whose name others have too. */
const SameName = ({ sameName = 0 }: Pick<Company, 'sameName'>) =>
  sameName > 0 && <StatusChip color="warning" label={counted(sameName, 'namesake')} />;

const Person = ({ requestedBy: { name, email } }: Company) => (
  <Ellipsis>{name ? `${name} · ${email}` : email}</Ellipsis>
);

const numbersOf = ({ taxId, registrationNumber }: Company) =>
  [taxId, registrationNumber].filter(Boolean).join(' · ');

const columns: Column<Company>[] = [
  { id: 'number', header: 'Number', width: 112, cell: ({ number }) => number },
  {
    id: 'name',
    header: 'Name',
    sorts: { ascending: 'name' },
    width: 0.22,
    isName: true,
    cell: (company) => <Name {...company} />,
  },
  { id: 'same', header: 'Same name', width: 124, cell: (company) => <SameName {...company} /> },
  {
    id: 'country',
    header: 'Country',
    width: 0.12,
    from: 'xl',
    cell: ({ country }) => countryName(country),
  },
  { id: 'numbers', header: 'Tax and registration number', from: 'xl', cell: numbersOf },
  { id: 'person', header: 'Signed up by', cell: (company) => <Person {...company} /> },
  {
    id: 'at',
    header: 'Signed up',
    width: 152,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 110,
    cell: (company) => <StatusChip {...companyStatusChips[company.status]} />,
  },
];

/** A company on a small screen. */
const compact = (company: Company): CompactContent => ({
  lines: [
    {
      text: <Name {...company} />,
      end: <time dateTime={company.createdAt}>{formatShortDate(company.createdAt)}</time>,
    },
    {
      text: `${company.number} · ${counted(company.memberCount, 'member')}`,
      end: <StatusChip {...companyStatusChips[company.status]} />,
    },
    { text: <Person {...company} />, end: <SameName {...company} /> },
  ],
});

const queryOf = ({ filter, words }: ListSearch<CompanyFilter>) => ({ status: filter, q: words });

/** The companies for staff: those in review first, then the newest. */
export const companyList: ListKind<Company, CompanyFilter> = {
  title: 'Companies',
  staffList: 'companies',
  noun: 'company',
  plural: 'companies',
  queryKey: companyKeys.lists,
  pages: (search) =>
    pagedList(companyKeys.lists, apiRoutes.listCompanies, {
      query: { ...queryOf(search), ...sortQuery('companies', search) },
    }),
  search: {
    label: 'Search by name, number or person',
    hasNumbers: false,
    count: (search) => ({ of: 'companies', ...queryOf(search) }),
  },
  filter: {
    name: 'status',
    label: 'Companies to show',
    texts: { all: 'All', ...labelsOf(companyStatusChips) },
    initial: 'all',
    all: 'all',
  },
  sorts: 'companies',
  columns,
  compact,
  nameOf: ({ name }) => name,
  icon: mdiDomain,
  empty: ({ words, filter }) =>
    words || filter !== 'all'
      ? { title: 'No company matches', advice: 'Try fewer words, or another status.' }
      : {
          title: 'No companies yet',
          advice:
            'A customer can sign a company up under My Company. It then waits here for your decision.',
        },
};
