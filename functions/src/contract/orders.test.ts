import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../testing/fieldErrors.ts';
import { orderFormSchema, orderSchema } from './orders.ts';

const buyer = { phoneNumber: '01234567890', orderAddress: '1 Workshop Lane' };
const form = { ...buyer, quantity: 5 };
const order = { ...buyer, orderQuantity: 5, tool: { _id: 'plane' }, totalBill: 99.95 };

describe('orderFormSchema', () => {
  const schema = orderFormSchema({ minOrder: 5, available: 20 });

  it.each([5, 20])('accepts %d pieces if 5 to 20 are allowed', (quantity) => {
    expect(fieldErrors(schema, { ...form, quantity })).toEqual({});
  });

  it.each([
    ['quantity', 4, 'Minimum order amount : 5 piece'],
    ['quantity', 21, 'Maximum available order : 20 piece'],
    ['quantity', 5.5, 'Enter a whole number of pieces'],
    ['quantity', undefined, 'Enter the number of pieces'],
    ['phoneNumber', '0123456789', 'Enter valid phone number of 11 digit'],
    ['phoneNumber', '012345678901', 'Enter valid phone number of 11 digit'],
    ['phoneNumber', '0123456789x', 'Enter valid phone number of 11 digit'],
    ['phoneNumber', '', 'Enter valid phone number of 11 digit'],
    ['orderAddress', '  ', 'Enter the delivery address'],
    ['orderAddress', 'x'.repeat(501), 'Delivery address must have at most 500 characters'],
  ])('refuses %s as %j', (field, value, message) => {
    expect(fieldErrors(schema, { ...form, [field]: value })).toEqual({ [field]: message });
  });
});

describe('orderSchema', () => {
  it('accepts an order, and keeps only the id of the tool', () => {
    const sent = { ...order, surprise: 1, tool: { _id: 'plane', price: 0.01 } };
    expect(fieldErrors(orderSchema, sent)).toEqual({});
    expect(orderSchema.cast(sent, { stripUnknown: true })).toEqual(order);
  });

  it('replaces a malformed id with one that does not exist', () => {
    const sent = { ...order, tool: { _id: 'plane\ud800' } };
    expect(orderSchema.cast(sent).tool._id).toBe('plane\ufffd');
  });

  it.each([
    ['tool', undefined, 'tool', 'Tool is required'],
    ['tool', null, 'tool', 'Tool is required'],
    ['tool', 'plane', 'tool', 'Tool is required'],
    ['tool', { _id: 7 }, 'tool._id', 'Tool is required'],
    ['totalBill', '99.95', 'totalBill', 'Total must be a number'],
    ['totalBill', Number.POSITIVE_INFINITY, 'totalBill', 'Total must be at most 10000000000000'],
    ['totalBill', -0.01, 'totalBill', 'Total must be at least 0'],
    ['orderQuantity', 0, 'orderQuantity', 'Minimum order amount : 1 piece'],
  ])('refuses %s as %j', (field, value, path, message) => {
    expect(fieldErrors(orderSchema, { ...order, [field]: value })[path]).toBe(message);
  });
});
