import { Router } from 'express';
import { apiRoutes, companyFilters } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseChoice, parseSearch, parseSort } from '../../http/query/query.ts';
import { listCompanyLog } from '../../services/companies/companyLog.ts';
import { listCompanies } from '../../services/companies/listCompanies.ts';
import { signUpCompany } from '../../services/companies/signUpCompany.ts';
import { getCompany } from '../../services/companies/stored/companies.ts';
import { transitionCompany } from '../../services/companies/transitionCompany.ts';
import { updateCompany } from '../../services/companies/updateCompany.ts';

export const companies = Router();

handle(companies, apiRoutes.signUpCompany, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.signUpCompany, request);
  response.json(await signUpCompany(keyed, callerOf(response)));
});

handle(companies, apiRoutes.getCompany, async (request, response) => {
  response.json(await getCompany(request.params.id, callerOf(response)));
});

handle(companies, apiRoutes.updateCompany, async (request, response) => {
  const input = parseForm(apiRoutes.updateCompany, request.body);
  response.json(await updateCompany(request.params.id, input, callerOf(response)));
});

handle(companies, apiRoutes.listCompanyLog, async (request, response) => {
  const page = parsePage(request.query);
  sendPage(request, response, await listCompanyLog(request.params.id, page));
});

handle(companies, apiRoutes.listCompanies, async (request, response) => {
  const filter = parseChoice(request.query, 'status', companyFilters, 'all');
  const selection = { filter, search: parseSearch(request.query) };
  const sort = parseSort(request.query, 'companies');
  sendPage(request, response, await listCompanies(selection, parsePage(request.query), sort));
});

handle(companies, apiRoutes.transitionCompany, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.transitionCompany, request);
  const { id } = request.params;
  response.json(await transitionCompany(id, keyed, callerOf(response)));
});
