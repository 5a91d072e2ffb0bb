import { readCamt } from './camt/readCamt.ts';
import { checkBalances, foreignAccounts } from './checkBalances.ts';
import { decodeFile, refuseOther } from './decodeFile.ts';
import { isMt940, readMt940 } from './mt940/readMt940.ts';
import { type ReadFile, refuseFile } from './rows/statement.ts';
import { readTable, type TableRow } from './tables/readTable.ts';

/** A table, whose columns have to be found before its rows can be read. */
export interface BankTable {
  format: 'table';
  rows: TableRow[];
}

/** The fewest cells of a row that can be the header of a table of rows. */
const minCells = 2;

const tableIn = (text: string, maxEntries: number): BankTable => {
  const rows = readTable(text, maxEntries);
  if (!rows.some(({ cells }) => cells.filter((cell) => cell !== '').length >= minCells)) {
    return refuseOther();
  }
  if (rows.length > maxEntries + 1) {
    return refuseFile(`The file has more than ${maxEntries} rows. Choose a shorter period`);
  }
  return { format: 'table', rows };
};

const checked = (file: ReadFile): ReadFile => ({
  ...file,
  warnings: [
    ...file.warnings,
    ...foreignAccounts(file.statements),
    ...checkBalances(file.statements),
  ],
});

/**
 * Reads a file with bank statements: CAMT.053 and CAMT.054, MT940, or the rows of a table. Throws
 * `bank-file-refused` for any other, and for one that is not correct.
 */
export const readFile = async (
  bytes: Uint8Array,
  maxEntries: number,
): Promise<ReadFile | BankTable> => {
  const text = decodeFile(bytes);
  if (/^\s*</.test(text)) return checked(await readCamt(text, maxEntries));
  if (isMt940(text)) return checked(readMt940(text, maxEntries));
  if (/^:20:|^\{1:/m.test(text)) return refuseFile('The file ends early. Download it once more');
  return tableIn(text, maxEntries);
};
