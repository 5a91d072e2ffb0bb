import { expect, it } from 'vitest';
import type { EditedTools, Family, StaffTool } from '../../contract/index.ts';
import { checkFamilies } from '../../services/consistency/families/checkFamilies.ts';
import { families, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerAdmin } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import {
  createAxis,
  createSize,
  createTestFamily,
  familyOf,
} from '../../testing/tools/families.ts';

const { token } = await registerAdmin();

const familyWith = async (...widths: number[]) => {
  const axis = await createAxis(token);
  const ids = await Promise.all(widths.map((mm) => createSize(axis, mm)));
  const family = await createTestFamily(token, familyOf(axis, ids));
  return { axis, ids, family };
};

const setValue = (id: string, attributes: object) =>
  send('PUT', `/tool/${id}`, { token, json: { updatedInfo: { attributes } } });

const storedFamily = async ({ _id }: Family) => readDocument(families.doc(_id));

it('refuses a value that another size has, also in another unit, and frees the one before', async () => {
  const { axis, ids, family } = await familyWith(25.4 * 10, 100);
  const [one = '', two = ''] = ids;
  const taken = await expectProblem(await setValue(two, { [axis]: '10 in' }), 400, 'validation');
  expect(taken.errors).toEqual({
    [`attributes.${axis}`]: expect.stringMatching(/“Test bits” has this size already: “Jack plane/),
  });
  await expectStatus(await setValue(one, { [axis]: '3 mm' }), 200);
  await expectStatus(await setValue(two, { [axis]: '10 in' }), 200);
  expect((await storedFamily(family))?.cells).toEqual({ [one]: '["3/1"]', [two]: '["254/1"]' });
});

it('keeps the values that make a tool a size', async () => {
  const { axis, ids } = await familyWith(1);
  const problem = await expectProblem(await setValue(ids[0] ?? '', {}), 400, 'validation');
  expect(problem.errors).toEqual({
    [`attributes.${axis}`]: expect.stringContaining('“Test bits” differ in this'),
  });
});

it('lets one of two tools have a size that both get at the same time', async () => {
  const { axis, ids, family } = await familyWith(1, 2);
  const answers = await Promise.all(ids.map((id) => setValue(id, { [axis]: '7 mm' })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const cells = Object.values((await storedFamily(family))?.cells ?? {});
  expect(new Set(cells).size).toBe(2);
});

it('keeps each size once if the axes and a value change at the same time', async () => {
  const [axis, other] = [await createAxis(token), await createAxis(token)];
  const valued = (mm: number) =>
    createSize(axis, mm, {
      attributes: { [axis]: `${mm} mm`, [other]: `${mm} mm` },
      attributeNumbers: { [axis]: [mm, 1], [other]: [mm, 1] },
    });
  const ids = [await valued(1), await valued(2)];
  const { _id, createdAt: _, ...family } = await createTestFamily(token, familyOf(axis, ids));
  const json = { ...family, axes: [other] };
  const answers = await Promise.all([
    send('PUT', `/family/${_id}`, { token, json }),
    setValue(ids[0] ?? '', { [axis]: '1 mm', [other]: '2 mm' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect((await checkFamilies()).filter((problem) => problem.includes(_id))).toEqual([]);
});

it('checks sizes that are edited together, each alone', async () => {
  const { axis, ids } = await familyWith(1, 2);
  const listed = await Promise.all(
    ids.map(async (id) => {
      const response = await send('GET', `/tool/${id}?prices=list`, { token });
      const tool = await expectStatus<StaffTool>(response, 200);
      return { ...tool, version: response.headers.get('etag')?.replaceAll(/W\/|"/g, '') };
    }),
  );
  const edits = listed.map(({ _id: toolId, version = '' }, at) => ({
    toolId,
    version,
    changes: { attributes: { [axis]: at === 0 ? '2 mm' : '9 mm' }, minOrder: 6 + at },
  }));
  const [clash, free] = edits;
  const first = await send('PUT', '/tools', { token, json: { edits: [clash] } });
  const { done, failed } = await expectStatus<EditedTools>(first, 200);
  expect(done).toEqual([]);
  expect(failed[0]?.errors?.[`attributes.${axis}`]).toContain('has this size already');
  for (const edit of [free, clash]) {
    const response = await send('PUT', '/tools', { token, json: { edits: [edit] } });
    expect((await expectStatus<EditedTools>(response, 200)).failed).toEqual([]);
  }
});

it('removes a deleted tool from its family', async () => {
  const { ids, family } = await familyWith(1, 2);
  const [gone = '', kept = ''] = ids;
  await expectStatus(await send('DELETE', `/tool/${gone}`, { token }), 200);
  expect(await storedFamily(family)).toMatchObject({
    toolIds: [kept],
    cells: { [kept]: '["2/1"]' },
  });
});

it('keeps an attribute while a family without sizes differs in it', async () => {
  const axis = await createAxis(token);
  await createTestFamily(token, familyOf(axis, []));
  const response = await send('DELETE', `/attribute/${axis}`, { token });
  const { message } = await expectProblem(response, 409, 'attribute-in-use');
  expect(message).toContain('The sizes of “Test bits” differ in this attribute');
});

it('finds families whose sizes do not fit', async () => {
  const { ids, family } = await familyWith(1, 2);
  const [one = '', two = ''] = ids;
  const reference = families.doc(family._id);
  const before = await readDocument(reference);
  await reference.update({ cells: { [one]: '["2/1"]', [two]: '["2/1"]' } });
  await tools.doc(two).update({ familyId: '' });
  const found = await checkFamilies();
  const of = (problem: string) => `family ${family._id}: ${problem}`;
  expect(found).toEqual(
    expect.arrayContaining([
      of('two of its sizes are the same'),
      of(`tool ${one} has another size`),
      of(`tool ${two} is not of this family`),
    ]),
  );
  await reference.update({ cells: before?.cells ?? {} });
  await tools.doc(two).update({ familyId: 'missing' });
  expect(await checkFamilies()).toContain(
    `tool ${two}: it is of the family missing, which does not have it`,
  );
  await tools.doc(two).update({ familyId: family._id });
  expect((await checkFamilies()).filter((text) => text.includes(family._id))).toEqual([]);
});
