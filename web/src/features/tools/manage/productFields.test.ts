import { type Tool, toolSchema } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { changedFields, changesOf, editedOf, pictureMissing, rebase } from './productFields.ts';

const mine = { ...editedOf(plane), price: '70', toolName: 'My plane' };
const theirs: Tool = { ...plane, price: 65, minOrder: 12, available: 3 };

describe('the values of a product', () => {
  it('differ by what they say, not by how a field holds it', () => {
    expect(changedFields({ ...editedOf(plane), price: '64.1', minOrder: '11' }, plane)).toEqual([
      'minOrder',
    ]);
  });

  it('are sent as far as they differ, as the contract has them, without the stock', () => {
    const typed = { ...editedOf(plane), price: '64.10', minOrder: '12', toolName: ' Plane ' };
    expect(changesOf(typed, plane)).toEqual({ minOrder: 12, toolName: 'Plane' });
  });

  it('keep what was edited when the tool changed meanwhile, and take the rest from it', () => {
    expect(rebase(mine, plane, theirs)).toEqual({
      ...editedOf(plane),
      toolName: 'My plane',
      price: '70',
      minOrder: 12,
    });
  });

  it('lack a picture in the words of the contract', () => {
    const tool = { ...plane, imageLink: '' };
    expect(() => toolSchema.validateSync(tool)).toThrow(pictureMissing);
  });
});
