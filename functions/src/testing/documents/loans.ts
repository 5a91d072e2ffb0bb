import { count, listOf, oneOf, text, time } from '../../contract/calls/jsonSchema.ts';
import {
  about,
  nullable,
  optional,
  recordOf,
  type Sent,
  type Stored,
} from '../../contract/kinds/fields.ts';
import { payerFields } from '../../contract/kinds/sharedFields.ts';

/** A crate of tools on loan. */
export const loanFields = {
  number: about(text, 'Like LN-4K2M9A7C'),
  ...payerFields,
  size: nullable(oneOf(['small', 'large'] as const)),
  note: optional(text),
  returnedAt: about(nullable(time), 'Null while the crate is out'),
  visits: listOf(recordOf({ at: time, pieces: count })),
};

/** A loan in a response; times are ISO 8601. */
export interface Loan extends Sent<typeof loanFields> {
  _id: string;
}

/** A stored loan. */
export interface LoanDocument extends Stored<typeof loanFields> {
  searchTerms: string[];
}
