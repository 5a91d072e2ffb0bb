import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generatedSku, type Inserted, toolIdOf } from '../../contract/index.ts';
import { createTool as addTool } from '../../services/catalogue/edit/createTool.ts';
import { skus, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { keyedIdOf } from '../../store/writes/idempotency.ts';
import { callerOf, registerAdmin } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { countOf } from '../../testing/api/statuses.ts';
import {
  newSku,
  postedTool,
  postTool,
  putTool,
  readTool,
  specifiedTool,
} from '../../testing/tools/editing.ts';
import { createTool } from '../../testing/tools/tools.ts';

const admin = await registerAdmin();
const { token } = admin;

const ownerOf = async (sku: string) => (await readDocument(skus.doc(sku)))?.toolId;

const skuOf = async (id: string) => (await readTool(token, id)).sku;

const remove = async (id: string) =>
  expectStatus(await send('DELETE', `/tool/${id}`, { token }), 200);

const expectTaken = async (response: Response, sku: string, toolName: string) => {
  const problem = await expectProblem(response, 409, 'sku-taken');
  const message = `${sku} is the SKU of “${toolName}”: enter another one`;
  expect(problem).toMatchObject({ errors: { sku: message }, detail: `${message}.` });
};

describe('The SKU of a new tool', () => {
  it('is stored in upper case, and reserved', async () => {
    const sku = newSku();
    const id = await postedTool(token, { sku: ` ${sku.toLowerCase()} ` });
    expect([await skuOf(id), await ownerOf(sku)]).toEqual([sku, id]);
  });

  it.each([undefined, '', '  '])('is generated for %j', async (sku) => {
    const id = await postedTool(token, { sku, category: 'planes' });
    expect(await skuOf(id)).toBe(generatedSku('planes', id));
    expect(await ownerOf(generatedSku('planes', id))).toBe(id);
  });

  it('is refused if another tool has it, in any case', async () => {
    const sku = newSku();
    await postedTool(token, { sku, toolName: 'Block plane' });
    await expectTaken(await postTool(token, { sku }), sku, 'Block plane');
    await expectTaken(await postTool(token, { sku: sku.toLowerCase() }), sku, 'Block plane');
  });

  it('goes to one of 20 admins who enter it at once', async () => {
    const sku = newSku();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        postTool(token, { sku: n % 2 ? sku : sku.toLowerCase(), toolName: `Plane of ${sku}` }),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect([countOf(statuses, 201), countOf(statuses, 409)], statuses.join()).toEqual([1, 19]);
    for (const response of responses) {
      if (response.status === 409) await expectTaken(response, sku, `Plane of ${sku}`);
    }
    const snapshot = await tools.where('toolName', '==', `Plane of ${sku}`).get();
    expect(snapshot.docs.map(({ id }) => id)).toEqual([await ownerOf(sku)]);
  });

  it('takes the next number when the generated one is taken', async () => {
    const caller = callerOf(admin, true);
    const request = { input: specifiedTool, key: randomUUID() };
    const named = { ...specifiedTool, sku: '', category: 'other' } as const;
    const id = toolIdOf(named, keyedIdOf(caller.uid, request.key));
    const [first, second] = [generatedSku('other', id), generatedSku('other', id, 1)];
    // Another tool has the number that this one would get.
    await createTool({ sku: first });
    expect((await addTool(request, caller)).id).toBe(id);
    expect([await skuOf(id), await ownerOf(second)]).toEqual([second, id]);
  });

  it('stays the same for a retry with the same key', async () => {
    const [key, sku] = [randomUUID(), newSku()];
    const first = await expectStatus<Inserted>(await postTool(token, { sku }, key), 201);
    expect(await expectStatus(await postTool(token, { sku }, key), 201)).toEqual(first);
    // Also when the tool is deleted, and another tool has its SKU.
    await remove(first.insertedId);
    const other = await postedTool(token, { sku });
    expect(await expectStatus(await postTool(token, { sku }, key), 201)).toEqual(first);
    expect(await ownerOf(sku)).toBe(other);
  });

  it('stays the same for a retry without a SKU', async () => {
    const key = randomUUID();
    const first = await expectStatus<Inserted>(await postTool(token, {}, key), 201);
    const again = await Promise.all(Array.from({ length: 5 }, () => postTool(token, {}, key)));
    for (const response of again) expect(await expectStatus(response, 201)).toEqual(first);
    expect(await skuOf(first.insertedId)).toBe(generatedSku('other', first.insertedId));
    expect(await ownerOf(generatedSku('other', first.insertedId, 1))).toBeUndefined();
  });
});

describe('The SKU of an existing tool', () => {
  it('can be changed, keeps the old one from others, and can return to it', async () => {
    const [before, after] = [newSku(), newSku()];
    const id = await postedTool(token, { sku: before });
    await expectStatus(await putTool(token, id, { sku: after.toLowerCase() }), 200);
    expect([await skuOf(id), await ownerOf(after), await ownerOf(before)]).toEqual([after, id, id]);
    const refused = await postTool(token, { sku: before });
    expect((await expectProblem(refused, 409, 'sku-taken')).errors).toEqual({
      sku: expect.stringContaining(`${before} is an old SKU of`),
    });
    await expectStatus(await putTool(token, id, { sku: before }), 200);
    expect((await readDocument(tools.doc(id)))?.oldSkus).toEqual([after]);
    await remove(id);
    expect([await ownerOf(before), await ownerOf(after)]).toEqual([undefined, undefined]);
  });

  it('is free for others after a change of a draft', async () => {
    const [before, after] = [newSku(), newSku()];
    const id = await postedTool(token, { sku: before, stage: 'draft' });
    await expectStatus(await putTool(token, id, { sku: after, stage: 'draft' }), 200);
    expect([await ownerOf(after), await ownerOf(before)]).toEqual([id, undefined]);
  });

  it('cannot become that of another tool, and then nothing changes', async () => {
    const [own, taken] = [newSku(), newSku()];
    await postedTool(token, { sku: taken, toolName: 'Block plane' });
    const id = await postedTool(token, { sku: own });
    await expectTaken(await putTool(token, id, { sku: taken, price: 1 }), taken, 'Block plane');
    expect(await readTool(token, id)).toMatchObject({ sku: own, price: 64.5 });
    expect(await ownerOf(own)).toBe(id);
  });

  it('cannot be swapped at once with that of another tool', async () => {
    const [one, other] = [newSku(), newSku()];
    const ids = [await postedTool(token, { sku: one }), await postedTool(token, { sku: other })];
    const responses = await Promise.all([
      putTool(token, ids[0] ?? '', { sku: other }),
      putTool(token, ids[1] ?? '', { sku: one }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([409, 409]);
    expect([await ownerOf(one), await ownerOf(other)]).toEqual(ids);
  });

  it('is kept by an update without one, with an empty one, or with the same', async () => {
    const sku = newSku();
    const id = await postedTool(token, { sku });
    for (const fields of [
      { price: 5 },
      { price: 6, sku: '' },
      { sku },
      { sku: sku.toLowerCase() },
    ]) {
      await expectStatus(await putTool(token, id, fields), 200);
      expect([await skuOf(id), await ownerOf(sku)]).toEqual([sku, id]);
    }
  });

  it('is free again when the tool is deleted', async () => {
    const sku = newSku();
    await remove(await postedTool(token, { sku }));
    expect(await ownerOf(sku)).toBeUndefined();
    const next = await postedTool(token, { sku });
    expect(await ownerOf(sku)).toBe(next);
  });
});
