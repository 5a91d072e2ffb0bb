import { describe, expect, it } from 'vitest';
import { orderOf } from '../../testing/fixtures.ts';
import { orderName, paymentText, piecesText, poText, toolsText } from './orderTexts.ts';

const order = orderOf('first');
const [line] = order.lines;
if (!line) throw new Error('An order without a line');
const twoLines = { ...order, lines: [line, { ...line, toolId: 'saw', toolName: 'Panel saw' }] };

describe('paymentText', () => {
  it.each([
    ['placed', 0, '$641.00 due'],
    ['delivered', 60_000, '$41.00 due'],
    ['delivered', 64_100, 'Nothing due'],
    ['cancelled', 0, 'Nothing due'],
    ['cancelled', 100, '$1.00'],
    ['shipped', 64_200, '$1.00'],
  ] as const)('says for a %s order of which %d cents are paid: %s', (status, paid, text) => {
    expect(paymentText({ ...order, status, paid })).toBe(text);
  });
});

it('says by when an order has to be paid', () => {
  const dueOn = (dueAt: string) => paymentText({ ...order, status: 'shipped', dueAt });
  expect(dueOn('2001-12-31T10:00:00.000Z')).toBe('$641.00 due 31 Dec 2001');
  const year = new Date().getUTCFullYear();
  expect(dueOn(`${year}-12-31T10:00:00.000Z`)).toBe('$641.00 due 31 Dec');
});

describe('poText', () => {
  it.each([
    ['4711', 'PO 4711'],
    ['PO-26-4711', 'PO-26-4711'],
    ['po 4711', 'po 4711'],
    ['P.O. 7', 'P.O. 7'],
    ['DB-PO-2928', 'DB-PO-2928'],
    ['POLAR-7', 'PO POLAR-7'],
    ['', ''],
  ])('of "%s" is "%s"', (poNumber, text) => {
    expect(poText({ poNumber })).toBe(text);
  });
});

describe('The texts of an order', () => {
  it('count its pieces', () => {
    expect(piecesText(order)).toBe('10 pieces');
    expect(piecesText({ lines: [{ ...line, quantity: 1 }] })).toBe('1 piece');
  });

  it('name its first tool, and how many follow', () => {
    expect(toolsText(order)).toBe('No. 4 Smoothing Plane');
    expect(toolsText(twoLines)).toBe('No. 4 Smoothing Plane and 1 more');
  });

  it('begin with its number', () => {
    expect(orderName(order)).toBe('TH-00000001: No. 4 Smoothing Plane for Carla Customer');
  });
});
