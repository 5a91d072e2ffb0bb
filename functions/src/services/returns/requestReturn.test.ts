import { describe, expect, it } from 'vitest';
import { formatDay, lastReturnDay } from '../../contract/index.ts';
import { createCompany, newMember, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { newAdmin, newBuyer } from '../../testing/orders/prepaidOrders.ts';
import { timeZone } from '../../testing/orders/shopDays.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { requestReturn } from './requestReturn.ts';

useCompanies();

const buyer = newBuyer();

const deliveredAt = new Date(1_000);

/** An order that was delivered long ago. */
const oldOrder = (): Promise<string> =>
  storeOrder({
    userId: buyer.uid,
    payerId: buyer.payerId,
    status: 'delivered',
    createdAt: deliveredAt,
  });

const inputOf = (id: string, kind: 'return' | 'claim', exception = '') => ({
  input: {
    kind,
    lines: [{ toolId: `deleted-${id}`, quantity: 5, reason: 'Loose handle' }],
    pictures: undefined,
    exception,
  },
  key: undefined,
});

describe('requestReturn', () => {
  it.each(['return', 'claim'] as const)('refuses a %s after the last day', async (kind) => {
    const id = await oldOrder();
    const lastDay = lastReturnDay(deliveredAt, { kind, returnDays: 30, timeZone });
    await expect(requestReturn(id, inputOf(id, kind), buyer)).rejects.toMatchObject({
      code: 'return-too-late',
      details: {
        lastDay,
        errors: { 'lines.0.quantity': `The last day was ${formatDay(lastDay)}` },
      },
    });
  });

  it('lets the shop make an exception', async () => {
    const id = await oldOrder();
    const { return: found } = await requestReturn(
      id,
      inputOf(id, 'return', 'A regular customer'),
      newAdmin(),
    );
    expect(found).toMatchObject({ exception: 'A regular customer', status: 'requested' });
  });

  it('refuses a member who only looks at the orders of the company', async () => {
    const companyId = await createCompany();
    const [owner, bookkeeper] = [
      await newMember(companyId, 'owner'),
      await newMember(companyId, 'bookkeeper'),
    ];
    const id = await storeOrder({ userId: owner.uid, payerId: companyId, status: 'cancelled' });
    const request = inputOf(id, 'claim');
    await expect(requestReturn(id, request, bookkeeper)).rejects.toMatchObject({
      code: 'role-forbidden',
    });
    await expect(requestReturn(id, request, owner)).rejects.toMatchObject({
      code: 'nothing-left',
    });
  });
});
