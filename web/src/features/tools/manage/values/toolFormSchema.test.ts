import { prepareDataForValidation } from 'formik';
import { toolSchema } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { plane } from '../../../../testing/fixtures.ts';
import { newToolOf, newToolSchema, pictureMissing } from './toolFormSchema.ts';
import { blankTool, type ToolValues } from './toolValues.ts';

const filled: ToolValues = {
  ...blankTool,
  toolName: 'Plane',
  price: '20',
  available: '48',
  minOrder: '12',
  toolDescription: 'A plane.',
  pictures: ['blob:http://127.0.0.1/1'],
};

const problemsOf = async (values: object): Promise<Record<string, string>> => {
  const validation = newToolSchema.validate(prepareDataForValidation(values), {
    abortEarly: false,
  });
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
      storagePlace: '',
      costPrice: null,
      stage: 'on-sale',
      priceBreaks: [],
      specifications: [],
      attributes: {},
      gtin: '',
      replacedBy: '',
      accessories: [],
      spareParts: [],
      alternatives: [],
    });
  });

  it('lets a draft do without everything but a name', async () => {
    const draft: ToolValues = { ...blankTool, toolName: 'Plane', stage: 'draft' };
    expect(await problemsOf(draft)).toEqual({});
    expect(newToolOf(draft)).toMatchObject({
      stage: 'draft',
      price: 0,
      available: 0,
      minOrder: 0,
      toolDescription: '',
      imageLink: '',
      costPrice: null,
    });
    expect(await problemsOf({ ...draft, toolName: '', price: '-1' })).toEqual({
      toolName: 'Tool name is required',
      price: 'Price must be at least 0',
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

  it('refuses packs above the maximum', async () => {
    const maximum = 'A pack must not have more pieces than the maximum per order, 12';
    const values = { ...filled, orderMultiple: '24', maxOrder: '12' };
    expect(await problemsOf(values)).toEqual({ orderMultiple: maximum });
  });

  it.each([
    [5, 12],
    [0, 6],
    [1, 24],
    [11, 12],
  ])('accepts %d pieces in packs of %d', async (available, orderMultiple) => {
    expect(await problemsOf({ ...filled, available, orderMultiple })).toEqual({});
  });

  it.each([
    ['12,50', 12.5],
    ['$1.250,50', 1_250.5],
    ['1 250', 1_250],
    ['0,99', 0.99],
  ])('reads the price %j', async (price, dollars) => {
    expect(await problemsOf({ ...filled, price })).toEqual({});
    expect(newToolOf({ ...filled, price }).price).toBe(dollars);
  });

  it('reads pieces with thousands marks and units', () => {
    const values = { ...filled, available: '1.250', minOrder: '12 pcs', maxOrder: '1,200' };
    expect(newToolOf(values)).toMatchObject({ available: 1_250, minOrder: 12, maxOrder: 1_200 });
  });

  it('reads price breaks', () => {
    const priceBreaks = [{ minQuantity: '1.200', price: '18,90' }];
    expect(newToolOf({ ...filled, priceBreaks }).priceBreaks).toEqual([
      { minQuantity: 1_200, price: 18.9 },
    ]);
  });

  it.each([
    [{ price: '0.125' }, { price: /^“0.125” could mean 0.125 or 125/ }],
    [{ price: '12.5555' }, { price: /^“12.5555” means 12.5555. Enter at most two decimals$/ }],
    [{ available: '1e5' }, { available: /^“1e5” could mean 100,000/ }],
    [{ minOrder: '12.5' }, { minOrder: /^Enter a whole number of pieces, like 12 or 13/ }],
    [{ price: 'free' }, { price: /^Price must be a number$/ }],
    [{ price: '-5' }, { price: /^Price must be more than 0$/ }],
  ])('refuses %j with what it could mean', async (change, problems) => {
    const found = await problemsOf({ ...filled, ...change });
    const expected = Object.entries(problems).map(([path, text]) => [
      path,
      expect.stringMatching(text),
    ]);
    expect(found).toEqual(Object.fromEntries(expected));
  });
});
