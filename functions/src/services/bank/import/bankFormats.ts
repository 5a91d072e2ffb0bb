import type { BankTable } from '../../../bank/readFile.ts';
import type { ReadFile } from '../../../bank/rows/statement.ts';
import { guessColumns, isEnough } from '../../../bank/tables/guessColumns.ts';
import { readRows, UnclearDays } from '../../../bank/tables/readRows.ts';
import type { TableRow } from '../../../bank/tables/readTable.ts';
import {
  type Acknowledged,
  type BankColumns,
  type BankFormatInput,
  foldedText,
  ibanOf,
} from '../../../contract/index.ts';
import { ApiError, validationError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import { bankFormats } from '../../../store/collections/bankCollections.ts';
import { readDocuments } from '../../../store/reads/documents.ts';
import { transact } from '../../../store/writes/transact.ts';
import { hashOf } from './entryIds.ts';

const formatIdOf = (header: readonly string[]): string => hashOf(...header.map(foldedText));

/** How many rows can be the header, and how many of them are looked up. */
const searched = { rows: 40, lookedUp: 5 } as const;

/** Whether a cell is a day or an amount and no name. */
const isValue = (cell: string): boolean => /^[-+]?\d[\d.,/ -]*(?:[A-Z]{1,3}|[€$£])?$/.test(cell);

/** Rows that can be the header: of those with the most cells, none has an amount or a day. */
const headersIn = (rows: readonly TableRow[]): TableRow[] => {
  const first = rows.slice(0, searched.rows);
  const filled = (row: TableRow) => row.cells.filter((cell) => cell !== '').length;
  const known = first.filter(({ cells }) => isEnough(guessColumns(cells)));
  const named = first
    .filter((row) => filled(row) > 1 && !row.cells.some(isValue))
    .toSorted((one, other) => filled(other) - filled(one));
  const found = [...new Set([...known, ...named])].slice(0, searched.lookedUp);
  return found.length > 0 ? found : first.slice(0, 1);
};

const needColumns = (
  header: TableRow,
  rows: readonly TableRow[],
  columnProblem: 'unknown' | 'days',
): never => {
  const below = rows.filter(({ row }) => row > header.row).slice(0, 5);
  throw new ApiError('bank-columns-needed', {
    header: header.cells,
    rows: below.map(({ cells }) => cells),
    guess: guessColumns(header.cells),
    columnProblem,
  });
};

const accountAbove = (rows: readonly TableRow[], header: TableRow): string => {
  const texts = rows.filter(({ row }) => row < header.row).flatMap(({ cells }) => cells);
  const found = texts.flatMap((text) => [
    ...text.toUpperCase().matchAll(/\b[A-Z]{2}\d{2}[A-Z\d ]{11,40}/g),
  ]);
  return found.map(([text]) => ibanOf(text.trim())).find((one) => one !== undefined) ?? '';
};

const currencyOf = (header: TableRow, columns: BankColumns): string | undefined => {
  const names = [columns.amount, columns.debit, columns.credit].map((column) =>
    column === null ? '' : (header.cells[column] ?? ''),
  );
  return names.map((name) => /\b[A-Z]{3}\b/.exec(name)?.[0]).find((one) => one !== undefined);
};

/**
 * Reads the rows of a table by the columns that were chosen for its header, or that its names say.
 * Throws `bank-columns-needed` if neither says enough.
 */
export const readBankTable = async ({ rows }: BankTable): Promise<ReadFile> => {
  const headers = headersIn(rows);
  const chosen = await readDocuments(
    headers.map(({ cells }) => bankFormats.doc(formatIdOf(cells))),
  );
  const at = chosen.findIndex((one) => one !== undefined);
  const header = headers[Math.max(at, 0)] ?? rows[0];
  if (!header) throw new ApiError('bank-file-refused', { fileProblem: 'The table is empty' });
  const guess = guessColumns(header.cells);
  const columns = chosen[at]?.columns ?? (isEnough(guess) ? guess : undefined);
  if (!columns) return needColumns(header, rows, 'unknown');
  const parts = {
    columns,
    account: accountAbove(rows, header),
    currency: currencyOf(header, columns),
  };
  try {
    return readRows(
      rows.filter(({ row }) => row > header.row),
      parts,
    );
  } catch (error) {
    if (error instanceof UnclearDays) return needColumns(header, rows, 'days');
    throw error;
  }
};

const columnNumbers = ({ dayOrder: _, text, ...single }: BankColumns): number[] => [
  ...Object.values(single).filter((column) => column !== null),
  ...text,
];

/** Remembers the columns of a bank's tables, by their header. Throws `validation`. */
export const saveBankFormat = (
  { header, columns }: BankFormatInput,
  caller: Caller,
): Promise<Acknowledged> => {
  if (columnNumbers(columns).some((column) => column >= header.length)) {
    throw validationError({ columns: 'Choose columns of the table' });
  }
  if (columns.amount === null && columns.debit === null && columns.credit === null) {
    throw validationError({ 'columns.amount': 'Choose the column with the amount' });
  }
  const id = formatIdOf(header);
  return transact(async (transaction) => {
    const savedAt = new Date();
    transaction.replace(bankFormats.doc(id), { header, columns, by: caller.uid, savedAt });
    recordAudit(transaction, caller, {
      action: 'bank-columns-chosen',
      target: { kind: 'bank-format', id, label: header.join(', ').slice(0, 200) },
      before: {},
      after: { day: columns.day, amount: columns.amount },
    });
    return { acknowledged: true };
  });
};
