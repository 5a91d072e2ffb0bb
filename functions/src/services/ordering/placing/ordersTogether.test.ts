/** Orders at the same time share transactions. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { WriteBatch } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { limits, type OrderInput, type PlacedOrder } from '../../../contract/index.ts';
import { type ApiError, codeOf } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { customers } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import {
  createCompany,
  newMember,
  useCompanies,
} from '../../../testing/companies/buyingCompany.ts';
import { orderInput } from '../../../testing/orders/orders.ts';
import { newBuyer } from '../../../testing/orders/prepaidOrders.ts';
import { openTwinShop, type TwinOrder } from '../../../testing/orders/twinShops.ts';
import { createTool, stockOf } from '../../../testing/tools/tools.ts';
import { keepCaches, usageOf } from '../../../testing/usage/usage.ts';
import { type ReadSettings, readSettings } from '../../settings/settings.ts';
import { placeOrder } from './placeOrder.ts';

useCompanies();
keepCaches();

interface Sent {
  input: OrderInput;
  buyer?: Caller;
  key?: string;
  read?: ReadSettings;
}

const send = ({ input, buyer = newBuyer(), key, read }: Sent): Promise<PlacedOrder> =>
  placeOrder({ input, key }, buyer, read);

const outcomeOf = (placing: Promise<PlacedOrder>): Promise<unknown> =>
  placing.then(
    () => 'placed',
    (error: ApiError) => codeOf(error),
  );

/** The outcomes of orders that share a transaction, as they wait for one before them. */
const sendTogether = async (toolId: string, some: readonly Sent[]): Promise<unknown[]> => {
  const spy = vi.spyOn(WriteBatch.prototype, 'commit');
  onTestFinished(() => spy.mockRestore());
  const first = send({ input: orderInput(toolId) });
  const outcomes = await Promise.all(some.map((one) => outcomeOf(send(one))));
  await first;
  expect(spy, 'the orders do not share a commit').toHaveBeenCalledTimes(2);
  spy.mockRestore();
  return outcomes;
};

const quantityOf = (toolId: string, quantity: number, lineTotal = quantity * 1999): OrderInput => ({
  ...orderInput(),
  lines: [{ toolId, quantity, lineTotal }],
});

