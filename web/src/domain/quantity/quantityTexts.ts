import {
  checkQuantity,
  counted,
  formatCents,
  formatCount,
  type NextBreak,
  type PriceTier,
  type QuantityRules,
  quantityRangeOf,
  readPieces,
} from 'functions/contract';
import { numberOf, type QuantityValue } from './quantityValue.ts';

/** A quantity as a screen reader says it: `36 pieces, 3 packs of 12`. */
export const spokenQuantity = ({ orderMultiple }: QuantityRules, quantity: number): string => {
  const pieces = counted(quantity, 'piece');
  if (orderMultiple === 1 || quantity % orderMultiple !== 0) return pieces;
  return `${pieces}, ${counted(quantity / orderMultiple, 'pack')} of ${formatCount(orderMultiple)}`;
};

/** Why a quantity cannot be ordered, or null. A tool that is sold out has no problem to solve. */
export const quantityMessage = (rules: QuantityRules, value: QuantityValue): string | null => {
  if (!quantityRangeOf(rules)) return null;
  if (typeof value === 'string') return readPieces(value).problem;
  return checkQuantity(rules, value).message;
};

/** The quantities of a price: `24–47`, `48+`. */
export const tierText = ({ from, until }: PriceTier): string => {
  if (until === null) return `${formatCount(from)}+`;
  const last = until - 1;
  return last > from ? `${formatCount(from)}–${formatCount(last)}` : formatCount(from);
};

/** The distance to a lower price: `4 more: $8.90 each, saves $3.20`. */
export const nextBreakText = ({ more, unitPrice, saves }: NextBreak): string =>
  `${formatCount(more)} more: ${formatCents(unitPrice)} each, saves ${formatCents(saves)}`;

/** Whether a quantity can be ordered. */
export const isOrderable = (rules: QuantityRules, value: QuantityValue): boolean =>
  checkQuantity(rules, numberOf(value)).problem === null;
