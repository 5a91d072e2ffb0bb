import { useCompanyLog } from '../../../features/companies/data/useCompany.ts';
import { CompanyLog } from '../../../features/companies/log/CompanyLog.tsx';
import { CompanyFrame } from './CompanyFrame.tsx';

const Log = ({ id }: { id: string }) => <CompanyLog list={useCompanyLog(id)} />;

/** What was changed in a company, and by whom, for its owners. */
export const CompanyLogPage = () => (
  <CompanyFrame tab="Log">{({ company }) => <Log id={company._id} />}</CompanyFrame>
);
