import { array, type InferType, number, object, string } from 'yup';
import { limits } from '../../limits.ts';

const { columns: maxColumns } = limits.csv;

const column = number()
  .typeError('Choose a column')
  .integer('Choose a column')
  .min(0, 'Choose a column')
  .max(maxColumns, 'Choose a column');

const optionalColumn = column.nullable().default(null);

/** The orders in which the days of a table can be written. */
export const dayOrders = ['day-first', 'month-first'] as const;
export type DayOrder = (typeof dayOrders)[number];

/**
 * Which columns of a bank's table, from 0, say what. The amount is in one column, with a sign or with
 * a column that says S or H, or in one for each direction.
 */
const bankColumnsSchema = object({
  day: column.required('Choose the column with the day'),
  /** Null to find it out from the days. */
  dayOrder: string()
    .typeError('Choose how days are written')
    .nullable()
    .oneOf([...dayOrders, null] as const, 'Choose how days are written')
    .default(null),
  amount: optionalColumn,
  /** Of money that went out and of money that came in. */
  debit: optionalColumn,
  credit: optionalColumn,
  /** Says S or H, D or C, Soll or Haben, debit or credit. */
  sign: optionalColumn,
  currency: optionalColumn,
  account: optionalColumn,
  payerName: optionalColumn,
  payerAccount: optionalColumn,
  text: array(column.required('Choose a column'))
    .typeError('Choose the columns with the text')
    .nonNullable('Choose the columns with the text')
    .max(20, 'At most 20 columns can have the text')
    .default([]),
  reference: optionalColumn,
  bankReference: optionalColumn,
});
export type BankColumns = InferType<typeof bankColumnsSchema>;

/** What the columns seem to say: the day and the amount may be missing. */
export interface GuessedColumns extends Omit<BankColumns, 'day'> {
  day: number | null;
}

/** The body that says once what the columns of a bank's tables are. */
export const bankFormatSchema = object({
  header: array(
    string()
      .typeError('The header must be texts')
      .defined('The header must be texts')
      .nonNullable('The header must be texts')
      .max(200, 'A column has too long a name'),
  )
    .typeError('Send the header of the table')
    .required('Send the header of the table')
    .min(2, 'Send the header of the table')
    .max(maxColumns, `A table has at most ${maxColumns} columns`),
  columns: bankColumnsSchema
    .typeError('Choose the columns')
    .required('Choose the columns')
    .nonNullable('Choose the columns'),
});
export type BankFormatInput = InferType<typeof bankFormatSchema>;
