import { type OrderReturn, type ReturnLine, trimBlanks } from 'functions/contract';
import { numberOf, type QuantityValue } from '../../../domain/quantity/quantityValue.ts';
import { emptyErrors, staffErrors, type TypedTransition } from './staffErrors.ts';

/** What has arrived of a line. */
export interface ArrivalRow {
  toolId: string;
  quantity: QuantityValue;
  resellable: QuantityValue;
  note: string;
}

export interface ArrivalValues {
  lines: ArrivalRow[];
}

/** The lines of which something can arrive. */
export const expectedLines = ({ lines }: Pick<OrderReturn, 'lines'>): ReturnLine[] =>
  lines.filter(({ approved }) => approved > 0);

/** The values that the form starts with: nobody has counted. */
export const arrivalStart = (found: OrderReturn): ArrivalValues => ({
  lines: expectedLines(found).map(({ toolId, note }) => ({
    toolId,
    quantity: '',
    resellable: '',
    note,
  })),
});

/** The usual counts of a line, which take one tap. */
export const usualArrivals = {
  resellable: 'All resellable',
  damaged: 'All damaged',
  none: 'Missing',
} as const;
export type UsualArrival = keyof typeof usualArrivals;

type Counts = Pick<ArrivalRow, 'quantity' | 'resellable'>;

/** The counts that a tap stands for. */
export const countsOf = (
  usual: UsualArrival,
  { approved }: Pick<ReturnLine, 'approved'>,
): Counts => ({
  quantity: usual === 'none' ? 0 : approved,
  resellable: usual === 'resellable' ? approved : 0,
});

/** The tap that counts stand for; empty if they are others. */
export const usualOf = (counts: Counts, line: Pick<ReturnLine, 'approved'>): UsualArrival | '' => {
  const usual = (Object.keys(usualArrivals) as UsualArrival[]).find((one) => {
    const { quantity, resellable } = countsOf(one, line);
    return quantity === counts.quantity && resellable === counts.resellable;
  });
  return usual ?? '';
};

/**
 * The counts after another number of pieces has arrived: as long as all of them were resellable,
 * they still are, and there are never more of these.
 */
export const withArrived = (before: Counts, quantity: QuantityValue): Counts => {
  const areAllResellable = before.resellable === before.quantity;
  const isTooMuch = numberOf(before.resellable) > numberOf(quantity);
  return { quantity, resellable: areAllResellable || isTooMuch ? quantity : before.resellable };
};

/** The body that books what has arrived. */
export const receiptOf = ({ lines }: ArrivalValues): TypedTransition => ({
  to: 'received',
  lines: lines.map((line) => ({ ...line, note: trimBlanks(line.note) })),
});

/** The errors of the counts by path. */
export const arrivalErrors = (
  found: OrderReturn,
  values: ArrivalValues,
): Record<string, string> => {
  const empty = emptyErrors(
    values.lines.map((line) => ({ ...line })),
    ['quantity', 'resellable'],
  );
  return Object.keys(empty).length > 0 ? empty : staffErrors(found, receiptOf(values));
};
