import { expect, it } from 'vitest';
import type { ChangedFamily, Family } from '../../contract/index.ts';
import { registerAdmin } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { isThere, linkTo, uploadPicture } from '../../testing/pictures/pictures.ts';
import {
  createAxis,
  createSize,
  createTestFamily,
  familyOf,
} from '../../testing/tools/families.ts';

const { token } = await registerAdmin();

const put = ({ _id, createdAt: _, ...family }: Family, imageLink: string) =>
  send('PUT', `/family/${_id}`, { token, json: { ...family, imageLink } });

const changed = async (family: Family, imageLink: string) =>
  (await expectStatus<ChangedFamily>(await put(family, imageLink), 200)).family;

const familyWith = async (toolIds: string[], fields: object) => {
  const axis = await createAxis(token);
  return createTestFamily(token, familyOf(axis, toolIds, fields));
};

it('a picture is deleted once its family shows another one, or is gone', async () => {
  const [first, second] = [await uploadPicture(), await uploadPicture()];
  const family = await familyWith([], { imageLink: linkTo(first) });
  const replaced = await changed(family, linkTo(second));
  expect(replaced.imageLink).toBe(linkTo(second));
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  await expectStatus(await send('DELETE', `/family/${family._id}`, { token }), 200);
  expect(await isThere(second)).toBe(false);
});

it('a picture that a tool shows, too, stays', async () => {
  const shared = await uploadPicture();
  const axis = await createAxis(token);
  const size = await createSize(axis, 6, { imageLink: linkTo(shared), imagePath: shared });
  const input = familyOf(axis, [size], { imageLink: linkTo(shared) });
  const family = await createTestFamily(token, input);
  expect((await changed(family, '')).imageLink).toBe('');
  expect(await isThere(shared)).toBe(true);
});

it('a picture of another site is refused', async () => {
  const family = await familyWith([], {});
  const answer = await put(family, 'https://pictures.test/plane.webp');
  const { errors } = await expectProblem(answer, 400, 'validation');
  expect(errors).toEqual({ imageLink: 'Picture must be one uploaded to the shop' });
});
