import { readPieces } from '../numbers/readNumbers.ts';
import { normaliseSku, skuPattern } from '../tools/sku.ts';

/** A line of a quick order, typed into a search. */
export interface SkuLine {
  sku: string;
  quantity: number;
}

/** Longer numbers alone may be a SKU; shorter ones are measures. */
const shortestNumber = 5;

const isLikeSku = (sku: string): boolean =>
  skuPattern.test(sku) && /\d/.test(sku) && (/[A-Z]/.test(sku) || sku.length >= shortestNumber);

const lineOf = (skuText: string, quantityText: string): SkuLine | undefined => {
  const [sku, { value }] = [normaliseSku(skuText), readPieces(quantityText)];
  return isLikeSku(sku) && value !== null && value > 0 ? { sku, quantity: value } : undefined;
};

/**
 * The SKU and the quantity that a search consists of, in either order: `PLN-1005 12`,
 * `PLN-1005 x 12 pcs`, `12 x PLN-1005`; undefined for any other search.
 */
export const skuLineIn = (search: string): SkuLine | undefined => {
  const words = search.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const [rest, start] = [words.slice(1).join(' '), words.slice(0, -1).join(' ')];
  return (
    lineOf(first, rest.replace(/^[x×*]\s*(?=\d)/i, '')) ??
    lineOf(last, start.replace(/(?<=\d)\s*[x×*]$/i, ''))
  );
};
