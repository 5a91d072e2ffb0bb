import {
  type BankColumns,
  type DayOrder,
  readCents,
  shopCurrency,
  shownDecimalMark,
} from '../../contract/index.ts';
import {
  type ReadEntry,
  type ReadFile,
  refuseFile,
  tidyAccount,
  tidyName,
  tidyText,
} from '../rows/statement.ts';
import { dayOrderOf, readDay } from './readDays.ts';
import type { TableRow } from './readTable.ts';

const cellAt = ({ cells }: TableRow, column: number | null): string =>
  column === null ? '' : (cells[column]?.trim() ?? '');

const currencyMarks = /\b[A-Z]{3}\b|[€$£]/g;

/** An amount without its currency and without zeros beyond two decimals. */
const bareAmount = (text: string): string =>
  text
    .replace(currencyMarks, '')
    .trim()
    .replace(/^\+/, '')
    .replace(/^(.*\d)\s*-$/, '-$1')
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/([.,]\d\d)0{2,}$/, '$1')
    .trim();

const outSign = /^(?:s|soll|d|dr|dbit|debit|-|out)\b|^-$/i;
const inSign = /^(?:h|haben|c|cr|k|crdt|credit|\+|in)\b|^\+$/i;
const signedEnd = /^(.*\d)\s*(S|H|D|C|DR|CR)$/i;

interface Amounts {
  mark: '.' | ',' | undefined;
}

const centsIn = (text: string, { row }: TableRow, { mark }: Amounts): number => {
  const reading = readCents(bareAmount(text), mark);
  return reading.value ?? refuseFile(`Row ${row}: ${reading.problem}`);
};

const signOf = (text: string): 1 | -1 | undefined => {
  if (outSign.test(text)) return -1;
  return inSign.test(text) ? 1 : undefined;
};

const signed = (row: TableRow, text: string, sign: string, amounts: Amounts): number => {
  const [, digits = text, end = sign] = signedEnd.exec(text) ?? [];
  const value = centsIn(digits, row, amounts);
  if (end === '') return value;
  const factor = signOf(end);
  if (factor === undefined) {
    return refuseFile(
      `Row ${row.row}: “${end.slice(0, 20)}” says neither that money came in nor that it went out`,
    );
  }
  return factor * Math.abs(value);
};

const amountOf = (row: TableRow, columns: BankColumns, amounts: Amounts): number => {
  const amount = cellAt(row, columns.amount);
  if (amount !== '') return signed(row, amount, cellAt(row, columns.sign), amounts);
  const [debit, credit] = [cellAt(row, columns.debit), cellAt(row, columns.credit)];
  const value = (text: string) => (text === '' ? 0 : Math.abs(centsIn(text, row, amounts)));
  const [out, came] = [value(debit), value(credit)];
  if (debit === '' && credit === '') return refuseFile(`Row ${row.row} has no amount`);
  return came - out || 0;
};

/** The mark before decimals in the amounts; undefined if they show none or both. */
const decimalMarkOf = (rows: readonly TableRow[], columns: BankColumns) => {
  const cells = rows.flatMap((row) =>
    [columns.amount, columns.debit, columns.credit].map((column) => cellAt(row, column)),
  );
  const marks = new Set(
    cells.map((cell) => shownDecimalMark(bareAmount(signedEnd.exec(cell)?.[1] ?? cell))),
  );
  marks.delete(null);
  const [mark, other] = marks;
  return mark && !other ? mark : undefined;
};

const currencyIn = (row: TableRow, columns: BankColumns, usual: string): string => {
  const stated = cellAt(row, columns.currency).toUpperCase();
  if (/^[A-Z]{3}$/.test(stated)) return stated;
  const inAmount = cellAt(row, columns.amount);
  return /\b[A-Z]{3}\b/.exec(inAmount)?.[0] ?? (inAmount.includes('€') ? 'EUR' : usual);
};

const pendingText = /\b(?:vorgemerkt|vormerkung|pending|nicht gebucht)\b/i;

/** A row without a day below the last one: a sum or a note. */
const isEntry = (row: TableRow, columns: BankColumns): boolean =>
  /\d/.test(cellAt(row, columns.day)) &&
  [columns.amount, columns.debit, columns.credit].some((one) => /\d/.test(cellAt(row, one)));

/** Whether a row is not booked yet, as the bank says: payers write anything in text and name. */
const isPending = ({ cells }: TableRow, { text, payerName }: BankColumns): boolean =>
  cells.some(
    (cell, column) => !text.includes(column) && column !== payerName && pendingText.test(cell),
  );

/** Says that days can be read in two ways; the order has to be chosen. */
export class UnclearDays extends Error {}

const orderIn = (rows: readonly TableRow[], { day, dayOrder }: BankColumns): DayOrder => {
  const order = dayOrder ?? dayOrderOf(rows.map((row) => cellAt(row, day)));
  if (order === undefined) throw new UnclearDays();
  return order;
};

/** What is valid for all rows of a table. */
interface TableParts {
  columns: BankColumns;
  /** The account that is named above the header; may be empty. */
  account: string;
  /** The currency that the name of a column has, like `Amount (EUR)`. */
  currency: string | undefined;
}

/** Reads the rows below a header. Throws `UnclearDays`. */
export const readRows = (
  rows: readonly TableRow[],
  { columns, account, currency = shopCurrency }: TableParts,
): ReadFile => {
  const filled = rows.filter((row) => isEntry(row, columns));
  const booked = filled.filter((row) => !isPending(row, columns));
  const order = orderIn(booked, columns);
  const amounts = { mark: decimalMarkOf(booked, columns) };
  const entries = booked.map((row): ReadEntry => {
    const dayText = cellAt(row, columns.day);
    const day = readDay(dayText, order);
    return {
      account: tidyAccount(cellAt(row, columns.account)) || account,
      day: day ?? refuseFile(`Row ${row.row}: “${dayText.slice(0, 30)}” is no day`),
      amount: amountOf(row, columns, amounts),
      currency: currencyIn(row, columns, currency),
      payerName: tidyName(cellAt(row, columns.payerName)),
      payerAccount: tidyAccount(cellAt(row, columns.payerAccount)),
      text: tidyText(columns.text.map((column) => cellAt(row, column)).join(' ')),
      reference: tidyName(cellAt(row, columns.reference)),
      bankReference: tidyName(cellAt(row, columns.bankReference)),
      parts: 1,
      returned: false,
    };
  });
  const statements = [...Map.groupBy(entries, (entry) => entry.account)].map(([one, own]) => {
    const days = own.map(({ day }) => day).toSorted();
    const period = { from: days[0] ?? null, to: days.at(-1) ?? null };
    const balances = { opening: null, closing: null };
    return {
      account: one,
      number: '',
      currency: own[0]?.currency ?? '',
      ...period,
      ...balances,
      entries: own,
    };
  });
  return { format: 'csv', statements, pending: filled.length - booked.length, warnings: [] };
};
