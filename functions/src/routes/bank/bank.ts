import { type Request, Router } from 'express';
import { apiRoutes, bankEntryFilters, limits } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { handle } from '../../http/handle.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseChoice, parseSearch } from '../../http/query/query.ts';
import {
  getEntry,
  getImport,
  listEntries,
  listImports,
} from '../../services/bank/storedEntries.ts';

/** Statements of the shop's bank. */
export const bank = Router();

handle(bank, apiRoutes.listBankImports, async (request, response) => {
  sendPage(request, response, await listImports(parsePage(request.query)));
});

handle(bank, apiRoutes.getBankImport, async (request, response) => {
  response.json(await getImport(request.params.id));
});

/** The id of a file in a query, if any. Throws `validation` for anything else. */
const parseImport = ({ import: id }: Request['query']): string | undefined => {
  if (id === undefined || id === '') return undefined;
  if (typeof id === 'string' && id.length <= limits.documentId) return id;
  throw validationError({ import: 'import must be the id of an imported file' });
};

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
