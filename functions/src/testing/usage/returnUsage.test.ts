import { expect, it } from 'vitest';
import { dayMs, type ReturnTransitionInput } from '../../contract/index.ts';
import { expireReturn } from '../../services/returns/expireReturns.ts';
import {
  listReturns,
  listReturnsOfOrder,
  readReturnSlip,
} from '../../services/returns/listReturns.ts';
import { requestReturn } from '../../services/returns/requestReturn.ts';
import { returnResource } from '../../services/returns/storedReturns.ts';
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
  expect(await usageOf(ask)).toEqual({ reads: 2, writes: 5 });
  expect(await usageOf(ask)).toEqual({ reads: 5, writes: 0 });
  const claim = `${id}-R1`;
  const move = (fields: Partial<ReturnTransitionInput>, to: ReturnTransitionInput['to']) => () =>
    transitionReturn(
      claim,
      { input: { ...fields, to } as ReturnTransitionInput & { to: typeof to }, key: to },
      admin,
    );
  const approve = move({}, 'approved');
  expect(await usageOf(approve)).toEqual({ reads: 2, writes: 6 });
  expect(await usageOf(approve)).toEqual({ reads: 3, writes: 0 });
  const slip = () => readReturnSlip(`${number}-R1`, customer);
  expect(await usageOf(slip)).toEqual({ reads: 3, writes: 0 });
  const counted = move({ lines: [{ toolId, quantity: 1, resellable: 1 }] as never }, 'received');
  expect(await usageOf(counted)).toEqual({ reads: 3, writes: 8 });
  const replaced = move(
    {
      lines: [{ toolId, resolution: 'replacement' }] as never,
      carrier: 'Swift Freight',
      trackingNumber: 'SF-1',
    },
    'closed',
  );
  expect(await usageOf(replaced)).toEqual({ reads: 4, writes: 10 });
  expect(await usageOf(() => returnResource.get(claim, customer))).toEqual({ reads: 1, writes: 0 });
  const page = { limit: 2 };
  const ofOrder = () => listReturnsOfOrder(id, page, customer);
  expect(await usageOf(ofOrder)).toEqual({ reads: 2, writes: 0 });
  const all = () => listReturns({ filter: 'all', search: `${number}-R1` }, page);
  expect(await usageOf(all)).toEqual({ reads: 1, writes: 0 });
});

it('Reads and writes of a return that is credited, withdrawn or expires', async () => {
  const shoppers = await registerShoppers();
  const [customer, admin] = [callerOf(shoppers.customer), callerOf(shoppers.admin, true)];
  const { customer: account, admin: shop } = shoppers;
  const { id, tools } = await deliveredOrderOfTools(account.token, shop.token, 1);
  const [toolId = ''] = tools;
  const asked = async () => {
    const lines = [{ toolId, quantity: 1, reason: '' }];
    const input = { kind: 'return', lines, pictures: undefined, exception: '' } as const;
    return requestReturn(id, { input: { ...input, lines }, key: undefined }, customer);
  };
  const move = (returnId: string, caller: typeof admin, input: object) => () =>
    transitionReturn(returnId, { input: input as never, key: undefined }, caller);
  const { insertedId: withdrawn } = await asked();
  const withdraw = move(withdrawn, customer, { to: 'withdrawn' });
  expect(await usageOf(withdraw)).toEqual({ reads: 1, writes: 3 });
  const { insertedId: credited } = await asked();
  await move(credited, admin, { to: 'approved' })();
  const counted = [{ toolId, quantity: 1, resellable: 0 }];
  await move(credited, admin, { to: 'received', lines: counted })();
  const lines = [{ toolId, resolution: 'credit' }];
  const close = move(credited, admin, { to: 'closed', lines });
  expect(await usageOf(close)).toEqual({ reads: 4, writes: 10 });
  const { insertedId: expiring } = await asked();
  await move(expiring, admin, { to: 'approved' })();
  const later = new Date(Date.now() + 60 * dayMs);
  expect(await usageOf(() => expireReturn(expiring, later))).toEqual({ reads: 1, writes: 4 });
});
