import { expect, it } from 'vitest';
import type { Summary } from '../../contract/index.ts';
import { registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { addMember, createCompany, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { placeOrderOf } from '../../testing/orders/orders.ts';
import { createTool } from '../../testing/tools/tools.ts';

useCompanies();

it('GET /summary is of the payer for whom the caller acts, and never cached', async () => {
  const [member, companyId] = [await registerCustomer(), await createCompany()];
  const { token } = member;
  await addMember(companyId, member, 'bookkeeper');
  await placeOrderOf(token, await createTool());
  const response = await send('GET', '/summary', { token });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await expectStatus<Summary>(response, 200)).toMatchObject({ orders: 1, purchases: 1 });
  const headers = { 'X-Company': companyId };
  expect(
    await expectStatus<Summary>(await send('GET', '/summary', { token, headers }), 200),
  ).toMatchObject({ companyStatus: 'active', orders: 0, purchases: null });
});

it('GET /summary refuses a company for which the caller does not buy, and visitors', async () => {
  const [{ token }, companyId] = [await registerCustomer(), await createCompany()];
  const headers = { 'X-Company': companyId };
  await expectProblem(await send('GET', '/summary', { token, headers }), 403, 'not-a-member');
  await expectProblem(await send('GET', '/summary'), 401, 'unauthenticated');
});
