import { Router } from 'express';
import { apiRoutes, companyFilters } from '../../contract/index.ts';
import { parseChoice, parseSearch, parseSort } from '../../http/query/query.ts';
import { reply } from '../../http/reply.ts';
import { listCompanyLog } from '../../services/companies/companyLog.ts';
import { listCompanies } from '../../services/companies/listCompanies.ts';
import { signUpCompany } from '../../services/companies/signUpCompany.ts';
import { getCompany } from '../../services/companies/stored/companies.ts';
import { transitionCompany } from '../../services/companies/transitionCompany.ts';
import { updateCompany } from '../../services/companies/updateCompany.ts';

export const companies = Router();

reply(companies, apiRoutes.signUpCompany, ({ keyed, caller }) => signUpCompany(keyed, caller));

reply(companies, apiRoutes.getCompany, ({ params, caller }) => getCompany(params.id, caller));

reply(companies, apiRoutes.updateCompany, ({ params, input, caller }) =>
  updateCompany(params.id, input, caller),
);

reply(companies, apiRoutes.listCompanyLog, ({ params, page }) => listCompanyLog(params.id, page));

reply(companies, apiRoutes.listCompanies, ({ query, page }) => {
  const filter = parseChoice(query, 'status', companyFilters, 'all');
  const selection = { filter, search: parseSearch(query) };
  const sort = parseSort(query, 'companies');
  return listCompanies(selection, page, sort);
});

reply(companies, apiRoutes.transitionCompany, ({ params, keyed, caller }) =>
  transitionCompany(params.id, keyed, caller),
);
