import { type Company, counted, countryName } from 'functions/contract';
import { CompanyStatusChip } from '../../../domain/company/CompanyStatusChip.tsx';
import { DateTime } from '../../../domain/time/DateTime.tsx';
import { formatShortDate } from '../../../domain/time/dates.ts';
import { paths } from '../../../lib/router/paths.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
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

export const companyColumns: Column<Company>[] = [
  { id: 'number', header: 'Number', width: 112, cell: ({ number }) => number },
  {
    id: 'name',
    header: 'Name',
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
    cell: (company) => <CompanyStatusChip {...company} />,
  },
];

/** A company on a small screen. */
export const compactCompany = (company: Company): CompactContent => ({
  lines: [
    {
      text: <Name {...company} />,
      end: <time dateTime={company.createdAt}>{formatShortDate(company.createdAt)}</time>,
    },
    {
      text: `${company.number} · ${counted(company.memberCount, 'member')}`,
      end: <CompanyStatusChip {...company} />,
    },
    { text: <Person {...company} />, end: <SameName {...company} /> },
  ],
});
