import {
  checkQuantity,
  counted,
  formatCents,
  formatCount,
  formatMoney,
  hasOnlyRemainder,
  type NextBreak,
  type PriceBreak,
  type PriceTier,
  type QuantityRules,
  quantityRangeOf,
  readPieces,
  smallestOrderOf,
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

/** The size of a pack: `Packs of 12`, or null for tools that are sold by the piece. */
export const packText = ({ orderMultiple }: Pick<QuantityRules, 'orderMultiple'>): string | null =>
  orderMultiple > 1 ? `Packs of ${formatCount(orderMultiple)}` : null;

/** Why only the last pieces can be ordered, all together; null for all other tools. */
export const remainderText = (rules: QuantityRules): string | null =>
  hasOnlyRemainder(rules)
    ? `Only the last ${counted(rules.available, 'piece')}, sold together: less than the smallest order`
    : null;

/** The quantities that can be ordered: `Packs of 12 · at least 24 pieces · up to 240 per order`. */
export const quantityHint = (rules: QuantityRules): string => {
  const range = quantityRangeOf(rules);
  if (!range) return 'Sold out';
  const limit = rules.maxOrder !== null && `up to ${formatCount(rules.maxOrder)} per order`;
  const parts = [packText(rules), `at least ${counted(smallestOrderOf(rules), 'piece')}`, limit];
  const text = parts.filter((part) => typeof part === 'string').join(' · ');
  return remainderText(rules) ?? text.charAt(0).toUpperCase() + text.slice(1);
};

/** Price breaks in one line: `24+: $8.90 · 48+: $8.40`. Empty without price breaks. */
export const priceBreaksLine = (priceBreaks: readonly PriceBreak[]): string =>
  priceBreaks
    .map(({ minQuantity, price }) => `${formatCount(minQuantity)}+: ${formatMoney(price)}`)
    .join(' · ');

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
