import { randomUUID } from 'node:crypto';
import { write } from 'firebase-functions/logger';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { placeOrder } from '../../services/ordering/placing/placeOrder.ts';
import { createCustomerGroup } from '../../services/priceLists/customerGroups.ts';
import { callerOf, registerAdmin, registerCustomer } from '../api/accounts.ts';
import { serve } from '../api/serve.ts';
import { registerStaff } from '../api/staff.ts';
import { addKey } from '../apiKeys/keys.ts';
import { addMember, createCompany, useCompanies } from '../companies/buyingCompany.ts';
import { orderInput } from '../orders/orders.ts';
import { activePriceList, archivePriceLists, listFor } from '../prices/priceLists.ts';
import { createTool } from '../tools/tools.ts';
import { keepCaches } from './usage.ts';

vi.mock(import('firebase-functions/logger'), async (original) => ({
  ...(await original()),
  write: vi.fn(),
}));
vi.mock(import('../../store/reads/usage.ts'), async (original) => {
  const [usage, { inRounds }] = await Promise.all([original(), import('./inRounds.ts')]);
  return { ...usage, countRoundTrip: inRounds(usage.countRoundTrip) };
});

useCompanies();
archivePriceLists();
keepCaches();

const [customer, owner, admin, clerk, companyId, toolId] = await Promise.all([
  registerCustomer({ displayName: 'Ada' }),
  registerCustomer({ displayName: 'Ben' }),
  registerAdmin(),
  registerStaff(['read_orders', 'read_quotes', 'read_customers', 'read_reports']),
  createCompany(),
  createTool(),
]);

const prepare = async () => {
  // Once per instance and two seconds, instead of each time as in other tests.
  vi.stubEnv('SHOWN_PRICES_SECONDS', '2');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  await addMember(companyId, owner, 'owner');
  const { insertedId: group } = await createCustomerGroup(
    { input: { name: randomUUID() }, key: undefined },
    callerOf(admin, true),
  );
  await activePriceList(listFor('', { audience: { kind: 'group', id: group } }));
  await activePriceList(listFor(companyId), { [toolId]: 5 });
  const { secret } = await addKey(owner, { permissions: ['read_orders', 'read_tools'] }, companyId);
  const placed = await placeOrder(
    { input: orderInput(toolId), key: undefined },
    {
      ...callerOf(customer),
      displayName: 'Ada',
    },
  );
  return { secret, orderId: placed.insertedId, url: await serve(createApp()) };
};

/** The round trips of a call, the first of which is for the account. */
const tripsOf = async (url: string, headers: Record<string, string>) => {
  vi.mocked(write).mockClear();
  const response = await fetch(url, { headers });
  expect(response.status, `${url} answered ${await response.text()}`).toBe(200);
  const line = () => vi.mocked(write).mock.calls.find(([entry]) => 'roundTrips' in entry)?.[0];
  await expect.poll(line).toBeDefined();
  return Number(line()?.roundTrips);
};

/** The calls of each caller, and the round trips that they may take once the instance is warm. */
const expected = (orderId: string) => ({
  customer: {
    '/tools': 2,
    '/tools?search=plane': 2,
    [`/tool/${toolId}`]: 2,
    '/catalogue': 3,
    '/suggestions?q=pla': 3,
    '/home': 2,
    '/cart': 2,
    [`/orders/${customer.email}`]: 2,
    [`/order/${orderId}`]: 2,
    [`/quotes/${customer.email}`]: 2,
    [`/invoices/${customer.email}`]: 2,
    '/summary': 3,
    '/addresses': 2,
    '/lists': 2,
    '/purchases': 2,
    '/memberships': 2,
    '/permissions': 1,
    '/prices': 2,
    [`/admin/${customer.email}`]: 1,
  },
  member: {
    '/tools': 2,
    [`/tool/${toolId}`]: 2,
    '/catalogue': 3,
    '/home': 2,
    '/cart': 2,
    [`/orders/${owner.email}`]: 2,
    [`/company/${companyId}`]: 2,
    [`/company/${companyId}/orders`]: 2,
    [`/quotes/${owner.email}`]: 2,
    '/requests': 2,
    '/summary': 3,
    '/prices': 2,
  },
  clerk: {
    '/orders': 2,
    [`/order/${orderId}`]: 2,
    '/quotes': 2,
    '/users': 2,
    [`/customer/${customer.uid}`]: 2,
    '/overview': 2,
    '/tasks': 2,
    '/views/orders': 2,
  },
  key: {
    '/tools': 2,
    [`/tool/${toolId}`]: 2,
    [`/company/${companyId}/orders`]: 2,
  },
});

it('Reads that do not depend on one another never wait for one another', async () => {
  const { secret, orderId, url } = await prepare();
  const headers = {
    customer: { Authorization: `Bearer ${customer.token}` },
    member: { Authorization: `Bearer ${owner.token}`, 'X-Company': companyId },
    clerk: { Authorization: `Bearer ${clerk.token}` },
    key: { Authorization: `Bearer ${secret}` },
  };
  const calls = expected(orderId);
  const counted: Record<string, Record<string, number>> = {};
  for (const [caller, trips] of Object.entries(calls)) {
    const counts: Record<string, number> = {};
    for (const path of Object.keys(trips)) {
      const count = () => tripsOf(`${url}${path}`, headers[caller as keyof typeof headers]);
      await count();
      counts[path] = await count();
    }
    counted[caller] = counts;
  }
  expect(counted).toEqual(calls);
});
