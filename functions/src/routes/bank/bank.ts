import { Router } from 'express';
import { apiRoutes, bankEntryFilters } from '../../contract/index.ts';
import { parseImport } from '../../http/query/bankQuery.ts';
import { parseChoice, parseSearch } from '../../http/query/query.ts';
import { reply } from '../../http/reply.ts';
import { getEntry } from '../../services/bank/matching/entryDetails.ts';
import { getImport, listEntries, listImports } from '../../services/bank/storedEntries.ts';

/** Statements of the shop's bank. */
export const bank = Router();

reply(bank, apiRoutes.listBankImports, ({ page }) => listImports(page));

reply(bank, apiRoutes.getBankImport, ({ params }) => getImport(params.id));

reply(bank, apiRoutes.listBankEntries, ({ query, page }) => {
  const selection = {
    filter: parseChoice(query, 'filter', bankEntryFilters, 'open'),
    importId: parseImport(query),
    search: parseSearch(query),
  };
  return listEntries(selection, page);
});

reply(bank, apiRoutes.getBankEntry, ({ params }) => getEntry(params.id));
