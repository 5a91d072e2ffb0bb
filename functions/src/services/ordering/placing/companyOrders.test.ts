import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { spendingMonthOf, usualApprovalRules } from '../../../contract/index.ts';
import { type ApiError, codeOf } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import {
  companies,
  customers,
  memberships,
  spending,
} from '../../../store/collections/collections.ts';
import { membershipIdOf } from '../../../store/memberships.ts';
import {
  createCompany,
  newMember,
  useCompanies,
} from '../../../testing/companies/buyingCompany.ts';
import { orderInput } from '../../../testing/orders/orders.ts';
import { storedOrder } from '../../../testing/orders/prepaidOrders.ts';
import { createTool, stockOf } from '../../../testing/tools/tools.ts';
import { keepCaches, usageOf } from '../../../testing/usage/usage.ts';
import { readSettings } from '../../settings/settings.ts';
import { cancelOrder } from '../status/cancelOrder.ts';
import { placeOrder } from './placeOrder.ts';

useCompanies();

const now = spendingMonthOf(new Date());

const order = async (buyer: Caller, key?: string, toolId?: string) =>
  placeOrder({ input: orderInput(toolId ?? (await createTool())), key }, buyer);

const spentBy = async ({ payerId, uid }: Caller): Promise<unknown> =>
  (await spending.doc(`${payerId}_${uid}_${now.year}`).get()).data()?.months;

const refusalOf = (placing: Promise<unknown>) =>
  placing.then(
    () => ({ code: 'placed' }),
    (error: ApiError) => ({ code: codeOf(error), ...error.details }),
  );

describe('An order for a company', () => {
  it('belongs to the company, names who made it, and counts as spent', async () => {
    const buyer = await newMember(await createCompany(), 'buyer');
    const { insertedId, order: placed } = await order(buyer);
    expect(placed).toMatchObject({
      payerId: buyer.payerId,
      payerName: 'Oak & Ash Joinery',
      userId: buyer.uid,
      userName: 'The buyer',
      userEmail: buyer.email,
    });
    expect(await spentBy(buyer)).toEqual({ [now.month]: placed.subtotal });
    const open = async (id: string) => (await customers.doc(id).get()).data()?.open;
    expect(await open(buyer.payerId)).toBe(placed.total);
    expect(await open(buyer.uid)).toBeUndefined();
    await cancelOrder(insertedId, buyer);
    expect(await spentBy(buyer)).toEqual({ [now.month]: 0 });
    expect(await open(buyer.payerId)).toBe(0);
  });

  it('adds up with the other orders of the month, and a cancellation counts in its month', async () => {
    const buyer = await newMember(await createCompany(), 'buyer');
    const { insertedId, order: first } = await order(buyer);
    const { order: second } = await order(buyer);
    expect(await spentBy(buyer)).toEqual({ [now.month]: first.subtotal + second.subtotal });
    await cancelOrder(insertedId, buyer);
    expect(await spentBy(buyer)).toEqual({ [now.month]: second.subtotal });
  });

  it('with the same key is placed once, and is another one than for oneself', async () => {
    const buyer = await newMember(await createCompany(), 'buyer');
    const [key, toolId] = [randomUUID(), await createTool()];
    const placed = await Promise.all([order(buyer, key, toolId), order(buyer, key, toolId)]);
    expect(placed[0].insertedId).toBe(placed[1].insertedId);
    expect(await spentBy(buyer)).toEqual({ [now.month]: placed[0].order.subtotal });
    const alone = { ...buyer, payerId: buyer.uid, membership: null };
    expect(await refusalOf(order(alone, key, toolId))).toEqual({ code: 'idempotency-conflict' });
    expect((await stockOf(toolId)).available).toBe(95);
  });

  it('is the only kind where only companies order', async () => {
    const read = async () => ({ ...(await readSettings()), companiesOnly: true });
    const buyer = await newMember(await createCompany(), 'buyer');
    const request = { input: orderInput(await createTool()), key: undefined };
    const alone = { ...buyer, payerId: buyer.uid, membership: null };
    expect(await refusalOf(placeOrder(request, alone, read))).toEqual({ code: 'companies-only' });
    expect(await refusalOf(placeOrder(request, buyer, read))).toEqual({ code: 'placed' });
  });

  it('needs a membership of now, whatever the call was allowed', async () => {
    const buyer = await newMember(await createCompany(), 'buyer');
    await memberships.doc(membershipIdOf(buyer.payerId, buyer.uid)).delete();
    expect(await refusalOf(order(buyer))).toEqual({ code: 'not-a-member' });
  });

  it('needs the right to order', async () => {
    const bookkeeper = await newMember(await createCompany(), 'bookkeeper');
    expect(await refusalOf(order(bookkeeper))).toEqual({ code: 'role-forbidden' });
  });

  it.each(['requested', 'suspended', 'declined', 'closed'] as const)(
    'is refused while the company is %s',
    async (companyStatus) => {
      const buyer = await newMember(await createCompany({ status: companyStatus }), 'owner');
      const refusal = { code: 'company-inactive', companyStatus };
      expect(await refusalOf(order(buyer))).toEqual(refusal);
    },
  );
});

