import {
  type BankImport,
  counted,
  type ImportedStatements,
  limits,
  type StatementFormat,
} from 'functions/contract';

export const formatTexts: Readonly<Record<StatementFormat, string>> = {
  camt: 'CAMT',
  mt940: 'MT940',
  csv: 'CSV',
};

/** What a file has added: `180 entries added, 20 were there before, 3 pending ones left out`. */
const addedText = ({ entries, repeated, pending }: BankImport): string =>
  [
    entries === 0 ? 'No entry added' : `${counted(entries, 'entry', 'entries')} added`,
    ...(repeated > 0 ? [`${repeated} ${repeated === 1 ? 'was' : 'were'} there before`] : []),
    ...(pending > 0 ? [`${pending} that the bank has not booked yet left out`] : []),
  ].join(', ');

/** The result of a file. */
export const resultText = ({ again, import: imported }: ImportedStatements): string =>
  again
    ? `This file was imported before: nothing is added. ${addedText(imported)} then.`
    : addedText(imported);

/** What is doubtful about an import: of one that ended early also that its rows are not all there. */
export const doubtsOf = ({ complete, warnings }: BankImport): string[] =>
  complete
    ? warnings
    : [
        'Not all rows are added. If nobody is importing it now, import the file again.',
        ...warnings,
      ];

const megabyte = 1_048_576;

/** Why a file is not sent; null if it is. */
export const fileProblem = ({ size }: Pick<File, 'size'>): string | null => {
  if (size === 0) return 'This file is empty.';
  return size > limits.bankFile.bytes
    ? `This file is ${Math.ceil(size / megabyte)} MB. Export a shorter period: at most ${limits.bankFile.bytes / megabyte} MB.`
    : null;
};
