import { bankImportFields } from '../../contract/bank/statements/fields.ts';
import {
  count,
  flag,
  listOf,
  objectOf,
  oneOf,
  text,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import { dayOrders, type GuessedColumns, type ImportedStatements } from '../../contract/index.ts';
import { about, nullable, recordOf } from '../../contract/kinds/fields.ts';

/** The response schemas of imports of bank statements by name. */
export const bankFileSchemas = {
  ImportedStatements: objectOf<ImportedStatements>({
    acknowledged: yes,
    import: recordOf({ _id: text, ...bankImportFields }),
    again: about(flag, 'Whether it was imported before, so that nothing was added'),
  }),
};

const column = nullable({ ...count, description: 'From 0; null for none' });

/** What a refusal says about a file with bank statements. */
export const bankFileProblemDetails = {
  fileProblem: about(text, 'Why the file cannot be imported, for people'),
  columnProblem: about(
    oneOf(['unknown', 'days']),
    'Whether the columns are not known, or the days can be read in two ways',
  ),
  header: about(listOf(text), 'The names of the columns of a table'),
  rows: about(listOf(listOf(text)), 'The first rows of a table'),
  guess: objectOf<GuessedColumns>({
    day: column,
    dayOrder: nullable(oneOf(dayOrders)),
    amount: column,
    debit: column,
    credit: column,
    sign: column,
    currency: column,
    account: column,
    payerName: column,
    payerAccount: column,
    text: listOf(count),
    reference: column,
    bankReference: column,
  }),
};
