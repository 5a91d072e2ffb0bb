import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import { toolSchema, toolUpdateSchema } from './model.ts';

const tool = {
  toolName: 'Jack plane',
  price: 19.99,
  available: 0,
  minOrder: 1,
  toolDescription: 'Flattens boards.',
  imageLink: 'https://example.test/plane.webp',
};

describe('toolSchema', () => {
  it.each([{}, { price: 0.01 }, { price: 1_000_000 }, { available: 10_000_000 }])(
    'accepts a tool with %j',
    (fields) => {
      expect(fieldErrors(toolSchema, { ...tool, ...fields })).toEqual({});
    },
  );

  it.each([
    ['toolName', '', 'Tool name is required'],
    ['toolName', 'x'.repeat(121), 'Tool name must have at most 120 characters'],
    ['price', 0, 'Price must be more than 0'],
    ['price', 1_000_000.01, 'Price must be at most 1000000'],
    ['price', 1.999, 'Price must have at most two decimals'],
    ['price', '19.99', 'Price must be a number'],
    ['price', undefined, 'Price is required'],
    ['available', -1, 'Available pieces must be at least 0'],
    ['available', 1.5, 'Available pieces must be a whole number'],
    ['minOrder', 0, 'Minimum order must be at least 1'],
    ['toolDescription', 'x'.repeat(4_001), 'Description must have at most 4000 characters'],
    ['imageLink', 'ftp://example.test', 'Picture must be an http or https address'],
    ['imageLink', '', 'Picture is required'],
  ])('refuses %s as %j', (field, value, message) => {
    expect(fieldErrors(toolSchema, { ...tool, [field]: value })).toEqual({ [field]: message });
  });
});

const breaks = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ minQuantity: at + 2, price: 19 - at }));

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Row ${at}`, value: 'any' }));

const links = (count: number) =>
  Array.from({ length: count }, (_, at) => `https://example.test/${at}.webp`);

