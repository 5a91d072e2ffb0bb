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
