import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import { limits } from '../limits.ts';
import { toolDefaults } from '../tools/model.ts';
import {
  cancellationSchema,
  orderFormSchema,
  orderLinesSchema,
  orderSchema,
  shipmentSchema,
  transitionSchema,
} from './forms.ts';

const buyer = { phoneNumber: '01234567890', orderAddress: '1 Workshop Lane' };
const form = { ...buyer, quantity: 5 };
const order = { ...buyer, orderQuantity: 5, tool: { _id: 'plane' }, totalBill: 99.95 };

describe('orderFormSchema', () => {
  const schema = orderFormSchema({ ...toolDefaults, minOrder: 5, available: 20 });

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
    ['orderQuantity', -3, 'orderQuantity', 'Minimum order amount : 1 piece'],
    ['orderQuantity', 1.5, 'orderQuantity', 'Enter a whole number of pieces'],
    ['orderQuantity', Number.NaN, 'orderQuantity', 'Enter the number of pieces'],
    ['orderQuantity', 1e300, 'orderQuantity', 'Enter at most 10000000 pieces'],
  ])('refuses %s as %j', (field, value, path, message) => {
    expect(fieldErrors(orderSchema, { ...order, [field]: value })[path]).toBe(message);
  });
});

describe('orderLinesSchema', () => {
  const line = (toolId: string, fields: object = {}) => ({
    toolId,
    quantity: 5,
    unitPrice: 1999,
    ...fields,
  });
  const errorsOf = (...lines: unknown[]) => fieldErrors(orderLinesSchema, { ...buyer, lines });
  const distinct = (count: number) => Array.from({ length: count }, (_, n) => line(`tool-${n}`));

  it('accepts up to 50 different tools', () => {
    expect(errorsOf(line('plane'))).toEqual({});
    expect(errorsOf(...distinct(limits.orderLines))).toEqual({});
  });

  it('refuses none, and more than 50', () => {
    expect(errorsOf()).toEqual({ lines: 'Order at least one tool' });
    expect(errorsOf(...distinct(51))).toEqual({ lines: 'An order can have at most 50 lines' });
    expect(fieldErrors(orderLinesSchema, { ...buyer, lines: 'plane' })).toEqual({
      lines: 'Lines must be a list',
    });
  });

  it('refuses the second line of a tool', () => {
    expect(errorsOf(line('plane'), line('saw'), line('plane'))).toEqual({
      'lines[2].toolId': 'This tool is already in another line',
    });
  });

  it.each([
    [{ quantity: 0 }, 'quantity', 'Minimum order amount : 1 piece'],
    [{ quantity: 2.5 }, 'quantity', 'Enter a whole number of pieces'],
    [{ quantity: Number.NaN }, 'quantity', 'Enter the number of pieces'],
    [{ quantity: 10_000_001 }, 'quantity', 'Enter at most 10000000 pieces'],
    [{ toolId: 7 }, 'toolId', 'Tool is required'],
    [{ unitPrice: 19.99 }, 'unitPrice', 'Unit price must be in whole cents'],
    [{ unitPrice: 0 }, 'unitPrice', 'Unit price must be at least 1'],
    [{ unitPrice: undefined }, 'unitPrice', 'Unit price is required'],
  ])('refuses a line with %j', (fields, field, message) => {
    expect(errorsOf(line('plane'), line('saw', fields))).toEqual({
      [`lines[1].${field}`]: message,
    });
  });

  it.each([null, 'plane', 7])('refuses %j as a line', (value) => {
    expect(errorsOf(value)).toEqual({ 'lines[0]': 'Tool is required' });
  });
});

const lines = [{ toolId: 'plane', quantity: 5, unitPrice: 1999 }];

describe.each([
  ['orderSchema', orderSchema, order],
  ['orderLinesSchema', orderLinesSchema, { ...buyer, lines }],
] as const)('The optional details of %s', (_, schema, form) => {
  it.each([
    { poNumber: 'x'.repeat(limits.poNumber), note: 'x'.repeat(limits.orderNote) },
    { poNumber: '', note: '', paymentMethod: 'bank-transfer' },
    { poNumber: '=1+1', note: 'Side door.\nRing twice: <b>الباب</b> 上海' },
    { poNumber: undefined, note: undefined, paymentMethod: undefined },
  ])('can be %j', (details) => {
    expect(fieldErrors(schema, { ...form, ...details })).toEqual({});
    expect(schema.cast({ ...form, ...details })).toEqual({ ...form, ...details });
  });

  it('are tidied', () => {
    const details = { poNumber: ' PO\u202e 7 ', note: '\u0000Ring twice\n' };
    expect(schema.cast({ ...form, ...details })).toMatchObject({
      poNumber: 'PO 7',
      note: 'Ring twice',
    });
  });

  it.each([
    ['poNumber', 'x'.repeat(41), 'PO number must have at most 40 characters'],
    ['poNumber', 'PO\n7', 'PO number must be one line'],
    ['poNumber', 'PO\r7', 'PO number must be one line'],
    ['poNumber', 'PO\u2028PO', 'PO number must be one line'],
    ['poNumber', '\u200b', 'PO number must have visible characters'],
    ['poNumber', 4711, 'PO number must be a text'],
    ['poNumber', null, 'PO number must be a text'],
    ['note', 'x'.repeat(501), 'Note must have at most 500 characters'],
    ['note', ['Ring twice'], 'Note must be a text'],
    ['note', null, 'Note must be a text'],
    ['paymentMethod', 'cash', 'Payment method must be one of: bank-transfer, card'],
    ['paymentMethod', '', 'Payment method must be one of: bank-transfer, card'],
    ['paymentMethod', null, 'Payment method must be a text'],
    ['paymentMethod', { card: 1 }, 'Payment method must be a text'],
  ])('cannot have the %s %j', (field, value, message) => {
    expect(fieldErrors(schema, { ...form, [field]: value })).toEqual({ [field]: message });
  });
});

it('orderLinesSchema accepts only true or false as fromCart', () => {
  const errorsOf = (fromCart: unknown) =>
    fieldErrors(orderLinesSchema, { ...buyer, lines, fromCart });
  expect(errorsOf(true)).toEqual({});
  expect(errorsOf('yes')).toEqual({ fromCart: 'From cart must be true or false' });
  expect(errorsOf(null)).toEqual({ fromCart: 'From cart must be true or false' });
});

describe('The forms of a transition', () => {
  it('name the new status, and optional details', () => {
    expect(fieldErrors(transitionSchema, { to: 'shipped', carrier: 'Swift Freight' })).toEqual({});
    const statuses = 'placed, confirmed, part-shipped, shipped, delivered, cancelled';
    expect(fieldErrors(transitionSchema, { to: 'lost' })).toEqual({
      to: `The new status must be one of: ${statuses}`,
    });
    expect(fieldErrors(transitionSchema, {})).toEqual({ to: 'The new status is required' });
    expect(fieldErrors(transitionSchema, { to: 'cancelled', reason: 'x'.repeat(501) })).toEqual({
      reason: 'Reason must have at most 500 characters',
    });
  });

  it('require what an admin has to give', () => {
    expect(fieldErrors(shipmentSchema, { carrier: ' ', trackingNumber: '' })).toEqual({
      carrier: 'Enter the carrier',
      trackingNumber: 'Enter the tracking number',
    });
    expect(fieldErrors(cancellationSchema, {})).toEqual({ reason: 'Enter the reason' });
  });
});
