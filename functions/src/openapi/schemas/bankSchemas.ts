import {
  bankAccountFields,
  bankEntryFields,
  bankImportFields,
  bankShareFields,
} from '../../contract/bank/statements/fields.ts';
import {
  cents,
  count,
  flag,
  listOf,
  objectOf,
  schemaNamed,
  text,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import type {
  BankEntryDetails,
  BookedEntries,
  BookedEntry,
  ChangedBankEntry,
  MatchedEntries,
} from '../../contract/index.ts';
import { about, nullable, recordOf } from '../../contract/kinds/fields.ts';

const payment = schemaNamed('Payment');
const bankImport = recordOf({ _id: text, ...bankImportFields });
const entry = recordOf({ _id: text, ...bankEntryFields });

/** The details of errors about bank statements. */
export const bankProblemDetails = {
  bankEntry: entry,
  bankEntryId: about(text, 'The row of a bank statement that has the payment'),
};

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
  BankAccount: recordOf({ _id: text, ...bankAccountFields }),
  BookedEntry: objectOf<BookedEntry>({ acknowledged: yes, entry, payments: listOf(payment) }),
  ChangedBankEntry: objectOf<ChangedBankEntry>({ acknowledged: yes, entry }),
  BookedEntries: objectOf<BookedEntries>({
    acknowledged: yes,
    booked: count,
    changed: about(count, 'Those that are not sure any more, and stay open'),
    more: about(flag, 'Whether another call books further ones'),
  }),
  MatchedEntries: objectOf<MatchedEntries>({
    acknowledged: yes,
    matched: count,
    next: about(nullable(text), 'The cursor of the call that continues; null at the end'),
  }),
};
