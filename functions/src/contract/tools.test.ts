import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../testing/fieldErrors.ts';
import { toolSchema, toolUpdateSchema } from './tools.ts';

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

const chisel = {
  ...tool,
  sku: 'CHS-1012',
  category: 'chisels',
  price: 9.7,
  minOrder: 6,
  orderMultiple: 6,
  maxOrder: 96,
  priceBreaks: [
    { minQuantity: 24, price: 8.9 },
    { minQuantity: 48, price: 8.4 },
  ],
  sellRemainder: false,
  specifications: [{ name: 'Length', value: '260 mm' }],
  morePictures: ['https://example.test/edge.webp'],
};

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Name ${index}`, value: 'x' }));
const breaks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    minQuantity: 6 * (index + 1),
    price: 9 - index / 10,
  }));
const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://example.test/${index}.webp`);

describe('the optional fields of a tool', () => {
  it('are accepted', () => {
    expect(fieldErrors(toolSchema, chisel)).toEqual({});
    expect(fieldErrors(toolUpdateSchema, { maxOrder: null, priceBreaks: [] })).toEqual({});
  });

  it.each(['', ' chs-1012 ', 'CHS-1012'])(
    'accept the SKU %j, and store it in upper case',
    (sku) => {
      expect(fieldErrors(toolSchema, { ...chisel, sku })).toEqual({});
      expect(toolSchema.cast({ ...chisel, sku }).sku).toBe(sku.trim().toUpperCase());
    },
  );

  it.each([
    ['sku', 'AB', 'SKU must have 3 to 24 letters, digits and hyphens'],
    ['sku', 'CHS_12', 'SKU must have 3 to 24 letters, digits and hyphens'],
    ['sku', 'X'.repeat(25), 'SKU must have 3 to 24 letters, digits and hyphens'],
    ['sku', 12, 'SKU must be a text'],
    [
      'category',
      'Chisels',
      'Category must be one of: planes, chisels, saws, hammers, clamps, measuring, drilling, sharpening, safety, other',
    ],
    ['orderMultiple', 0, 'Pieces per pack must be at least 1'],
    ['orderMultiple', 1.5, 'Pieces per pack must be a whole number'],
    ['maxOrder', 0, 'Maximum per order must be at least 1'],
    ['maxOrder', '96', 'Maximum per order must be a number'],
    ['sellRemainder', 'yes', 'Sell the last pieces must be true or false'],
    ['priceBreaks', {}, 'Price breaks must be a list'],
    ['priceBreaks', breaks(9), 'Price breaks must be at most 8'],
    ['specifications', rows(21), 'Specifications must be at most 20'],
    ['morePictures', links(6), 'Further pictures must be at most 5'],
    ['morePictures', 'https://example.test/edge.webp', 'Further pictures must be a list'],
  ])('refuse %s as %j', (field, value, message) => {
    expect(fieldErrors(toolSchema, { ...chisel, maxOrder: null, [field]: value })).toEqual({
      [field]: message,
    });
  });

  it.each([
    ['priceBreaks', [null], 'priceBreaks[0]', 'Price break is required'],
    ['priceBreaks', [{ minQuantity: 24 }], 'priceBreaks[0].price', 'Price is required'],
    [
      'priceBreaks',
      [{ minQuantity: 24, price: 8.905 }],
      'priceBreaks[0].price',
      'Price must have at most two decimals',
    ],
    ['specifications', [{ name: '', value: 'x' }], 'specifications[0].name', 'Name is required'],
    [
      'specifications',
      [{ name: 'a: b', value: 'x' }],
      'specifications[0].name',
      'Name must have no colon',
    ],
    [
      'specifications',
      [{ name: 'a', value: 'x\ny' }],
      'specifications[0].value',
      'Value must be one line',
    ],
    [
      'specifications',
      [...rows(1), { name: ' name 0', value: 'y' }],
      'specifications[1].name',
      'This name is already in another row',
    ],
    [
      'morePictures',
      ['javascript:alert(1)'],
      'morePictures[0]',
      'Picture must be an http or https address',
    ],
  ])('refuse %s as %j', (field, value, path, message) => {
    expect(fieldErrors(toolSchema, { ...chisel, [field]: value })).toEqual({ [path]: message });
  });

  it('are refused where they do not fit together, each at its field', () => {
    const priceBreaks = [
      { minQuantity: 24, price: 9.8 },
      { minQuantity: 20, price: 8.4 },
    ];
    expect(fieldErrors(toolSchema, { ...chisel, orderMultiple: 100, priceBreaks: [] })).toEqual({
      orderMultiple: 'A pack must not have more pieces than the maximum per order, 96',
    });
    expect(fieldErrors(toolUpdateSchema, { price: 9.7, priceBreaks })).toEqual({
      'priceBreaks.0.price': 'Enter less than $9.70, the price for fewer pieces',
      'priceBreaks.1.minQuantity': 'Enter more pieces than in the row above, 24',
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
  ])('refuses %s as %j', (field, value, message) => {
    expect(fieldErrors(toolUpdateSchema, { [field]: value })).toEqual({ [field]: message });
  });
});
