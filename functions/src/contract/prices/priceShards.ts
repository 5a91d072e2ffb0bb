import { toCents, toDollars } from '../money.ts';
import { textHash } from '../text/textHash.ts';
import type { ListedPrice } from './model.ts';

/**
 * The number of documents with the prices of a list. A document of a list with 50,000 prices, all
 * with eight price breaks, has two thirds of the maximum size of 1 MiB.
 */
export const priceShardCount = 16;

/** The position of the shard with the price of a tool. */
export const priceShardOf = (toolId: string): number => textHash(toolId) % priceShardCount;

/** A price as a shard contains it. */
export const packPrice = ({ price, priceBreaks }: ListedPrice): number[] =>
  price === null
    ? []
    : [toCents(price), ...priceBreaks.flatMap((row) => [row.minQuantity, toCents(row.price)])];

/** A price of a shard. */
export const unpackPrice = ([price, ...breaks]: readonly number[]): ListedPrice => ({
  price: price === undefined ? null : toDollars(price),
  priceBreaks: Array.from({ length: breaks.length / 2 }, (_, at) => ({
    minQuantity: breaks[2 * at] ?? 0,
    price: toDollars(breaks[2 * at + 1] ?? 0),
  })),
});
