import type { StatementFormat } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';

/** A row of a statement as a file has it. Money is in hundredths of the currency. */
export interface ReadEntry {
  account: string;
  day: string;
  amount: number;
  currency: string;
  payerName: string;
  payerAccount: string;
  text: string;
  reference: string;
  bankReference: string;
  parts: number;
  returned: boolean;
}

/** What a file says about an account in a period. */
export interface ReadStatement {
  account: string;
  number: string;
  from: string | null;
  to: string | null;
  currency: string;
  opening: number | null;
  closing: number | null;
  entries: ReadEntry[];
}

/** What a file with bank statements says. */
export interface ReadFile {
  format: StatementFormat;
  statements: ReadStatement[];
  /** How many rows the bank has not booked, which are left out. */
  pending: number;
  /** What is doubtful about it, for people. */
  warnings: string[];
}

/** A file that is refused, with a sentence for people that says what to do. */
export const refuseFile = (fileProblem: string): never => {
  throw new ApiError('bank-file-refused', { fileProblem });
};

/** The most characters that are kept of a text and of a name or a number. */
const kept = { text: 1_000, name: 140 } as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: texts of banks may have some
const controls = /[\0-\x1f\x7f]+/g;

const tidied = (text: string, length: number): string =>
  text.toWellFormed().replace(controls, ' ').replace(/\s+/g, ' ').trim().slice(0, length).trim();

/** A text without line breaks, blanks at its ends and what is beyond the longest one. */
export const tidyText = (text: string): string => tidied(text, kept.text);

/** As `tidyText`, for a name or a number. */
export const tidyName = (text: string): string => tidied(text, kept.name);

/** A number of an account without blanks, in capital letters. */
export const tidyAccount = (account: string): string =>
  tidyName(account.replace(/[\s-]/g, '').toUpperCase());
