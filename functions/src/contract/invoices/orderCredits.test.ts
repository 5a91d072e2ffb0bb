import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleLine as lineOf } from '../../testing/documents/exampleLines.ts';
import { nothingCredited } from '../orders/orderSteps.ts';
import { taxedTotalsOf } from '../tax/tax.ts';
import {
  type CreditedOrder,
  creditedBeforeText,
  creditOfAmount,
  creditOfCancelled,
  creditOfPieces,
  creditOfReturned,
  leftToCredit,
} from './orderCredits.ts';

const orderOf = (taxRate: number, ...lines: ReturnType<typeof lineOf>[]): CreditedOrder => ({
  lines,
  credited: nothingCredited,
  ...taxedTotalsOf(lines, { taxRate }),
});

const after = (order: CreditedOrder, { subtotal, total }: { subtotal: number; total: number }) => ({
  ...order,
  credited: { net: order.credited.net + subtotal, total: order.credited.total + total },
});

const saws = orderOf(825, lineOf('saw', 3, 333), lineOf('plane', 2, 50));

describe('A credit', () => {
  it('names its pieces at the prices of their lines', () => {
    expect(creditOfPieces(saws, [{ toolId: 'saw', quantity: 2 }])).toEqual({
      lines: [{ sku: 'SAW', toolName: 'saw', quantity: 2, unitPrice: 333, lineTotal: 666 }],
      totals: { subtotal: 666, tax: 55, total: 721 },
    });
  });

  it('can be an amount with a text', () => {
    expect(creditOfAmount(saws, 'Scratched', 100)).toEqual({
      lines: [{ sku: '', toolName: 'Scratched', quantity: 1, unitPrice: 100, lineTotal: 100 }],
      totals: { subtotal: 100, tax: 8, total: 108 },
    });
  });

  it('of one piece at a time adds up to the whole invoice, to the cent', () => {
    let order = saws;
    const taxes: number[] = [];
    for (const toolId of ['saw', 'plane', 'saw', 'plane', 'saw']) {
      const { totals } = creditOfPieces(order, [{ toolId, quantity: 1 }]);
      taxes.push(totals.tax);
      order = after(order, totals);
    }
    expect(taxes).toEqual([27, 5, 27, 4, 28]);
    expect(order.credited).toEqual({ net: saws.subtotal, total: saws.total });
    expect(leftToCredit(order)).toBe(0);
  });

  it('of a cent three times leaves nothing of two cents after the second', () => {
    let order = orderOf(5_000, lineOf('nail', 1, 2));
    const first = creditOfAmount(order, 'Bent', 1).totals;
    order = after(order, first);
    const second = creditOfAmount(order, 'Bent', 1).totals;
    expect([first.total, second.total]).toEqual([2, 1]);
    expect(leftToCredit(after(order, second))).toBe(0);
  });
});

it('credits in any parts add up to the invoice, and never exceed it on the way', () => {
  const anyLines = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 99_999 })),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  const anyOrder = fc
    .tuple(fc.integer({ min: 0, max: 2_500 }), anyLines)
    .map(([rate, lines]) =>
      orderOf(rate, ...lines.map(([quantity, price], at) => lineOf(`tool-${at}`, quantity, price))),
    );
  fc.assert(
    fc.property(anyOrder, fc.array(fc.nat(200_000), { maxLength: 6 }), (invoiced, amounts) => {
      let order = invoiced;
      for (const drawn of amounts) {
        const amount = Math.min(drawn, leftToCredit(order));
        const { tax, ...totals } = creditOfAmount(order, 'Goodwill', amount).totals;
        expect(tax).toBeGreaterThanOrEqual(0);
        order = after(order, totals);
        expect(order.credited.total).toBeLessThanOrEqual(order.total);
      }
      const all = order.lines.map(({ toolId, quantity }) => ({ toolId, quantity }));
      const rest = creditOfCancelled(order, all);
      const end = rest ? after(order, rest.totals) : order;
      expect(end.credited).toEqual({ net: invoiced.subtotal, total: invoiced.total });
    }),
    { numRuns: 500 },
  );
});

describe('creditOfCancelled', () => {
  it('covers the pieces', () => {
    const pieces = [{ toolId: 'plane', quantity: 1 }];
    expect(creditOfCancelled(saws, pieces)).toEqual(creditOfPieces(saws, pieces));
  });

  it('credits no amount again that was credited without pieces', () => {
    const order = after(saws, creditOfAmount(saws, 'Late', 200).totals);
    const all = saws.lines.map(({ toolId, quantity }) => ({ toolId, quantity }));
    const credit = creditOfCancelled(order, all);
    expect(credit?.lines.at(-1)).toMatchObject({ toolName: creditedBeforeText, lineTotal: -200 });
    expect(credit && after(order, credit.totals).credited).toEqual({
      net: saws.subtotal,
      total: saws.total,
    });
  });

  it('is null when nothing is left, or for no pieces', () => {
    const order = after(saws, saws);
    expect(creditOfCancelled(order, [{ toolId: 'saw', quantity: 1 }])).toBeNull();
    expect(creditOfCancelled(saws, [])).toBeNull();
  });
});

describe('A credit for returned pieces', () => {
  const pieces = [{ toolId: 'saw', quantity: 2 }];

  it('is for their price, without a fee', () => {
    expect(creditOfReturned(saws, pieces, 0)).toEqual(creditOfPieces(saws, pieces));
  });

  it('takes off the fee', () => {
    const credit = creditOfReturned(saws, pieces, 1_250);
    expect(credit?.totals.subtotal).toBe(666 - 83);
    expect(credit?.lines.at(-1)).toMatchObject({
      toolName: 'Less return fee of 12.5%',
      lineTotal: -83,
    });
  });

  it('never exceeds what is left, and is none without anything', () => {
    const before = after(saws, creditOfAmount(saws, 'Scratch', leftToCredit(saws) - 100).totals);
    expect(creditOfReturned(before, pieces, 0)?.totals.subtotal).toBe(100);
    expect(creditOfReturned(saws, pieces, 10_000)).toBeNull();
    const all = after(saws, creditOfAmount(saws, 'All', leftToCredit(saws)).totals);
    expect(creditOfReturned(all, pieces, 0)).toBeNull();
  });
});
