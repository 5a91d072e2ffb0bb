import { describe, expect, it } from 'vitest';
import { approvalOf, type CompanyRole } from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { companies } from '../../store/collections/collections.ts';
import { createCompany, newMember, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { orderInput } from '../../testing/orders/orders.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { keepCaches, usageOf } from '../../testing/usage/usage.ts';
import { placeOrder } from '../ordering/placing/placeOrder.ts';
import { cancelOrder } from '../ordering/status/cancelOrder.ts';
import { getBuying } from './buying.ts';
import { listMembers } from './members/members.ts';

useCompanies();

useCompanies();

const buyingOf = ({ membership }: Caller) => getBuying(membership ?? expect.fail('no membership'));

const order = async (buyer: Caller) =>
  placeOrder({ input: orderInput(await createTool()), key: undefined }, buyer);

const budget = { amount: 250_00, period: 'month' } as const;

describe('getBuying', () => {
  it('names what decides about the orders of a member', async () => {
    const companyId = await createCompany({ approval: { fromAmount: 500_00, approvers: 2 } });
    const buyer = await newMember(companyId, 'buyer', { orderLimit: 100_00, budget });
    const [owner, approver] = [
      await newMember(companyId, 'owner'),
      await newMember(companyId, 'approver'),
    ];
    await newMember(companyId, 'bookkeeper');
    const { order: placed } = await order(buyer);
    expect(await buyingOf(buyer)).toEqual({
      requester: { uid: buyer.uid, role: 'buyer', orderLimit: 100_00, budget },
      spent: placed.subtotal,
      company: {
        status: 'active',
        statusReason: '',
        approval: { fromAmount: 500_00, approvers: 2, ownersExempt: true },
      },
      members: [
        { uid: approver.uid, name: 'The approver', role: 'approver' },
        { uid: owner.uid, name: 'The owner', role: 'owner' },
      ],
    });
  });

  it('is with a net amount the input of the rules, which say what the order is refused for', async () => {
    const buyer = await newMember(await createCompany(), 'buyer', { budget });
    await order(buyer);
    await order(buyer);
    const { rules } = approvalOf({ net: 99_95, ...(await buyingOf(buyer)) });
    expect(rules).toEqual([{ rule: 'budget', ...budget, spent: 199_90 }]);
    await expect(order(buyer)).rejects.toMatchObject({ details: { rules } });
  });

  it('counts no cancelled order, and nothing without a budget', async () => {
    const companyId = await createCompany();
    const [limited, free] = [
      await newMember(companyId, 'buyer', { budget }),
      await newMember(companyId, 'buyer'),
    ];
    for (const buyer of [limited, free]) {
      const { insertedId } = await order(buyer);
      await order(buyer);
      await cancelOrder(insertedId, buyer);
    }
    expect((await buyingOf(limited)).spent).toBe(99_95);
    expect((await buyingOf(free)).spent).toBe(0);
  });

  it.each(['requested', 'suspended', 'declined', 'closed'] as const)(
    'says that the company is %s, and why',
    async (status) => {
      const companyId = await createCompany({ status });
      const buyer = await newMember(companyId, 'buyer');
      const { history } = (await companies.doc(companyId).get()).data() ?? expect.fail();
      const reasoned = history.map((event) => ({
        ...event,
        reason: `Please call: ${event.status}.`,
      }));
      await companies.doc(companyId).update({ history: reasoned });
      const { company } = await buyingOf(buyer);
      expect(company).toMatchObject({ status, statusReason: `Please call: ${status}.` });
    },
  );

  describe('costs', () => {
    keepCaches();

    it('the company, the spending for a budget, and the approvers if a rule can match', async () => {
      const companyId = await createCompany({ approval: { fromAmount: 1 } });
      const owner = await newMember(companyId, 'owner');
      await newMember(companyId, 'approver');
      const [buyer, limited] = [
        await newMember(companyId, 'buyer'),
        await newMember(companyId, 'buyer', { budget }),
      ];
      const readsOf = async (member: Caller) => await usageOf(() => buyingOf(member));
      expect(await readsOf(owner)).toEqual({ reads: 1, writes: 0 });
      expect(await readsOf(buyer)).toEqual({ reads: 3, writes: 0 });
      expect(await readsOf(limited)).toEqual({ reads: 4, writes: 0 });
    });
  });
});

describe('listMembers', () => {
  keepCaches();

  it('says what each member has spent in the period of the budget, or in this month', async () => {
    const companyId = await createCompany();
    const [limited, unused, free] = [
      await newMember(companyId, 'buyer', { budget: { ...budget, period: 'year' } }),
      await newMember(companyId, 'buyer', { budget }),
      await newMember(companyId, 'owner'),
    ];
    for (const buyer of [limited, free]) await order(buyer);
    const { items } = await listMembers(companyId, { limit: 10 });
    const spent = Object.fromEntries(items.map((member) => [member.uid, member.spent]));
    expect(spent).toEqual({ [limited.uid]: 99_95, [unused.uid]: 0, [free.uid]: 99_95 });
  });

  it('reads the spending only of members who order on the page', async () => {
    const readsOf = async (role: CompanyRole) => {
      const companyId = await createCompany();
      for (let count = 0; count < 4; count += 1) await newMember(companyId, role);
      return usageOf(() => listMembers(companyId, { limit: 2 }));
    };
    // The company, two members, one more to detect the next page, and the spending.
    expect(await readsOf('buyer')).toEqual({ reads: 1 + 3 + 2, writes: 0 });
    expect(await readsOf('bookkeeper')).toEqual({ reads: 1 + 3, writes: 0 });
  });
});
