import {
  type BankColumns,
  type DayOrder,
  dayOrders,
  type GuessedColumns,
} from 'functions/contract';

/** The columns of which there can be one, as a form names them. */
export const singleColumns = [
  'day',
  'amount',
  'debit',
  'credit',
  'sign',
  'currency',
  'payerName',
  'payerAccount',
  'reference',
  'bankReference',
  'account',
] as const satisfies (keyof BankColumns)[];
type SingleColumn = (typeof singleColumns)[number];

/** The places of the columns as texts, like in select fields; empty for none. */
export type ColumnValues = Record<SingleColumn, string> & {
  text: string[];
  dayOrder: DayOrder | '';
};

const placeText = (place: number | null): string => (place === null ? '' : String(place));

/** The form, as the columns seem to be. */
export const columnStart = (guess: GuessedColumns): ColumnValues => ({
  ...(Object.fromEntries(singleColumns.map((name) => [name, placeText(guess[name])])) as Record<
    SingleColumn,
    string
  >),
  text: guess.text.map(String),
  dayOrder: guess.dayOrder ?? '',
});

const placeOf = (text: string): number | null => (text === '' ? null : Number(text));

/** The body that remembers the columns. */
export const columnsInput = (values: ColumnValues, header: string[]) => ({
  header,
  columns: {
    ...(Object.fromEntries(singleColumns.map((name) => [name, placeOf(values[name])])) as Record<
      SingleColumn,
      number | null
    >),
    text: values.text.map(Number),
    dayOrder: dayOrders.find((one) => one === values.dayOrder) ?? null,
  },
});

/** The labels of the fields. */
export const columnLabels: Readonly<Record<SingleColumn, string>> = {
  day: 'Day',
  amount: 'Amount, with its sign',
  debit: 'Amounts that went out',
  credit: 'Amounts that came in',
  sign: 'Debit or credit (S or H)',
  currency: 'Currency',
  payerName: 'Name of the payer',
  payerAccount: 'Account of the payer',
  reference: 'Structured reference',
  bankReference: 'Number of the bank',
  account: 'Own account',
};

export const dayOrderTexts: Readonly<Record<DayOrder | '', string>> = {
  '': 'Find it out',
  'day-first': 'Day first: 31.12.2026',
  'month-first': 'Month first: 12/31/2026',
};
