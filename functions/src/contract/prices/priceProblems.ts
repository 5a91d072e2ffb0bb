import { listPricesOf, type PayerPrices } from '../lines/agreement.ts';
import { priceLine } from '../lines/pricing.ts';
import { formatCents, formatMoney, toCents } from '../money.ts';
import type { QuantityRules } from '../quantities/quantityRange.ts';
import { type FieldMessages, problemsOfTool } from '../tools/rules.ts';

type ListedTool = PayerPrices & Pick<QuantityRules, 'orderMultiple' | 'maxOrder'>;

interface Entered {
  price: number;
  priceBreaks: readonly { minQuantity: number; price: number }[];
}

const aboveListPrice = (price: number, listPrice: number): string | undefined =>
  toCents(price) > listPrice
    ? `Enter at most ${formatCents(listPrice)}, the list price`
    : undefined;

/**
 * The problems of an agreed price with its tool, by field: a price above the list price, and price
 * breaks that do not fit the packs or do not fall. Empty when they fit.
 */
export const problemsOfPrice = (
  { price, priceBreaks }: Entered,
  tool: ListedTool,
): FieldMessages => {
  const { orderMultiple, maxOrder } = tool;
  const atListPrice = (quantity: number) => priceLine(listPricesOf(tool), quantity).unitPrice;
  const above = [
    ['price', aboveListPrice(price, atListPrice(0))],
    ...priceBreaks.map((row, at) => [
      `priceBreaks.${at}.price`,
      aboveListPrice(row.price, atListPrice(row.minQuantity)),
    ]),
  ];
  const messages = Object.fromEntries(above.filter(([, message]) => message !== undefined));
  return {
    ...messages,
    ...problemsOfTool({ price, priceBreaks, orderMultiple, maxOrder }),
  };
};

/** The message for a price that is far from the list price: rather a misread decimal mark. */
export const farFromListPrice = (price: number, { price: listPrice }: { price: number }) => {
  const factor = 20;
  if (price * factor >= listPrice) return undefined;
  return `${formatMoney(price)} is less than a ${factor}th of the list price, ${formatMoney(listPrice)}: check its decimal mark`;
};
