import {
  type CreditContents,
  type CreditInput,
  cancellationSchema,
  creditableOf,
  creditOfAmount,
  creditOfPieces,
  creditSchema,
  formatCentsIn,
  leftToCredit,
  readCents,
  sumPieces,
  trimBlanks,
} from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import {
  chosenPieces,
  type PieceRow,
  rowErrors,
  startRows,
} from '../../../domain/order/pieces/pieceRows.ts';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';

/** What a credit note is about. */
export const creditChoices = { pieces: 'Pieces', amount: 'An amount' } as const;

/** The fields of a credit note, as texts while someone is typing. */
export interface CreditValues {
  about: keyof typeof creditChoices;
  lines: PieceRow[];
  text: string;
  amount: string;
  reason: string;
}

/** The values that the dialog starts with: no pieces, or an amount if all pieces are credited. */
export const creditStart = (order: Order): CreditValues => ({
  about: sumPieces(order.lines, creditableOf) > 0 ? 'pieces' : 'amount',
  lines: startRows(order, () => 0),
  text: '',
  amount: '',
  reason: '',
});

/** The body of a credit note. */
export const creditInput = ({ about, lines, text, amount, reason }: CreditValues): CreditInput => ({
  ...(about === 'pieces'
    ? { lines: chosenPieces(lines) }
    : { amount: readCents(amount).value ?? 0, text: trimBlanks(text) }),
  reason: trimBlanks(reason),
});

const contentsOf = (order: Order, input: CreditInput): CreditContents =>
  input.amount === undefined
    ? creditOfPieces(order, input.lines ?? [])
    : creditOfAmount(order, input.text ?? '', input.amount);

const excessErrors = (order: Order, values: CreditValues): Record<string, string> => {
  const left = leftToCredit(order);
  if (contentsOf(order, creditInput(values)).totals.subtotal <= left) return {};
  const message = `Only ${formatCentsIn(order.currency, left)} without tax is left to credit`;
  return values.about === 'pieces' ? { chosen: message } : { amount: message };
};

/** A text that is no number stands for a missing amount, which alone would mean pieces instead. */
const amountErrors = ({ amount, text }: CreditValues): Record<string, string> =>
  schemaErrors(creditSchema, { amount: trimBlanks(amount) || '-', text, reason: '-' });

const partErrors = (order: Order, values: CreditValues): Record<string, string> =>
  values.about === 'pieces' ? rowErrors(values.lines, order, creditableOf) : amountErrors(values);

/** The errors of a credit note. */
export const creditErrors = (order: Order, values: CreditValues): Record<string, string> => {
  const errors = partErrors(order, values);
  return {
    ...schemaErrors(cancellationSchema, { reason: values.reason }),
    ...(Object.keys(errors).length > 0 ? errors : excessErrors(order, values)),
  };
};

/** What the credit note comes to with tax, in cents; null while its fields have errors. */
export const creditTotal = (order: Order, values: CreditValues): number | null => {
  const { reason: _, ...errors } = creditErrors(order, values);
  if (Object.keys(errors).length > 0) return null;
  return contentsOf(order, creditInput(values)).totals.total;
};
