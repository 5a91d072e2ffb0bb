import Box from '@mui/material/Box';
import { useCompanySearch } from '../../../features/companies/data/useManagedCompanies.ts';
import { CompaniesHeading } from '../../../features/companies/manage/CompaniesHeading.tsx';
import { CompanyFilters } from '../../../features/companies/manage/CompanyFilters.tsx';
import { CompanyList } from '../../../features/companies/manage/CompanyList.tsx';
import { useCompanyFilters } from '../../../features/companies/manage/useCompanyFilters.ts';

/** The companies for staff: those in review first, then the newest, or those that match. */
export const CompaniesPage = () => {
  const filters = useCompanyFilters();
  const list = useCompanySearch(filters.search);
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <CompaniesHeading list={list} search={filters.search} />
      </Box>
      <CompanyFilters filters={filters} />
      <CompanyList list={list} search={filters.search} />
    </>
  );
};
