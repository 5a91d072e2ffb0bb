import { describe, expect, it } from 'vitest';
import type { Receivables } from '../../contract/index.ts';
import { registerShoppers, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { placeOrderOf } from '../../testing/orders/orders.ts';
import { pay } from '../../testing/orders/payments.ts';
import { createTool } from '../../testing/tools/tools.ts';

const { customer, admin } = await registerShoppers();

const rowOf = async ({ uid }: TestAccount) => {
  const response = await send('GET', '/receivables', { token: admin.token });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const { customers } = await expectStatus<Receivables>(response, 200);
  return customers.find(({ payerId }) => payerId === uid);
};

describe('GET /receivables', () => {
  it('has what a customer owes until it is paid', async () => {
    const { insertedId, order } = await placeOrderOf(customer.token, await createTool());
    expect(await rowOf(customer)).toMatchObject({
      payerName: 'Ada Joiner',
      userEmail: customer.email,
      orders: 1,
      total: order.total,
    });
    await pay(admin.token, insertedId, 995);
    expect(await rowOf(customer)).toMatchObject({ orders: 1, total: order.total - 995 });
    await pay(admin.token, insertedId, order.total - 995);
    expect(await rowOf(customer)).toBeUndefined();
  });

  it('is for admins', async () => {
    await expectProblem(await send('GET', '/receivables'), 401, 'unauthenticated');
    const refused = await send('GET', '/receivables', { token: customer.token });
    await expectProblem(refused, 403, 'forbidden');
  });
});
