import { describe, expect, it } from 'vitest';
import type { Tool } from '../../contract/index.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { waitForIndex } from '../../testing/background/catalogue.ts';
import { liveToolWhen } from '../../testing/background/live.ts';
import { newSku, postedTool, readStaffTool } from '../../testing/tools/editing.ts';

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

const place = `Z-${crypto.randomUUID().slice(0, 13)}`;

// No other number of an answer contains these digits.
const costPrice = 48_613.57;

const added = async (storagePlace = place) => {
  const sku = newSku();
  const id = await postedTool(admin.token, { sku, storagePlace, costPrice });
  await waitForIndex(id);
  return { id, sku };
};

const read = (id: string, token?: string, query = '') =>
  send('GET', `/tool/${id}${query}`, token === undefined ? {} : { token });

const putWith = (id: string, etag: string | null, updatedInfo: object) =>
  send('PUT', `/tool/${id}`, {
    token: admin.token,
    json: { updatedInfo },
    headers: { 'If-Match': etag ?? '' },
  });

describe('The storage place and the cost price of a tool', () => {
  it('are in no answer to customers and visitors, nor in what pages listen to', async () => {
    const { id, sku } = await added();
    const rows = [{ sku, quantity: 5 }];
    for (const token of [undefined, customer.token, admin.token]) {
      const caller = token === undefined ? {} : { token };
      const calls = [
        () => read(id, token),
        () => send('GET', `/tools?sort=newest&q=${sku}`, caller),
        () => send('GET', `/tools?q=${sku}`, caller),
        () => send('GET', `/catalogue?q=${sku}`, caller),
        () => send('POST', '/cart/resolve', { ...caller, json: { rows } }),
      ];
      for (const call of calls) {
        // The lists of visitors follow the index within ten seconds.
        let text = '';
        const ask = async () => {
          text = await (await call()).text();
          return text;
        };
        await expect.poll(ask).toContain(sku);
        for (const hidden of ['storagePlace', place, 'costPrice', String(costPrice)]) {
          expect(text).not.toContain(hidden);
        }
      }
    }
    const search = await send('GET', `/tools?q=${place}`, { token: admin.token });
    expect(await expectStatus(search, 200)).toEqual([]);
    const live = await liveToolWhen(id, Boolean);
    expect(live).not.toHaveProperty('storagePlace');
    expect(live).not.toHaveProperty('costPrice');
  });

  it('are only for staff who ask for list prices', async () => {
    const { id, sku } = await added();
    expect(await readStaffTool(admin.token, id)).toMatchObject({
      storagePlace: place,
      costPrice,
    });
    await expectProblem(await read(id, customer.token, '?prices=list'), 403, 'forbidden');
    for (const query of ['sort=newest', 'sort=popularity', 'sort=price']) {
      const path = `/tools?${query}&prices=list&limit=100&q=${sku}`;
      const list = await send('GET', path, { token: admin.token });
      expect((await expectStatus<Tool[]>(list, 200)).find(({ _id }) => _id === id)).toMatchObject({
        storagePlace: place,
        costPrice,
      });
    }
  });

  it('show in no ETag of others, whose versions stay usable', async () => {
    const id = await postedTool(admin.token, { sku: newSku() });
    const [forAll, forStaff] = await Promise.all([read(id), read(id, admin.token, '?prices=list')]);
    const etag = forAll.headers.get('etag');
    expect(forStaff.headers.get('etag')).toBe(etag);
    await expectStatus(await putWith(id, etag, { storagePlace: 'A-1' }), 200);
    expect((await read(id)).headers.get('etag')).toBe(etag);
    const seen = (await read(id, admin.token, '?prices=list')).headers.get('etag');
    expect(seen).not.toBe(etag);
    await expectStatus(await putWith(id, seen, { storagePlace: 'A-2' }), 200);
    await expectProblem(
      await putWith(id, seen, { storagePlace: 'A-3' }),
      412,
      'precondition-failed',
    );
  });
});
