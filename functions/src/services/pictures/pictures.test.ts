import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openBucket } from '../../firebase.ts';
import { removeFilesOf } from './pictures.ts';

it('removes what lies below the account, and nothing beside it, however often it is asked to at once', async () => {
  const [uid, bucket] = [randomUUID(), await openBucket()];
  const own = Array.from({ length: 8 }, (_, index) => `users/${uid}/${index}.txt`);
  const beside = `users/${uid}2/kept.txt`;
  await Promise.all([...own, beside].map((path) => bucket.file(path).save('a picture')));
  await Promise.all(Array.from({ length: 6 }, () => removeFilesOf(uid)));
  const [left] = await bucket.getFiles({ prefix: `users/${uid}` });
  expect(left.map(({ name }) => name)).toEqual([beside]);
  await bucket.file(beside).delete();
});
