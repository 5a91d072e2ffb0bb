import type { CartLine, CartTool } from 'functions/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { priceCartLine } from '../../../domain/cart/priced/resolveCart.ts';
import { mergeIntoCart } from '../../../domain/cart/stored/mergeIntoCart.ts';
import { readCart } from '../../../domain/cart/stored/storedCart.ts';
import { emptyCart } from '../../../domain/cart/stored/useCart.ts';
import type { Order } from '../../../domain/order/order.ts';
import { orderOf, plane } from '../../../testing/fixtures.ts';
import { canReorder, reorder } from './reorder.ts';

const saw: CartTool = {
  ...plane,
  _id: 'saw',
  sku: 'SAW-0001',
  toolName: 'Panel saw',
  price: 20,
  minOrder: 2,
};

const order: Order = {
  ...orderOf('first'),
  lines: [...orderOf('first', plane, 10).lines, ...orderOf('other', { ...plane, ...saw }, 4).lines],
};

const again = (planeNow: Partial<CartTool> | null = {}) =>
  reorder(order, { tools: [planeNow && { ...plane, ...planeNow }, saw], assortment: 'all' });
const textOf = (planeNow: Partial<CartTool>) => again(planeNow).notices.map(({ text }) => text);
const cart = () => readCart().lines.map(({ toolId, quantity }) => [toolId, quantity]);
const other = (at: number): CartLine => ({
  toolId: `tool-${at}`,
  toolName: `Tool ${at}`,
  quantity: 1,
  unitPrice: 100,
});

beforeEach(emptyCart);

describe('reorder', () => {
  it('puts all lines into the cart', () => {
    expect(again()).toEqual({ number: 'TH-00000001', lines: 2, inCart: 2, notices: [] });
    expect(cart()).toEqual([
      ['plane', 10],
      ['saw', 4],
    ]);
  });

  it('changes nothing the second time', () => {
    again();
    expect(again()).toMatchObject({ inCart: 2, notices: [] });
    expect(cart()).toEqual([
      ['plane', 10],
      ['saw', 4],
    ]);
  });

  it('names a tool that is gone, and adds the others', () => {
    expect(again(null)).toMatchObject({
      inCart: 1,
      notices: [{ toolName: plane.toolName, text: 'Not added: it is no longer on sale.' }],
    });
    expect(cart()).toEqual([['saw', 4]]);
  });

  it('says that the cart offers the successor of a discontinued tool, which it does not take', () => {
    expect(textOf({ stage: 'discontinued' })).toEqual([
      'Discontinued. The cart offers its successor, if it has one.',
    ]);
    expect(cart()).toContainEqual(['plane', 10]);
  });

  it('says that a tool is not in the assortment', () => {
    const { notices } = reorder(order, { tools: [null, saw], assortment: 'only' });
    expect(notices).toMatchObject([{ text: 'Not added: it is not in your assortment.' }]);
  });

  it('keeps the price of the order in the line, so that the cart shows a new one', () => {
    expect(again({ price: 70 }).notices).toEqual([]);
    const [line] = readCart().lines;
    expect(line?.unitPrice).toBe(6_410);
    expect(line && priceCartLine(line, { ...plane, price: 70 }).earlierPrice).toBe(6_410);
  });

  it.each([{ orderMultiple: 4 }, { minOrder: 20 }, { available: 0 }])(
    'adds a line whose quantity can no longer be ordered: %j',
    (planeNow) => {
      expect(again(planeNow)).toMatchObject({ inCart: 2, notices: [] });
      expect(cart()[0]).toEqual(['plane', 10]);
    },
  );

  it('adds a tool with another name under its new name, and says so', () => {
    expect(textOf({ toolName: 'Smoother' })).toEqual([
      'It was called “No. 4 Smoothing Plane” in the order.',
    ]);
    expect(readCart().lines[0]?.toolName).toBe('Smoother');
  });

  it('keeps a larger quantity of the cart, and says so', () => {
    mergeIntoCart([{ ...other(0), toolId: 'plane', quantity: 12 }]);
    expect(textOf({ price: 70 })).toEqual([
      'Your cart already had more of it: 12 pieces instead of 10.',
    ]);
    expect(cart()[0]).toEqual(['plane', 12]);
  });

  it('names the tools that a full cart has no place for', () => {
    mergeIntoCart(Array.from({ length: 49 }, (_, at) => other(at)));
    expect(again()).toMatchObject({
      inCart: 1,
      notices: [
        {
          toolName: 'Panel saw',
          text: 'Not added: the cart already has 50 tools, which is the most.',
        },
      ],
    });
  });
});

describe('canReorder', () => {
  it.each([
    ['carla', false, true],
    ['nora', true, false],
    ['carla', true, true],
  ])('for %s (admin: %s) with an order of carla: %s', (uid, admin, expected) => {
    expect(canReorder(order, { uid, staff: admin, membership: null })).toBe(expected);
  });
});