describe('The optional fields of toolSchema', () => {
  it.each([
    {},
    validForms.detailedTool,
    { sku: '' },
    { sku: ' pln-1005 ' },
    { sku: 'A-1' },
    { sku: 'X'.repeat(24) },
    { priceBreaks: breaks(8) },
    { priceBreaks: [] },
    { maxOrder: null },
    { sellRemainder: false },
    { specifications: rows(20) },
    { morePictures: links(5) },
  ])('accept %j', (fields) => {
    expect(fieldErrors(toolSchema, { ...tool, ...fields })).toEqual({});
  });

  it.each([
    ['sku', 'AB', 'SKU must have 3 to 24 letters, digits and hyphens'],
    ['sku', 'X'.repeat(25), 'SKU must have 3 to 24 letters, digits and hyphens'],
    ['sku', 'PLN 1005', 'SKU must have 3 to 24 letters, digits and hyphens'],
    ['sku', 'PLN/1005', 'SKU must have 3 to 24 letters, digits and hyphens'],
    ['sku', 'ＰＬＮ-1', 'SKU must have 3 to 24 letters, digits and hyphens'],
    ['sku', 5, 'SKU must be a text'],
    ['sku', null, 'SKU must be a text'],
    ['category', 'cheese', expect.stringMatching(/^Category must be one of: planes, /)],
    ['category', null, 'Category must be a text'],
    ['orderMultiple', 0, 'Pieces per pack must be at least 1'],
    ['orderMultiple', 1.5, 'Pieces per pack must be a whole number'],
    ['orderMultiple', '6', 'Pieces per pack must be a number'],
    ['orderMultiple', null, 'Pieces per pack must be a number'],
    ['orderMultiple', 10_000_001, 'Pieces per pack must be at most 10000000'],
    ['maxOrder', 0, 'Maximum per order must be at least 1'],
    ['maxOrder', 'many', 'Maximum per order must be a number'],
    ['sellRemainder', 'yes', 'Sell the last pieces must be true or false'],
    ['sellRemainder', null, 'Sell the last pieces must be true or false'],
    ['priceBreaks', null, 'Price breaks must be a list'],
    ['priceBreaks', '24: 8.90', 'Price breaks must be a list'],
    ['priceBreaks', breaks(9), 'Price breaks must be at most 8'],
    ['specifications', null, 'Specifications must be a list'],
    ['specifications', { name: 'Length', value: '350 mm' }, 'Specifications must be a list'],
    ['specifications', rows(21), 'Specifications must be at most 20'],
    ['morePictures', null, 'Further pictures must be a list'],
    ['morePictures', links(6), 'Further pictures must be at most 5'],
  ])('refuse %s as %j', (field, value, message) => {
    expect(fieldErrors(toolSchema, { ...tool, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['priceBreaks', [null], { 'priceBreaks[0]': 'Price break is required' }],
    ['priceBreaks', [[]], { 'priceBreaks[0]': 'Price break is required' }],
    [
      'priceBreaks',
      [{ minQuantity: '24', price: 8 }],
      { 'priceBreaks[0].minQuantity': 'Quantity must be a number' },
    ],
    [
      'priceBreaks',
      [
        { minQuantity: 24, price: '8' },
        { minQuantity: 48, price: 9 },
      ],
      { 'priceBreaks[0].price': 'Price must be a number' },
    ],
    [
      'priceBreaks',
      [{ minQuantity: 2.5, price: 8.999 }],
      {
        'priceBreaks[0].minQuantity': 'Quantity must be a whole number',
        'priceBreaks[0].price': 'Price must have at most two decimals',
      },
    ],
    [
      'priceBreaks',
      [{}],
      {
        'priceBreaks[0].minQuantity': 'Quantity is required',
        'priceBreaks[0].price': 'Price is required',
      },
    ],
    ['specifications', ['Length'], { 'specifications[0]': 'Row is required' }],
    [
      'specifications',
      [{ name: 'Length: long', value: '' }],
      {
        'specifications[0].name': 'Name must have no colon',
        'specifications[0].value': 'Value is required',
      },
    ],
    [
      'specifications',
      [{ name: 'Length', value: '350\nmm' }],
      { 'specifications[0].value': 'Value must be one line' },
    ],
    [
      'specifications',
      [
        { name: 'Length', value: '350 mm' },
        { name: ' LENGTH', value: '14 inches' },
      ],
      { 'specifications[1].name': 'This name is already in another row' },
    ],
    ['morePictures', [5], { 'morePictures[0]': 'Picture must be a text' }],
    [
      'morePictures',
      ['javascript:alert(1)'],
      { 'morePictures[0]': 'Picture must be an http or https address' },
    ],
    ['morePictures', [tool.imageLink], { 'morePictures.0': 'This picture is already shown' }],
  ])('refuse in %s: %j', (field, value, errors) => {
    expect(fieldErrors(toolSchema, { ...tool, [field]: value })).toEqual(errors);
  });

  it('are tidied', () => {
    const fields = { sku: ' pln-1005 ', specifications: [{ name: ' Length ', value: 'a\u200bb' }] };
    expect(toolSchema.cast({ ...tool, ...fields })).toMatchObject({
      sku: 'PLN-1005',
      specifications: [{ name: 'Length', value: 'ab' }],
    });
  });
});

describe('toolUpdateSchema', () => {
  it.each([{}, { price: 5 }, { available: 0, minOrder: 3 }, tool])('accepts %j', (fields) => {
    expect(fieldErrors(toolUpdateSchema, fields)).toEqual({});
  });

  it.each([
    ['toolName', '', 'Tool name is required'],
    ['toolName', null, 'Tool name is required'],
    ['price', null, 'Price is required'],
    ['price', 1.999, 'Price must have at most two decimals'],
    ['available', -1, 'Available pieces must be at least 0'],
    ['imageLink', '', 'Picture is required'],
    ['orderMultiple', null, 'Pieces per pack must be a number'],
    ['category', '', expect.stringMatching(/^Category must be one of: /)],
  ])('refuses %s as %j', (field, value, message) => {
    expect(fieldErrors(toolUpdateSchema, { [field]: value })).toEqual({ [field]: message });
  });
});
