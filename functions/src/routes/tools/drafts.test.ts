import { describe, expect, it } from 'vitest';
import type { Inserted, Tool } from '../../contract/index.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { waitForIndex } from '../../testing/background/catalogue.ts';
import { liveToolWhen } from '../../testing/background/live.ts';
import {
  newSku,
  postedTool,
  putTool,
  readStaffTool,
  specifiedTool,
} from '../../testing/tools/editing.ts';

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

const postDraft = (fields: object = {}) =>
  send('POST', '/tool', {
    token: admin.token,
    json: { updatedInfo: { toolName: 'Draft plane', stage: 'draft', ...fields } },
  });

const draft = async (fields: object = {}): Promise<string> =>
  (await expectStatus<Inserted>(await postDraft(fields), 201)).insertedId;

describe('A draft', () => {
  it('needs only a name', async () => {
    expect(await readStaffTool(admin.token, await draft())).toMatchObject({
      stage: 'draft',
      price: 0,
      available: 0,
      minOrder: 0,
      toolDescription: '',
      imageLink: '',
    });
    const problem = await expectProblem(await postDraft({ toolName: '' }), 400, 'validation');
    expect(problem.errors).toEqual({ toolName: 'Tool name is required' });
  });

  it('has values that are valid as far as they are given', async () => {
    const invalid = { price: -1, minOrder: 1.5, imageLink: 'ftp://a.test', stage: 'draft' };
    const problem = await expectProblem(await postDraft(invalid), 400, 'validation');
    expect(Object.keys(problem.errors ?? {}).sort()).toEqual(['imageLink', 'minOrder', 'price']);
    await expectProblem(await postDraft({ stage: 'sold' }), 400, 'validation');
  });

  it('is published only when it is complete', async () => {
    const id = await draft({ available: 4 });
    const refused = await putTool(admin.token, id, { stage: 'on-sale' });
    const problem = await expectProblem(refused, 400, 'validation');
    expect(Object.keys(problem.errors ?? {}).sort()).toEqual([
      'imageLink',
      'minOrder',
      'price',
      'toolDescription',
    ]);
    const { imageLink, toolDescription } = specifiedTool;
    const rest = { price: 5, minOrder: 2, imageLink, toolDescription };
    await expectStatus(await putTool(admin.token, id, { stage: 'on-sale', ...rest }), 200);
    await expectStatus(await send('GET', `/tool/${id}`), 200);
  });

  it('keeps what is emptied in it', async () => {
    const id = await draft({ price: 5, toolDescription: 'It cuts.' });
    const emptied = { stage: 'draft', price: 0, toolDescription: '' };
    await expectStatus(await putTool(admin.token, id, emptied), 200);
    expect(await readStaffTool(admin.token, id)).toMatchObject({ price: 0, toolDescription: '' });
    await expectProblem(await putTool(admin.token, id, { price: 0 }), 400, 'validation');
  });

  it('is seen by staff alone, and can be bought by nobody', async () => {
    const sku = newSku();
    const id = await postedTool(admin.token, { sku, stage: 'draft' });
    await waitForIndex(id);
    for (const token of [undefined, customer.token, admin.token]) {
      const caller = token === undefined ? {} : { token };
      await expectProblem(await send('GET', `/tool/${id}`, caller), 404, 'tool-not-found');
      const answers = [
        await send('GET', '/tools?sort=newest&limit=100', caller),
        await send('GET', `/tools?q=${sku}`, caller),
        await send('GET', `/catalogue?q=${sku}`, caller),
      ];
      for (const answer of answers) expect(await answer.text()).not.toContain(id);
    }
    const json = { rows: [{ sku, quantity: 5 }] };
    const resolved = await send('POST', '/cart/resolve', { token: customer.token, json });
    expect(await expectStatus(resolved, 200)).toMatchObject({ rows: [{ tool: null }] });
    const all: Tool[] = await expectStatus(
      await send('GET', `/tools?prices=list&q=${sku}`, { token: admin.token }),
      200,
    );
    expect(all).toMatchObject([{ _id: id, stage: 'draft' }]);
  });

  it('leaves the pages that listen to a tool when it is hidden', async () => {
    const id = await postedTool(admin.token, { sku: newSku() });
    await liveToolWhen(id, Boolean);
    await expectStatus(await putTool(admin.token, id, { stage: 'draft' }), 200);
    expect(await liveToolWhen(id, (live) => live === undefined)).toBeUndefined();
    await expectStatus(await putTool(admin.token, id, { stage: 'on-sale' }), 200);
    await liveToolWhen(id, Boolean);
  });
});
