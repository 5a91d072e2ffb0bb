import { type CartLine, limits } from 'functions/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { mergeIntoCart } from './mergeIntoCart.ts';
import { readCart } from './storedCart.ts';
import { emptyCart } from './useCart.ts';

const lineOf = (toolId: string, quantity: number, unitPrice = 1_000): CartLine => ({
  toolId,
  quantity,
  toolName: `The ${toolId}`,
  unitPrice,
});

const cart = () => readCart().lines.map(({ toolId, quantity }) => [toolId, quantity]);
const outcomes = (lines: CartLine[]) =>
  mergeIntoCart(lines).map(({ outcome, quantity }) => [outcome, quantity]);

beforeEach(emptyCart);

describe('mergeIntoCart', () => {
  it('appends the lines to an empty cart, with their names and prices', () => {
    const lines = [lineOf('plane', 10), lineOf('saw', 2)];
    expect(outcomes(lines)).toEqual([
      ['added', 10],
      ['added', 2],
    ]);
    expect(readCart().lines).toEqual(lines);
  });

  it('keeps the larger quantity of a tool, in its place', () => {
    mergeIntoCart([lineOf('plane', 10), lineOf('saw', 2)]);
    expect(outcomes([lineOf('saw', 5), lineOf('plane', 4), lineOf('chisel', 1)])).toEqual([
      ['added', 5],
      ['kept', 10],
      ['added', 1],
    ]);
    expect(cart()).toEqual([
      ['plane', 10],
      ['saw', 5],
      ['chisel', 1],
    ]);
  });

  it('changes nothing when the same lines come twice', () => {
    mergeIntoCart([lineOf('plane', 10, 900)]);
    expect(outcomes([lineOf('plane', 10, 800)])).toEqual([['kept', 10]]);
    expect(readCart().lines).toEqual([lineOf('plane', 10, 900)]);
  });

  it('says which lines a full cart has no place for, and still raises the others', () => {
    mergeIntoCart(Array.from({ length: limits.orderLines }, (_, at) => lineOf(`tool-${at}`, 1)));
    expect(outcomes([lineOf('plane', 10), lineOf('tool-3', 7)])).toEqual([
      ['full', 0],
      ['added', 7],
    ]);
    expect(readCart().lines).toHaveLength(limits.orderLines);
    expect(readCart().lines[3]).toEqual(lineOf('tool-3', 7));
  });
});
