import { prepareDataForValidation } from 'formik';
import { toolSchema } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { plane } from '../../../testing/fixtures.ts';
import { editedSchemaOf, newToolOf, newToolSchema, pictureMissing } from './toolFormSchema.ts';
import { blankTool, editedOf, type ToolValues } from './toolValues.ts';

const filled: ToolValues = {
  ...blankTool,
  toolName: 'Plane',
  price: '20',
  available: '48',
  minOrder: '12',
  toolDescription: 'A plane.',
  pictures: ['blob:http://127.0.0.1/1'],
};

const problemsOf = async (
  values: object,
  schema: { validate: (values: object, options: object) => Promise<unknown> } = newToolSchema,
): Promise<Record<string, string>> => {
  const validation = schema.validate(prepareDataForValidation(values), { abortEarly: false });
  const error = await validation.then(
    () => null,
    (error: ValidationError) => error,
  );
  const entries = (error?.inner ?? []).map(({ path, message }) => [path, message]);
  return Object.fromEntries(entries.reverse());
};

describe('newToolSchema', () => {
  it("accepts the specification's fields alone, with a picture that is not uploaded yet", async () => {
    expect(await problemsOf(filled)).toEqual({});
    expect(newToolOf({ ...filled, pictures: ['https://shop.test/1'] })).toEqual({
      toolName: 'Plane',
      price: 20,
      available: 48,
      minOrder: 12,
      toolDescription: 'A plane.',
      imageLink: 'https://shop.test/1',
      morePictures: [],
      category: 'other',
      orderMultiple: 1,
      maxOrder: null,
      sellRemainder: true,
      priceBreaks: [],
      specifications: [],
    });
  });

  it("has the contract's message for a missing picture", async () => {
    expect(await problemsOf({ ...filled, pictures: [] })).toEqual({ pictures: pictureMissing });
    expect(() => toolSchema.validateSync({ ...plane, imageLink: '' })).toThrow(pictureMissing);
  });

  it.each([
    [
      'quantities out of order',
      [
        { minQuantity: '24', price: '19' },
        { minQuantity: '12', price: '18' },
      ],
      { 'priceBreaks.1.minQuantity': 'Enter more pieces than in the row above, 24' },
    ],
    [
      'rising prices',
      [{ minQuantity: '24', price: '21' }],
      { 'priceBreaks.0.price': 'Enter less than $20.00, the price for fewer pieces' },
    ],
    [
      'quantities that are no multiples',
      [{ minQuantity: '25', price: '19' }],
      { 'priceBreaks.0.minQuantity': 'Enter a multiple of 12: 24 or 36' },
    ],
    [
      'empty cells',
      [{ minQuantity: '', price: '' }],
      {
        'priceBreaks[0].minQuantity': 'Quantity is required',
        'priceBreaks[0].price': 'Price is required',
      },
    ],
  ])('refuses %s in price breaks by cell', async (_, priceBreaks, problems) => {
    const values = { ...filled, orderMultiple: '12', priceBreaks };
    expect(await problemsOf(values)).toMatchObject(problems);
  });

  it('refuses packs above the stock and above the maximum', async () => {
    const stock =
      'A pack must not have more pieces than there are in stock, 48: enter fewer, or more stock';
    expect(await problemsOf({ ...filled, orderMultiple: '50' })).toEqual({ orderMultiple: stock });
    const maximum = 'A pack must not have more pieces than the maximum per order, 12';
    const values = { ...filled, orderMultiple: '24', maxOrder: '12' };
    expect(await problemsOf(values)).toEqual({ orderMultiple: maximum });
  });
});

describe('editedSchemaOf', () => {
  const tool = { ...plane, orderMultiple: 12, minOrder: 12, available: 5 };

  it('refuses packs above the stock only when they change, because sales can leave less', async () => {
    const edited = editedOf(tool);
    expect(await problemsOf(edited, editedSchemaOf(tool))).toEqual({});
    const changed = { ...edited, orderMultiple: '6' };
    expect(Object.keys(await problemsOf(changed, editedSchemaOf(tool)))).toEqual(['orderMultiple']);
  });
});
