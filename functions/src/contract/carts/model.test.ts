import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import { limits } from '../limits.ts';
import { cartRowsSchema, cartSchema } from './model.ts';

const line = { toolId: 'plane', quantity: 5, toolName: 'Jack plane', unitPrice: 1999 };

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...line, toolId: `tool-${n}` }));

const cartErrors = (fields: object) =>
  fieldErrors(cartSchema, { version: 'any', lines: [], ...fields });

describe('cartSchema', () => {
  it('accepts an empty cart and one of 50 lines, and refuses 51', () => {
    expect(cartErrors({})).toEqual({});
    expect(cartErrors({ lines: linesOf(limits.orderLines) })).toEqual({});
    expect(cartErrors({ lines: linesOf(limits.orderLines + 1) })).toEqual({
      lines: 'A cart can have at most 50 lines',
    });
  });

  it.each([
    ['toolId', '', 'Tool is required'],
    ['toolId', 7, 'Tool is required'],
    ['toolId', 'x'.repeat(1_501), 'Tool is required'],
    ['quantity', undefined, 'Enter the number of pieces'],
    ['quantity', '5', 'Enter the number of pieces'],
    ['quantity', 0, 'Minimum order amount : 1 piece'],
    ['quantity', -5, 'Minimum order amount : 1 piece'],
    ['quantity', 1.5, 'Enter a whole number of pieces'],
    ['quantity', limits.stock.max + 1, 'Enter at most 10000000 pieces'],
    ['toolName', '', 'Tool name is required'],
    ['toolName', '\u200b', 'Tool name is required'],
    ['toolName', 'x'.repeat(121), 'Tool name must have at most 120 characters'],
    ['unitPrice', null, 'Unit price is required'],
    ['unitPrice', 0, 'Unit price must be at least 1'],
    ['unitPrice', 19.99, 'Unit price must be in whole cents'],
    ['unitPrice', 1e9, 'Unit price must be at most 100000000'],
  ])('refuses the %s %j of a line by its position', (field, value, message) => {
    const lines = linesOf(4).with(3, { ...line, [field]: value });
    expect(cartErrors({ lines })).toEqual({ [`lines[3].${field}`]: message });
  });

  it.each([
    [undefined, 'Lines are required'],
    ['none', 'Lines must be a list'],
    [{ length: 1 }, 'Lines must be a list'],
  ])('refuses the lines %j', (lines, message) => {
    expect(cartErrors({ lines })).toEqual({ lines: message });
  });

  it.each([null, 'plane', 7, []])('refuses the line %j', (bad) => {
    expect(cartErrors({ lines: [line, bad] })).toMatchObject({ 'lines[1]': 'Tool is required' });
  });

  it('refuses the second line of a tool', () => {
    expect(cartErrors({ lines: [line, ...linesOf(2), line] })).toEqual({
      'lines[3].toolId': 'This tool is already in another line',
    });
  });

  it.each([
    [undefined, 'Version is required'],
    ['', 'Version is required'],
    [7, 'Version must be a text'],
    ['x'.repeat(101), 'Version must have at most 100 characters'],
  ])('refuses the version %j', (version, message) => {
    expect(cartErrors({ version })).toEqual({ version: message });
  });
});

const rowErrors = (row: unknown) => fieldErrors(cartRowsSchema, { rows: [{}, row] });

describe('cartRowsSchema', () => {
  it('accepts 200 rows and refuses 201', () => {
    const rows = Array.from({ length: limits.cartRows }, () => ({ sku: 'PLN-1005', quantity: 1 }));
    expect(fieldErrors(cartRowsSchema, { rows })).toEqual({});
    expect(fieldErrors(cartRowsSchema, { rows: [...rows, {}] })).toEqual({
      rows: 'At most 200 rows at a time',
    });
  });

  it.each([
    {},
    { toolId: null, sku: null, quantity: null },
    { sku: '=HYPERLINK("x")', quantity: -1 },
    { sku: ' pln-1005\t', quantity: 0.5 },
    { toolId: 'x'.repeat(5_000), quantity: 1e300 },
  ])('accepts the row %j, which is answered in its result', (row) => {
    expect(rowErrors(row)).toEqual({});
  });

  it.each([
    [{ toolId: 7 }, { 'rows[1].toolId': 'Tool must be a text' }],
    [{ sku: ['PLN-1005'] }, { 'rows[1].sku': 'SKU must be a text' }],
    [{ quantity: '5' }, { 'rows[1].quantity': 'Quantity must be a number' }],
    [{ quantity: Number.POSITIVE_INFINITY }, { 'rows[1].quantity': 'Quantity must be a number' }],
    [null, { 'rows[1]': 'Row is required' }],
    ['PLN-1005', { 'rows[1]': 'Row is required' }],
  ])('refuses the row %j', (row, errors) => {
    expect(rowErrors(row)).toEqual(errors);
  });
});
