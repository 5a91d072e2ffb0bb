import { apiRoutes, unprintedHeader } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { requestApi } from '../../../lib/api/api.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { orderOf } from '../../../testing/fixtures.ts';
import { printOrders } from './printOrders.ts';

const save = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/browser/saveFile.ts', () => ({ saveFile: save }));

const orders = ['a', 'b', 'c', 'd'].map((id) => ({ ...orderOf(id), number: `TH-${id}` }));

beforeEach(() => vi.resetAllMocks());

it('saves the PDF of all orders', async () => {
  vi.mocked(requestApi).mockResolvedValueOnce(new Response('%PDF'));
  await printOrders('labels', orders);
  const body = { print: 'labels', orderIds: ['a', 'b', 'c', 'd'] };
  expect(requestApi).toHaveBeenCalledExactlyOnceWith(apiRoutes.printOrders, { body });
  expect(save.mock.lastCall?.[0]).toMatchObject({ name: 'labels.pdf' });
  expect(toast).not.toHaveBeenCalled();
});

it('names each order that is not in it, by reason', async () => {
  const headers = { [unprintedHeader]: '1=cancelled, 2=no-parcel, 3=cancelled' };
  vi.mocked(requestApi).mockResolvedValueOnce(new Response('%PDF', { headers }));
  await printOrders('delivery-notes', orders);
  expect(save).toHaveBeenCalledOnce();
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    '3 orders not printed. TH-b, TH-d: cancelled. TH-c: no parcel so far.',
    { variant: 'warning', persist: true },
  );
});

it('says why nothing was saved', async () => {
  const errors = { orderIds: 'None of these orders has a parcel' };
  vi.mocked(requestApi).mockRejectedValueOnce(new ApiProblem('validation', 400, { errors }));
  await printOrders('delivery-notes', orders);
  expect(save).not.toHaveBeenCalled();
  const [text, options] = toast.mock.lastCall ?? [];
  expect(text).toBe('Delivery notes not downloaded: None of these orders has a parcel');
  expect(options).toEqual({ variant: 'error' });
});
