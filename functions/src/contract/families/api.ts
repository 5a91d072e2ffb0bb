import { sortQueryOf } from '../calls/listSorts.ts';
import { pricesQuery } from '../calls/pricesQuery.ts';
import { search } from '../calls/requestParts.ts';
import { route } from '../calls/route.ts';
import { createdOnce, csvTable, importedTable, pageOf, responseOf } from '../responseParts.ts';
import { familyEditSchema, familySchema } from './forms.ts';

/** The calls about families of tools. */
export const familyRoutes = {
  listFamilies: route('GET', '/families', 'read_tools', {
    summary: 'The families of tools, with the numbers of their sizes',
    ...pageOf('ListedFamily'),
    query: {
      sort: sortQueryOf('families'),
      q: { ...search, description: 'Words of the name or the id that must all match' },
    },
  }),
  exportFamilies: route('GET', '/families.csv', 'read_tools', {
    summary: 'All families as a table, in the order of their ids, with the SKUs of their sizes',
    ...csvTable,
  }),
  importFamilies: route('POST', '/families.csv', 'write_tools', {
    summary:
      'Import a table: rows update the family with their `_id`; others create families; of an exported file only edited cells are imported; a family gets the sizes that another row gives up; a list of changes undoes them; invalid rows are reported and skipped',
    ...importedTable('FamilyImport', 2),
  }),
  getFamily: route('GET', '/family/:id', 'everyone or read_tools', {
    summary:
      'A family with the sizes that the payer sees, at the prices of the payer; with list prices, all of them',
    response: responseOf('FamilyPage'),
    errors: ['family-not-found'],
    cached: true,
    forPayer: true,
    query: pricesQuery,
  }),
  createFamily: route('POST', '/family', 'write_tools', {
    summary:
      'Create a family of tools: each has a value of each axis, and no two the same combination; a tool is in at most one family',
    body: familySchema,
    ...createdOnce('CreatedFamily'),
  }),
  updateFamily: route('PUT', '/family/:id', 'write_tools', {
    summary: 'Change a family, its axes and its sizes',
    body: familyEditSchema,
    response: responseOf('ChangedFamily'),
    errors: ['family-not-found', 'precondition-failed'],
  }),
  deleteFamily: route('DELETE', '/family/:id', 'write_tools', {
    summary: 'Delete a family. Its sizes stay as tools without a family',
    response: responseOf('Deleted'),
  }),
} as const;
