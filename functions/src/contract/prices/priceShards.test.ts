import { expect, it } from 'vitest';
import { packPrice, priceShardCount, priceShardOf, unpackPrice } from './priceShards.ts';

it.each([
  [{ price: null, priceBreaks: [] }, []],
  [{ price: 12.5, priceBreaks: [] }, [1250]],
  [
    {
      price: 0.29,
      priceBreaks: [
        { minQuantity: 24, price: 0.28 },
        { minQuantity: 48, price: 0.07 },
      ],
    },
    [29, 24, 28, 48, 7],
  ],
])('The price %j is stored as %j', (price, packed) => {
  expect(packPrice(price)).toEqual(packed);
  expect(unpackPrice(packed)).toEqual(price);
});

it('Each tool has a shard, and the shards have about as many', () => {
  const shards = Array.from({ length: 1_600 }, (_, at) => priceShardOf(`jack-plane-${at}`));
  const sizes = Map.groupBy(shards, (shard) => shard);
  expect([...sizes.keys()].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: priceShardCount }, (_, shard) => shard),
  );
  expect(Math.max(...[...sizes.values()].map(({ length }) => length))).toBeLessThan(200);
});
