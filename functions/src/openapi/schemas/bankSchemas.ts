import {
  bankEntryFields,
  bankImportFields,
  bankShareFields,
} from '../../contract/bank/statements/fields.ts';
import { cents, listOf, objectOf, text } from '../../contract/calls/jsonSchema.ts';
import type { BankEntryDetails } from '../../contract/index.ts';
import { about, recordOf } from '../../contract/kinds/fields.ts';

const bankImport = recordOf({ _id: text, ...bankImportFields });
const entry = recordOf({ _id: text, ...bankEntryFields });

/** The response schemas of bank statements by name. */
export const bankSchemas = {
  BankImport: bankImport,
  BankEntry: entry,
  BankEntryDetails: objectOf<BankEntryDetails>({
    entry,
    candidates: about(
      listOf(recordOf(bankShareFields)),
      'By due date; `amount` is what the entry would pay of each',
    ),
    writeOffLimit: about(cents, 'In cents: more is not written off'),
  }),
};