describe('An order that a rule matches', () => {
  it('is refused with the rules and with those who can approve it', async () => {
    const companyId = await createCompany({ approval: { fromAmount: 50_00 } });
    const budget = { amount: 10_00, period: 'year' } as const;
    const buyer = await newMember(companyId, 'buyer', { orderLimit: 20_00, budget });
    const [owner, approver] = [
      await newMember(companyId, 'owner'),
      await newMember(companyId, 'approver'),
    ];
    await newMember(companyId, 'bookkeeper');
    const toolId = await createTool();
    expect(await refusalOf(order(buyer, undefined, toolId))).toEqual({
      code: 'approval-required',
      approversNeeded: 1,
      approvers: [
        { uid: approver.uid, name: 'The approver' },
        { uid: owner.uid, name: 'The owner' },
      ],
      rules: [
        { rule: 'order-limit', limit: 20_00 },
        { rule: 'budget', amount: 10_00, period: 'year', spent: 0 },
        { rule: 'from-amount', amount: 50_00 },
      ],
    });
    expect((await stockOf(toolId)).available).toBe(100);
    expect(await spentBy(buyer)).toBeUndefined();
  });

  it('is one that a changed limit or role matches now', async () => {
    const companyId = await createCompany({ approval: { fromAmount: 1 } });
    const owner = await newMember(companyId, 'owner');
    await order(owner);
    const reference = memberships.doc(membershipIdOf(companyId, owner.uid));
    await reference.update({ role: 'approver' });
    expect((await refusalOf(order(owner))).code).toBe('approval-required');
    await companies.doc(companyId).update({ approval: usualApprovalRules });
    await order(owner);
    await reference.update({ orderLimit: 0 });
    expect((await refusalOf(order(owner))).code).toBe('approval-required');
  });

  it('uses a budget once: of orders at the same time, those that fit are placed', async () => {
    const companyId = await createCompany();
    const budget = { amount: 250_00, period: 'month' } as const;
    const buyer = await newMember(companyId, 'buyer', { budget });
    const placing = Array.from({ length: 5 }, () => refusalOf(order(buyer)));
    const codes = (await Promise.all(placing)).map(({ code }) => code).sort();
    expect(codes).toEqual([
      'approval-required',
      'approval-required',
      'approval-required',
      'placed',
      'placed',
    ]);
    expect(await spentBy(buyer)).toEqual({ [now.month]: 2 * 99_95 });
  });

  it('has room again after a cancellation', async () => {
    const budget = { amount: 100_00, period: 'quarter' } as const;
    const buyer = await newMember(await createCompany(), 'buyer', { budget });
    const { insertedId } = await order(buyer);
    expect((await refusalOf(order(buyer))).code).toBe('approval-required');
    await cancelOrder(insertedId, buyer);
    await order(buyer);
  });
});

describe('Reads and writes of an order for a company', () => {
  keepCaches();

  it('are those of a private one, and membership, company, spending; spending', async () => {
    const buyer = await newMember(await createCompany(), 'buyer', { orderLimit: 1_000_00 });
    const alone = { ...buyer, payerId: buyer.uid, membership: null };
    const [first, second] = [await createTool(), await createTool()];
    const own = await usageOf(() => order(alone, undefined, first));
    const ofCompany = await usageOf(() => order(buyer, undefined, second));
    expect(ofCompany).toEqual({ reads: own.reads + 3, writes: own.writes + 1 });
  });

  it('of a cancellation: as of a private one; and the spending', async () => {
    const buyer = await newMember(await createCompany(), 'buyer');
    const { insertedId } = await order(buyer);
    expect((await storedOrder(insertedId)).payerId).toBe(buyer.payerId);
    expect(await usageOf(() => cancelOrder(insertedId, buyer))).toEqual({ reads: 3, writes: 10 });
  });
});
