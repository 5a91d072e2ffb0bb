import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAllowedQuantity,
  nearestQuantities,
  type PlacedOrder,
  priceLine,
  problemsOfTool,
  type RefusedLine,
  toDollars,
} from '../../contract/index.ts';
import type { ToolDocument } from '../../documents/tools.ts';
import { orders, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { countOf } from '../../testing/api/statuses.ts';
import { linesBody, orderBody, sendOrder } from '../../testing/orders/orders.ts';
import { createTool, stockOf } from '../../testing/tools/tools.ts';

const { customer, other } = await registerShoppers();

type Rules = Pick<
  ToolDocument,
  'minOrder' | 'orderMultiple' | 'maxOrder' | 'available' | 'sellRemainder'
>;

const anyRules: fc.Arbitrary<Rules> = fc
  .record({
    minOrder: fc.integer({ min: 1, max: 25 }),
    orderMultiple: fc.integer({ min: 1, max: 12 }),
    maxOrder: fc.option(fc.integer({ min: 1, max: 60 })),
    available: fc.integer({ min: 0, max: 60 }),
    sellRemainder: fc.boolean(),
  })
  // Those that a tool can have.
  .filter((rules) => Object.keys(problemsOfTool(rules)).length === 0);

const price = 19.99;
const priceBreaks = [
  { minQuantity: 12, price: 18.5 },
  { minQuantity: 24, price: 17.05 },
];
const prices = { price, priceBreaks };

const lineOf = (toolId: string, quantity: number) => ({
  toolId,
  quantity,
  unitPrice: priceLine(prices, quantity).unitPrice,
});

const order = (toolId: string, quantity: number, { token } = customer) =>
  sendOrder(token, linesBody([], { lines: [lineOf(toolId, quantity)] }));

/** The body of the specification. */
const orderOne = (
  toolId: string,
  quantity: number,
  total = priceLine(prices, quantity).lineTotal,
) =>
  sendOrder(
    customer.token,
    orderBody(toolId, { orderQuantity: quantity, totalBill: toDollars(total) }),
  );

const refusedLineOf = async (response: Response): Promise<RefusedLine> => {
  const { lines } = (await response.json()) as { lines: RefusedLine[] };
  return lines[0] ?? expect.fail('No line is refused');
};

describe('The quantity of an order', () => {
  it('is accepted exactly when the module of the contract allows it', async () => {
    const check = async (rules: Rules, quantity: number) => {
      const id = await createTool({ ...rules, ...prices });
      const response = await order(id, quantity);
      const isAllowed = isAllowedQuantity(rules, quantity);
      expect(response.status === 201, `${response.status}`).toBe(isAllowed);
      const remainder = rules.available - (isAllowed ? quantity : 0);
      expect(await stockOf(id)).toEqual({ available: remainder, ledger: remainder });
      if (isAllowed) return;
      const { nearest = [] } = await refusedLineOf(response);
      expect(nearest).toEqual(nearestQuantities(rules, quantity));
      // Each quantity that a refusal offers is accepted.
      for (const offered of nearest) {
        const same = await createTool({ ...rules, ...prices });
        await expectStatus(await order(same, offered), 201);
      }
    };
    const quantities = fc.integer({ min: 1, max: 65 });
    // Together, because an order waits for Firestore most of the time.
    const orders = fc.array(fc.tuple(anyRules, quantities), { minLength: 6, maxLength: 6 });
    const checkAll = (all: [Rules, number][]) => Promise.all(all.map((each) => check(...each)));
    await fc.assert(
      fc.asyncProperty(orders, async (all) => void (await checkAll(all))),
      {
        numRuns: 10,
      },
    );
  });

  it.each([
    [{ orderMultiple: 6 }, 8, 400, 'Sold in multiples of 6', [6, 12]],
    [{ maxOrder: 20 }, 21, 400, 'Maximum 20 piece per order', [20]],
    [{ minOrder: 10 }, 9, 400, 'Minimum order amount : 10 piece', [10]],
    [{ available: 40 }, 41, 409, 'Maximum available order : 40 piece', [40]],
    [{ available: 3 }, 2, 409, 'Only the last 3 piece can be ordered', [3]],
    [{ available: 3 }, 5, 409, 'Maximum available order : 3 piece', [3]],
    [{ available: 3, sellRemainder: false }, 3, 409, 'Maximum available order : 0 piece', []],
    [{ available: 0 }, 5, 409, 'Maximum available order : 0 piece', []],
  ])('of a tool with %j is not %d', async (rules, quantity, status, message, nearest) => {
    const id = await createTool({ ...rules, ...prices });
    const code = status === 409 ? 'insufficient-stock' : 'validation';
    const several = await expectProblem(await order(id, quantity), status, code);
    expect(several).toMatchObject({
      errors: { 'lines.0.quantity': message },
      lines: [{ toolId: id, code, nearest }],
    });
    const one = await expectProblem(await orderOne(id, quantity), status, code);
    expect(one).toMatchObject({ errors: { orderQuantity: message }, nearest });
    expect(one).not.toHaveProperty('lines');
  });

  it('can be exactly the last pieces, though they are fewer than the minimum or no whole pack', async () => {
    const rules = { minOrder: 12, orderMultiple: 6, ...prices };
    for (const available of [1, 7, 11]) {
      const id = await createTool({ ...rules, available });
      await expectStatus(await order(id, available), 201);
      expect(await stockOf(id)).toEqual({ available: 0, ledger: 0 });
    }
  });
});

describe('The price of an order', () => {
  it('is that of the price break for the quantity, and is kept in the line', async () => {
    const id = await createTool(prices);
    const expected = [
      { quantity: 11, unitPrice: 1999, breakQuantity: null, lineTotal: 21_989 },
      { quantity: 12, unitPrice: 1850, breakQuantity: 12, lineTotal: 22_200 },
      { quantity: 24, unitPrice: 1705, breakQuantity: 24, lineTotal: 40_920 },
    ];
    const sku = (await readDocument(tools.doc(id)))?.sku;
    for (const line of expected) {
      const { insertedId, order: placed } = await expectStatus<PlacedOrder>(
        await orderOne(id, line.quantity),
        201,
      );
      expect(placed).toMatchObject({
        lines: [{ ...line, sku, toolId: id }],
        total: line.lineTotal,
        totalBill: line.lineTotal / 100,
        tool: { price: line.unitPrice / 100 },
      });
      expect((await readDocument(orders.doc(insertedId)))?.lines).toEqual(placed.lines);
    }
  });

  it('stays in the order when the tool changes', async () => {
    const id = await createTool(prices);
    const { insertedId, order: placed } = await expectStatus<PlacedOrder>(await order(id, 24), 201);
    await tools.doc(id).update({ priceBreaks: [], price: 50, sku: 'CHANGED' });
    const { token } = customer;
    const read = await expectStatus(await send('GET', `/order/${insertedId}`, { token }), 200);
    expect(read).toEqual(placed);
    await tools.doc(id).update({ sku: placed.lines[0]?.sku ?? '' });
  });

  it('is refused when the buyer saw another price break, with the current one', async () => {
    const id = await createTool(prices);
    const withoutBreak = 24 * 1999;
    const problem = await expectProblem(await orderOne(id, 24, withoutBreak), 409, 'price-changed');
    expect(problem).toMatchObject({
      detail: 'The price is now $17.05 a piece.',
      unitPrice: 1705,
      tool: { _id: id, price, priceBreaks },
    });
    const lines = [{ ...lineOf(id, 24), unitPrice: 1850 }];
    const several = await sendOrder(customer.token, linesBody([], { lines }));
    expect(await expectProblem(several, 409, 'price-changed')).toMatchObject({
      errors: { 'lines.0.unitPrice': 'The price is now $17.05 a piece' },
      lines: [{ toolId: id, code: 'price-changed', unitPrice: 1705 }],
    });
    expect(await stockOf(id)).toEqual({ available: 100, ledger: 100 });
  });
});

describe('The last pieces', () => {
  it('go to one of two buyers who want them at the same time', async () => {
    const race = async () => {
      const id = await createTool({ ...prices, minOrder: 12, orderMultiple: 6, available: 5 });
      const responses = await Promise.all([order(id, 5), order(id, 5, other)]);
      const statuses = responses.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([201, 409]);
      const loser = responses.find(({ status }) => status === 409) ?? expect.fail();
      expect(await expectProblem(loser, 409, 'insufficient-stock')).toMatchObject({
        available: 0,
        lines: [{ toolId: id, available: 0, nearest: [] }],
      });
      expect(await stockOf(id)).toEqual({ available: 0, ledger: 0 });
    };
    await Promise.all(Array.from({ length: 10 }, race));
  });

  it('are offered to the buyer who lost a race for a regular order', async () => {
    const id = await createTool({ ...prices, minOrder: 12, orderMultiple: 6, available: 15 });
    const responses = await Promise.all([order(id, 12), order(id, 12, other)]);
    const loser = responses.find(({ status }) => status === 409) ?? expect.fail();
    expect(await expectProblem(loser, 409, 'insufficient-stock')).toMatchObject({
      available: 3,
      lines: [{ toolId: id, available: 3, nearest: [3] }],
    });
    await expectStatus(await order(id, 3, other), 201);
    expect(await stockOf(id)).toEqual({ available: 0, ledger: 0 });
  });

  it('never make the stock negative, whatever 20 buyers order', async () => {
    const id = await createTool({ ...prices, minOrder: 6, orderMultiple: 6, available: 40 });
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        order(id, n % 3 === 0 ? 4 : 6, n % 2 ? customer : other),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(Math.max(...statuses), statuses.join()).toBeLessThan(500);
    const { available, ledger } = await stockOf(id);
    expect(ledger).toBe(available);
    // Six packs, and perhaps the four pieces that remain.
    expect([0, 4]).toContain(available);
    expect(countOf(statuses, 201)).toBe(available === 0 ? 7 : 6);
  });
});
