import {
  formatCount,
  hasOnlyRemainder,
  quantityRangeOf,
  readPieces,
  toolDefaults,
} from 'functions/contract';
import type { EditedValues } from './toolValues.ts';

type QuantityValues = Pick<
  EditedValues,
  'minOrder' | 'orderMultiple' | 'maxOrder' | 'sellRemainder'
> & { available: number | string };

const piecesIn = (value: number | string) => readPieces(String(value)).value ?? Number.NaN;
const isPieces = (value: number) => Number.isSafeInteger(value) && value > 0;

/** The rules in typed values, or null while they are incomplete. */
const rulesOf = (values: QuantityValues) => {
  const rules = {
    minOrder: piecesIn(values.minOrder),
    orderMultiple: piecesIn(values.orderMultiple || toolDefaults.orderMultiple),
    maxOrder: values.maxOrder === '' ? null : piecesIn(values.maxOrder),
    available: piecesIn(values.available),
    sellRemainder: values.sellRemainder,
  };
  const { available, sellRemainder: _, ...positive } = rules;
  const isComplete = Object.values(positive).every((value) => value === null || isPieces(value));
  const hasStock = available === 0 || isPieces(available);
  return isComplete && hasStock ? rules : null;
};

const shownSteps = 3;

/**
 * The quantities that buyers can order by the typed values, as a sentence; null while they are
 * incomplete.
 */
export const quantityPreview = (values: QuantityValues): string | null => {
  const rules = rulesOf(values);
  if (!rules) return null;
  const range = quantityRangeOf(rules);
  if (rules.available === 0) return 'Sold out until there is stock.';
  if (!range) return 'Buyers cannot order this: no quantity fits the stock and these rules.';
  const { smallest, largest, step } = range;
  const [first, last] = [formatCount(smallest), formatCount(largest)];
  if (hasOnlyRemainder(rules)) return `Buyers can order exactly the last ${last}.`;
  if (smallest === largest) return `Buyers can order exactly ${last}.`;
  if (step === 1) return `Buyers can order ${first} to ${last}.`;
  const steps = Array.from({ length: shownSteps }, (_, at) => smallest + at * step);
  const before = steps.filter((quantity) => quantity < largest).map(formatCount);
  const isAll = smallest + before.length * step >= largest;
  return isAll
    ? `Buyers can order ${before.join(', ')} or ${last}.`
    : `Buyers can order ${before.join(', ')} … up to ${last}.`;
};