describe('Orders of the same tool at the same time', () => {
  it('read and write each document once, and each pays for its own', async () => {
    const toolId = await createTool();
    const buyer = newBuyer();
    const usages = await Promise.all(
      [newBuyer(), newBuyer(), newBuyer(), buyer, buyer].map((one) =>
        usageOf(() => send({ input: orderInput(toolId), buyer: one })),
      ),
    );
    const [alone, first, ...others] = usages;
    expect(alone).toEqual({ reads: 5, writes: 10 });
    expect(first).toEqual({ reads: 5, writes: 10 });
    const [stranger, same, again] = others;
    // Settings, customer and purchases; order, ledger, customer, purchases, event and two mails. The
    // tool, its sales and the price lists are shared, and some payers share those of the month.
    expect(stranger).toEqual({ reads: 3, writes: expect.any(Number) });
    expect(same).toEqual({ reads: 3, writes: expect.any(Number) });
    for (const one of [stranger, same]) expect([7, 8]).toContain(one?.writes);
    // Settings; order, ledger, event and two mails.
    expect(again).toEqual({ reads: 1, writes: 5 });
  });

  it('leave the store that they leave one after the other, whatever they order', async () => {
    const anyLine = fc.record({
      tool: fc.nat(2),
      quantity: fc.constantFrom(5, 10, 4),
      isForged: fc.nat(9).map((one) => one === 0),
    });
    const anyOrder: fc.Arbitrary<TwinOrder> = fc.record({
      buyer: fc.nat(2),
      lines: fc.uniqueArray(anyLine, { minLength: 1, maxLength: 2, selector: ({ tool }) => tool }),
      fromCart: fc.boolean(),
    });
    const some = fc.array(anyOrder, { minLength: 3, maxLength: 9 });
    const property = fc.asyncProperty(some, async (sent) => {
      const [together, inTurn] = await Promise.all([openTwinShop(), openTwinShop()]);
      const idOf = (placing: Promise<string>) =>
        placing.then(
          (id) => ({ id, code: 'placed' }),
          (error: ApiError) => ({ id: null, code: codeOf(error) }),
        );
      const expected: Awaited<ReturnType<typeof idOf>>[] = [];
      for (const one of sent) expected.push(await idOf(inTurn.place(one)));
      const found = await Promise.all(sent.map((one) => idOf(together.place(one))));
      expect(found.map(({ code }) => code)).toEqual(expected.map(({ code }) => code));
      expect(await together.contents(found.map(({ id }) => id))).toEqual(
        await inTurn.contents(expected.map(({ id }) => id)),
      );
    });
    await fc.assert(property, { numRuns: 8 });
  });

  it('are placed although others are refused, each for its own reason', async () => {
    const [toolId, other] = [await createTool({ available: 40 }), await createTool()];
    const member = async (status: 'active' | 'suspended', role: 'buyer' | 'bookkeeper') =>
      newMember(await createCompany({ status }), role);
    const input = orderInput(toolId);
    const limited = newBuyer();
    await customers.doc(limited.uid).set({ creditLimit: 99_94 });
    const changed =
      (change: object): ReadSettings =>
      async () => ({
        ...(await readSettings()),
        ...change,
      });
    const stranger = { ...newBuyer(), payerId: (await member('active', 'buyer')).payerId };
    const approved = await newMember(await createCompany(), 'buyer', { orderLimit: 0 });
    const refused: [string, Sent][] = [
      ['tool-not-found', { input: orderInput(toolId, randomUUID()) }],
      ['tool-not-found', { input: orderInput(toolId, '..') }],
      ['insufficient-stock', { input: quantityOf(toolId, 45) }],
      ['validation', { input: quantityOf(toolId, 4) }],
      ['price-changed', { input: quantityOf(toolId, 5, 1) }],
      ['validation', { input: { ...input, requestedDay: '2020-01-01' } }],
      ['order-minimum', { input, read: changed({ orderMinimum: 99_96 }) }],
      ['companies-only', { input, read: changed({ companiesOnly: true }) }],
      ['credit-exceeded', { input, buyer: limited }],
      ['not-a-member', { input, buyer: stranger }],
      ['role-forbidden', { input, buyer: await member('active', 'bookkeeper') }],
      ['company-inactive', { input, buyer: await member('suspended', 'buyer') }],
      ['approval-required', { input, buyer: approved }],
    ];
    const between = refused.flatMap(([, sent], at) =>
      at % 3 === 0 ? [{ input: orderInput(toolId, other) }, sent] : [sent],
    );
    const expected = refused.flatMap(([code], at) => (at % 3 === 0 ? ['placed', code] : [code]));
    expect(await sendTogether(toolId, between)).toEqual(expected);
    expect(await stockOf(toolId)).toEqual({ available: 10, ledger: 10 });
    expect(await stockOf(other)).toEqual({ available: 75, ledger: 75 });
  });

  it('of one buyer use the credit limit once', async () => {
    const [toolId, buyer] = [await createTool(), newBuyer()];
    await customers.doc(buyer.uid).set({ creditLimit: 250_00 });
    const order = { input: orderInput(toolId), buyer };
    const outcomes = await sendTogether(toolId, [order, order, order]);
    expect(outcomes).toEqual(['placed', 'placed', 'credit-exceeded']);
    expect(await readDocument(customers.doc(buyer.uid))).toMatchObject({ open: 199_90 });
    expect((await stockOf(toolId)).available).toBe(85);
  });

  it('of one buyer use a budget once', async () => {
    const toolId = await createTool();
    const budget = { amount: 250_00, period: 'month' } as const;
    const buyer = await newMember(await createCompany(), 'buyer', { budget });
    const order = { input: orderInput(toolId), buyer };
    const outcomes = await sendTogether(toolId, [order, order, order]);
    expect(outcomes).toEqual(['placed', 'placed', 'approval-required']);
    expect((await stockOf(toolId)).available).toBe(85);
  });

  it('with the same key are one, and a conflict if they differ', async () => {
    const [toolId, buyer, key] = [await createTool(), newBuyer(), randomUUID()];
    const first = send({ input: orderInput(toolId) });
    const order = { input: orderInput(toolId), buyer, key };
    const different = { ...order, input: quantityOf(toolId, 10) };
    const sent = [order, order, different, { input: orderInput(toolId) }, order].map(send);
    const [one, again, conflict, other, last] = await Promise.allSettled(sent);
    expect(conflict).toMatchObject({ reason: { code: 'idempotency-conflict' } });
    expect([again, last]).toEqual([one, one]);
    expect([one?.status, other?.status]).toEqual(['fulfilled', 'fulfilled']);
    await first;
    expect(await stockOf(toolId)).toEqual({ available: 85, ledger: 85 });
  });

  it('are placed when each has as many lines as an order can have', async () => {
    const toolIds = await Promise.all(
      Array.from({ length: limits.orderLines }, () => createTool()),
    );
    const some = Array.from({ length: 4 }, () => ({ input: orderInput(...toolIds) }));
    const outcomes = await Promise.all(some.map((one) => outcomeOf(send(one))));
    expect(outcomes).toEqual(some.map(() => 'placed'));
    expect((await stockOf(toolIds[0] ?? '')).available).toBe(80);
  });
});
