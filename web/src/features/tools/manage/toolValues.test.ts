import { type Tool, toolSchema } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { changedFields, changesOf, editedOf, pictureMissing, rebase } from './toolValues.ts';

const mine = { ...editedOf(plane), price: '70', toolName: 'My plane' };
const theirs: Tool = { ...plane, price: 65, minOrder: 12, available: 3 };

describe('changedFields', () => {
  it('compares values as text', () => {
    expect(changedFields({ ...editedOf(plane), price: '64.1', minOrder: '11' }, plane)).toEqual([
      'minOrder',
    ]);
  });
});

describe('changesOf', () => {
  it('contains only what differs, cast by the contract, without the stock', () => {
    const typed = { ...editedOf(plane), price: '64.10', minOrder: '12', toolName: ' Plane ' };
    expect(changesOf(typed, plane)).toEqual({ minOrder: 12, toolName: 'Plane' });
  });
});

describe('rebase', () => {
  it('keeps the edited fields and takes the other ones from the newer version', () => {
    expect(rebase(mine, plane, theirs)).toEqual({
      ...editedOf(plane),
      toolName: 'My plane',
      price: '70',
      minOrder: 12,
    });
  });
});

describe('pictureMissing', () => {
  it("is the contract's message", () => {
    const tool = { ...plane, imageLink: '' };
    expect(() => toolSchema.validateSync(tool)).toThrow(pictureMissing);
  });
});
