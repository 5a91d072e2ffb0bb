import { expect, it } from 'vitest';
import type { ReturnTransitionInput } from '../../contract/index.ts';
import {
  getReturn,
  listReturns,
  listReturnsOfOrder,
  readReturnSlip,
} from '../../services/returns/listReturns.ts';
import { requestReturn } from '../../services/returns/requestReturn.ts';
import { transitionReturn } from '../../services/returns/transitionReturn.ts';
import { callerOf, registerShoppers } from '../api/accounts.ts';
import { deliveredOrderOfTools } from '../orders/returns.ts';
import { keepCaches, usageOf } from './usage.ts';

keepCaches();

it('Reads and writes of a return: of each step, its retry, and its lists', async () => {
  const shoppers = await registerShoppers();
  const [customer, admin] = [callerOf(shoppers.customer), callerOf(shoppers.admin, true)];
  const { customer: account, admin: shop } = shoppers;
  const { id, number, tools } = await deliveredOrderOfTools(account.token, shop.token, 1);
  const [toolId = ''] = tools;
  const lines = [{ toolId, quantity: 1, reason: 'Loose' }];
  const input = { kind: 'claim', lines, pictures: undefined, exception: '' } as const;
  const request = { input: { ...input, lines }, key: 'claim' };
  const ask = () => requestReturn(id, request, customer);
  expect(await usageOf(ask)).toEqual({ reads: 3, writes: 3 });
  expect(await usageOf(ask)).toEqual({ reads: 3, writes: 0 });
  const claim = `${id}-R1`;
  const move = (fields: Partial<ReturnTransitionInput>, to: ReturnTransitionInput['to']) => () =>
    transitionReturn(
      claim,
      { input: { ...fields, to } as ReturnTransitionInput & { to: typeof to }, key: to },
      admin,
    );
  const approve = move({}, 'approved');
  expect(await usageOf(approve)).toEqual({ reads: 2, writes: 4 });
  expect(await usageOf(approve)).toEqual({ reads: 1, writes: 0 });
  const slip = () => readReturnSlip(`${number}-R1`, customer);
  expect(await usageOf(slip)).toEqual({ reads: 3, writes: 0 });
  const counted = move({ lines: [{ toolId, quantity: 1, resellable: 1 }] as never }, 'received');
  expect(await usageOf(counted)).toEqual({ reads: 3, writes: 6 });
  const replaced = move(
    {
      lines: [{ toolId, resolution: 'replacement' }] as never,
      carrier: 'Swift Freight',
      trackingNumber: 'SF-1',
    },
    'closed',
  );
  expect(await usageOf(replaced)).toEqual({ reads: 4, writes: 7 });
  expect(await usageOf(() => getReturn(claim, customer))).toEqual({ reads: 1, writes: 0 });
  const page = { limit: 2 };
  const ofOrder = () => listReturnsOfOrder(id, page, customer);
  expect(await usageOf(ofOrder)).toEqual({ reads: 2, writes: 0 });
  const all = () => listReturns({ filter: 'all', search: `${number}-R1` }, page);
  expect(await usageOf(all)).toEqual({ reads: 1, writes: 0 });
});
