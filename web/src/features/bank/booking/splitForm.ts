import {
  type BankBookingInput,
  type BankEntry,
  type BankEntryDetails,
  type BankShare,
  bankBookingSchema,
  decimalCents,
  limits,
  readCents,
  trimBlanks,
} from 'functions/contract';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { bankMoney } from '../entries/entryTexts.ts';

/** An invoice that an entry can pay, and what of it. */
export interface SplitRow extends Omit<BankShare, 'amount'> {
  /** As typed; empty for nothing. */
  amount: string;
  writesOff: boolean;
}

export interface SplitValues {
  rows: SplitRow[];
  /** Whether the rest is kept as credit of the payer. */
  overpayment: boolean;
  reason: string;
}

/** What a row pays, in cents. */
export const paidBy = ({ amount }: Pick<SplitRow, 'amount'>): number =>
  readCents(amount).value ?? 0;

const typed = (cents: number): string => (cents > 0 ? decimalCents(cents) : '');

/** Pays invoices in their order until the amount is used up. */
export const fillRows = (rows: readonly SplitRow[], amount: number): SplitRow[] => {
  let rest = amount;
  return rows.map((row) => {
    const paid = Math.min(row.open, rest);
    rest -= paid;
    return { ...row, amount: typed(paid), writesOff: false };
  });
};

/** A row for an invoice that pays nothing of it yet. */
export const rowOf = (share: Omit<BankShare, 'amount'>): SplitRow => ({
  invoiceNumber: share.invoiceNumber,
  orderId: share.orderId,
  orderNumber: share.orderNumber,
  payerId: share.payerId,
  payerName: share.payerName,
  open: share.open,
  amount: '',
  writesOff: false,
});

/** The proposed split of an entry, beside the other open invoices of its payer. */
export const splitStart = ({
  entry: { shares },
  candidates,
}: Pick<BankEntryDetails, 'entry' | 'candidates'>): SplitValues => {
  const proposed = new Map(shares.map(({ invoiceNumber, amount }) => [invoiceNumber, amount]));
  const listed = new Set(candidates.map(({ invoiceNumber }) => invoiceNumber));
  const all = [...shares.filter(({ invoiceNumber }) => !listed.has(invoiceNumber)), ...candidates];
  return {
    rows: all.map((share) => ({
      ...rowOf(share),
      amount: typed(proposed.get(share.invoiceNumber) ?? 0),
    })),
    overpayment: false,
    reason: '',
  };
};

/** What is left of an entry, in cents; negative if more was entered. */
export const restOf = (
  { rows }: Pick<SplitValues, 'rows'>,
  { amount }: Pick<BankEntry, 'amount'>,
): number => amount - rows.reduce((sum, row) => sum + paidBy(row), 0);

/** What of an invoice can be written off: what it leaves open, if that is not too much. */
export const writableOf = (row: SplitRow, limit: number): number => {
  const left = row.open - paidBy(row);
  return paidBy(row) > 0 && left > 0 && left <= limit ? left : 0;
};

/** Whether something is written off, which needs a reason. */
export const writesOff = ({ rows }: SplitValues, limit: number): boolean =>
  rows.some((row) => row.writesOff && writableOf(row, limit) > 0);

/** The body of the booking: what is too much goes to the last invoice. */
export const splitInput = (
  values: SplitValues,
  { entry, writeOffLimit }: Pick<BankEntryDetails, 'entry' | 'writeOffLimit'>,
): BankBookingInput => {
  const paying = values.rows.filter((row) => paidBy(row) > 0);
  const rest = values.overpayment ? Math.max(restOf(values, entry), 0) : 0;
  return {
    version: entry.version,
    shares: paying.map((row, at) => ({
      invoiceNumber: row.invoiceNumber,
      amount: paidBy(row) + (at === paying.length - 1 ? rest : 0),
      writeOff: row.writesOff ? writableOf(row, writeOffLimit) : 0,
    })),
    overpayment: rest > 0,
    reason: writesOff(values, writeOffLimit) ? trimBlanks(values.reason) : '',
  };
};

const restError = (values: SplitValues, entry: BankEntry): string => {
  const rest = restOf(values, entry);
  const money = bankMoney(entry.currency, Math.abs(rest));
  if (rest < 0) return `${money} more than the entry has`;
  return rest > 0 && !values.overpayment
    ? `${money} is left: enter which invoices it pays, or keep it as credit`
    : '';
};

const payersError = ({ rows }: SplitValues): string => {
  const payers = new Set(rows.filter((row) => paidBy(row) > 0).map(({ payerId }) => payerId));
  return payers.size > 1 ? 'An entry pays invoices of one customer only' : '';
};

const rowErrors = (rows: readonly SplitRow[], currency: string): [string, string][] =>
  rows.flatMap((row, at): [string, string][] => {
    if (row.amount.trim() === '') return [];
    const { problem, value } = readCents(row.amount);
    if (problem) return [[`rows.${at}.amount`, problem]];
    return (value ?? 0) > row.open
      ? [[`rows.${at}.amount`, `Only ${bankMoney(currency, row.open)} is open`]]
      : [];
  });

/** The errors of a split by path; `total` is about all of it. */
export const splitErrors = (
  values: SplitValues,
  details: Pick<BankEntryDetails, 'entry' | 'writeOffLimit'>,
): Record<string, string> => {
  const { entry, writeOffLimit } = details;
  const input = splitInput(values, details);
  const { shares, reason } = schemaErrors(bankBookingSchema, input);
  const total =
    payersError(values) ||
    restError(values, entry) ||
    (input.shares.length > limits.jointInvoices ? (shares ?? '') : '');
  const missingReason =
    writesOff(values, writeOffLimit) && input.reason === ''
      ? 'Enter why it is written off'
      : (reason ?? '');
  return {
    ...Object.fromEntries(rowErrors(values.rows, entry.currency)),
    ...(total && { total }),
    ...(missingReason && { reason: missingReason }),
  };
};
