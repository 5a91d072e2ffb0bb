import { limits } from 'functions/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { addLines, removeAddedLines } from './addLines.ts';
import { readCart } from './storedCart.ts';
import { removeTool, setQuantity } from './useCart.ts';

const toolOf = (_id: string) => ({ ...plane, _id, toolName: _id });
const [one, two] = [toolOf('one'), toolOf('two')];
const cart = () => readCart().lines.map(({ toolId, quantity }) => [toolId, quantity]);

beforeEach(() => localStorage.clear());

describe('addLines', () => {
  it('adds new tools, and pieces to those that are there', () => {
    setQuantity(one, 10);
    const candidates = [
      { tool: one, quantity: 5 },
      { tool: two, quantity: 7 },
    ];
    expect(addLines(candidates)).toEqual({
      added: [
        { tool: one, quantity: 5, before: 10 },
        { tool: two, quantity: 7, before: 0 },
      ],
      left: [],
    });
    expect(cart()).toEqual([
      ['one', 15],
      ['two', 7],
    ]);
  });

  it('fills the places of the cart, and leaves the rest', () => {
    for (let at = 1; at < limits.orderLines; at++) setQuantity(toolOf(`tool-${at}`), 1);
    const present = { tool: toolOf('tool-1'), quantity: 2 };
    const { added, left } = addLines([
      { tool: one, quantity: 1 },
      { tool: two, quantity: 1 },
      present,
    ]);
    expect(added.map(({ tool }) => tool._id)).toEqual(['one', 'tool-1']);
    expect(left).toEqual([{ tool: two, quantity: 1 }]);
    expect(cart()).toHaveLength(limits.orderLines);
  });

  it('is undone without touching other changes', () => {
    setQuantity(one, 10);
    const result = addLines([
      { tool: one, quantity: 5 },
      { tool: two, quantity: 7 },
    ]);
    setQuantity(toolOf('three'), 1);
    setQuantity(one, 20);
    removeAddedLines(result);
    expect(cart()).toEqual([
      ['one', 15],
      ['three', 1],
    ]);
    removeTool('one');
    removeAddedLines(result);
    expect(cart()).toEqual([['three', 1]]);
  });
});
