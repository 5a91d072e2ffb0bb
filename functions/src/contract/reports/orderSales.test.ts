import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ToolCategory, toolCategories } from '../tools/categories.ts';
import { marginRateOf, type SoldOrder, salesOfOrder } from './orderSales.ts';

const line = (toolId: string, fields: Partial<SoldOrder['lines'][number]> = {}) => ({
  toolId,
  quantity: 10,
  cancelled: 0,
  credited: 0,
  unitPrice: 200,
  lineTotal: 2_000,
  ...fields,
});

const order = (fields: Partial<SoldOrder> = {}): SoldOrder => ({
  status: 'placed',
  subtotal: 4_000,
  credited: { net: 0, total: 0 },
  lines: [line('plane'), line('saw')],
  saleFacts: {
    plane: { category: 'planes', unitCost: 120 },
    saw: { category: 'saws', unitCost: null },
  },
  ...fields,
});

describe('What an order counts for', () => {
  it('is its net amount, and the cost of the lines whose cost is known', () => {
    expect(salesOfOrder(order())).toEqual({
      orders: 1,
      net: 4_000,
      costed: 2_000,
      cost: 1_200,
      categories: {
        planes: { net: 2_000, costed: 2_000, cost: 1_200 },
        saws: { net: 2_000, costed: 0, cost: 0 },
      },
    });
  });

  it('is nothing once it is cancelled', () => {
    const cancelled = salesOfOrder(order({ status: 'cancelled' }));
    expect(cancelled).toEqual({ orders: 0, net: 0, costed: 0, cost: 0, categories: {} });
  });

  it('leaves out credited pieces and their cost', () => {
    const lines = [line('plane', { credited: 4 }), line('saw')];
    const credited = salesOfOrder(order({ lines, credited: { net: 800, total: 800 } }));
    expect(credited).toMatchObject({ net: 3_200, costed: 1_200, cost: 720 });
  });

  it('takes a credit without pieces from all lines, and from no cost', () => {
    const credited = salesOfOrder(order({ credited: { net: 1_001, total: 1_001 } }));
    expect(credited).toMatchObject({ net: 2_999, cost: 1_200 });
    expect(credited.categories).toMatchObject({ planes: { net: 1_500 }, saws: { net: 1_499 } });
  });

  it('counts what a line costs that is given away', () => {
    const lines = [line('plane', { unitPrice: 0, lineTotal: 0, cancelled: 2 }), line('saw')];
    expect(salesOfOrder(order({ lines, subtotal: 2_000 }))).toMatchObject({
      net: 2_000,
      cost: 960,
    });
  });

  it('adds up to the order by category, whatever was credited', () => {
    const anyLine = fc.record({
      quantity: fc.integer({ min: 1, max: 50 }),
      unitPrice: fc.integer({ min: 0, max: 9_999 }),
      category: fc.constantFrom(...toolCategories),
      unitCost: fc.option(fc.integer({ min: 1, max: 9_999 })),
    });
    const check = (
      parts: {
        quantity: number;
        unitPrice: number;
        category: ToolCategory;
        unitCost: number | null;
      }[],
      share: number,
    ) => {
      const lines = parts.map(({ quantity, unitPrice }, at) =>
        line(`tool-${at}`, { quantity, unitPrice, lineTotal: quantity * unitPrice }),
      );
      const saleFacts = Object.fromEntries(
        parts.map(({ category, unitCost }, at) => [`tool-${at}`, { category, unitCost }]),
      );
      const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
      const net = Math.round(subtotal * share);
      const { categories, ...sum } = salesOfOrder(
        order({ lines, saleFacts, subtotal, credited: { net, total: net } }),
      );
      expect(sum.net).toBe(subtotal - net);
      for (const name of ['net', 'costed', 'cost'] as const) {
        const parts = Object.values(categories).map((figures) => figures[name]);
        expect(parts.reduce((total, one) => total + one, 0)).toBe(sum[name]);
      }
    };
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 6 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        check,
      ),
    );
  });
});

describe('The rate of a margin', () => {
  it.each([
    [{ costed: 2_000, cost: 1_200 }, 4_000],
    [{ costed: 2_000, cost: 2_500 }, -2_500],
    [{ costed: 0, cost: 0 }, null],
  ])('of %j is %s', (figures, rate) => {
    expect(marginRateOf(figures)).toBe(rate);
  });
});
