import {
  allowedAbove,
  allowedBelow,
  type QuantityRange,
  type QuantityRules,
  quantityRangeOf,
} from 'functions/contract';
import { numberOf, type QuantityValue } from './quantityValue.ts';

/** The steps of Page Up and Page Down. */
const pageSteps = 10;

const within = ({ smallest, largest }: QuantityRange, quantity: number) =>
  Math.min(Math.max(quantity, smallest), largest);

/**
 * The next allowed quantity above or below; the smallest instead of a text. Null if there is none.
 */
export const stepFrom = (
  rules: QuantityRules,
  value: QuantityValue,
  direction: 1 | -1,
): number | null => {
  const quantity = numberOf(value);
  if (Number.isNaN(quantity)) return quantityRangeOf(rules)?.smallest ?? null;
  return direction > 0 ? allowedAbove(rules, quantity) : allowedBelow(rules, quantity);
};

const pageFrom = (rules: QuantityRules, range: QuantityRange, value: QuantityValue, by: 1 | -1) => {
  const first = stepFrom(rules, value, by);
  return first === null ? null : within(range, first + by * (pageSteps - 1) * range.step);
};

/**
 * The quantity that a key selects: arrows, Page Up, Page Down, Home and End. Null for other keys.
 */
export const quantityOfKey = (
  rules: QuantityRules,
  value: QuantityValue,
  key: string,
): number | null => {
  const range = quantityRangeOf(rules);
  if (!range) return null;
  const selected: Record<string, () => number | null> = {
    ArrowUp: () => stepFrom(rules, value, 1),
    ArrowDown: () => stepFrom(rules, value, -1),
    PageUp: () => pageFrom(rules, range, value, 1),
    PageDown: () => pageFrom(rules, range, value, -1),
    Home: () => range.smallest,
    End: () => range.largest,
  };
  return selected[key]?.() ?? null;
};

/** Whether a key changes the quantity, also where there is no further quantity. */
export const isQuantityKey = (key: string): boolean =>
  ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'].includes(key);
