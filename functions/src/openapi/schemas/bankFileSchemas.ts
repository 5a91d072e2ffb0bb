import { count, listOf, objectOf, oneOf, text } from '../../contract/calls/jsonSchema.ts';
import { dayOrders, type GuessedColumns } from '../../contract/index.ts';
import { about, nullable } from '../../contract/kinds/fields.ts';

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
