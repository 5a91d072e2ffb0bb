import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../store/accounts/caller.ts';
import { callerOf, registerAdmin, registerVerified } from '../../testing/api/accounts.ts';
import { createCompany, newMember, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { acceptanceBody } from '../../testing/orders/quotes.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { keepCaches, usageOf } from '../../testing/usage/usage.ts';
import { acceptQuote } from './acceptQuote.ts';
import { offerToCustomer } from './offerToCustomer.ts';

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

keepCaches();
useCompanies();

const offerTo = (payerId: string, toolIds: readonly string[], userId?: string) => {
  const lines = toolIds.map((toolId) => ({ toolId, quantity: 5, unitPrice: 1500 }));
  const terms = { validUntil: dayIn(7), message: '' };
  const input = { payerId, ...(userId && { userId }), lines, ...terms };
  return offerToCustomer({ input, key: undefined }, admin);
};

const acceptanceOf = ({ quote }: Awaited<ReturnType<typeof offerTo>>) => {
  const input = { ...acceptanceBody(quote), reason: 'by phone' };
  return () => acceptQuote(quote._id, input, admin);
};

it('An offer without a request costs its tools, payer and places; it, payer, mail and log', async () => {
  const toolIds = await Promise.all([createTool(), createTool()]);
  const { uid } = await registerVerified();
  await offerTo(uid, toolIds);
  expect(await usageOf(() => offerTo(uid, toolIds))).toEqual({ reads: 8, writes: 6 });
  const companyId = await createCompany();
  const owner = await newMember(companyId, 'owner');
  await offerTo(companyId, toolIds);
  const forOwner = () => offerTo(companyId, toolIds, owner.uid);
  expect(await usageOf(forOwner)).toEqual({ reads: 9, writes: 5 });
  expect(await usageOf(() => offerTo(companyId, toolIds))).toEqual({ reads: 11, writes: 5 });
});

it('An acceptance for a person costs what theirs costs, the account and the log', async () => {
  const toolIds = await Promise.all([createTool(), createTool()]);
  const customer = callerOf(await registerVerified());
  const { quote } = await offerTo(customer.uid, toolIds);
  const own = await usageOf(() => acceptQuote(quote._id, acceptanceBody(quote), customer));
  const accept = acceptanceOf(await offerTo(customer.uid, toolIds));
  expect(await usageOf(accept)).toEqual({ reads: own.reads + 1, writes: own.writes + 2 });
});
