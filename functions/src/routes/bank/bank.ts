import { Router } from 'express';
import { apiRoutes, bankEntryFilters } from '../../contract/index.ts';
import { handle } from '../../http/handle.ts';
import { parseImport } from '../../http/query/bankQuery.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseChoice, parseSearch } from '../../http/query/query.ts';
import { getEntry } from '../../services/bank/matching/entryDetails.ts';
import { getImport, listEntries, listImports } from '../../services/bank/storedEntries.ts';

/** Statements of the shop's bank. */
export const bank = Router();

handle(bank, apiRoutes.listBankImports, async (request, response) => {
  sendPage(request, response, await listImports(parsePage(request.query)));
});

handle(bank, apiRoutes.getBankImport, async (request, response) => {
  response.json(await getImport(request.params.id));
});

handle(bank, apiRoutes.listBankEntries, async (request, response) => {
  const selection = {
    filter: parseChoice(request.query, 'filter', bankEntryFilters, 'open'),
    importId: parseImport(request.query),
    search: parseSearch(request.query),
  };
  sendPage(request, response, await listEntries(selection, parsePage(request.query)));
});

handle(bank, apiRoutes.getBankEntry, async (request, response) => {
  response.json(await getEntry(request.params.id));
});
