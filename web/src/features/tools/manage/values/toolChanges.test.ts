import type { Tool } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { plane } from '../../../../testing/fixtures.ts';
import { changedFields, changesOf, rebase } from './toolChanges.ts';
import { editedSchemaOf } from './toolFormSchema.ts';
import { editedOf } from './toolValues.ts';

const priceBreaks = [
  { minQuantity: 24, price: 60 },
  { minQuantity: 48, price: 55.5 },
];
const tool: Tool = {
  ...plane,
  priceBreaks,
  specifications: [{ name: 'Length', value: '245 mm' }],
  morePictures: ['http://127.0.0.1/side.webp'],
};
const typedBreaks = priceBreaks.map(({ minQuantity, price }) => ({
  price: String(price),
  minQuantity: String(minQuantity),
}));
const [first, second] = typedBreaks as [(typeof typedBreaks)[0], (typeof typedBreaks)[0]];
const mine = { ...editedOf(plane), price: '70', toolName: 'My plane' };
const theirs: Tool = { ...plane, price: 65, minOrder: 12, available: 3 };

describe('A draft', () => {
  const draft: Tool = { ...plane, stage: 'draft' };

  it('says that it is one, so that a field can be emptied', () => {
    const values = { ...editedOf(draft), price: '' };
    expect(changesOf(values, draft)).toEqual({ price: 0, stage: 'draft' });
    expect(changesOf(editedOf(draft), draft)).toEqual({});
  });
});

describe('A hidden tool', () => {
  const hidden: Tool = { ...plane, imageLink: '' };

  it('can be edited without a picture, and gets one', async () => {
    const values = { ...editedOf(hidden), price: '70' };
    await editedSchemaOf(hidden).validate(values);
    expect(changesOf(values, hidden)).toEqual({ price: 70 });
    const pictures = [plane.imageLink];
    expect(changesOf({ ...values, pictures }, hidden)).toMatchObject({
      imageLink: plane.imageLink,
    });
  });

  it('keeps its picture once it has one', async () => {
    const values = { ...editedOf(plane), pictures: [] };
    await expect(editedSchemaOf(plane).validate(values)).rejects.toThrow('Picture is required');
  });
});

describe('changedFields', () => {
  it('compares values as text', () => {
    expect(changedFields({ ...editedOf(plane), price: '64.1', minOrder: '11' }, plane)).toEqual([
      'minOrder',
    ]);
  });

  it('compares lists row by row, whether their numbers were typed or not', () => {
    expect(changedFields({ ...editedOf(tool), priceBreaks: typedBreaks }, tool)).toEqual([]);
    const swapped = { ...editedOf(tool), priceBreaks: [second, first] };
    expect(changedFields(swapped, tool)).toEqual(['priceBreaks']);
    const renamed = { ...editedOf(tool), specifications: [{ name: 'Width', value: '245 mm' }] };
    expect(changedFields(renamed, tool)).toEqual(['specifications']);
  });

  it('treats an empty maximum as none', () => {
    expect(changedFields({ ...editedOf(plane), maxOrder: '' }, plane)).toEqual([]);
    expect(changedFields({ ...editedOf(plane), maxOrder: '96' }, plane)).toEqual(['maxOrder']);
  });
});

describe('changesOf', () => {
  it('contains only what differs, cast by the contract, without the stock', () => {
    const typed = { ...editedOf(plane), price: '64.10', minOrder: '12', toolName: ' Plane ' };
    expect(changesOf(typed, plane)).toEqual({ minOrder: 12, toolName: 'Plane' });
  });

  it('contains a changed list as a whole, with numbers', () => {
    const typed = { ...editedOf(tool), priceBreaks: [first, { ...second, price: '54' }] };
    const changed = [priceBreaks[0], { minQuantity: 48, price: 54 }];
    expect(changesOf(typed, tool)).toEqual({ priceBreaks: changed });
  });

  it('removes a maximum, and resets an emptied pack to single pieces', () => {
    const packed = { ...plane, orderMultiple: 12, maxOrder: 96 };
    const emptied = { ...editedOf(packed), orderMultiple: '', maxOrder: '' };
    expect(changesOf(emptied, packed)).toEqual({ orderMultiple: 1, maxOrder: null });
  });

  it('keeps the SKU when it is empty, and converts it to upper case', () => {
    expect(changesOf({ ...editedOf(plane), sku: '' }, plane)).toEqual({});
    expect(changesOf({ ...editedOf(plane), sku: ' pln-9 ' }, plane)).toEqual({ sku: 'PLN-9' });
  });

  it('splits the pictures into the main one and the others', () => {
    const [main, side] = editedOf(tool).pictures as [string, string];
    const swapped = { ...editedOf(tool), pictures: [side, main] };
    expect(changesOf(swapped, tool)).toEqual({ imageLink: side, morePictures: [main] });
    expect(changesOf({ ...editedOf(tool), pictures: [main] }, tool)).toEqual({ morePictures: [] });
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

  it('keeps an edited list as a whole', () => {
    const edited = { ...editedOf(tool), priceBreaks: [first] };
    const newer = { ...tool, priceBreaks: [], specifications: [] };
    expect(rebase(edited, tool, newer)).toEqual({ ...editedOf(newer), priceBreaks: [first] });
  });
});
