import { ListPage } from '../../../domain/list/ListPage.tsx';
import { companyList } from '../../../features/companies/manage/companyList.tsx';

/** The companies for staff that match the filters in the URL. */
export const CompaniesPage = () => <ListPage kind={companyList} />;
