import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Deleted, Inserted } from '../../contract/index.ts';
import { registerAdmin } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { postedTool, postTool, putTool, readTool } from '../../testing/tools/editing.ts';

const admin = await registerAdmin();

const post = (toolName: string, fields: object = {}) =>
  postedTool(admin.token, { toolName, ...fields });

describe('The id of a new tool', () => {
  it('is readable, and stays the same when the tool is renamed', async () => {
    const id = await post('Équerre “à onglet” 90°');
    expect(id).toMatch(/^equerre-a-onglet-90-[0-9a-z]{8}$/);
    await expectStatus(await putTool(admin.token, id, { toolName: 'Mitre square' }), 200);
    expect(await readTool(admin.token, id)).toMatchObject({ _id: id, toolName: 'Mitre square' });
  });

  it('differs for tools with the same name, also for new ones after a deletion', async () => {
    const first = await post('Same plane');
    await expectStatus<Deleted>(
      await send('DELETE', `/tool/${first}`, { token: admin.token }),
      200,
    );
    const others = await Promise.all([post('Same plane'), post('Same plane')]);
    expect(new Set([first, ...others]).size).toBe(3);
    await expectProblem(await send('GET', `/tool/${first}`), 404, 'tool-not-found');
  });

  it('is that of the first attempt for a retry', async () => {
    const key = randomUUID();
    const retry = () => postTool(admin.token, { toolName: 'Retried plane' }, key);
    const { insertedId } = await expectStatus<Inserted>(await retry(), 201);
    expect(await expectStatus<Inserted>(await retry(), 201)).toMatchObject({ insertedId });
  });

  it('contains the SKU if the name is in another script', async () => {
    const sku = `KAN-${randomUUID().slice(0, 8)}`.toUpperCase();
    expect(await post('鉋', { sku })).toMatch(new RegExp(`^${sku.toLowerCase()}-[0-9a-z]{8}$`));
  });

  it('cannot be given or changed by a body', async () => {
    const id = await post('Fixed plane', { _id: 'given', id: 'given', slug: 'given' });
    expect(id).toMatch(/^fixed-plane-/);
    const update = { price: 7, _id: 'moved', slug: 'moved' };
    await expectStatus(await putTool(admin.token, id, update), 200);
    expect(await readTool(admin.token, id)).toMatchObject({ _id: id, price: 7 });
    await expectProblem(await send('GET', '/tool/moved'), 404, 'tool-not-found');
  });

  it.each([
    '../../../users/admin',
    '__proto__',
    '<img src=x onerror=alert(1)>',
    '%2e%2e%2f?a#b',
    '{{tool-name}} {{card-address}}',
  ])('is harmless for the name %j', async (toolName) => {
    const id = await post(toolName);
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(await readTool(admin.token, id)).toMatchObject({ _id: id, toolName });
  });
});
