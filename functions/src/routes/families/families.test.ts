import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type {
  ChangedFamily,
  CreatedFamily,
  Family,
  FamilyInput,
  FamilyPage,
  ListedFamily,
  Tool,
} from '../../contract/index.ts';
import { auditLog, families, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import {
  createAxis,
  createSize,
  createTestFamily,
  familyOf,
} from '../../testing/tools/families.ts';
import { createTool, removeTool } from '../../testing/tools/tools.ts';

const { customer, admin } = await registerShoppers();
const { token } = admin;

const post = (json: FamilyInput, headers = {}) => send('POST', '/family', { token, json, headers });
const put = ({ _id, createdAt: _, ...family }: Family, change: Partial<FamilyInput> = {}) =>
  send('PUT', `/family/${_id}`, { token, json: { ...family, ...change } });
const get = (id: string, query = '', by = customer.token) =>
  send('GET', `/family/${id}${query}`, { token: by });

const familyIdOfTool = async (id: string) => (await readDocument(tools.doc(id)))?.familyId;

const sizesOf = async (axis: string, ...widths: number[]) =>
  Promise.all(widths.map((mm) => createSize(axis, mm)));

describe('POST /family', () => {
  it('creates a family once, and its sizes point back', async () => {
    const axis = await createAxis(token);
    const ids = await sizesOf(axis, 8, 5);
    const headers = { 'Idempotency-Key': randomUUID() };
    const input = familyOf(axis, ids, { text: 'For wood.' });
    const first = await expectStatus<CreatedFamily>(await post(input, headers), 201);
    expect(await expectStatus<CreatedFamily>(await post(input, headers), 201)).toEqual(first);
    expect(first.family).toMatchObject(input);
    const id = first.insertedId;
    expect(await Promise.all(ids.map(familyIdOfTool))).toEqual([id, id]);
    const tool = await expectStatus<Tool>(await send('GET', `/tool/${ids[0]}`), 200);
    expect(tool.familyId).toBe(id);
    const { docs } = await auditLog.where('target.id', '==', id).get();
    expect(docs.map((entry) => entry.data().action)).toEqual(['family-created']);
    await send('DELETE', `/family/${id}`, { token });
  });

  it('refuses tools that can’t be its sizes, and names them', async () => {
    const [axis, note] = [
      await createAxis(token),
      await createAxis(token, { kind: 'text', unit: '' }),
    ];
    const [half, same, other] = [
      await createSize(axis, 13),
      await createSize(axis, 13),
      await createSize(axis, 14),
    ];
    const bare = await createTool();
    await createTestFamily(token, familyOf(axis, [other], { name: 'Other bits' }));
    const input = familyOf(axis, [half, same, other, bare, 'missing']);
    const { errors } = await expectProblem(await post(input), 400, 'validation');
    expect(errors).toMatchObject({
      'toolIds.1': expect.stringMatching(/has the same size as .*: 13 mm$/),
      'toolIds.2': expect.stringMatching(/is a size of “Other bits”/),
      'toolIds.3': expect.stringContaining(`has no value of ${axis}`),
      'toolIds.4': 'There is no such tool',
    });
    const texts = await expectProblem(await post(familyOf(note, [])), 400, 'validation');
    expect(texts.errors).toEqual({ 'axes.0': expect.stringContaining('is a text') });
    const many = Array.from({ length: 101 }, (_, at) => `t${at}`);
    const tooMany = await expectProblem(await post(familyOf(axis, many)), 400, 'validation');
    expect(tooMany.errors).toEqual({ toolIds: 'A family has at most 100 sizes' });
    await removeTool(bare);
  });

  it('puts a tool into one of two families that take it at the same time', async () => {
    const axis = await createAxis(token);
    const [id = ''] = await sizesOf(axis, 21);
    const names = ['One', 'Two'];
    const answers = await Promise.all(names.map((name) => post(familyOf(axis, [id], { name }))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    const owner = await familyIdOfTool(id);
    const { docs } = await families.where('toolIds', 'array-contains', id).get();
    expect(docs.map((family) => family.id)).toEqual([owner]);
    await send('DELETE', `/family/${owner}`, { token });
  });
});

describe('PUT /family/:id', () => {
  it('moves tools in and out, and keeps to the version', async () => {
    const axis = await createAxis(token);
    const [one = '', two = '', three = ''] = await sizesOf(axis, 1, 2, 3);
    const family = await createTestFamily(token, familyOf(axis, [one, two]));
    const toolIds = [three, one];
    const changed = await expectStatus<ChangedFamily>(await put(family, { toolIds }), 200);
    expect(changed.family.toolIds).toEqual(toolIds);
    expect(await Promise.all([one, two, three].map(familyIdOfTool))).toEqual([
      family._id,
      '',
      family._id,
    ]);
    const problem = await expectProblem(await put(family), 412, 'precondition-failed');
    expect(problem.family).toEqual(changed.family);
    const same = await expectStatus<ChangedFamily>(await put(changed.family), 200);
    expect(same.family.version).toBe(changed.family.version);
  });

  it('checks all sizes by other axes', async () => {
    const [axis, other] = [await createAxis(token), await createAxis(token)];
    const both = (mm: number, otherMm: number) =>
      createSize(axis, mm, {
        attributes: { [axis]: `${mm} mm`, [other]: `${otherMm} mm` },
        attributeNumbers: { [axis]: [mm, 1], [other]: [otherMm, 1] },
      });
    const family = await createTestFamily(
      token,
      familyOf(axis, [await both(1, 5), await both(2, 5)]),
    );
    const problem = await expectProblem(await put(family, { axes: [other] }), 400, 'validation');
    expect(problem.errors).toEqual({ 'toolIds.1': expect.stringContaining('has the same size') });
    await expectStatus(await put(family, { axes: [axis, other] }), 200);
  });
});

describe('GET /family/:id', () => {
  it('shows customers the sizes on sale in order, and staff all', async () => {
    const axis = await createAxis(token);
    const [big = '', small = ''] = await sizesOf(axis, 30, 4);
    const draft = await createSize(axis, 10, { stage: 'draft' });
    const { _id: id, version } = await createTestFamily(token, familyOf(axis, [big, small, draft]));
    const page = await expectStatus<FamilyPage>(await get(id), 200);
    expect(page.axes).toEqual([{ key: axis, label: axis, values: ['4 mm', '30 mm'] }]);
    expect(page.sizes.map(({ tool, at }) => [tool._id, at])).toEqual([
      [small, [0]],
      [big, [1]],
    ]);
    const all = await expectStatus<FamilyPage>(await get(id, '?prices=list', token), 200);
    expect(all.sizes.map(({ tool }) => tool._id)).toEqual([small, draft, big]);
    expect(all.version).toBe(version);
    const visitor = await expectStatus<FamilyPage>(await send('GET', `/family/${id}`), 200);
    expect(visitor.sizes).toHaveLength(2);
  });

  it('is not found without a size that the customer sees', async () => {
    const axis = await createAxis(token);
    const draft = await createSize(axis, 10, { stage: 'draft' });
    const { _id: id } = await createTestFamily(token, familyOf(axis, [draft]));
    await expectProblem(await get(id), 404, 'family-not-found');
    await expectProblem(await get('missing'), 404, 'family-not-found');
    await expectStatus(await get(id, '?prices=list', token), 200);
    await expectProblem(await get(id, '?prices=list'), 403, 'forbidden');
  });
});

it('GET /families finds families by words of name and id', async () => {
  const axis = await createAxis(token);
  const word = `w${randomUUID().slice(0, 8)}`;
  const one = await createTestFamily(token, familyOf(axis, [], { name: `Bits ${word}` }));
  const two = await createTestFamily(token, familyOf(axis, [], { name: `Augers ${word}` }));
  const list = async (query: string) => {
    const response = await send('GET', `/families?q=${query}`, { token });
    return (await expectStatus<ListedFamily[]>(response, 200)).map(({ _id }) => _id);
  };
  expect(await list(word)).toEqual([two._id, one._id]);
  expect(await list(`bits+${word}`)).toEqual([one._id]);
  expect(await list(one._id)).toEqual([one._id]);
});

it('DELETE /family/:id leaves its sizes as tools', async () => {
  const axis = await createAxis(token);
  const ids = await sizesOf(axis, 1, 2);
  const { _id: id } = await createTestFamily(token, familyOf(axis, ids));
  const remove = async () => (await send('DELETE', `/family/${id}`, { token })).json();
  expect(await remove()).toEqual({ acknowledged: true, deletedCount: 1 });
  expect(await remove()).toEqual({ acknowledged: true, deletedCount: 0 });
  expect(await Promise.all(ids.map(familyIdOfTool))).toEqual(['', '']);
});
