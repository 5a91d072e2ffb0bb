import { WriteBatch } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { families } from '../../../store/collections/collections.ts';
import { callerOf, registerAdmin } from '../../../testing/api/accounts.ts';
import { expectStatus, send } from '../../../testing/api/api.ts';
import { createAxis, createTestFamily, familyOf } from '../../../testing/tools/families.ts';
import { deleteAttribute, readAttributeList } from '../attributes/attributes.ts';
import { createFamily, updateFamily } from './families.ts';

const { token, ...admin } = await registerAdmin();
const caller = callerOf({ token, ...admin }, true);

/** Lets another instance, that of the API, do something right before the next commit of this one. */
const beforeCommit = (other: () => Promise<unknown>): void => {
  const { commit } = WriteBatch.prototype;
  vi.spyOn(WriteBatch.prototype, 'commit').mockImplementationOnce(async function (
    this: WriteBatch,
  ) {
    await other();
    return commit.call(this);
  });
};

const removeAxis = async (axis: string) =>
  expectStatus(await send('DELETE', `/attribute/${axis}`, { token }), 200);

const isAttribute = async (axis: string) =>
  (await readAttributeList()).some(({ _id }) => _id === axis);

const isAxis = async (axis: string) =>
  !(await families.where('axes', 'array-contains', axis).get()).empty;

it('keeps an attribute that becomes an axis while it is deleted', async () => {
  const axis = await createAxis(token);
  beforeCommit(() => createTestFamily(token, familyOf(axis, [])));
  await expect(deleteAttribute(axis, caller)).rejects.toMatchObject({ code: 'attribute-in-use' });
  expect([await isAttribute(axis), await isAxis(axis)]).toEqual([true, true]);
});

it('creates no family whose axis is deleted meanwhile', async () => {
  const axis = await createAxis(token);
  beforeCommit(() => removeAxis(axis));
  const creating = createFamily({ input: familyOf(axis, []), key: undefined }, caller);
  await expect(creating).rejects.toMatchObject({
    details: { errors: { 'axes.0': `There is no attribute ${axis}` } },
  });
  expect([await isAttribute(axis), await isAxis(axis)]).toEqual([false, false]);
});

it('changes no family to an axis that is deleted meanwhile, and the other way round', async () => {
  const [before, axis] = [await createAxis(token), await createAxis(token)];
  const { _id, createdAt: _, ...edit } = await createTestFamily(token, familyOf(before, []));
  const changing = () => updateFamily(_id, { ...edit, axes: [axis] }, caller);
  beforeCommit(() => removeAxis(axis));
  await expect(changing()).rejects.toMatchObject({ code: 'validation' });
  const other = await createAxis(token);
  beforeCommit(async () => {
    const json = { ...edit, axes: [other] };
    await expectStatus(await send('PUT', `/family/${_id}`, { token, json }), 200);
  });
  await expect(deleteAttribute(other, caller)).rejects.toMatchObject({ code: 'attribute-in-use' });
});
