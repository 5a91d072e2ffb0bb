import { binary, oneOf, text } from '../../calls/jsonSchema.ts';
import { search } from '../../calls/requestParts.ts';
import { route } from '../../calls/route.ts';
import { pageOf, responseOf } from '../../responseParts.ts';
import { bankFormatSchema } from './columns.ts';
import { bankEntryFilters } from './statuses.ts';

/** The media type of files with bank statements, whatever their format is. */
export const bankFileType = 'application/octet-stream';

/** The calls about statements of the shop's bank. */
export const statementRoutes = {
  importBankFile: route('POST', '/bank/imports', 'write_payments', {
    summary:
      'Import a file with bank statements: CAMT.053, CAMT.054, MT940, or a table whose columns are known. Adds the rows that no other file had. The same file again adds nothing; it completes an import that ended early',
    body: binary,
    media: { body: bankFileType },
    query: { name: { ...text, description: 'The name of the file' } },
    status: 201,
    response: responseOf('ImportedStatements'),
    errors: ['validation', 'bank-file-refused', 'bank-columns-needed', 'unavailable'],
  }),
  saveBankFormat: route('PUT', '/bank/columns', 'write_payments', {
    summary: 'Say once what the columns of tables with this header are',
    body: bankFormatSchema,
    response: responseOf('Acknowledged'),
  }),
  listBankImports: route('GET', '/bank/imports', 'read_payments', {
    summary: 'The imported files with bank statements, newest first',
    ...pageOf('BankImport'),
  }),
  getBankImport: route('GET', '/bank/import/:id', 'read_payments', {
    summary: 'An imported file with bank statements',
    response: responseOf('BankImport'),
    errors: ['import-not-found'],
  }),
  listBankEntries: route('GET', '/bank/entries', 'read_payments', {
    summary: 'The rows of bank statements, the last day first',
    ...pageOf('BankEntry'),
    query: {
      filter: {
        ...oneOf(bankEntryFilters),
        default: 'open',
        description: '`open` is what is still to do: money that came in',
      },
      import: { ...text, description: 'The id of a file: only the rows that it added' },
      q: search,
    },
  }),
  getBankEntry: route('GET', '/bank/entry/:id', 'read_payments', {
    summary:
      'A row of a bank statement, with the open invoices of the payer from whom it seems to be',
    response: responseOf('BankEntryDetails'),
    errors: ['entry-not-found'],
  }),
} as const;
