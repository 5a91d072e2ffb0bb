import { mdiDomain } from '@mdi/js';
import type { Company } from 'functions/contract';
import { PagedList } from '../../../domain/page/PagedList.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import type { CompanySearchProps } from './CompaniesHeading.tsx';
import { compactCompany, companyColumns } from './companyColumns.tsx';

const nameOf = ({ name }: Company) => name;

const Empty = ({ search: { words, filter } }: Pick<CompanySearchProps, 'search'>) =>
  words || filter !== 'all' ? (
    <EmptyState icon={mdiDomain} title="No company matches">
      Try fewer words, or another status.
    </EmptyState>
  ) : (
    <EmptyState icon={mdiDomain} title="No companies yet">
      A customer can sign a company up under My Company. It then waits here for your decision.
    </EmptyState>
  );

/** A list of companies for staff: loading, failed, empty or shown. */
export const CompanyList = ({ list, search }: CompanySearchProps) => (
  <PagedList
    list={list}
    loading="Loading the companies"
    empty={!list.hasNextPage && <Empty search={search} />}
  >
    {(rows) =>
      rows.length > 0 && (
        <DataList
          label="Companies"
          rows={rows}
          columns={companyColumns}
          compact={compactCompany}
          nameOf={nameOf}
        />
      )
    }
  </PagedList>
);
