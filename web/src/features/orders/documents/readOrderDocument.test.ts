import { apiRoutes } from 'functions/contract';
import { expect, it, vi } from 'vitest';
import { requestApi } from '../../../lib/api/api.ts';
import { orderOf } from '../../../testing/fixtures.ts';
import { readOrderDocument } from './readOrderDocument.ts';

const order = orderOf('first');

it.each([
  ['pick-list', apiRoutes.getPickList, 'pick-list-TH-00000001.pdf'],
  ['order-confirmation', apiRoutes.getOrderConfirmation, 'order-confirmation-TH-00000001.pdf'],
] as const)('fetches the %s and names its file', async (kind, route, name) => {
  vi.mocked(requestApi).mockResolvedValueOnce(new Response('%PDF-1.7'));
  const file = await readOrderDocument(kind, order);
  expect(file.name).toBe(name);
  expect(await file.content.text()).toBe('%PDF-1.7');
  expect(vi.mocked(requestApi).mock.lastCall).toEqual([route, { params: { id: 'first' } }]);
});

it('reports a broken connection', async () => {
  const broken = { blob: () => Promise.reject(new TypeError('terminated')) } as Response;
  vi.mocked(requestApi).mockResolvedValueOnce(broken);
  await expect(readOrderDocument('pick-list', order)).rejects.toMatchObject({ code: 'network' });
});
