import { describe, expect, it, vi } from 'vitest';
import { callApi } from '../../../lib/api/api.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { orderOf, plane } from '../../../testing/fixtures.ts';
import { placeToolOrder } from './placeToolOrder.ts';

vi.mock('../../../lib/api/api.ts');

const order = orderOf('first', plane, 12);

describe('placeToolOrder', () => {
  const form = { phoneNumber: '01712345678', quantity: 12, orderAddress: '12 Mill Lane' };
  const send = () => placeToolOrder({ form, tool: plane, idempotencyKey: 'key' });

  it('sends the quantity and the total under the key, and returns the placed order', async () => {
    vi.mocked(callApi).mockResolvedValueOnce({ order });
    expect(await send()).toEqual(order);
    expect(vi.mocked(callApi).mock.lastCall?.[1]).toEqual({
      idempotencyKey: 'key',
      body: {
        order: {
          phoneNumber: '01712345678',
          orderAddress: '12 Mill Lane',
          orderQuantity: 12,
          tool: plane,
          totalBill: 769.2,
        },
      },
    });
  });

  it('reports an error of the quantity under its name in the form', async () => {
    const errors = { orderQuantity: 'Too few', orderAddress: 'Too long' };
    vi.mocked(callApi).mockRejectedValueOnce(new ApiProblem('validation', 400, { errors }));
    await expect(send()).rejects.toMatchObject({
      code: 'validation',
      status: 400,
      details: { errors: { quantity: 'Too few', orderAddress: 'Too long' } },
    });
  });

  it('leaves other failures as they are', async () => {
    const failure = new ApiProblem('insufficient-stock', 409, { available: 7 });
    vi.mocked(callApi).mockRejectedValueOnce(failure);
    await expect(send()).rejects.toBe(failure);
  });
});
