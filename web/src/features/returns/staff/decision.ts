import { type OrderReturn, sumPieces, trimBlanks } from 'functions/contract';
import { numberOf, type QuantityValue } from '../../../domain/quantity/quantityValue.ts';
import { emptyErrors, staffErrors, type TypedTransition } from './staffErrors.ts';

interface DecisionRow {
  toolId: string;
  quantity: QuantityValue;
  note: string;
}

/** The fields of an approval, as texts while someone is typing. */
export interface DecisionValues {
  lines: DecisionRow[];
  feeRate: string;
}

/** The values that the form starts with: all pieces asked for, without a fee. */
export const decisionStart = ({ lines }: OrderReturn): DecisionValues => ({
  lines: lines.map(({ toolId, asked, note }) => ({ toolId, quantity: asked, note })),
  feeRate: '',
});

/** The body of an approval. */
export const approvalOf = ({ lines, feeRate }: DecisionValues): TypedTransition => ({
  to: 'approved',
  lines: lines.map((line) => ({ ...line, note: trimBlanks(line.note) })),
  ...(trimBlanks(feeRate) !== '' && { feeRate }),
});

/** The errors of an approval by path. */
export const decisionErrors = (
  found: OrderReturn,
  values: DecisionValues,
): Record<string, string> => {
  const empty = emptyErrors(
    values.lines.map((line) => ({ ...line })),
    ['quantity'],
  );
  return Object.keys(empty).length > 0 ? empty : staffErrors(found, approvalOf(values));
};

/** The sum of counts in a form; of a text that is no number, none. */
export const sumOf = (counts: readonly QuantityValue[]): number =>
  sumPieces(counts, (count) => (Number.isNaN(numberOf(count)) ? 0 : numberOf(count)));
